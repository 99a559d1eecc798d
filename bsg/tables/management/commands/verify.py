"""`manage.py verify FILE|GAME`: verifies the record of a finished game, and names the first step that is false."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from bsg.kernel import Refused
from bsg.tables.models import Table
from bsg.tables.replay import record, verify


class Command(BaseCommand):
    help = "Checks commitment, draws and digests of a record, and plays it again where the rules are the same."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("record", help="a file, or the name of a table in its address")

    def handle(self, *args: Any, **options: Any) -> None:
        made = self.found(options["record"])
        report = verify.verified(made)
        if not report.good:
            raise CommandError(f"Step {report.step} is false: {report.problem}")
        fingerprint = "The key is that of fingerprint and nonces." if report.shuffles else "It began in the middle."
        self.stdout.write(f"{fingerprint} {report.draws - report.copied} draws are what the key gives.")
        if report.copied:
            self.stdout.write(f"{report.copied} more were copied from the game that it goes on from, with its key.")
        self.stdout.write(f"{report.digests} of {report.steps} positions have their digests.")
        again = f"not played again: {report.not_executed}" if report.not_executed else f"{report.executed} played again"
        self.stdout.write(f"Steps: {again}.")
        self.stdout.write(f"Seal: {made.seal}")

    def found(self, name: str) -> record.Record:
        path = Path(name)
        try:
            if path.is_file():
                return record.read(path.read_bytes())
        except Refused as refused:
            raise CommandError(str(refused.words)) from refused
        table = Table.objects.filter(public_id=name).first()
        if table is None:
            raise CommandError(f"There is no file and no table called {name}.")
        if table.status != Table.Status.OVER:
            raise CommandError("This game is not over yet: its secret is not published.")
        return record.made(table)

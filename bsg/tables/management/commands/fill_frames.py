"""`manage.py fill_frames`: makes the frames of finished games that were played before frames were kept."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from bsg.tables.journal import service
from bsg.tables.models import Table
from bsg.tables.replay import refill


class Command(BaseCommand):
    help = "Makes the frames that finished games lack, as far as their journals still replay; says of which it did not."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("tables", nargs="*", help="ids of tables; all finished ones, if none is given")

    def handle(self, *args: Any, **options: Any) -> None:
        games = Table.objects.filter(status=Table.Status.OVER).order_by("pk")
        if options["tables"]:
            games = games.filter(public_id__in=options["tables"])
        whole = 0
        for pk in games.values_list("pk", flat=True):
            with service.holding(pk) as cached:
                there, of = refill.refill(cached.table)
            whole += there == of
            if there < of:
                self.stderr.write(f"{cached.table}: {there} of {of} positions; the others do not replay any more")
        self.stdout.write(f"{whole} games can be seen again from beginning to end")

"""`manage.py rebuild_facts`: writes the read models anew from the games themselves."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from bsg.tables.journal import facts, service, tags
from bsg.tables.journal.restore import DoesNotReplay
from bsg.tables.models import Table


class Command(BaseCommand):
    help = "Writes read models and tags anew, from each game's own state."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("tables", nargs="*", help="ids of tables; all of them, if none is given")

    def handle(self, *args: Any, **options: Any) -> None:
        games = Table.objects.exclude(status=Table.Status.LOBBY).order_by("pk")
        if options["tables"]:
            games = games.filter(public_id__in=options["tables"])
        rebuilt = sum(self.rebuild(pk) for pk in games.values_list("pk", flat=True))
        self.stdout.write(f"{rebuilt} games rebuilt")

    def rebuild(self, pk: int) -> bool:
        """One game; one that today's rules do not replay is left as it is, and named."""
        with service.holding(pk) as cached:
            try:
                running = cached.up_to(cached.table)
            except DoesNotReplay as problem:
                self.stderr.write(f"{cached.table}: {problem}")
                return False
            facts.rebuild(cached.table, running)
            if running.over:
                tags.write(cached.table, cached.seats, running.position)
        return True

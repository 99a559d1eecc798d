"""`manage.py bench`: the measures we steer by, one line each, with the bare minimum beside it."""

import json
import os
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand
from django.db import connection

from bsg.galactica.management.measures import (
    Measure,
    company,
    entries,
    games,
    lists,
    loading,
    long,
    peers,
    replays,
    screens,
)

DATABASES = ("sqlite", "postgres")
MEASURES = (
    "games",
    "peers",
    "restoring",
    "views",
    "entries",
    "long",
    "lists",
    "replays",
    "saturated",
    "unsaturated",
    "reconnecting",
    "loading",
    "bots",
)


class Command(BaseCommand):
    help = "Measures the engine, the service and the way to the screens. Touches no table but its own."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("measures", nargs="*", choices=[*MEASURES, []], help="which; all, if none is given")
        parser.add_argument("--games", type=int, default=40, help="whole games to play")
        parser.add_argument("--entries", type=int, default=500, help="entries through the service")
        parser.add_argument("--seconds", type=float, default=20, help="of each loop with sockets")
        parser.add_argument("--seats", type=int, nargs="+", default=[3, 6], help="at a saturated table")
        parser.add_argument("--database", nargs="+", choices=DATABASES, default=DATABASES, help="of saturated tables")
        parser.add_argument("--workers", type=int, nargs="+", default=[1, 2], help="that serve saturated tables")
        parser.add_argument("--json", action="store_true", help="print one JSON object per measure, for machines")

    def handle(self, *args: Any, **options: Any) -> None:
        chosen = options["measures"] or MEASURES
        for name, measured in self.all(options).items():
            if name in chosen:
                for measure in measured:
                    self.show(name, measure, options["json"])

    def all(self, options: dict[str, Any]) -> dict[str, Iterator[Measure]]:
        """Each begins only when it is looked at."""
        of = tuple(options["database"]), tuple(options["seats"]), tuple(options["workers"])
        return {
            "games": games.whole_games(options["games"]),
            "peers": peers.peers(),
            "restoring": games.restoring(max(1, options["games"] // 4)),
            "views": games.views(max(1, options["games"] // 8)),
            "entries": with_a_database(entries.entries(options["entries"])),
            "long": with_a_database(long.long_games()),
            "lists": with_a_database(lists.lists()),
            "replays": with_a_database(replays.replays()),
            "saturated": screens.saturated(options["seconds"], *of),
            "unsaturated": screens.unsaturated(options["seconds"]),
            "reconnecting": screens.reconnecting(),
            "loading": loading.loading(),
            "bots": company.bots(options["games"], options["seconds"]),
        }

    def show(self, name: str, measure: Measure, as_json: bool) -> None:
        shown = json.dumps({"measure": name, **measure._asdict()}) if as_json else str(measure)
        self.stdout.write(shown)
        self.stdout.flush()


def with_a_database(measures: Iterator[Measure]) -> Iterator[Measure]:
    with database_of_its_own():
        yield from measures


@contextmanager
def database_of_its_own() -> Iterator[None]:
    """SQLite as tables use it, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        data = Path(folder)
        if connection.vendor != "sqlite":
            raise SystemExit("These measures are made on SQLite: unset DATABASE_URL.")
        connection.close()
        connection.settings_dict["NAME"] = str(data / "table.sqlite3")
        os.environ["BSG_DATA"] = folder
        call_command("migrate", verbosity=0)
        try:
            yield
        finally:
            connection.close()

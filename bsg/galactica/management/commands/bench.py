"""`manage.py bench`: the measures we steer by, one line each, with the bare minimum beside it."""

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

from bsg.galactica.management.measures import entries, games, screens

MEASURES = ("games", "restoring", "views", "entries", "screens")


class Command(BaseCommand):
    help = "Measures the engine, the service and the way to the screens. Touches no table but its own."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("measures", nargs="*", choices=[*MEASURES, []], help="which; all, if none is given")
        parser.add_argument("--games", type=int, default=40, help="whole games to play")
        parser.add_argument("--entries", type=int, default=500, help="entries through the service")
        parser.add_argument("--seconds", type=float, default=20, help="of each loop with sockets")

    def handle(self, *args: Any, **options: Any) -> None:
        chosen = options["measures"] or MEASURES
        if "games" in chosen:
            self.show(games.whole_games(options["games"]))
        if "restoring" in chosen:
            self.show(games.restoring(max(1, options["games"] // 4)))
        if "views" in chosen:
            self.show(games.views(max(1, options["games"] // 8)))
        if "entries" in chosen or "screens" in chosen:
            with database_of_its_own() as data:
                if "entries" in chosen:
                    self.show(entries.entries(options["entries"]))
                if "screens" in chosen:
                    self.show(screens.screens(data, options["seconds"]))

    def show(self, measures: Iterator[Any]) -> None:
        for measure in measures:
            self.stdout.write(str(measure))
            self.stdout.flush()


@contextmanager
def database_of_its_own() -> Iterator[Path]:
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
            yield data
        finally:
            connection.close()

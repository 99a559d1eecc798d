"""`manage.py collect_words`: writes everything that a person may read to `locale/words.pot`, for translators."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management import BaseCommand, CommandError

from bsg.collector import as_pot, collect
from bsg.tables.games import GAMES


class Command(BaseCommand):
    help = "Writes everything that a person may read to locale/words.pot, for translators."

    def handle(self, *args: Any, **options: Any) -> None:
        messages, unknown = collect(settings.BASE_DIR, GAMES.values())
        if unknown:
            places = "\n".join(f"{place.where}: {place.code}" for place in unknown)
            raise CommandError(f"These words cannot be told by reading; let them stand where they are said:\n{places}")
        path = settings.LOCALE_PATHS[0] / "words.pot"
        path.write_text(as_pot(messages))
        self.stdout.write(f"{len(messages)} messages in {path.relative_to(settings.BASE_DIR)}")

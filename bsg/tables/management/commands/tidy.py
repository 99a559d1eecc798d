"""`manage.py tidy`: clears away what is stale. The timekeeper does the same by itself."""

from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from bsg.tables.house.folding import fold
from bsg.tables.house.tidy import tidy


class Command(BaseCommand):
    help = "Folds tables away where nobody is, and clears away old sessions and persons who have not come for long."

    def handle(self, *args: Any, **options: Any) -> None:
        now = timezone.now()
        for what, number in {**fold(now), **tidy(now)}.items():
            self.stdout.write(f"{number} {what}")

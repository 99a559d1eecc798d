"""`manage.py tidy`: clears away what is stale. The timekeeper does the same every hour."""

from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from bsg.tables.journal.tidy import tidy


class Command(BaseCommand):
    help = "Clears away old sessions, and persons who have not come for long."

    def handle(self, *args: Any, **options: Any) -> None:
        for what, number in tidy(timezone.now()).items():
            self.stdout.write(f"{number} {what}")

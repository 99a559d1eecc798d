"""`manage.py record_schema > docs/record.schema.json`: what a record looks like, as JSON Schema."""

from typing import Any

from django.core.management.base import BaseCommand

from bsg.tables.replay import record


class Command(BaseCommand):
    help = "Prints the JSON Schema of records."

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(record.schema().decode(), ending="")

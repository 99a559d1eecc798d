"""`manage.py open_toy_table`: the pages propose another game, so a table for this one is opened here."""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from django.urls import reverse

from bsg.tables.acts import lobby


class Command(BaseCommand):
    help = "Opens a table for the toy game. Prints the address of its host's seat and its invite link."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("host")

    def handle(self, *args: Any, host: str, **options: Any) -> None:
        game, token = lobby.create("toy", {"players": 3}, name="Toy", host=host, pace="days")
        seat = reverse("seat", args=[game.public_id, token])
        self.stdout.write(json.dumps({"host": seat, "invite": game.get_invite_url()}))

"""`manage.py lay battle`: lays a position worth looking at on a table, and says where its people sit."""

import json
import secrets
from argparse import ArgumentParser
from typing import Any

import msgspec
from django.core.management.base import BaseCommand
from django.db import transaction
from django.urls import reverse
from django.utils import timezone

from bsg.engine import BSG
from bsg.engine.positions import POSITIONS
from bsg.engine.scenario import Play
from bsg.tables import beats, commands, lobby, service
from bsg.tables.models import Game, Seat

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


class Command(BaseCommand):
    help = "Lays a position on a new table without bots. Prints the address of each seat and whom the table waits for."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("position", choices=POSITIONS)
        parser.add_argument("--pace", choices=Game.Pace.values, default=Game.Pace.DAYS)

    def handle(self, *args: Any, position: str, pace: str, **options: Any) -> None:
        play = POSITIONS[position]()
        game, seats, addresses = table_for(play, position, pace)
        begin(game, play)
        replay(game, seats, play)
        asked = [ask.seat for ask in play.running.owed]
        self.stdout.write(json.dumps({"seats": addresses, "asked": asked, "watch": game.get_invite_url()}))


def table_for(play: Play, name: str, pace: str) -> tuple[Game, list[Seat], list[str]]:
    agreed = msgspec.to_builtins(play.state.options)
    names = NAMES[: len(play.state.players)]
    game, token = lobby.create(BSG.name, agreed, name=name, host=names[0], pace=pace, beat=beats.LONGEST)
    tokens = [token, *(lobby.join(game, friend)[1] for friend in names[1:])]
    addresses = [reverse("seat", args=[game.public_id, token]) for token in tokens]
    return game, list(game.seats.all()), addresses


@transaction.atomic
def begin(game: Game, play: Play) -> None:
    """The game begins in the middle: its first checkpoint is the position."""
    running = BSG.restore(play.began, [])
    now = timezone.now()
    game.key, game.status, game.started = play.state.dice.key, Game.Status.PLAYING, now
    game.digest = running.digest()
    running.saved = play.began
    service.write_position(game, running, running.rules.told, now, checkpoint=True)


def replay(game: Game, seats: list[Seat], play: Play) -> None:
    """What people did since, each answer through the one way in."""
    running = BSG.restore(play.began, [])
    for entry in play.entries:
        act = commands.Answer(id=secrets.token_hex(8), ask=running.ask_id(entry.seat), picks=entry.picks)
        service.take(seats[entry.seat], act)
        running.take(entry)

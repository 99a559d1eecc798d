"""`manage.py lay battle`: lays a position worth looking at on a table, and says where its people sit."""

import json
import secrets
from argparse import ArgumentParser
from hashlib import sha256
from typing import Any

import msgspec
from django.core.management.base import BaseCommand
from django.db import transaction
from django.urls import reverse
from django.utils import timezone

from bsg.bots import Random
from bsg.bots.simulation import tables
from bsg.engine import BSG
from bsg.engine.positions import positions
from bsg.engine.scenario import Play
from bsg.kernel import Answer, Running, commitment, game_key, questions
from bsg.tables.acts import lobby, windows
from bsg.tables.acts.chat import say
from bsg.tables.journal import due, service
from bsg.tables.journal.minds import RANDOM
from bsg.tables.line import commands
from bsg.tables.models import Seat, Table

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
SAYS = 40  # entries between two words
OPENING = "opening"  # a whole game, from the choice of characters on


class Command(BaseCommand):
    help = "Lays a position on a new table. Prints the address of each person's seat and whom the table waits for."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("position", choices=[OPENING, *positions()])
        parser.add_argument("--pace", choices=Table.Pace.values, default=Table.Pace.DAYS)
        parser.add_argument("--players", type=int, default=3, help="of an opening")
        parser.add_argument("--bots", type=int, default=0, help="so many of the last seats")
        parser.add_argument("--level", default=RANDOM, help="at which bots of an opening play")
        parser.add_argument("--seed", default="", help="of an opening: the same cards, dice and bots each time")
        parser.add_argument("--over", action="store_true", help="an opening, played to its end by its people at random")
        parser.add_argument("--left", type=int, default=0, help="an opening, played but for so many entries")
        parser.add_argument("--variants", default="", help="of an opening, with commas between")
        parser.add_argument("--quick", action="store_true", help="an opening that asks only who can respond")
        parser.add_argument("--windows", default="all", help="of an opening: in which people are stopped at first")
        parser.add_argument("--beat", type=int, default=windows.LONGEST, help="seconds of a response window, live")

    def handle(self, *args: Any, position: str, pace: str, bots: int, seed: str, **options: Any) -> None:
        play = None if position == OPENING else positions()[position]()
        (opening,) = tables(None, options["variants"])
        opening |= {"players": options["players"], "quick": options["quick"], "windows": options["windows"]}
        agreed = msgspec.to_builtins(play.state.options) if play else opening
        played = options["over"] or options["left"] > 0
        seated = 0 if play or played else bots
        table, addresses = table_for(agreed, position, pace, seated, options["level"], options["beat"])
        if play:
            begin(table, BSG.restore(play.began, []), play.state.dice.key, play.began)
            replay(table, play)
            addresses = addresses[: len(addresses) - bots]
            hand_over(table, play.running, len(addresses))
        else:
            if seed:
                Table.objects.filter(pk=table.pk).update(public_id=f"lay-{seed}")
                table.seats.filter(kind=Seat.Kind.BOT).update(nonce="lay")
                addresses = [address.replace(table.public_id, f"lay-{seed}") for address in addresses]
                table.refresh_from_db()
            key = sha256(f"lay:{seed or secrets.token_hex()}".encode()).hexdigest()
            if played:  # a finished game publishes what its key is made of
                table.secret = sha256(key.encode()).digest()
                table.commitment = commitment(table.secret)
                key = game_key(table.secret, [seat.nonce for seat in table.seats.all()])
            begin(table, BSG.new(agreed, key), key)
            if played:
                play_on(table, seed, length_of(agreed, key, seed) - options["left"])
                if options["left"] and bots:
                    addresses = addresses[: len(addresses) - bots]
                    hand_over(table, service.current(table.pk), len(addresses))
        asked = [ask.seat for ask in play.running.owed] if play else []
        self.stdout.write(json.dumps({"seats": addresses, "asked": asked, "watch": table.get_invite_url()}))


def table_for(
    agreed: dict[str, Any], name: str, pace: str, bots: int, level: str = RANDOM, beat: int = windows.LONGEST
) -> tuple[Table, list[str]]:
    """A table with everybody at it, and the addresses of the people's seats."""
    names = NAMES[: agreed["players"] - bots]
    table, token = lobby.create(BSG.name, agreed, name=name, host=names[0], pace=pace, beat=beat)
    tokens = [token, *(lobby.join(table, friend)[1] for friend in names[1:])]
    host = table.seats.get(number=0)
    for number in range(len(names), agreed["players"]):
        lobby.add_bot(host, number, level)
    return table, [reverse("seat", args=[table.public_id, token]) for token in tokens]


@transaction.atomic
def begin(table: Table, running: Running[Any], key: str, saved: bytes = b"") -> None:
    """The game begins, maybe in the middle: then its first checkpoint is the position."""
    now = timezone.now()
    table.key, table.status, table.started, table.digest = key, Table.Status.PLAYING, now, running.digest()
    running.saved = saved
    service.write_position(table, list(table.seats.all()), running, running.rules.told, now, checkpoint=bool(saved))
    table.save()


def replay(table: Table, play: Play) -> None:
    """What people did since, each answer through the one way in."""
    running = BSG.restore(play.began, [])
    seats = list(Seat.objects.filter(table=table).order_by("number"))
    for entry in play.entries:
        act = commands.Answer(id=secrets.token_hex(8), ask=running.position.ask_id(entry.seat), picks=entry.picks)
        service.take(seats[entry.seat], act)
        running.take(entry)


def length_of(agreed: dict[str, Any], key: str, seed: str) -> int:
    """So many entries has the game in which everybody answers at random."""
    random, running, entries = Random(seed), BSG.new(agreed, key), 0
    while not running.over:
        (mine,) = questions(running.position, running.owed[0].seat).mine
        running.take(Answer(mine.seat, random.answer(mine, {})))
        entries += 1
    return entries


def play_on(table: Table, seed: str, entries: int) -> None:
    """Everybody answers at random, and says a word now and then."""
    random, seats = Random(seed), list(table.seats.all())
    for _ in range(entries):
        running = service.current(table.pk)
        (mine,) = questions(running.position, running.owed[0].seat).mine
        act = commands.Answer(id=secrets.token_hex(8), ask=mine.id, picks=random.answer(mine, {}))
        if service.take(seats[mine.seat], act) % SAYS == 0:
            say(seats[mine.seat], f"That was my answer to {mine.kind}.", secrets.token_hex(8))


@transaction.atomic
def hand_over(table: Table, running: Running[Any], people: int) -> None:
    """The seats after the people become bots, and not before: they would answer while the position is laid."""
    table = Table.objects.select_for_update().get(pk=table.pk)
    table.seats.filter(number__gte=people).update(kind=Seat.Kind.BOT)
    due.plan(table, list(table.seats.all()), running, timezone.now())

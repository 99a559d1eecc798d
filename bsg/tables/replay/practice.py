"""Playing on from a step of a finished game: a practice table where all is as it was, and later draws are new."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from bsg import kernel
from bsg.kernel import Refused, text
from bsg.kernel.game import Saved
from bsg.tables.acts import lobby
from bsg.tables.games import game_named
from bsg.tables.journal import restore, service
from bsg.tables.models import Person, Seat, Table
from bsg.tables.replay import reel

Running = kernel.Running[Any]


class Fork(msgspec.Struct):
    """Where one can play on: a position, and what was entered since; `exact`: it is the step asked for."""

    saved: bytes
    entries: list[kernel.Played]
    drawn: dict[str, int]
    exact: bool


def fork(table: Table, number: int) -> Fork:
    """At a step that still replays, else at the beginning of its turn; `Refused` says why neither can be."""
    film, game = reel.of(table), game_named(table.game)
    if not 0 <= number < len(film.steps):
        raise Refused("There is no such step in this game.")
    found = restore.saved(table, number)
    if not found.checkpoint:
        raise Refused("The game was only being set up there. Play on from its first turn.")
    played = [entry for _, entry in found.entries]
    if film.steps[number].digest:
        running = _restored(game, found.checkpoint, played)
        if running and running.digest() == film.steps[number].digest:
            if running.over:
                raise Refused("The game was over there. Play on from an earlier step.")
            return Fork(found.checkpoint, played, dict(running.rules.dice.drawn), exact=True)
    running = _restored(game, found.checkpoint, [])
    if running is None or running.over:
        raise Refused("Today's rules do not lead to this step, nor to the beginning of its turn.")
    return Fork(found.checkpoint, [], dict(running.rules.dice.drawn), exact=False)


def _restored(game: kernel.Game[Any], saved: bytes, entries: list[kernel.Played]) -> Running | None:
    """None: today's rules do not take it."""
    try:
        return game.restore(saved, entries)
    except Exception:
        return None


def play_on(table: Table, number: int, seat: int, person: Person, name: str, language: str) -> tuple[Table, bool]:
    """A new table with this person on that seat and bots on the others; and whether it is that very step."""
    place = fork(table, number)
    if not 0 <= seat < table.options["players"]:
        raise Refused("There is no such seat at this table.")
    made, _ = lobby.create(
        table.game,
        table.options,
        name=gettext("Practice: {name}").format(name=table.name)[: lobby.TABLE_NAME_LENGTH],
        host=name,
        pace=Table.Pace.DAYS,
        bots=table.options["players"] - 1,
        nonce=secrets.token_hex(8),
        language=language,
        person=person,
    )
    with transaction.atomic():
        made = Table.objects.select_for_update().get(pk=made.pk)
        _change_places(made, seat)
        _begin(made, place)
    return made, place.exact


def _change_places(table: Table, number: int) -> None:
    """Whoever makes a table sits at its first seat."""
    mine, other = table.seats.get(number=0), table.seats.get(number=number)
    if mine.pk == other.pk:
        return
    for seat, to in ((mine, table.options["players"]), (other, 0), (mine, number)):
        Seat.objects.filter(pk=seat.pk).update(number=to)
    table.host = number


def _begin(table: Table, place: Fork) -> None:
    """From the position of then; what is drawn after that step is drawn with a key of this table."""
    seats = list(table.seats.order_by("number"))
    table.key = kernel.game_key(bytes(table.secret), [seat.nonce for seat in seats])
    then = msgspec.json.decode(place.saved, type=Saved)
    state = msgspec.json.decode(then.state)
    state["dice"] |= {"fresh": table.key, "until": place.drawn}
    saved = msgspec.json.encode(Saved(then.round, msgspec.Raw(msgspec.json.encode(state))))
    running: Running = game_named(table.game).restore(saved, [])
    running.saved = saved
    now = timezone.now()
    table.status, table.started, table.digest = Table.Status.PLAYING, now, running.digest()
    words = kernel.Event(text("A game that was played before goes on from here, with new shuffles."))
    service.write_position(table, seats, running, [words], now, checkpoint=True)
    table.save()
    service.enter_again(table, seats, running, place.entries)

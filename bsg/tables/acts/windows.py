"""Beats: at a live table a response window is open for a few seconds, the same for all, unless somebody holds it.

A hold is public and may be a bluff. It is no entry: the rules know no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Illegal, NotAllowed, text
from bsg.tables.journal import cache, due, service
from bsg.tables.line import notify
from bsg.tables.line.timestamps import timestamp
from bsg.tables.models import Game, Seat

SHORTEST, USUAL, LONGEST = 3, 6, 20  # seconds of a beat
HOLDS = 2  # by a seat in a turn, one in each window
HELD_FOR = timedelta(seconds=30)


def hold(seat: Seat) -> None:
    """The seat holds the open window: its beat ends later. Once more in the same window changes nothing."""
    with cache.locked(seat.game_id) as cached:
        service.current(Game.objects.get(pk=seat.game_id), cached)
        with transaction.atomic():
            game = Game.objects.select_for_update().get(pk=seat.game_id)
            seat = game.seats.get(pk=seat.pk)
            if _may_hold(game, seat, cached.up_to(game)):
                _hold(game, seat)
    notify.moved(game.public_id)


def _may_hold(game: Game, seat: Seat, running: kernel.Running[Any]) -> bool:
    """False: the seat holds it already."""
    if game.closes_at is None:
        raise Illegal("No response window is running out, so there is nothing to hold.")
    ask = running.open.get(seat.number)
    if ask is None or ask.shows != "window":
        raise NotAllowed("You are not asked in this window, so you cannot hold it.")
    if seat.held == game.window:
        return False
    if seat.holds >= HOLDS:
        raise Illegal(text("You have held {n} windows in this turn, and that is all you can.", n=HOLDS))
    return True


def _hold(game: Game, seat: Seat) -> None:
    assert game.closes_at is not None
    now = timezone.now()
    due.end_beat_at(game, max(game.closes_at, now) + HELD_FOR)
    service.tell(game, [kernel.Event(text("{seat} holds the window.", seat=f"seat:{seat.number}"))], now)
    game.save(update_fields=["closes_at", "events_told"])
    seat.held, seat.holds = game.window, seat.holds + 1
    seat.save(update_fields=["held", "holds"])


def view(game: Game, seats: Sequence[Seat]) -> dict[str, Any] | None:
    """The open window's beat; the same for everybody, whoever is asked in it."""
    if game.closes_at is None:
        return None
    return {
        "closes_at": timestamp(game.closes_at),
        "seconds": game.beat,
        "held": [seat.number for seat in seats if seat.held == game.window],
        "holds": [max(0, HOLDS - seat.holds) for seat in seats],
    }

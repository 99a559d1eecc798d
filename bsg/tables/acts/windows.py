"""Beats: at a live table a response window is open for a few seconds, the same for all, unless somebody holds it.

A hold is public and may be a bluff. It is no entry: the rules know no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django.utils import timezone

from bsg import kernel
from bsg.kernel import Illegal, NotAllowed, text
from bsg.tables.journal import due, service
from bsg.tables.journal.heard import Told
from bsg.tables.line import notify
from bsg.tables.line.shapes import WindowSection
from bsg.tables.line.timestamps import timestamp
from bsg.tables.models import Seat, Table

SHORTEST, USUAL, LONGEST = 3, 6, 20  # seconds of a beat
HOLDS = 2  # by a seat in a turn, one in each window
HELD_FOR = timedelta(seconds=30)


def hold(seat: Seat) -> None:
    """The seat holds the open window: its beat ends later. Once more in the same window changes nothing."""
    service.current(seat.table_id)
    with service.holding(seat.table_id, seat) as cached:
        table = cached.look(seat.table_id)
        seat = cached.seats[seat.number]
        if _may_hold(table, seat, cached.up_to(table)):
            cached.telling += _hold(table, seat)
    notify.moved(table.public_id)


def _may_hold(table: Table, seat: Seat, running: kernel.Running[Any]) -> bool:
    """False: the seat holds it already."""
    if table.closes_at is None:
        raise Illegal("No response window is running out, so there is nothing to hold.")
    ask = running.open.get(seat.number)
    if ask is None or ask.shows != "window":
        raise NotAllowed("You are not asked in this window, so you cannot hold it.")
    if seat.held == table.window:
        return False
    if seat.holds >= HOLDS:
        raise Illegal(text("You have held {n} windows in this turn, and that is all you can.", n=HOLDS))
    return True


def _hold(table: Table, seat: Seat) -> list[Told]:
    assert table.closes_at is not None
    now = timezone.now()
    due.end_beat_at(table, max(table.closes_at, now) + HELD_FOR)
    told = service.tell(table, [kernel.Event(text("{seat} holds the window.", seat=f"seat:{seat.number}"))], now)
    table.save(update_fields=["closes_at", "events_told", "heard"])
    seat.held, seat.holds = table.window, seat.holds + 1
    seat.save(update_fields=["held", "holds"])
    return told


def view(table: Table, seats: Sequence[Seat]) -> WindowSection | None:
    """The open window's beat; the same for everybody, whoever is asked in it."""
    if table.closes_at is None:
        return None
    return {
        "closes_at": timestamp(table.closes_at),
        "seconds": table.beat,
        "held": [seat.number for seat in seats if seat.held == table.window],
        "holds": [max(0, HOLDS - seat.holds) for seat in seats],
    }

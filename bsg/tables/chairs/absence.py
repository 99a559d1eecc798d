"""Who is asked for consent: the people at the table who are there. Whoever is absent holds up nobody."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from bsg.tables.line import presence
from bsg.tables.models import Seat, Table

OVER_DAYS = timedelta(days=3)  # at a table that is played over days: whoever never looks in must not stop it for ever


def is_absent(table: Table, seat: Seat, now: datetime) -> bool:
    """Said so, or without a line for too long; a stand-in sits only for the absent."""
    if seat.gone or seat.stand_in:
        return True
    if seat.present or presence.is_here(seat):
        return False
    seen = seat.last_seen or table.started or table.created
    return now - seen >= (timedelta(seconds=table.absence) if table.pace == Table.Pace.LIVE else OVER_DAYS)


def asked(table: Table, seats: Sequence[Seat], out: Collection[int], now: datetime) -> list[int]:
    """The seats whose consent it takes."""
    return [
        seat.number
        for seat in seats
        if seat.taken and not seat.is_bot and seat.number not in out and not is_absent(table, seat, now)
    ]

"""Clocks: how long an answer may take at a table, and when the open question's time is up.

An allowance for each answer, one for turns and one for windows and checks; at a live table everybody has a bank
besides, which is used up where an answer takes longer. In windows and for secret questions there is no bank: all who
owe an answer are late at once, so that nobody learns who was asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.models import Seat, Table

MINUTE, HOUR = 60, 3600


class Clock(msgspec.Struct, frozen=True):
    """Seconds for an answer in a turn, for one in a window or check, and of everybody's bank."""

    turn: int
    window: int
    bank: int = 0


CLOCKS: dict[str, Clock] = {
    "live-1": Clock(MINUTE, MINUTE, 10 * MINUTE),
    "live-3": Clock(3 * MINUTE, 2 * MINUTE, 15 * MINUTE),
    "days-1": Clock(24 * HOUR, 12 * HOUR),
    "days-3": Clock(72 * HOUR, 24 * HOUR),
}


def of(table: Table) -> Clock | None:
    return CLOCKS.get(table.clock)


def plan(
    table: Table, seats: Sequence[Seat], running: kernel.Running[Any], of_bots: Collection[int], now: datetime
) -> None:
    """Sets when the open question's time is up: it begins when the question is asked, whoever answers meanwhile."""
    # Who has answered in a window is nobody's business, so that moves nothing.
    asked = [ask for ask in running.open.values() if ask.seat not in running.given or not is_public(ask)]
    clock, owed = of(table), [ask for ask in asked if ask.seat not in of_bots]
    if clock is None or not owed:
        table.clock_about, table.clock_from, table.clock_at = "", None, None
        return
    about = f"{table.branch}:{running.position.round}"
    if about != table.clock_about or table.clock_from is None:
        table.clock_about, table.clock_from = about, now
    table.clock_at = min(deadline(table, seats, running, ask) for ask in owed)


def deadline(table: Table, seats: Sequence[Seat], running: kernel.Running[Any], ask: kernel.Ask) -> datetime:
    clock = of(table)
    assert clock is not None
    assert table.clock_from is not None
    left = seats[ask.seat].bank if is_public(ask) else 0.0
    return table.clock_from + timedelta(seconds=allowance(table, clock, running) + left)


def allowance(table: Table, clock: Clock, running: kernel.Running[Any]) -> int:
    together = any(ask.shows == "window" for ask in running.open.values())
    checking = game_named(table.game).claimable(running.position) is not None
    return clock.window if together or checking else clock.turn


def is_public(ask: kernel.Ask) -> bool:
    """Whether everybody knows whose question it is."""
    return ask.shows in ("options", "seat")


def late(table: Table, seats: Sequence[Seat], running: kernel.Running[Any], now: datetime) -> list[kernel.Ask]:
    """The questions whose time is up; bots have their own."""
    owed = [ask for ask in running.owed if not seats[ask.seat].by_bot]
    return [ask for ask in owed if deadline(table, seats, running, ask) <= now]


def answered(table: Table, seat: Seat, running: kernel.Running[Any], now: datetime) -> None:
    """Somebody answers themselves: what went beyond the allowance is off their bank, and they are late no more."""
    clock, ask = of(table), running.open.get(seat.number)
    if clock is None or ask is None or table.clock_from is None or seat.number in running.given:
        return
    over = (now - table.clock_from).total_seconds() - allowance(table, clock, running)
    bank = max(0.0, seat.bank - max(0.0, over)) if is_public(ask) else seat.bank
    if bank != seat.bank or seat.lapses:
        seat.bank, seat.lapses = bank, 0
        seat.save(update_fields=["bank", "lapses"])


def fill_banks(table: Table, seats: Iterable[Seat]) -> None:
    """When the game begins; the caller has locked the table's row."""
    if (clock := of(table)) is not None and clock.bank:
        table.seats.update(bank=clock.bank)
        for seat in seats:
            seat.bank = clock.bank

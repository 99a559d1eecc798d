"""Whole games at real tables, played by bots through the one way in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bsg import kernel
from bsg.bots import Random
from bsg.engine.state import State
from bsg.tables.acts import lobby
from bsg.tables.journal import service
from bsg.tables.line import commands
from bsg.tables.models import Table
from tests.tables.conftest import LaidTable


def table_of(options: dict[str, Any], seed: int) -> LaidTable:
    """A begun table of the real game, the same shuffles on every run."""
    row, token = lobby.create("bsg", options, name="Fleet", host="Anna", nonce="n0")
    row.secret = bytes([seed]) * 32
    row.commitment = kernel.commitment(row.secret)
    row.save()
    others = [lobby.join(row, f"Person {n}", f"n{n}") for n in range(1, options["players"])]
    for seat, _ in others:
        lobby.set_ready(seat, True)
    lobby.start(row.seats.get(number=0))
    return LaidTable(row, [token, *(token for _, token in others)])


def play(
    table: LaidTable, seed: int, most: int = 10_000, every: int = 8, orders: int = 0
) -> Iterator[tuple[Table, State]]:
    """Random players to the end, now and then taking back what can be: the table and its state after every entry.

    `orders`: somebody gives or withdraws a standing order every so many entries.
    """
    bot = Random(str(seed))
    seats = list(table.row.seats.all())
    for step in range(most):
        running = table.running()
        yield table.row, running.rules.state
        if running.over:
            return
        ask = running.owed[0]
        back = next((seat for seat in seats if running.may_take_back(seat.number)), None)
        if back is not None and step % every == 0:
            service.take(back, commands.TakeBack(id=table.next_id()))
        elif orders and step % orders == 0:
            order = commands.Order(id=table.next_id(), order="pass", on=step % (2 * orders) == 0)
            service.take(seats[step % len(seats)], order)
        else:
            (mine,) = kernel.questions(running.position, ask.seat).mine
            act = commands.Answer(id=table.next_id(), ask=mine.id, picks=bot.answer(mine, {}))
            service.take(seats[ask.seat], act)

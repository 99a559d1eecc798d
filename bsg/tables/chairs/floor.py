"""A table in the hands of somebody who acts on it: its rows locked and read anew, its game as it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import msgspec
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Refused
from bsg.tables.chairs import absence
from bsg.tables.games import game_named
from bsg.tables.journal import service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import notify
from bsg.tables.models import Seat, Table


class Floor(msgspec.Struct):
    cached: CachedGame
    now: datetime

    @property
    def table(self) -> Table:
        return self.cached.table

    @property
    def running(self) -> kernel.Running[Any]:
        return self.cached.up_to(self.cached.table)

    def seat(self, number: int | None) -> Seat:
        if number is None or not 0 <= number < len(self.cached.seats):
            raise Refused("There is no such seat at this table.")
        return self.cached.seats[number]

    @property
    def out(self) -> frozenset[int]:
        """Seats that have left the game for good."""
        return game_named(self.table.game).out(self.running.position)

    def asked(self) -> list[int]:
        """The seats whose consent an act takes now."""
        return absence.asked(self.table, self.cached.seats, self.out, self.now)

    def change(self, **fields: Any) -> None:
        """Of the table's row."""
        for name, value in fields.items():
            setattr(self.table, name, value)
        self.table.save(update_fields=list(fields))

    def change_seat(self, seat: Seat, **fields: Any) -> None:
        for name, value in fields.items():
            setattr(seat, name, value)
        seat.save(update_fields=list(fields))
        self.change(seated=self.table.seated + 1)  # whoever has the seats in memory, in any process, reads them again

    def tell(self, words: kernel.Text) -> None:
        """What is no entry, but is to be heard."""
        self.cached.telling += service.tell(self.table, [kernel.Event(words)], self.now)
        self.table.save(update_fields=["events_told", "heard"])


@contextmanager
def floor(pk: int, seat: Seat | None = None) -> Iterator[Floor]:
    """For one act, in one transaction; everybody is told afterwards. `seat` must still be whose it was."""
    service.current(pk)  # a game that does not replay goes back first
    try:
        with service.holding(pk, seat) as cached:
            table = cached.look(pk)
            if table.status == Table.Status.LOBBY:
                raise Refused("The game has not begun. Wait for the host to start it.")
            yield Floor(cached, timezone.now())
    except service.Crashed as crashed:
        service.keep(crashed)
        raise
    notify.moved(table.public_id)

"""A room for each table with sockets in this process: it does what they ask, and tells them all what came of it.

One hop to a thread takes an entry and makes the news for everybody in the room; the sockets only send; then whoever
asked gets their *ok*. Things in a room happen one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from bsg.tables.journal.rows import Stand, stand_of
from bsg.tables.line import commands, news, notify, presence, threads, watcher
from bsg.tables.line.news import News, Outcome, Want
from bsg.tables.models import Seat, Table

logger = logging.getLogger(__name__)


class Socket(Protocol):
    """What a room needs of a socket."""

    seat: Seat | None
    synced: bool

    def has(self, sync: commands.Sync) -> None: ...

    def want(self) -> Want: ...

    async def tell(self, news: News) -> None: ...


class Room:
    def __init__(self, table: Table):
        self.pk, self.public_id = table.pk, table.public_id
        self.table = table
        self.seats: list[Seat] = []
        self.sockets: list[Socket] = []
        self.stand: Stand | None = None  # of which its sockets have heard
        self._turn = asyncio.Lock()
        self._woken: asyncio.Task[None] | None = None
        self._all = False  # when it is woken, it reads everything

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    # what is asked for ------------------------------------------------------------------------------------------------

    async def act(self, act: Callable[[], object], concerns: Callable[[Socket], bool] = lambda socket: True) -> None:
        """Does it, and everybody whom it concerns hears what came of it; `Refused` says why nothing did."""
        async with self._turn:
            listening = [socket for socket in self._listening() if concerns(socket)]
            wants = [socket.want() for socket in listening]
            outcome = await threads.writing(partial(news.acted, self.pk, self.public_id, act, wants))
            await self._share(listening, outcome)
        if outcome.refused is not None:
            raise outcome.refused

    async def show(self, socket: Socket, has: commands.Sync) -> None:
        """Sends one socket what it lacks, now that it has said what it has."""
        async with self._turn:
            socket.has(has)
            await self._look([socket])
        if socket.seat is not None and self.seats:
            presence.heartbeat(self.table, self.seats[socket.seat.number])

    def wake(self, how: notify.Moved = "otherwise") -> None:
        """Something changed at the table, be it by another process."""
        self._all |= how != "by entry"
        if self._woken is None or self._woken.done():
            self._woken = asyncio.get_running_loop().create_task(self._look_around())

    async def _look_around(self) -> None:
        async with self._turn:
            make = news.looked if self._all else news.followed
            self._woken, self._all = None, False  # what changes from now on needs another look
            if listening := self._listening():
                try:
                    await self._look(listening, make)
                except Exception:
                    logger.exception("Table %s cannot be looked at", self.public_id)

    async def _look(
        self, sockets: Sequence[Socket], make: Callable[[int, Sequence[Want]], Outcome] = news.looked
    ) -> None:
        wants = [socket.want() for socket in sockets]
        await self._share(sockets, await threads.reading(partial(make, self.pk, wants)))

    # who is told ------------------------------------------------------------------------------------------------------

    def _listening(self) -> list[Socket]:
        return [socket for socket in self.sockets if socket.synced]

    async def _share(self, sockets: Sequence[Socket], outcome: Outcome) -> None:
        """Whether a reader may know of a change shows in the bytes: without any, they are sent nothing."""
        if outcome.rows is not None:
            self.table, self.seats = outcome.rows
            self.stand = stand_of(self.table)
        for socket, made in zip(sockets, outcome.news, strict=False):
            await socket.tell(made)
        if outcome.moved:
            notify.elsewhere(self.public_id, outcome.moved)


rooms: dict[str, Room] = {}


def enter(table: Table, socket: Socket) -> Room:
    if table.public_id not in rooms:
        rooms[table.public_id] = Room(table)
        watcher.watch(table.public_id, table.pk)
    room = rooms[table.public_id]
    room.sockets.append(socket)
    if socket.seat is not None:
        presence.came(table, socket.seat)
        room.wake()
    return room


def leave(room: Room, socket: Socket) -> None:
    room.sockets.remove(socket)
    if not room.sockets and rooms.get(room.public_id) is room:
        del rooms[room.public_id]
        watcher.unwatch(room.public_id)
    if socket.seat is not None:
        presence.went(room.table, socket.seat)


def wake(public_id: str, how: notify.Moved) -> None:
    if room := rooms.get(public_id):
        room.wake(how)


def found_at(public_id: str, stand: Stand) -> None:
    """Somebody read where a table is. It may be further than its room knows, unless the room is just about it."""
    room = rooms.get(public_id)
    if room is not None and not room.busy and room.stand is not None and stand.is_after(room.stand):
        room.wake("by entry" if stand.number > room.stand.number else "otherwise")


notify.wake = wake
watcher.found_at = found_at

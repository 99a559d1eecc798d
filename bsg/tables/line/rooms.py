"""A room for each table with sockets in this process: it does what they ask, and tells them all what came of it.

One hop to a thread takes an entry and makes the news for everybody in the room; the sockets only send; then whoever
asked gets their *ok*. Things in a room happen one after the other; only whoever comes, or asks what they lack, need not
wait for what is being done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
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
        self._aside: set[Socket] = set()  # that are just shown what they lack, each for itself
        self._told = 0  # times that everybody else was told something
        self._woken: asyncio.Task[None] | None = None
        self._all = False  # when it is woken, it reads everything

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    # what is asked for ------------------------------------------------------------------------------------------------

    async def act(
        self, act: Callable[[], object], concerns: Callable[[Socket], bool] = lambda socket: True, holds: bool = True
    ) -> None:
        """Does it, and everybody whom it concerns hears what came of it; `Refused` says why nothing did.

        `holds`: whether it is going to hold the table.
        """
        table = self.pk if holds else None
        async with self._turn:
            outcome = await self._tell_all(
                lambda wants: threads.writing(partial(news.acted, self.pk, self.public_id, act, wants), table), concerns
            )
        if outcome.refused is not None:
            raise outcome.refused

    async def show(self, socket: Socket, has: commands.Sync) -> None:
        """Sends one socket what it lacks, now that it has said what it has. It waits for nobody who writes."""
        self._aside.add(socket)
        try:
            socket.has(has)
            shown = False
            while not shown:
                told = self._told
                outcome = await threads.reading(partial(news.looked, self.pk, [socket.want()]))
                if told == self._told:  # otherwise the others know something newer by now
                    self._learn(outcome)
                    await socket.tell(outcome.news[0])
                shown = told == self._told
        finally:
            self._aside.discard(socket)
        if socket.seat is not None and self.seats:
            presence.heartbeat(self.table, self.seats[socket.seat.number])

    def wake(self, how: notify.Moved = "otherwise") -> None:
        """Something changed at the table, be it by another process."""
        self._all |= how != "by entry"
        if self._woken is None or self._woken.done():
            self._woken = asyncio.get_running_loop().create_task(self._look_around())

    async def _look_around(self) -> None:
        async with self._turn:
            make = partial(news.looked, self.pk) if self._all else partial(news.followed, self.pk, self.stand)
            self._woken, self._all = None, False  # what changes from now on needs another look
            if self._listening():
                try:
                    await self._tell_all(lambda wants: threads.reading(partial(make, wants)))
                except Exception:
                    logger.exception("Table %s cannot be looked at", self.public_id)

    # who is told ------------------------------------------------------------------------------------------------------

    def _listening(self) -> list[Socket]:
        return [socket for socket in self.sockets if socket.synced and socket not in self._aside]

    async def _tell_all(
        self,
        make: Callable[[Sequence[Want]], Awaitable[Outcome]],
        concerns: Callable[[Socket], bool] = lambda socket: True,
    ) -> Outcome:
        """Makes news and tells them whoever still has what they had when it was asked for; others look again."""
        wants = {socket: socket.want() for socket in self._listening() if concerns(socket)}
        outcome = await make(list(wants.values()))
        self._told += 1  # whoever is shown something from here on sees what has just come to pass
        self._learn(outcome)
        late = {
            socket for socket in self._listening() if concerns(socket) and not _has_still(socket, wants.get(socket))
        }
        for (socket, want), made in zip(wants.items(), outcome.news, strict=False):
            if _has_still(socket, want) and socket not in self._aside:
                await socket.tell(made)
        if outcome.moved:
            notify.elsewhere(self.public_id, outcome.moved)
        if late and outcome.refused is None:
            await self._tell_all(
                lambda wants: threads.reading(partial(news.looked, self.pk, wants)), lambda socket: socket in late
            )
        return outcome

    def _learn(self, outcome: Outcome) -> None:
        if outcome.rows is not None:
            self.table, self.seats = outcome.rows
            self.stand = stand_of(self.table)


def _has_still(socket: Socket, want: Want | None) -> bool:
    """Whether nothing was shown to a socket since."""
    return want is not None and socket.want().have is want.have


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

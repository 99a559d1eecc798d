"""The running games that this process keeps in memory: few, and each good only while the database agrees."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from django.conf import settings

from bsg import kernel
from bsg.tables.journal import facts, heard, rows
from bsg.tables.journal.heard import Told, told_again
from bsg.tables.journal.restore import journal, restored
from bsg.tables.models import Seat, Table

FRESH = 10.0  # seconds; seats that were read longer ago may be away by now


class CachedGame:
    """One table in memory: its rows, its game, and what has been made of it for its readers.

    Use it only inside `locked`. `table` and `seats` are as the database has them once `look` or `agree` was called.
    """

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.row: Table | None = None
        self.seats: list[Seat] = []
        self.looked = 0.0
        self.running: kernel.Running[Any] | None = None
        self.at: tuple[int, str] = (0, "")  # number and digest
        self.entered: tuple[kernel.Running[Any], tuple[int, str]] | None = None  # not committed yet
        self.told: list[Told] = []  # the latest events, without a gap
        self.telling: list[Told] = []  # not committed yet
        self.commits = 0
        self.written = False  # the rows are as they were written here, and not as they were read
        self.shown: Any = None  # the line's own
        self.weight = 0  # of what was made for readers, in bytes
        self.counted = 0  # of bytes, when it was last weighed

    @property
    def table(self) -> Table:
        assert self.row is not None, "nobody has looked"
        return self.row

    # the rows ---------------------------------------------------------------------------------------------------------

    def look(self, pk: int) -> Table:
        """Reads the table's row and its seats."""
        self.row = Table.objects.get(pk=pk)
        self.seats = list(Seat.objects.filter(table_id=pk).order_by("number"))
        self.looked, self.written = time.monotonic(), False
        return self.row

    def agree(self, pk: int, stand: rows.Stand) -> Table:
        """The same, but reads only if the row, which somebody has just locked, is no longer at the stand known here."""
        if self.row is None or rows.stand_of(self.row) != stand or self._old:
            return self.look(pk)
        return self.row

    def follow(self, pk: int) -> bool | None:
        """Takes what another process has entered, with one statement.

        None: nothing has been entered. False: more than that may have happened, so look.
        """
        row, running = self.row, self.running
        if row is None or running is None or self.at != (row.number, row.digest) or self._old:
            return False
        since = rows.since(pk, row.number)
        if since is None:
            return None
        if since.chat_said != row.chat_said or since.moves["branch"] != row.branch:
            return False
        if since.moves["seated"] != row.seated:
            return False  # seats have changed, too
        self.row, self.running = None, None  # until all of it agrees
        saved, told = running.saved, row.events_told
        for number, body, at in since.entries:
            events = running.take(msgspec.convert(body, kernel.Played))
            bodies = [msgspec.to_builtins(event, str_keys=True) for event in events]
            self.telling += [Told(told + n, at, told_again(said)) for n, said in enumerate(bodies, 1)]
            told, row.number = told + len(events), number
            facts.follow(row, running)
        if since.moves["events_told"] != told or running.digest() != since.moves["digest"]:
            self.telling = []
            return False
        for name, value in since.moves.items():
            setattr(row, name, value)
        if running.saved != saved:
            for seat in self.seats:
                seat.holds = 0
        self.row, self.entered = row, (running, (row.number, row.digest))
        self.committed()
        return True

    @property
    def _old(self) -> bool:
        return time.monotonic() - self.looked > FRESH

    # what was told ----------------------------------------------------------------------------------------------------

    def latest(self, upto: int) -> list[Told]:
        """The events kept here, all up to that one."""
        last = self.told[-1].number if self.told else 0
        if last < upto:
            first = max(last, upto - heard.AT_ONCE)
            self.told = [*(self.told if first == last else []), *heard.read(self.table, first, upto)]
        elif last > upto:
            self.told = [told for told in self.told if told.number <= upto]
        return self.told

    def earlier(self) -> bool:
        """Reads some more that were told before those kept here; False: there are none."""
        first = self.told[0].number if self.told else 1
        if first > 1:
            self.told = [*heard.read(self.table, max(0, first - 1 - heard.AT_ONCE), first - 1), *self.told]
        return first > 1

    # the game ---------------------------------------------------------------------------------------------------------

    def keep(self, running: kernel.Running[Any], at: tuple[int, str]) -> None:
        self.running, self.at = running, at

    def drop(self) -> None:
        self.running = None

    def enter(self, running: kernel.Running[Any]) -> None:
        """From the commit on, this is the game."""
        self.entered = running, (self.table.number, self.table.digest)

    def committed(self) -> None:
        if self.entered is not None:
            self.keep(*self.entered)
        if self.telling and self.told and self.told[-1].number + 1 != self.telling[0].number:
            self.told = []  # others have told something in between
        self.told = [*self.told, *self.telling][-heard.AT_ONCE :]
        self.entered, self.telling = None, []
        self.commits, self.written = self.commits + 1, True

    def failed(self) -> None:
        """What was entered or told never happened, and what the rows were is not known any more."""
        self.entered, self.telling, self.row = None, [], None

    def up_to(self, table: Table) -> kernel.Running[Any]:
        """The game at the position at which `table`, just read from the database, stands."""
        at = (table.number, table.digest)
        if self.running is not None and self.at == at:
            return self.running
        running, number = self.running, self.at[0]
        self.drop()
        if running is None or not _followed(running, table, number):
            running = restored(table)
        running.position.branch = table.branch
        self.keep(running, at)
        return running

    @property
    def bytes(self) -> int:
        """About how many it takes."""
        state = len(self.running.saved) if self.running else 0
        return BASE + state * STATE + len(self.told) * EVENT + self.weight


# Of a game in memory, as measured: what each has, how much larger a state, its frame and the last key are than its
# checkpoint, an event.
BASE, STATE, EVENT = 20_000, 10, 2_000


def _followed(running: kernel.Running[Any], table: Table, number: int) -> bool:
    """Takes what other processes have entered since `number`; False: only restoring helps."""
    if table.branch > number or number > table.number:
        return False
    try:
        for _, entry in kernel.live(journal(table, number, table.number), number + 1):
            running.take(entry)
    except Exception:
        return False
    return running.digest() == table.digest


_games: OrderedDict[int, CachedGame] = OrderedDict()
_bytes = 0  # of all of them
_lock = threading.Lock()


@contextmanager
def locked(pk: int) -> Iterator[CachedGame]:
    """One thread at a time has a game in its hands; across processes the database sees to that.

    Whoever wants to write locks the table's row first: waiting for the database inside this would keep readers waiting.
    """
    with _lock:
        cached = _games.setdefault(pk, CachedGame())
        _games.move_to_end(pk)
    with cached.lock:
        try:
            yield cached
        finally:
            _make_room(pk, cached)


def _make_room(pk: int, used: CachedGame) -> None:
    """Games that nobody looked at for longest go, until the others fit; the one just used stays in any case."""
    global _bytes
    with _lock:
        if _games.get(pk) is not used:
            return  # it went while it was used; what it is good for is made again
        _bytes += used.bytes - used.counted
        used.counted = used.bytes
        while _bytes > settings.GAMES_MEMORY and len(_games) > 1:
            _, oldest = _games.popitem(last=False)
            _bytes -= oldest.counted


def forget_all() -> None:
    """As after a restart."""
    global _bytes
    with _lock:
        _games.clear()
        _bytes = 0

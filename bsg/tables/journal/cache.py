"""The running games that this process keeps in memory: few, and each good only while the database agrees."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bsg import kernel
from bsg.tables.journal.restore import journal, restored
from bsg.tables.models import Table

LIMIT = 200  # games in one process


class CachedGame:
    """One game in memory, and what has been made of it for its readers. Use it only inside `locked`."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.running: kernel.Running[Any] | None = None
        self.at: tuple[int, str] = (0, "")  # number and digest
        self.made: dict[Any, Any] = {}  # for readers, at this position
        self.worded: dict[Any, Any] = {}  # sections by what the view says: good for every position
        self.logs: dict[Any, Any] = {}  # by audience; append-only, so good for every position

    def keep(self, running: kernel.Running[Any], at: tuple[int, str]) -> None:
        if at != self.at:
            self.made.clear()
        self.running, self.at = running, at

    def drop(self) -> None:
        self.running = None

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
_lock = threading.Lock()


@contextmanager
def locked(pk: int) -> Iterator[CachedGame]:
    """One thread at a time has a game in its hands; across processes the database sees to that."""
    with _lock:
        cached = _games.setdefault(pk, CachedGame())
        _games.move_to_end(pk)
        while len(_games) > LIMIT:
            _games.popitem(last=False)
    with cached.lock:
        yield cached


def forget_all() -> None:
    """As after a restart."""
    with _lock:
        _games.clear()

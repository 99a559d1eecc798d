"""Running games held in memory: a bounded cache, valid only for the number and digest that the database says."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.models import Game

logger = logging.getLogger(__name__)

LIMIT = 200  # games held by one process


class DoesNotReplay(Exception):
    """The journal no longer replays under today's rules; `to` is the last entry that does."""

    def __init__(self, to: int):
        self.to = to
        super().__init__(f"the journal replays up to entry {to} only")


class Held:
    """One game in memory, and what has been made of it for its readers. Use it only inside `hold`."""

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

    def up_to(self, game: Game) -> kernel.Running[Any]:
        """The game at the position at which `game`, just read from the database, stands."""
        at = (game.number, game.digest)
        if self.running is not None and self.at == at:
            return self.running
        running, number = self.running, self.at[0]
        self.drop()
        if running is None or not _followed(running, game, number):
            running = restored(game)
        running.position.branch = game.branch
        self.keep(running, at)
        return running


def _followed(running: kernel.Running[Any], game: Game, number: int) -> bool:
    """Takes what other processes have entered since `number`; False: only restoring helps."""
    if game.branch > number or number > game.number:
        return False
    try:
        for _, entry in kernel.live(journal(game, number), number + 1):
            running.take(entry)
    except Exception:
        return False
    return running.digest() == game.digest


_games: OrderedDict[int, Held] = OrderedDict()
_lock = threading.Lock()


@contextmanager
def hold(pk: int) -> Iterator[Held]:
    """One thread at a time has a game in its hands; across processes the database sees to that."""
    with _lock:
        held = _games.setdefault(pk, Held())
        _games.move_to_end(pk)
        while len(_games) > LIMIT:
            _games.popitem(last=False)
    with held.lock:
        yield held


def forget_all() -> None:
    """As after a restart."""
    with _lock:
        _games.clear()


def journal(game: Game, after: int) -> list[kernel.Entry]:
    rows = game.entries.filter(number__gt=after, number__lte=game.number).order_by("number")
    return [msgspec.convert(body, kernel.Entry) for body in rows.values_list("body", flat=True)]


class Tail(msgspec.Struct):
    """All it takes to restore a game: the latest checkpoint (no bytes: the beginning) and the live entries since."""

    number: int
    saved: bytes
    entries: kernel.Live


def tail(game: Game) -> Tail:
    checkpoint = game.checkpoints.filter(after__lte=game.number).order_by("-after").first()
    number, saved = (checkpoint.after, bytes(checkpoint.body)) if checkpoint else (0, b"")
    return Tail(number, saved, kernel.live(journal(game, number), number + 1))


def restored(game: Game) -> kernel.Running[Any]:
    """The game from its latest checkpoint and the live entries since."""
    running = replayed(game, tail(game))
    if running.digest() != game.digest:
        # Expected after a change of the rules; under the same rules it means that they are not deterministic.
        level = logging.WARNING if game.version != game_named(game.game).version else logging.ERROR
        logger.log(level, "%s: replaying to entry %s gives another digest", game, game.number)
    return running


def replayed(game: Game, tail: Tail) -> kernel.Running[Any]:
    rules = game_named(game.game)
    running: kernel.Running[Any] = rules.restore(tail.saved, []) if tail.saved else rules.new(game.options, game.key)
    last = tail.number
    for number, entry in tail.entries:
        try:
            running.take(entry)
        except Exception as problem:
            logger.warning("%s: entry %s does not replay: %s", game, number, problem)
            # A standing order that is no more can be left out; an answer that does not fit ends the replay.
            if isinstance(entry, kernel.Order) and isinstance(problem, kernel.Refused):
                continue
            raise DoesNotReplay(last) from problem
        last = number
    return running

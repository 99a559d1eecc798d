"""The reel of a finished game: every position as it was, found by the number of its entry."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from threading import Lock
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.journal import frames, heard
from bsg.tables.journal.frames import Frame, Parts, Seen
from bsg.tables.journal.heard import Told
from bsg.tables.models import Table

EVERY = 20  # positions between two that are kept in memory with all their parts


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry of the record: what was done, and what it led to."""

    number: int
    entry: kernel.Entry | None  # none: the beginning, or something of which this version knows nothing
    at: datetime
    digest: str


class Reel:
    """Of one game. Nothing in it changes any more."""

    def __init__(self, steps: Sequence[Step], found: Mapping[int, Frame], told: Sequence[tuple[int, Told]]):
        self.steps = steps
        self.frames = found
        self.told = told  # with the number of the entry that each followed
        self.numbers, self.turns, self._whole = _linked(found)
        self._known: dict[int, Parts] = {}

    def seen(self, number: int) -> Seen | None:
        """The position after an entry; None: it was played by rules that are no more, before positions were kept."""
        if number not in self.numbers:
            return None
        start = number
        while start not in self._known and start not in self._whole:
            start -= 1
        parts = self._known[start] if start in self._known else frames.after({}, self.frames[start])
        for n in range(start + 1, number + 1):
            parts = frames.after(parts, self.frames[n])
            if n % EVERY == 0:
                self._known[n] = parts
        return Seen(parts, self.frames[number].draws)

    # the line that was played -----------------------------------------------------------------------------------------

    def line(self) -> list[int]:
        """The positions from the beginning to the end, without what was taken back."""
        before, found = self._before(), [self.steps[-1].number]
        while found[-1]:
            found.append(before[found[-1]])
        return found[::-1]

    def branches(self) -> dict[int, list[int]]:
        """What was abandoned, by the entry of the line that returned from it."""
        line = self.line()
        return {then: list(range(before + 1, then)) for before, then in pairwise(line) if then > before + 1}

    def _before(self) -> dict[int, int]:
        """The position from which each entry went on."""
        return {
            step.number: step.entry.to if isinstance(step.entry, kernel.Return) else step.number - 1
            for step in self.steps
            if step.number
        }

    # what happened ----------------------------------------------------------------------------------------------------

    def found(self, landmarks: Iterable[kernel.Landmark]) -> dict[int, list[str]]:
        """The landmarks that everybody heard of, by the entry with which they came."""
        found: dict[int, list[str]] = {}
        for number, told in self.told:
            for landmark in landmarks:
                if told.event.what is not None and landmark.meets(told.event.what):
                    found.setdefault(number, []).append(landmark.key)
        return found

    def answer(self, number: int) -> kernel.Answer | None:
        """What this entry answered, if it is an answer."""
        entry = self.steps[number].entry
        return entry if isinstance(entry, kernel.Answer) else None

    def rewinds(self) -> dict[int, tuple[int, ...]]:
        """The numbers of the rewinds that each position has behind it: its key is made of them, one after the other."""
        before = self._before()
        found: dict[int, tuple[int, ...]] = {0: ()}
        for step in self.steps[1:]:
            mine = (step.entry.times,) if isinstance(step.entry, kernel.Rewind) else ()
            found[step.number] = (*found[before[step.number]], *mine)
        return found

    # when -------------------------------------------------------------------------------------------------------------

    def number_at(self, at: datetime) -> int:
        """The last entry before a moment."""
        return self.steps[bisect_right(self.steps, at, key=lambda step: step.at) - 1].number


def _linked(found: Mapping[int, Frame]) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The numbers of the positions that can be put together: from a whole one on, without a gap; of those with which a
    turn began; and of the whole ones."""
    linked: set[int] = set()
    turns: set[int] = set()
    whole: set[int] = set()
    for number, frame in found.items():
        if frame.turn:
            turns.add(number)
        if frame.whole:
            whole.add(number)
        if frame.whole or number - 1 in linked:
            linked.add(number)
    return frozenset(linked), frozenset(turns), frozenset(whole)


def _entry(body: Any) -> kernel.Entry | None:
    try:
        entry: kernel.Entry = msgspec.convert(body, kernel.Entry)
    except msgspec.ValidationError:
        return None
    return entry


def load(table: Table) -> Reel:
    rows = table.entries.order_by("number").values_list("number", "body", "at", "digest")
    began = table.started or table.created
    steps = [Step(0, None, began, "")]
    steps += [Step(number, _entry(body), at, digest) for number, body, at, digest in rows]
    events = table.events.order_by("number").values_list("entry", "number", "at", "body")
    told = [(entry, Told(number, at, heard.told_again(body))) for entry, number, at, body in events]
    return Reel(steps, frames.kept(table), told)


# those looked at last -------------------------------------------------------------------------------------------------

KEPT = 8

_reels: OrderedDict[tuple[int, int, str], Reel] = OrderedDict()
_lock = Lock()


def of(table: Table) -> Reel:
    """The reel of a table whose game is over; read once for all who look at it."""
    assert table.status == Table.Status.OVER, "only what is over can be seen again"
    key = (table.pk, table.number, table.digest)
    with _lock:
        if key in _reels:
            _reels.move_to_end(key)
            return _reels[key]
    made = load(table)
    with _lock:
        _reels[key] = made
        while len(_reels) > KEPT:
            _reels.popitem(last=False)
    return made

"""Showings: a finished game before one audience, from any step on, or from the next one at which something happened."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property
from threading import Lock

import msgspec

from bsg.kernel import MODERATOR, TABLE, Audience
from bsg.tables.line import lines
from bsg.tables.line.shapes import LogLine
from bsg.tables.models import Seat, Table
from bsg.tables.replay import reel
from bsg.tables.replay.scenes import Scene, Screening

PIECE = 12  # scenes at a time, at most
FIRST = 5  # of them where somebody goes to: what they want to see is the first
TURN, OWN = "turn", "own"  # what can be looked for besides the game's landmarks

EVERYTHING = "all"  # what people call the audience that sees all


class Piece(msgspec.Struct, omit_defaults=True):
    """Some scenes in a row."""

    scenes: list[Scene]
    end: bool = False  # the last of them is the last of all


class Contents(msgspec.Struct):
    """How long a game is and what is where: for whoever wants to know what is to come."""

    length: int
    turns: list[int]  # places at which one begins
    marks: dict[str, list[int]]  # places of each landmark
    left: dict[int, int]  # so many steps were abandoned before this place


class Showing:
    def __init__(self, table: Table, audience: Audience, language: str, reader: Seat | None, whole: bool):
        self.screening = Screening(table, reel.of(table), audience, language, reader)
        self.reel, self.audience = self.screening.reel, audience
        self.branches = {} if whole else self.reel.branches()
        self.line = [step.number for step in self.reel.steps] if whole else self.reel.line()

    # where things are -------------------------------------------------------------------------------------------------

    @cached_property
    def played(self) -> frozenset[int]:
        """What was not abandoned."""
        return frozenset(self.reel.line())

    @cached_property
    def marks(self) -> dict[int, list[str]]:
        return self.reel.found(self.screening.game.landmarks())

    def place_of(self, number: int) -> int:
        """Of an entry; of one that is not on the line, what came after it."""
        return min(bisect_left(self.line, number), len(self.line) - 1)

    def find(self, what: str, place: int, back: bool = False) -> int | None:
        """The next place, or the last one before, with what is looked for."""
        there, place = self._looked_for(what), min(place, len(self.line))
        places = range(place - 1, -1, -1) if back else range(place + 1, len(self.line))
        return next((one for one in places if there(one)), None)

    def _looked_for(self, what: str) -> Callable[[int], bool]:
        if what == TURN:
            return lambda place: self._turns(self.line[place])
        if what == OWN:
            return lambda place: self._picks(place) is not None
        return lambda place: what in self.marks.get(self.line[place], ())

    def _turns(self, number: int) -> bool:
        return number in self.reel.turns

    def _picks(self, place: int) -> list[str] | None:
        """What the seat that looks answered from there."""
        answer = self.reel.answer(self.line[place + 1]) if place + 1 < len(self.line) else None
        return list(answer.picks) if answer and answer.seat == self.audience else None

    # what is shown ----------------------------------------------------------------------------------------------------

    def piece(self, place: int, count: int = FIRST, after: bool = False) -> Piece:
        """Scenes from a place on; `after`: the reader has what comes before them."""
        place, count = max(0, min(place, len(self.line) - 1)), max(1, min(count, PIECE))
        numbers = self.line[place : place + count]
        before = self.line[place - 1] if after and place else None
        scenes = list(self.screening.scenes(numbers, before))
        for n, scene in enumerate(scenes, place):
            scene.place, scene.turn, scene.marks = n, self._turns(scene.n), self.marks.get(scene.n, [])
            scene.left, scene.picks = len(self.branches.get(scene.n, ())), self._picks(n)
            scene.abandoned = scene.n not in self.played
        return Piece(scenes, place + count >= len(self.line))

    def earlier(self, before: int) -> list[LogLine]:
        """Lines of the log before one that the reader has."""
        with self.screening.speaking():
            return self.screening.lines(max(0, before - 1 - lines.AT_ONCE), before - 1)

    def contents(self) -> Contents:
        keys = [*(landmark.key for landmark in self.screening.game.landmarks()), OWN]
        marks: dict[str, list[int]] = {key: [] for key in keys}
        turns: list[int] = []
        for place, number in enumerate(self.line):
            if self._turns(number):
                turns.append(place)
            for key in self.marks.get(number, ()):
                marks[key].append(place)
            if self._picks(place) is not None:
                marks[OWN].append(place)
        left = {self.place_of(number): len(steps) for number, steps in self.branches.items()}
        return Contents(len(self.line), turns, marks, left)


# those looked at last -------------------------------------------------------------------------------------------------

KEPT = 24

_showings: OrderedDict[tuple[object, ...], Showing] = OrderedDict()
_lock = Lock()


def of(table: Table, audience: Audience, language: str, reader: Seat | None, whole: bool = False) -> Showing:
    """Of a table whose game is over; one for all who look alike. Their notes only their owner sees."""
    own = reader is not None and reader.number == audience
    key = (table.public_id, table.number, table.digest, table.chat_said, audience, language, own, whole)
    with _lock:
        showing = _showings.get(key)
    if showing is None:
        showing = Showing(table, audience, language, reader, whole)
    showing.screening.table = table
    showing.screening.reader = reader if own else None
    with _lock:
        _showings[key] = showing
        _showings.move_to_end(key)
        while len(_showings) > KEPT:
            _showings.popitem(last=False)
    return showing


def audience_called(name: str, table: Table) -> Audience | None:
    """The table, everything, or the number of a seat."""
    if name in ("", TABLE):
        return TABLE
    if name == EVERYTHING:
        return MODERATOR
    if name.isdecimal() and len(name) < 3 and table.seats.filter(number=int(name)).exists():
        return int(name)
    return None

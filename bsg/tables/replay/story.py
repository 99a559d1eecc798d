"""The story of a finished game: how its numbers went from turn to turn, what happened when, who did what."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from datetime import timedelta
from threading import Lock
from typing import Any

import msgspec
from django.utils import translation

from bsg.tables.games import game_named
from bsg.tables.line.words import Wording
from bsg.tables.models import Seat, Table
from bsg.tables.replay import reel


class Line(msgspec.Struct):
    """A number from turn to turn; None where nobody kept the position."""

    label: str
    values: list[int | None]


class Mark(msgspec.Struct):
    """Something that happened, and where a replay shows it."""

    key: str
    turn: int
    share: float  # of that turn, from its beginning
    number: int  # of the entry
    words: str


class Row(msgspec.Struct):
    """What everybody gave to one thing."""

    turn: int
    name: str
    outcome: str
    good: bool | None
    by: list[int | None]  # by seat
    chance: int


class Pile(msgspec.Struct):
    label: str
    things: list[str]


class Story(msgspec.Struct):
    turns: int
    entries: int
    took: timedelta
    lines: list[Line]
    labels: dict[str, str]  # of the marks, by key, in their order
    marks: list[Mark]
    rows: list[Row]
    sums: list[int]  # by seat
    piles: list[Pile]


def told(table: Table, seats: list[Seat], language: str) -> Story:
    """Of a table whose game is over."""
    film, game = reel.of(table), game_named(table.game)
    with translation.override(language):
        wording = Wording(language, seats, game)
        line = film.line()
        starts = [n for n in line[:-1] if n in film.turns] or [0]
        lines: dict[str, Line] = {}
        for place, number in enumerate([*starts, line[-1]]):
            seen = film.seen(number)
            for gauge in game.gauges(seen.position(game)) if seen else ():
                label = wording.says(gauge.label)
                found = lines.setdefault(label, Line(label, [None] * (len(starts) + 1)))
                found.values[place] = gauge.value
        last = film.seen(line[-1])
        end = last.position(game) if last else None
        rows = [
            Row(
                deed.turn,
                wording.called(deed.name),
                wording.says(deed.outcome),
                deed.good,
                [deed.by.get(seat.number) for seat in seats],
                deed.chance,
            )
            for deed in (game.deeds(end) if end else ())
        ]
        landmarks = [landmark for landmark in game.landmarks() if landmark.told]
        return Story(
            turns=len(starts),
            entries=len(line) - 1,
            took=film.steps[-1].at - film.steps[0].at,
            lines=list(lines.values()),
            labels={landmark.key: wording.says(landmark.label) for landmark in landmarks},
            marks=_marks(film, landmarks, starts, frozenset(line), line[-1], wording),
            rows=rows,
            sums=[sum(row.by[n] or 0 for row in rows) for n in range(len(seats))],
            piles=[
                Pile(wording.says(pile.label), [wording.called(thing) for thing in pile.things])
                for pile in (game.piles(end) if end else ())
            ],
        )


def _marks(
    film: reel.Reel, landmarks: list[Any], starts: list[int], line: frozenset[int], last: int, wording: Wording
) -> list[Mark]:
    """Those of the line that was played; what was taken back did not happen."""
    marks = []
    bounds = [*starts, last + 1]
    for number, told in film.told:
        event = told.event
        if number not in line or event.what is None or event.text is None:
            continue
        for landmark in landmarks:
            if landmark.meets(event.what):
                turn = max(0, bisect_left(starts, number) - 1)  # what begins a turn belongs to the one before
                length = max(1, bounds[turn + 1] - bounds[turn])
                share = min(1.0, max(0.0, (number - bounds[turn]) / length))
                marks.append(Mark(landmark.key, turn + 1, share, number, wording.says(event.text)))
    return marks


# those looked at last -------------------------------------------------------------------------------------------------

KEPT = 32

_stories: OrderedDict[tuple[object, ...], Story] = OrderedDict()
_lock = Lock()


def of(table: Table, language: str) -> Story:
    seats = list(table.seats.all())
    key = (table.pk, table.number, table.digest, language, tuple(seat.name for seat in seats))
    with _lock:
        story = _stories.get(key)
    if story is None:
        story = told(table, seats, language)
    with _lock:
        _stories[key] = story
        _stories.move_to_end(key)
        while len(_stories) > KEPT:
            _stories.popitem(last=False)
    return story

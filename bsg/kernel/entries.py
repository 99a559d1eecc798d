"""The journal: everything that people do to a game, one numbered, append-only list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A seat's answer to the question it is asked."""

    seat: int
    picks: tuple[str, ...]


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A standing order, given or withdrawn at any time, asked or not. Its name is the game's."""

    seat: int
    order: str
    on: bool = True


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """The end of a beat: whoever has not answered an open window passes. One entry for all, so it tells nothing."""


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Return to the position after entry `to`. What came after it stays in the record, but is no longer the game."""

    seat: int
    to: int


Entry = Answer | Order | Beat | TakeBack
Played = Answer | Order | Beat  # an entry that a running game takes

Live = list[tuple[int, Played]]  # entries that make up the game now, with their numbers


def live(journal: Iterable[Entry], start: int = 1) -> Live:
    """What of a journal makes up the game now; it is numbered from 1, its end from `start`."""
    last: _Step | None = None
    after = {start - 1: last}  # what made up the game after each entry
    for number, entry in enumerate(journal, start):
        last = _back(last, after[entry.to], entry) if isinstance(entry, TakeBack) else _Step(number, entry, last)
        after[number] = last
    return [(step.number, step.entry) for step in _steps(last)]


class _Step(NamedTuple):
    number: int
    entry: Played
    before: _Step | None


def _back(now: _Step | None, then: _Step | None, entry: TakeBack) -> _Step | None:
    """What a take-back leaves. Others' standing orders outlive it: nobody may notice that one was given."""
    for step in _steps(now):
        if step.number > entry.to and others_order(step.entry, entry.seat):
            then = _Step(step.number, step.entry, then)
    return then


def _steps(last: _Step | None) -> list[_Step]:
    steps = []
    while last is not None:
        steps.append(last)
        last = last.before
    return steps[::-1]


def others_order(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Order) and entry.seat != seat

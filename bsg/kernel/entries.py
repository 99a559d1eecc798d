"""The journal: everything that people do to a game, one numbered, append-only list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bsg.kernel.events import Event

NOBODY = -1  # the seat of an entry that the table itself makes


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer"):
    """A seat's answer to the question it is asked."""

    seat: int
    picks: tuple[str, ...]
    stood_in: bool = False  # by a bot in the place of whoever sits there


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


class Rewind(msgspec.Struct, frozen=True, omit_defaults=True, tag="rewind"):
    """People return to the position after entry `to`, knowing what came after it: so the dice have another key since.

    It stays in the game that goes on from there. What came after `to` stays in the record, and standing orders stay,
    since nobody may notice that one was given.
    """

    to: int
    times: int  # rewinds of this game, with this one: no key comes twice
    by: str
    mark: Event
    why: str = ""
    agreed: tuple[int, ...] = ()
    piles: tuple[str, ...] = ()  # that are shuffled again, by the game's names

    @property
    def seat(self) -> int:
        """Nobody's own answer is taken back."""
        return NOBODY


class Act(msgspec.Struct, frozen=True, omit_defaults=True, tag="act"):
    """What people do to a game besides playing it: who did it, with whose consent, and why.

    Its mark is told with it, to every audience, by whichever process takes it. To most of these the rules have nothing
    to say: what such an act changes is not the game but who plays it, and when.
    """

    kind: str
    by: str  # `seat:2`, or what somebody is called who does not play
    mark: Event
    why: str = ""
    agreed: tuple[int, ...] = ()  # the seats that were asked and said yes
    seat: int | None = None  # whom it is about
    answers: tuple[Answer, ...] = ()  # that it gives for others
    ends: bool = False  # the game, as it stands

    @property
    def plays(self) -> bool:
        """Whether the game itself is another one after it."""
        return bool(self.answers) or self.ends


Entry = Answer | Order | Beat | TakeBack | Rewind | Act
Played = Answer | Order | Beat | Rewind | Act  # an entry that a running game takes
Return = TakeBack | Rewind  # to an earlier position

Live = list[tuple[int, Played]]  # entries that make up the game now, with their numbers


def live(journal: Iterable[Entry], start: int = 1) -> Live:
    """What of a journal makes up the game now; it is numbered from 1, its end from `start`."""
    last: _Step | None = None
    after = {start - 1: last}  # what made up the game after each entry
    for number, entry in enumerate(journal, start):
        if isinstance(entry, Return):
            last = _back(last, after[entry.to], entry)
        if not isinstance(entry, TakeBack) and (not isinstance(entry, Act) or entry.plays):
            last = _Step(number, entry, last)
        after[number] = last
    return [(step.number, step.entry) for step in _steps(last)]


class _Step(NamedTuple):
    number: int
    entry: Played
    before: _Step | None


def _back(now: _Step | None, then: _Step | None, entry: Return) -> _Step | None:
    """What a return leaves. Others' standing orders outlive it: nobody may notice that one was given."""
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

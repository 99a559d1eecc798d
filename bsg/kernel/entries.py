"""The journal: everything that people do to a game, one numbered, append-only list."""

from __future__ import annotations

from collections.abc import Iterable

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
    game: Live = []
    for number, entry in enumerate(journal, start):
        if isinstance(entry, TakeBack):
            game = kept(game, entry)
        else:
            game.append((number, entry))
    return game


def kept(game: Live, entry: TakeBack) -> Live:
    """What a take-back leaves. Others' standing orders outlive it: nobody may notice that one was given."""
    return [(number, old) for number, old in game if number <= entry.to or others_order(old, entry.seat)]


def others_order(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Order) and entry.seat != seat

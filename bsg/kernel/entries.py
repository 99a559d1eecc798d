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


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Return to the position after entry `to`. What came after it stays in the record, but is no longer the game."""

    seat: int
    to: int


Entry = Answer | Order | TakeBack


def live(journal: Iterable[Entry], start: int = 1) -> list[tuple[int, Answer | Order]]:
    """The entries that make up the game now, with their numbers; a journal is numbered from 1, its end from `start`.

    Other seats' standing orders outlive a take-back: they are private, and nobody may notice that one was given.
    """
    game: list[tuple[int, Answer | Order]] = []
    for number, entry in enumerate(journal, start):
        if isinstance(entry, TakeBack):
            game = [(n, kept) for n, kept in game if n <= entry.to or others_order(kept, entry.seat)]
        else:
            game.append((number, entry))
    return game


def others_order(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Order) and entry.seat != seat

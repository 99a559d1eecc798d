"""What happened: events with audiences, and memos of what a seat has learned."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bsg.kernel.texts import Text


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: what everybody may know, and what some seats learn by right."""

    text: Text | None  # None: nobody but `private` hears of it
    private: dict[int, Text] = {}
    reveals: str = ""  # the row of the hidden-information table (T1) that this makes public


class Memo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has learned. No rule reads it; it never points at a live card."""

    text: Text
    turn: int


def heard(events: Iterable[Event], seat: int | None) -> list[Text]:
    """What one seat hears of these events; None: somebody who only watches."""
    return [
        words
        for event in events
        for words in (event.text, None if seat is None else event.private.get(seat))
        if words is not None
    ]

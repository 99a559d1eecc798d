"""What happened: events with audiences, in words and as data, and memos of what a seat has learned."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import msgspec

from bsg.kernel.texts import Text


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Happening(msgspec.Struct, tag_field="kind", tag=snake):
    """What happened as data: each game declares its kinds with typed fields. Pictures, recaps, replays and bots live
    on it, so that nobody has to read sentences."""


What = dict[str, Any]  # a happening as plain data, with its `kind`


def kinds_in(*modules: ModuleType) -> tuple[type[Happening], ...]:
    """The kinds that these modules declare."""
    names = [module.__name__ for module in modules]
    return tuple(kind for kind in Happening.__subclasses__() if kind.__module__ in names)


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened: what everybody may know, and what some seats learn by right."""

    text: Text | None  # None: nobody but `private` hears of it
    private: dict[int, Text] = {}
    reveals: str = ""  # the row of the hidden-information table (T1) that this makes public
    what: What | None = None  # for whoever hears `text`
    learned: dict[int, What] = {}  # for those who hear `private`


class Memo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has learned. No rule reads it; it never points at a live card."""

    text: Text
    turn: int


class Heard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of an event as an audience hears it."""

    text: Text
    what: What | None = None
    private: bool = False


def heard(events: Iterable[Event], seat: int | None) -> list[Heard]:
    """What one seat hears of these events; None: somebody who only watches."""
    lines = []
    for event in events:
        if event.text is not None:
            lines.append(Heard(event.text, event.what))
        if seat is not None and seat in event.private:
            lines.append(Heard(event.private[seat], event.learned.get(seat), private=True))
    return lines

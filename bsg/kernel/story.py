"""What of a game that is over is worth finding again and telling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bsg.kernel.events import What
from bsg.kernel.texts import Text


class Landmark(msgspec.Struct, frozen=True):
    """A kind of moment that people look for: what happened then, as data."""

    key: str
    label: Text  # what it is called in a list of such moments
    kind: str  # of the happening
    where: Mapping[str, Any] = {}  # what the happening says, if not all of that kind are meant
    told: bool = True  # it belongs into the story; else there are too many of it

    def meets(self, what: What) -> bool:
        return what.get("kind") == self.kind and all(what.get(name) == value for name, value in self.where.items())


class Gauge(msgspec.Struct, frozen=True):
    """A number by which one sees how a game goes."""

    label: Text
    value: int


class Deed(msgspec.Struct, frozen=True):
    """What everybody gave to one thing that was done together."""

    turn: int
    name: str  # typed
    outcome: Text  # in words
    good: bool | None  # how it came out; None: neither well nor badly
    by: dict[int, int]  # by seat
    chance: int  # what nobody gave


class Pile(msgspec.Struct, frozen=True):
    """What a deck still held."""

    label: Text
    things: tuple[str, ...]  # typed names


class Filter(msgspec.Struct, frozen=True):
    """Something by which finished games are found: a kind of tag, and all values that it can have."""

    kind: str
    label: Text
    choices: tuple[tuple[str, Text], ...]
    listed: bool = True  # beside the game; else it says so in other words already


TURNS = "turns"  # the tag that says how many there were

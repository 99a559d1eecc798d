"""Who the bots of a game are: the people of its cast, and the levels at which they play.

A game's own app hands its cast to the tables, which know no game and ask it for players by these keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from bsg.bots.player import Bot
from bsg.kernel import Text


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays, and what that means in one line."""

    key: str
    label: Text
    help: Text


class Persona(msgspec.Struct, frozen=True):
    """Somebody of the cast: the same at every table."""

    key: str  # by which a seat and the screen know whose face it is
    name: str  # theirs in every language
    about: Text  # one line
    picture: str = ""  # a static file with their face


class Cast(Protocol):
    levels: tuple[Level, ...]  # the usual one first
    personas: tuple[Persona, ...]
    seen: Mapping[str, float]  # for how many moments something stays in sight, by the kind of what happened
    thought: Mapping[str, float]  # how many moments an answer takes, by the kind of what is asked; 1: any other

    def player(self, level: str, persona: str, seed: str, seat: int) -> Bot:
        """The same seed, seat and log give the same answers."""
        ...

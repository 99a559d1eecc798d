"""What only the Ionian Nebula has on the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from bsg.engine.vocabulary import Place

Side = Literal["benevolent", "antagonistic"]  # which of the two results of a card


class AllyInPlay(msgspec.Struct):
    """An ally's card, face up, and the trauma token that lies on it, face down (R35.8)."""

    card: str
    token: str | None = None  # None: the pool was empty (R31.6)
    by: int | None = None  # who chose the token, and so knows it; None: nobody does (H41)


class Encounter(msgspec.Struct):
    """An ally that is being met: the token is face up (R35.12)."""

    seat: int
    card: str
    token: str | None
    executed: bool = False  # he was, by what the ally brought (R35.14)


class Dealt(msgspec.Struct):
    """A crossroads card before a player, and the trauma token beside it, face down until he reveals them (R35.20)."""

    card: str
    token: str | None = None  # None: he had none to choose
    revealed: bool = False
    side: Side | None = None  # which result was resolved


Phase = Literal["ahead", "battle", "choosing", "resolving", "trial", "over"]  # of the crossroads


class Trial(msgspec.Struct):
    """R35.25: everybody's tokens as they were shown, and what came of them."""

    turn: int
    shown: dict[int, list[str]]  # by seat
    cylons: list[int]  # seats whose benevolent tokens count; of the others it is the antagonistic ones
    counted: dict[int, int]  # so many count against a seat; two or fewer are let off
    tied: list[int] = []  # human players of whom the President chooses one
    eliminated: list[int] = []


class NebulaPart(msgspec.Struct):
    pool: list[str] = []  # trauma tokens face down, sorted: which one is drawn is seen when it is drawn
    trauma: list[list[str]] = []  # of each player, sorted
    places: dict[Place, str] = {}  # tokens on Sickbay and Brig
    aside: list[str] = []  # disasters that were shown and have yet to go back
    boxed: list[str] = []  # tokens that left the game
    ally_deck: list[str] = []
    allies: list[AllyInPlay] = []
    allies_boxed: list[str] = []
    encounter: Encounter | None = None
    crossroads_deck: list[str] = []
    crossroads: dict[int, Dealt] = {}  # by seat
    past_crossroads: dict[int, Dealt] = {}  # as all have seen them; the cards themselves are out of the game
    crossroads_boxed: list[str] = []
    phase: Phase = "ahead"
    resolving: int | None = None  # whose crossroads card
    marker_reset: bool = False  # by the crossroads phase of this jump (R35.19)
    trial: Trial | None = None
    eliminated: list[int] = []

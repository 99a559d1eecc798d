"""R8, R9: crises, cards in play, and decks that somebody looks at, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import AnyCard, Crisis, Deck
from bsg.kernel import Happening

# ── R8, R9: crises ──────────────────────────────────────────────────────────────────────────────────────────────────


class CrisisDrawn(Happening):
    seat: int
    card: Crisis


class CrisisReplaced(Happening):
    """By this one."""

    seat: int
    card: Crisis


class SuperCrisisPlayed(Happening):
    seat: int
    card: Crisis


class OptionChosen(Happening):
    seat: int
    card: Crisis
    option: int  # 0 is the first


class OptionSwitched(Happening):
    """Somebody's choice to this one, by another player."""

    seat: int
    card: Crisis
    option: int


class CardStays(Happening):
    """In play."""

    card: AnyCard


class CardLeaves(Happening):
    """It was in play."""

    card: AnyCard


class CardShuffledIn(Happening):
    """It was in play, and is back in its deck."""

    card: AnyCard


# ── decks that somebody looks at ────────────────────────────────────────────────────────────────────────────────────


class Looked(Happening):
    """At so many cards of a deck."""

    seat: int
    deck: Deck
    count: int = 1


class Saw(Happening):
    """For who looked."""

    seat: int
    deck: Deck
    cards: tuple[AnyCard, ...]


class PutBack(Happening):
    seat: int
    deck: Deck
    top: bool  # or at the bottom

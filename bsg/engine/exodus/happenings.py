"""What happens with Exodus only, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Area, Card, Location, Loyalty, Source
from bsg.kernel import Happening

# ── R7.26–R7.42: checks ─────────────────────────────────────────────────────────────────────────────────────────────


class CheckAbilityUsed(Happening):
    """Of a card in the check."""

    card: Card


class DiscardedFromCheck(Happening):
    """By somebody, or by another card."""

    cards: tuple[Card, ...]
    seat: int | None = None


class Consequence(Happening):
    """Of a check into which a card with an ability was played."""

    source: Source


class FailureAverted(Happening):
    """A failed check has no effect."""

    source: Source


# ── R10.3: die rolls ────────────────────────────────────────────────────────────────────────────────────────────────


class ResultNamed(Happening):
    """Instead of a roll."""

    seat: int
    result: int


# ── crises and super crises ─────────────────────────────────────────────────────────────────────────────────────────


class OfferImpossible(Happening):
    """What a card offers somebody cannot be done."""

    seat: int
    source: Source


class CylonShipsDestroyed(Happening):
    """All of them."""


class CylonShipsGone(Happening):
    """All in this area."""

    area: Area


class DestinyDiscarded(Happening):
    """Cards out of the Destiny deck, by who looked through it."""

    seat: int
    cards: tuple[Card, ...]


class HandTaken(Happening):
    """All skill cards of another player."""

    seat: int
    victim: int


# ── R23: execution ──────────────────────────────────────────────────────────────────────────────────────────────────


class Executed(Happening):
    seat: int


class ProvedHuman(Happening):
    """`cards`: those that were hidden so far."""

    seat: int
    cards: tuple[Loyalty, ...]


class LoyaltyDealt(Happening):
    seat: int
    count: int


class StartsIn(Happening):
    """A new character, elsewhere than the sheet says."""

    seat: int
    place: Location


# ── R24: nukes ──────────────────────────────────────────────────────────────────────────────────────────────────────


class NukeGained(Happening):
    """So many has the Admiral now."""

    nukes: int

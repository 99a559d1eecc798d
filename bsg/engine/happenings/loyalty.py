"""R17–R19: loyalty, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Loyalty
from bsg.kernel import Happening


class LoyaltyReceived(Happening):
    """For who receives them."""

    seat: int
    cards: tuple[Loyalty, ...]


class LoyaltyLookedAt(Happening):
    """`by` looks at cards of `seat`."""

    seat: int
    by: int
    count: int


class LoyaltySeen(Happening):
    """For who looked."""

    seat: int
    by: int
    cards: tuple[Loyalty, ...]


class LookPrevented(Happening):
    """Somebody would look at a loyalty card, and cannot."""

    seat: int


class MugshotsCompared(Happening):
    seat: int


class CylonRevealed(Happening):
    seat: int
    card: Loyalty


class Resurrected(Happening):
    """On the Resurrection Ship."""

    seat: int


class SuperCrisisDrawn(Happening):
    seat: int


class LoyaltyGiven(Happening):
    giver: int
    seat: int
    count: int


class SleeperPhase(Happening):
    pass


class SympathizerRevealed(Happening):
    seat: int

"""What happens with the Final Five only, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Loyalty
from bsg.kernel import Happening


class FinalFiveShown(Happening):
    """By who looked at cards of `seat`."""

    seat: int
    by: int
    cards: tuple[Loyalty, ...]


class FinalFiveExecuted(Happening):
    """An execution has shown this card, and each human player discards."""

    seat: int
    card: Loyalty

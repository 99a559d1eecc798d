"""What happens with Personal Goals only, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Loyalty
from bsg.kernel import Happening


class GoalRevealed(Happening):
    seat: int
    card: Loyalty


class GoalMissed(Happening):
    """It was still hidden when the game ended."""

    seat: int
    card: Loyalty

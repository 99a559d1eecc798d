"""R21, R22, R25: titles, Brig and Quorum, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Location, Quorum, Title
from bsg.kernel import Happening

# ── R21, R22: titles, Brig and Sickbay ──────────────────────────────────────────────────────────────────────────────


class TitlePassed(Happening):
    title: Title
    seat: int
    before: int | None = None  # who held it


class Sent(Happening):
    seat: int
    place: Location


class LeftBrig(Happening):
    seat: int
    place: Location


# ── R25: Quorum ─────────────────────────────────────────────────────────────────────────────────────────────────────


class QuorumDrawn(Happening):
    seat: int


class QuorumTakenOver(Happening):
    """For a new President: the hand that belongs to the title."""

    seat: int
    cards: tuple[Quorum, ...]


class QuorumPlayed(Happening):
    seat: int
    card: Quorum


class QuorumGiven(Happening):
    """It lies with this player from now on."""

    seat: int
    card: Quorum


class QuorumRemoved(Happening):
    """From the game."""

    card: Quorum


class QuorumIdle(Happening):
    """A chosen card that has no effect."""

    seat: int
    card: Quorum

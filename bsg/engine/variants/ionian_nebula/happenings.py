"""What happens with the Ionian Nebula only, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Area, Location, Ship, Token
from bsg.kernel import Happening

AllyName = str  # `ally:romo-lampkin`
CrossroadsName = str  # `crossroads:perjury`

# ── R35.a: trauma ───────────────────────────────────────────────────────────────────────────────────────────────────


class TraumaTaken(Happening):
    """Out of the pool, or from a location."""

    seat: int
    count: int
    place: Location | None = None


class TraumaSeen(Happening):
    """For who takes them."""

    seat: int
    tokens: tuple[Token, ...]


class DisasterShown(Happening):
    seat: int
    count: int


class TraumaDiscarded(Happening):
    seat: int
    count: int


class TraumaGivenUp(Happening):
    """For who discards them."""

    seat: int
    tokens: tuple[Token, ...]


# ── R35.d–f: allies ─────────────────────────────────────────────────────────────────────────────────────────────────


class AllyArrived(Happening):
    ally: AllyName
    place: Location


class AllyPassedOver(Happening):
    """Drawn, and out of the game at once."""

    ally: AllyName


class AllyLeft(Happening):
    """Its token goes back unseen."""

    ally: AllyName
    place: Location


class AllyMet(Happening):
    seat: int
    ally: AllyName
    token: Token | None


class TraumaPlaced(Happening):
    """By a player on an ally."""

    seat: int
    ally: AllyName


class TraumaChosen(Happening):
    """For who placed it."""

    seat: int
    ally: AllyName
    token: Token


# ── what allies and crossroads cards bring ──────────────────────────────────────────────────────────────────────────


class AreaCleared(Happening):
    """All Cylon ships there are destroyed."""

    area: Area


class RaidersRemoved(Happening):
    area: Area
    count: int


class CivilianReturned(Happening):
    """To those that are not on the board."""

    ship: Ship


class CenturionsDrivenBack(Happening):
    """Each by one space."""


class DestinyTaken(Happening):
    """Cards out of the Destiny deck into a hand."""

    seat: int
    count: int


# ── R35.g: the crossroads ───────────────────────────────────────────────────────────────────────────────────────────


class CrossroadsReached(Happening):
    pass


class CrossroadsDealt(Happening):
    pass


class CrossroadsSeen(Happening):
    """For who got it."""

    seat: int
    card: CrossroadsName


class CrossroadsRevealed(Happening):
    seat: int
    card: CrossroadsName
    token: Token | None


class CrossroadsResolved(Happening):
    """`benevolent`: which of the two results."""

    seat: int
    card: CrossroadsName
    benevolent: bool


# ── R35.h: the trial ────────────────────────────────────────────────────────────────────────────────────────────────


class TrialBegan(Happening):
    pass


class TraumaShown(Happening):
    """In the trial: all that a player has, and how many of them count against him."""

    seat: int
    tokens: tuple[Token, ...]
    count: int


class LetOff(Happening):
    """So few tokens count for nothing."""

    seat: int
    count: int


class NobodyTried(Happening):
    pass


class Condemned(Happening):
    """By the President, among equals."""

    seat: int
    by: int


class Eliminated(Happening):
    seat: int

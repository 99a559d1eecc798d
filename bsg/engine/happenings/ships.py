"""R13, R31: vipers, civilian ships, and placing ships, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Area, Face, Ship
from bsg.kernel import Happening


class ShipsPlaced(Happening):
    ship: Ship
    area: Area
    count: int


class ShipsFlew(Happening):
    """Without a player in them."""

    ship: Ship
    origin: Area
    area: Area
    count: int = 1


class Launched(Happening):
    seat: int
    area: Area


class TookViper(Happening):
    """Somebody flies one that was unmanned."""

    seat: int
    area: Area


class Landed(Happening):
    seat: int


class ViperDamaged(Happening):
    area: Area
    pilot: int | None = None


class ViperDestroyed(Happening):
    """Without an area: in the reserves."""

    area: Area | None = None
    pilot: int | None = None


class ReservesDamaged(Happening):
    vipers: int


class VipersRepaired(Happening):
    count: int


class VipersReturned(Happening):
    """To the reserves, from the damaged and destroyed ones."""

    count: int


class VipersRecalled(Happening):
    """All that were in space."""


class CivilianDestroyed(Happening):
    """Without a ship: one that was not on the board."""

    ship: Ship | None = None
    area: Area | None = None


class CivilianRevealed(Happening):
    """What the destroyed one carried."""

    face: Face


class CivilianLookedAt(Happening):
    seat: int
    ship: Ship


class CivilianSeen(Happening):
    """For who looked at it."""

    seat: int
    ship: Ship
    face: Face

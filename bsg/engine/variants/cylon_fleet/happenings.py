"""What happens with the Cylon Fleet only, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Area, Ship
from bsg.kernel import Happening


class FleetFlew(Happening):
    """All Cylon ships of an area to the area of the other board that belongs to it."""

    origin: Area
    area: Area
    ships: dict[Ship, int]


class ShipsCalled(Happening):
    """From the Cylon Fleet board to the supply, to be placed on the main board."""

    ship: Ship
    area: Area
    count: int


class PursuitAdvanced(Happening):
    space: int


class AutoAttack(Happening):
    """The marker is back on the first space."""


class CivilianEscorted(Happening):
    """Back to those that are in no area."""

    ship: Ship
    area: Area


class AreaNuked(Happening):
    seat: int
    area: Area


class NukeWasted(Happening):
    """The area held nothing that the roll could hit."""

    area: Area

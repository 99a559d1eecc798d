"""The Cylon Fleet board as printed (R34.2, R1.13): areas with their die numbers, the pursuit track, the pieces."""

from __future__ import annotations

from typing import NamedTuple

from bsg.engine.numbers import SUPPLY
from bsg.engine.vocabulary import AREA_NAMES, SHIP_COUNTS, SHIP_NAMES, Place, Ship
from bsg.kernel import Text, text

MARK_VII = Ship("viper-mark-vii")
MARK_II_IN_GAME = 6  # R1.b: two go to the box
MARK_VII_IN_GAME = 4
CYLON_SHIPS = {**SUPPLY, Ship.RAIDER: SUPPLY[Ship.RAIDER] + 4}

SHIP_NAMES[MARK_VII] = text("Mark VII viper")
SHIP_COUNTS[MARK_VII] = ("{n} Mark VII viper", "{n} Mark VII vipers")


class FleetArea(NamedTuple):
    """An area of the Cylon Fleet board, and the one of the main board that it belongs to."""

    place: Place
    twin: Place
    die: tuple[int, ...]


AREAS = (  # the highest first (R34.3)
    FleetArea(Place("fleet-front"), Place.FRONT, (7, 8)),
    FleetArea(Place("fleet-starboard-bow"), Place.STARBOARD_BOW, (5, 6)),
    FleetArea(Place("fleet-port-bow"), Place.PORT_BOW, (4,)),
    FleetArea(Place("fleet-starboard-aft"), Place.STARBOARD_AFT, (3,)),
    FleetArea(Place("fleet-port-aft"), Place.PORT_AFT, (2,)),
    FleetArea(Place("fleet-rear"), Place.REAR, (1,)),
)
FLEET_PLACES = tuple(area.place for area in AREAS)
TO_FLEET = {area.twin: area.place for area in AREAS}
OF_DIE = {face: area.place for area in AREAS for face in area.die}


def words_of_die(area: FleetArea) -> Text:
    """The numbers by which ships gather there."""
    low, high = area.die[0], area.die[-1]
    return text("{n}", n=low) if low == high else text("{low}–{high}", low=low, high=high)


AREA_NAMES.update({area.place: text("in Cylon area {die}", die=words_of_die(area)) for area in AREAS})

PURSUIT = (0, 1, 0, 2, 0)  # civilian ships that the CAG places when the marker comes to a space
AUTO_ATTACK = 4  # the last space

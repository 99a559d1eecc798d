"""R0.9, R5: the space areas as a ring, the locations by ship. What they do is in `bsg.engine.cards.locations`."""

from bsg.engine.vocabulary import Place

GALACTICA = (
    Place.FTL_CONTROL,
    Place.WEAPONS_CONTROL,
    Place.COMMAND,
    Place.COMMUNICATIONS,
    Place.ADMIRALS_QUARTERS,
    Place.RESEARCH_LAB,
    Place.HANGAR_DECK,
    Place.ARMORY,
    Place.SICKBAY,
    Place.BRIG,
)
COLONIAL_ONE = (Place.PRESS_ROOM, Place.PRESIDENTS_OFFICE, Place.ADMINISTRATION)
CYLON_LOCATIONS = (Place.CAPRICA, Place.CYLON_FLEET, Place.HUMAN_FLEET, Place.RESURRECTION_SHIP)
RING = (  # clockwise seen from above (R0.9)
    Place.FRONT,
    Place.STARBOARD_BOW,
    Place.STARBOARD_AFT,
    Place.REAR,
    Place.PORT_AFT,
    Place.PORT_BOW,
)
LAUNCH_AREAS = (Place.PORT_BOW, Place.PORT_AFT)  # R0.10
TO_LAUNCH_AREA = {  # R11.11: the way of a heavy raider
    Place.FRONT: Place.PORT_BOW,
    Place.STARBOARD_BOW: Place.FRONT,
    Place.REAR: Place.PORT_AFT,
    Place.STARBOARD_AFT: Place.REAR,
}
LOCATED = {"galactica": GALACTICA, "colonial-one": COLONIAL_ONE, "cylon": CYLON_LOCATIONS}  # by ship (R0.11)
DAMAGEABLE = (
    Place.FTL_CONTROL,
    Place.WEAPONS_CONTROL,
    Place.COMMAND,
    Place.ADMIRALS_QUARTERS,
    Place.HANGAR_DECK,
    Place.ARMORY,
)


def adjacent(area: Place) -> tuple[Place, Place]:
    """The neighbours, clockwise first."""
    here = RING.index(area)
    return RING[(here + 1) % 6], RING[(here - 1) % 6]


def steps_clockwise(start: Place, end: Place) -> int:
    return (RING.index(end) - RING.index(start)) % 6


def spot(place: Place) -> str:
    """The typed name of a place."""
    return f"area:{place}" if place in RING else f"loc:{place}"

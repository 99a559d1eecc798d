"""R5: the locations by ship. What they do is in `bsg.engine.cards.locations`."""

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
HAZARDOUS = (Place.SICKBAY, Place.BRIG)
SHIPS = (GALACTICA, COLONIAL_ONE, CYLON_LOCATIONS)
DAMAGEABLE = (
    Place.FTL_CONTROL,
    Place.WEAPONS_CONTROL,
    Place.COMMAND,
    Place.ADMIRALS_QUARTERS,
    Place.HANGAR_DECK,
    Place.ARMORY,
)

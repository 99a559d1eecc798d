"""The words of the game, as types: skills, resources, titles, places, whom a text means, activations, outcomes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Self

from bsg.kernel import Text, plural, text


class Word(StrEnum):
    """A word that a box may add to: `CAG = Title("cag")`. Which of them are in play is asked of the rulebook."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, str):
            return None
        word = str.__new__(cls, value)
        word._name_ = word._value_ = value
        cls._value2member_map_[value] = word
        return word


class Skill(Word):
    POLITICS = "politics"
    LEADERSHIP = "leadership"
    TACTICS = "tactics"
    PILOTING = "piloting"
    ENGINEERING = "engineering"


class Resource(StrEnum):
    FUEL = "fuel"
    FOOD = "food"
    MORALE = "morale"
    POPULATION = "population"


class Title(Word):
    PRESIDENT = "president"
    ADMIRAL = "admiral"


class CharacterType(StrEnum):
    POLITICAL_LEADER = "political_leader"
    MILITARY_LEADER = "military_leader"
    PILOT = "pilot"
    SUPPORT = "support"


class Place(Word):
    """Where a character can be: the locations of the three groups of R0.11, and the space areas, flying a viper."""

    FTL_CONTROL = "ftl-control"
    WEAPONS_CONTROL = "weapons-control"
    COMMAND = "command"
    COMMUNICATIONS = "communications"
    ADMIRALS_QUARTERS = "admirals-quarters"
    RESEARCH_LAB = "research-lab"
    HANGAR_DECK = "hangar-deck"
    ARMORY = "armory"
    SICKBAY = "sickbay"
    BRIG = "brig"
    PRESS_ROOM = "press-room"
    PRESIDENTS_OFFICE = "presidents-office"
    ADMINISTRATION = "administration"
    CAPRICA = "caprica"
    CYLON_FLEET = "cylon-fleet"
    HUMAN_FLEET = "human-fleet"
    RESURRECTION_SHIP = "resurrection-ship"
    FRONT = "front"
    STARBOARD_BOW = "starboard-bow"
    STARBOARD_AFT = "starboard-aft"
    REAR = "rear"
    PORT_AFT = "port-aft"
    PORT_BOW = "port-bow"


class Ship(Word):
    """What can be in a space area, in the supply or in the reserves."""

    BASESTAR = "basestar"
    RAIDER = "raider"
    HEAVY_RAIDER = "heavy-raider"
    VIPER = "viper"
    CIVILIAN = "civilian"


class Activation(StrEnum):
    """The ship icons in the footer of a crisis card."""

    RAIDERS = "raiders"
    LAUNCH_RAIDERS = "launch_raiders"
    HEAVY_RAIDERS = "heavy_raiders"
    BASESTARS = "basestars"


class Who(Word):
    """Whom a card's text means."""

    CURRENT = "current"
    ACTING = "acting"
    PRESIDENT = "president"
    ADMIRAL = "admiral"
    CHOSEN = "chosen"  # by the last choice of a character
    EVERYONE = "everyone"


class Outcome(StrEnum):
    PASS = "pass"
    PARTIAL = "partial"
    FAIL = "fail"


class Team(StrEnum):
    HUMANS = "humans"
    CYLONS = "cylons"


class Ending(Word):
    """How a game can end (R30)."""

    OUT_OF_RESOURCES = "out-of-resources"
    BOARDED = "boarded"
    DESTROYED = "destroyed"
    LAST_JUMP = "last-jump"


WHO_NAMES: dict[Who, Text] = {
    Who.CURRENT: text("the current player"),
    Who.ACTING: text("you"),
    Who.PRESIDENT: text("the President"),
    Who.ADMIRAL: text("the Admiral"),
    Who.CHOSEN: text("that character"),
    Who.EVERYONE: text("each player"),
}

SKILL_NAMES: dict[Skill, Text] = {
    Skill.POLITICS: text("politics"),
    Skill.LEADERSHIP: text("leadership"),
    Skill.TACTICS: text("tactics"),
    Skill.PILOTING: text("piloting"),
    Skill.ENGINEERING: text("engineering"),
}

RESOURCE_NAMES: dict[Resource, Text] = {
    Resource.FUEL: text("fuel"),
    Resource.FOOD: text("food"),
    Resource.MORALE: text("morale"),
    Resource.POPULATION: text("population"),
}

SHIP_NAMES: dict[Ship, Text] = {
    Ship.BASESTAR: text("basestar"),
    Ship.RAIDER: text("raider"),
    Ship.HEAVY_RAIDER: text("heavy raider"),
    Ship.VIPER: text("viper"),
    Ship.CIVILIAN: text("civilian ship"),
}

SHIP_COUNTS: dict[Ship, tuple[str, str]] = {
    Ship.BASESTAR: ("{n} basestar", "{n} basestars"),
    Ship.RAIDER: ("{n} raider", "{n} raiders"),
    Ship.HEAVY_RAIDER: ("{n} heavy raider", "{n} heavy raiders"),
    Ship.VIPER: ("{n} viper", "{n} vipers"),
    Ship.CIVILIAN: ("{n} civilian ship", "{n} civilian ships"),
}

WITHOUT_ARTICLE = (
    Place.FTL_CONTROL,
    Place.WEAPONS_CONTROL,
    Place.COMMAND,
    Place.COMMUNICATIONS,
    Place.SICKBAY,
    Place.ADMINISTRATION,
    Place.CAPRICA,
)


@cache
def the_place(place: Place) -> Text:
    """A location inside a sentence: "is sent to the Brig"."""
    return text("{place}" if place in WITHOUT_ARTICLE else "the {place}", place=f"loc:{place}")


AREA_NAMES: dict[Place, Text] = {
    Place.FRONT: text("in front of Galactica"),
    Place.STARBOARD_BOW: text("off the starboard bow"),
    Place.STARBOARD_AFT: text("off the starboard quarter"),
    Place.REAR: text("behind Galactica"),
    Place.PORT_AFT: text("off the port quarter"),
    Place.PORT_BOW: text("off the port bow"),
}

ACTIVATION_NAMES: dict[Activation, Text] = {
    Activation.RAIDERS: text("activate raiders"),
    Activation.LAUNCH_RAIDERS: text("launch raiders"),
    Activation.HEAVY_RAIDERS: text("activate heavy raiders and centurions"),
    Activation.BASESTARS: text("activate basestars"),
}

TITLE_NAMES: dict[Title, Text] = {Title.PRESIDENT: text("President"), Title.ADMIRAL: text("Admiral")}


def counted(ship: Ship, n: int) -> Text:
    """So many ships: `1 raider`, `2 raiders`."""
    return plural(*SHIP_COUNTS[ship], n=n)


@cache
def slug(name: str) -> str:
    """A name as an id: `Admiral's Quarters` is `admirals-quarters`."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


@cache
def thing_of(option: str) -> str:
    """The id in a typed name: `card:repair-1#0` is `repair-1`."""
    return option.partition(":")[2].split("#")[0]


def at_seat(seat: int) -> str:
    return f"seat:{seat}"


def seat_of(option: str) -> int:
    return int(thing_of(option))


def reasons(whys: Mapping[str, Text | None]) -> dict[str, Text]:
    """Why each of these is no option, as a question tells its own seat; what nothing is against is left out."""
    return {option: why for option, why in whys.items() if why}

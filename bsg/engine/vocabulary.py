"""The words of the game, as types: skills, resources, titles, places, whom a text means, activations, outcomes."""

from __future__ import annotations

import re
from enum import StrEnum

from bsg.kernel import Text, text


class Skill(StrEnum):
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


class Title(StrEnum):
    PRESIDENT = "president"
    ADMIRAL = "admiral"


class CharacterType(StrEnum):
    POLITICAL_LEADER = "political_leader"
    MILITARY_LEADER = "military_leader"
    PILOT = "pilot"
    SUPPORT = "support"


class Place(StrEnum):
    """Where a character can be: the locations of the three groups of R0.11."""

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


class Activation(StrEnum):
    """The ship icons in the footer of a crisis card."""

    RAIDERS = "raiders"
    LAUNCH_RAIDERS = "launch_raiders"
    HEAVY_RAIDERS = "heavy_raiders"
    BASESTARS = "basestars"


class Who(StrEnum):
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

TITLE_NAMES: dict[Title, Text] = {Title.PRESIDENT: text("President"), Title.ADMIRAL: text("Admiral")}


def slug(name: str) -> str:
    """A name as an id: `Admiral's Quarters` is `admirals-quarters`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def at_seat(seat: int) -> str:
    return f"seat:{seat}"


def seat_of(option: str) -> int:
    return int(option.removeprefix("seat:"))

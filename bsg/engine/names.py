"""What typed names are called: `loc:armory`, `card:repair-1#0`, `crisis:riots`."""

from __future__ import annotations

from bsg.engine.box import word_for
from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.vocabulary import (
    AREA_NAMES,
    RESOURCE_NAMES,
    SHIP_NAMES,
    SKILL_NAMES,
    TITLE_NAMES,
    Place,
    Resource,
    Ship,
    Skill,
    Title,
)
from bsg.kernel import Text, every, text, verbatim


def name_of(option: str) -> Text | None:
    """A card's, place's or character's name; None if it is not the game's to name."""
    kind, _, thing = option.partition(":")
    thing = thing.split("#")[0]
    if word := word_for(f"{kind}:{thing}"):
        return word
    match kind:
        case "card":
            card = SKILL_CARDS[thing]
            return text("{name} {strength}", name=text(card.name), strength=card.strength)
        case "crisis":
            return text(CRISES[thing].name)
        case "super":
            return text(SUPER_CRISES[thing].name)
        case "destination":
            return text(DESTINATIONS[thing].name)
        case "loyalty":
            return text(LOYALTY[thing].name)
        case "quorum":
            return text(QUORUM[thing].name)
        case "civilian":
            losses = [
                text("{n} {resource}", n=n, resource=f"res:{resource}") for resource, n in CIVILIANS[thing].items()
            ]
            return every(losses) if losses else text("nothing")
        case "area":
            return AREA_NAMES[Place(thing)]
        case "ship":
            return ship_name(option.removeprefix("ship:"))
        case "loc":
            return text(LOCATIONS[Place(thing)].name)
        case "char":
            return text(CHARACTERS[thing].name)
        case "skill":
            return SKILL_NAMES[Skill(thing)]
        case "res":
            return RESOURCE_NAMES[Resource(thing)]
        case "title":
            return TITLE_NAMES[Title(thing)]
        case "die":
            return text("{n}", n=int(thing))
        case "token":
            return token_name(thing)
    return None


def ship_name(ship: str) -> Text:
    """`raider@front`, `basestar@front#0`, `viper@reserves`, `civilian-A`, `centurion@2`, or just a kind."""
    kind, _, where = ship.partition("@")
    where = where.split("#")[0]
    if kind.startswith("civilian-"):
        return text("civilian ship {label}", label=verbatim(kind.removeprefix("civilian-")))
    if kind == "centurion":
        return text("centurion on space {n}", n=int(where) + 1)
    name = SHIP_NAMES[Ship(kind)]
    if not where:
        return name
    if where == "reserves":
        return text("{ship} in the reserves", ship=name)
    return text("{ship} {area}", ship=name, area=f"area:{where}")


def token_name(token: str) -> Text:
    """Damage tokens: of a basestar, or of Galactica: a resource or a location."""
    if token in TOKEN_NAMES:
        return TOKEN_NAMES[token]
    return RESOURCE_NAMES[Resource(token)] if token in RESOURCE_NAMES else text(LOCATIONS[Place(token)].name)


TOKEN_NAMES = {
    "critical-hit": text("Critical Hit"),
    "disabled-hangar": text("Disabled Hangar"),
    "disabled-weapons": text("Disabled Weapons"),
    "structural-damage": text("Structural Damage"),
    "damage": text("damaged"),
}

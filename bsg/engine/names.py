"""What typed names are called: `loc:armory`, `card:repair-1#0`, `crisis:riots`."""

from __future__ import annotations

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.vocabulary import RESOURCE_NAMES, SKILL_NAMES, TITLE_NAMES, Place, Resource, Skill, Title
from bsg.kernel import Text, text


def name_of(option: str) -> Text | None:
    """A card's, place's or character's name; None if it is not the game's to name."""
    kind, _, thing = option.partition(":")
    thing = thing.split("#")[0]
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
        case "token":
            return RESOURCE_NAMES[Resource(thing)] if thing in RESOURCE_NAMES else text(LOCATIONS[Place(thing)].name)
    return None

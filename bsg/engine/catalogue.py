"""Everything that can be resolved, by typed name: what coverage and tests are counted against."""

from __future__ import annotations

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY, NOT_A_CYLON
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import BASE_SKILLS
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.vocabulary import Title, slug


def catalogue() -> list[str]:
    abilities = [a for sheet in CHARACTERS.values() for a in (sheet.passive, sheet.once, sheet.drawback)]
    return [
        *(f"crisis:{card}" for card in CRISES),
        *(f"super:{card}" for card in SUPER_CRISES),
        *(f"quorum:{card}" for card in QUORUM),
        *(f"title:{title}" for title in Title),
        *(f"destination:{card}" for card in DESTINATIONS),
        *(f"loc:{place}" for place, location in LOCATIONS.items() if location.action),
        *(f"card:{slug(kind.name)}" for kind in BASE_SKILLS),
        *(f"loyalty:{card}" for card in LOYALTY if card != NOT_A_CYLON.id),
        *(f"ability:{slug(ability.name)}" for ability in abilities),
    ]

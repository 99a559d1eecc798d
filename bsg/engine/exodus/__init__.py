"""The Exodus expansion: what it changes and adds, over the base game."""

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import register
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.exodus.cards import EXODUS_CYLON_CARDS, EXODUS_DESTINATIONS, EXODUS_QUORUM, EXODUS_SUPER_CRISES
from bsg.engine.exodus.characters import EXODUS_CHARACTERS
from bsg.engine.exodus.crises import EXODUS_CRISES
from bsg.engine.exodus.skills import EXODUS_SKILLS
from bsg.engine.exodus.turns import ExodusTurns

register(EXODUS_SKILLS)
CRISES.update({crisis.id: crisis for crisis in EXODUS_CRISES})
SUPER_CRISES.update({crisis.id: crisis for crisis in EXODUS_SUPER_CRISES})
DESTINATIONS.update({card.id: card for card in EXODUS_DESTINATIONS})
QUORUM.update({card.id: card for card in EXODUS_QUORUM})
LOYALTY.update({card.id: card for card in EXODUS_CYLON_CARDS})
CHARACTERS.update({sheet.id: sheet for sheet in EXODUS_CHARACTERS})


class Exodus(ExodusTurns):
    """The base game with the expansion's rules and cards."""


__all__ = ["Exodus"]

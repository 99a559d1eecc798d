"""Everything that can be resolved, by typed name: what coverage and tests are counted against."""

from __future__ import annotations

from itertools import chain

from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.state import Options, State
from bsg.engine.variants import rules_for
from bsg.engine.vocabulary import Skill, Title, slug
from bsg.kernel import Dice

BASE = Options()


def catalogue(options: Options = BASE) -> list[str]:
    """Of the game that these options make."""
    rules = rules_for(options)(State(options, Dice(""), []))
    abilities = [a for sheet in rules.character_pool() for a in (sheet.passive, sheet.once, sheet.drawback)]
    skill_cards = [SKILL_CARDS[card].name for skill in Skill for card in rules.skill_deck(skill)]
    loyalties = [*chain.from_iterable(rules.loyalty_piles()), SYMPATHIZER.id]
    names = [
        *(f"crisis:{card}" for card in rules.crisis_deck()),
        *(f"super:{card}" for card in rules.super_crisis_deck()),
        *(f"quorum:{card}" for card in rules.quorum_deck()),
        *(f"title:{title}" for title in Title),
        *(f"destination:{card}" for card in rules.destination_deck()),
        *(f"loc:{place}" for place, location in LOCATIONS.items() if location.action),
        *(f"card:{slug(name)}" for name in skill_cards),
        *(f"loyalty:{card}" for card in loyalties if card != NOT_A_CYLON.id),
        *(f"ability:{slug(ability.name)}" for ability in abilities),
    ]
    return list(dict.fromkeys(names))

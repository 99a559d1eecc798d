"""Everything that can be resolved, by typed name: what coverage and tests are counted against."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bsg.engine.box import all_boxes, boxes_of, rules_asked, simplest
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.rules import Base
from bsg.engine.state import Options
from bsg.engine.vocabulary import slug

BASE_GAME = Options()


def catalogue(options: Options = BASE_GAME) -> list[str]:
    """Of the game that these options make."""
    rules = rules_asked(options)
    found = [box.catalogue(rules) for box in boxes_of(options) if box.catalogue]
    return list(dict.fromkeys(chain.from_iterable(found)))


def everything() -> list[str]:
    """Of all games there are: a box may take cards out that another one brings."""
    return list(dict.fromkeys(name for box in all_boxes() for name in catalogue(simplest(box))))


def base_catalogue(rules: Base) -> Iterator[str]:
    """What the rulebook has of every kind of the base game, whichever box brought it."""
    abilities = [a for sheet in rules.character_pool() for a in (sheet.passive, sheet.once, sheet.drawback)]
    skill_cards = [SKILL_CARDS[card].name for skill in rules.skills_in_play() for card in rules.skill_deck(skill)]
    loyalties = [*chain.from_iterable(rules.loyalty_piles()), SYMPATHIZER.id]
    places = chain.from_iterable(rules.places_in_play().values())
    yield from (
        *(f"crisis:{card}" for card in rules.crisis_deck()),
        *(f"super:{card}" for card in rules.super_crisis_deck()),
        *(f"quorum:{card}" for card in rules.quorum_deck()),
        *(f"title:{title}" for title in rules.titles_in_play()),
        *(f"destination:{card}" for card in rules.destination_deck()),
        *(f"loc:{place}" for place in places if LOCATIONS[place].action),
        *(f"card:{slug(name)}" for name in skill_cards),
        *(f"loyalty:{card}" for card in loyalties if card != NOT_A_CYLON.id),
        *(ability.typed for ability in abilities),
    )

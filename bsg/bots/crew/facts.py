"""What everybody who has read the rulebook knows of cards and characters, out of their declarations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from bsg.engine import boxes
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.skills import SKILL_CARDS, SkillCard
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import NOTHING, Check, Effect
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.vocabulary import Place, Skill, thing_of

assert boxes.BOXES  # all of them have told of their cards

TYPES = tuple(Skill)[:5]


def card_of(option: str) -> SkillCard:
    """`card:repair-1#0` as a card."""
    return SKILL_CARDS[thing_of(option)]


@cache
def effect_of(source: str) -> Effect:
    """What a card or location does, by typed name."""
    kind, name = source.partition(":")[0], thing_of(source)
    match kind:
        case "crisis":
            return CRISES[name].effect
        case "super":
            return SUPER_CRISES[name].effect
        case "loc":
            return LOCATIONS[Place(name)].action or NOTHING
        case "ally":
            return ALLIES[name].benevolent + ALLIES[name].antagonistic
        case "crossroads":
            return CROSSROADS[name].benevolent + CROSSROADS[name].antagonistic
    return NOTHING


@cache
def check_of(source: str) -> Check | None:
    """The check that a card or location asks for."""
    return next((part for part in within(effect_of(source)) if isinstance(part, Check)), None)


def within(value: Any) -> Iterator[Effect]:
    """An effect and all effects in it, as they are written."""
    if isinstance(value, Effect):
        yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from within(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from within(item)


@cache
def match_of(character: str, skills: frozenset[Skill]) -> float:
    """Which part of what a character draws counts in a check of these types."""
    sheet = CHARACTERS.get(character)
    if sheet is None or not sheet.skill_set:
        return len(skills) / len(TYPES)
    in_all = sum(draw.count for draw in sheet.skill_set)
    fits = sum(draw.count * any(skill in skills for skill in draw.skills) for draw in sheet.skill_set)
    return fits / in_all


@cache
def can_draw(character: str, skill: Skill) -> bool:
    sheet = CHARACTERS.get(character)
    return sheet is None or not sheet.skill_set or skill in sheet.skills

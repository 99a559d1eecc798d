"""How a check will go: what hands can bring, what has been added, and what destiny may do."""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from typing import NamedTuple

from bsg.bots.crew.facts import TYPES, match_of
from bsg.bots.crew.mind import Mind
from bsg.engine.effects import NOTHING, Check
from bsg.engine.vocabulary import Skill

A_STRENGTH = 2.05  # of a card that nobody has seen
DESTINY_STRENGTH = 2.05
DESTINY_SPREAD = 3.1
GIVEN = 0.65  # how much of what they could add people do
OF_A_FRIEND, OF_A_FOE = 2.6, 0.0  # what a card is worth that somebody has added
AN_UNSEEN_CARD, A_LATER_HAND = 1.3, 2.0  # how much less sure a total is by each, as a variance
TROUBLE = 0.45  # how often a card with an ability is in a check


class Odds(NamedTuple):
    passed: float
    partial: float
    failed: float
    cards: float  # that it will take
    trouble: float  # the consequence happens


def below(mean: float, spread: float, limit: float) -> float:
    """How likely a total is below the limit."""
    return 0.5 * (1 + erf((limit - 0.5 - mean) / (spread * sqrt(2))))


def destiny(skills: Iterable[Skill], cards: int = 2) -> float:
    """What the cards of destiny bring on average."""
    helpful = len(set(skills)) / len(TYPES)
    return cards * DESTINY_STRENGTH * (2 * helpful - 1)


def could_add(mind: Mind, seat: int, skills: Iterable[Skill]) -> float:
    """The strength that somebody has for a check, as far as others can tell."""
    sight = mind.sight
    player = sight.players[seat]
    if seat == mind.seat:
        return float(sum(card.strength for card in sight.hand if card.skill in skills))
    if player.cylon or player.out:
        return 0.0
    cards = player.hand * match_of(sight.character(seat), frozenset(skills))
    return A_STRENGTH * (min(1.0, cards) if sight.in_brig(seat) else cards)


def will_add(mind: Mind, seats: Iterable[int], skills: Iterable[Skill]) -> float:
    """What these will add to a check that matters to them."""
    wanted = tuple(skills)
    return sum(GIVEN * (1 - mind.guilt(seat)) * could_add(mind, seat, wanted) for seat in seats)


def before_cards(mind: Mind, check: Check) -> Odds:
    """While nothing is decided."""
    strength = will_add(mind, mind.sight.humans, check.skills)
    cylons = sum(mind.guilt(seat) for seat in range(len(mind.sight.players)))
    mean = min(strength, check.value + 3) + destiny(check.skills) - 1.1 * min(cylons, 2)
    failed = below(mean, DESTINY_SPREAD + 1.2, check.value)
    partial = 0.0
    if check.partial_at is not None:
        worst = below(mean, DESTINY_SPREAD + 1.2, check.partial_at)
        partial, failed = failed - worst, worst
    cards = min(strength, check.value + 2) / A_STRENGTH
    trouble = TROUBLE if check.consequence != NOTHING else 0.0
    return Odds(1 - partial - failed, partial, failed, cards, trouble)

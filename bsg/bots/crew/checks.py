"""Skill checks: what is at stake, how much to add, and the cards that are played before and after."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bsg.bots.crew.asked import Picks, Scores, decides, weighs
from bsg.bots.crew.facts import TYPES, card_of, check_of
from bsg.bots.crew.hands import costs
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.odds import (
    A_LATER_HAND,
    AN_UNSEEN_CARD,
    DESTINY_SPREAD,
    OF_A_FOE,
    OF_A_FRIEND,
    below,
    could_add,
    destiny,
    will_add,
)
from bsg.bots.crew.worth import worth
from bsg.engine.views import CheckView
from bsg.engine.vocabulary import Skill

MARGIN = 1.5  # how much more than the difficulty people aim at
NO_MORE_THAN = 3  # cards against a check that one wants to fail
OTHERS_STRENGTH = 0.06  # what a point of strength costs somebody else
MATTERS = 0.35  # from which stake on it is worth a card
PER_POINT = 3.0  # strength that somebody would give for a point of a resource
SHOW_HANDS_FROM = 1.6  # stake from which on cards had better be played face up


class Stakes(NamedTuple):
    """What each result is worth to the fleet."""

    passed: float
    partial: float
    failed: float

    @property
    def height(self) -> float:
        return self.passed - self.failed


def stakes(mind: Mind, check: CheckView) -> Stakes:
    declared = check_of(check.source)
    if declared is None:
        return Stakes(1.0, 0.5, 0.0)
    return Stakes(*(worth(mind, result) for result in declared.results))


def ones_count(mind: Mind, check: CheckView) -> bool:
    """Adama drew the crisis: all cards of strength 1 help."""
    crisis = mind.sight.crisis
    drawn = crisis is not None and check.source == crisis.card and check.source.startswith("crisis:")
    return bool(drawn and crisis and mind.sight.character(crisis.drawer) == "adama")


def counts(mind: Mind, check: CheckView, option: str) -> int:
    """What a card of one's own would add."""
    card = card_of(option)
    if card.skill in check.zeroed:
        return 0
    helps = card.skill in check.skills or (card.strength == 1 and ones_count(mind, check))
    return card.strength if helps else -card.strength


class Standing(NamedTuple):
    """A check as it stands: what has been added, and what may come after this seat."""

    total: float
    to_come: float
    spread: float


def standing(mind: Mind, check: CheckView) -> Standing:
    total = destiny(check.skills, check.destiny or 2)
    if check.face_up:
        total = sum(counts(mind, check, card) for card in check.open_destiny)
        total += sum(counts(mind, check, card) for cards in check.open_cards.values() for card in cards)
    else:
        for seat, number in check.added.items():
            guilt = mind.guilt(seat)
            total += number * ((1 - guilt) * OF_A_FRIEND + guilt * OF_A_FOE)
    later = [seat for seat in mind.sight.humans if seat not in check.added and seat != mind.seat]
    unseen = sum(number for seat, number in check.added.items() if seat != mind.seat)
    unsure = 1.0 if check.face_up else DESTINY_SPREAD**2 + AN_UNSEEN_CARD * unseen
    spread = sqrt(unsure + A_LATER_HAND * len(later))
    return Standing(total, will_add(mind, later, check.skills), spread)


def expected(check: CheckView, at_stake: Stakes, total: float, spread: float) -> float:
    """What a check with such a total brings."""
    failed = below(total, spread, check.difficulty)
    if check.partial is None:
        return (1 - failed) * at_stake.passed + failed * at_stake.failed
    worst = min(failed, below(total, spread, check.partial))
    return (1 - failed) * at_stake.passed + (failed - worst) * at_stake.partial + worst * at_stake.failed


def contribution(mind: Mind, check: CheckView, generosity: float = 1.0) -> Picks:
    """The cards that are worth more in the check than in the hand."""
    at_stake, now = stakes(mind, check), standing(mind, check)
    sizes = [size for size in mind.question.sizes if size <= len(mind.options)]
    prices = costs(mind, mind.options)
    side = 1 if at_stake.height >= 0 else -1
    helping = [option for option in mind.options if side * counts(mind, check, option) > 0]
    helping.sort(key=lambda option: prices[option] / abs(counts(mind, check, option)))
    if side < 0:
        helping = helping[:NO_MORE_THAN] if at_stake.height < -MATTERS else []
    found: tuple[float, Picks] = (-99.0, ())
    for size in sizes:
        if size > len(helping):
            continue
        picks = helping[:size]
        total = now.total + sum(counts(mind, check, option) for option in picks)
        to_come = max(0.0, min(now.to_come, check.difficulty + MARGIN - total))
        value = generosity * expected(check, at_stake, total + to_come, now.spread)
        value -= sum(prices[option] for option in picks) + theirs(to_come, now.to_come)
        if value > found[0]:
            found = value, tuple(picks)
    return found[1]


def theirs(added: float, could: float) -> float:
    """What the cards of those who come later cost: their last ones cost most. So nobody leaves it all to others."""
    return OTHERS_STRENGTH * added * (0.5 + added / could) if added else 0.0


# ── before and after the cards ──────────────────────────────────────────────────────────────────────────────────────


@decides("before_cards")
def before_cards(mind: Mind) -> Picks:
    """Scientific Research where it helps enough, an open check where much is at stake."""
    check = mind.sight.check
    if check is None or not mind.options or mind.sight.is_revealed:
        return ()
    if mind.sight.is_cylon and not mind.keeps_face("open check"):
        return ()
    height = stakes(mind, check).height
    engineering = sum(card.strength for card in mind.sight.hand if card.skill == Skill.ENGINEERING)
    for option in (option for option in mind.options if option.startswith("card:")):  # or: pass for the activation
        name = card_of(option).name
        if name == "Scientific Research" and height > 1.0 and engineering - card_of(option).strength >= 3:
            return (option,)
        if name == "Investigative Committee" and height > SHOW_HANDS_FROM and len(mind.sight.hand) > 4:
            return (option,)
    return ()


@decides("after_total")
def after_total(mind: Mind) -> Picks:
    """Declare Emergency: it is among the options only where it changes the result."""
    check = mind.sight.check
    if check is None or not mind.options:
        return ()
    gains = stakes(mind, check).height
    if mind.sight.is_revealed or (mind.sight.is_cylon and not mind.keeps_face("emergency")):
        gains = -gains
    return mind.options[:1] if gains > MATTERS else ()


@decides("check_override")
def prowess_now(mind: Mind) -> Picks:
    """Political Prowess decides an accusation or an election in one stroke."""
    check = mind.sight.check
    if check is None or not mind.options or abs(stakes(mind, check).height) < 0.9:
        return ()
    return mind.options[:1]


@weighs("prowess")
def prowess(mind: Mind) -> Scores:
    check = mind.sight.check
    if check is None:
        return {}
    at_stake = stakes(mind, check)
    return {"opt:pass": at_stake.passed, "opt:fail": at_stake.failed}


@weighs("check_ability")
def check_ability(mind: Mind) -> Scores:
    """Which skill check ability comes first: doubling before throwing out."""
    order = ("opt:establish-network", "opt:trust-instincts", "opt:protect-the-fleet", "opt:iron-will", "opt:red-tape")
    return {option: -order.index(option) if option in order else 0.0 for option in mind.options}


def ability_harm(mind: Mind, check: CheckView, option: str) -> float:
    """How much the ability of a card would take from a check's total, as far as one can tell; its consequence, too."""
    card = card_of(option)
    if card.kind.ability is None:
        return 0.0
    added = sum(check.added.values())
    harm = 0.0
    match card.name:
        case "Red Tape":  # one card in fifteen is a 5 or a 6, of those that people add one in eight
            harm = 0.7 * added * len(check.skills) / len(TYPES)
        case "Trust Instincts":
            harm = -destiny(check.skills)
        case "Establish Network":
            harm = -0.8 if Skill.ENGINEERING in check.skills else 0.8
        case "Iron Will":
            harm = -3.0
    declared = check_of(check.source)
    if declared is not None and not any(card_of(c).kind.ability for c in check.open_destiny):
        harm -= PER_POINT * min(0.0, worth(mind, declared.consequence))
    return harm


def harm_of(mind: Mind, check: CheckView, option: str) -> float:
    """What a card takes from a check that helps the fleet."""
    return ability_harm(mind, check, option) - counts(mind, check, option)


def claim(mind: Mind, check: CheckView) -> str:
    """How much one can help: by what one has, never exactly."""
    has = could_add(mind, mind.seat, check.skills)
    return "not" if has < 2 else "little" if has < 6 else "lot"

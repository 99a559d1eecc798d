"""How much each thing that everybody sees speaks for or against somebody, in log-odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, lgamma, log

from bsg.bots.crew.facts import TYPES, can_draw, card_of, check_of, effect_of, within
from bsg.bots.crew.prices import A_DISTANCE
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.effects import (
    Centurions,
    Changes,
    Check,
    Choice,
    DamagesGalactica,
    DestroysCivilian,
    Discards,
    DiscardsHand,
    Effect,
    JumpTrack,
    PlacesShips,
    Rolls,
    Sends,
    SendsChosen,
)
from bsg.engine.effects import (
    Sequence as Effects,
)
from bsg.engine.vocabulary import Resource, Skill, thing_of

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

ACCUSATION = "loc:admirals-quarters"
JUST_ACCUSATION, FALSE_ACCUSATION = 0.5, 0.4
GIFT = 1.2  # loyalty cards of a Cylon
CHECK_CAP = 1.3
FACE_UP_AGAINST = 1.5  # a card that counts against the check, with everybody looking
CHOICE_CAP, CHOSE_WELL = 0.7, -0.3
SCOUTED_BADLY, SCOUTED_WELL = 0.3, -0.7
DESTINATION_CAP = 0.45

AT_WORK = {  # who does this for the fleet
    "weapons-control": -0.1,
    "command": -0.1,
    "ftl-control": -0.15,
    "armory": -0.2,
    "brig": -0.4,  # a Cylon has a quicker way out
}
PLAYED = {
    "declare-emergency": -0.35,
    "evasive-maneuvers": -0.3,
    "investigative-committee": -0.35,
    "scientific-research": -0.45,
    "strategic-planning": -0.35,
}

STILL_HIDDEN = -0.4  # after a turn with the sleepers awake: one Cylon in three would have revealed himself

HUMAN_ERROR = 0.006  # how many of a human's cards count against a check
SABOTAGE = 0.26  # and of a hidden Cylon's
OPENLY = 0.97  # and of those who are known to be Cylons
OUT_OF_HAND = 0.12  # how often somebody has a card of a type he does not draw

NOMINAL = 1.0  # a point of a resource
SCARCE = {8: 0.8, 7: 0.8, 6: 0.9, 5: 1.0, 4: 1.3, 3: 1.6, 2: 2.2, 1: 4.0}


# ── checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def against(source: str, cards: Sequence[str], played: Sequence[str] = ()) -> list[Skill] | None:
    """The types of the cards that count against a crisis' check; None: it is no check that tells of loyalty."""
    declared = check_of(source) if source.startswith(("crisis:", "super:")) else None
    if declared is None:
        return None
    helps = set(declared.skills)
    if any(thing_of(card).startswith("scientific-research") for card in played):
        helps.add(Skill.ENGINEERING)
    return [card_of(card).skill for card in cards if card_of(card).skill not in helps and card_of(card).strength]


@lru_cache(maxsize=64)
def check(
    source: str,
    cards: tuple[str, ...],
    added: tuple[tuple[int, int], ...],
    characters: tuple[str, ...],
    played: tuple[str, ...],
    known: int = 0,
) -> list[float] | None:
    """How likely a revealed check is for each set of Cylons: two cards are destiny's, the others somebody's.

    `known` is the set of those who are revealed. Everybody at a table sees the same, so it is worked out once.
    """
    bad = against(source, cards, played)
    declared = check_of(source)
    if bad is None or declared is None or not added:
        return None
    counted = Counter(bad)
    wrong = 1 - len(declared.skills) / len(TYPES)
    splits = destinies(counted, wrong)
    givers = [(seat, count) for seat, count in added if count]
    others = [skill for skill in TYPES if skill not in declared.skills] or list(TYPES)

    def likelihood(cylons: int) -> float:
        expected = dict.fromkeys(others, 1e-4)
        for seat, count in givers:
            revealed = known >> seat & 1
            rate = OPENLY if revealed else SABOTAGE if cylons >> seat & 1 else HUMAN_ERROR
            for skill in others:
                fits = 1.0 if revealed or can_draw(characters[seat], skill) else OUT_OF_HAND
                expected[skill] += count * rate * fits / len(others) * 1.6
        total = 0.0
        for log_chance, left in splits:
            chance = log_chance
            for skill in others:
                n = left.get(skill, 0)
                chance += n * log(expected[skill]) - expected[skill] - lgamma(n + 1)
            total += exp(chance)
        return log(max(total, 1e-12))

    return [likelihood(cylons) for cylons in range(1 << len(characters))]


def destinies(bad: Counter[Skill], wrong: float) -> list[tuple[float, dict[Skill, int]]]:
    """Which of the bad cards may be destiny's, how likely, and which are left."""
    splits = [(2 * log(max(1 - wrong, 1e-3)), dict(bad))]
    kinds = [skill for skill, count in bad.items() if count]
    each = wrong / max(1, round(wrong * len(TYPES)))
    for n, one in enumerate(kinds):
        left = dict(bad)
        left[one] -= 1
        splits.append((log(2 * max(1 - wrong, 1e-3) * max(each, 1e-3)), left))
        for other in kinds[n:]:
            if left.get(other, 0) > 0:
                rest = dict(left)
                rest[other] -= 1
                splits.append((log(max(each * each * (1 if one == other else 2), 1e-6)), rest))
    return splits


def face_up(source: str, cards: Sequence[str]) -> float:
    bad = against(source, cards)
    return 0.0 if bad is None else FACE_UP_AGAINST if bad else -0.1


# ── choices, scouting, destinations ─────────────────────────────────────────────────────────────────────────────────


def plain_worth(effect: Effect, dials: Mapping[Resource, int]) -> float:
    """What an effect seems to be worth, at a glance."""
    match effect:
        case Effects(parts):
            return sum(plain_worth(part, dials) for part in parts)
        case Changes(resource, amount):
            return amount * SCARCE.get(dials.get(resource, 8), 0.8) * NOMINAL
        case Check():
            return 0.45 * sum(plain_worth(effect.results[n], dials) for n in (0, 2)) - 0.5
        case Rolls():
            chance = (effect.high - effect.low + 1) / 8
            return chance * plain_worth(effect.effect, dials) + (1 - chance) * plain_worth(effect.otherwise, dials)
        case Discards():
            return -0.2 * sum(count for _, count in effect.counts)
        case DiscardsHand():
            return -1.0
        case DestroysCivilian():
            return -1.1 * effect.count
        case DamagesGalactica():
            return -1.1 * effect.times
        case Centurions():
            return -1.0 * effect.count
        case JumpTrack():
            return 0.8 * effect.amount
        case PlacesShips():
            return -0.2 * sum(sum(fleet.values()) for _, fleet in effect.setup)
        case Sends() | SendsChosen():
            return -0.6
    return 0.0


def choice(card: str, option: int, dials: Mapping[Resource, int]) -> float:
    """Somebody took one of two options: how much worse it looks than the other."""
    declared = next((part for part in within(effect_of(card)) if isinstance(part, Choice)), None)
    if declared is None:
        return 0.0
    both = plain_worth(declared.first, dials), plain_worth(declared.second, dials)
    worse = both[1 - option] - both[option]
    if worse > 0.9:
        return min(CHOICE_CAP, 0.3 * worse)
    return CHOSE_WELL if worse < -0.9 else 0.0


def scouting(card: str) -> float:
    """Somebody had seen this crisis, and left it on top."""
    crisis = CRISES.get(thing_of(card))
    if crisis is None:
        return 0.0
    return SCOUTED_BADLY if crisis.attack or (not crisis.jump and thing_of(card) in HARSH) else SCOUTED_WELL


HARSH = ("cylon-tracking-device", "cylon-virus", "jump-computer-failure", "prison-labor", "declare-martial-law")


def destination(card: str) -> float:
    """The Admiral saw two of them, and went there."""
    declared = DESTINATIONS.get(thing_of(card))
    if declared is None:
        return 0.0
    value = A_DISTANCE * declared.distance / 2 + plain_worth(declared.effect, {})
    return max(-DESTINATION_CAP, min(DESTINATION_CAP, 0.8 * (0.6 - value)))

"""One's own skill cards: which to draw, which to keep, which to part with."""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, best, decides
from bsg.bots.crew.facts import card_of
from bsg.bots.crew.mind import Mind
from bsg.engine.cards.skills import SkillCard
from bsg.engine.vocabulary import Place, Skill, thing_of

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

KEEP = {  # what a card is good for besides its strength
    "Executive Order": 0.30,
    "Declare Emergency": 0.28,
    "Consolidate Power": 0.16,
    "Investigative Committee": 0.10,
    "Launch Scout": 0.10,
    "Strategic Planning": 0.18,
    "Evasive Maneuvers": 0.02,
    "Maximum Firepower": 0.04,
    "Repair": 0.10,
    "Scientific Research": 0.12,
    "State of Emergency": 0.35,
    "Political Prowess": 0.40,
    "Scout for Fuel": 0.60,
    "Best of the Best": 0.10,
    "Build Nuke": 0.40,
    "Iron Will": 0.08,
}
PER_STRENGTH = 0.055
SECOND_OF_A_KIND = 0.6  # what one more of the same is worth, of the first
EASE_OF_PARTING = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2)  # by cards in hand: ten may stay there

WANTED = {  # how much the fleet has of each type, and needs
    Skill.POLITICS: 1.0,
    Skill.LEADERSHIP: 1.1,
    Skill.TACTICS: 1.15,
    Skill.PILOTING: 0.75,
    Skill.ENGINEERING: 0.9,
}


def keeping(mind: Mind, card: SkillCard) -> float:
    """What it is worth to have this card later."""
    sight = mind.sight
    value = KEEP.get(card.name, 0.03) + PER_STRENGTH * card.strength
    match card.name:
        case "Repair" if sight.damaged or sight.board.damaged_vipers > 2:
            value += 0.3 + 0.4 * (Place.ARMORY in sight.damaged and sight.centurions > 0)
        case "Maximum Firepower" | "Evasive Maneuvers" | "Best of the Best" if sight.is_pilot(mind.seat):
            value += 0.15 if sight.is_piloting(mind.seat) else 0.05
        case "Launch Scout" | "Scout for Fuel" if not sight.board.raptors:
            value -= KEEP[card.name]
        case "Build Nuke" if not sight.board.nukes_beside:
            value -= KEEP[card.name]
    return value * EASE_OF_PARTING[min(len(sight.hand), len(EASE_OF_PARTING) - 1)]


def costs(mind: Mind, options: tuple[str, ...]) -> dict[str, float]:
    """What parting with each card of one's hand costs; of several alike the later ones less."""
    seen: dict[str, int] = {}
    found = {}
    for option in options:
        card = card_of(option)
        again = seen[card.name] = seen.get(card.name, -1) + 1
        found[option] = keeping(mind, card) * SECOND_OF_A_KIND ** min(again, 2)
    return found


@decides("discard", "pay")
def parts_with(mind: Mind) -> Picks:
    """The cards that are least worth keeping; where a strength is asked for, the strongest."""
    question = mind.question
    if len(question.sizes) > 1 and question.kind == "pay":  # a price in strength
        strongest = sorted(question.options, key=lambda option: -card_of(option).strength)
        return tuple(strongest[: _enough(strongest, question.sizes)])
    cheap = {option: -cost for option, cost in costs(mind, question.options).items()}
    if 0 in question.sizes and len(question.sizes) == 2 and mind.sight.is_revealed:  # a Cylon player may ignore it
        return ()
    return best(mind, cheap)


def _enough(strongest: list[str], sizes: tuple[int, ...], price: int = 20) -> int:
    for size in sorted(sizes):
        if sum(card_of(option).strength for option in strongest[:size]) >= price:
            return size
    return max(sizes)


@decides("star_player")
def exchanges(mind: Mind) -> Picks:
    weak = [option for option in mind.options if card_of(option).strength <= 1]
    return tuple(weak or mind.options[:1])


@decides("draw")
def draws(mind: Mind) -> Picks:
    """Types the fleet needs, a little of each."""
    held: dict[str, int] = {}
    if mind.sight.game.turn:
        for card in mind.sight.hand:
            held[card.skill] = held.get(card.skill, 0) + 1
    picks: list[str] = []
    size = max(mind.question.sizes)
    while len(picks) < size:
        left = [option for option in mind.options if option not in picks]
        picks.append(max(left, key=lambda option: _wanted(mind, Skill(thing_of(option)), held)))
        skill = thing_of(picks[-1])
        held[skill] = held.get(skill, 0) + 1
    return tuple(picks)


def _wanted(mind: Mind, skill: Skill, held: dict[str, int]) -> float:
    value = WANTED.get(skill, 1.0) - 0.12 * held.get(skill, 0)
    if not mind.sight.game.turn:
        return value
    sight = mind.sight
    if skill == Skill.PILOTING and sight.is_piloting(mind.seat) and sight.raiders:
        value += 0.4
    if skill == Skill.ENGINEERING and sight.damaged:
        value += 0.25
    check = sight.check
    if check is not None and skill in check.skills and mind.seat not in check.added:
        value += 0.4
    return value


def spare(mind: Mind, at_most: int) -> list[str]:
    """The cards one would miss least, up to so many."""
    priced = costs(mind, tuple(card.option for card in mind.sight.hand))
    return sorted(priced, key=priced.__getitem__)[:at_most]

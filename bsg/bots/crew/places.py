"""What each location is worth to a human who could act there now."""

from __future__ import annotations

from collections.abc import Callable

from bsg.bots.crew.facts import card_of
from bsg.bots.crew.fighting import (
    LAUNCHED,
    ON_THE_WAY,
    best_guns,
    flying,
    from_here,
    in_area,
    need_of_viper,
    viper_attack,
)
from bsg.bots.crew.hands import keeping
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.prices import A_CARD, DEFEAT
from bsg.bots.crew.worth import brigged, titled
from bsg.engine.places import RING, adjacent
from bsg.engine.vocabulary import Place, Resource, Skill, Title, thing_of

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

JUMP_FAILS = 6 / 8  # how often an early jump costs population
JUMP_FAILS_PLANNED = 4 / 8  # and with Strategic Planning
LEFT_BEHIND = 0.9  # of what is in space, with a jump now instead of one later
CENTURION_HIT, CENTURION_HIT_PLANNED = 2 / 8, 4 / 8
FOLLOWED = 0.1  # how much more urgent the foremost centurion is by each behind it
ACCUSED = 0.62  # how often an accusation succeeds that most believe
ELECTED = 0.7
ALONE, ENOUGH_OF_ONES_OWN = 0.45, 5  # how often others pass it without him; strength he should bring
CARDS_FOR_A_CHECK = 0.35  # what a check of one's own making costs
A_QUORUM_CARD = 0.33
IDLE_FOR_WANT = 0.7  # of what there is to do in a damaged location, for who repairs it
MENDS = 0.5  # how often somebody who draws engineering has a card for it

CLOSED_BY = {"jammed-assault": Place.COMMUNICATIONS}  # cards in play that keep a location from being activated


def place_worth(mind: Mind, place: Place) -> float:
    """What activating a location brings, if one is there and it is whole."""
    if not can_activate(mind, mind.seat):
        return 0.0
    price = 1.4 * A_CARD if mind.sight.my_character == "roslin" else 0.0
    return work_at(mind, place) - price if place in PLACES else 0.0


def work_at(mind: Mind, place: Place) -> float:
    """The same for anybody, as far as one can tell from here."""
    if place in mind.sight.damaged or any(CLOSED_BY.get(thing_of(card)) == place for card in mind.sight.game.kept):
        return 0.0
    return PLACES[place](mind) if place in PLACES else 0.0


def repair_worth(mind: Mind, place: Place) -> float:
    """A location that is mended: dearest where somebody is needed now, as in the Armory with centurions on board."""
    needed = PLACES[place](mind) if place in PLACES else 0.0
    return mind.prices.repaired(place) + IDLE_FOR_WANT * max(0.0, needed)


def can_activate(mind: Mind, seat: int) -> bool:
    """Roslin discards two cards for it."""
    return mind.sight.character(seat) != "roslin" or mind.sight.players[seat].hand >= 2


def has_plan(mind: Mind) -> bool:
    """Strategic Planning, for a roll that matters."""
    return any(card_of(card.option).name == "Strategic Planning" for card in mind.sight.hand)


def jumping(mind: Mind) -> float:
    """An early jump: time and whatever is in space, against population."""
    sight, prices = mind.sight, mind.prices
    risk = sight.game.risks.get(sight.game.jump)
    if risk is None:
        return 0.0
    left = sight.game.auto_jump - sight.game.jump
    population = sight.dials[Resource.POPULATION]
    if sight.game.distance >= sight.game.goal and population > risk:  # this one wins
        return DEFEAT
    fails = JUMP_FAILS_PLANNED if has_plan(mind) else JUMP_FAILS
    if sight.game.distance >= sight.game.goal:  # all or nothing: a step later it may cost less than there is
        spared = population - 1 - prices.battle.lost
        return DEFEAT * (1 - fails - (0.8 if spared >= 1 else 0.5 if spared >= 0 else 0.2))
    cost = fails * (DEFEAT if population <= risk else -prices.change(Resource.POPULATION, -risk))
    saved = prices.turn * prices.turns_each_icon + LEFT_BEHIND / left * prices.threat
    if left > 1:  # a step later it costs less
        cost -= JUMP_FAILS * -prices.change(Resource.POPULATION, -sight.game.risks.get(sight.game.jump + 1, 0))
    return saved - cost * (1.15 - 0.3 * mind.temper.boldness)


def commanding(mind: Mind) -> float:
    return 1.7 * best_viper(mind)


def best_viper(mind: Mind) -> float:
    """The best that one activation of an unmanned viper could do."""
    sight = mind.sight
    values = [0.0]
    for place, area in sight.areas.items():
        if area.vipers:
            values.append(max((viper_attack(mind, target) for target in in_area(mind, place)), default=0.0))
            values += [flying(mind, place, other) for other in adjacent(place)]
    if sight.board.vipers and sight.vipers_in_space < max(2, sight.raiders):
        values.append(LAUNCHED * max(from_here(mind, place) for place in (Place.PORT_BOW, Place.PORT_AFT)))
    return max(values)


def launching(mind: Mind) -> float:
    """A pilot into space, with another action."""
    sight = mind.sight
    if not sight.is_pilot(mind.seat) or not sight.board.vipers or not sight.raiders + sight.heavy_raiders:
        return 0.0
    return 0.2 + 0.9 * max(from_here(mind, place) for place in (Place.PORT_BOW, Place.PORT_AFT))


def repelling(mind: Mind) -> float:
    """The foremost; more urgent while others follow it."""
    spaces = [n for n, count in enumerate(mind.sight.board.boarding) if count]
    hit = CENTURION_HIT_PLANNED if has_plan(mind) else CENTURION_HIT
    urgency = 1.1 + FOLLOWED * (mind.sight.centurions - 1)
    return urgency * hit * mind.prices.centurion(max(spaces)) if spaces else 0.0


def contacting(mind: Mind) -> float:
    """Two civilian ships out of the line of fire."""
    sight = mind.sight
    if not sight.civilians or not sight.raiders:
        return 0.0
    return 0.8 * mind.prices.battle.two_fly * mind.prices.civilian


def suspect(mind: Mind) -> tuple[int, float] | None:
    """Who is worth an accusation most."""
    sight = mind.sight
    open_to_it = [seat for seat in sight.humans if seat != mind.seat and not sight.in_brig(seat)]
    if not open_to_it:
        return None
    seat = max(open_to_it, key=lambda s: brigged(mind, s))
    return seat, brigged(mind, seat)


def accusing(mind: Mind) -> float:
    """Somebody is suspected enough; not when it needs people who are in the Brig themselves."""
    found = suspect(mind)
    if found is None or mind.sight.my_character == "adama":
        return 0.0
    chance = ACCUSED * backing(mind, Skill.LEADERSHIP, Skill.TACTICS)
    return chance * found[1] * (0.8 + 0.4 * mind.temper.boldness) - CARDS_FOR_A_CHECK


def backing(mind: Mind, *skills: Skill) -> float:
    """Who asks for a check had better bring something to it himself."""
    mine = sum(card.strength for card in mind.sight.hand if card.skill in skills)
    return ALONE + (1 - ALONE) * min(1.0, mine / ENOUGH_OF_ONES_OWN)


def electing(mind: Mind) -> float:
    president = mind.sight.holder(Title.PRESIDENT)
    if president is None or president == mind.seat:
        return 0.0
    best = max(titled(mind, Title.PRESIDENT, president, seat) for seat in mind.sight.humans)
    return ELECTED * backing(mind, Skill.POLITICS, Skill.LEADERSHIP) * best - CARDS_FOR_A_CHECK


def governing(mind: Mind) -> float:
    if mind.sight.holder(Title.PRESIDENT) != mind.seat:
        return 0.0
    return 2.2 * A_QUORUM_CARD if len(mind.sight.me.quorum) < 6 else 0.3


def leaving_brig(mind: Mind) -> float:
    """Others decide it: whoever is suspected by most had better do something else."""
    return 0.9 if mind.suspected < mind.doubt else 0.12


def studying(mind: Mind) -> float:
    return A_CARD if len(mind.sight.hand) < 9 else 0.02


def speaking(mind: Mind) -> float:
    return 1.8 * A_CARD if len(mind.sight.hand) < 8 else 0.05


PLACES: dict[Place, Callable[[Mind], float]] = {
    Place.FTL_CONTROL: jumping,
    Place.WEAPONS_CONTROL: best_guns,
    Place.COMMAND: commanding,
    Place.COMMUNICATIONS: contacting,
    Place.ADMIRALS_QUARTERS: accusing,
    Place.RESEARCH_LAB: studying,
    Place.HANGAR_DECK: launching,
    Place.ARMORY: repelling,
    Place.BRIG: leaving_brig,
    Place.PRESS_ROOM: speaking,
    Place.PRESIDENTS_OFFICE: governing,
    Place.ADMINISTRATION: electing,
}


def repairing(mind: Mind, place: Place | None) -> float:
    """With a Repair card in hand: the location, or vipers on the Hangar Deck."""
    cards = [card_of(card.option) for card in mind.sight.hand if card_of(card.option).name == "Repair"]
    if not cards or place is None:
        return 0.0
    cost = 0.6 * min(keeping(mind, card) for card in cards)
    value = 0.0
    if place in mind.sight.damaged:
        value = repair_worth(mind, place)
    elif place == Place.HANGAR_DECK and mind.sight.board.damaged_vipers:
        value = 0.2 * min(2, mind.sight.board.damaged_vipers)
    return max(0.0, value - cost)


def being_at(mind: Mind, place: Place | None) -> float:
    """The best one could do there that one cannot do elsewhere."""
    if place is None:
        return 0.0
    if place in RING:
        shots = [viper_attack(mind, target) for target in in_area(mind, place)]
        return max([*shots, ON_THE_WAY * need_of_viper(mind, place)], default=0.0)
    ally = 0.0
    if mind.sight.nebula is not None:
        ally = 0.3 * any(ally.place == place for ally in mind.sight.nebula.allies)
    return max(place_worth(mind, place), repairing(mind, place)) + ally

"""A human's turn: where to go and what to do there."""

from __future__ import annotations

from collections.abc import Callable

from bsg.bots.crew.asked import Scores, weighs
from bsg.bots.crew.facts import card_of
from bsg.bots.crew.fighting import ON_THE_WAY, need_of_viper, nuked, viper_attack
from bsg.bots.crew.hands import keeping
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.people import ordered
from bsg.bots.crew.places import A_QUORUM_CARD, being_at, best_viper, place_worth, repairing
from bsg.bots.crew.prices import A_CARD, NUKE, RAPTOR
from bsg.bots.crew.worth import brigged, executed, titled, worth
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.effects import OnChosen
from bsg.engine.numbers import RAPTORS
from bsg.engine.places import COLONIAL_ONE, GALACTICA, RING
from bsg.engine.vocabulary import Place, Resource, Title, thing_of

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

ONCE_FROM = 1.8  # what a once-per-game ability has to bring before it is spent
LATER = 0.25  # and how much less for each jump that lies behind
LAST_NUKE = 0.3  # what the last one has to bring besides its price
ANYWHERE = ("Executive Order", "Consolidate Power", "Build Nuke")  # cards that are played wherever one is
SCOUTING, SCOUTED_ALREADY = 0.55, 0.2  # a look at the next crisis; at the next destination only
WITH_A_RAPTOR = ("Launch Scout", "Scout for Fuel")


def once(mind: Mind, value: float) -> float:
    """What is left of a value when something can be used but once."""
    behind = mind.sight.game.distance / 2
    return value - max(0.3, ONCE_FROM - LATER * behind)


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@weighs("action")
def action(mind: Mind) -> Scores:
    return {option: act(mind, option) for option in mind.options}


def act(mind: Mind, option: str) -> float:
    kind = option.partition(":")[0]
    match kind:
        case "loc":
            return place_worth(mind, Place(thing_of(option)))
        case "card":
            return played(mind, option)
        case "quorum":
            return quorum(mind, thing_of(option)) + 0.1
        case "area":
            return ON_THE_WAY * need_of_viper(mind, Place(thing_of(option)))
        case "ship":
            return viper_attack(mind, option)
        case "loyalty":
            return goal(mind, thing_of(option))
    return SHEET.get(option, nothing)(mind)


def nothing(mind: Mind) -> float:
    return 0.0


def played(mind: Mind, option: str) -> float:
    """A skill card as an action."""
    card = card_of(option)
    known = CARDS.get(card.name)
    return known(mind) - 0.6 * keeping(mind, card) if known else -0.1


def give_order(mind: Mind) -> float:
    sight = mind.sight
    others = [ordered(mind, seat) for seat in sight.humans if seat != mind.seat and sight.place(seat) is not None]
    return max(others, default=0.0)


def consolidate(mind: Mind) -> float:
    return 2 * A_CARD if len(mind.sight.hand) < 8 else 0.12


def scout(mind: Mind) -> float:
    """The fewer raptors are left the dearer they are; who left a card on top a moment ago has seen it."""
    news = SCOUTING if mind.log.scouted is None or mind.log.scouted.deck != "crisis" else SCOUTED_ALREADY
    return 0.75 * news - 0.25 * RAPTOR * RAPTORS / max(1, mind.sight.board.raptors)


def scout_for_fuel(mind: Mind) -> float:
    return 5 / 8 * mind.prices.change(Resource.FUEL, 1) - 3 / 8 * RAPTOR


def firepower(mind: Mind) -> float:
    """Up to four shots where the raiders are."""
    here = mind.sight.myself.place
    raiders = mind.sight.areas[here].raiders if here in RING else 0
    return 0.7 * min(4, raiders) * mind.prices.raider if raiders > 1 else 0.0


def emergency(mind: Mind) -> float:
    friends = sum(1 - 1.5 * mind.guilt(seat) for seat in mind.sight.humans)
    return 0.3 * friends + mind.prices.change(Resource.FOOD, -1)


CARDS: dict[str, Callable[[Mind], float]] = {
    "Executive Order": give_order,
    "Consolidate Power": consolidate,
    "Launch Scout": scout,
    "Repair": lambda mind: repairing(mind, mind.sight.myself.place),
    "Maximum Firepower": firepower,
    "Scout for Fuel": scout_for_fuel,
    "State of Emergency": emergency,
    "Build Nuke": lambda mind: NUKE if mind.sight.board.nukes_beside and mind.sight.board.nukes < 2 else 0.2,
}


def quorum(mind: Mind, card: str) -> float:
    """A quorum card that is played: on somebody, what it does to the best choice."""
    sight = mind.sight
    others = [seat for seat in sight.humans if seat != mind.seat]
    match card:
        case "arrest-order":
            return max((brigged(mind, seat) for seat in others if not sight.in_brig(seat)), default=0.0)
        case "encourage-mutiny":
            before = sight.holder(Title.ADMIRAL)
            best = max((titled(mind, Title.ADMIRAL, before, seat) for seat in others if seat != before), default=0.0)
            return 0.75 * best + 0.25 * mind.prices.change(Resource.MORALE, -1)
        case "presidential-order":
            before = sight.holder(Title.ADMIRAL)
            return max((titled(mind, Title.ADMIRAL, before, seat) for seat in sight.humans), default=0.0)
        case "resignation":
            return -0.6
        case "presidential-pardon":
            return max((0.9 * (mind.doubt - mind.guilt(seat)) for seat in others if sight.in_brig(seat)), default=0.0)
        case "accept-prophecy":
            return 0.15
        case "assign-vice-president" | "assign-arbitrator":
            return 0.35
        case "assign-mission-specialist":
            admiral = sight.holder(Title.ADMIRAL)
            doubtful = mind.guilt(admiral) if admiral is not None else 0.0
            return 0.3 + 0.9 * doubtful
        case "release-cylon-mugshots":
            return 0.55 + 3 / 8 * mind.prices.change(Resource.MORALE, -1)
        case "authorization-of-brutal-force":
            heavy = max(
                (mind.prices.heavy_raider_at(p) for p, area in sight.areas.items() if area.heavy_raiders), default=0.0
            )
            hit = max(3 * mind.prices.raider if sight.raiders > 2 else 0.0, heavy)
            spaces = [n for n, count in enumerate(sight.board.boarding) if count]
            hit = max(hit, mind.prices.centurion(max(spaces)) if spaces else 0.0)
            return hit + 0.25 * mind.prices.change(Resource.POPULATION, -1)
    effect = QUORUM[card].effect
    return 0.0 if isinstance(effect, OnChosen) else worth(mind, effect)


def goal(mind: Mind, card: str) -> float:
    """A personal goal that can be shown: a resource saved. A Cylon card is none of it."""
    return -9.0 if LOYALTY[card].cylon else 0.9 - (0.5 if card == "goal-selfish" else 0.0)


def nuking(mind: Mind) -> float:
    sight = mind.sight
    if sight.fleet is not None:
        value = max(nuked(mind, place) for place in sight.areas)
    else:
        raiders = max((area.raiders for area in sight.areas.values() if area.basestars), default=0)
        value = mind.prices.basestar + 0.25 * min(3, raiders) * mind.prices.raider
    return value - NUKE - (LAST_NUKE if sight.board.nukes == 1 else 0.0) + 0.25 * (sight.basestars > 1)


def squadron(mind: Mind) -> float:
    return once(mind, 4 * best_viper(mind))


def detector(mind: Mind) -> float:
    return once(mind, 1.6 if mind.sight.game.sleeper_done else 0.9)


def politician(mind: Mind) -> float:
    return once(mind, 1.5 if mind.sight.game.distance >= 4 else 1.0)


def tactics(mind: Mind) -> float:
    """Population for whatever is scarcest."""
    gains = max(mind.prices.change(resource, 1) for resource in (Resource.FUEL, Resource.FOOD, Resource.MORALE))
    return once(mind, gains + mind.prices.change(Resource.POPULATION, -1) + 0.6)


def martial_law(mind: Mind) -> float:
    president, admiral = mind.sight.holder(Title.PRESIDENT), mind.sight.holder(Title.ADMIRAL)
    return once(mind, titled(mind, Title.PRESIDENT, president, admiral if admiral is not None else mind.seat))


def coup(mind: Mind) -> float:
    out = 1.2 if mind.sight.in_brig(mind.seat) else 0.0
    return once(mind, titled(mind, Title.ADMIRAL, mind.sight.holder(Title.ADMIRAL), mind.seat) + out)


def discharge(mind: Mind) -> float:
    here = mind.sight.myself.place
    near = [seat for seat in mind.sight.humans if seat != mind.seat and mind.sight.place(seat) == here]
    return once(mind, max((executed(mind, seat) for seat in near), default=0.0))


def star_player(mind: Mind) -> float:
    return 0.08 * sum(card.strength <= 1 for card in mind.sight.hand)


def hand_over(mind: Mind) -> float:
    return best_viper(mind) - 0.35


def lead(mind: Mind) -> float:
    return best_viper(mind) + 0.3


SHEET: dict[str, Callable[[Mind], float]] = {
    "opt:nothing": nothing,
    "opt:draw-quorum": lambda mind: A_QUORUM_CARD if len(mind.sight.me.quorum) < 6 else 0.05,
    "opt:nuke": nuking,
    "opt:cag": squadron,
    "opt:cylon-detector": detector,
    "opt:skilled-politician": politician,
    "opt:unconventional-tactics": tactics,
    "opt:declare-martial-law": martial_law,
    "opt:coup": coup,
    "opt:discharge-of-a-firearm": discharge,
    "opt:influential": lambda mind: once(mind, 0.5),
    "opt:star-player": star_player,
    "opt:cag-hands-over": hand_over,
    "opt:cag-leads": lead,
}


# ── movement ────────────────────────────────────────────────────────────────────────────────────────────────────────


def anywhere(mind: Mind, *, by_order: bool = False) -> float:
    """The best that can be done wherever one is; who acts by an order cannot give one."""
    names = {card.option: card_of(card.option).name for card in mind.sight.hand}
    if by_order:
        names = {option: name for option, name in names.items() if name != "Executive Order"}
    values = [0.0, *(played(mind, option) for option, name in names.items() if name in ANYWHERE)]
    if mind.sight.board.raptors:
        values += [played(mind, option) for option, name in names.items() if name in WITH_A_RAPTOR]
    if mind.sight.holder(Title.PRESIDENT) == mind.seat:
        values += [A_QUORUM_CARD, *(quorum(mind, thing_of(card.card)) for card in mind.sight.me.quorum)]
    if mind.sight.holder(Title.ADMIRAL) == mind.seat and mind.sight.board.nukes and mind.sight.basestars:
        values.append(nuking(mind))
    return max(values)


@weighs("move")
def move(mind: Mind) -> Scores:
    """Where the best action is, less what the way costs."""
    base = anywhere(mind)
    here = mind.sight.myself.place
    scores: Scores = {"opt:stay": max(base, being_at(mind, here) if here != Place.SICKBAY else 0.0) + 0.03}
    for option in mind.options:
        if option == "opt:stay":
            continue
        place = Place(thing_of(option))
        scores[option] = max(base, being_at(mind, place)) - fare(mind, here, place) + idle(place)
    return scores


def fare(mind: Mind, here: Place | None, place: Place) -> float:
    """A card, if it is another ship; a pilot leaves his viper."""
    if here in RING and place in RING:
        return 0.0
    same = any(here in ship and place in ship for ship in (GALACTICA, COLONIAL_ONE))
    left = 0.25 if here in RING and mind.sight.raiders else 0.0
    return left + (0.0 if same else 0.8 * A_CARD)


def idle(place: Place) -> float:
    """Where one had better stand when nothing is to be done: near the way out."""
    return {Place.FTL_CONTROL: 0.02, Place.COMMAND: 0.02, Place.WEAPONS_CONTROL: 0.01}.get(place, 0.0)


@weighs("leave_brig", "pardon", "moves_on")
def goes_to(mind: Mind) -> Scores:
    places = {option: Place(thing_of(option)) for option in mind.options}
    return {option: being_at(mind, place) + idle(place) for option, place in places.items()}


@weighs("ordered")
def carries_out(mind: Mind) -> Scores:
    """Move and act, or act twice where one stands."""
    here = mind.sight.myself.place
    base = anywhere(mind, by_order=True)
    stays = being_at(mind, here)
    places = [place.place for place in mind.sight.board.places if place.ship != "cylon" and not place.hazardous]
    moves = max((being_at(mind, place) - fare(mind, here, place) for place in places), default=0.0)
    return {"opt:move": max(moves, base), "opt:act": max(stays, base) + 0.6 * max(base, 0.6 * stays)}


@weighs("emergency")
def in_emergency(mind: Mind) -> Scores:
    here = mind.sight.myself.place
    now = max(anywhere(mind), being_at(mind, here))
    return {"opt:act": now, "opt:move": 0.2, "opt:nothing": 0.0}

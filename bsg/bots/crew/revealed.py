"""A revealed Cylon: the strongest place for the position, and what to do there."""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, best, decides
from bsg.bots.crew.checks import harm_of, stakes
from bsg.bots.crew.crises import crisis_worth
from bsg.bots.crew.facts import card_of
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.worth import activated
from bsg.engine.cards.locations import ATTACKS_OF_THE_FLEET
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE
from bsg.engine.vocabulary import Place, Resource, Title, seat_of, thing_of

# ── the tables: what each place does to the fleet ───────────────────────────────────────────────────────────────────

A_CRISIS, WITH_EXODUS = (
    0.92,
    0.74,
)  # of two, the worse: in points of the resources; new ones are milder, and prepare jumps
STOLEN = 0.3
LATE_GIFT = 2.2  # hidden Cylon cards to somebody who will use them
GIFT_UP_TO = 7  # distance
BRIDGE_CIVILIAN, BRIDGE_CHASE = 0.45, 0.7
RESOURCES = (Resource.FUEL, Resource.FOOD, Resource.MORALE, Resource.POPULATION)


def place_harm(mind: Mind, place: Place) -> float:
    """What a Cylon can do to the fleet from a place."""
    sight, prices = mind.sight, mind.prices
    match place:
        case Place.CAPRICA:
            played = [-crisis_worth(mind, card.card) for card in sight.me.super_crises]
            return max([a_crisis(mind), *(harm + 0.2 for harm in played)])
        case Place.CYLON_FLEET:
            return max(fleet_harms(mind).values())
        case Place.HUMAN_FLEET:
            return STOLEN + 0.5 * prices.damage()
        case Place.RESURRECTION_SHIP:
            gift = LATE_GIFT if sight.myself.loyalty and sight.game.distance <= GIFT_UP_TO else 0.0
            return gift * (0.4 + 0.6 * has_cylon_card(mind))
    if place == BASESTAR_BRIDGE:
        return sum(sorted(bridge_harms(mind).values())[-2:])
    return 0.0


def a_crisis(mind: Mind) -> float:
    """What the worse of two crises does to the fleet: the more, the scarcer everything is."""
    dials = mind.sight.dials
    points = [mind.prices.point(resource, dials[resource]) for resource in RESOURCES]
    return (WITH_EXODUS if mind.sight.with_exodus else A_CRISIS) * sum(points) / len(points)


def has_cylon_card(mind: Mind) -> bool:
    return any(card.cylon for card in mind.sight.me.loyalty)


def fleet_harms(mind: Mind) -> dict[str, float]:
    harms = {option: -activated(mind, kind) for option, kind in ATTACKS_OF_THE_FLEET.items()}
    launched = mind.sight.basestars * (2 * mind.prices.raider + mind.prices.heavy_raider)
    return {**harms, "opt:launch": launched}


def bridge_harms(mind: Mind) -> dict[str, float]:
    sight, prices = mind.sight, mind.prices
    return {
        "bridge:civilian": BRIDGE_CIVILIAN * (1.5 if sight.raiders else 1.0),
        "bridge:reinforcement": 0.5 * prices.basestar,
        "bridge:chase": BRIDGE_CHASE if sight.game.jump else 0.5,
        "bridge:barrage": min(1.0, sight.raiders / 8) * prices.damage(),
    }


@decides("cylon:move")
def move(mind: Mind) -> Picks:
    here = mind.sight.myself.place
    scores = {"opt:stay": place_harm(mind, here) + 0.05 if here is not None else 0.0}
    for option in mind.options:
        if option.startswith("loc:"):
            scores[option] = place_harm(mind, Place(thing_of(option)))
    return best(mind, scores)


@decides("cylon:action")
def action(mind: Mind) -> Picks:
    """Whatever the place does; there is no better use of a turn."""
    return next(((option,) for option in mind.options if option.startswith("loc:")), mind.options[:1])


@decides("cylon:cylon_fleet")
def cylon_fleet(mind: Mind) -> Picks:
    return best(mind, fleet_harms(mind))


@decides("cylon:caprica")
def caprica(mind: Mind) -> Picks:
    scores = {option: -crisis_worth(mind, option) for option in mind.options if option.startswith("super:")}
    return best(mind, scores | {"opt:crisis": a_crisis(mind)})


@decides("exchange")
def exchange(mind: Mind) -> Picks:
    return ()


@decides("gift")
def gift(mind: Mind) -> Picks:
    """A Cylon card to who is trusted most: he will do most with it; human cards to who is suspected anyway."""
    trusted = {option: -mind.guilt(seat_of(option)) for option in mind.options}
    return best(mind, trusted, 1.0 if has_cylon_card(mind) else -1.0)


@decides("sympathizer")
def sympathizer(mind: Mind) -> Picks:
    """To the human who does most: he is lost to the fleet."""
    if not mind.options:
        return ()
    titled = {seat for title, seat in mind.sight.titles.items() if title in (Title.PRESIDENT, Title.ADMIRAL)}
    return (
        max(mind.options, key=lambda option: (seat_of(option) in titled, mind.sight.players[seat_of(option)].hand)),
    )


@decides("steal")
def steal(mind: Mind) -> Picks:
    return (max(mind.options, key=lambda option: card_of(option).strength),)


@decides("bridge")
def bridge(mind: Mind) -> Picks:
    harms = bridge_harms(mind)
    return tuple(sorted(mind.options, key=lambda option: -harms.get(option, 0.0))[: max(mind.question.sizes)])


@decides("reinforcement")
def reinforcement(mind: Mind) -> Picks:
    return best(mind, {"ship:basestar": 1.0 if mind.sight.basestars < 2 else 0.4, "ship:raider": 0.6})


@decides("fleet_area")
def fleet_area(mind: Mind) -> Picks:
    return mind.options[:1]


@decides("reveal_effect")
def reveal_effect(mind: Mind) -> Picks:
    return ("opt:yes",)


@decides("prove_loyalty")
def prove_loyalty(mind: Mind) -> Picks:
    return mind.options[: min(mind.question.sizes)]


@decides("cylon:contribute")
def contribute(mind: Mind) -> Picks:
    """One card that counts against what helps the fleet; the strongest that does."""
    check = mind.sight.check
    if check is None or 1 not in mind.question.sizes:
        return ()
    height = stakes(mind, check).height
    if abs(height) < 0.25 or not mind.options:
        return ()
    side = 1 if height > 0 else -1
    worst = max(mind.options, key=lambda option: side * harm_of(mind, check, option))
    return (worst,) if side * harm_of(mind, check, worst) > 0 else ()

"""Whom to trust with what: accusations, offices, orders, looks, and everybody else who can be chosen."""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, Scores, decides, weighs
from bsg.bots.crew.facts import can_draw, effect_of, within
from bsg.bots.crew.fighting import from_here
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.places import MENDS, can_activate, repair_worth, work_at
from bsg.bots.crew.worth import brigged, cards_lost, executed, sent, titled
from bsg.engine.effects import OnChosen, PassesTitle, Sends, SendsChosen
from bsg.engine.exodus.effects import Executes, SendsAnother
from bsg.engine.places import RING
from bsg.engine.vocabulary import Place, Skill, Title, seat_of, thing_of

WORTH_AN_ORDER = 0.4  # what somebody must have to do that everybody sees; cards he can draw in his own turn
AT_HER_DESK = 0.45  # the President with two acts for the Quorum
ORDERS_FROM = "executive-order"
WORK = (Place.FTL_CONTROL, Place.WEAPONS_CONTROL, Place.COMMAND, Place.COMMUNICATIONS, Place.ARMORY)


def seats(mind: Mind) -> list[int]:
    return [seat_of(option) for option in mind.options if option.startswith("seat:")]


def by_seat(mind: Mind, value: dict[int, float]) -> Scores:
    return {f"seat:{seat}": worth for seat, worth in value.items()} | {"opt:nobody": 0.0}


@weighs("character")
def character(mind: Mind) -> Scores:
    """Whom a text means: what it is that happens to him is known from what is being resolved."""
    name = mind.log.focus.name
    thing = thing_of(name)
    if name.startswith("card:") and thing.startswith(ORDERS_FROM):
        return by_seat(mind, {seat: ordered(mind, seat) for seat in seats(mind)})
    if name == "loc:admirals-quarters" or thing in ("arrest-order", "cylon-brig"):
        return by_seat(mind, {seat: brigged(mind, seat) for seat in seats(mind)})
    if name == "loc:administration" or thing == "resignation":
        before = mind.sight.holder(Title.PRESIDENT)
        return by_seat(mind, {seat: titled(mind, Title.PRESIDENT, before, seat) for seat in seats(mind)})
    if thing in ("encourage-mutiny", "presidential-order"):
        before = mind.sight.holder(Title.ADMIRAL)
        return by_seat(mind, {seat: titled(mind, Title.ADMIRAL, before, seat) for seat in seats(mind)})
    if name == "loc:human-fleet":
        return by_seat(mind, {seat: -0.1 * mind.sight.players[seat].hand for seat in seats(mind)})
    if thing == "presidential-pardon":
        return by_seat(mind, {seat: mind.doubt - mind.guilt(seat) for seat in seats(mind)})
    if thing == "cylon-sickbay":
        return by_seat(mind, {seat: cards_lost(mind, seat, 5) - 0.3 for seat in seats(mind)})
    if thing in ("discharge-of-a-firearm", "helena-cain"):
        return by_seat(mind, {seat: executed(mind, seat) for seat in seats(mind)})
    if name.startswith(("crisis:", "super:", "crossroads:", "ally:")):
        return by_seat(mind, {seat: by_a_card(mind, name, seat) for seat in seats(mind)})
    return by_seat(mind, {seat: 1 - mind.guilt(seat) for seat in seats(mind)})  # a gift, an office


def by_a_card(mind: Mind, name: str, seat: int) -> float:
    """The first thing on a card that can happen to somebody who is chosen."""
    for part in within(effect_of(name)):
        match part:
            case SendsChosen() | SendsAnother():
                return sent(mind, seat, part.place)
            case PassesTitle():
                return titled(mind, part.title, mind.sight.holder(part.title), seat)
            case OnChosen():
                return mind.guilt(seat) - mind.doubt
            case Executes():
                return executed(mind, seat)
            case Sends() if part.place == Place.BRIG and part.who == "chosen":
                return brigged(mind, seat)
    return mind.guilt(seat) - mind.doubt


def ordered(mind: Mind, seat: int) -> float:
    """Somebody acts twice by an order, or moves and acts: what everybody sees he could do, if he is trusted."""
    sight = mind.sight
    place = sight.place(seat) or Place.SICKBAY
    trust = 1 - 1.8 * mind.guilt(seat)
    if sight.in_brig(seat):
        return 0.1 * trust
    at_work = {work: work_at(mind, work) for work in WORK} if can_activate(mind, seat) else {}
    there = from_here(mind, place) if place in RING else at_work.get(place, 0.0)
    value = max(1.7 * there, *at_work.values(), mending(mind, seat))
    if sight.holder(Title.PRESIDENT) == seat and place == Place.PRESIDENTS_OFFICE:
        value = max(value, AT_HER_DESK)
    if value < WORTH_AN_ORDER:
        return 0.1 * value * trust
    return trust * (0.9 * value + 0.02 * sight.players[seat].hand + 0.02 * sight.turns_until(seat))


def mending(mind: Mind, seat: int) -> float:
    """Somebody who draws engineering may have a card to repair what is needed most."""
    if not can_draw(mind.sight.character(seat), Skill.ENGINEERING):
        return 0.0
    return max((MENDS * repair_worth(mind, place) for place in mind.sight.damaged), default=0.0)


@weighs("look")
def look(mind: Mind) -> Scores:
    """At whom one cannot judge: neither cleared nor convicted. A Cylon looks where it does no harm."""
    known = mind.log.belief.known_human_cards if mind.log.belief else [0] * len(mind.sight.players)
    return by_seat(
        mind,
        {seat: 1 - abs(mind.guilt(seat) - 0.55) - 0.5 * known[seat] for seat in seats(mind)},
    )


@weighs("title")
def title(mind: Mind) -> Scores:
    return {option: 1.0 if thing_of(option) == Title.ADMIRAL else 0.8 for option in mind.options}


@weighs("condemn")
def condemn(mind: Mind) -> Scores:
    return by_seat(mind, {seat: mind.guilt(seat) for seat in seats(mind)})


@weighs("brings_ally")
def brings_ally(mind: Mind) -> Scores:
    return {}


@decides("order")
def order(mind: Mind) -> Picks:
    """Several want to respond: those one trusts first."""
    return tuple(sorted(mind.options, key=lambda option: mind.guilt(seat_of(option))))


@decides("lets_look")
def lets_look(mind: Mind) -> Picks:
    return ("opt:no",)

"""The quorum, destination, super crisis and Cylon loyalty cards of Exodus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.destinations import Destination
from bsg.engine.cards.loyalty import LoyaltyCard
from bsg.engine.cards.quorum import QuorumCard
from bsg.engine.cards.super_crises import SuperCrisis
from bsg.engine.effects import (
    NOTHING,
    Effect,
    OnChosen,
    centurions,
    check,
    chooses,
    damages_galactica,
    gain,
    gives_title,
    irregular,
    jump_track,
    lose,
    loses_civilians,
    places,
)
from bsg.engine.exodus.effects import exodus
from bsg.engine.exodus.happenings import HandTaken
from bsg.engine.happenings.ships import ViperDestroyed
from bsg.engine.happenings.skills import CardsTaken
from bsg.engine.vocabulary import Place, Ship, Skill, Title, Who, at_seat, thing_of
from bsg.kernel import Ask, Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

# ── quorum ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("discard any number of quorum cards and draw as many"))
def clear_the_desk(rules: Base) -> Flow[None]:
    hand = rules.state.quorum_hand
    options = tuple(f"quorum:{card}#{hand[:n].count(card)}" for n, card in enumerate(hand))
    if not options or rules.holder(Title.PRESIDENT) != rules.acting:
        return
    prompt = text("Choose the quorum cards to discard. You draw as many.")
    picks = yield Ask(rules.acting, "discard_quorum", prompt, options, tuple(range(len(options) + 1)), shows="seat")
    if picks:
        exodus(rules).discard_quorum([thing_of(pick) for pick in picks])
        rules.draw_quorum(len(picks))


def why_not_successor(rules: Base, seat: int) -> Text | None:
    """Played by somebody who is not President, it may as well leave the title where it is (R21.12)."""
    return rules.why_not_another(seat, rules.acting) or rules.why_not_hold(Title.PRESIDENT, seat)


SUCCESSION = OnChosen(why_not_successor, text("another character"), gives_title(Title.PRESIDENT, to=Who.CHOSEN))
RESIGNATION: Effect = clear_the_desk + SUCCESSION

EXODUS_QUORUM = (
    QuorumCard("Establish Dogsville", 1, gain(population=1) + lose(morale=1)),
    QuorumCard(
        "Presidential Order",
        1,
        OnChosen(
            lambda rules, seat: rules.why_not_hold(Title.ADMIRAL, seat),
            text("a character"),
            gives_title(Title.ADMIRAL, to=Who.CHOSEN),
        ),
    ),
    QuorumCard("Resignation", 1, RESIGNATION.unless(SUCCESSION.why_not)),
)

# ── destinations ────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("damage the basestar just placed"))
def derelict(rules: Base) -> Flow[None]:
    """The basestar that was placed last; none when the supply was empty."""
    basestars = rules.area(Place.FRONT).basestars
    if basestars:
        rules.damage_basestar(Place.FRONT, len(basestars) - 1)
    yield from ()


@irregular(text("destroy 1 viper in the reserves"), when=lambda rules, seat: bool(rules.state.reserves))
def scrap_a_viper(rules: Base) -> Flow[None]:
    state = rules.state
    prompt = text("Choose the viper to destroy.")
    yield from rules.pick_vipers(rules.seat_of(Who.ADMIRAL), 1, state.reserves, state.destroyed_vipers, prompt)
    rules.tell(text("A viper is destroyed for its fuel."), what=ViperDestroyed())


@irregular(text("after this jump has reset jump preparation, advance it by 2 spaces"))
def ahead_of_schedule(rules: Base) -> Flow[None]:
    rules.state.after_reset = 2
    yield from ()


EXODUS_DESTINATIONS = (
    Destination("Algae Planet", 1, 1, lose(fuel=1) + gain(food=1)),
    Destination("Cylon Raiders", 3, 1, lose(fuel=2) + places({Place.REAR: {Ship.RAIDER: 3}})),
    Destination(
        "Derelict Basestar",
        2,
        1,
        lose(fuel=1) + places({Place.FRONT: {Ship.BASESTAR: 1}, Place.REAR: {Ship.CIVILIAN: 2}}) + derelict,
    ),
    Destination("Dying Star", 2, 1, lose(fuel=1) + damages_galactica()),
    Destination(
        "Gas Giant", 1, 1, chooses(Who.ADMIRAL, (scrap_a_viper + gain(fuel=1)).unless(scrap_a_viper.why_not), NOTHING)
    ),
    Destination("Lion's Head Nebula", 3, 1, lose(fuel=4) + ahead_of_schedule),
    Destination("Radioactive Cloud", 2, 1, lose(fuel=1, population=1)),
)

# ── super crises ────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(
    text("the Cylon player who played this card takes all skill cards of a human player, who is sent to Sickbay")
)
def takes_prisoner(rules: Base) -> Flow[None]:
    """R22.13: one who can be sent there."""
    captor = rules.crisis.drawer

    def why_not(seat: int) -> Text | None:
        return rules.why_not_sent(seat, Place.SICKBAY)

    if not (yield from rules.choose_character(captor, why_not, text("Choose the prisoner."))):
        return
    prisoner = rules.seat_of(Who.CHOSEN)
    cards = list(rules.player(prisoner).hand)
    rules.take_cards(captor, prisoner, cards)
    if cards:
        names = [f"card:{card}" for card in cards]
        mine = text("You take {cards}.", cards=names)
        words = text("{seat} takes all skill cards of {from_}.", seat=at_seat(captor), from_=at_seat(prisoner))
        rules.tell(
            words,
            {captor: mine},
            what=HandTaken(captor, prisoner),
            learned={captor: CardsTaken(captor, prisoner, tuple(names))},
        )
    rules.send(prisoner, Place.SICKBAY)


EXODUS_SUPER_CRISES = (
    SuperCrisis(
        "Fire All Missiles",
        check(22, Skill.TACTICS, Skill.PILOTING, fail=loses_civilians(2), consequence=damages_galactica(2)),
    ),
    SuperCrisis("Human Prisoner", check(18, Skill.LEADERSHIP, Skill.TACTICS, fail=takes_prisoner)),
)

# ── loyalty ─────────────────────────────────────────────────────────────────────────────────────────────────────────

EXODUS_CYLON_CARDS = (
    LoyaltyCard("cylon-jump-preparation", "You Are a Cylon", 1, cylon=True, reveal=jump_track(-2)),
    LoyaltyCard("cylon-centurion", "You Are a Cylon", 1, cylon=True, reveal=centurions(1)),
)

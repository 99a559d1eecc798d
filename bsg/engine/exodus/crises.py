"""The crisis cards of Exodus that need no other variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.crises.card import (
    ADMIRAL,
    BASESTARS,
    CURRENT,
    ENGINEERING,
    EVERYONE,
    HEAVY_RAIDERS,
    LAUNCH_RAIDERS,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    PRESIDENT,
    RAIDERS,
    TACTICS,
    Crisis,
)
from bsg.engine.cards.crises.choices import recall_vipers
from bsg.engine.effects import (
    LOSES_RAPTOR,
    Effect,
    activates,
    centurions,
    check,
    choice,
    chooses,
    damages_galactica,
    discards,
    discards_hand,
    gain,
    irregular,
    jump_track,
    looks,
    lose,
    loses_civilians,
    passes_title,
    roll_at_most,
    sends,
    sends_chosen,
)
from bsg.engine.exodus.effects import executes, may, sends_another
from bsg.engine.exodus.happenings import CylonShipsDestroyed, CylonShipsGone, DestinyDiscarded
from bsg.engine.happenings.crises import Looked, Saw
from bsg.engine.places import RING
from bsg.engine.vocabulary import Place, Title, Who, at_seat, thing_of
from bsg.kernel import Ask, Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

BRIG, SICKBAY = Place.BRIG, Place.SICKBAY


def clear_of_cylons(rules: Base, area: Place, *, destroyed: bool) -> None:
    """Cylon ships back to the supply, damage tokens to their pool."""
    for _ in list(rules.area(area).basestars):
        if destroyed:
            rules.destroy_basestar(area, 0)
        else:
            rules.remove_basestar(area, 0)
    rules.area(area).raiders = rules.area(area).heavy_raiders = 0


@irregular(text("destroy all Cylon ships in space"))
def genocide(rules: Base) -> Flow[None]:
    for area in RING:
        clear_of_cylons(rules, area, destroyed=True)
    rules.tell(text("All Cylon ships are destroyed."), what=CylonShipsDestroyed())
    yield from ()


@irregular(text("the current player chooses an area; remove all Cylon ships from it"))
def lured_away(rules: Base) -> Flow[None]:
    area = yield from rules.choose_area(rules.current, RING, text("Choose the area to clear of Cylon ships."))
    clear_of_cylons(rules, area, destroyed=False)
    rules.tell(text("All Cylon ships {area} are gone.", area=f"area:{area}"), what=CylonShipsGone(f"area:{area}"))


@irregular(text("the current player loses all titles, each to the next in its line of succession"))
def disgraced(rules: Base) -> Flow[None]:
    """Nobody else eligible: he keeps it."""
    for title in rules.titles_in_play():
        if rules.holder(title) == rules.current:
            heir = rules.highest_in_line(title, besides=rules.current)
            if heir is not None and rules.may_hold(title, heir):
                rules.give_title(title, heir)
    yield from ()


@irregular(text("destroy 1 centurion on board Galactica"))
def trapped(rules: Base) -> Flow[None]:
    options = rules.centurion_options()
    if options:
        pick = yield from rules.choose(rules.current, "centurion", text("Choose the centurion to destroy."), options)
        rules.destroy_centurion(int(pick.removeprefix("ship:centurion@")))


@irregular(text("the current player may look through the Destiny deck, discard 2 of its cards, and shuffle it"))
def mysterious_message(rules: Base) -> Flow[None]:
    """H7: he alone sees the deck."""
    seat, destiny = rules.current, sorted(rules.state.destiny)
    look, leave = text("Look through it"), text("Leave it")
    if not (yield from rules.agrees(seat, "may", text("Look through the Destiny deck?"), yes=look, no=leave)):
        return
    options = tuple(f"card:{card}#{destiny[:n].count(card)}" for n, card in enumerate(destiny))
    names = [f"card:{card}" for card in destiny]
    seen = text("You saw the Destiny deck: {cards}.", cards=names)
    rules.remember(seat, seen)
    rules.tell(
        text("{seat} looks through the Destiny deck.", seat=at_seat(seat)),
        {seat: seen},
        what=Looked(seat, "destiny", len(destiny)),
        learned={seat: Saw(seat, "destiny", tuple(names))},
    )
    prompt = text("Choose 2 cards to discard from the Destiny deck.")
    picks = yield Ask(seat, "destiny", prompt, options, (min(2, len(options)),), shows="seat")
    cards = [thing_of(pick) for pick in picks]
    for card in cards:
        rules.state.destiny.remove(card)
    rules.to_pile(cards)
    thrown = [f"card:{card}" for card in cards]
    rules.tell(
        text("{seat} discards {cards}.", seat=at_seat(seat), cards=thrown),
        reveals="H7",
        what=DestinyDiscarded(seat, tuple(thrown)),
    )
    rules.dice.shuffle("shuffle:destiny", rules.state.destiny)
    if not rules.state.destiny:
        rules.build_destiny()


@irregular(text("the current player may draw 2 skill cards from their skill set"))
def temple(rules: Base) -> Flow[None]:
    seat = rules.current
    types = rules.sheet(seat).skills
    draws, keeps = text("Draw 2 cards"), text("Draw none")
    if types and (yield from rules.agrees(seat, "may", text("Draw 2 skill cards?"), yes=draws, no=keeps)):
        yield from rules.draw_chosen(seat, 2, types)


@irregular(text("place 2 civilian ships"))
def civilians_join(rules: Base) -> Flow[None]:
    yield from rules.place_civilians(2)


PAY_TOGETHER: Effect = discards(PRESIDENT, 2) + discards(CURRENT, 3)

CHECKS = (
    Crisis(
        "Airlock Leak",
        check(6, TACTICS, ENGINEERING, fail=damages_galactica() + sends(CURRENT, SICKBAY)),
        HEAVY_RAIDERS,
    ),
    Crisis(
        "Centurion Assault", check(9, TACTICS, PILOTING, fail=LOSES_RAPTOR + sends(CURRENT, SICKBAY)), LAUNCH_RAIDERS
    ),
    Crisis(
        "Divisive Behavior",
        check(10, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1), consequence=sends_another(SICKBAY, CURRENT)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Guilty Conscience",
        check(7, POLITICS, LEADERSHIP, fail=discards(CURRENT, 3, at_random=True)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Haunted by the Past",
        check(12, POLITICS, LEADERSHIP, fail=discards(EVERYONE, 1, at_random=True), consequence=disgraced),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Hidden Identity",
        check(12, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1) + sends(CURRENT, BRIG)),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "In the Ring",
        check(
            12,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            pass_=gain(morale=1),
            fail=lose(morale=1) + sends(CURRENT, SICKBAY),
            consequence=sends_another(SICKBAY, CURRENT),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Joe's Bar",
        check(12, POLITICS, LEADERSHIP, ENGINEERING, pass_=gain(morale=1), fail=lose(morale=1) + sends(CURRENT, BRIG)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Power Failure",
        check(14, LEADERSHIP, TACTICS, ENGINEERING, fail=jump_track(-1), consequence=damages_galactica()),
        HEAVY_RAIDERS,
    ),
    Crisis("Strange Beacon", check(13, TACTICS, PILOTING, ENGINEERING, pass_=lured_away, fail=jump_track(-1)), RAIDERS),
    Crisis("Temple of the Five", check(9, TACTICS, ENGINEERING, pass_=temple, fail=jump_track(-1)), LAUNCH_RAIDERS),
    Crisis(
        "Threat of Super Nova",
        check(
            10,
            LEADERSHIP,
            PILOTING,
            ENGINEERING,
            fail=lose(population=1) + damages_galactica(),
            consequence=activates(BASESTARS),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis("Unexplained Deaths", check(8, LEADERSHIP, TACTICS, fail=lose(morale=1, population=1)), RAIDERS, jump=True),
    Crisis(
        "Unfair Bias",
        check(12, POLITICS, LEADERSHIP, TACTICS, fail=damages_galactica() + discards_hand(CURRENT)),
        RAIDERS,
        jump=True,
    ),
)

CHOICES = (
    Crisis("Ambushed by the Press", choice(PRESIDENT, lose(morale=1), discards_hand(PRESIDENT)), RAIDERS, jump=True),
    Crisis(
        "Appoint Head of Security",
        choice(ADMIRAL, recall_vipers + discards(ADMIRAL, 2, at_random=True), lose(morale=1) + damages_galactica()),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Consult the Prisoner",
        choice(
            CURRENT,
            check(
                13,
                POLITICS,
                TACTICS,
                ENGINEERING,
                pass_=jump_track(1),
                fail=discards(EVERYONE, 1) + sends(CURRENT, BRIG),
            ),
            discards(ADMIRAL, 2) + discards(CURRENT, 3),
        ),
        BASESTARS,
        jump=True,
    ),
    Crisis(
        "Controversial Manuscript",
        choice(PRESIDENT, lose(morale=1), gain(morale=1) + damages_galactica(2)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Cylon Genocide",
        choice(
            CURRENT,
            check(
                21,
                POLITICS,
                LEADERSHIP,
                TACTICS,
                ENGINEERING,
                pass_=genocide,
                fail=lose(morale=1) + activates(BASESTARS, LAUNCH_RAIDERS, HEAVY_RAIDERS),
            ),
            roll_at_most(4, sends(CURRENT, BRIG)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Familiar Face",
        choice(
            CURRENT,
            check(
                12,
                POLITICS,
                LEADERSHIP,
                TACTICS,
                pass_=sends_chosen(BRIG, ADMIRAL, optional=True),
                fail=lose(morale=1) + discards_hand(ADMIRAL),
            ),
            lose(morale=1),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Hera Rescued",
        choice(CURRENT, check(10, POLITICS, LEADERSHIP, fail=lose(morale=2) + LOSES_RAPTOR), lose(morale=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Hidden Explosives",
        choice(ADMIRAL, LOSES_RAPTOR + sends(CURRENT, SICKBAY), lose(morale=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Interrogation",
        choice(
            ADMIRAL,
            sends_another(SICKBAY, ADMIRAL, then=may(ADMIRAL, looks(ADMIRAL, Who.CHOSEN))),
            discards(ADMIRAL, 2) + discards(CURRENT, 3),
        ),
        BASESTARS,
    ),
    Crisis("Labor Dispute", choice(PRESIDENT, lose(morale=2), lose(fuel=1) + jump_track(-1)), BASESTARS),
    Crisis(
        "Medal of Distinction",
        choice(ADMIRAL, gain(morale=1) + civilians_join + activates(RAIDERS), lose(morale=1)),
        BASESTARS,
        jump=True,
    ),
    Crisis(
        "Mysterious Guide",
        choice(
            CURRENT,
            check(11, POLITICS, LEADERSHIP, pass_=jump_track(1), fail=lose(fuel=1) + discards_hand(CURRENT)),
            lose(morale=1),
        ),
        RAIDERS,
    ),
    Crisis(
        "Mysterious Message",
        choice(
            CURRENT,
            check(9, POLITICS, ENGINEERING, pass_=mysterious_message, fail=activates(LAUNCH_RAIDERS, BASESTARS)),
            activates(BASESTARS),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Raptor Malfunction",
        choice(
            CURRENT,
            check(12, TACTICS, PILOTING, ENGINEERING, fail=damages_galactica() + LOSES_RAPTOR),
            sends(CURRENT, SICKBAY),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Set a Trap",
        choice(
            CURRENT,
            check(10, LEADERSHIP, TACTICS, pass_=trapped, fail=centurions(1) + sends(CURRENT, SICKBAY)),
            roll_at_most(4, centurions(1)),
        ),
        RAIDERS,
    ),
    Crisis(
        "The Circle",
        choice(
            PRESIDENT,
            chooses(PRESIDENT, passes_title(Title.PRESIDENT, chosen_by=PRESIDENT), executes(CURRENT)),
            PAY_TOGETHER,
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "The Passage",
        choice(
            CURRENT,
            check(14, TACTICS, PILOTING, ENGINEERING, pass_=jump_track(1), fail=loses_civilians(2)),
            roll_at_most(6, sends(CURRENT, SICKBAY)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Truth and Reconciliation",
        choice(PRESIDENT, lose(morale=1) + sends_chosen(BRIG, PRESIDENT), PAY_TOGETHER),
        BASESTARS,
        jump=True,
    ),
    Crisis(
        "Unwelcome Faces",
        choice(ADMIRAL, discards_hand(ADMIRAL) + sends_chosen(BRIG, ADMIRAL), lose(morale=1) + damages_galactica()),
        RAIDERS,
        jump=True,
    ),
    Crisis("Widespread Starvation", choice(PRESIDENT, lose(food=2), lose(food=1, population=1)), RAIDERS, jump=True),
)

EXODUS_CRISES = (*CHECKS, *CHOICES)

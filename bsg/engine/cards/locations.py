"""The locations (R5) and what activating them does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects import (
    Effect,
    OnChosen,
    check,
    damages_galactica,
    draws,
    gives_title,
    irregular,
    roll_at_least,
    sends,
)
from bsg.engine.happenings.checks import Attack
from bsg.engine.happenings.ships import CivilianLookedAt, CivilianSeen, ShipsFlew
from bsg.engine.happenings.skills import CardsTaken, CardTaken, Discarded, HandSeen
from bsg.engine.numbers import CENTURION_DESTROYED, GIFT_UP_TO, POPULATION_RISK
from bsg.engine.places import RING, adjacent
from bsg.engine.vocabulary import (
    ACTIVATION_NAMES,
    Activation,
    Place,
    Ship,
    Skill,
    Title,
    Who,
    at_seat,
    reasons,
    seat_of,
    thing_of,
)
from bsg.kernel import Ask, Flow, Text, text, verbatim

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class LocationCard:
    place: Place
    name: str
    action: Effect | None = None


# ── Galactica ───────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(
    text("jump the fleet, but first roll a die; on 6 or less, lose the population that the jump track shows"),
    when=lambda rules, seat: rules.state.jump in POPULATION_RISK,
    because=text("The fleet is not ready to jump: the jump track is still in the red."),
)
def jump_now(rules: Base) -> Flow[None]:
    yield from rules.ftl_jump(rules.acting)


@irregular(
    text("Galactica attacks 1 Cylon ship in any area"),
    when=lambda rules, seat: any(rules.targets_in(area) for area in RING),
    because=text("There is no Cylon ship to attack."),
)
def fire_the_guns(rules: Base) -> Flow[None]:
    targets = [target for area in RING for target in rules.targets_in(area)]
    on_board = text("The guns do not reach who is on board; the Armory does.")
    pick = yield from rules.choose(
        rules.acting,
        "attack",
        text("Choose the ship that Galactica attacks."),
        targets,
        labels=rules.damaged_basestars(),
        dimmed=reasons(dict.fromkeys(rules.centurion_options(), on_board)),
    )
    yield from rules.attack(rules.acting, "galactica", pick)


@irregular(text("activate unmanned vipers up to 2 times"))
def command_vipers(rules: Base) -> Flow[None]:
    yield from rules.activate_vipers(rules.acting, 2)


@irregular(
    text("look at 2 civilian ships; then you may move each of them to an adjacent area"),
    when=lambda rules, seat: rules.count(Ship.CIVILIAN) > 0,
    because=text("No civilian ship is in space."),
)
def contact_civilians(rules: Base) -> Flow[None]:
    """R5.3: only the acting player sees the faces (H33)."""
    seat = rules.acting
    options = tuple(f"ship:civilian-{label}" for label in rules.civilians())
    picks = options
    if len(options) > 2:
        picks = yield Ask(seat, "civilian", text("Choose 2 civilian ships to look at."), options, (2,))
    yield from look_at_civilians(rules, seat, [pick.removeprefix("ship:civilian-") for pick in picks])


def look_at_civilians(rules: Base, seat: int, labels: list[str]) -> Flow[None]:
    """Whoever has looked at them may move each."""
    for label in labels:
        (face,) = (c.face for c in rules.area(rules.civilians()[label]).civilians if c.label == label)
        seen = text(
            "You saw that civilian ship {label} carries {face}.", label=verbatim(label), face=f"civilian:{face}"
        )
        rules.remember(seat, seen)
        ship = f"ship:civilian-{label}"
        rules.tell(
            text("{seat} looks at civilian ship {label}.", seat=at_seat(seat), label=verbatim(label)),
            {seat: seen},
            what=CivilianLookedAt(seat, ship),
            learned={seat: CivilianSeen(seat, ship, f"civilian:{face}")},
        )
    for label in labels:
        here = rules.civilians()[label]
        prompt = text("Choose where civilian ship {label} goes.", label=verbatim(label))
        pick = yield from rules.choose(
            seat,
            "civilian_moves",
            prompt,
            ["opt:stay", *(f"area:{area}" for area in adjacent(here))],
            labels={"opt:stay": text("It stays")},
            default="opt:stay",
            dimmed=rules.dimmed_areas((here, *adjacent(here)), text("It flies to an adjacent area only.")),
        )
        if pick != "opt:stay":
            rules.area(Place(thing_of(pick))).civilians.append(rules.take_civilian(label))
            rules.tell(
                text("Civilian ship {label} flies on and is now {area}.", label=verbatim(label), area=pick),
                what=ShipsFlew(f"ship:civilian-{label}", f"area:{here}", pick),
            )


def may_launch(rules: Base, seat: int) -> bool:
    """R13.18; with empty reserves an unmanned viper can be called back (R13.19)."""
    return rules.sheet(seat).is_pilot and (bool(rules.state.reserves) or any(rules.area(area).vipers for area in RING))


@irregular(
    text("if you are a pilot, launch in a viper; then you may take another action"),
    when=may_launch,
    because=text("It takes a pilot and a viper that can fly."),
)
def launch_yourself(rules: Base) -> Flow[None]:
    seat = rules.acting
    if not rules.state.reserves:
        options = [name for name, viper in rules.viper_options().items() if viper.pilot is None]
        pick = yield from rules.choose(seat, "viper", text("Choose the viper that is called back for you."), options)
        rules.call_back(rules.viper_options()[pick])
    yield from rules.launches(seat, text("Choose where you launch."))
    yield from rules.take_action(seat)


@irregular(
    text("attack a centurion on board; {n} or more destroys it", n=CENTURION_DESTROYED),
    when=lambda rules, seat: sum(rules.state.boarding) > 0,
    because=text("No centurion is on board."),
)
def repel_boarders(rules: Base) -> Flow[None]:
    pick = yield from rules.choose(
        rules.acting, "attack", text("Choose the centurion to attack."), rules.centurion_options()
    )
    what_for = text("attack on a centurion; {n} or more destroys it", n=CENTURION_DESTROYED)
    result = yield from rules.roll(rules.acting, what_for, attack=Attack(target=pick), at=[CENTURION_DESTROYED])
    if result >= CENTURION_DESTROYED:
        rules.destroy_centurion(int(pick.removeprefix("ship:centurion@")))


@irregular(text("leave the Brig for any location on Galactica"))
def leave_the_brig(rules: Base) -> Flow[None]:
    """R5.6: not for a hazardous location; an action inside the check may have got him out already (R7.37)."""
    if not rules.in_brig(rules.acting):
        return
    place = yield from rules.choose_way_out(rules.acting, "leave_brig", text("Choose where to go."))
    rules.leave_brig(rules.acting, place)


# ── Colonial One ────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(
    text("if you are President, draw a quorum card; then you may draw another one or play one"),
    when=lambda rules, seat: rules.holder(Title.PRESIDENT) == seat,
    because=text("Only the President can use the office."),
)
def run_the_office(rules: Base) -> Flow[None]:
    seat = rules.acting
    rules.draw_quorum()
    labels = {"opt:draw": text("Draw another quorum card"), "opt:nothing": text("Neither")}
    options = ["opt:draw", *rules.quorum_options(seat), "opt:nothing"]
    prompt = text("Draw another quorum card, or play one?")
    pick = yield from rules.choose(
        seat,
        "presidents_office",
        prompt,
        options,
        labels=labels,
        shows="seat",
        default="opt:nothing",
        dimmed=rules.dimmed_quorum(seat),
    )
    if pick == "opt:draw":
        rules.draw_quorum()
    elif pick != "opt:nothing":
        yield from rules.play_quorum(seat, pick)


def why_not_president(rules: Base, seat: int) -> Text | None:
    """R5.5: a human player, unless a card in play is against it."""
    return rules.forbidden(lambda card, name: card.why_not_propose(rules, name, seat)) or rules.why_not_human(seat)


# ── Cylon locations (R18.f) ─────────────────────────────────────────────────────────────────────────────────────────


@irregular(
    text(
        "play a super crisis card; or draw 2 crisis cards, resolve one without its Cylon ship icon, and discard the"
        " other"
    )
)
def cause_a_crisis(rules: Base) -> Flow[None]:
    seat = rules.acting
    player = rules.player(seat)
    if player.super_crises and not player.sympathizer:  # R19.11
        options = [*(f"super:{card}" for card in player.super_crises), "opt:crisis"]
        labels = {"opt:crisis": text("Draw 2 crisis cards")}
        prompt = text("Play a super crisis, or draw crisis cards.")
        pick = yield from rules.choose(
            seat, "caprica", prompt, options, labels=labels, shows="seat", default="opt:crisis"
        )
        if pick != "opt:crisis":
            yield from rules.play_super_crisis(seat, thing_of(pick))
            return
    cards = [rules.draw_from_crisis_deck(), rules.draw_from_crisis_deck()]
    told = text("{seat} draws 2 crisis cards and chooses one.", seat=at_seat(seat))
    prompt = text("Choose the crisis to resolve. The other is discarded.")
    card, discarded = yield from rules.looks_through(seat, "crisis", cards, told, "crisis_card", prompt)
    rules.state.crisis.discard.append(discarded)
    rules.tell(
        text("{seat} discards {card}.", seat=at_seat(seat), card=f"crisis:{discarded}"),
        reveals="H29",
        what=Discarded(seat, (f"crisis:{discarded}",)),
    )
    yield from rules.resolve_crisis(card, seat, through_caprica=True)


ATTACKS_OF_THE_FLEET = {
    "opt:raiders": Activation.RAIDERS,
    "opt:heavy-raiders": Activation.HEAVY_RAIDERS,
    "opt:basestars": Activation.BASESTARS,
}


@irregular(
    text("activate all Cylon ships of one type; or have each basestar launch 2 raiders and 1 heavy raider"),
    when=lambda rules, seat: not rules.player(seat).sympathizer,  # R19.11
    because=text("A sympathizer does not lead the Cylon fleet."),
)
def lead_the_fleet(rules: Base) -> Flow[None]:
    """R18.27."""
    labels = {option: ACTIVATION_NAMES[kind] for option, kind in ATTACKS_OF_THE_FLEET.items()}
    labels["opt:launch"] = text("have each basestar launch 2 raiders and 1 heavy raider")
    pick = yield from rules.choose(
        rules.acting, "cylon_fleet", text("Choose what the Cylon fleet does."), list(labels), labels=labels
    )
    if pick == "opt:launch":
        yield from rules.launch_from_basestars(Ship.RAIDER, 2)
        yield from rules.launch_from_basestars(Ship.HEAVY_RAIDER, 1)
    else:
        yield from rules.activate(ATTACKS_OF_THE_FLEET[pick])


def why_not_robbed(rules: Base, seat: int, thief: int) -> Text | None:
    if not rules.player(seat).hand:
        return text("This player has no skill card.")
    return rules.why_not_another(seat, thief)


@irregular(text("look at another player's hand and take 1 skill card from it"))
def steal_a_card(rules: Base) -> Flow[None]:
    """R18.28: the thief and the victim alone know which card."""
    thief = rules.acting
    prompt = text("Choose whose hand to look at.")
    if not (yield from rules.choose_character(thief, lambda seat: why_not_robbed(rules, seat, thief), prompt)):
        return
    victim = rules.seat_of(Who.CHOSEN)
    hand = rules.player(victim).hand
    names = [f"card:{card}" for card in hand]
    seen = text("You saw the hand of {seat}: {cards}.", seat=at_seat(victim), cards=names)
    rules.remember(thief, seen)
    rules.tell(
        text("{thief} looks at the hand of {seat} and takes a card.", thief=at_seat(thief), seat=at_seat(victim)),
        {thief: seen},
        what=CardTaken(thief, victim),
        learned={thief: HandSeen(thief, victim, tuple(names))},
    )
    options = [f"card:{card}#{hand[:n].count(card)}" for n, card in enumerate(hand)]
    pick = yield from rules.choose(thief, "steal", text("Choose the card to take."), options, shows="seat")
    card = thing_of(pick)
    rules.take_cards(thief, victim, [card])
    rules.tell(
        None,
        {victim: text("{seat} took {card} from you.", seat=at_seat(thief), card=f"card:{card}")},
        learned={victim: CardsTaken(thief, victim, (f"card:{card}",))},
    )


@irregular(
    text(
        "you may discard a super crisis card to draw a new one; then, up to distance {n}, give your hidden loyalty"
        " cards to another player",
        n=GIFT_UP_TO,
    )
)
def resurrect(rules: Base) -> Flow[None]:
    """R18.29: the gift is not optional while the fleet has not gone too far."""
    seat = rules.acting
    player = rules.player(seat)
    if player.super_crises:
        options = tuple(f"super:{card}#{n}" for n, card in enumerate(player.super_crises))
        prompt = text("You may discard a super crisis card to draw a new one.")
        for pick in (yield Ask(seat, "exchange", prompt, options, (0, 1), shows="seat")):
            card = player.super_crises.pop(options.index(pick))
            rules.state.super_crisis.discard.append(card)
            rules.tell(
                text("{seat} discards {card}.", seat=at_seat(seat), card=f"super:{card}"),
                reveals="H25",
                what=Discarded(seat, (f"super:{card}",)),
            )
            rules.draw_super_crisis(seat)
    if player.loyalty and rules.distance <= GIFT_UP_TO:

        def why_not(other: int) -> Text | None:
            return rules.why_not_another(other, seat) or rules.why_not_handed_to(other)

        pick = yield from rules.choose(
            seat,
            "gift",
            text("Choose the player to give your hidden loyalty cards to."),
            [at_seat(s) for s in rules.choosable(why_not)],
            dimmed=rules.not_choosable(why_not),
        )
        yield from rules.give_loyalty(seat, seat_of(pick))


def may_be_exchanged(rules: Base, seat: int) -> bool:
    player = rules.player(seat)
    return bool(player.super_crises) or (bool(player.loyalty) and rules.distance <= GIFT_UP_TO)


NOTHING_TO_EXCHANGE = text("You have neither a super crisis to exchange nor loyalty cards to give away.")

# ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────────────

ALL = (
    LocationCard(Place.FTL_CONTROL, "FTL Control", jump_now),
    LocationCard(Place.WEAPONS_CONTROL, "Weapons Control", fire_the_guns),
    LocationCard(Place.COMMAND, "Command", command_vipers),
    LocationCard(Place.COMMUNICATIONS, "Communications", contact_civilians),
    LocationCard(
        Place.ADMIRALS_QUARTERS,
        "Admiral's Quarters",
        OnChosen(
            lambda rules, seat: rules.why_not_sent(seat, Place.BRIG),
            text("a character"),
            check(7, Skill.LEADERSHIP, Skill.TACTICS, pass_=sends(Who.CHOSEN, Place.BRIG)),
        ),
    ),
    LocationCard(Place.RESEARCH_LAB, "Research Lab", draws(1, Skill.ENGINEERING, Skill.TACTICS)),
    LocationCard(Place.HANGAR_DECK, "Hangar Deck", launch_yourself),
    LocationCard(Place.ARMORY, "Armory", repel_boarders),
    LocationCard(Place.SICKBAY, "Sickbay"),
    LocationCard(Place.BRIG, "Brig", check(7, Skill.POLITICS, Skill.TACTICS, pass_=leave_the_brig)),
    LocationCard(Place.PRESS_ROOM, "Press Room", draws(2, Skill.POLITICS)),
    LocationCard(Place.PRESIDENTS_OFFICE, "President's Office", run_the_office),
    LocationCard(
        Place.ADMINISTRATION,
        "Administration",
        OnChosen(
            why_not_president,
            text("a character"),
            check(5, Skill.POLITICS, Skill.LEADERSHIP, pass_=gives_title(Title.PRESIDENT, to=Who.CHOSEN)),
        ),
    ),
    LocationCard(Place.CAPRICA, "Caprica", cause_a_crisis),
    LocationCard(Place.CYLON_FLEET, "Cylon Fleet", lead_the_fleet),
    LocationCard(
        Place.HUMAN_FLEET, "Human Fleet", steal_a_card + roll_at_least(5, damages_galactica(), roller=Who.ACTING)
    ),
    LocationCard(Place.RESURRECTION_SHIP, "Resurrection Ship", resurrect.when(may_be_exchanged, NOTHING_TO_EXCHANGE)),
)

LOCATIONS: dict[Place, LocationCard] = {card.place: card for card in ALL}

"""The 35 allies: where each is met, and what it brings, for better or worse. "You" is who meets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.cards.locations import look_at_civilians
from bsg.engine.effects import (
    LOSES_CIVILIAN,
    Effect,
    activates,
    chooses,
    damages_galactica,
    discards,
    discards_hand,
    draws,
    gain,
    gains_one_of,
    irregular,
    jump_track,
    looks,
    lose,
    places,
    roll_at_most,
    sends,
)
from bsg.engine.exodus.crises import clear_of_cylons
from bsg.engine.exodus.effects import exodus, may
from bsg.engine.happenings.skills import DrewCards
from bsg.engine.places import RING
from bsg.engine.variants.ionian_nebula.effects import (
    choose_any_location,
    destroy_raiders,
    discards_trauma,
    draws_trauma,
    in_an_area,
    move_anywhere,
)
from bsg.engine.variants.ionian_nebula.happenings import (
    AreaCleared,
    CenturionsDrivenBack,
    CivilianReturned,
    DestinyTaken,
)
from bsg.engine.vocabulary import (
    Activation,
    Place,
    Resource,
    Ship,
    Skill,
    Title,
    Who,
    at_seat,
    reasons,
    slug,
    thing_of,
)
from bsg.kernel import Ask, Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

YOU = Who.ACTING
SHORT = {"Ellen Tigh": "Ellen", "Saul Tigh": "Saul", "Caprica Six": "Caprica Six"}
BALTAR_UP_TO = 7  # distance at which there is still a loyalty card to draw


@dataclass(frozen=True)
class Ally:
    name: str
    place: Place
    benevolent: Effect
    antagonistic: Effect
    character: str = ""  # whose player keeps this ally out of the game (R35.9)
    copies: int = 1

    @property
    def id(self) -> str:
        return slug(self.name)

    @property
    def short(self) -> str:
        """Where there is little room: what others call them, if that is in the name, or its last word."""
        _, quoted, rest = self.name.partition('"')
        return rest.partition('"')[0] if quoted else SHORT.get(self.name, self.name.split()[-1])


# ── decks and hands ─────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("draw 3 quorum cards, resolve one even if you are not President, and put the others under the deck"))
def doral(rules: Base) -> Flow[None]:
    if rules.state.quorum.draw or rules.state.quorum.discard:
        yield from rules.resolve_one_of(rules.acting, 3)


@irregular(text("look at the top destination card and put it back on top or at the bottom"))
def scout_ahead(rules: Base) -> Flow[None]:
    yield from rules.scout(rules.acting, "destination")


@irregular(text("look at the top crisis card and put it back on top or at the bottom"))
def foresee(rules: Base) -> Flow[None]:
    yield from rules.scout(rules.acting, "crisis")


@irregular(text("take the top 2 cards of the Destiny deck into your hand"))
def take_destiny(rules: Base) -> Flow[None]:
    """Unseen: of any types, for all that the others know (H7)."""
    seat = rules.acting
    player = rules.player(seat)
    cards = rules.draw_destiny(2)
    player.hand = sorted([*player.hand, *cards])
    for skill in rules.skills_in_play():
        player.could_hold[skill] = min(len(player.hand), player.could_hold.get(skill, 0) + len(cards))
    names = [f"card:{card}" for card in cards]
    rules.tell(
        plural("{seat} takes {n} Destiny card.", "{seat} takes {n} Destiny cards.", n=len(cards), seat=at_seat(seat)),
        {seat: text("You draw {cards}.", cards=names)},
        what=DestinyTaken(seat, len(cards)),
        learned={seat: DrewCards(seat, tuple(names))},
    )
    yield from ()


@irregular(
    text(
        "up to distance {n}, shuffle a human loyalty card into the Loyalty deck and draw 1 loyalty card",
        n=BALTAR_UP_TO,
    )
)
def doubt_yourself(rules: Base) -> Flow[None]:
    if rules.distance <= BALTAR_UP_TO:
        exodus(rules).add_human_cards(1)
        yield from exodus(rules).draw_loyalty(rules.acting, 1)


TRAUMA_OR_CARDS = chooses(YOU, draws_trauma(2), discards(YOU, 3))
SMALL_TRAUMA = draws_trauma(1) + discards(YOU, 1, at_random=True)
MORALE_AT_STAKE = roll_at_most(4, lose(morale=1))

# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("activate unmanned vipers up to 4 times"))
def command_four(rules: Base) -> Flow[None]:
    yield from rules.activate_vipers(rules.acting, 4)


@irregular(text("choose an unmanned viper and activate it 4 times"))
def ace(rules: Base) -> Flow[None]:
    """The same one; if somebody flies it meanwhile, it is not unmanned any more."""
    seat = rules.acting
    whys = rules.why_not_unmanned()
    options = [viper for viper, why in whys.items() if why is None]
    if not options:
        return
    prompt = text("Choose the viper to activate 4 times.")
    pick = yield from rules.choose(seat, "viper", prompt, options, dimmed=reasons(whys))
    model, _, where = pick.removeprefix("ship:").partition("@")
    for _ in range(4):
        where = yield from rules.activate_viper(seat, where, Ship(model))
        if Ship(model) not in rules.area(Place(where)).vipers:
            return


@irregular(text("each unmanned viper may destroy 1 raider in its area"))
def open_fire(rules: Base) -> Flow[None]:
    areas = [area for area in RING if rules.area(area).vipers and rules.area(area).raiders]
    if not areas:
        return
    prompt = text("Choose the areas in which each unmanned viper destroys a raider.")
    options = tuple(f"area:{area}" for area in areas)
    dimmed = rules.dimmed_areas(areas, text("No unmanned viper and raider are both here."))
    picks = yield Ask(rules.acting, "open_fire", prompt, options, tuple(range(len(areas) + 1)), dimmed=dimmed)
    for area in (Place(thing_of(pick)) for pick in picks):
        destroy_raiders(rules, area, sum(rules.area(area).vipers.values()))


@irregular(text("damage 2 unmanned vipers in space"))
def friendly_fire(rules: Base) -> Flow[None]:
    flown = text("Somebody flies this viper.")
    for _ in range(2):
        there = rules.viper_options()
        options = [name for name, viper in there.items() if viper.pilot is None]
        if options:
            dimmed = reasons({name: flown for name, viper in there.items() if viper.pilot is not None})
            prompt = text("Choose a viper to damage.")
            pick = yield from rules.choose(rules.acting, "viper", prompt, options, dimmed=dimmed)
            rules.lose_viper(*there[pick], destroyed=False)


@irregular(text("repair 3 damaged vipers"))
def repair_three(rules: Base) -> Flow[None]:
    yield from rules.repair_vipers(rules.acting, 3)


@irregular(text("repair up to 2 locations on Galactica; or up to 4 damaged vipers"))
def overhaul(rules: Base) -> Flow[None]:
    damaged = [f"loc:{place}" for place in rules.state.damaged]
    options = ["opt:locations"] * bool(damaged) + ["opt:vipers"] * bool(rules.state.damaged_vipers)
    if not options:
        return
    labels = {"opt:locations": text("Up to 2 locations on Galactica"), "opt:vipers": text("Up to 4 damaged vipers")}
    what = text("Choose what to repair.")
    pick = yield from rules.choose(rules.acting, "repair", what, options, labels=labels)
    if pick == "opt:vipers":
        yield from rules.repair_vipers(rules.acting, 4)
        return
    repaired = damaged
    if len(damaged) > 2:
        prompt = text("Choose 2 locations to repair.")
        repaired = yield Ask(rules.acting, "repairs", prompt, tuple(damaged), (2,))
    for option in repaired:
        rules.repair(Place(thing_of(option)))


@irregular(text("look at all civilian ships in space; then you may move each of them to an adjacent area"))
def survey(rules: Base) -> Flow[None]:
    yield from look_at_civilians(rules, rules.acting, list(rules.civilians()))


@irregular(text("shuffle 1 civilian ship in space back among those that are not on the board"))
def guide_home(rules: Base) -> Flow[None]:
    labels = [f"ship:civilian-{label}" for label in rules.civilians()]
    if not labels:
        return
    prompt = text("Choose the civilian ship that leaves the board.")
    pick = yield from rules.choose(rules.acting, "civilian", prompt, labels)
    rules.state.civilian_pile.append(rules.take_civilian(pick.removeprefix("ship:civilian-")).face)
    rules.dice.shuffle("shuffle:civilians", rules.state.civilian_pile)
    rules.tell(text("{ship} leaves the board.", ship=pick), what=CivilianReturned(pick))


def clear_area(rules: Base, area: Place) -> None:
    clear_of_cylons(rules, area, destroyed=True)
    rules.tell(text("All Cylon ships {area} are destroyed.", area=f"area:{area}"), what=AreaCleared(f"area:{area}"))


REVELATION = in_an_area(
    text("choose an area and destroy all Cylon ships there"),
    lambda rules, area: bool(rules.targets_in(area)),
    text("No Cylon ship is here."),
    clear_area,
)
DOGFIGHT = in_an_area(
    text("choose an area and destroy 2 raiders there"),
    lambda rules, area: bool(rules.area(area).raiders),
    text("No raider is here."),
    lambda rules, area: destroy_raiders(rules, area, 2),
)


@irregular(text("move each centurion on the boarding track back by 1 space"))
def hold_the_line(rules: Base) -> Flow[None]:
    first, second, *others = rules.state.boarding
    if any((second, *others)):
        rules.state.boarding = [first + second, *others, 0]
        rules.tell(text("The centurions are driven back."), what=CenturionsDrivenBack())
    yield from ()


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("leave the Brig for any location"))
def acquittal(rules: Base) -> Flow[None]:
    place = yield from choose_any_location(rules, rules.acting, "leave_brig", text("Choose where to go."))
    rules.leave_brig(rules.acting, place)


@irregular(text("you may choose another character to send to the Brig"))
def denounce(rules: Base) -> Flow[None]:
    def why_not(seat: int) -> Text | None:
        return rules.why_not_another(seat, rules.acting) or rules.why_not_sent(seat, Place.BRIG)

    prompt = text("Choose another character to send to the Brig.")
    if (yield from rules.choose_character(rules.acting, why_not, prompt, optional=True)):
        rules.send(rules.seat_of(Who.CHOSEN), Place.BRIG)


@irregular(text("you may choose another character, not a Cylon player’s, who is executed"))
def summary_justice(rules: Base) -> Flow[None]:
    def why_not(seat: int) -> Text | None:
        return rules.why_not_another(seat, rules.acting) or rules.why_not_human(seat)

    prompt = text("Choose another character to be executed.")
    if (yield from rules.choose_character(rules.acting, why_not, prompt, optional=True)):
        yield from exodus(rules).execute(rules.seat_of(Who.CHOSEN))


@irregular(text("you may choose a human player who becomes President or Admiral"))
def intrigue(rules: Base) -> Flow[None]:
    titles = (Title.PRESIDENT, Title.ADMIRAL)

    def why_not(seat: int) -> Text | None:
        whys = [rules.why_not_gain(title, seat) for title in titles]
        return whys[0] if all(whys) else None

    prompt = text("Choose who becomes President or Admiral.")
    if (yield from rules.choose_character(rules.acting, why_not, prompt, optional=True)):
        heir = rules.seat_of(Who.CHOSEN)
        whys = {f"title:{title}": rules.why_not_gain(title, heir) for title in titles}
        options = [option for option, why in whys.items() if why is None]
        words = text("Choose the title.")
        pick = yield from rules.choose(rules.acting, "title", words, options, dimmed=reasons(whys))
        rules.give_title(Title(thing_of(pick)), heir)


def price(resource: Resource, *gains: Resource) -> Effect:
    """You may pay one for one of others (R20.3: not with the last one gone)."""
    none = text("There is none left to pay with.")
    paid = lose(**{resource.value: 1}) + gains_one_of(*gains)
    return may(YOU, paid.when(lambda rules, seat: rules.state.dials[resource] > 0, none))


# ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────────────

ALL = (
    Ally("Aaron Doral", Place.ADMINISTRATION, doral, damages_galactica()),
    Ally("Aaron Kelly", Place.COMMAND, command_four, damages_galactica()),
    Ally('Alex "Crashdown" Quartararo', Place.ARMORY, scout_ahead, roll_at_most(4, lose(population=1))),
    Ally('Anastasia "Dee" Dualla', Place.COMMUNICATIONS, survey, draws_trauma(2)),
    Ally("Billy Keikeya", Place.ADMINISTRATION, gain(morale=1), SMALL_TRAUMA),
    Ally('Brendan "Hot Dog" Costanza', Place.WEAPONS_CONTROL, DOGFIGHT, MORALE_AT_STAKE),
    Ally(
        "Brother Cavil",
        Place.RESEARCH_LAB,
        discards_trauma(1) + discards_trauma(1, at_random=True),
        places({Place.FRONT: {Ship.BASESTAR: 1, Ship.RAIDER: 3}, Place.REAR: {Ship.CIVILIAN: 1}}),
    ),
    Ally('Callandra "Cally" Tyrol', Place.HANGAR_DECK, draws(3, Skill.ENGINEERING), MORALE_AT_STAKE, "cally"),
    Ally("Caprica Six", Place.BRIG, jump_track(1), discards(YOU, 3, at_random=True) + take_destiny),
    Ally('"Chief" Galen Tyrol', Place.HANGAR_DECK, overhaul, sends(YOU, Place.SICKBAY), "chief"),
    Ally("D'Anna Biers", Place.PRESS_ROOM, gain(morale=1), TRAUMA_OR_CARDS),
    Ally('Diana "Hardball" Seelix', Place.ARMORY, repair_three, sends(YOU, Place.SICKBAY)),
    Ally("Dr. Sherman Cottle", Place.SICKBAY, discards_trauma(3) + move_anywhere, discards(YOU, 3) + move_anywhere),
    Ally("Ellen Tigh", Place.ADMIRALS_QUARTERS, intrigue, sends(YOU, Place.BRIG)),
    Ally("Felix Gaeta", Place.FTL_CONTROL, jump_track(1), TRAUMA_OR_CARDS, "gaeta"),
    Ally("Gaius Baltar", Place.RESEARCH_LAB, may(YOU, looks(YOU, Who.EVERYONE)), doubt_yourself, "baltar"),
    Ally("Helena Cain", Place.COMMAND, summary_justice, sends(Who.ADMIRAL, Place.BRIG)),
    Ally('Kara "Starbuck" Thrace', Place.HANGAR_DECK, ace, activates(Activation.RAIDERS), "starbuck"),
    Ally('Karl "Helo" Agathon', Place.WEAPONS_CONTROL, draws(3, Skill.TACTICS), MORALE_AT_STAKE, "helo"),
    Ally("Kendra Shaw", Place.WEAPONS_CONTROL, price(Resource.MORALE, Resource.FUEL, Resource.FOOD), LOSES_CIVILIAN),
    Ally("Laura Roslin", Place.PRESIDENTS_OFFICE, discards_trauma(2), draws_trauma(2), "roslin"),
    Ally('Lee "Apollo" Adama', Place.HANGAR_DECK, open_fire, activates(Activation.LAUNCH_RAIDERS), "apollo"),
    Ally("Leoben Conoy", Place.COMMUNICATIONS, REVELATION, draws_trauma(2)),
    Ally('Louanne "Kat" Katraine', Place.HANGAR_DECK, draws(3, Skill.PILOTING), discards(YOU, 3)),
    Ally("Louis Hoshi", Place.COMMUNICATIONS, guide_home, activates(Activation.BASESTARS)),
    Ally('Margaret "Racetrack" Edmondson', Place.WEAPONS_CONTROL, gain(fuel=1), SMALL_TRAUMA),
    Ally("Priestess Elosha", Place.PRESIDENTS_OFFICE, foresee, draws_trauma(2)),
    Ally("Romo Lampkin", Place.BRIG, acquittal, discards_hand(YOU)),
    Ally("Samuel T. Anders", Place.ARMORY, hold_the_line, friendly_fire, "anders"),
    Ally("Saul Tigh", Place.COMMAND, denounce, sends(YOU, Place.BRIG), "tigh"),
    Ally('Sharon "Boomer" Valerii', Place.ARMORY, gain(food=1), damages_galactica(), "boomer"),
    Ally("Simon O'Neill", Place.SICKBAY, draws(2) + move_anywhere, draws_trauma(2) + move_anywhere),
    Ally(
        "Tom Zarek",
        Place.ADMINISTRATION,
        price(Resource.POPULATION, Resource.FUEL, Resource.FOOD, Resource.MORALE),
        sends(YOU, Place.BRIG),
        "zarek",
    ),
    Ally("Tory Foster", Place.PRESS_ROOM, draws(3, Skill.POLITICS), discards(YOU, 2, at_random=True), "tory"),
    Ally("William Adama", Place.ADMIRALS_QUARTERS, draws(3, Skill.LEADERSHIP), jump_track(-1), "adama"),
)

ALLIES: dict[str, Ally] = {ally.id: ally for ally in ALL}

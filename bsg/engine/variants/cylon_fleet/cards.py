"""The CAG crises, Fighting Blind and the Basestar Bridge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.crises.card import (
    ADMIRAL,
    BASESTARS,
    CURRENT,
    HEAVY_RAIDERS,
    LAUNCH_RAIDERS,
    RAIDERS,
    Crisis,
)
from bsg.engine.cards.crises.choices import recall_vipers
from bsg.engine.cards.locations import LOCATIONS, LocationCard
from bsg.engine.cards.super_crises import SUPER_CRISES, SuperCrisis
from bsg.engine.effects import (
    Effect,
    activates,
    centurions,
    choice,
    damages_galactica,
    damages_reserve_vipers,
    discard_together,
    discards,
    irregular,
    lose,
    places,
)
from bsg.engine.exodus.effects import executes
from bsg.engine.happenings.ships import ReservesDamaged
from bsg.engine.rules.ships import add
from bsg.engine.variants.cylon_fleet.board import AREAS, words_of_die
from bsg.engine.vocabulary import WHO_NAMES, Place, Ship, Title, Who, counted, thing_of
from bsg.kernel import Ask, Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base
    from bsg.engine.variants.cylon_fleet.rules import CylonFleet

CAG = Title("cag")
THE_CAG = Who("cag")
BASESTAR_BRIDGE = Place("basestar-bridge")

WHO_NAMES[THE_CAG] = text("the CAG")


def fleet(rules: Base) -> CylonFleet:
    """Cards of the variant are only in games with its rules."""
    return cast("CylonFleet", rules)


# ── crises ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Pursues(Effect):
    spaces: int = 1

    def resolve(self, rules: Base) -> Flow[None]:
        yield from fleet(rules).advance_pursuit(self.spaces)

    def describe(self) -> tuple[Text, ...]:
        return (plural("advance the pursuit by {n} space", "advance the pursuit by {n} spaces", n=self.spaces),)


PURSUES = Pursues()


@irregular(text("the CAG activates 1 unmanned viper"))
def cag_activates(rules: Base) -> Flow[None]:
    yield from rules.activate_vipers(rules.seat_of(THE_CAG), 1, optional=False)


@irregular(text("the CAG may activate 1 unmanned viper"))
def cag_may_activate(rules: Base) -> Flow[None]:
    yield from rules.activate_vipers(rules.seat_of(THE_CAG), 1)


@irregular(text("each pilot on Galactica, but not in the Brig, may launch in a viper"))
def pilots_return(rules: Base) -> Flow[None]:
    """From the current player on, while a viper is in the reserves; nobody gains an action."""
    for seat in rules.humans():
        aboard = rules.player(seat).place in rules.on_galactica() and not rules.in_brig(seat)
        may = rules.sheet(seat).is_pilot and aboard and rules.state.reserves
        launch, stay = text("Launch"), text("Stay on board")
        if may and (yield from rules.agrees(seat, "may", text("Launch in a viper?"), yes=launch, no=stay)):
            yield from rules.launches(seat, text("Choose where you launch."))


@irregular(text("the CAG damages 2 vipers, in the reserves or in space"))
def rookies_crash(rules: Base) -> Flow[None]:
    """As far as there are any; a pilot is sent to Sickbay (R13.6)."""
    cag, state = rules.seat_of(THE_CAG), rules.state
    for _ in range(2):
        reserves = {f"ship:{model}@reserves": model for model in state.reserves}
        in_space = rules.viper_options()
        if not reserves and not in_space:
            return
        pick = yield from rules.choose(cag, "viper", text("Choose a viper to damage."), [*reserves, *in_space])
        if pick in reserves:
            add(state.reserves, reserves[pick], -1)
            add(state.damaged_vipers, reserves[pick], 1)
            rules.tell(text("A viper is damaged in the reserves."), what=ReservesDamaged(1))
        else:
            rules.lose_viper(*in_space[pick], destroyed=False)


CAG_CRISES = (
    Crisis(
        "Détente",
        choice(THE_CAG, recall_vipers + PURSUES, activates(BASESTARS, RAIDERS, HEAVY_RAIDERS)),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Raiders Inbound",
        choice(THE_CAG, lose(population=1) + damages_galactica(), discard_together((THE_CAG, 3), (ADMIRAL, 3))),
        HEAVY_RAIDERS,
    ),
    Crisis("Return to Duty", choice(THE_CAG, pilots_return + activates(LAUNCH_RAIDERS), activates(BASESTARS)), RAIDERS),
    Crisis(
        "Review Camera Footage",
        choice(
            THE_CAG,
            damages_reserve_vipers(2) + PURSUES + cag_may_activate,
            discards(THE_CAG, 2) + discards(CURRENT, 3),
        ),
        BASESTARS,
    ),
    Crisis(
        "Tracked by Radiation",
        choice(
            THE_CAG,
            places({Place.FRONT: {Ship.BASESTAR: 1, Ship.RAIDER: 3}, Place.REAR: {Ship.CIVILIAN: 2}}),
            lose(fuel=1),
        ),
        BASESTARS,
    ),
    Crisis("Training a Rookie", choice(THE_CAG, cag_activates + activates(RAIDERS), rookies_crash), LAUNCH_RAIDERS),
)
CAG_SUPER_CRISES = (SuperCrisis("Fighting Blind", choice(THE_CAG, centurions(2), executes(THE_CAG))),)

CRISES.update({crisis.id: crisis for crisis in CAG_CRISES})
SUPER_CRISES.update({crisis.id: crisis for crisis in CAG_SUPER_CRISES})

# ── the Basestar Bridge (R34.b) ─────────────────────────────────────────────────────────────────────────────────────

REINFORCED_BY = {Ship.BASESTAR: 1, Ship.RAIDER: 3}
PURSUED_AT = 4
NONE_IN_SUPPLY = text("There is none in the supply.")

BRIDGE = {
    "bridge:civilian": text("the CAG must place a civilian ship"),
    "bridge:reinforcement": text("put 1 basestar or 3 raiders into any Cylon area"),
    "bridge:chase": text(
        "roll a die; on {n} or more, advance the pursuit by 1 space; otherwise, set jump preparation back by 1 space",
        n=PURSUED_AT,
    ),
    "bridge:barrage": text(
        "roll a die; if more raiders than the result are around Galactica, draw 2 damage tokens and resolve one of them"
    ),
}


@irregular(
    text(
        "choose 2 of these 4, and carry them out one after another: {civilian}; {reinforcement}; {chase}; {barrage}",
        **{name.partition(":")[2]: words for name, words in BRIDGE.items()},
    )
)
def command_the_fleet(rules: Base) -> Flow[None]:
    """R34.6: both are named before the first is carried out."""
    prompt = text("Choose 2, in the order in which you want them.")
    picks = yield Ask(rules.acting, "bridge", prompt, tuple(BRIDGE), (2,), ordered=True, labels=BRIDGE)
    for pick in picks:
        rules.resolved(pick)
        yield from ON_THE_BRIDGE[pick](rules)


def more_civilians(rules: Base) -> Flow[None]:
    yield from rules.place_civilians(1)


def reinforce(rules: Base) -> Flow[None]:
    """R34.7: out of the supply only; the pursuit does not move."""
    supply = {ship: rules.available(ship) for ship in REINFORCED_BY}
    options = [f"ship:{ship}" for ship, there in supply.items() if there]
    if not options:
        return
    labels = {f"ship:{ship}": counted(ship, min(REINFORCED_BY[ship], there)) for ship, there in supply.items() if there}
    dimmed = {f"ship:{ship}": NONE_IN_SUPPLY for ship, there in supply.items() if not there}
    pick = yield from rules.choose(
        rules.acting, "reinforcement", text("Choose what joins the Cylon fleet."), options, labels=labels, dimmed=dimmed
    )
    ship = Ship(thing_of(pick))
    arrives = {
        f"area:{area.place}": text("Cylon area {die}: arrives {area}", die=words_of_die(area), area=f"area:{area.twin}")
        for area in AREAS
    }
    prompt = text("Choose where they gather.")
    where = yield from rules.choose(rules.acting, "fleet_area", prompt, list(arrives), labels=arrives)
    fleet(rules).place_in_fleet(ship, Place(thing_of(where)), REINFORCED_BY[ship])


def chase(rules: Base) -> Flow[None]:
    if (yield from rules.roll(rules.acting, BRIDGE["bridge:chase"], at=[PURSUED_AT])) >= PURSUED_AT:
        yield from fleet(rules).advance_pursuit()
    else:
        yield from rules.move_fleet_marker(-1)


def barrage(rules: Base) -> Flow[None]:
    raiders = rules.count(Ship.RAIDER)
    what_for = text("on less than {n}, 2 damage tokens are drawn and one is resolved", n=raiders)
    if (yield from rules.roll(rules.acting, what_for, at=[raiders])) < raiders:
        yield from rules.choose_damage(rules.acting, 2, 1)


ON_THE_BRIDGE = dict(zip(BRIDGE, (more_civilians, reinforce, chase, barrage), strict=True))

LOCATIONS[BASESTAR_BRIDGE] = LocationCard(BASESTAR_BRIDGE, "Basestar Bridge", command_the_fleet)

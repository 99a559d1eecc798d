"""Positions worth looking at that only the Ionian Nebula has, and what a long game with it leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bsg.engine.rules.windows import PASS_ACTIVATION
from bsg.engine.scenario import KEY, Play, Scenario
from bsg.engine.variants.ionian_nebula.part import NebulaPart
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.variants.ionian_nebula.trauma import DISASTER, without_disasters
from bsg.engine.vocabulary import Place, thing_of

B, A = "benevolent", "antagonistic"
SEVEN = ("Barren Planet", "Barren Planet", "Asteroid Field")  # on the way


def nebula_fleet(key: str = KEY) -> Any:
    """Five people, one of them a Cylon player, and three allies."""
    people = ("adama", "roslin", "starbuck", "chief", "baltar")
    scenario: Any = Scenario(*people, key=key, set="exodus", variants=("ionian-nebula",))
    scenario.hand(0, "Executive Order 1", "Executive Order 2", "Declare Emergency 3", "Strategic Planning 4")
    scenario.hand(1, "Consolidate Power 1", "Investigative Committee 3", "Declare Emergency 4")
    scenario.hand(2, "Evasive Maneuvers 1", "Maximum Firepower 3", "Launch Scout 1")
    scenario.hand(3, "Repair 2", "Scientific Research 3").hand(4, "Consolidate Power 2")
    scenario.trauma(0, A, B, B, B).trauma(1, A, A, B).trauma(2, A, B, B).trauma(3, A, A, A, B).cylon(4)
    scenario.trauma(4, A, A, B, B, B)
    scenario.ally("Romo Lampkin", B).ally("Billy Keikeya", A, by=0).ally("Felix Gaeta", A)
    scenario.at(0, Place.ARMORY).at(2, Place.BRIG)
    scenario.ships(Place.FRONT, raiders=2, basestars=1).ships(Place.PORT_BOW, vipers=1)
    scenario.ships(Place.REAR, civilians=("population-1", "empty")).dials(fuel=5, food=4, morale=6, population=8)
    return scenario.travelled("Barren Planet", "Icy Moon").jump(2)


def allies_on_board() -> Play:
    """Where to move, with allies about: one may end where somebody waits."""
    play: Play = nebula_fleet().start().to("move")
    return play


def encounter() -> Play:
    """An ally is being met: the token on it is turned over."""
    play: Play = nebula_fleet().start().to("move").answer("loc:ftl-control").to("choose")
    return play


def acquittal() -> Play:
    """Somebody in the Brig is met by a friend, and may go anywhere."""
    play: Play = nebula_fleet().turn_of(2).start().to("leave_brig")
    return play


def at_the_crossroads(key: str = KEY) -> Play:
    """Adama has the fleet jump to where everybody gets a card."""
    scenario = nebula_fleet(key).allies("Billy Keikeya")
    scenario.trauma(0, A, A, A, A, B).trauma(1, A, B, B).trauma(2, B, B).trauma(3, A, A, A, A, A).trauma(4, A, A, B)
    play: Play = later(scenario, *SEVEN).at(0, Place.FTL_CONTROL).jump(4).start().to("action")
    return play.answer("loc:ftl-control").to("crossroads")


def later(scenario: Any, *route: str) -> Any:
    """With this route behind the fleet."""
    scenario.state.destination.draw[:0] = [thing_of(card) for card in scenario.state.route]
    scenario.state.route = []
    return scenario.travelled(*route).destinations("Deep Space", "Barren Planet")


def crossroads() -> Play:
    """Everybody has a card, and chooses in secret which token decides it."""
    return at_the_crossroads()


def crossroads_reveal() -> Play:
    """Some cards are revealed, somebody has to say what comes of one, others are still face down."""
    return first_in_which(lambda play: play.ask.kind == "character" and revealed_in(play) == 2)


def trial() -> Play:
    """Two human players have equally much trauma, and the President has to choose."""
    return first_in_which(lambda play: play.ask.kind == "condemn")


def elimination() -> Play:
    """The President has chosen: one of five is out, everybody sees why, and the turn goes on."""
    return trial().answer("seat:3").to("action", "crisis_choice", "contribute", "receive_skills")


def revealed_in(play: Play) -> int:
    return sum(dealt.revealed for dealt in play.rules.part(NebulaPart).crossroads.values())


def first_in_which(found: Callable[[Play], bool]) -> Play:
    """Of some shuffles, the first in which the phase comes to such a moment."""
    for number in range(200):
        play = at_the_crossroads(f"{number:064x}")
        while not play.over and play.rules.part(NebulaPart).phase != "over" and not found(play):
            play.answer(*play.ask.fallback)
        if not play.over and found(play):
            return play
    raise AssertionError("no shuffle leads there")


def three_choosing(key: str) -> Play:
    scenario: Any = Scenario("adama", "roslin", "starbuck", key=key, set="exodus", variants=("ionian-nebula",))
    scenario.trauma(0, A, A, A, A).trauma(1, A, B, B).trauma(2, A, A, A, A, B).dials(fuel=5, food=4, morale=6)
    play: Play = later(scenario, *SEVEN).at(0, Place.FTL_CONTROL).jump(4).start().to("action")
    return play.answer("loc:ftl-control").to("crossroads")


def crossroads_of_three() -> Play:
    """Three choose in secret: if all of them choose antagonistic tokens, it is soon the President who has to judge."""
    for number in range(2000):
        key = f"{number:064x}"
        if three_choosing(key).rules.part(NebulaPart).crossroads[1].card == "perjury":
            play = three_choosing(key)
            while play.ask.kind == "crossroads":
                play.answer(next(option for option in play.ask.options if A in option))
            for kind, picks in (
                ("may", ("opt:no",)),
                ("area", ("area:starboard-bow",)),
                ("before_roll", (PASS_ACTIVATION,)),
            ):
                if play.ask.kind == kind and set(picks) <= set(play.ask.options):
                    play.answer(*picks)
            if play.ask.kind == "condemn":
                return three_choosing(key)
    raise AssertionError("no shuffle leads there")


def eliminated() -> Play:
    """One of five is out of the game, and watches on."""
    play: Play = later(nebula_fleet().eliminated(3), *SEVEN, "Deep Space").start().to("action")
    return play


def all_at_once() -> Play:
    """All three variants, both boards full, three allies, and a pilot on the move."""
    people = ("apollo", "roslin", "adama", "chief", "starbuck", "boomer")
    variants = ("cylon-fleet", "ionian-nebula", "personal-goals", "final-five")
    scenario: Any = Scenario(*people, set="exodus", variants=variants)
    scenario.hand(0, "Evasive Maneuvers 1", "Maximum Firepower 3", "Declare Emergency 3", "Strategic Planning 4")
    scenario.hand(1, "Consolidate Power 1", "Investigative Committee 3").hand(2, "Executive Order 1", "Repair 2")
    scenario.trauma(0, A, B, B).trauma(1, A, A, B).trauma(2, A, B).trauma(3, A, A, A, B).trauma(4, A, B, B)
    scenario.loyalty(0, "goal-sacrifice").loyalty(1, "final-five-ships-activated").cylon(5).trauma(5, A, A, B, B, B)
    scenario.ally("Romo Lampkin", B).ally('Callandra "Cally" Tyrol', A, by=0).ally("Priestess Elosha", A)
    scenario.at(1, Place.PRESIDENTS_OFFICE).at(3, Place.BRIG).at(2, Place.HANGAR_DECK)
    scenario.vipers(damaged=1, destroyed=1)
    civilians = ("population-1", "empty")
    scenario.ships(Place.FRONT, raiders=3, heavy_raiders=1, basestars=1, vipers=1, civilians=civilians)
    scenario.ships(Place.STARBOARD_BOW, raiders=2, civilians=("population-2",)).ships(Place.STARBOARD_AFT, raiders=2)
    scenario.ships(Place.REAR, raiders=1, civilians=("population-1",)).ships(Place.PORT_AFT, raiders=1, vipers=1)
    scenario.ships(Place.PORT_BOW, raiders=1, civilians=("population-2",)).marks(Place.PORT_BOW, 1)
    scenario.gathered(Place.FRONT, raiders=3, heavy_raiders=1).gathered(Place.STARBOARD_BOW, raiders=2, basestars=1)
    scenario.gathered(Place.STARBOARD_AFT, raiders=1).gathered(Place.PORT_BOW, raiders=2, heavy_raiders=1).pursuit(3)
    scenario.flying_mark(0, Place.PORT_BOW).piloting(4, Place.FRONT).basestar_damage(Place.FRONT, "collateral-damage")
    scenario.boarding(1, 1).damaged(Place.ARMORY, Place.WEAPONS_CONTROL, Place.HANGAR_DECK)
    scenario.travelled("Tylium Planet", "Icy Moon").dials(fuel=4, food=3, morale=6, population=7).jump(3)
    play: Play = scenario.start().to("move")
    return play


def burden(rules: IonianNebula) -> None:
    """Everybody has up to four tokens more: enough for every kind of trial."""
    for seat in rules.clockwise(rules.state.first):
        tokens = rules.from_pool(rules.dice.below("late", 5))
        rules.keep_trauma(seat, without_disasters(tokens))
        rules.to_pool([token for token in tokens if token == DISASTER])


NEBULA_POSITIONS = (
    allies_on_board,
    encounter,
    acquittal,
    crossroads,
    crossroads_reveal,
    trial,
    elimination,
    crossroads_of_three,
    eliminated,
    all_at_once,
)

"""Positions worth looking at: each is a few lines of a scenario, played to a moment that shows something."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.box import all_boxes
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title

SEVEN = (  # with the five of the turn: as many as one may ever have to look at
    "Consolidate Power 1",
    "Consolidate Power 2",
    "Investigative Committee 3",
    "Executive Order 2",
    "Maximum Firepower 3",
    "Repair 1",
    "Scientific Research 3",
)


def quiet_fleet() -> Scenario:
    """Four people early in the game, a few ships about."""
    return (
        Scenario("adama", "roslin", "starbuck", "chief")
        .hand(0, "Executive Order 1", "Executive Order 2", "Declare Emergency 3", "Strategic Planning 4", "Repair 1")
        .hand(1, "Consolidate Power 1", "Investigative Committee 3", "Declare Emergency 4")
        .hand(2, "Evasive Maneuvers 1", "Maximum Firepower 3", "Launch Scout 1", "Strategic Planning 3")
        .hand(3, "Repair 2", "Scientific Research 3", "Consolidate Power 2")
        .at(0, Place.COMMAND)
        .ships(Place.PORT_BOW, vipers=1)
        .ships(Place.PORT_AFT, vipers=1)
        .ships(Place.REAR, civilians=("population-1", "empty"))
        .ships(Place.FRONT, raiders=3, basestars=1)
        .travelled("Deep Space")
        .dials(fuel=7, food=8, morale=9, population=11)
        .jump(1)
    )


def quiet() -> Play:
    """The Admiral's action, with nothing pressing."""
    return quiet_fleet().start().to("action")


def moving() -> Play:
    """Where to move: half of the board can be chosen."""
    return quiet_fleet().at(0, Place.RESEARCH_LAB).start().to("move")


def battle_fleet() -> Scenario:
    """Six people in the worst of battles: every area full, boarded, burning."""
    return (
        Scenario("apollo", "roslin", "adama", "chief", "starbuck", "boomer")
        .hand(0, *SEVEN)
        .hand(1, "Consolidate Power 1", "Consolidate Power 2", "Investigative Committee 3", "Declare Emergency 3")
        .hand(2, "Executive Order 1", "Launch Scout 1", "Strategic Planning 3")
        .hand(3, "Repair 1", "Repair 2", "Scientific Research 3", "Scientific Research 4")
        .hand(4, "Evasive Maneuvers 2", "Maximum Firepower 3", "Launch Scout 2")
        .hand(5, "Evasive Maneuvers 1")
        .vipers(damaged=2, destroyed=1)
        .ships(Place.FRONT, raiders=4, heavy_raiders=1, basestars=1, vipers=1, civilians=("population-1", "empty"))
        .ships(Place.STARBOARD_BOW, raiders=3, heavy_raiders=1, civilians=("population-2", "population-1"))
        .ships(Place.STARBOARD_AFT, raiders=3, basestars=1, civilians=("population-1-fuel-1", "population-1"))
        .ships(Place.REAR, raiders=2, heavy_raiders=1, civilians=("population-1", "empty"))
        .ships(Place.PORT_AFT, raiders=2, vipers=1, civilians=("population-1-morale-1", "population-1"))
        .ships(Place.PORT_BOW, raiders=2, heavy_raiders=1, civilians=("population-2", "population-1"))
        .piloting(0, Place.PORT_BOW)
        .piloting(4, Place.FRONT)
        .basestar_damage(Place.FRONT, "critical-hit")
        .basestar_damage(Place.STARBOARD_AFT, "structural-damage", "disabled-hangar")
        .boarding(1, 1, 3)
        .damaged(Place.ARMORY, Place.WEAPONS_CONTROL, Place.HANGAR_DECK, Place.ADMIRALS_QUARTERS)
        .at(5, Place.BRIG)
        .at(3, Place.HANGAR_DECK)
        .at(2, Place.COMMAND)
        .travelled("Tylium Planet", "Icy Moon")
        .kept("Thirty-Three")
        .assigned(1, "Assign Arbitrator")
        .dials(fuel=4, food=3, morale=6, population=7)
        .raptors(2)
        .nukes(1)
        .jump(3)
    )


def battle() -> Play:
    """A pilot's action in the worst of battles."""
    return battle_fleet().start().to("action")


def gunnery() -> Play:
    """Galactica's guns may fire at any Cylon ship."""
    scenario = battle_fleet().at(2, Place.COMMAND).turn_of(2)
    scenario.state.damaged.remove(Place.WEAPONS_CONTROL)
    scenario.state.damage.append(Place.WEAPONS_CONTROL)
    return scenario.at(2, Place.WEAPONS_CONTROL).start().to("action").answer("loc:weapons-control")


def checking() -> Scenario:
    return (
        quiet_fleet()
        .crises("Prisoner Revolt")
        .turn_of(1)
        .at(1, Place.PRESIDENTS_OFFICE)
        .destiny("Repair 1", "Launch Scout 2")
    )


def adding(scenario: Scenario) -> Play:
    play = scenario.start().to("crisis_card").answer("crisis:prisoner-revolt#0").to("contribute")
    while play.ask.seat != 0:
        play.answer(*play.ask.options[: 2 if play.ask.seat == 2 else 1])
        play.to("contribute")
    return play


def check() -> Play:
    """A skill check: some have added cards, one is asked to."""
    return adding(checking())


def sabotage() -> Play:
    """The same check, and whoever is asked is a Cylon in secret."""
    return adding(checking().loyalty(0, "cylon-damage"))


def revealed() -> Play:
    """The same check when all cards are on the table and the total is known."""
    play = check().answer("card:declare-emergency-3#0", "card:strategic-planning-4#0")
    while play.state.check and play.state.check.total is None:
        play.answer(*(play.ask.options[:1] if play.ask.kind == "contribute" else play.ask.fallback))
    return play


def intuition() -> Play:
    """A check may be decided without cards, or be made with all of them face up."""
    scenario = Scenario("boomer", "tigh", "roslin").hand(0, "Investigative Committee 3").crises("Prisoner Revolt")
    return scenario.start().to("ability")


def shortage() -> Play:
    """A crisis with two options, and one player to choose."""
    return quiet_fleet().title(Title.PRESIDENT, 0).crises("Water Shortage").start().to("crisis_choice")


def jumping() -> Play:
    """The Admiral chooses between two destinations."""
    scenario = quiet_fleet().at(0, Place.FTL_CONTROL).jump(4).destinations("Icy Moon", "Ragnar Anchorage")
    return scenario.start().to("action").answer("loc:ftl-control").to("destination")


def leaping() -> Play:
    """An early jump may cost the last people."""
    return quiet_fleet().at(0, Place.FTL_CONTROL).dials(population=3).jump(3).start().to("action")


def in_reach() -> Play:
    """The Admiral's action with an ability used and a card in play."""
    scenario = quiet_fleet().kept("Ambush")
    scenario.state.players[0].once_used = True
    return scenario.start().to("action")


def losing_hand() -> Play:
    """Most of a hand is to be discarded."""
    scenario = quiet_fleet().hand(0, "Executive Order 1", "Declare Emergency 3", "Repair 1")
    play = scenario.crises("A Traitor Accused").start().to("crisis_choice")
    return play.answer(play.ask.options[1]).to("discard")


def window() -> Play:
    """A die is about to be rolled, and responses are open."""
    scouts = quiet_fleet().hand(3, "Launch Scout 1", "Repair 1", "Investigative Committee 3").turn_of(2)
    return scouts.start().to("action").answer("card:launch-scout-1#0")


def arrest() -> Play:
    """The President chooses who goes to the Brig; some cannot be chosen, and it says why."""
    scenario = battle_fleet().cylon(5).hand(5).super_crisis(5, "Massive Assault").at(3, Place.BRIG)
    scenario.quorum("Arrest Order", "Presidential Pardon")
    return scenario.turn_of(1).start().to("action").answer("quorum:arrest-order#0")


def cylon_turn() -> Play:
    """A revealed Cylon's turn."""
    return (
        battle_fleet()
        .cylon(5)
        .super_crisis(5, "Massive Assault")
        .at(5, Place.CYLON_FLEET)
        .turn_of(5)
        .start()
        .to("action")
        .answer("loc:cylon-fleet")
    )


def caprica() -> Play:
    """A revealed Cylon chooses between two crisis cards."""
    return (
        quiet_fleet()
        .cylon(3)
        .at(3, Place.CAPRICA)
        .crises("Riots", "Ambush")
        .turn_of(3)
        .start()
        .to("action")
        .answer("loc:caprica")
    )


def over() -> Play:
    """The fleet has run out of something, after some checks with a Cylon among the people."""
    play = (
        quiet_fleet()
        .loyalty(2, "cylon-damage")
        .dials(fuel=4, food=2, morale=2, population=4)
        .crises("Prisoner Revolt", "Water Sabotaged", "Terrorist Investigations", "Riots", "Food Shortage")
        .start()
    )
    while not play.over:
        play.answer(*(play.ask.options[:2] if play.ask.kind == "contribute" else play.ask.fallback))
    return play


BASE_POSITIONS = (
    quiet,
    moving,
    battle,
    gunnery,
    check,
    sabotage,
    revealed,
    intuition,
    shortage,
    jumping,
    leaping,
    in_reach,
    losing_hand,
    window,
    arrest,
    cylon_turn,
    caprica,
    over,
)


def positions() -> dict[str, Callable[[], Play]]:
    """Those of every box, by name."""
    return {position.__name__: position for box in all_boxes() for position in box.positions}

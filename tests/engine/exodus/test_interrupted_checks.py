"""Checks of an Exodus game into which an action breaks: Protect the Fleet launches a viper, and Apollo is alert."""

from bsg.engine.invariants import broken
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.space import sky

BOOMER, APOLLO, ROSLIN = 0, 1, 2
PROTECTS = ("Protect the Fleet 0", "Evasive Maneuvers 1", "Evasive Maneuvers 2")
ADDED = ("card:protect-the-fleet-0#0", "card:evasive-maneuvers-1#0", "card:evasive-maneuvers-2#0")
LAUNCHED = ["evasive-maneuvers-1", "evasive-maneuvers-2", "protect-the-fleet-0"]


def fleet(*hand: str) -> Scenario:
    """Boomer is to move; Apollo waits in the Armory, Roslin in Administration with what protects the fleet."""
    scenario = Scenario("boomer", "apollo", "roslin", set="exodus").at(APOLLO, Place.ARMORY)
    scenario.at(ROSLIN, Place.ADMINISTRATION).hand(APOLLO, "Executive Order 1")
    return scenario.hand(ROSLIN, *PROTECTS, *hand).destiny("Repair 1", "Repair 1", "Repair 2", "Repair 2")


def apollo_orders_roslin(play: Play) -> Play:
    """Roslin adds her cards; the viper that is launched is Apollo's, who orders her to act."""
    play.to("contribute")
    while play.ask.seat != ROSLIN:
        play.answer().to("contribute")
    play.answer(*ADDED).to("viper").answer("ship:viper@reserves").answer("area:port-bow")
    assert play.asked == [(APOLLO, "ability")]
    play.answer("area:port-bow").answer("card:executive-order-1#0").answer("seat:2")
    return play.answer("opt:act")


def test_a_check_made_in_the_middle_of_another_one_is_finished_first() -> None:
    """R7.32, R7.37, R26.16"""
    scenario = fleet("Consolidate Power 1", "Consolidate Power 1").crises("Prison Labor")

    play = apollo_orders_roslin(scenario.crisis("Prison Labor"))
    play.answer("loc:administration").answer("card:consolidate-power-1#0", "card:consolidate-power-1#1")
    play.answer("seat:1")
    assert play.state.titles[Title.PRESIDENT] == ROSLIN  # by Destiny the inner check has failed
    assert play.state.check is not None
    assert set(LAUNCHED) < set(play.state.check.revealed)
    assert broken(play.rules) == []
    play.finish()

    assert play.state.check is None
    assert (play.state.dials["morale"], play.state.dials["food"]) == (9, 7)
    assert sky(play.state) == {Place.PORT_BOW: {"pilots": [APOLLO]}}


def test_whom_an_action_in_the_middle_names_is_not_whom_the_accusation_is_about() -> None:
    """R5.4"""
    scenario = fleet().at(BOOMER, Place.ADMIRALS_QUARTERS).hand(BOOMER, *["Strategic Planning 4"] * 2, "Launch Scout 2")
    scenario.destiny("Launch Scout 2", "Launch Scout 2")

    play = scenario.run(lambda rules: rules.take_action(BOOMER)).answer("loc:admirals-quarters").answer("seat:0")
    play.to("contribute")
    while play.ask.seat != ROSLIN:
        play.answer().to("contribute")
    play.answer(*ADDED).to("contribute").answer(*play.ask.options).to("viper")
    play.answer("ship:viper@reserves").answer("area:port-bow").answer("area:port-bow")
    play.answer("card:executive-order-1#0").answer("seat:2").finish()

    assert play.state.players[BOOMER].place == Place.BRIG  # the accused
    assert play.state.players[ROSLIN].place == Place.ADMINISTRATION  # the ordered


def test_who_has_left_the_brig_in_the_middle_of_its_check_is_not_moved_by_passing_it() -> None:
    """R7.37, R0.7: Boomer, ordered to act, has revealed herself meanwhile."""
    scenario = (
        fleet().at(BOOMER, Place.BRIG).loyalty(BOOMER, "cylon-morale").destiny("Launch Scout 2", "Launch Scout 2")
    )
    scenario.hand(APOLLO, "Executive Order 1", "Strategic Planning 4", "Strategic Planning 5")

    play = scenario.run(lambda rules: rules.take_action(BOOMER)).answer("loc:brig").to("contribute")
    play.answer("card:strategic-planning-4#0", "card:strategic-planning-5#0").to("contribute").answer(*ADDED).to(
        "viper"
    )
    play.answer("ship:viper@reserves").answer("area:port-bow").answer("area:port-bow")
    play.answer("card:executive-order-1#0").answer("seat:0").answer("loyalty:cylon-morale#0").finish()

    assert "The check is passed." in play.said
    assert play.state.players[BOOMER].place == Place.RESURRECTION_SHIP
    assert broken(play.rules) == []


def test_who_comes_in_the_place_of_an_executed_accused_is_not_accused() -> None:
    """R5.4, R7.37, R22.15, R23.12: the character who was named is out of the game."""
    scenario = Scenario("boomer", "apollo", "cally", "roslin", set="exodus").at(BOOMER, Place.ADMIRALS_QUARTERS)
    scenario.at(APOLLO, Place.ARMORY).at(2, Place.RESEARCH_LAB).at(3, Place.RESEARCH_LAB)
    scenario.hand(APOLLO, "Executive Order 1").hand(BOOMER, *PROTECTS, "Strategic Planning 4", "Strategic Planning 5")
    scenario.destiny("Launch Scout 2", "Launch Scout 2")

    play = scenario.run(lambda rules: rules.take_action(BOOMER)).answer("loc:admirals-quarters").answer("seat:3")
    play.to("contribute")
    while play.ask.seat != BOOMER:
        play.answer().to("contribute")
    play.answer(*play.ask.options).to("viper").answer("ship:viper@reserves").answer("area:port-bow")
    play.answer("area:port-bow").answer("card:executive-order-1#0").answer("seat:2").answer("opt:act")
    play.answer("opt:discharge-of-a-firearm").to("choose_character").answer("char:tory").finish()

    assert "The check is passed." in play.said
    assert play.state.players[3].place == Place.PRESS_ROOM
    assert broken(play.rules) == []

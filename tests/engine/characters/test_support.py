"""The support character: Chief Tyrol."""

import pytest

from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.helpers import adds

ME, OTHER, THIRD = 0, 1, 2


def chief() -> Scenario:
    return Scenario("chief", "zarek", "roslin")


@covers("Maintenance Engineer", "Repair")
def test_after_a_repair_the_chief_may_act_again_once_a_turn() -> None:
    """R26.22"""
    scenario = chief().at(ME, Place.ARMORY).damaged(Place.ARMORY, Place.COMMAND).hand(ME, "Repair 1", "Repair 2")

    play = scenario.run(lambda rules: rules.take_action(ME)).answer("card:repair-1#0")
    assert (play.ask.seat, play.ask.kind) == (ME, "action")
    assert scenario.state.damaged == [Place.COMMAND]
    scenario.at(ME, Place.COMMAND)

    play = scenario.run(lambda rules: rules.take_action(ME)).answer("card:repair-2#0")
    assert play.over


@covers("Repair")
def test_in_somebody_elses_turn_a_repair_gives_the_chief_nothing_more() -> None:
    """R26.22"""
    scenario = chief().turn_of(OTHER).at(ME, Place.ARMORY).damaged(Place.ARMORY).hand(ME, "Repair 1")

    play = scenario.run(lambda rules: rules.take_action(ME)).answer("card:repair-1#0")

    assert play.over


@covers("Blind Devotion")
def test_the_chief_may_silence_one_type_in_a_check() -> None:
    """R7.22: for and against alike."""
    scenario = chief().turn_of(OTHER).hand(THIRD, "Repair 2", "Consolidate Power 2", "Consolidate Power 1")
    scenario.destiny("Repair 1", "Launch Scout 2")

    play = adds(scenario.crisis("Prison Labor"), THIRD, list(scenario.rules.player(THIRD).hand)).to("ability")
    assert play.ask.seat == ME
    play.answer("skill:engineering").finish()

    assert "The total is 5 against 10." in play.said


@covers("Blind Devotion", "Investigative Committee")
def test_blind_devotion_may_be_used_on_cards_that_lie_face_up() -> None:
    """R7.22"""
    scenario = chief().turn_of(OTHER).hand(THIRD, "Investigative Committee 3", "Consolidate Power 1")
    scenario.destiny("Repair 1", "Launch Scout 2")

    play = scenario.crisis("Prison Labor").to("before_cards").answer("card:investigative-committee-3#0", seat=THIRD)
    play.to("ability").answer("skill:engineering").finish()

    assert "The total is 2 against 10." in play.said


@pytest.mark.parametrize(("held", "discarded"), [(8, 0), (9, 1), (10, 2)])
def test_the_chief_holds_eight_cards(held: int, discarded: int) -> None:
    """R3.13, R6.8, R0.8: the sheet beats the rule"""
    scenario = chief().hand(ME, *["Repair 1"] * 6, *["Repair 2"] * (held - 6))

    scenario.run(lambda rules: rules.discard_to_limit()).finish()

    assert len(scenario.rules.player(ME).hand) == held - discarded


@covers("Reckless")
def test_the_chiefs_limit_is_his_weakness() -> None:
    scenario = chief().hand(ME, *["Repair 1"] * 7, *["Repair 2"] * 3)

    scenario.run(lambda rules: rules.discard_to_limit()).finish()

    assert len(scenario.rules.player(ME).hand) == 8

"""R21: titles and the lines of succession."""

import pytest

from bsg.engine.effects import gives_title
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Title, Who
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, draw_crisis, table
from tests.engine.reference import reference

LINES = reference("setup")["succession"]
BASE = {entry["id"] for entry in reference("characters") if entry["set"] == "base"}


@pytest.mark.parametrize("title", list(Title))
def test_at_the_start_a_title_goes_to_the_highest_in_line(title: Title) -> None:
    """R2.15, R21.a: whichever three neighbours in line sit at the table."""
    line = [character for character in LINES[title] if character in BASE]

    for first in range(len(line) - 2):
        trio = line[first : first + 3]
        scenario = Scenario(*reversed(trio))
        assert scenario.state.titles[title] == 2, trio


def test_one_player_may_hold_both_titles() -> None:
    """R2.15"""
    scenario = Scenario("apollo", "starbuck", "boomer")

    assert scenario.state.titles == {Title.PRESIDENT: 0, Title.ADMIRAL: 0}


def test_titles_of_a_revealed_cylon_go_to_the_highest_human_in_line() -> None:
    """R21.3, R18.2 (5)"""
    scenario = table().title(Title.PRESIDENT, TIGH).loyalty(TIGH, "cylon-morale")

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("loyalty:cylon-morale#0").finish()

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: ZAREK}


def test_a_title_is_not_taken_by_somebody_higher_in_line() -> None:
    """R21.2"""
    scenario = table().title(Title.PRESIDENT, ZAREK)

    play = scenario.run(lambda rules: rules.turn()).finish()

    assert play.state.titles[Title.PRESIDENT] == ZAREK


def test_an_admiral_sent_to_the_brig_loses_the_title_for_good() -> None:
    """R21.7"""
    scenario = table()

    scenario.rules.send(TIGH, Place.BRIG)
    assert scenario.state.titles[Title.ADMIRAL] == ZAREK
    scenario.rules.leave_brig(TIGH, Place.COMMAND)

    assert scenario.state.titles[Title.ADMIRAL] == ZAREK


def test_the_heir_of_an_admiral_is_not_in_the_brig() -> None:
    """R21.3, R21.7"""
    scenario = table().at(ZAREK, Place.BRIG)

    scenario.rules.send(TIGH, Place.BRIG)

    assert scenario.state.titles[Title.ADMIRAL] == ROSLIN


def test_an_admiral_in_sickbay_keeps_the_title() -> None:
    scenario = table()

    scenario.rules.send(TIGH, Place.SICKBAY)

    assert scenario.state.titles[Title.ADMIRAL] == TIGH


def test_a_president_in_the_brig_keeps_title_and_choices() -> None:
    """R21.9, R8.22"""
    scenario = table()
    scenario.rules.send(ROSLIN, Place.BRIG)
    assert scenario.state.titles[Title.PRESIDENT] == ROSLIN

    play = scenario.crisis("Water Shortage").to("crisis_choice")

    assert play.ask.seat == ROSLIN


def test_with_everybody_in_the_brig_the_highest_in_line_is_admiral_until_somebody_leaves() -> None:
    """R21.10"""
    scenario = table().at(ZAREK, Place.BRIG).at(ROSLIN, Place.BRIG)
    scenario.rules.send(TIGH, Place.BRIG)
    assert scenario.state.titles[Title.ADMIRAL] == TIGH

    scenario.rules.leave_brig(ROSLIN, Place.ARMORY)

    assert scenario.state.titles[Title.ADMIRAL] == ROSLIN


def test_a_cylon_player_is_never_admiral_even_with_all_humans_in_the_brig() -> None:
    """R21.1, R21.10"""
    scenario = table().cylon(ZAREK).at(ROSLIN, Place.BRIG)

    scenario.rules.send(TIGH, Place.BRIG)

    assert scenario.state.titles[Title.ADMIRAL] == TIGH


@pytest.mark.parametrize("title", list(Title))
def test_who_was_revealed_after_he_was_chosen_does_not_get_the_title(title: Title) -> None:
    """R21.11, R21.1: an action in the middle of a check may come before its result."""
    scenario = table().cylon(ZAREK)
    scenario.state.chosen = ZAREK

    play = scenario.resolve(gives_title(title, to=Who.CHOSEN))

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: TIGH}


def test_stranded_helo_can_be_admiral() -> None:
    """R21.13"""
    scenario = Scenario("helo", "roslin", "zarek")

    assert scenario.state.titles[Title.ADMIRAL] == 0


def test_an_admiral_who_is_president_already_just_stays_it() -> None:
    """R21.12"""
    scenario = table().title(Title.PRESIDENT, TIGH)

    play = draw_crisis(scenario, "Declare Martial Law", option=0).finish()

    assert play.state.titles == {Title.PRESIDENT: TIGH, Title.ADMIRAL: TIGH}
    assert play.state.dials["morale"] == 9

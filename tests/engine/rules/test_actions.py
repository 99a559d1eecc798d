"""R4.a: actions, and who may take which."""

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table


def offered(scenario: Scenario, seat: int = ZAREK) -> set[str]:
    return set(scenario.run(lambda rules: rules.take_action(seat)).to("action").ask.options)


def turn(scenario: Scenario) -> Play:
    return scenario.start().to("action")


def test_a_human_player_acts_by_location_card_sheet_and_title_or_not_at_all() -> None:
    """R4.1: Repair needs a damaged place, responses are no actions."""
    scenario = table().hand(ZAREK, "Consolidate Power 1", "Repair 1", "Strategic Planning 3")

    assert offered(scenario) == {
        "opt:nothing",
        "loc:administration",
        "card:consolidate-power-1#0",
        "opt:unconventional-tactics",
    }


def test_only_a_hidden_cylon_can_reveal_himself() -> None:
    """R4.1, R18.1"""
    assert not any(option.startswith("loyalty:") for option in offered(table()))
    assert "loyalty:cylon-brig#0" in offered(table().loyalty(ZAREK, "cylon-brig", "not-a-cylon"))


def test_a_hidden_cylon_with_two_cards_may_reveal_either() -> None:
    """R18.1"""
    options = offered(table().loyalty(ZAREK, "cylon-brig", "cylon-morale"))

    assert {"loyalty:cylon-brig#0", "loyalty:cylon-morale#1"} <= options


def test_what_one_can_do_is_nobody_elses_business() -> None:
    """T2.3: others see who is asked, not the options."""
    assert turn(table()).ask.shows == "seat"


def test_one_action_is_all() -> None:
    """R4.2"""
    scenario = table().hand(ZAREK, "Consolidate Power 1", "Consolidate Power 2").crises("Riots")

    play = turn(scenario).answer("card:consolidate-power-1#0").to("draw").answer("skill:tactics#0", "skill:tactics#1")

    assert play.ask.kind == "crisis_choice"


def test_a_played_card_is_discarded_before_its_text_is_carried_out() -> None:
    """R4.4: it is part of a reshuffle that happens meanwhile."""
    scenario = table().hand(ZAREK, "Consolidate Power 2")
    scenario.state.destiny += scenario.state.skills["politics"].draw
    scenario.state.skills["politics"].draw.clear()

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("card:consolidate-power-2#0")
    play.answer("skill:politics#0", "skill:politics#1")

    assert play.rules.player(ZAREK).hand == ["consolidate-power-2"]


def test_a_location_is_activated_only_by_who_is_in_it() -> None:
    """R4.5"""
    assert not any(option.startswith("loc:") for option in offered(table().at(ZAREK, Place.SICKBAY)))


def test_a_cylon_player_has_his_location_or_nothing() -> None:
    """R3.19, R4.7, R18.14"""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CAPRICA).hand(ZAREK, "Consolidate Power 1")
    scenario.holds(ZAREK, "cylon-brig")

    assert offered(scenario) == {"opt:nothing", "loc:caprica"}


def test_in_the_brig_every_kind_of_action_is_open() -> None:
    """R22.2"""
    scenario = table().at(ZAREK, Place.BRIG).hand(ZAREK, "Consolidate Power 1").loyalty(ZAREK, "cylon-brig")

    assert offered(scenario) == {
        "opt:nothing",
        "loc:brig",
        "card:consolidate-power-1#0",
        "opt:unconventional-tactics",
        "loyalty:cylon-brig#0",
    }


def test_sheet_actions_of_the_three_at_the_table() -> None:
    assert "opt:declare-martial-law" in offered(table(), TIGH)
    assert "opt:skilled-politician" in offered(table(), ROSLIN)
    assert "opt:declare-martial-law" not in offered(table(), ROSLIN)

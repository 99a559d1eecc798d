"""R22: Brig, Sickbay and being sent."""

import pytest

from bsg.engine.effects import sends
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Title, Who
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, draw_crisis, table, with_hands


def test_being_sent_costs_nothing_also_from_another_ship() -> None:
    """R4.22, R22.9"""
    scenario = with_hands(table())

    scenario.rules.send(ROSLIN, Place.SICKBAY)

    assert scenario.rules.player(ROSLIN).place == Place.SICKBAY
    assert len(scenario.rules.player(ROSLIN).hand) == 5


def test_who_is_in_the_brig_is_not_sent_to_sickbay() -> None:
    """R22.4"""
    play = draw_crisis(table().at(ZAREK, Place.BRIG), "Terrorist Bomber", "fail").finish()

    assert play.rules.player(ZAREK).place == Place.BRIG
    assert play.state.dials["morale"] == 9  # the rest is still done (R0.7)


def test_who_is_in_sickbay_can_be_sent_to_the_brig() -> None:
    """R22.7"""
    play = draw_crisis(table().at(ZAREK, Place.SICKBAY), "Cylon Accusation", "fail").finish()

    assert play.rules.player(ZAREK).place == Place.BRIG


def test_a_cylon_player_is_not_sent_anywhere() -> None:
    """R18.11"""
    play = draw_crisis(table().cylon(ZAREK), "Cylon Accusation", "fail").finish()

    assert play.rules.player(ZAREK).place == Place.RESURRECTION_SHIP


@pytest.mark.parametrize(
    ("place", "choosable"), [(Place.BRIG, {"seat:0", "seat:4", "seat:5"}), (Place.SICKBAY, {"seat:0", "seat:5"})]
)
def test_only_who_can_really_be_moved_is_chosen(place: Place, choosable: set[str]) -> None:
    """R22.13, R22.14, R22.17: not a Cylon player, not stranded Helo, nobody in the Brig, nobody who is there."""
    scenario = Scenario("zarek", "tigh", "helo", "roslin", "boomer", "chief")
    scenario.cylon(3).at(TIGH, Place.BRIG).at(4, Place.SICKBAY)

    assert {f"seat:{seat}" for seat in scenario.rules.sendable(place)} == choosable


def test_with_nobody_to_choose_nothing_happens() -> None:
    """R22.15, R22.16"""
    scenario = table().at(ZAREK, Place.BRIG).at(TIGH, Place.BRIG).at(ROSLIN, Place.BRIG)

    play = draw_crisis(scenario.destiny("Repair 1", "Repair 1"), "A Traitor Accused", option=0).finish()

    assert "The check fails." in play.said
    assert {player.place for player in play.state.players} == {Place.BRIG}


def test_being_sent_to_where_one_is_changes_nothing() -> None:
    """R22.12"""
    play = draw_crisis(table().at(ZAREK, Place.SICKBAY), "Terrorist Bomber", "fail").finish()

    assert play.rules.player(ZAREK).place == Place.SICKBAY
    assert not [line for line in play.said if "is sent" in line]


def test_an_admiral_who_is_sent_to_the_brig_again_keeps_the_title() -> None:
    """R22.12, R21.10: everybody is there, and he was made Admiral among them."""
    scenario = table().at(ZAREK, Place.BRIG).at(ROSLIN, Place.BRIG).at(TIGH, Place.BRIG).title(Title.ADMIRAL, ZAREK)

    play = scenario.resolve(sends(Who.ADMIRAL, Place.BRIG))

    assert play.state.titles[Title.ADMIRAL] == ZAREK


def test_a_president_in_the_brig_may_let_herself_be_sent_there() -> None:
    """R22.16: what names its target may be chosen though it does nothing."""
    scenario = table().at(ROSLIN, Place.BRIG)

    play = draw_crisis(scenario, "Requested Resignation", option=1).to("choose")
    assert (play.ask.seat, play.ask.options) == (ROSLIN, ("opt:first", "opt:second"))
    play.answer("opt:second").finish()

    assert play.rules.player(ROSLIN).place == Place.BRIG
    assert play.state.titles[Title.PRESIDENT] == ROSLIN


def test_revealing_is_a_way_out_of_the_brig() -> None:
    """R22.3"""
    scenario = table().at(ZAREK, Place.BRIG).loyalty(ZAREK, "cylon-morale")

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loyalty:cylon-morale#0").finish()

    assert play.rules.player(ZAREK).place == Place.RESURRECTION_SHIP
    assert play.state.dials["morale"] == 10

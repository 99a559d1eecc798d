"""R0: who is meant by a player, a human player, a ship, a discard."""

import pytest

from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Team, Title
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table
from tests.engine.space import BOOMER, FRONT, act, battle


@covers("Executive Order", "Administration")
def test_a_hidden_cylon_is_a_human_player_in_everything_but_winning() -> None:
    """R0.3, R0.4: he can be ordered and elected, keeps his title, draws his skill set and a crisis."""
    scenario = table().loyalty(TIGH, "cylon-brig").hand(ZAREK, "Executive Order 1")
    ordered = act(scenario, "card:executive-order-1#0").to("character").ask.options
    elected = act(scenario, "loc:administration").to("character").ask.options

    play = scenario.turn_of(TIGH).crises("Riots").start()

    assert {"seat:1"} < set(ordered)
    assert {"seat:1"} < set(elected)
    assert len(play.rules.player(TIGH).hand) == 5
    assert play.rules.holder(Title.ADMIRAL) == TIGH
    assert play.to("crisis_choice").state.current == TIGH
    assert [play.rules.team(seat) for seat in range(3)] == [Team.HUMANS, Team.CYLONS, Team.HUMANS]


@covers("Executive Order", "Administration")
def test_a_cylon_player_is_no_human_player_any_more() -> None:
    """R0.3"""
    scenario = table().cylon(TIGH).hand(ZAREK, "Executive Order 1")

    ordered = act(scenario, "card:executive-order-1#0")
    elected = act(scenario, "loc:administration").to("character").ask.options

    assert (ordered.ask.kind, ordered.ask.options) == ("character", ("seat:2",))  # nobody else is left to choose
    assert set(elected) == {"seat:0", "seat:2"}


@pytest.mark.parametrize(("current", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
@covers("Prison Labor")
def test_players_come_one_after_another_in_the_order_of_their_seats(current: int, order: list[int]) -> None:
    """R0.6, R7.6"""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").turn_of(current)
    for seat in range(4):
        scenario.hand(seat, "Evasive Maneuvers 1")

    play = scenario.crisis("Prison Labor")

    seats = []
    for _ in range(4):
        seats.append(play.to("contribute").ask.seat)
        play.answer()
    assert seats == order


def test_a_viper_in_space_is_no_location_of_any_ship() -> None:
    """R0.11: its pilot activates nothing and lands for a card only, wherever he goes."""
    scenario = battle().piloting(BOOMER, FRONT).hand(BOOMER)
    assert not any(option.startswith("loc:") for option in act(scenario).ask.options)

    play = scenario.run(lambda rules: rules.move(BOOMER))

    assert set(play.ask.options) == {"opt:stay", "area:port-bow", "area:starboard-bow"}


@covers("Food Rationing", "Inspirational Speech")
def test_what_is_discarded_comes_back_with_a_new_deck_and_what_is_removed_does_not() -> None:
    """R0.12, R25.6"""
    scenario = table().quorum("Food Rationing", "Inspirational Speech").rolls(6, 5)
    scenario.state.quorum_removed, scenario.state.quorum.draw = scenario.state.quorum.draw, []
    act(scenario, "quorum:food-rationing#0", seat=ROSLIN)
    act(scenario, "quorum:inspirational-speech#0", seat=ROSLIN)
    assert scenario.state.quorum.discard == ["inspirational-speech"]

    scenario.rules.draw_quorum(2)

    assert scenario.state.quorum_hand == ["inspirational-speech"]
    assert scenario.rules.player(ROSLIN).place == Place.PRESIDENTS_OFFICE

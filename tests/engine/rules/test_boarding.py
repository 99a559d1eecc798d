"""R14, R11.10–R11.17: heavy raiders board, centurions on the boarding track."""

import pytest

from bsg.engine.effects import centurions
from bsg.engine.vocabulary import Activation, Place
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, PORT_AFT, PORT_BOW, REAR, TIGH, act, activate, battle, jump, sky

HEAVY_RAIDERS = Activation.HEAVY_RAIDERS


@pytest.mark.parametrize("area", [PORT_BOW, PORT_AFT])
def test_a_heavy_raider_that_began_in_a_launch_area_boards(area: Place) -> None:
    """R11.10 (2), R14.1"""
    play = activate(battle().ships(area, heavy_raiders=1), HEAVY_RAIDERS)

    assert play.state.boarding == [1, 0, 0, 0]
    assert sky(play.state) == {}


def test_a_heavy_raider_that_has_just_arrived_boards_next_time() -> None:
    """R11.10"""
    scenario = battle().ships(FRONT, heavy_raiders=1).ships(REAR, heavy_raiders=1)

    play = activate(scenario, HEAVY_RAIDERS)
    assert play.state.boarding == [0, 0, 0, 0]
    play = activate(scenario, HEAVY_RAIDERS)

    assert play.state.boarding == [2, 0, 0, 0]


def test_centurions_move_before_others_board() -> None:
    """R11.10 (1), R11.12"""
    scenario = battle().boarding(1, 3).ships(PORT_BOW, heavy_raiders=1).ships(PORT_AFT, heavy_raiders=1)

    play = activate(scenario, HEAVY_RAIDERS)

    assert play.state.boarding == [2, 1, 0, 1]


def test_any_number_of_centurions_share_a_space() -> None:
    """R11.13"""
    play = activate(battle().boarding(2, 2, 2), HEAVY_RAIDERS)

    assert play.state.boarding == [0, 0, 3, 0]


def test_centurions_move_even_when_no_cylon_ship_is_near() -> None:
    """R14.2"""
    play = activate(battle().boarding(1), HEAVY_RAIDERS)

    assert play.state.boarding == [0, 1, 0, 0]


@pytest.mark.parametrize("kind", [kind for kind in Activation if kind != HEAVY_RAIDERS])
def test_other_activations_do_not_move_centurions(kind: Activation) -> None:
    """R14.2"""
    play = activate(battle().boarding(1), kind)

    assert play.state.boarding == [1, 0, 0, 0]


@covers("Crash Landing")
def test_a_centurion_at_the_end_of_the_track_takes_galactica_at_once() -> None:
    """R11.14, R14.5, R30.4"""
    scenario = battle().boarding(4).ships(FRONT, heavy_raiders=1).crises("Crash Landing")

    play = scenario.start().finish()

    assert play.state.winner == "cylons"
    assert play.state.turn == 1
    assert sky(play.state) == {FRONT: {"heavy_raiders": 1}}  # nobody moves any more


def test_the_last_space_itself_is_not_the_end() -> None:
    """R1.12"""
    play = activate(battle().boarding(3), HEAVY_RAIDERS)

    assert play.state.boarding == [0, 0, 0, 1]
    assert play.state.winner is None


def test_without_a_centurion_a_heavy_raider_stays_where_it_is() -> None:
    """R11.15"""
    scenario = battle().boarding(1, 1, 2, 2).ships(PORT_BOW, heavy_raiders=1).ships(REAR, heavy_raiders=1)

    play = activate(scenario, HEAVY_RAIDERS)

    assert play.over
    assert play.state.boarding == [0, 2, 2, 0]
    assert sky(play.state) == {PORT_BOW: {"heavy_raiders": 1}, PORT_AFT: {"heavy_raiders": 1}}


def test_with_too_few_centurions_the_current_player_chooses_who_boards() -> None:
    """R11.15, D43"""
    scenario = battle().boarding(1, 1, 1).ships(PORT_BOW, heavy_raiders=1).ships(PORT_AFT, heavy_raiders=1)

    play = activate(scenario.turn_of(TIGH), HEAVY_RAIDERS)
    assert (play.ask.seat, set(play.ask.options)) == (TIGH, {"area:port-bow", "area:port-aft"})
    play.answer("area:port-aft")

    assert play.over
    assert play.state.boarding == [1, 3, 0, 0]
    assert sky(play.state) == {PORT_BOW: {"heavy_raiders": 1}}


@pytest.mark.parametrize(("on_board", "placed"), [((), 2), ((4, 4, 4), 1), ((4, 4, 4, 4), 0)])
def test_effects_place_centurions_on_the_first_space_as_long_as_there_are_tokens(
    on_board: tuple[int, ...], placed: int
) -> None:
    """R11.17, R14.1, R31.3"""
    play = battle().boarding(*on_board).resolve(centurions(2))

    assert play.state.boarding == [placed, 0, 0, len(on_board)]


@covers("Barren Planet")
def test_centurions_stay_on_board_when_the_fleet_jumps() -> None:
    """R14.3, R15.10"""
    scenario = battle().boarding(1, 3).destinations("Barren Planet", "Barren Planet")

    play = jump(scenario).finish()

    assert play.state.boarding == [1, 0, 1, 0]


@pytest.mark.parametrize(("roll", "left"), [(6, [1, 0, 0, 1]), (7, [1, 0, 0, 0]), (8, [1, 0, 0, 0])])
@covers("Armory")
def test_in_the_armory_one_shoots_at_any_one_centurion(roll: int, left: list[int]) -> None:
    """R14.4, R12.a"""
    scenario = battle().at(BOOMER, Place.ARMORY).boarding(1, 4).rolls(roll)

    play = act(scenario, "loc:armory")
    assert play.ask.options == ("ship:centurion@0", "ship:centurion@3")
    play.answer("ship:centurion@3")

    assert play.state.boarding == left


def test_without_a_centurion_on_board_there_is_nothing_to_do_in_the_armory() -> None:
    """R14.4"""
    play = act(battle().at(BOOMER, Place.ARMORY))

    assert "loc:armory" not in play.ask.options

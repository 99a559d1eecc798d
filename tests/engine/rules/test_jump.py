"""R15, R16: the jump preparation track, jumping, distance and the objective; R30.7."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.helpers import TIGH, ZAREK, changes, position, table


def mark(scenario: Scenario, spaces: int) -> Play:
    return scenario.run(lambda rules: rules.move_fleet_marker(spaces))


def jump(scenario: Scenario) -> Play:
    return scenario.run(lambda rules: rules.jump_fleet())


# ── the track ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("start", "spaces", "end"), [(0, 1, 1), (2, 2, 4), (3, -1, 2), (1, -2, 0), (0, -1, 0)])
def test_the_fleet_marker_moves_and_never_leaves_the_track_backwards(start: int, spaces: int, end: int) -> None:
    """R15.1"""
    play = mark(table().jump(start), spaces)

    assert play.over
    assert play.state.jump == end


@pytest.mark.parametrize("spaces", [1, 3])
@covers("Barren Planet")
def test_at_the_end_of_the_track_the_fleet_jumps_at_once_without_losing_anybody(spaces: int) -> None:
    """R15.2: what is beyond the end is lost."""
    scenario = table().jump(4).destinations("Barren Planet", "Barren Planet")
    before = position(scenario.state)

    play = mark(scenario, spaces).finish()

    assert changes(before, play.state) == {"fuel": -2, "route": 1, "jump": -4}


@covers("Barren Planet")
def test_a_damaged_ftl_control_does_not_stop_the_automatic_jump() -> None:
    """R15.4"""
    scenario = table().jump(4).damaged(Place.FTL_CONTROL).destinations("Barren Planet", "Barren Planet")

    play = mark(scenario, 1).finish()

    assert play.rules.distance == 2


def test_ftl_control_cannot_be_used_while_it_is_damaged() -> None:
    """R4.5"""
    scenario = table().jump(4).at(ZAREK, Place.FTL_CONTROL).damaged(Place.FTL_CONTROL)

    play = scenario.run(lambda rules: rules.take_action(ZAREK))

    assert "loc:ftl-control" not in play.ask.options


@covers("Riots 2", "Barren Planet")
def test_the_jump_icon_of_a_crisis_comes_last() -> None:
    """R15.3, R8.7: the fifth icon makes the fleet jump."""
    scenario = table().jump(4).crises("Riots 2").destinations("Barren Planet", "Barren Planet")

    play = scenario.crisis("Riots 2").to("crisis_choice").answer("opt:0").to("destination")
    assert (play.state.dials["food"], play.state.dials["fuel"]) == (7, 8)
    play.finish()

    assert play.state.dials["fuel"] == 6


# ── the jump ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Deep Space")
def test_the_admiral_sees_two_destinations_and_the_other_goes_to_the_bottom() -> None:
    """R15.12, R15.14, H30"""
    scenario = table().destinations("Barren Planet", "Deep Space")

    play = jump(scenario).to("destination")
    assert (play.ask.seat, play.ask.shows) == (TIGH, "seat")
    assert play.ask.options == ("destination:barren-planet#0", "destination:deep-space#1")
    play.answer("destination:deep-space#1")

    assert play.state.route == ["destination:deep-space"]
    assert play.state.destination.draw[0] == "barren-planet"
    assert not any("Barren Planet" in line for line in play.said)


@covers("Barren Planet")
def test_two_equal_destinations_are_two_cards() -> None:
    """T4: one is taken, one goes back."""
    scenario = table().destinations("Barren Planet", "Barren Planet")
    left = len(scenario.state.destination.draw)

    play = jump(scenario).to("destination").answer("destination:barren-planet#1").finish()

    assert len(play.state.destination.draw) == left - 1
    assert play.state.destination.draw[0] == "barren-planet"


@covers("Barren Planet")
def test_after_a_jump_the_marker_is_back_at_the_start() -> None:
    """J6"""
    play = jump(table().jump(3).destinations("Barren Planet", "Barren Planet")).finish()

    assert play.state.jump == 0


# ── distance and objective ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_distance_is_the_sum_of_the_cards_on_the_way() -> None:
    """R16.1"""
    scenario = table().travelled("Desolate Moon", "Barren Planet", "Icy Moon")
    assert scenario.rules.distance == 6

    scenario.state.route.append("crisis:legendary-discovery")

    assert scenario.rules.distance == 7


@pytest.mark.parametrize(("route", "cards"), [(["Icy Moon"], 1), (["Barren Planet"], 2), (["Desolate Moon"], 2)])
@covers("Barren Planet")
def test_at_four_or_beyond_the_sleepers_wake_once(route: list[str], cards: int) -> None:
    """R16.2, R16.3, R16.5"""
    scenario = table().travelled(*route).destinations("Barren Planet", "Barren Planet", "Barren Planet")

    play = jump(scenario).finish()
    assert [len(player.loyalty) for player in play.state.players] == [cards] * 3

    jump(scenario).finish()
    assert [len(player.loyalty) for player in play.state.players] == [2] * 3


@covers("Barren Planet")
def test_the_sleepers_wake_before_the_marker_is_reset() -> None:
    """R19.1: between J5 and J6."""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").cylon(ZAREK).jump(4).travelled("Barren Planet")
    scenario.destinations("Barren Planet", "Barren Planet")

    play = jump(scenario).to("sympathizer")

    assert play.state.jump == 4
    assert play.rules.distance == 4


def last_jump(scenario: Scenario) -> Play:
    return scenario.travelled("Desolate Moon", *["Barren Planet"] * 3).jump(4).start()


@covers("FTL Control")
def test_the_first_jump_after_distance_eight_wins_the_game() -> None:
    """R16.3, R30.7: no destination is drawn."""
    scenario = table().at(ZAREK, Place.FTL_CONTROL).rolls(7)

    play = last_jump(scenario).to("action").answer("loc:ftl-control").finish()

    assert play.state.winner == "humans"
    assert len(play.state.route) == 4


@covers("FTL Control")
def test_the_last_jump_by_ftl_control_may_leave_people_behind_and_lose_the_game() -> None:
    """R30.8, R30.9"""
    scenario = table().at(ZAREK, Place.FTL_CONTROL).dials(population=1).rolls(6)

    play = last_jump(scenario).to("action").answer("loc:ftl-control").finish()

    assert play.state.winner == "cylons"


def test_reaching_eight_does_not_win_by_itself() -> None:
    """R16.3"""
    scenario = table().travelled("Desolate Moon", "Barren Planet", "Icy Moon")
    scenario.destinations("Barren Planet", "Barren Planet")

    play = jump(scenario).finish()

    assert play.rules.distance == 8
    assert play.state.winner is None


def test_the_admirals_choices_stay_his_when_he_is_also_president() -> None:
    scenario = table().title(Title.PRESIDENT, TIGH).destinations("Tylium Planet", "Barren Planet")

    play = jump(scenario).to("destination").answer("destination:tylium-planet#0").to("choose")

    assert play.ask.seat == TIGH

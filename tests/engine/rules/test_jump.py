"""R15, R16: the jump preparation track, jumping, distance and the objective; R30.7."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.helpers import (
    NAMES,
    ROSLIN,
    TIGH,
    ZAREK,
    adds,
    changes,
    draw_crisis,
    holds_total,
    position,
    table,
    total_for,
)
from tests.engine.reference import check_of
from tests.engine.space import FRONT, PORT_BOW, REAR, STARBOARD_BOW, sky


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
    (own,) = view(play.position, TIGH)["private"]
    assert [card.distance for card in own.looking] == [2, 2]
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


@covers("Crippled Raider", "Cylon Ambush")
def test_a_jump_in_the_middle_of_a_crisis_is_finished_first_and_then_the_crisis_goes_on() -> None:
    """R15.17, R15.3: the new raiders act, and the icon moves the marker from where it is now."""
    scenario = table().jump(4).destinations("Cylon Ambush", "Barren Planet").ships(PORT_BOW, raiders=5)

    play = draw_crisis(scenario, "Crippled Raider", "pass", 0).to("destination")
    assert play.state.jump == 5
    play.answer("destination:cylon-ambush#0").finish()

    assert sky(play.state) == {FRONT: {"basestars": 1}, STARBOARD_BOW: {"raiders": 3}, REAR: {"civilians": 3}}
    assert play.state.jump == 1


@covers("FTL Control", "Executive Order", "Barren Planet")
def test_who_jumps_by_the_first_of_two_actions_still_has_the_second() -> None:
    """R15.17"""
    scenario = table().jump(3).hand(ZAREK, "Executive Order 1").at(TIGH, Place.FTL_CONTROL).rolls(8)
    scenario.destinations("Barren Planet", "Barren Planet").at(ZAREK, Place.COMMAND)

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("card:executive-order-1#0").answer("seat:1")
    play.answer("opt:act").answer("loc:ftl-control").answer("destination:barren-planet#0")

    assert play.rules.distance == 2
    assert play.asked == [(TIGH, "action")]
    assert "loc:ftl-control" not in play.ask.options  # the marker is at the start again


@covers("Ambush", "Alert Viper Pilot", "Executive Order", "FTL Control", "Barren Planet")
def test_an_attack_that_the_fleet_leaves_behind_still_has_its_special_rule() -> None:
    """R15.17, R8.14, R8.15: Apollo's order after the set-up brings the jump, and then the card stays in play."""
    scenario = Scenario("boomer", "apollo", "tigh", "roslin").hand(1, "Executive Order 1").jump(4).rolls(8)
    scenario.at(1, Place.COMMAND).at(2, Place.FTL_CONTROL).destinations("Barren Planet", "Barren Planet")

    play = scenario.crisis("Ambush").answer("area:port-aft").answer("card:executive-order-1#0").answer("seat:2")
    play.answer("opt:act").answer("loc:ftl-control").answer("destination:barren-planet#0").finish()

    assert sky(play.state) == {}
    assert play.rules.player(1).place == Place.HANGAR_DECK
    assert play.state.kept == ["crisis:ambush"]


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
def test_at_the_last_jump_nothing_of_an_ordinary_one_happens() -> None:
    """R15.16"""
    scenario = table().at(ZAREK, Place.FTL_CONTROL).rolls(7).kept("Ambush").ships(REAR, raiders=2, basestars=1)
    before = sky(scenario.state)

    play = last_jump(scenario)
    deck = list(play.state.destination.draw)
    play.to("action").answer("loc:ftl-control").finish()

    assert (play.state.winner, play.state.jump) == ("humans", 4)
    assert (sky(play.state), play.state.kept) == (before, ["crisis:ambush"])
    assert play.state.destination.draw == deck


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


@pytest.mark.parametrize(("box_set", "cards"), [("base", 22), ("exodus", 29)])
def test_destinations_last_to_the_end_even_if_the_fleet_always_takes_the_shortest_way(box_set: str, cards: int) -> None:
    """R16.6: the chosen one stays out, the other one goes back under the deck."""
    scenario = Scenario(*NAMES, set=box_set).dials(fuel=15)
    deck = sorted(scenario.state.destination.draw)
    near = ["Ragnar Anchorage", *["Icy Moon"] * 2, *["Tylium Planet"] * 4]
    far = [*["Barren Planet"] * 4, *["Deep Space"] * 3]
    scenario.destinations(*(card for pair in zip(near, far, strict=True) for card in pair))

    jumps = 0
    while scenario.rules.distance < 8:
        play = jump(scenario).to("destination")
        first, second = play.ask.options
        play.answer(first).finish()
        jumps += 1
        assert len(scenario.state.destination.draw) == cards - jumps
        assert f"destination:{scenario.state.destination.draw[0]}" == second.split("#")[0]

    assert jumps == 8
    assert sorted([*scenario.state.destination.draw, *(c.split(":")[1] for c in scenario.state.route)]) == deck
    assert len(scenario.state.destination.draw) >= 3  # enough for a Mission Specialist


@pytest.mark.parametrize(("box", "fuel", "winner"), [("pass", 1, None), ("fail", 0, "cylons")])
@covers("FTL Control", "Barren Planet", "Scouting for Fuel")
def test_fuel_burnt_by_a_jump_may_be_found_again_before_the_turn_ends(box: str, fuel: int, winner: str | None) -> None:
    """R16.7, R30.2"""
    scenario = table().at(ZAREK, Place.FTL_CONTROL).jump(4).rolls(8).dials(fuel=2).crises("Scouting for Fuel")
    scenario.destinations("Barren Planet", "Barren Planet")
    check = check_of("Scouting for Fuel", 0)
    cards = holds_total(scenario, ROSLIN, total_for(check, box), check["skills"])

    play = scenario.start().to("action").answer("loc:ftl-control").to("crisis_choice")
    assert (play.state.dials["fuel"], play.state.winner) == (0, None)
    adds(play.answer("opt:0"), ROSLIN, cards)
    while not play.over and play.state.turn == 1:
        play.answer(*play.ask.fallback)

    assert (play.state.dials["fuel"], play.state.winner) == (fuel, winner)


def test_the_admirals_choices_stay_his_when_he_is_also_president() -> None:
    scenario = table().title(Title.PRESIDENT, TIGH).destinations("Tylium Planet", "Barren Planet")

    play = jump(scenario).to("destination").answer("destination:tylium-planet#0").to("choose")

    assert play.ask.seat == TIGH

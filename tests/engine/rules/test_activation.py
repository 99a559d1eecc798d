"""R11: activating Cylon ships."""

import pytest

from bsg.engine.vocabulary import Activation, Place, Resource
from tests.engine.covering import covers
from tests.engine.space import (
    AREAS,
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    Sky,
    activate,
    battle,
    hangar,
    raiders,
    sky,
)

EMPTY = "empty"  # a civilian ship with nobody in it


# ── raiders ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_raider_attacks_an_unmanned_viper_before_anything_else() -> None:
    """R11.4 (1)"""
    scenario = battle().ships(FRONT, raiders=1, vipers=1, civilians=(EMPTY,)).piloting(BOOMER, FRONT).rolls(5)

    play = raiders(scenario)

    assert sky(play.state) == {FRONT: {"raiders": 1, "civilians": 1, "pilots": [BOOMER]}}
    assert hangar(play.state) == (6, 1, 0)


def test_a_raider_attacks_a_pilot_before_a_civilian_ship() -> None:
    """R11.4 (2)"""
    scenario = battle().ships(FRONT, raiders=1, civilians=(EMPTY,)).piloting(BOOMER, FRONT).rolls(5)

    play = raiders(scenario)

    assert sky(play.state) == {FRONT: {"raiders": 1, "civilians": 1}}
    assert play.state.players[BOOMER].place == Place.SICKBAY


def test_a_raider_destroys_a_civilian_ship_without_a_roll() -> None:
    """R11.4 (3), R12.a"""
    scenario = battle().ships(FRONT, raiders=1, civilians=("population-2",))

    play = raiders(scenario)

    assert sky(play.state) == {FRONT: {"raiders": 1}}
    assert play.state.dials[Resource.POPULATION] == 10
    assert "roll" not in play.state.dice.drawn


def test_a_raider_with_nothing_to_shoot_at_flies_towards_the_civilians() -> None:
    """R11.4 (4)"""
    scenario = battle().ships(FRONT, raiders=1).ships(STARBOARD_AFT, civilians=(EMPTY,))

    play = raiders(scenario)

    assert sky(play.state) == {STARBOARD_BOW: {"raiders": 1}, STARBOARD_AFT: {"civilians": 1}}


def test_a_raider_attacks_galactica_when_no_civilian_ship_is_in_space() -> None:
    """R11.4 (5)"""
    scenario = battle().ships(FRONT, raiders=2).ships(REAR, vipers=1).rolls(7, 8).damage_tokens("command")

    play = raiders(scenario)

    assert play.state.damaged == [Place.COMMAND]
    assert sky(play.state) == {FRONT: {"raiders": 2}, REAR: {"vipers": 1}}


@pytest.mark.parametrize(
    ("start", "civilians", "end"),
    [
        (FRONT, [STARBOARD_BOW], STARBOARD_BOW),
        (FRONT, [PORT_BOW], PORT_BOW),
        (FRONT, [PORT_AFT], PORT_BOW),
        (FRONT, [REAR], STARBOARD_BOW),  # three areas either way: clockwise
        (REAR, [FRONT], PORT_AFT),
        (PORT_BOW, [FRONT, PORT_AFT], FRONT),  # one area either way: clockwise
        (STARBOARD_AFT, [PORT_BOW], REAR),
        (STARBOARD_AFT, [STARBOARD_BOW, PORT_BOW], STARBOARD_BOW),
        (PORT_BOW, [STARBOARD_AFT], FRONT),
        (PORT_AFT, [STARBOARD_AFT, FRONT], PORT_BOW),  # two areas either way: clockwise
    ],
)
def test_a_raider_takes_the_shorter_way_and_clockwise_if_both_are_equal(
    start: Place, civilians: list[Place], end: Place
) -> None:
    """R11.6"""
    scenario = battle().ships(start, raiders=1)
    for place in civilians:
        scenario.ships(place, civilians=("population-1",))

    play = raiders(scenario)

    assert [place for place in AREAS if play.state.areas[place].raiders] == [end]


@pytest.mark.parametrize("first", [FRONT, STARBOARD_BOW])
def test_every_raider_acts_once_even_if_it_moves_into_an_area_still_to_come(first: Place) -> None:
    """R11.3"""
    scenario = battle().ships(FRONT, raiders=2).ships(STARBOARD_BOW, raiders=1)
    scenario.ships(REAR, civilians=("population-1",))

    play = raiders(scenario)
    assert set(play.ask.options) == {"area:front", "area:starboard-bow"}
    play.answer(f"area:{first}")

    assert play.over
    assert sky(play.state) == {STARBOARD_BOW: {"raiders": 2}, STARBOARD_AFT: {"raiders": 1}, REAR: {"civilians": 1}}


def test_raiders_that_fly_on_together_are_told_of_together() -> None:
    scenario = battle().ships(FRONT, raiders=4, civilians=("population-1",)).ships(REAR, civilians=("population-1",))

    play = raiders(scenario)

    assert play.said[-1] == "3 raiders fly on and are now off the starboard bow."
    assert sum("fly on" in words or "flies on" in words for words in play.said) == 1


def test_the_current_player_chooses_area_after_area() -> None:
    """R11.3, D42"""
    scenario = battle().ships(FRONT, raiders=1).ships(REAR, raiders=1).ships(PORT_AFT, raiders=1)
    scenario.ships(STARBOARD_BOW, civilians=(EMPTY,)).turn_of(TIGH)

    play = raiders(scenario)
    asked = [(play.ask.seat, play.ask.options)]
    asked.append((play.answer("area:rear").ask.seat, play.ask.options))
    play.answer("area:port-aft")

    first = (TIGH, ("area:front", "area:rear", "area:port-aft", "opt:in-turn"))
    assert asked == [first, (TIGH, ("area:front", "area:port-aft"))]
    assert play.over


def test_all_that_are_left_may_act_in_turn() -> None:
    """R11.3: clockwise, after those whose turn was chosen."""
    scenario = battle().ships(STARBOARD_BOW, civilians=(EMPTY,))
    for area in (FRONT, STARBOARD_AFT, REAR, PORT_AFT):
        scenario.ships(area, raiders=1)

    play = raiders(scenario).answer("area:rear").answer("opt:in-turn")

    flown = [words for words in play.said if "flies on" in words]
    assert [words.split(" is now ")[1] for words in flown] == [
        "off the starboard quarter.",
        "off the starboard bow.",
        "off the starboard bow.",
        "off the port bow.",
    ]
    assert play.over


def test_a_viper_shot_down_is_no_target_for_the_next_raider() -> None:
    """R11.7"""
    scenario = battle().ships(FRONT, raiders=3, vipers=1, civilians=("population-1",)).rolls(8)
    scenario.ships(REAR, civilians=("population-2",))

    play = raiders(scenario)

    assert sky(play.state) == {FRONT: {"raiders": 2}, STARBOARD_BOW: {"raiders": 1}, REAR: {"civilians": 1}}
    assert play.state.civilians_lost == ["population-1"]
    assert hangar(play.state) == (7, 0, 1)


def test_the_current_player_chooses_which_pilot_is_attacked() -> None:
    """R11.5"""
    scenario = battle().ships(FRONT, raiders=1).rolls(7)
    scenario.rules.player(TIGH).character = "starbuck"
    scenario.piloting(BOOMER, FRONT).piloting(TIGH, FRONT)

    play = raiders(scenario)
    assert (play.ask.seat, set(play.ask.options)) == (BOOMER, {"seat:0", "seat:1"})
    play.answer("seat:1")

    assert play.state.players[TIGH].place == Place.SICKBAY
    assert play.state.players[BOOMER].place == FRONT


def test_the_current_player_chooses_a_civilian_ship_without_seeing_its_face() -> None:
    """R11.5, H32"""
    scenario = battle().ships(FRONT, raiders=1, civilians=("population-2", EMPTY))

    play = raiders(scenario)
    assert play.ask.options == ("ship:civilian-A", "ship:civilian-B")
    play.answer("ship:civilian-B")

    assert play.state.civilians_lost == [EMPTY]
    assert play.state.dials[Resource.POPULATION] == 12


def test_without_raiders_each_basestar_launches_two_that_do_not_act() -> None:
    """R11.8"""
    scenario = battle().ships(FRONT, basestars=1, vipers=1).ships(REAR, basestars=1)

    play = raiders(scenario)

    assert play.over
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 2, "vipers": 1}, REAR: {"basestars": 1, "raiders": 2}}


@pytest.mark.parametrize("kind", Activation)
def test_without_any_cylon_ship_nothing_happens(kind: Activation) -> None:
    """R11.2, R11.8, R11.9, R11.18"""
    scenario = battle().ships(REAR, vipers=1, civilians=(EMPTY,))

    play = activate(scenario, kind)

    assert sky(play.state) == {REAR: {"vipers": 1, "civilians": 1}}
    assert (play.state.damaged, play.state.boarding) == ([], [0, 0, 0, 0])


# ── launching ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_each_basestar_launches_three_raiders_beside_those_already_there() -> None:
    """R11.9"""
    scenario = battle().ships(FRONT, basestars=1, raiders=2).ships(STARBOARD_AFT, basestars=1).ships(REAR, raiders=1)

    play = activate(scenario, Activation.LAUNCH_RAIDERS)

    assert sky(play.state) == {
        FRONT: {"basestars": 1, "raiders": 5},
        STARBOARD_AFT: {"basestars": 1, "raiders": 3},
        REAR: {"raiders": 1},
    }


@pytest.mark.parametrize(
    ("kind", "launched"),
    [
        (Activation.LAUNCH_RAIDERS, {"raiders": 3}),
        (Activation.RAIDERS, {"raiders": 2}),
        (Activation.HEAVY_RAIDERS, {"heavy_raiders": 1}),
    ],
)
def test_a_disabled_hangar_launches_nothing(kind: Activation, launched: dict[str, int]) -> None:
    """R11.19"""
    scenario = battle().ships(FRONT, basestars=1).ships(REAR, basestars=1).basestar_damage(FRONT, "disabled-hangar")

    play = activate(scenario, kind)

    assert sky(play.state) == {FRONT: {"basestars": 1}, REAR: {"basestars": 1} | launched}


@pytest.mark.parametrize(
    ("kind", "launched"),
    [
        (Activation.LAUNCH_RAIDERS, {"raiders": 4}),
        (Activation.RAIDERS, {"raiders": 3}),
        (Activation.HEAVY_RAIDERS, {"heavy_raiders": 2}),
    ],
)
def test_in_a_swarm_each_basestar_launches_one_more(kind: Activation, launched: dict[str, int]) -> None:
    """R11.20"""
    scenario = battle().kept("Cylon Swarm").ships(FRONT, basestars=1).ships(REAR, basestars=1)

    play = activate(scenario, kind)

    assert sky(play.state) == {FRONT: {"basestars": 1} | launched, REAR: {"basestars": 1} | launched}


# ── heavy raiders ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("start", "end"),
    [(FRONT, PORT_BOW), (STARBOARD_BOW, FRONT), (REAR, PORT_AFT), (STARBOARD_AFT, REAR)],
)
def test_a_heavy_raider_flies_towards_the_nearest_launch_area(start: Place, end: Place) -> None:
    """R11.10 (3), R11.11"""
    scenario = battle().ships(start, heavy_raiders=2)

    play = activate(scenario, Activation.HEAVY_RAIDERS)

    assert sky(play.state) == {end: {"heavy_raiders": 2}}


def test_heavy_raiders_fly_one_area_each_all_at_once() -> None:
    """R11.10"""
    scenario = battle().ships(STARBOARD_BOW, heavy_raiders=1).ships(FRONT, heavy_raiders=1)
    scenario.ships(STARBOARD_AFT, heavy_raiders=1).ships(REAR, heavy_raiders=1)

    play = activate(scenario, Activation.HEAVY_RAIDERS)

    assert {place: here["heavy_raiders"] for place, here in sky(play.state).items()} == {
        FRONT: 1,
        PORT_BOW: 1,
        REAR: 1,
        PORT_AFT: 1,
    }
    assert play.state.boarding == [0, 0, 0, 0]


def test_basestars_launch_heavy_raiders_only_when_none_was_there() -> None:
    """R11.10 (4)"""
    scenario = battle().ships(FRONT, basestars=1).ships(PORT_AFT, heavy_raiders=1)

    play = activate(scenario, Activation.HEAVY_RAIDERS)

    assert sky(play.state) == {FRONT: {"basestars": 1}}
    assert play.state.boarding == [1, 0, 0, 0]


def test_each_basestar_launches_a_heavy_raider_while_centurions_move_on() -> None:
    """R11.10 (1), (4): centurions are no heavy raiders"""
    scenario = battle().ships(FRONT, basestars=1).ships(REAR, basestars=1).boarding(1)

    play = activate(scenario, Activation.HEAVY_RAIDERS)

    expected: Sky = {FRONT: {"basestars": 1, "heavy_raiders": 1}, REAR: {"basestars": 1, "heavy_raiders": 1}}
    assert sky(play.state) == expected
    assert play.state.boarding == [0, 1, 0, 0]


def test_heavy_raiders_may_be_activated_without_the_centurions() -> None:
    """R11.16"""
    scenario = battle().boarding(2).ships(PORT_BOW, heavy_raiders=1)

    play = scenario.run(lambda rules: rules.activate_heavy_raiders(centurions=False))

    assert play.state.boarding == [1, 1, 0, 0]


# ── basestars ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_each_basestar_attacks_galactica_once() -> None:
    """R11.18"""
    scenario = battle().ships(FRONT, basestars=1, raiders=1).ships(REAR, basestars=1, civilians=(EMPTY,))
    scenario.rolls(4, 3).damage_tokens("armory")

    play = activate(scenario, Activation.BASESTARS)

    assert play.state.damaged == [Place.ARMORY]
    assert play.state.dice.loaded["roll"] == []
    assert play.state.civilians_lost == []


def test_disabled_weapons_do_not_fire() -> None:
    """R11.19"""
    scenario = battle().ships(FRONT, basestars=1).ships(REAR, basestars=1).basestar_damage(REAR, "disabled-weapons")
    scenario.rolls(8, 8).damage_tokens("armory")

    play = activate(scenario, Activation.BASESTARS)

    assert play.state.damaged == [Place.ARMORY]
    assert play.state.dice.loaded["roll"] == [7]


@covers("Riots")
def test_the_icon_of_a_crisis_is_resolved_after_its_text() -> None:
    """R8.6, R11.1"""
    scenario = battle().ships(FRONT, basestars=1)

    play = scenario.crisis("Riots").to("crisis_choice")
    assert sky(play.state) == {FRONT: {"basestars": 1}}
    play.answer("opt:0")

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 3}}
    assert play.state.dials[Resource.FOOD] == 7

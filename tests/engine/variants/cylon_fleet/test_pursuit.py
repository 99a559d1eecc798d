"""R34.e, R34.g, R34.i: the pursuit, civilian ships that the CAG places, and a jump that shakes nobody off."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.vocabulary import Activation, Place, Resource
from tests.engine.covering import covers
from tests.engine.space import (
    AREAS,
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    activate,
    jump,
    sky,
)
from tests.engine.variants.cylon_fleet.tables import far_sky, fleet_table, pursuit

EMPTY = "empty"


def advance(scenario: Any, spaces: int = 1) -> Play:
    play: Play = scenario.run(lambda rules: rules.advance_pursuit(spaces))
    return play


# ── the pursuit track ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("space", "placed"), [(0, 1), (1, 0), (2, 2)])
def test_a_space_with_civilian_ships_has_the_cag_place_them_one_by_one(space: int, placed: int) -> None:
    """R34.15, R34.16, R1.13"""
    play = advance(fleet_table().pursuit(space))
    for area in (FRONT, REAR)[:placed]:
        assert play.asked == [(BOOMER, "civilian_area")]
        play.answer(f"area:{area}")

    assert play.over
    assert sky(play.state) == {area: {"civilians": 1} for area in (FRONT, REAR)[:placed]}
    assert pursuit(play.state) == space + 1


@covers("Auto Attack")
def test_on_the_last_space_all_ships_arrive_and_the_marker_is_back_at_the_start() -> None:
    """R34.17"""
    scenario = fleet_table().pursuit(3).ships(FRONT, raiders=1)
    scenario.gathered(FRONT, raiders=2, basestars=1).gathered(REAR, heavy_raiders=2).gathered(PORT_BOW, raiders=5)

    play = advance(scenario)

    assert play.over
    expected = {FRONT: {"raiders": 3, "basestars": 1}, REAR: {"heavy_raiders": 2}, PORT_BOW: {"raiders": 5}}
    assert sky(play.state) == expected
    assert (far_sky(play.state), pursuit(play.state)) == ({}, 0)


@covers("Auto Attack")
def test_an_auto_attack_of_nobody_starts_the_pursuit_anew() -> None:
    """R34.17"""
    play = advance(fleet_table().pursuit(3))

    assert (sky(play.state), pursuit(play.state)) == ({}, 0)


@covers("Auto Attack")
def test_several_spaces_are_resolved_one_by_one_and_on_from_the_start() -> None:
    """R34.18"""
    play = advance(fleet_table().pursuit(2).gathered(REAR, raiders=1), spaces=3)
    play.answer("area:front").answer("area:port-bow")
    assert sky(play.state)[REAR] == {"raiders": 1}
    assert pursuit(play.state) == 1
    play.answer("area:rear")

    assert play.over
    assert sky(play.state)[REAR] == {"raiders": 1, "civilians": 1}


@covers("Auto Attack")
def test_ships_of_an_auto_attack_do_not_act_in_this_icon_but_in_the_next() -> None:
    """R34.17: our ruling"""
    scenario = fleet_table().pursuit(3).gathered(FRONT, raiders=1).ships(FRONT, vipers=1).rolls(7, 8)

    def two_icons(rules: Any) -> Any:
        yield from rules.activate(Activation.RAIDERS)
        assert rules.area(FRONT).vipers
        yield from rules.activate(Activation.RAIDERS)

    play = scenario.run(two_icons)

    assert sky(play.state) == {FRONT: {"raiders": 2}}


# ── civilian ships ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_cag_must_take_an_area_without_a_civilian_ship() -> None:
    """R34.22, R13.14"""
    scenario = fleet_table().ships(FRONT, civilians=(EMPTY,)).ships(PORT_AFT, civilians=("population-1",))

    play = advance(scenario)

    assert set(play.ask.options) == {f"area:{area}" for area in AREAS if area not in (FRONT, PORT_AFT)}
    assert {"area:front", "area:port-aft"} == set(play.ask.dimmed)


def test_if_all_have_one_any_area_will_do() -> None:
    """R34.22"""
    scenario = fleet_table()
    for area in AREAS:
        scenario.ships(area, civilians=("population-1",))

    play = advance(scenario)

    assert set(play.ask.options) == {f"area:{area}" for area in AREAS}
    assert play.ask.dimmed == {}


def test_the_cag_and_not_the_admiral_places_ships_without_an_area() -> None:
    """R34.22, R21.16"""
    scenario = fleet_table().title("cag", ROSLIN)

    play = scenario.crisis("Medal of Distinction").answer("opt:0")

    assert play.asked == [(ROSLIN, "civilian_area")]
    assert scenario.state.titles["admiral"] == TIGH


def test_an_empty_pile_places_nothing() -> None:
    """R34.24"""
    scenario = fleet_table()
    scenario.state.civilians_lost, scenario.state.civilian_pile = scenario.state.civilian_pile, []

    play = advance(scenario)

    assert play.over
    assert (sky(play.state), pursuit(play.state)) == ({}, 1)


# ── the jump ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cylon_ships_follow_to_the_areas_behind_theirs() -> None:
    """R34.30, R15.11"""
    scenario = fleet_table().destinations("Desolate Moon", "Barren Planet")
    scenario.ships(FRONT, raiders=3, basestars=1).ships(STARBOARD_AFT, heavy_raiders=2).gathered(FRONT, raiders=4)

    play = jump(scenario).finish()

    assert sky(play.state) == {}
    assert far_sky(play.state) == {FRONT: {"raiders": 7, "basestars": 1}, STARBOARD_AFT: {"heavy_raiders": 2}}


def test_damage_of_basestars_goes_back_to_the_pool() -> None:
    """R34.31"""
    scenario = fleet_table().destinations("Desolate Moon", "Barren Planet")
    scenario.ships(FRONT, basestars=1).basestar_damage(FRONT, "critical-hit")

    play = jump(scenario).finish()

    assert len(play.state.basestar_tokens) == 4
    assert play.state.cylon_fleet.areas[Place("fleet-front")].basestars == [[]]  # type: ignore[attr-defined]


def test_civilian_ships_stay_where_they_are_and_keep_their_labels() -> None:
    """R34.30, R34.32"""
    scenario = fleet_table().destinations("Desolate Moon", "Barren Planet")
    scenario.ships(REAR, civilians=(EMPTY, "population-2")).ships(FRONT, civilians=("population-1",))
    before = scenario.rules.civilians()

    play = jump(scenario).finish()

    assert sky(play.state) == {REAR: {"civilians": 2}, FRONT: {"civilians": 1}}
    assert play.rules.civilians() == before
    assert len(play.state.civilian_pile) == 9


def test_vipers_land_and_the_pursuit_goes_on_where_it_was() -> None:
    """R34.19, R34.30"""
    scenario = fleet_table().destinations("Desolate Moon", "Barren Planet").pursuit(2)
    scenario.ships(PORT_BOW, vipers=2).marks(PORT_AFT, 1).flying_mark(BOOMER, FRONT).boarding(1)

    play = jump(scenario).finish()

    assert play.state.players[BOOMER].place == Place.HANGAR_DECK
    assert (sky(play.state), pursuit(play.state)) == ({}, 2)
    assert sum(play.state.reserves.values()) == 8
    assert play.state.boarding == [1, 0, 0, 0]


@covers("Cylon Ambush", "fleet:call")
def test_a_destination_calls_ships_that_have_just_followed() -> None:
    """R34.21, R16.8"""
    scenario = fleet_table().destinations("Cylon Ambush", "Barren Planet").ships(STARBOARD_BOW, basestars=2, raiders=1)

    play = jump(scenario).answer("destination:cylon-ambush#0")

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 3}, REAR: {"civilians": 3}}
    assert far_sky(play.state) == {STARBOARD_BOW: {"basestars": 1, "raiders": 1}}


@covers("Derelict Basestar")
def test_a_derelict_basestar_is_the_one_just_placed() -> None:
    """R34.21"""
    scenario = fleet_table().destinations("Derelict Basestar", "Barren Planet").ships(FRONT, basestars=2)

    play = jump(scenario).answer("destination:derelict-basestar#0")

    assert [len(tokens) for tokens in play.state.areas[FRONT].basestars] == [1]
    assert far_sky(play.state) == {FRONT: {"basestars": 1}}


def test_after_a_lost_raider_fleet_the_last_jump_ends_the_game_as_ever() -> None:
    """R30.7: no ships are moved"""
    scenario = fleet_table().travelled("Desolate Moon", "Asteroid Field", "Lion's Head Nebula").ships(FRONT, raiders=1)

    play = jump(scenario)

    assert (play.over, str(play.state.winner)) == (True, "humans")
    assert sky(play.state) == {FRONT: {"raiders": 1}}
    assert play.state.dials[Resource.FUEL] == 8


# ── the official examples ───────────────────────────────────────────────────────────────────────────────────────────


@covers("fleet:gathering", "fleet:arrival")
def test_the_official_example_of_ships_that_gather() -> None:
    """D.2, R34.12, R34.13, R34.16"""
    play = activate(fleet_table().rolls(7), Activation.RAIDERS)
    assert far_sky(play.state) == {FRONT: {"raiders": 1}}
    assert pursuit(play.state) == 1
    assert play.asked == [(BOOMER, "civilian_area")]
    play.answer("area:rear")
    assert sky(play.state) == {REAR: {"civilians": 1}}

    later = fleet_table().pursuit(1).gathered(STARBOARD_BOW, basestars=1, raiders=2).gathered(PORT_AFT, basestars=1)
    play = activate(later, Activation.LAUNCH_RAIDERS)
    assert sky(play.state) == {STARBOARD_BOW: {"basestars": 1, "raiders": 2}}
    assert far_sky(play.state) == {PORT_AFT: {"basestars": 1}}
    assert pursuit(play.state) == 2


def test_the_official_example_of_a_jump() -> None:
    """D.3, R34.30"""
    scenario = fleet_table().destinations("Desolate Moon", "Barren Planet").piloting(BOOMER, PORT_BOW)
    scenario.ships(PORT_BOW, raiders=2, civilians=(EMPTY,)).ships(REAR, basestars=1, vipers=1)

    play = jump(scenario).finish()

    assert play.state.players[BOOMER].place == Place.HANGAR_DECK
    assert sum(play.state.reserves.values()) == 6
    assert sky(play.state) == {PORT_BOW: {"civilians": 1}}
    assert far_sky(play.state) == {PORT_BOW: {"raiders": 2}, REAR: {"basestars": 1}}

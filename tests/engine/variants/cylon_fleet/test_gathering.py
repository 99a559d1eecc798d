"""R34.c, R34.d, R34.f: ships that gather, areas that arrive, ships that are called."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.effects import places
from bsg.engine.scenario import Play
from bsg.engine.variants.cylon_fleet.board import AREAS
from bsg.engine.vocabulary import Activation, Place, Ship
from tests.engine.covering import covers
from tests.engine.helpers import draw_crisis
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    act,
    activate,
    sky,
)
from tests.engine.variants.cylon_fleet.tables import far_sky, fleet_table, pursuit

RAIDERS, LAUNCH = Activation.RAIDERS, Activation.LAUNCH_RAIDERS
HEAVY, BASESTARS = Activation.HEAVY_RAIDERS, Activation.BASESTARS
ROLLED = {1: REAR, 2: PORT_AFT, 3: STARBOARD_AFT, 4: PORT_BOW, 5: STARBOARD_BOW, 6: STARBOARD_BOW, 7: FRONT, 8: FRONT}


def at_space_one(scenario: Any) -> Any:
    """The next space has no civilian ship, so that nobody is asked."""
    return scenario.pursuit(1)


# ── activations with nothing to act ─────────────────────────────────────────────────────────────────────────────────


@covers("fleet:gathering")
@pytest.mark.parametrize(
    ("icon", "gathers"),
    [(RAIDERS, "raiders"), (HEAVY, "heavy_raiders"), (LAUNCH, "basestars"), (BASESTARS, "basestars")],
)
def test_an_icon_that_finds_no_ship_has_one_gather_and_the_pursuit_advances(icon: Activation, gathers: str) -> None:
    """R34.8, R34.12, R34.14"""
    play = activate(at_space_one(fleet_table()).rolls(3), icon)

    assert play.over
    assert far_sky(play.state) == {STARBOARD_AFT: {gathers: 1}}
    assert sky(play.state) == {}
    assert pursuit(play.state) == 2


@covers("fleet:gathering")
@pytest.mark.parametrize(("face", "area"), ROLLED.items())
def test_the_die_says_where_it_gathers(face: int, area: Place) -> None:
    """R34.2, R34.12"""
    play = activate(at_space_one(fleet_table()).rolls(face), RAIDERS)

    assert far_sky(play.state) == {area: {"raiders": 1}}


@pytest.mark.parametrize(
    ("icon", "there"),
    [
        (RAIDERS, {"raiders": 1}),
        (RAIDERS, {"basestars": 1}),
        (HEAVY, {"heavy_raiders": 1}),
        (HEAVY, {"basestars": 1}),
        (LAUNCH, {"basestars": 1}),
        (BASESTARS, {"basestars": 1}),
    ],
)
def test_where_a_ship_can_act_nothing_gathers(icon: Activation, there: dict[str, int]) -> None:
    """R34.8"""
    play = activate(fleet_table().ships(STARBOARD_AFT, **there), icon).finish()

    assert far_sky(play.state) == {}
    assert pursuit(play.state) == 0


@pytest.mark.parametrize(
    ("icon", "there"),
    [
        (RAIDERS, {"heavy_raiders": 1, "vipers": 1}),
        (HEAVY, {"raiders": 1}),
        (LAUNCH, {"raiders": 1, "heavy_raiders": 1}),
        (BASESTARS, {"raiders": 1, "heavy_raiders": 1}),
    ],
)
def test_ships_of_another_kind_do_not_count(icon: Activation, there: dict[str, int]) -> None:
    """R34.8"""
    play = activate(at_space_one(fleet_table()).ships(STARBOARD_AFT, **there).rolls(1), icon)

    assert list(far_sky(play.state)) == [REAR]
    assert pursuit(play.state) == 2


@pytest.mark.parametrize(
    ("icon", "token"),
    [
        (RAIDERS, "disabled-hangar"),
        (HEAVY, "disabled-hangar"),
        (LAUNCH, "disabled-hangar"),
        (BASESTARS, "disabled-weapons"),
    ],
)
def test_a_disabled_basestar_still_counts(icon: Activation, token: str) -> None:
    """R34.9"""
    play = activate(fleet_table().ships(FRONT, basestars=1).basestar_damage(FRONT, token), icon)

    assert sky(play.state) == {FRONT: {"basestars": 1}}
    assert far_sky(play.state) == {}
    assert pursuit(play.state) == 0


def test_centurions_alone_move_and_nothing_gathers() -> None:
    """R34.10"""
    play = activate(fleet_table().boarding(2), HEAVY)

    assert play.state.boarding == [0, 0, 1, 0]
    assert (far_sky(play.state), pursuit(play.state)) == ({}, 0)


@pytest.mark.parametrize(("aboard", "gathers"), [(1, 0), (0, 1)])
def test_heavy_raiders_without_the_centurions_gather_unless_one_is_aboard(aboard: int, gathers: int) -> None:
    """R11.16, R34.8: to the letter, a centurion aboard is there, though it does not move"""
    scenario = at_space_one(fleet_table()).boarding(*[1] * aboard).rolls(8)

    play = scenario.run(lambda rules: rules.activate_heavy_raiders(centurions=False))

    assert play.state.boarding[0] == aboard
    assert far_sky(play.state).get(FRONT, {}).get("heavy_raiders", 0) == gathers


def test_the_cylon_fleet_location_gathers_like_the_icon() -> None:
    """R34.11"""
    scenario = at_space_one(fleet_table()).cylon(TIGH).at(TIGH, Place.CYLON_FLEET).rolls(7)

    play = act(scenario, "loc:cylon-fleet", seat=TIGH).answer("opt:basestars")

    assert far_sky(play.state) == {FRONT: {"basestars": 1}}
    assert pursuit(play.state) == 2


def test_its_launch_without_a_basestar_does_nothing_at_all() -> None:
    """R34.11"""
    scenario = fleet_table().cylon(TIGH).at(TIGH, Place.CYLON_FLEET)

    play = act(scenario, "loc:cylon-fleet", seat=TIGH).answer("opt:launch")

    assert play.over
    assert (sky(play.state), far_sky(play.state), pursuit(play.state)) == ({}, {}, 0)


@covers("Strategic Planning", "fleet:gathering")
def test_the_roll_can_be_modified() -> None:
    """R34.12, R10.3"""
    scenario = at_space_one(fleet_table(quick=True)).hand(ROSLIN, "Strategic Planning 3").rolls(5)

    play = activate(scenario, RAIDERS).answer("card:strategic-planning-3#0")

    assert far_sky(play.state) == {FRONT: {"raiders": 1}}


@covers("ECO Officer", "fleet:gathering")
def test_the_roll_can_be_repeated_and_is_the_current_players() -> None:
    """R34.12, R10.4"""
    scenario = at_space_one(fleet_table("helo", "tigh", "roslin")).at(0, Place.ARMORY).rolls(8, 1)

    play = activate(scenario, RAIDERS)
    assert (play.ask.seat, play.state.roll.seat) == (0, 0)
    play.answer("opt:yes")

    assert far_sky(play.state) == {REAR: {"raiders": 1}}


@covers("Longshot", "fleet:gathering")
def test_the_result_can_be_named() -> None:
    """R34.12, R10.3"""
    scenario = at_space_one(fleet_table("anders", "tigh", "roslin"))

    play = activate(scenario, RAIDERS).to("ability")
    play.answer("opt:4")

    assert far_sky(play.state) == {PORT_BOW: {"raiders": 1}}


# ── no ship left in the supply ──────────────────────────────────────────────────────────────────────────────────────


@covers("fleet:arrival")
def test_without_a_ship_in_the_supply_the_highest_area_with_one_comes_as_a_whole() -> None:
    """R34.13, R34.14"""
    scenario = at_space_one(fleet_table()).gathered(REAR, basestars=1, raiders=2)
    scenario.gathered(STARBOARD_BOW, basestars=1, raiders=3, heavy_raiders=1).gathered(FRONT, raiders=4)

    play = activate(scenario, BASESTARS)

    assert play.over
    assert sky(play.state) == {STARBOARD_BOW: {"basestars": 1, "raiders": 3, "heavy_raiders": 1}}
    assert far_sky(play.state) == {REAR: {"basestars": 1, "raiders": 2}, FRONT: {"raiders": 4}}
    assert pursuit(play.state) == 2


def test_ships_that_arrive_do_not_act_in_this_icon_but_in_the_next() -> None:
    """R34.13: our ruling"""
    scenario = at_space_one(fleet_table()).gathered(FRONT, basestars=1).gathered(REAR, basestars=1)
    scenario.rolls(8).damage_tokens("fuel")

    def two_icons(rules: Any) -> Any:
        yield from rules.activate(BASESTARS)
        assert rules.state.dials["fuel"] == 8
        yield from rules.activate(BASESTARS)

    play = scenario.run(two_icons)

    assert play.state.dials["fuel"] == 7
    assert pursuit(play.state) == 2


def test_with_none_on_either_board_nothing_moves_but_the_pursuit() -> None:
    """R34.13, R34.14: all heavy raiders have become centurions"""
    scenario = at_space_one(fleet_table()).gathered(FRONT, raiders=1)
    scenario.rules.cylon_ships_in_game = lambda: {Ship.RAIDER: 20, Ship.HEAVY_RAIDER: 0, Ship.BASESTAR: 2}

    play = activate(scenario, HEAVY)

    assert (sky(play.state), far_sky(play.state)) == ({}, {FRONT: {"raiders": 1}})
    assert pursuit(play.state) == 2


# ── ships called to the main board ──────────────────────────────────────────────────────────────────────────────────


def some(ship: Ship, *areas: Place) -> Any:
    return places({area: {ship: 1} for area in areas})


@covers("fleet:call")
def test_what_the_supply_lacks_comes_from_the_lowest_areas() -> None:
    """R34.20, R34.21"""
    scenario = (
        fleet_table().ships(FRONT, raiders=8, basestars=1).gathered(FRONT, raiders=8).gathered(STARBOARD_AFT, raiders=1)
    )
    scenario.gathered(PORT_AFT, raiders=1, heavy_raiders=1).gathered(PORT_BOW, raiders=1)

    play = activate(scenario, LAUNCH)

    assert play.over
    assert sky(play.state)[FRONT] == {"basestars": 1, "raiders": 11}
    assert far_sky(play.state) == {FRONT: {"raiders": 8}, PORT_BOW: {"raiders": 1}, PORT_AFT: {"heavy_raiders": 1}}
    assert pursuit(play.state) == 0


@covers("fleet:call")
def test_called_ships_come_before_anybody_is_asked() -> None:
    """R34.20, R31.1, R31.2: enough for all, so there is nothing to choose"""
    scenario = fleet_table().ships(FRONT, basestars=1, raiders=10).ships(REAR, basestars=1).gathered(FRONT, raiders=6)

    play = activate(scenario, LAUNCH)

    assert play.over
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 13}, REAR: {"basestars": 1, "raiders": 3}}
    assert far_sky(play.state) == {FRONT: {"raiders": 4}}


@covers("fleet:call")
def test_if_both_boards_are_short_the_current_player_decides() -> None:
    """R34.20 (3), R31.1"""
    scenario = fleet_table().ships(FRONT, basestars=1, raiders=17).ships(REAR, basestars=1).gathered(FRONT, raiders=1)

    play = activate(scenario, LAUNCH)
    assert play.asked == [(BOOMER, "shortage")]
    play.answer("area:rear").answer("area:rear").answer("area:front")

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 18}, REAR: {"basestars": 1, "raiders": 2}}
    assert far_sky(play.state) == {}


@covers("fleet:call")
def test_a_called_basestar_leaves_the_rest_of_its_area_behind() -> None:
    """R34.20"""
    scenario = fleet_table().gathered(REAR, basestars=1, raiders=3).gathered(FRONT, basestars=1)

    play = scenario.resolve(some(Ship.BASESTAR, STARBOARD_AFT))

    assert sky(play.state) == {STARBOARD_AFT: {"basestars": 1}}
    assert far_sky(play.state) == {REAR: {"raiders": 3}, FRONT: {"basestars": 1}}


def test_ships_of_the_supply_come_first() -> None:
    """R34.20 (1)"""
    scenario = fleet_table().gathered(REAR, basestars=1)

    play = scenario.resolve(some(Ship.BASESTAR, STARBOARD_AFT))

    assert far_sky(play.state) == {REAR: {"basestars": 1}}
    assert sky(play.state) == {STARBOARD_AFT: {"basestars": 1}}
    assert not any("called" in line for line in play.said)


def test_other_ships_are_never_called() -> None:
    """R34.20: vipers and civilian ships are no Cylon ships"""
    scenario = fleet_table().gathered(REAR, raiders=1)

    play = scenario.resolve(some(Ship.CIVILIAN, STARBOARD_AFT))

    assert sky(play.state) == {STARBOARD_AFT: {"civilians": 1}}
    assert far_sky(play.state) == {REAR: {"raiders": 1}}


# ── ships that gather ───────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_attacks_ships_that_gather() -> None:
    """R34.4, R24.9"""
    scenario = fleet_table().gathered(PORT_BOW, raiders=2, basestars=1).ships(PORT_BOW, vipers=1)
    scenario.at(BOOMER, Place.WEAPONS_CONTROL)

    play: Play = act(scenario)
    assert "loc:weapons-control" not in play.ask.options
    options = scenario.rules.viper_moves(PORT_BOW, Ship.VIPER)

    assert list(options) == ["area:front", "area:port-aft"]


@covers("Cylon Genocide")
def test_genocide_does_not_reach_them() -> None:
    """R34.4, R0.9; then the icon of the card finds nobody (R34.8)"""
    scenario = at_space_one(fleet_table()).ships(FRONT, raiders=4, basestars=1).rolls(1)
    scenario.gathered(FRONT, raiders=2, heavy_raiders=1, basestars=1)

    play = draw_crisis(scenario, "Cylon Genocide", "pass", 0)

    assert far_sky(play.state) == {FRONT: {"raiders": 2, "heavy_raiders": 1, "basestars": 1}, REAR: {"raiders": 1}}
    assert sky(play.state) == {}


def test_they_launch_nothing() -> None:
    """R34.4, R11.2"""
    scenario = at_space_one(fleet_table()).gathered(FRONT, basestars=1, raiders=2).rolls(1)

    play = activate(scenario, LAUNCH)

    assert far_sky(play.state) == {FRONT: {"basestars": 1, "raiders": 2}, REAR: {"basestars": 1}}


def test_every_area_has_its_twin() -> None:
    """R34.2: one to one"""
    assert {area.twin for area in AREAS} == {FRONT, STARBOARD_BOW, STARBOARD_AFT, REAR, PORT_AFT, PORT_BOW}
    assert len({area.place for area in AREAS}) == 6

"""The six crises of the CAG, Fighting Blind, and the Basestar Bridge (R34.b)."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE, CAG
from bsg.engine.vocabulary import Place, Resource
from tests.engine.covering import covers
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
    sky,
)
from tests.engine.variants.cylon_fleet.tables import MARK, far_sky, fleet_table, models, pursuit

SIX = ["Evasive Maneuvers 1"] * 6


def decide(scenario: Any, card: str, option: int) -> Play:
    """Tigh draws a card, and Boomer, the CAG, chooses."""
    play: Play = scenario.turn_of(TIGH).crisis(card)
    play.to("crisis_choice")
    assert play.ask.seat == BOOMER
    return play.answer(f"opt:{option}")


# ── crises ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Détente")
def test_detente_calls_all_vipers_back_and_advances_the_pursuit() -> None:
    """R34.15; then its icon finds no basestar (R34.8)"""
    scenario = fleet_table().pursuit(1).ships(FRONT, vipers=2, raiders=1).flying_mark(BOOMER, REAR).rolls(1)

    play = decide(scenario, "Détente", 0)
    play.answer("area:front").answer("area:rear")  # the icon's own advance

    assert play.state.players[BOOMER].place == Place.HANGAR_DECK
    assert sky(play.state) == {FRONT: {"raiders": 1, "civilians": 1}, REAR: {"civilians": 1}}
    assert far_sky(play.state) == {REAR: {"basestars": 1}}
    assert pursuit(play.state) == 3


@covers("Détente")
def test_or_all_cylon_ships_act() -> None:
    """R11.1: basestars, raiders, heavy raiders, in this order; then launch raiders"""
    scenario = fleet_table().ships(STARBOARD_AFT, basestars=1).rolls(1)

    play = decide(scenario, "Détente", 1).finish()

    assert sky(play.state) == {STARBOARD_AFT: {"basestars": 1, "raiders": 2 + 3, "heavy_raiders": 1}}
    assert pursuit(play.state) == 0


@covers("Raiders Inbound")
def test_raiders_inbound_costs_population_and_damage() -> None:
    scenario = fleet_table().ships(FRONT, heavy_raiders=1).damage_tokens("food")

    play = decide(scenario, "Raiders Inbound", 0)

    assert (play.state.dials[Resource.POPULATION], play.state.dials[Resource.FOOD]) == (11, 7)
    assert (play.state.damaged, play.state.dials[Resource.FUEL]) == ([], 8)  # damaged once
    assert sky(play.state) == {PORT_BOW: {"heavy_raiders": 1}}


@covers("Raiders Inbound")
def test_or_the_cag_and_the_admiral_discard_three_cards_each() -> None:
    """R6.5: at the same time"""
    scenario = fleet_table().boarding(1).hand(BOOMER, *SIX).hand(TIGH, *["Evasive Maneuvers 2"] * 5)

    play = decide(scenario, "Raiders Inbound", 1)
    assert sorted(play.asked) == [(BOOMER, "discard"), (TIGH, "discard")]
    play.finish()

    assert [len(player.hand) for player in play.state.players[:2]] == [3, 2]


@covers("Raiders Inbound")
def test_who_is_both_discards_for_either_title() -> None:
    """Our ruling, as for Requested Resignation"""
    scenario = fleet_table().boarding(1).title("admiral", BOOMER).hand(BOOMER, *SIX, "Maximum Firepower 3")

    play = decide(scenario, "Raiders Inbound", 1).finish()

    assert len(play.state.players[BOOMER].hand) == 1


@covers("Return to Duty")
def test_pilots_on_galactica_may_launch_and_then_raiders_are_launched() -> None:
    """Asked from the current player on; nobody from the Brig or off Galactica, nobody who is no pilot"""
    scenario = fleet_table("boomer", "tigh", "starbuck", "anders", "apollo").ships(
        STARBOARD_AFT, basestars=1, raiders=1
    )
    scenario.at(2, Place.SICKBAY).at(3, Place.PRESS_ROOM).at(4, Place.BRIG).at(BOOMER, Place.ARMORY).title(CAG, BOOMER)
    scenario.repaired(1)

    play = decide(scenario, "Return to Duty", 0)
    assert play.asked == [(2, "may")]
    play.answer("opt:yes").answer("area:port-bow").answer(MARK)
    assert play.asked == [(BOOMER, "may")]
    play.answer("opt:no")

    assert play.state.players[2].viper == MARK_VII
    assert sky(play.state)[STARBOARD_AFT]["raiders"] == 4
    assert sky(play.state)[PORT_BOW] == {"pilots": [2]}


@covers("Return to Duty")
def test_without_a_viper_in_the_reserves_nobody_launches() -> None:
    scenario = fleet_table().vipers(damaged=5).ships(PORT_BOW, vipers=1, basestars=1)

    play = decide(scenario, "Return to Duty", 0)

    assert all(kind != "may" for _, kind in play.asked)
    assert sky(play.state)[PORT_BOW]["raiders"] == 3


@covers("Return to Duty")
def test_or_the_basestars_attack() -> None:
    scenario = fleet_table().ships(STARBOARD_AFT, basestars=1).rolls(4).damage_tokens("fuel")

    play = decide(scenario, "Return to Duty", 1)

    assert play.state.dials[Resource.FUEL] == 7
    assert sky(play.state) == {STARBOARD_AFT: {"basestars": 1, "raiders": 2}}  # its icon


@covers("Review Camera Footage")
def test_a_review_damages_vipers_and_advances_the_pursuit_and_the_cag_may_activate_one() -> None:
    """R13.8, R34.28: the current player says which are damaged"""
    scenario = fleet_table().pursuit(1).repaired(2).ships(FRONT, basestars=1).rolls(1)

    play = decide(scenario, "Review Camera Footage", 0)
    assert play.asked == [(TIGH, "model")]
    play.answer(MARK).answer("ship:viper")
    assert (pursuit(play.state), models(play.state.reserves)) == (2, (5, 1))
    assert play.asked == [(BOOMER, "viper")]
    assert "opt:done" in play.ask.options
    play.answer("ship:viper@reserves").answer("area:port-aft")

    assert sky(play.state)[PORT_AFT] == {"vipers": 1}
    assert play.over  # it was one activation


@covers("Review Camera Footage")
def test_or_the_cag_discards_two_cards_and_then_the_current_player_three() -> None:
    scenario = (
        fleet_table().ships(FRONT, basestars=1).hand(BOOMER, *SIX).hand(TIGH, *["Evasive Maneuvers 2"] * 5).rolls(1)
    )

    play = decide(scenario, "Review Camera Footage", 1)
    assert play.asked == [(BOOMER, "discard")]
    play.finish()

    assert [len(player.hand) for player in play.state.players[:2]] == [4, 2]


@covers("Tracked by Radiation")
def test_tracked_by_radiation_brings_a_battle() -> None:
    """R34.20"""
    scenario = fleet_table().rolls(1).gathered(REAR, basestars=2)

    play = decide(scenario, "Tracked by Radiation", 0)

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 3}, REAR: {"civilians": 2}}
    assert far_sky(play.state) == {REAR: {"basestars": 1}}


@covers("Tracked by Radiation")
def test_or_fuel_is_lost() -> None:
    play = decide(fleet_table().ships(FRONT, basestars=1).rolls(1), "Tracked by Radiation", 1)

    assert play.state.dials[Resource.FUEL] == 7
    assert sky(play.state) == {FRONT: {"basestars": 1}}


@covers("Training a Rookie")
def test_a_rookie_flies_and_raiders_act() -> None:
    scenario = fleet_table().ships(PORT_BOW, raiders=1, basestars=1).repaired(1).rolls(1)

    play = decide(scenario, "Training a Rookie", 0)
    assert play.asked == [(BOOMER, "viper")]
    assert "opt:done" not in play.ask.options
    play.answer("ship:viper@reserves").answer("area:port-bow")

    assert any("a raider attacks a viper" in line for line in play.said)
    assert sky(play.state) == {PORT_BOW: {"raiders": 4, "basestars": 1, "vipers": 1}}


@covers("Training a Rookie")
def test_or_two_vipers_are_damaged_wherever_the_cag_likes() -> None:
    """R13.6"""
    scenario = fleet_table().flying_mark(BOOMER, FRONT).ships(PORT_BOW, vipers=1, basestars=1)

    play = decide(scenario, "Training a Rookie", 1)
    assert play.asked == [(BOOMER, "viper")]
    assert set(play.ask.options) == {"ship:viper@reserves", "ship:viper@port-bow", "seat:0"}
    play.answer("seat:0").answer("ship:viper@reserves")

    assert play.over
    assert play.state.players[BOOMER].place == Place.SICKBAY
    assert models(play.state.damaged_vipers) == (1, 4)
    assert models(play.state.reserves) == (4, 0)


@covers("Training a Rookie")
def test_with_one_viper_only_that_one_is_damaged() -> None:
    """R0.7"""
    scenario = fleet_table().vipers(destroyed=5).ships(FRONT, basestars=1)

    play = decide(scenario, "Training a Rookie", 1)

    assert models(play.state.damaged_vipers) == (1, 4)


@covers("Moral Compass", "Tracked by Radiation")
def test_helo_may_switch_what_the_cag_chose() -> None:
    """R8.20, R8.17"""
    scenario = fleet_table("boomer", "helo", "roslin").at(1, Place.COMMAND).ships(FRONT, basestars=1).rolls(1)

    play = scenario.turn_of(2).crisis("Tracked by Radiation").to("crisis_choice").answer("opt:0")
    assert play.asked == [(1, "ability")]
    play.answer("opt:yes").finish()

    assert play.state.dials[Resource.FUEL] == 7


# ── Fighting Blind ──────────────────────────────────────────────────────────────────────────────────────────────────


def blind(scenario: Any, option: int) -> Play:
    scenario.cylon(ROSLIN).super_crisis(ROSLIN, "Fighting Blind")
    play: Play = scenario.run(lambda rules: rules.play_super_crisis(ROSLIN, "fighting-blind"))
    assert play.asked == [(BOOMER, "crisis_choice")]
    return play.answer(f"opt:{option}")


@covers("Fighting Blind")
def test_fighting_blind_brings_two_centurions() -> None:
    """R9.7"""
    assert blind(fleet_table(), 0).state.boarding == [2, 0, 0, 0]


@covers("Fighting Blind")
def test_or_the_cag_is_executed() -> None:
    """R23.1, R21.4"""
    play = blind(fleet_table(), 1).to("choose_character").answer("char:adama").finish()

    assert play.state.players[BOOMER].character == "adama"
    assert play.state.titles[CAG] == BOOMER
    assert play.state.dials[Resource.MORALE] == 9


# ── the Basestar Bridge ─────────────────────────────────────────────────────────────────────────────────────────────

CIVILIAN, REINFORCEMENT = "bridge:civilian", "bridge:reinforcement"
CHASE, BARRAGE = "bridge:chase", "bridge:barrage"


def on_bridge(scenario: Any, *picks: str, card: str = "cylon-morale") -> Play:
    scenario.cylon(ROSLIN, card).at(ROSLIN, BASESTAR_BRIDGE)
    return act(scenario, "loc:basestar-bridge", seat=ROSLIN).answer(*picks)


def test_cylon_players_come_and_go_as_they_like_and_humans_do_not() -> None:
    """R34.5, R18.20"""
    scenario = fleet_table().cylon(ROSLIN)

    assert BASESTAR_BRIDGE in scenario.rules.reachable(ROSLIN)
    assert Place.CAPRICA in scenario.at(ROSLIN, BASESTAR_BRIDGE).rules.reachable(ROSLIN)
    assert BASESTAR_BRIDGE not in scenario.rules.reachable(BOOMER)


@covers("Basestar Bridge", CIVILIAN, REINFORCEMENT)
def test_two_orders_are_named_and_carried_out_in_their_order() -> None:
    """R34.6"""
    play = on_bridge(fleet_table(), REINFORCEMENT, CIVILIAN)
    assert play.asked == [(ROSLIN, "reinforcement")]
    play.answer("ship:raider").answer("area:fleet-rear")
    assert play.asked == [(BOOMER, "civilian_area")]
    play.answer("area:front")

    assert play.over
    assert far_sky(play.state) == {REAR: {"raiders": 3}}
    assert sky(play.state) == {FRONT: {"civilians": 1}}
    assert pursuit(play.state) == 0


@covers("Basestar Bridge", REINFORCEMENT, CIVILIAN)
def test_a_basestar_joins_the_fleet_where_the_cylon_likes() -> None:
    """R34.6 (2), R34.7"""
    play = on_bridge(fleet_table(), REINFORCEMENT, CIVILIAN).answer("ship:basestar").answer("area:fleet-starboard-bow")

    assert far_sky(play.state) == {STARBOARD_BOW: {"basestars": 1}}


@covers("Basestar Bridge", REINFORCEMENT)
def test_only_what_the_supply_has_can_join() -> None:
    """R34.7: no ship moves between the boards"""
    scenario = fleet_table().ships(FRONT, basestars=1, raiders=10).gathered(PORT_BOW, basestars=1, raiders=8)

    play = on_bridge(scenario, REINFORCEMENT, CHASE)
    assert play.ask.kind == "fleet_area"  # raiders are all there is to choose
    play.answer("area:fleet-front")

    assert far_sky(play.state) == {PORT_BOW: {"basestars": 1, "raiders": 8}, FRONT: {"raiders": 2}}


@covers("Basestar Bridge", REINFORCEMENT, CHASE)
def test_with_an_empty_supply_nothing_joins() -> None:
    """R34.7"""
    scenario = fleet_table().ships(FRONT, basestars=2, raiders=20).jump(1).rolls(3)

    play = on_bridge(scenario, REINFORCEMENT, CHASE)

    assert play.over
    assert far_sky(play.state) == {}


@covers("Basestar Bridge", CHASE)
@pytest.mark.parametrize(("face", "jump", "space"), [(1, 1, 1), (3, 1, 1), (4, 2, 2), (8, 2, 2)])
def test_a_chase_sets_the_fleet_back_or_the_pursuit_on(face: int, jump: int, space: int) -> None:
    """R34.6 (3), R10.1"""
    scenario = fleet_table().jump(2).pursuit(1).ships(FRONT, raiders=20, basestars=2).rolls(face)

    play = on_bridge(scenario, CHASE, REINFORCEMENT)

    assert (play.state.jump, pursuit(play.state)) == (jump, space)
    assert any(line.startswith("seat:2 rolls") for line in play.said)


@covers("Basestar Bridge", BARRAGE)
@pytest.mark.parametrize(("raiders", "face", "hit"), [(3, 2, True), (3, 3, False), (0, 1, False)])
def test_a_barrage_hits_with_more_raiders_than_the_die_shows(raiders: int, face: int, hit: bool) -> None:
    """R34.6 (4), R12.11"""
    scenario = fleet_table().ships(FRONT, raiders=raiders).gathered(FRONT, raiders=9).rolls(face)
    scenario.damage_tokens("fuel", "armory")

    play = on_bridge(scenario, BARRAGE, CIVILIAN)
    assert (play.ask.kind == "damage") == hit
    if hit:
        assert (play.ask.seat, play.ask.options) == (ROSLIN, ("token:fuel", "token:armory"))
        play.answer("token:armory")

    assert play.state.damaged == ([Place.ARMORY] if hit else [])
    assert play.state.dials[Resource.FUEL] == 8
    assert play.asked == [(BOOMER, "civilian_area")]


@covers("Basestar Bridge", CIVILIAN)
def test_a_sympathizer_may_use_it() -> None:
    """R19.11"""
    scenario = fleet_table("boomer", "tigh", "roslin", "zarek")

    play = on_bridge(scenario, CIVILIAN, CHASE, card="sympathizer")

    assert play.asked == [(BOOMER, "civilian_area")]

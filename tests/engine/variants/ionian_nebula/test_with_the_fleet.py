"""R36.2: the Ionian Nebula and the Cylon Fleet at one table: pieces, the battle, cards that look at space, the CAG."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.invariants import broken
from bsg.engine.rules.combat import BASESTAR_TOKENS
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE, CAG
from bsg.engine.variants.ionian_nebula.trauma import ALTERNATE_TOKENS
from bsg.engine.vocabulary import Resource, Ship
from tests.engine.space import FRONT, PORT_AFT, PORT_BOW, REAR, STARBOARD_AFT, STARBOARD_BOW, sky
from tests.engine.variants.cylon_fleet.tables import MARK, far_sky, models, pursuit
from tests.engine.variants.ionian_nebula.tables import (
    SEVEN,
    A,
    B,
    at_the_crossroads,
    meets,
    nebula_table,
    part_of,
    put_on_trial,
    reveals,
)

BOOMER, TIGH, ROSLIN = 0, 1, 2


def both(*variants: str) -> Any:
    """Boomer, the CAG, is to move; Tigh is Admiral, Roslin is President."""
    return nebula_table("cylon-fleet", *variants, people=("boomer", "tigh", "roslin"))


# ── pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_both_variants_bring_their_pieces() -> None:
    """R1.3, R36.2"""
    rules = both().rules

    assert rules.cylon_ships_in_game() == {Ship.RAIDER: 20, Ship.HEAVY_RAIDER: 4, Ship.BASESTAR: 2}
    assert rules.vipers_in_game() == {Ship.VIPER: 6, MARK_VII: 4}
    assert rules.state.basestar_tokens == sorted([*BASESTAR_TOKENS, *ALTERNATE_TOKENS])
    assert len([place for place in rules.cylon_locations() if place == BASESTAR_BRIDGE]) == 1
    assert broken(rules) == []


# ── the battle of the crossroads ────────────────────────────────────────────────────────────────────────────────────


def test_what_the_supply_lacks_for_the_battle_is_called_from_the_cylon_fleet() -> None:
    """R34.21, R35.19: the lowest area first; other ships there stay, and the pursuit does not move"""
    scenario = both().gathered(REAR, raiders=16, heavy_raiders=1, basestars=1).gathered(FRONT, basestars=1).pursuit(2)

    play = at_the_crossroads(scenario)

    assert {area: there for area, there in sky(play.state).items() if area in (STARBOARD_BOW, STARBOARD_AFT)} == {
        STARBOARD_BOW: {"raiders": 4, "basestars": 1},
        STARBOARD_AFT: {"raiders": 4, "basestars": 1},
    }
    assert far_sky(play.state) == {REAR: {"raiders": 12, "heavy_raiders": 1}}
    assert pursuit(play.state) == 2


def test_the_current_player_chooses_the_models_for_the_battle() -> None:
    """R34.28, R35.19"""
    play = at_the_crossroads(both().repaired(1).turn_of(ROSLIN))

    assert (play.ask.seat, set(play.ask.options)) == (ROSLIN, {"ship:viper", MARK})
    play.answer(MARK).to("crossroads")

    assert models(play.state.areas[PORT_BOW].vipers) == (1, 1)
    assert models(play.state.areas[PORT_AFT].vipers) == (2, 0)
    assert models(play.state.reserves) == (3, 0)


def test_after_the_phase_the_rules_of_the_cylon_fleet_go_on() -> None:
    """R34.30, R36.2: the next jump wins, and until then civilian ships stay and Cylons gather"""
    scenario = both().past_crossroads().ships(REAR, civilians=("empty",)).rolls(1)

    play = scenario.run(lambda rules: rules.nothing_there("basestars"))

    assert far_sky(play.state) == {REAR: {"basestars": 1}}
    assert pursuit(play.state) == 1


def test_alternate_damage_returns_to_the_pool_when_its_basestar_follows_the_fleet() -> None:
    """R12.16, R34.31"""
    scenario = both().ships(FRONT, basestars=1).basestar_damage(FRONT, "collateral-damage")

    scenario.rules.cylon_ships_leave()

    assert far_sky(scenario.state) == {FRONT: {"basestars": 1}}
    assert scenario.state.basestar_tokens == sorted([*BASESTAR_TOKENS, *ALTERNATE_TOKENS])
    assert broken(scenario.rules) == []


def test_a_nuke_that_damages_twice_resolves_the_first_damage_before_the_second() -> None:
    """R12.6, R12.18, R24.7"""
    scenario = both().cylon(ROSLIN).ships(FRONT, basestars=1, raiders=4).rolls(1)
    scenario.draws_trauma(A, A)._dice.meant["basestar"] = ["damage-to-personnel", "collateral-damage"]

    play = scenario.run(lambda rules: rules.launch_nuke(TIGH)).answer("area:front")

    assert part_of(play).trauma[ROSLIN].count(A) == 3
    assert sky(play.state)[FRONT] == {"raiders": 1, "basestars": 1}


# ── cards that look at space ────────────────────────────────────────────────────────────────────────────────────────


def test_scanned_moves_only_raiders_on_the_main_board() -> None:
    """R34.8, R34.11: words, not the icon"""
    scenario = both().gathered(FRONT, raiders=3).ships(REAR, basestars=1)

    play = reveals(scenario, "Scanned", A)

    assert far_sky(play.state) == {FRONT: {"raiders": 3}}
    assert sky(play.state) == {REAR: {"basestars": 1}}
    assert (pursuit(play.state), play.state.jump) == (0, 1)


def test_scanned_removes_raiders_of_the_main_board_only() -> None:
    scenario = both().gathered(FRONT, raiders=3).ships(REAR, raiders=2)

    play = reveals(scenario, "Scanned", B)

    assert far_sky(play.state) == {FRONT: {"raiders": 3}}
    assert sky(play.state) == {}
    assert play.state.dials[Resource.MORALE] == 9


def test_a_miraculous_return_strikes_no_basestar_of_the_second_board() -> None:
    scenario = both().gathered(FRONT, basestars=2)

    play = reveals(scenario, "Miraculous Return", A)

    assert play.over
    assert far_sky(play.state) == {FRONT: {"basestars": 2}}


def test_a_miraculous_return_without_raiders_makes_the_pursuit_advance_twice() -> None:
    """R34.8: here the card has the icon's words"""
    scenario = both().rolls(8, 8)

    play = reveals(scenario, "Miraculous Return", B).to("civilian_area")

    assert play.ask.seat == BOOMER
    play.answer("area:rear")
    assert far_sky(play.state) == {FRONT: {"raiders": 2}}
    assert pursuit(play.state) == 2


@pytest.mark.parametrize(("pick", "back"), [("ship:viper", (1, 0)), (MARK, (0, 1))])
def test_the_owner_chooses_which_model_returns(pick: str, back: tuple[int, int]) -> None:
    """R34.28"""
    scenario = both().ships(FRONT, raiders=1)
    scenario.state.reserves = {}
    scenario.state.damaged_vipers = {Ship.VIPER: 5, MARK_VII: 3}
    scenario.state.destroyed_vipers = {Ship.VIPER: 1, MARK_VII: 1}

    play = reveals(scenario, "Miraculous Return", B, owner=TIGH)

    assert (play.ask.seat, set(play.ask.options)) == (TIGH, {"ship:viper", MARK})
    play.answer(pick)
    assert models(play.state.reserves) == back


# ── allies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_starbuck_may_be_met_for_a_mark_vii_that_escorts_and_flies_on() -> None:
    """R34.26, R34.29: the same viper, four times"""
    scenario = both().ships(PORT_BOW, civilians=("empty",)).marks(PORT_BOW, 1)

    play = meets(scenario, 'Kara "Starbuck" Thrace', B).answer(f"{MARK}@port-bow").answer("ship:civilian-A")
    play.answer("area:front").answer("area:starboard-aft").answer("area:rear")

    assert models(play.state.areas[REAR].vipers) == (0, 1)
    assert play.state.areas[PORT_BOW].civilians == []


def test_the_chief_repairs_models_of_the_players_choice() -> None:
    """R34.28"""
    scenario = both().vipers(damaged=2)

    play = meets(scenario, '"Chief" Galen Tyrol', B)
    for _ in range(4):
        play.answer(MARK)

    assert models(play.state.reserves) == (4, 4)
    assert models(play.state.damaged_vipers) == (2, 0)


def test_an_ally_leaves_a_location_that_the_bridge_has_damaged() -> None:
    """R35.15"""
    scenario = both().cylon(ROSLIN).trauma(ROSLIN, B).at(ROSLIN, BASESTAR_BRIDGE).damage_tokens("armory")
    scenario.ally("Samuel T. Anders", A).next_allies("Billy Keikeya").ships(FRONT, raiders=9)

    play = scenario.run(lambda rules: rules.take_action(ROSLIN)).answer("loc:basestar-bridge")
    play.answer("bridge:barrage", "bridge:chase").answer("token:armory")

    assert (play.ask.seat, play.ask.kind) == (ROSLIN, "place_trauma")
    play.answer("token:benevolent#0")
    assert [(ally.card, ally.by) for ally in part_of(play).allies] == [("billy-keikeya", ROSLIN)]


def test_brother_cavil_calls_ships_that_the_supply_lacks() -> None:
    """R34.20"""
    scenario = both().gathered(REAR, raiders=18, basestars=2)

    play = meets(scenario, "Brother Cavil", A)

    assert sky(play.state)[FRONT] == {"raiders": 3, "basestars": 1}
    assert far_sky(play.state) == {REAR: {"raiders": 17, "basestars": 1}}


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_title_of_an_eliminated_cag_passes_on() -> None:
    """R21.5, R35.28"""
    scenario = both().trauma(BOOMER, A, A, A)

    play = put_on_trial(scenario).finish()

    assert part_of(play).eliminated == [BOOMER]
    assert play.state.titles[CAG] == TIGH


@pytest.mark.parametrize("variants", [(), ("personal-goals",), ("final-five",), ("personal-goals", "final-five")])
def test_with_everything_a_jump_to_distance_eight_leads_through_the_crossroads(variants: tuple[str, ...]) -> None:
    """R36.1, R36.2: whatever variants there are"""
    scenario = both(*variants).travelled(*SEVEN).destinations("Deep Space", "Barren Planet")
    scenario.ships(REAR, raiders=2, civilians=("empty",))

    play = scenario.run(lambda rules: rules.jump_fleet())
    while not play.over:
        assert broken(play.rules, play.running.open.values()) == []
        play.answer(*play.ask.fallback)

    assert part_of(play).phase == "over"
    assert play.state.areas[REAR].civilians
    assert broken(play.rules) == []

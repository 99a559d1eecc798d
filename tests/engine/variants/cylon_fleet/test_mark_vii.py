"""R34.h: the Mark VII, who chooses the model, and escorts."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.vocabulary import Place, Ship
from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.reference import reference
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    act,
    jump,
    raiders,
    sky,
)
from tests.engine.variants.cylon_fleet.tables import MARK, fleet_table, models

TWO_AREAS = {STARBOARD_BOW, PORT_BOW, STARBOARD_AFT, PORT_AFT}


def command(scenario: Any) -> Play:
    play: Play = scenario.run(lambda rules: rules.activate_vipers(BOOMER, 1))
    return play


# ── flying ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_unmanned_one_flies_up_to_two_areas() -> None:
    """R34.26"""
    play = command(fleet_table().marks(FRONT, 1)).answer(f"{MARK}@front")
    assert set(play.ask.options) == {f"area:{area}" for area in TWO_AREAS}
    assert {area: str(why) for area, why in play.ask.dimmed.items()} == {
        "area:rear": "A Mark VII flies up to two areas."
    }
    play.answer("area:port-aft")

    assert play.state.areas[PORT_AFT].vipers == {MARK_VII: 1}


def test_a_usual_one_still_flies_one() -> None:
    """R34.26, R13.2"""
    play = command(fleet_table().ships(FRONT, vipers=1)).answer("ship:viper@front")

    assert set(play.ask.options) == {"area:starboard-bow", "area:port-bow"}


@pytest.mark.parametrize(("mark", "areas"), [(True, TWO_AREAS), (False, {STARBOARD_BOW, PORT_BOW})])
def test_a_pilot_moves_and_acts_as_far(mark: bool, areas: set[Place]) -> None:
    """R34.26, R4.20"""
    scenario = fleet_table()
    if mark:
        scenario.flying_mark(BOOMER, FRONT)
    else:
        scenario.piloting(BOOMER, FRONT)

    moving = set(map(str, scenario.rules.reachable(BOOMER)))
    acting = {option for option in scenario.rules.action_options(BOOMER) if option.startswith("area:")}

    assert moving == {str(area) for area in areas}
    assert acting == {f"area:{area}" for area in areas}


# ── attacked ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("face", "lost"), [(5, (0, 0)), (6, (1, 0)), (7, (1, 0)), (8, (0, 1))])
def test_it_is_harder_to_hit(face: int, lost: tuple[int, int]) -> None:
    """R34.27"""
    printed = reference("cylon_fleet_board")["mark_vii_viper"]["attacked"]
    damaged = models(fleet_table().state.damaged_vipers)[1]
    scenario = fleet_table().marks(FRONT, 1).ships(REAR, raiders=1).rolls(face)
    scenario.state.areas[FRONT].raiders, scenario.state.areas[REAR].raiders = 1, 0

    play = raiders(scenario)

    after = models(play.state.damaged_vipers)[1] - damaged + 1, models(play.state.destroyed_vipers)[1]
    assert after == lost
    assert (face in printed["damaged"], face in printed["destroyed"]) == (lost[0] == 1, lost[1] == 1)


@pytest.mark.parametrize(("face", "place"), [(5, FRONT), (6, Place.SICKBAY)])
def test_a_pilot_in_one_is_as_safe(face: int, place: Place) -> None:
    """R34.27, R13.6"""
    scenario = fleet_table().flying_mark(BOOMER, FRONT).ships(FRONT, raiders=1).rolls(face)

    play = raiders(scenario)

    assert play.state.players[BOOMER].place == place


@covers("Evasive Maneuvers")
def test_a_standing_order_evades_only_what_would_hit_it() -> None:
    """R34.27, R27.7"""
    scenario = fleet_table().flying_mark(BOOMER, FRONT).ships(FRONT, raiders=2).rolls(5, 6, 1)
    scenario.hand(BOOMER, "Evasive Maneuvers 1", "Evasive Maneuvers 2")
    scenario.rules.order(BOOMER, "evade", True)

    play = raiders(scenario)
    play.passes()

    assert play.state.players[BOOMER].place == FRONT
    assert play.state.players[BOOMER].hand == ["evasive-maneuvers-2"]


# ── who chooses the model (R34.28) ──────────────────────────────────────────────────────────────────────────────────


def test_the_current_player_says_which_of_two_models_a_raider_attacks() -> None:
    """R34.28, R11.5"""
    scenario = fleet_table().turn_of(TIGH).ships(FRONT, raiders=1, vipers=1).rolls(8)
    scenario.repaired(1)
    scenario.rules.put(MARK_VII, FRONT)

    play = raiders(scenario)
    assert play.asked == [(TIGH, "raider")]
    play.answer(f"{MARK}@front")

    assert play.state.areas[FRONT].vipers == {Ship.VIPER: 1}
    assert play.state.destroyed_vipers == {MARK_VII: 1}


@covers("Hangar Deck")
def test_who_launches_chooses_the_viper() -> None:
    """R34.28, R13.18"""
    scenario = fleet_table().at(BOOMER, Place.HANGAR_DECK).repaired(2)

    play = act(scenario, "loc:hangar-deck").answer("area:port-aft")
    assert set(play.ask.options) == {"ship:viper", MARK}
    play.answer(MARK)

    assert play.state.players[BOOMER].viper == MARK_VII
    assert models(play.state.reserves) == (6, 1)


@covers("Hangar Deck")
def test_with_one_model_nobody_is_asked() -> None:
    """R34.28, T2.2"""
    play = act(fleet_table().at(BOOMER, Place.HANGAR_DECK), "loc:hangar-deck").answer("area:port-aft")

    assert play.ask.kind == "action"
    assert play.state.players[BOOMER].viper == Ship.VIPER


@covers("Repair")
def test_who_repairs_chooses_the_models() -> None:
    """R34.28, R27.9"""
    scenario = fleet_table().vipers(damaged=2).at(BOOMER, Place.HANGAR_DECK).hand(BOOMER, "Repair 1")

    play = act(scenario, "card:repair-1#0")
    assert play.asked == [(BOOMER, "model")]
    play.answer(MARK).answer("ship:viper")

    assert models(play.state.reserves) == (5, 1)
    assert models(play.state.damaged_vipers) == (1, 3)


@covers("Repair")
def test_mark_viis_can_be_repaired_from_the_start() -> None:
    """R34.25"""
    play = act(fleet_table().at(BOOMER, Place.HANGAR_DECK).hand(BOOMER, "Repair 1"), "card:repair-1#0")

    assert play.over
    assert models(play.state.reserves) == (6, 2)


@covers("Cylon Refinery")
def test_the_admiral_chooses_which_vipers_pay_for_a_failed_raid() -> None:
    """R34.28, R15.15"""
    scenario = fleet_table().destinations("Cylon Refinery", "Barren Planet").repaired(2).rolls(1)

    play = jump(scenario).answer("destination:cylon-refinery#0").answer("opt:first")
    assert play.asked == [(TIGH, "model")]
    play.answer("ship:viper").answer(MARK)

    assert models(play.state.reserves) == (5, 1)


@covers("Gas Giant")
def test_the_admiral_chooses_which_viper_is_scrapped() -> None:
    """R34.28"""
    scenario = fleet_table().destinations("Gas Giant", "Barren Planet").repaired(1)

    play = jump(scenario).answer("destination:gas-giant#0").answer("opt:first")
    assert play.asked == [(TIGH, "model")]
    play.answer("ship:viper")

    assert play.state.destroyed_vipers == {Ship.VIPER: 1}


@covers("Ragnar Anchorage")
def test_the_admiral_chooses_which_vipers_come_back() -> None:
    """R34.28, R16.9"""
    scenario = fleet_table().destinations("Ragnar Anchorage", "Barren Planet").vipers(damaged=2)

    play = jump(scenario).answer("destination:ragnar-anchorage#0")
    play.answer("opt:damaged-1", "opt:damaged-2")
    play.answer("ship:viper").answer(MARK)

    assert models(play.state.reserves) == (5, 1)


@covers("Alert Viper Pilot")
def test_apollo_flies_the_very_viper_that_was_launched() -> None:
    """R34.28, R26.16"""
    scenario = fleet_table("apollo", "tigh", "roslin").at(0, Place.COMMAND).ships(PORT_BOW, vipers=1).repaired(1)

    play = act(scenario, "loc:command").answer(f"{MARK}@reserves").answer("area:port-bow")
    play.answer("area:port-bow")

    assert play.state.players[0].viper == MARK_VII
    assert play.state.areas[PORT_BOW].vipers == {Ship.VIPER: 1}


@covers("Alert Viper Pilot")
def test_of_several_that_an_effect_places_the_current_player_says_which_and_apollo_which_he_flies() -> None:
    """R34.28, R26.16"""
    scenario = fleet_table("tigh", "apollo", "roslin").at(1, Place.COMMAND).repaired(1)

    play = scenario.run(lambda rules: rules.place_vipers({PORT_BOW: 2, PORT_AFT: 1}))
    assert play.asked == [(0, "model")]
    play.answer(MARK)  # from here on only one model is left
    assert play.asked == [(1, "ability")]
    play.answer("area:port-bow")
    assert play.asked == [(1, "model")]
    play.answer("ship:viper")

    assert play.state.players[1].viper == Ship.VIPER
    assert play.state.areas[PORT_BOW].vipers == {MARK_VII: 1}
    assert play.state.areas[PORT_AFT].vipers == {Ship.VIPER: 1}


def test_with_too_few_of_both_models_the_areas_are_chosen_too() -> None:
    """R34.28, R13.9"""
    scenario = fleet_table().vipers(destroyed=5).repaired(1)

    play = scenario.run(lambda rules: rules.place_vipers({PORT_BOW: 2, PORT_AFT: 1}))
    play.answer("area:port-aft").answer(MARK)

    assert play.over
    assert play.state.areas[PORT_AFT].vipers == {MARK_VII: 1}
    assert play.state.areas[PORT_BOW].vipers == {Ship.VIPER: 1}


# ── escort ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Escort")
@pytest.mark.parametrize("mark", [True, False])
def test_a_viper_brings_a_civilian_ship_to_safety_and_stays(mark: bool) -> None:
    """R34.29, R34.32, R13.2"""
    scenario = fleet_table().ships(FRONT, civilians=("population-2", "empty"), vipers=0 if mark else 1)
    if mark:
        scenario.repaired(1)
        scenario.rules.put(MARK_VII, FRONT)
    model = MARK if mark else "ship:viper"

    play = command(scenario).answer(f"{model}@front").answer("ship:civilian-A")

    assert sky(play.state) == {FRONT: {"vipers": 1, "civilians": 1}}
    assert sorted(play.state.civilian_pile).count("population-2") == 2
    assert list(play.rules.civilians()) == ["B"]


@covers("Escort")
def test_a_pilot_escorts_as_an_action() -> None:
    """R34.29, R13.4"""
    scenario = fleet_table().piloting(BOOMER, REAR).ships(REAR, civilians=("empty",)).ships(FRONT, civilians=("empty",))

    play = act(scenario)
    assert "ship:civilian-A" in play.ask.options
    assert "ship:civilian-B" in play.ask.dimmed
    play.answer("ship:civilian-A")

    assert sky(play.state) == {REAR: {"pilots": [BOOMER]}, FRONT: {"civilians": 1}}


@covers("Escort")
def test_nobody_hears_what_was_brought_to_safety() -> None:
    """R34.29, R13.12: the pile is shuffled, and the label is never given again"""
    scenario = fleet_table().ships(FRONT, civilians=("population-2",), vipers=1)

    play = command(scenario).answer("ship:viper@front").answer("ship:civilian-A")

    assert not any("population" in line for line in play.said)
    assert play.rules.next_label() == "B"


def test_maximum_firepower_escorts_nobody() -> None:
    """R34.29: it gives attacks, not activations"""
    scenario = fleet_table().piloting(BOOMER, FRONT).ships(FRONT, raiders=1, civilians=("empty",))
    scenario.hand(BOOMER, "Maximum Firepower 3")

    play = act(scenario, "card:maximum-firepower-3#0")

    assert not any(option.startswith("ship:civilian") for option in play.ask.options)


def test_without_the_variant_nobody_escorts() -> None:
    """R13.2: with the Cylon Fleet only"""
    scenario = exodus_table().ships(FRONT, civilians=("empty",), vipers=1)

    play = scenario.run(lambda rules: rules.activate_vipers(0, 1)).answer("ship:viper@front")

    assert not any(option.startswith("ship:civilian") for option in play.ask.options)

"""R21.16 and R24.b: the CAG, and an Admiral whose nukes go off in an area."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.exodus.crises import EXODUS_CRISES
from bsg.engine.scenario import Play
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.variants.cylon_fleet.cards import CAG
from bsg.engine.vocabulary import Place, Resource, Ship, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, execute
from tests.engine.reference import reference
from tests.engine.space import BOOMER, FRONT, PORT_AFT, PORT_BOW, REAR, ROSLIN, STARBOARD_BOW, TIGH, act, sky
from tests.engine.variants.cylon_fleet.tables import fleet_table, models

HANDS_OVER, LEADS = "opt:cag-hands-over", "opt:cag-leads"


def cag_of(play: Any) -> int | None:
    holder: int | None = play.state.titles.get(CAG)
    return holder


# ── succession ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cag_in_the_brig_loses_the_title_for_good() -> None:
    """R21.8"""
    scenario = fleet_table()

    play = scenario.run(lambda rules: iter(rules.send(BOOMER, Place.BRIG) or ()))
    assert cag_of(play) == TIGH
    play.rules.leave_brig(BOOMER, Place.COMMAND)

    assert cag_of(play) == TIGH


def test_with_everybody_in_the_brig_the_first_to_leave_it_is_cag() -> None:
    """R21.10"""
    scenario = fleet_table()
    for seat in (TIGH, ROSLIN, BOOMER):
        scenario.at(seat, Place.BRIG)
    assert cag_of(scenario) == BOOMER

    scenario.rules.leave_brig(ROSLIN, Place.COMMAND)

    assert cag_of(scenario) == ROSLIN


def test_a_revealed_cag_passes_the_title_on() -> None:
    """R21.3"""
    assert cag_of(fleet_table().cylon(BOOMER)) == TIGH


def test_an_executed_cag_is_followed_by_the_highest_then_the_new_character_included() -> None:
    """R21.4, R23.19"""
    stays = becomes(execute(fleet_table(), BOOMER), "starbuck").finish()
    goes = becomes(execute(fleet_table(), BOOMER), "zarek").finish()

    assert cag_of(stays) == BOOMER
    assert cag_of(goes) == TIGH


def test_a_stranded_helo_can_be_cag() -> None:
    """R21.13"""
    scenario = fleet_table("helo", "tigh", "roslin")
    scenario.rules.player(0).place = None

    assert cag_of(scenario) == 0
    assert not {HANDS_OVER, LEADS} & scenario.rules.action_options(0).keys()


@covers("Haunted by the Past")
def test_haunted_by_the_past_takes_the_title_too() -> None:
    """R21.2"""
    scenario = fleet_table()
    for title in scenario.rules.titles_in_play():
        scenario.title(title, BOOMER)
    (disgrace,) = (crisis.effect.consequence for crisis in EXODUS_CRISES if crisis.name == "Haunted by the Past")
    scenario.rules.resolved("crisis:haunted-by-the-past")

    play = scenario.resolve(disgrace)

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: TIGH, CAG: TIGH}


# ── the CAG's actions ───────────────────────────────────────────────────────────────────────────────────────────────


@covers("title:cag")
def test_the_cag_activates_a_viper_and_hands_the_title_over() -> None:
    """R21.16"""
    play = act(fleet_table().repaired(1), HANDS_OVER)
    assert "opt:done" not in play.ask.options
    play.answer("ship:viper@reserves").answer("area:port-bow")
    assert play.ask.kind == "character"
    assert set(play.ask.options) == {"seat:1", "seat:2"}
    play.answer("seat:2")

    assert cag_of(play) == ROSLIN
    assert sky(play.state) == {PORT_BOW: {"vipers": 1}}


@covers("title:cag")
def test_with_nobody_to_take_it_the_cag_keeps_the_title() -> None:
    """R21.16, R21.11: our ruling"""
    scenario = fleet_table().cylon(TIGH).at(ROSLIN, Place.BRIG)

    play = act(scenario, HANDS_OVER).answer("area:port-bow")

    assert play.over
    assert cag_of(play) == BOOMER
    assert sky(play.state) == {PORT_BOW: {"vipers": 1}}


@covers("title:cag")
def test_without_a_viper_the_title_can_still_be_handed_over() -> None:
    """R21.16, R0.7"""
    scenario = fleet_table().vipers(destroyed=6)

    play = act(scenario, HANDS_OVER).answer("seat:1")

    assert cag_of(play) == TIGH


def test_with_neither_it_is_dimmed() -> None:
    """R21.16"""
    scenario = fleet_table().vipers(destroyed=6).cylon(TIGH).at(ROSLIN, Place.BRIG)

    play = act(scenario)

    assert HANDS_OVER not in play.ask.options
    assert HANDS_OVER in play.ask.dimmed


@covers("title:cag")
def test_a_cag_in_a_viper_leads_another_and_acts_again() -> None:
    """R21.16"""
    scenario = fleet_table().flying_mark(BOOMER, FRONT).ships(REAR, vipers=1)

    play = act(scenario, LEADS).answer("ship:viper@rear").answer("area:port-aft")
    assert play.asked == [(BOOMER, "action")]
    assert LEADS not in play.ask.options
    play.answer("area:port-bow")

    assert cag_of(play) == BOOMER
    assert sky(play.state) == {PORT_AFT: {"vipers": 1}, PORT_BOW: {"pilots": [BOOMER]}}


@covers("title:cag")
def test_once_per_turn() -> None:
    """R21.16"""
    scenario = fleet_table().piloting(BOOMER, FRONT)

    play = act(scenario, LEADS).answer("area:port-aft")

    assert str(play.ask.dimmed[LEADS]) == "You have done so this turn."
    play.rules.begin_turn_of(BOOMER)
    assert LEADS in play.rules.action_options(BOOMER)


def test_on_board_the_cag_leads_nobody() -> None:
    """R21.16: while piloting"""
    play = act(fleet_table())

    assert str(play.ask.dimmed[LEADS]) == "You are not in a viper."
    assert str(play.ask.labels[LEADS]) == "As CAG: take another action"
    assert HANDS_OVER in play.ask.options


def test_without_a_viper_to_lead_there_is_no_further_action() -> None:
    """R21.16"""
    play = act(fleet_table().piloting(BOOMER, FRONT).vipers(destroyed=5))

    assert LEADS in play.ask.dimmed


def test_others_have_no_such_action() -> None:
    """R21.16"""
    play = act(fleet_table(), seat=TIGH)

    assert not {HANDS_OVER, LEADS} & {*play.ask.options, *play.ask.dimmed}


@covers("Alert Viper Pilot", "title:cag")
def test_a_title_lost_meanwhile_is_not_handed_over() -> None:
    """R21.16: a pilot's action breaks in, and sends the CAG to the Brig"""
    scenario = fleet_table("boomer", "apollo", "roslin").title(CAG, 0).at(1, Place.COMMAND)

    play = act(scenario, HANDS_OVER, seat=0).answer("area:port-bow")
    assert play.asked == [(1, "ability")]
    play.rules.send(0, Place.BRIG)
    play.answer("area:port-bow").finish()

    assert cag_of(play) == 1


# ── nukes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def nuke(scenario: Any, area: Place, *faces: int) -> Play:
    return act(scenario.rolls(*faces), "opt:nuke", seat=TIGH).answer(f"area:{area}")


def test_the_numbers_are_as_printed() -> None:
    """R24.6"""
    (admiral,) = (entry for entry in reference("titles") if entry["name"] == "Admiral (Cylon Fleet)")
    (words,) = (one["effect"] for one in admiral["abilities"] if one["timing"] == "action")

    assert (
        "1-2 damage a basestar there twice; 3-6 destroy a basestar there; 7 destroy a basestar and 3 raiders" in words
    )
    assert "8 destroy every ship there" in words


@covers("title:admiral")
@pytest.mark.parametrize(
    ("face", "left"),
    [
        (2, {"basestars": 1, "raiders": 4, "vipers": 1}),
        (3, {"raiders": 4, "vipers": 1}),
        (6, {"raiders": 4, "vipers": 1}),
        (7, {"raiders": 1, "vipers": 1}),
        (8, {}),
    ],
)
def test_a_nuke_goes_off_in_an_area(face: int, left: dict[str, int]) -> None:
    """R24.6, R24.1"""
    scenario = fleet_table().ships(FRONT, basestars=1, raiders=4, vipers=1).ships(REAR, raiders=2)
    scenario.loads("basestar", 1, 1)

    play = nuke(scenario, FRONT, face)

    assert sky(play.state) == {**({FRONT: left} if left else {}), REAR: {"raiders": 2}}
    assert [len(tokens) for tokens in play.state.areas[FRONT].basestars] == [2] * left.get("basestars", 0)
    assert (play.state.nukes, play.rules.nukes_beside()) == (1, 2)


@covers("title:admiral")
def test_a_nuke_goes_off_in_an_empty_area_too() -> None:
    """R24.6, R24.7"""
    play = nuke(fleet_table(), REAR, 4)

    assert play.over
    assert play.state.nukes == 1
    assert play.said[-1] == "It hits nothing."


@covers("title:admiral")
def test_of_two_basestars_the_admiral_chooses_one() -> None:
    """R24.7"""
    scenario = fleet_table().ships(FRONT, basestars=2).basestar_damage(FRONT, "critical-hit")

    play = nuke(scenario, FRONT, 3)
    assert play.asked == [(TIGH, "nuke")]
    play.answer("ship:basestar@front#1")

    assert play.state.areas[FRONT].basestars == [["critical-hit"]]


@covers("title:admiral")
def test_without_a_basestar_a_seven_still_destroys_raiders() -> None:
    """R24.7"""
    play = nuke(fleet_table().ships(FRONT, raiders=2, heavy_raiders=1), FRONT, 7)

    assert sky(play.state) == {FRONT: {"heavy_raiders": 1}}
    assert "It hits nothing." not in play.said


@covers("title:admiral")
def test_structural_damage_adds_nothing() -> None:
    """R24.10"""
    scenario = fleet_table().ships(FRONT, basestars=1).basestar_damage(FRONT, "structural-damage").loads("basestar", 1)

    play = nuke(scenario, FRONT, 2)

    assert sky(play.state) == {}
    assert any("rolls 2:" in line for line in play.said)


@covers("title:admiral", "fleet:nuke")
def test_an_eight_destroys_every_ship_there() -> None:
    """R24.8"""
    scenario = fleet_table().ships(
        FRONT, basestars=2, raiders=3, heavy_raiders=1, vipers=2, civilians=("population-2",)
    )
    scenario.repaired(2)
    scenario.rules.put(MARK_VII, FRONT)
    scenario.rules.launch(BOOMER, FRONT, MARK_VII)
    scenario.ships(REAR, civilians=("population-1",))

    play = nuke(scenario, FRONT, 8)

    assert sky(play.state) == {REAR: {"civilians": 1}}
    assert play.state.players[BOOMER].place == Place.SICKBAY
    assert models(play.state.destroyed_vipers) == (2, 2)
    assert play.state.dials[Resource.POPULATION] == 10
    assert play.state.civilians_lost == ["population-2"]
    assert play.rules.available(Ship.RAIDER) == 20


@covers("title:admiral")
def test_ships_that_gather_cannot_be_reached() -> None:
    """R24.9"""
    scenario = fleet_table().gathered(FRONT, raiders=3, basestars=1)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert set(play.ask.options) == {
        f"area:{area}" for area in (FRONT, STARBOARD_BOW, Place.STARBOARD_AFT, REAR, PORT_AFT, PORT_BOW)
    }


def test_without_a_token_there_is_no_nuke() -> None:
    """R24.1"""
    play = act(fleet_table().nukes(0), seat=TIGH)

    assert "opt:nuke" not in play.ask.options
    assert str(play.ask.dimmed["opt:nuke"]) == "There is no nuke left."


@covers("title:admiral", "Strategic Planning")
def test_the_roll_can_be_modified() -> None:
    """R24.5"""
    scenario = fleet_table(quick=True).ships(FRONT, raiders=1, heavy_raiders=1).hand(ROSLIN, "Strategic Planning 3")

    play = nuke(scenario, FRONT, 6).answer("card:strategic-planning-3#0")

    assert sky(play.state) == {}

"""R12.c: damage to Galactica; R20: the dials."""

import pytest

from bsg.engine.effects import damages_galactica, gain, lose
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, changes, position, table

SIX = (
    Place.FTL_CONTROL,
    Place.WEAPONS_CONTROL,
    Place.COMMAND,
    Place.ADMIRALS_QUARTERS,
    Place.HANGAR_DECK,
    Place.ARMORY,
)


def damage(scenario: Scenario, *tokens: str) -> Scenario:
    scenario.damage_tokens(*tokens)
    scenario.resolve(damages_galactica(len(tokens))).finish()
    return scenario


@pytest.mark.parametrize("resource", ["fuel", "food"])
def test_a_resource_token_costs_one_and_leaves_the_game(resource: str) -> None:
    """R12.7"""
    scenario = table()
    before = position(scenario.state)

    damage(scenario, resource)

    assert changes(before, scenario.state) == {resource: -1}
    assert len(scenario.state.damage) == 7
    assert resource not in scenario.state.damage


@pytest.mark.parametrize("place", SIX)
def test_everybody_in_a_damaged_location_goes_to_sickbay(place: Place) -> None:
    """R12.8, R12.6"""
    scenario = table().at(ZAREK, place).at(TIGH, Place.RESEARCH_LAB)

    damage(scenario, place)

    assert scenario.state.damaged == [place]
    assert [player.place for player in scenario.state.players] == [
        Place.SICKBAY,
        Place.RESEARCH_LAB,
        Place.PRESIDENTS_OFFICE,
    ]
    assert place not in scenario.state.damage


def test_several_damages_are_resolved_one_after_another() -> None:
    """R12.6"""
    scenario = damage(table(), "armory", "fuel", "command")

    assert scenario.state.damaged == [Place.ARMORY, Place.COMMAND]
    assert scenario.state.dials["fuel"] == 7
    assert scenario.rules.player(TIGH).place == Place.SICKBAY


def test_a_repaired_location_may_be_hit_again() -> None:
    """R12.9"""
    scenario = damage(table(), "armory")

    scenario.rules.repair(Place.ARMORY)
    damage(scenario, "armory")

    assert scenario.state.damaged == [Place.ARMORY]


def test_with_six_damaged_locations_galactica_is_lost_at_once() -> None:
    """R12.10, R30.3"""
    scenario = table().damaged(*SIX[:5]).damage_tokens("armory").cylon(ZAREK).hand(TIGH, "Repair 1").rolls(8)
    scenario.at(ZAREK, Place.HUMAN_FLEET)

    play = scenario.start().to("action").answer("loc:human-fleet").finish()

    assert play.state.winner == "cylons"
    assert play.state.turn == 1
    assert len(play.state.damaged) == 6


def test_five_damaged_locations_are_not_the_end() -> None:
    """R12.10"""
    scenario = damage(table().damaged(*SIX[:4]), "hangar-deck")

    assert scenario.state.winner is None


# ── dials ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("food", "change", "left"), [(1, -2, 0), (0, -1, 0), (15, 1, 15), (14, 2, 15), (8, 1, 9)])
def test_a_dial_stops_at_its_ends(food: int, change: int, left: int) -> None:
    """R20.1, R1.9"""
    scenario = table().dials(food=food)

    scenario.resolve(gain(food=change) if change > 0 else lose(food=-change)).finish()

    assert scenario.state.dials["food"] == left


def test_losses_come_in_the_order_of_the_text() -> None:
    """R20.1"""
    play = table().resolve(lose(fuel=1, morale=2))

    assert play.said == ["The fleet’s fuel falls to 7.", "The fleet’s morale falls to 8."]


@pytest.mark.parametrize(
    ("resource", "value", "red"),
    [
        ("fuel", 5, False),
        ("fuel", 4, True),
        ("food", 5, False),
        ("food", 4, True),
        ("morale", 6, False),
        ("morale", 5, True),
        ("population", 7, False),
        ("population", 6, True),
    ],
)
def test_a_resource_is_in_the_red_at_half_of_its_start(resource: str, value: int, red: bool) -> None:
    """R1.10, R20.4"""
    scenario = table().dials(**{resource: value})

    assert scenario.rules.in_the_red() == ([resource] if red else [])


def test_who_is_in_the_brig_is_not_hurt_by_damage() -> None:
    """R22.5"""
    scenario = damage(table().at(ROSLIN, Place.BRIG), "armory", "command", "hangar-deck")

    assert scenario.rules.player(ROSLIN).place == Place.BRIG

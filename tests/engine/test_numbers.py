"""The printed numbers: dials, tracks, limits, piles, lines of succession, as in docs/reference/cards."""

import re

import pytest

from bsg.engine import numbers
from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.characters import CHARACTERS
from bsg.engine.places import LAUNCH_AREAS, RING
from bsg.engine.rules.combat import BASESTAR_TOKENS
from bsg.engine.rules.damage import DAMAGE_TOKENS
from bsg.engine.rules.setup import STARTING_SHIPS
from bsg.engine.rules.titles import SUCCESSION
from bsg.engine.vocabulary import Resource, Title, slug
from tests.engine.reference import entries, reference

TOKENS, SETUP = reference("tokens"), reference("setup")


@pytest.mark.parametrize("resource", Resource)
def test_a_dial_starts_and_turns_red_as_printed(resource: Resource) -> None:
    """R1.9, R1.10"""
    printed = TOKENS["resources"][resource]

    assert (numbers.START_DIALS[resource], numbers.RED_AT[resource]) == (printed["start"], printed["red_at_or_below"])
    assert TOKENS["resources"]["max"] == numbers.DIAL_TOP


def test_the_dials_without_sympathizer_are_as_printed() -> None:
    """R2.36"""
    printed = dict(re.findall(r"(fuel|food|morale|population) (\d+)", SETUP["variants"]["no_sympathizer"]["effect"]))

    assert {str(resource): str(value) for resource, value in numbers.NO_SYMPATHIZER_DIALS.items()} == printed


def test_the_jump_track_is_as_printed() -> None:
    """R1.11"""
    spaces = TOKENS["jump_preparation_track"]["spaces"]

    risks = {space["index"]: space["population_risk"] for space in spaces if "population_risk" in space}
    assert risks == numbers.POPULATION_RISK
    assert spaces[-1]["index"] == numbers.AUTO_JUMP


def test_the_objective_is_as_printed() -> None:
    """R2.10, R16.3"""
    kobol = SETUP["objective"]

    assert (kobol["sleeper_phase_at"], kobol["final_distance"]) == (numbers.SLEEPER_AT, numbers.LAST_JUMP_AT)
    (ship,) = entries("locations", "Resurrection Ship")
    assert f"distance {numbers.GIFT_UP_TO} or less" in ship["action"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_loyalty_deck_is_as_printed(players: int) -> None:
    """R2.20"""
    printed = SETUP["loyalty_deck"]["base"]["composition"][players]

    assert numbers.LOYALTY_DECK[players] == (printed["cylon"], printed["human"])


def test_the_limits_are_as_printed() -> None:
    """R2.1, R2.27, R3.13, R3.17"""
    assert (numbers.PLAYERS[0], numbers.PLAYERS[-1]) == (SETUP["players"]["min"], SETUP["players"]["max"])
    assert SETUP["opening_hand"]["others"].startswith(f"{numbers.OPENING_HAND} skill cards")
    assert SETUP["opening_hand"]["hand_limit"].startswith(f"{numbers.HAND_LIMIT} at the end of every turn")
    assert f"Chief {CHARACTERS['chief'].hand_limit}" in SETUP["opening_hand"]["hand_limit"]
    assert {sheet.hand_limit for sheet in CHARACTERS.values() if sheet.id != "chief"} == {numbers.HAND_LIMIT}
    assert SETUP["exodus_rule_changes"][0].startswith(f"revealed cylons draw {numbers.CYLON_DRAW} skill cards")


def test_the_pieces_are_as_many_as_printed() -> None:
    """R1.b"""
    ships = TOKENS["ships"]

    supply = {str(ship).replace("-", "_"): count for ship, count in numbers.SUPPLY.items()}
    assert supply == {ship: ships[ship]["count"] for ship in ("raider", "heavy_raider", "basestar")}
    assert (ships["viper"]["count"], ships["raptor"]["count"]) == (numbers.VIPERS, numbers.RAPTORS)
    assert (ships["centurion"]["count"], TOKENS["nukes"]["start"]) == (numbers.CENTURIONS, numbers.NUKES)
    assert len(TOKENS["boarding_party_track"]["spaces"]) - 1 == numbers.BOARDING_SPACES


def test_the_civilian_ships_are_as_printed() -> None:
    """R1.4"""
    printed = {}
    for token in TOKENS["civilian_ships"]["tokens"]:
        losses = frozenset((resource, int(n)) for resource, n in re.findall(r"(\w+) -(\d)", token["loss"]))
        printed[losses] = token["count"]

    coded = {frozenset(CIVILIANS[face].items()): count for face, count in numbers.CIVILIAN_SHIPS.items()}
    assert coded == printed


def test_the_damage_tokens_are_as_printed() -> None:
    """R1.5, R1.6"""
    assert sorted(DAMAGE_TOKENS) == sorted(slug(token["name"]) for token in TOKENS["galactica_damage"]["tokens"])
    printed = sorted(token["name"].replace("_", "-") for token in TOKENS["basestar_damage"]["tokens"])
    assert sorted(str(token) for token in BASESTAR_TOKENS) == printed


def test_space_is_as_printed() -> None:
    """R0.9, R0.10, R2.30"""
    areas = TOKENS["space_areas"]

    assert [area.replace("-", "_") for area in RING] == areas["ring_clockwise"]
    assert {area.replace("-", "_") for area in LAUNCH_AREAS} == set(areas["viper_launch"])
    for area in areas["ring_clockwise"]:
        placed = {
            str(ship): where[place]
            for ship, where in STARTING_SHIPS.items()
            for place in where
            if place.replace("-", "_") == area
        }
        assert placed == TOKENS["starting_layout"].get(area, {})


@pytest.mark.parametrize("title", Title)
def test_a_line_of_succession_is_as_printed(title: Title) -> None:
    """R21.a"""
    names = {entry["name"]: entry["id"] for entry in reference("characters")}
    (card,) = entries("titles", str(title).capitalize())

    assert SUCCESSION[title] == SETUP["succession"][title]
    assert SUCCESSION[title] == [names[name] for name in card["line_of_succession"] if name in names]

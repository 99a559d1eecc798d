"""Destination cards: what they cost, what they offer, how far they lead (R16)."""

import pytest

from bsg.engine.scenario import Play, Scenario
from tests.engine.covering import covers
from tests.engine.helpers import TIGH, Position, changes, finish, position, table
from tests.engine.reference import entries


def arrive(scenario: Scenario, destination: str) -> Play:
    """The fleet jumps, and the Admiral chooses this card of two."""
    other = "Deep Space" if destination != "Deep Space" else "Barren Planet"
    play = scenario.destinations(destination, other).run(lambda rules: rules.jump_fleet()).to("destination")
    return play.answer(play.ask.options[0])


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("Barren Planet", {"fuel": -2}),
        ("Deep Space", {"fuel": -1, "morale": -1}),
        ("Desolate Moon", {"fuel": -3}),
        ("Remote Planet", {"fuel": -1, "raptors": -1}),
    ],
)
@covers("{card}")
def test_a_destination_costs_what_it_says_and_counts_its_distance(card: str, changed: Position) -> None:
    scenario = table()
    before = position(scenario.state)

    play = arrive(scenario, card)

    assert changes(before, play.state) == changed | {"route": 1}
    assert play.rules.distance == entries("destinations_base", card)[0]["distance"]


@pytest.mark.parametrize(
    ("card", "roll", "changed"),
    [
        ("Icy Moon", 3, {"fuel": -1, "food": 1}),
        ("Icy Moon", 2, {"fuel": -1, "raptors": -1}),
        ("Tylium Planet", 3, {"fuel": 1}),
        ("Tylium Planet", 2, {"fuel": -1, "raptors": -1}),
    ],
)
@covers("{card}")
def test_the_admiral_may_risk_a_raptor(card: str, roll: int, changed: Position) -> None:
    scenario = table().rolls(roll)
    before = position(scenario.state)

    play = arrive(scenario, card).to("choose")
    assert play.ask.seat == TIGH
    finish(play, choose="opt:first")

    assert changes(before, play.state) == changed | {"route": 1}
    assert play.rules.distance == 1


@pytest.mark.parametrize("card", ["Icy Moon", "Tylium Planet"])
@covers("{card}")
def test_the_admiral_may_keep_the_raptor_back(card: str) -> None:
    scenario = table()
    before = position(scenario.state)

    play = finish(arrive(scenario, card), choose="opt:second")

    assert changes(before, play.state) == {"fuel": -1, "route": 1}


@pytest.mark.parametrize("card", ["Icy Moon", "Tylium Planet"])
@covers("{card}")
def test_without_a_raptor_there_is_nothing_to_risk(card: str) -> None:
    """R4.12"""
    scenario = table().raptors(0)
    before = position(scenario.state)

    play = arrive(scenario, card)

    assert play.over
    assert changes(before, play.state) == {"fuel": -1, "route": 1}


@covers("Remote Planet")
def test_a_remote_planet_costs_no_raptor_when_none_is_left() -> None:
    """R13.11"""
    scenario = table().raptors(0)
    before = position(scenario.state)

    play = arrive(scenario, "Remote Planet")

    assert changes(before, play.state) == {"fuel": -1, "route": 1}

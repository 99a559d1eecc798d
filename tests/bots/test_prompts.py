"""How often people are stopped for a response, held to what a game at a table can bear."""

import pytest

from bsg.bots.prompts import WAYS, Counted, Way, figures, play


@pytest.fixture(scope="module")
def games() -> Counted:
    counted = Counted()
    for number in range(2):
        play(1, number, {"players": 4, "set": "exodus"}, counted)
    return counted


@pytest.mark.parametrize(
    "way", [way for way in WAYS if way.preset == "usual" and not way.empty], ids=lambda way: way.name
)
def test_the_usual_windows_stop_a_person_at_most_three_times_in_a_round_of_battle(games: Counted, way: Way) -> None:
    found = figures(games, way)

    assert found["prompts"] <= 3
    assert found["empty"] <= 0.2
    assert found["missed"] <= 0.02
    assert found["responses"] > 10  # or it says nothing


def test_being_asked_everywhere_is_what_it_saves(games: Counted) -> None:
    everywhere, usual, *_ = (figures(games, way) for way in WAYS)

    assert usual["prompts"] < everywhere["prompts"] / 2
    assert everywhere["empty"] > 0.2

"""What one might look for among the options and cannot choose now says why, to nobody but oneself."""

import pytest

from bsg.engine.positions import POSITIONS
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from bsg.kernel import questions


def reasons(play: Play) -> dict[str, str]:
    return {option: str(why.args["why"]) for option, why in play.ask.dimmed.items()}


@pytest.fixture
def table() -> Scenario:
    return Scenario("adama", "roslin", "starbuck").hand(0, "Repair 1", "Executive Order 1")


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Place.FTL_CONTROL, "The fleet is not ready to jump: the jump track is still in the red."),
        (Place.WEAPONS_CONTROL, "There is no Cylon ship to attack."),
        (Place.HANGAR_DECK, "It takes a pilot and a viper that can fly."),
        (Place.ARMORY, "No centurion is on board."),
        (Place.SICKBAY, "There is no action here."),
        (Place.PRESIDENTS_OFFICE, "Only the President can use the office."),
    ],
)
def test_a_location_that_cannot_be_activated(table: Scenario, place: Place, why: str) -> None:
    play = table.at(0, place).start().to("action")

    assert reasons(play)[f"loc:{place}"] == why


def test_a_damaged_location_says_how_it_is_repaired_and_can_be(table: Scenario) -> None:
    play = table.at(0, Place.ARMORY).damaged(Place.ARMORY).start().to("action")

    assert reasons(play)["loc:armory"] == "It is damaged. A Repair card played here repairs it."
    assert "card:repair-1#0" in play.ask.options


def test_a_sheet_that_forbids_it_is_quoted(table: Scenario) -> None:
    play = table.at(0, Place.ADMIRALS_QUARTERS).start().to("action")

    assert reasons(play)["loc:admirals-quarters"].startswith("Emotionally Attached:")


def test_cards_and_abilities_that_have_nothing_to_do(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("action")

    assert reasons(play)["card:repair-1#0"] == "Nothing is damaged where you are."
    assert reasons(play)["opt:nuke"] == "There is no basestar to launch it at."


def test_nobody_moves_to_the_brig_by_choice(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("move")

    assert reasons(play)["loc:brig"] == "Nobody moves here by choice."


def test_nobody_else_hears_of_it(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("action")

    (waiting,) = questions(play.running, 1).waiting
    assert not hasattr(waiting, "dimmed")
    assert questions(play.running, 0).mine[0].dimmed


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_dimmed_is_no_option(name: str) -> None:
    play = POSITIONS[name]()

    for ask in play.running.open.values():
        assert not set(ask.dimmed) & set(ask.options)

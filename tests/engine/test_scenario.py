"""A scenario refuses what cannot be on any table, in one sentence and where it is written."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bsg.engine.rules import Base
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Team, Title
from bsg.kernel import Flow
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table

FRONT, REAR = Place.FRONT, Place.REAR

CANNOT_BE: dict[str, Callable[[Scenario], Scenario]] = {
    "There cannot be 30 raiders here: 16 are left.": lambda t: t.ships(FRONT, raiders=30),
    "There cannot be 10 raiders here: 6 are left.": lambda t: t.ships(FRONT, raiders=10).ships(REAR, raiders=10),
    "There cannot be -1 raiders here: 16 are left.": lambda t: t.ships(FRONT, raiders=-1),
    "There cannot be 5 heavy_raiders here: 4 are left.": lambda t: t.ships(FRONT, heavy_raiders=5),
    "There cannot be 3 basestars here: 2 are left.": lambda t: t.ships(FRONT, basestars=3),
    "There cannot be 9 vipers here: 8 are left.": lambda t: t.ships(FRONT, vipers=9),
    "There are no frigates": lambda t: t.ships(FRONT, frigates=1),
    "No civilian ship population-2 is left": lambda t: t.ships(FRONT, civilians=("population-2",) * 3),
    "There is no basestar at front.": lambda t: t.basestar_damage(FRONT, "critical-hit"),
    "No token critical-hit is left": lambda t: t.ships(FRONT, basestars=1).basestar_damage(
        FRONT, "critical-hit", "critical-hit"
    ),
    "There cannot be 20 damaged and 0 destroyed vipers more: 8": lambda t: t.vipers(damaged=20),
    "There cannot be 0 damaged and -12 destroyed": lambda t: t.vipers(destroyed=-12),
    "There is no viper in the reserves": lambda t: t.vipers(destroyed=8).piloting(TIGH, FRONT),
    "The Admiral cannot have 5 nukes: there are 2.": lambda t: t.nukes(5),
    "The Admiral cannot have -1 nukes": lambda t: t.nukes(-1),
    "There are 0 to 4 raptors, not 5.": lambda t: t.raptors(5),
    "There is no space 5 on the boarding track.": lambda t: t.boarding(5),
    "There are only 4 centurions.": lambda t: t.boarding(1, 1, 2, 2, 3),
    "fuel is between 0 and 15, not 16.": lambda t: t.dials(fuel=16),
    "The fleet marker is between 0 and 4, not 5.": lambda t: t.jump(5),
    "There is no damage token armory in the pool.": lambda t: t.damaged(Place.ARMORY).damage_tokens("armory"),
    "armory cannot be damaged": lambda t: t.damaged(Place.ARMORY, Place.ARMORY),
    "There is no skill card Repair 7.": lambda t: t.hand(ZAREK, "Repair 7"),
    "No Repair 2 is left": lambda t: t.hand(ZAREK, *["Repair 2"] * 7),
    "riots is not in the deck so often.": lambda t: t.crises("Riots", "Riots"),
    "No loyalty card cylon-brig is left.": lambda t: t.loyalty(ZAREK, "cylon-brig").loyalty(TIGH, "cylon-brig"),
}


@pytest.mark.parametrize("why", CANNOT_BE)
def test_what_cannot_be_is_refused_where_it_is_written(why: str) -> None:
    with pytest.raises(ValueError, match=why.replace(".", r"\.")):
        CANNOT_BE[why](table())


def test_with_exodus_the_admiral_may_have_a_third_nuke_and_no_fourth() -> None:
    """R24.2"""
    scenario = Scenario("zarek", "tigh", "roslin", set="exodus").nukes(3)

    assert (scenario.state.nukes, scenario.rules.nukes_beside()) == (3, 0)
    with pytest.raises(ValueError, match="The Admiral cannot have 4 nukes: there are 3"):
        scenario.nukes(4)


def test_the_admiral_who_is_put_into_the_brig_has_lost_the_title() -> None:
    """R21.7"""
    assert table().at(TIGH, Place.BRIG).state.titles[Title.ADMIRAL] != TIGH


def test_an_admiral_who_got_the_title_in_the_brig_is_refused() -> None:
    """R21.11"""
    scenario = table().at(TIGH, Place.BRIG).title(Title.ADMIRAL, TIGH)

    with pytest.raises(ValueError, match=r"This cannot be on any table: titles: the Admiral is in the Brig"):
        scenario.start()


def test_with_everybody_in_the_brig_one_of_them_is_admiral() -> None:
    """R21.10"""
    scenario = table().at(ZAREK, Place.BRIG).at(ROSLIN, Place.BRIG).at(TIGH, Place.BRIG)

    assert scenario.start().state.titles[Title.ADMIRAL] == TIGH


def test_a_card_that_was_lost_on_the_way_is_noticed() -> None:
    scenario = table()
    scenario.state.crisis.draw.remove("riots")

    with pytest.raises(ValueError, match=r"This cannot be on any table: crisis_cards: missing .*riots"):
        scenario.start()
    with pytest.raises(ValueError, match=r"This cannot be on any table"):
        scenario.run(lambda rules: rules.take_action(ZAREK))


def test_what_is_meant_to_be_impossible_can_be_played() -> None:
    scenario = table().impossible()
    scenario.state.crisis.draw.remove("riots")

    assert scenario.start().ask.seat == ZAREK


def hit_twice(rules: Base) -> Flow[None]:
    yield from rules.damage_galactica()
    yield from rules.damage_galactica()


def test_damage_tokens_are_meant_by_name_whatever_is_damaged_before_they_are_drawn() -> None:
    """R12.6"""
    scenario = table().damage_tokens("hangar-deck", "fuel").damaged(Place.ARMORY, Place.COMMAND)

    play = scenario.run(hit_twice)

    assert play.state.damaged == [Place.ARMORY, Place.COMMAND, Place.HANGAR_DECK]
    assert play.state.dials["fuel"] == 7


def test_a_damage_token_that_is_gone_when_it_is_to_be_drawn_is_refused() -> None:
    scenario = table().damage_tokens("armory").damaged(Place.ARMORY)

    with pytest.raises(ValueError, match="armory was to be drawn, and is not in the pool"):
        scenario.run(hit_twice)


def test_a_procedure_that_ends_the_game_is_over_like_a_game() -> None:
    """R29.6"""
    scenario = table().damaged(Place.ARMORY, Place.COMMAND, Place.HANGAR_DECK, Place.FTL_CONTROL, Place.WEAPONS_CONTROL)

    play = scenario.damage_tokens("admirals-quarters").run(hit_twice)

    assert play.over
    assert play.state.winner == Team.CYLONS
    assert play.said[-1] == "Galactica is destroyed. The Cylons win."


def test_after_the_end_nobody_is_asked_and_the_play_says_so() -> None:
    play = table().dials(food=0).run(lambda rules: rules.check_resources())

    with pytest.raises(ValueError, match="The game or procedure is over: nobody is asked anything"):
        play.answer("opt:nothing")

"""Destinations that place, risk, bring back or destroy ships."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.kernel import Illegal
from tests.engine.covering import covers
from tests.engine.space import FRONT, PORT_AFT, REAR, TIGH, battle, hangar, jump, sky


def arrive(scenario: Scenario, card: str) -> Play:
    """The Admiral jumps to this destination."""
    name = card.lower().replace(" ", "-")
    return jump(scenario.destinations(card)).answer(f"destination:{name}#0")


@covers("Asteroid Field")
def test_asteroids_destroy_a_civilian_ship_of_the_pile() -> None:
    """R13.16"""
    scenario = battle().ships(REAR, civilians=("population-2",))
    scenario.loads("shuffle:civilians", *range(11, 0, -1))  # nothing changes places

    play = arrive(scenario, "Asteroid Field")

    assert play.state.civilians_lost == ["population-2"]  # it came back to the pile when the fleet jumped
    assert (play.state.dials["fuel"], play.state.dials["population"]) == (6, 10)
    assert play.rules.distance == 3


@covers("Cylon Ambush")
def test_at_an_ambush_new_ships_wait_and_none_of_the_old_ones_are_left() -> None:
    """R16.8"""
    scenario = battle().ships(PORT_AFT, raiders=4, basestars=1, heavy_raiders=1, civilians=("empty",))

    play = arrive(scenario, "Cylon Ambush")

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 3}, REAR: {"civilians": 3}}
    assert play.state.dials["fuel"] == 7
    assert play.rules.distance == 3


@pytest.mark.parametrize(("roll", "fuel", "vipers"), [(5, 7, (6, 2, 0)), (6, 9, (8, 0, 0))])
@covers("Cylon Refinery")
def test_two_vipers_risked_at_the_refinery_bring_fuel_or_are_damaged(
    roll: int, fuel: int, vipers: tuple[int, int, int]
) -> None:
    play = arrive(battle().rolls(roll), "Cylon Refinery")
    assert play.asked == [(TIGH, "choose")]
    play.answer("opt:first")

    assert (play.state.dials["fuel"], hangar(play.state)) == (fuel, vipers)
    assert any(words.startswith(f"seat:1 rolls {roll}:") for words in play.said)
    assert play.rules.distance == 2


@covers("Cylon Refinery")
def test_the_admiral_may_leave_the_refinery_alone() -> None:
    play = arrive(battle(), "Cylon Refinery").answer("opt:second")

    assert (play.state.dials["fuel"], hangar(play.state)) == (7, (8, 0, 0))


@covers("Cylon Refinery")
def test_with_one_viper_left_nothing_can_be_risked_at_the_refinery() -> None:
    """R4.12"""
    play = arrive(battle().vipers(damaged=4, destroyed=3), "Cylon Refinery")

    assert play.over
    assert (play.state.dials["fuel"], hangar(play.state)) == (7, (1, 4, 3))


@covers("Cylon Refinery")
def test_vipers_that_were_in_space_can_be_risked_at_the_refinery() -> None:
    """R15.8: they are back in the reserves by then"""
    play = arrive(battle().vipers(destroyed=6).ships(REAR, vipers=2).rolls(1), "Cylon Refinery").answer("opt:first")

    assert hangar(play.state) == (0, 2, 6)


@covers("Ragnar Anchorage")
def test_at_ragnar_up_to_three_vipers_and_a_raptor_come_back() -> None:
    """R16.9, D53"""
    scenario = battle().vipers(damaged=2, destroyed=2).raptors(1)

    play = arrive(scenario, "Ragnar Anchorage")
    assert play.asked == [(TIGH, "rearm")]
    play.answer("opt:damaged-1", "opt:destroyed-1", "opt:destroyed-2").answer("opt:yes")

    assert hangar(play.state) == (7, 1, 0)
    assert play.state.raptors == 2
    assert play.state.dials["fuel"] == 8
    assert play.rules.distance == 1


@covers("Ragnar Anchorage")
def test_at_ragnar_the_admiral_may_leave_everything_as_it_is() -> None:
    """The card says may"""
    scenario = battle().vipers(damaged=2, destroyed=2).raptors(1)

    play = arrive(scenario, "Ragnar Anchorage").answer().answer("opt:no")

    assert (hangar(play.state), play.state.raptors) == ((4, 2, 2), 1)


@covers("Ragnar Anchorage")
def test_at_ragnar_nobody_is_asked_when_nothing_is_damaged_or_lost() -> None:
    """T2.2"""
    play = arrive(battle(), "Ragnar Anchorage")

    assert play.over
    assert (hangar(play.state), play.state.raptors) == ((8, 0, 0), 4)


@pytest.mark.parametrize("card", ["Icy Moon", "Tylium Planet"])
def test_the_last_raptor_can_be_risked(card: str) -> None:
    """R13.11"""
    scenario = battle().raptors(1).destinations(card, "Deep Space").rolls(8)
    play = scenario.run(lambda rules: rules.jump_fleet()).to("destination")
    play.answer(next(option for option in play.ask.options if card.split()[0].lower() in option)).to("choose")

    assert play.ask.options == ("opt:first", "opt:second")


@covers("Ragnar Anchorage")
def test_at_ragnar_nobody_brings_back_four_vipers() -> None:
    """R16.9"""
    scenario = battle().vipers(damaged=4, destroyed=4).destinations("Ragnar Anchorage", "Deep Space")
    play = scenario.run(lambda rules: rules.jump_fleet()).to("destination")
    play.answer(next(option for option in play.ask.options if "ragnar" in option)).to("rearm")

    assert max(play.ask.sizes) == 3
    with pytest.raises(Illegal):
        play.answer(*play.ask.options[:4])

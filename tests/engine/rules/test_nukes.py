"""R24.a: nukes in a game without the Cylon Fleet."""

import pytest

from bsg.engine.vocabulary import Place, Title
from bsg.kernel import Illegal
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, REAR, ROSLIN, TIGH, act, battle, sky

TOKENS = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"]


@pytest.mark.parametrize("roll", [1, 2])
@covers("title:admiral")
def test_a_weak_nuke_damages_the_basestar_twice(roll: int) -> None:
    """R24.3, R12.a"""
    scenario = battle().ships(FRONT, basestars=1, raiders=4).rolls(roll).loads("basestar", 1, 1)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert play.state.areas[FRONT].basestars == [["disabled-hangar", "disabled-weapons"]]
    assert play.state.areas[FRONT].raiders == 4
    assert play.state.nukes == 1


@pytest.mark.parametrize("roll", [3, 4, 5, 6])
@covers("title:admiral")
def test_a_nuke_destroys_the_basestar(roll: int) -> None:
    """R24.3, R12.1, R12.15"""
    scenario = battle().ships(FRONT, basestars=1, raiders=4).rolls(roll)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert sky(play.state) == {FRONT: {"raiders": 4}}
    assert "basestar" not in play.state.dice.drawn
    assert play.state.nukes == 1


@pytest.mark.parametrize("roll", [7, 8])
@pytest.mark.parametrize(("raiders", "left"), [(4, 1), (3, 0), (2, 0), (0, 0)])
@covers("title:admiral")
def test_a_strong_nuke_also_destroys_three_raiders_in_the_same_area(raiders: int, left: int, roll: int) -> None:
    """R24.3, R12.a"""
    scenario = battle().ships(FRONT, basestars=1, raiders=raiders, vipers=1, civilians=("empty",)).rolls(roll)
    scenario.ships(REAR, raiders=3)

    play = act(scenario, "opt:nuke", seat=TIGH)

    spared = {"vipers": 1, "civilians": 1} | ({"raiders": left} if left else {})
    assert sky(play.state) == {FRONT: spared, REAR: {"raiders": 3}}
    assert play.state.nukes == 1


@covers("title:admiral")
def test_a_critical_hit_and_another_damage_destroy_the_basestar() -> None:
    """R12.12, R24.3"""
    scenario = battle().ships(FRONT, basestars=1).rolls(1).loads("basestar", 0)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert sky(play.state) == {}
    assert play.state.basestar_tokens == TOKENS


@covers("title:admiral")
def test_a_second_damage_never_hits_the_basestar_beside() -> None:
    """R24.3"""
    scenario = battle().ships(FRONT, basestars=2).basestar_damage(FRONT, "critical-hit").rolls(2)

    play = act(scenario, "opt:nuke", seat=TIGH).answer("ship:basestar@front#0")

    assert play.state.areas[FRONT].basestars == [[]]
    assert play.state.basestar_tokens == TOKENS


@pytest.mark.parametrize("roll", [1, 2, 4, 5])
@covers("title:admiral")
def test_structural_damage_helps_a_nuke(roll: int) -> None:
    """R24.10"""
    scenario = battle().ships(FRONT, basestars=1, raiders=3).basestar_damage(FRONT, "structural-damage").rolls(roll)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert sky(play.state) == ({FRONT: {"raiders": 3}} if roll < 5 else {})


@covers("title:admiral")
def test_the_admiral_chooses_among_all_basestars() -> None:
    """R24.3, D54"""
    scenario = battle().ships(FRONT, basestars=1).ships(REAR, basestars=1).rolls(3)

    play = act(scenario, "opt:nuke", seat=TIGH)
    assert (play.ask.seat, play.ask.options) == (TIGH, ("ship:basestar@front#0", "ship:basestar@rear#0"))
    play.answer("ship:basestar@rear#0")

    assert sky(play.state) == {FRONT: {"basestars": 1}}
    assert any(words.startswith("seat:1 rolls 3:") for words in play.said)


def test_nobody_but_the_admiral_launches_a_nuke() -> None:
    """R24.1, R21.15"""
    scenario = battle().ships(FRONT, basestars=1)

    assert ["opt:nuke" in scenario.rules.action_options(seat) for seat in (BOOMER, TIGH, ROSLIN)] == [
        False,
        True,
        False,
    ]


def test_nukes_go_with_the_title() -> None:
    """R21.6"""
    scenario = battle().ships(FRONT, basestars=1).nukes(1)

    scenario.rules.give_title(Title.ADMIRAL, BOOMER)

    assert "opt:nuke" in scenario.rules.action_options(BOOMER)
    assert "opt:nuke" not in scenario.rules.action_options(TIGH)


def test_without_a_basestar_no_nuke_is_launched() -> None:
    """R24.4"""
    play = act(battle().ships(FRONT, raiders=3), seat=TIGH)

    with pytest.raises(Illegal):
        play.answer("opt:nuke")


def test_without_a_nuke_none_is_launched() -> None:
    """R24.1"""
    play = act(battle().ships(FRONT, basestars=1).nukes(0), seat=TIGH)

    with pytest.raises(Illegal):
        play.answer("opt:nuke")


@covers("title:admiral", "Strategic Planning")
def test_planning_helps_a_nuke() -> None:
    """R24.5"""
    scenario = battle().ships(FRONT, basestars=1, raiders=3).hand(ROSLIN, "Strategic Planning 4").rolls(5)

    play = act(scenario, "opt:nuke", seat=TIGH).answer("card:strategic-planning-4#0")

    assert sky(play.state) == {}


@covers("title:admiral", "ECO Officer")
def test_helo_has_the_roll_of_a_nuke_rolled_again() -> None:
    """R24.5, R10.4"""
    scenario = battle().ships(FRONT, basestars=1).rolls(1, 6)
    scenario.rules.player(BOOMER).character = "helo"

    play = act(scenario, "opt:nuke", seat=TIGH)
    assert play.asked == [(BOOMER, "reroll")]
    play.answer("opt:yes")

    assert sky(play.state) == {}


@covers("title:admiral")
def test_a_used_nuke_leaves_the_game() -> None:
    """R24.1, R0.15"""
    scenario = battle().ships(FRONT, basestars=1).at(TIGH, Place.COMMAND).rolls(3)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert play.state.nukes == 1
    scenario.ships(FRONT, basestars=1).rolls(3)
    act(scenario, "opt:nuke", seat=TIGH)
    assert scenario.state.nukes == 0

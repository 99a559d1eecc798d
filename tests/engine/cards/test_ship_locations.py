"""Locations that command ships: Weapons Control, Command, Communications, Hangar Deck, Armory, the Cylon Fleet."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
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
    battle,
    hangar,
    sky,
)

# ── Weapons Control and Armory ──────────────────────────────────────────────────────────────────────────────────────


@covers("Weapons Control")
def test_galactica_shoots_at_any_cylon_ship_around_her() -> None:
    """R12.5"""
    scenario = battle().at(BOOMER, Place.WEAPONS_CONTROL).rolls(7)
    scenario.ships(FRONT, raiders=3).ships(REAR, heavy_raiders=2, basestars=1).ships(PORT_AFT, vipers=1)

    play = act(scenario, "loc:weapons-control")
    assert play.ask.options == ("ship:raider@front", "ship:heavy-raider@rear", "ship:basestar@rear#0")
    play.answer("ship:heavy-raider@rear")

    assert sky(play.state) == {
        FRONT: {"raiders": 3},
        REAR: {"heavy_raiders": 1, "basestars": 1},
        PORT_AFT: {"vipers": 1},
    }
    assert "seat:0 rolls 7: attack on a heavy raider behind Galactica; 7 or more destroys it." in play.said


def test_without_a_target_the_guns_stay_silent() -> None:
    """R12.5"""
    play = act(battle().at(BOOMER, Place.WEAPONS_CONTROL).ships(FRONT, vipers=1).boarding(1))

    assert "loc:weapons-control" not in play.ask.options


@pytest.mark.parametrize(("roll", "left"), [(6, 1), (7, 0)])
@covers("Armory")
def test_a_centurion_is_shot_in_the_armory(roll: int, left: int) -> None:
    """R5.a, R14.4"""
    play = act(battle().at(BOOMER, Place.ARMORY).boarding(4).rolls(roll), "loc:armory")

    assert play.over
    assert play.state.boarding == [0, 0, 0, left]


@pytest.mark.parametrize("place", [Place.WEAPONS_CONTROL, Place.COMMAND, Place.HANGAR_DECK, Place.ARMORY])
def test_a_damaged_location_commands_nothing(place: Place) -> None:
    """R12.8, R4.5"""
    scenario = battle().ships(FRONT, raiders=1, vipers=1).boarding(1).at(BOOMER, place)
    assert f"loc:{place}" in scenario.rules.action_options(BOOMER)

    scenario.damaged(place)

    assert f"loc:{place}" not in scenario.rules.action_options(BOOMER)


# ── Command ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Command")
def test_command_launches_a_viper_and_sends_the_same_one_on() -> None:
    """R5.2, R13.2, R13.3"""
    play = act(battle().at(BOOMER, Place.COMMAND), "loc:command").answer("ship:viper@reserves")
    assert set(play.ask.options) == {"area:port-bow", "area:port-aft"}  # R0.10
    play.answer("area:port-bow").answer("ship:viper@port-bow").answer("area:front")

    assert play.over
    assert sky(play.state) == {FRONT: {"vipers": 1}}
    assert hangar(play.state) == (7, 0, 0)


@covers("Command")
def test_command_lets_one_viper_attack_twice() -> None:
    """R13.3"""
    scenario = battle().at(BOOMER, Place.COMMAND).ships(FRONT, vipers=1, raiders=2).rolls(3, 8)

    play = act(scenario, "loc:command")
    for _ in range(2):
        play.answer("ship:viper@front").answer("ship:raider@front")

    assert play.over
    assert sky(play.state) == {FRONT: {"vipers": 1}}
    assert any(words.startswith("seat:0 rolls 3:") for words in play.said)


@covers("Command")
def test_command_is_up_to_two_activations() -> None:
    """R5.a"""
    play = act(battle().at(BOOMER, Place.COMMAND), "loc:command").answer("ship:viper@reserves")
    play.answer("area:port-aft").answer("opt:done")

    assert play.over
    assert sky(play.state) == {PORT_AFT: {"vipers": 1}}


@covers("Command")
def test_an_unmanned_viper_flies_to_adjacent_areas_and_attacks_where_it_is() -> None:
    """R13.2, R0.9"""
    scenario = battle().at(BOOMER, Place.COMMAND).ships(REAR, vipers=1, raiders=1).ships(PORT_AFT, basestars=1)

    play = act(scenario, "loc:command").answer("ship:viper@rear")

    assert set(play.ask.options) == {"area:starboard-aft", "area:port-aft", "ship:raider@rear"}


@covers("Command")
def test_without_reserves_only_vipers_in_space_are_commanded() -> None:
    """R13.9"""
    scenario = battle().at(BOOMER, Place.COMMAND).vipers(damaged=7).ships(REAR, vipers=1)

    play = act(scenario, "loc:command")

    assert play.ask.options == ("ship:viper@rear", "opt:done")


# ── Communications ──────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Communications")
def test_two_civilian_ships_are_contacted_and_may_move_each_its_own_way() -> None:
    """R5.3"""
    scenario = battle().at(TIGH, Place.COMMUNICATIONS).ships(REAR, civilians=("population-2", "empty"))
    scenario.ships(FRONT, civilians=("population-1",))

    play = act(scenario, "loc:communications", seat=TIGH)
    assert (play.ask.options, play.ask.sizes) == (("ship:civilian-C", "ship:civilian-A", "ship:civilian-B"), (2,))
    play.answer("ship:civilian-A", "ship:civilian-C")
    assert set(play.ask.options) == {"opt:stay", "area:port-bow", "area:starboard-bow"}  # C, in front
    play.answer("area:port-bow").answer("area:starboard-aft")

    assert [(area, c.label) for area in play.state.areas for c in play.state.areas[area].civilians] == [
        (STARBOARD_AFT, "A"),
        (REAR, "B"),
        (PORT_BOW, "C"),
    ]
    memos = str(play.state.players[TIGH].memos)
    assert ("population-2" in memos, "'civilian:population-1'" in memos, "empty" in memos) == (True, True, False)


@covers("Communications")
def test_with_one_civilian_ship_in_space_that_one_is_contacted() -> None:
    """R5.3"""
    scenario = battle().at(BOOMER, Place.COMMUNICATIONS).ships(REAR, civilians=("population-2",))

    play = act(scenario, "loc:communications").answer("opt:stay")

    assert play.over
    assert sky(play.state) == {REAR: {"civilians": 1}}
    assert "population-2" in str(play.state.players[BOOMER].memos)


def test_without_a_civilian_ship_in_space_there_is_nobody_to_contact() -> None:
    play = act(battle().at(BOOMER, Place.COMMUNICATIONS))

    assert "loc:communications" not in play.ask.options


# ── Hangar Deck ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("area", [PORT_BOW, PORT_AFT])
@covers("Hangar Deck")
def test_a_pilot_launches_and_acts_again(area: Place) -> None:
    """R13.18, R4.2"""
    scenario = battle().at(BOOMER, Place.HANGAR_DECK).ships(area, raiders=1).rolls(3)

    play = act(scenario, "loc:hangar-deck").answer(f"area:{area}")
    assert play.asked == [(BOOMER, "action")]
    play.answer(f"ship:raider@{area}")

    assert play.over
    assert sky(play.state) == {area: {"pilots": [BOOMER]}}
    assert hangar(play.state) == (7, 0, 0)


@covers("Hangar Deck")
def test_a_pilot_who_has_launched_may_leave_it_at_that() -> None:
    """R13.18: may"""
    scenario = battle().at(BOOMER, Place.HANGAR_DECK)

    play = act(scenario, "loc:hangar-deck").answer("area:port-aft").answer("opt:nothing")

    assert play.over
    assert sky(play.state) == {PORT_AFT: {"pilots": [BOOMER]}}


def test_only_pilots_launch_themselves() -> None:
    """R13.18"""
    play = act(battle().at(TIGH, Place.HANGAR_DECK), seat=TIGH)

    assert "loc:hangar-deck" not in play.ask.options


@covers("Hangar Deck")
def test_with_empty_reserves_a_viper_is_called_back_for_the_pilot() -> None:
    """R13.19"""
    scenario = battle().at(BOOMER, Place.HANGAR_DECK).vipers(damaged=5).ships(REAR, vipers=2).ships(FRONT, vipers=1)

    play = act(scenario, "loc:hangar-deck")
    assert set(play.ask.options) == {"ship:viper@rear", "ship:viper@front"}
    play.answer("ship:viper@rear").answer("area:port-bow").answer("opt:nothing")

    assert sky(play.state) == {FRONT: {"vipers": 1}, REAR: {"vipers": 1}, PORT_BOW: {"pilots": [BOOMER]}}
    assert hangar(play.state) == (0, 5, 0)


@covers("Hangar Deck")
def test_a_pilot_may_take_the_last_viper_of_the_reserves() -> None:
    """R13.18"""
    play = act(battle().at(BOOMER, Place.HANGAR_DECK).vipers(damaged=7), "loc:hangar-deck").answer("area:port-bow")

    assert sky(play.state) == {PORT_BOW: {"pilots": [BOOMER]}}
    assert hangar(play.state) == (0, 7, 0)


def test_without_any_viper_nobody_launches() -> None:
    """R13.19"""
    play = act(battle().at(BOOMER, Place.HANGAR_DECK).vipers(damaged=5, destroyed=3))

    assert "loc:hangar-deck" not in play.ask.options


# ── the Cylon Fleet ─────────────────────────────────────────────────────────────────────────────────────────────────


def lead(scenario: Scenario, pick: str) -> Play:
    """Boomer, a Cylon player, uses the Cylon Fleet."""
    return act(scenario.cylon(BOOMER).at(BOOMER, Place.CYLON_FLEET), "loc:cylon-fleet").answer(pick)


@covers("Cylon Fleet")
def test_a_cylon_lets_the_raiders_act() -> None:
    """R18.27"""
    scenario = battle().ships(FRONT, raiders=2, vipers=1).ships(REAR, basestars=1).rolls(8, 8).damage_tokens("armory")

    play = lead(scenario, "opt:raiders")

    assert sky(play.state) == {FRONT: {"raiders": 2}, REAR: {"basestars": 1}}
    assert (hangar(play.state), play.state.damaged) == ((7, 0, 1), [Place.ARMORY])


@covers("Cylon Fleet")
def test_a_cylon_lets_heavy_raiders_and_centurions_advance() -> None:
    """R18.27, R14.2"""
    play = lead(battle().ships(STARBOARD_BOW, heavy_raiders=1).boarding(2), "opt:heavy-raiders")

    assert sky(play.state) == {FRONT: {"heavy_raiders": 1}}
    assert play.state.boarding == [0, 0, 1, 0]


@covers("Cylon Fleet")
def test_a_cylon_lets_the_basestars_fire() -> None:
    """R18.27"""
    play = lead(battle().ships(FRONT, basestars=1).rolls(4).damage_tokens("armory"), "opt:basestars")

    assert play.state.damaged == [Place.ARMORY]


@pytest.mark.parametrize("swarm", [False, True])
@covers("Cylon Fleet")
def test_a_cylon_lets_each_basestar_launch_two_raiders_and_a_heavy_raider(swarm: bool) -> None:
    """R18.27, R11.20"""
    scenario = battle().ships(FRONT, basestars=1, raiders=1, heavy_raiders=1).ships(REAR, basestars=1)
    scenario.basestar_damage(FRONT, "disabled-hangar").boarding(1)

    play = lead(scenario.kept("Cylon Swarm") if swarm else scenario, "opt:launch")

    assert sky(play.state) == {
        FRONT: {"basestars": 1, "raiders": 1, "heavy_raiders": 1},
        REAR: {"basestars": 1, "raiders": 2 + swarm, "heavy_raiders": 1 + swarm},
    }
    assert play.state.boarding == [1, 0, 0, 0]


def test_a_cylon_by_the_sympathizer_leads_no_fleet() -> None:
    """R19.11, R18.27"""
    play = act(battle().cylon(BOOMER).at(BOOMER, Place.CYLON_FLEET))
    assert "loc:cylon-fleet" in play.ask.options

    play.state.players[BOOMER].sympathizer = True

    assert "loc:cylon-fleet" not in play.rules.action_options(BOOMER)

"""Super crises with ships: Cylon Intruders, Fleet Mobilization, Massive Assault."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, slug
from tests.engine.covering import covers
from tests.engine.helpers import adds, holds_total, total_for
from tests.engine.reference import check_of, crisis
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    STARBOARD_BOW,
    act,
    battle,
    hangar,
    sky,
)


def strikes(scenario: Scenario, card: str, box: str = "") -> Play:
    """Boomer, a Cylon player, plays this super crisis; its check ends just inside this box."""
    cards: list[str] = []
    scenario.cylon(BOOMER).at(BOOMER, Place.CAPRICA).super_crisis(BOOMER, card)
    if box:
        check = check_of(card)
        cards = holds_total(scenario, ROSLIN, total_for(check, box), check["skills"])
    play = act(scenario, "loc:caprica").answer(f"super:{slug(card)}")
    return (adds(play, ROSLIN, cards) if box else play).finish()


# ── Cylon Intruders ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("box", "boarding", "damaged"),
    [("pass", 0, []), ("partial", 1, []), ("fail", 2, [Place.COMMAND])],
)
@covers("Cylon Intruders")
def test_intruders_board_galactica(box: str, boarding: int, damaged: list[Place]) -> None:
    """R14.1"""
    play = strikes(battle().damage_tokens("command"), "Cylon Intruders", box)

    assert play.state.boarding == [boarding, 0, 0, 0]
    assert play.state.damaged == damaged
    assert play.state.super_crisis.discard == ["cylon-intruders"]


@covers("Cylon Intruders")
def test_intruders_damage_galactica_once() -> None:
    scenario = battle().cylon(BOOMER).super_crisis(BOOMER, "Cylon Intruders")
    check = check_of("Cylon Intruders")
    cards = holds_total(scenario, ROSLIN, check["partial"] - 1, check["skills"])

    play = act(scenario.at(BOOMER, Place.CAPRICA), "loc:caprica").answer("super:cylon-intruders")
    adds(play, ROSLIN, cards).finish()

    assert len(play.state.damage) == 7
    assert play.state.boarding == [2, 0, 0, 0]


# ── Fleet Mobilization ──────────────────────────────────────────────────────────────────────────────────────────────


@covers("Fleet Mobilization")
def test_a_fleet_that_is_held_off_fires_and_launches() -> None:
    scenario = battle().ships(FRONT, basestars=1, raiders=1).ships(REAR, heavy_raiders=1).boarding(1)
    scenario.rolls(4).damage_tokens("command")

    play = strikes(scenario, "Fleet Mobilization", "pass")

    assert play.state.damaged == [Place.COMMAND]
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 4}, REAR: {"heavy_raiders": 1}}
    assert (play.state.boarding, play.state.dials["morale"]) == ([1, 0, 0, 0], 10)


@covers("Fleet Mobilization")
def test_a_mobilized_fleet_does_everything_in_order() -> None:
    """R11.1: basestars, raiders, heavy raiders, launching"""
    scenario = battle().ships(FRONT, basestars=1, raiders=1).ships(REAR, heavy_raiders=1).boarding(1)
    scenario.rolls(4, 8).damage_tokens("command", "armory")

    play = strikes(scenario, "Fleet Mobilization", "fail")

    assert play.state.damaged == [Place.COMMAND, Place.ARMORY]
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 4}, PORT_AFT: {"heavy_raiders": 1}}
    assert (play.state.boarding, play.state.dials["morale"]) == ([0, 1, 0, 0], 9)


@covers("Fleet Mobilization")
def test_raiders_launched_by_a_mobilized_fleet_do_not_act_any_more() -> None:
    """Without raiders the second step launches 2, the last one 3 more"""
    scenario = battle().ships(FRONT, basestars=1).rolls(1)

    play = strikes(scenario, "Fleet Mobilization", "fail")

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 5, "heavy_raiders": 1}}
    assert play.state.damaged == []


# ── Massive Assault ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_set_up_here_is_the_printed_one() -> None:
    assert crisis("Massive Assault")["attack"] == {
        "activate": ["heavy_raiders", "basestars"],
        "setup": {
            "starboard_bow": {"basestar": 1, "raider": 4},
            "starboard_aft": {"basestar": 1, "heavy_raider": 1, "raider": 2},
            "port_aft": {"viper": 1, "civilian": 2},
            "port_bow": {"viper": 1, "civilian": 2},
        },
        "special": "Power Failure: jump_prep -2",
    }


@pytest.mark.parametrize(("jump", "left"), [(4, 2), (1, 0)])
@covers("Massive Assault")
def test_a_massive_assault_comes_from_two_sides(jump: int, left: int) -> None:
    """R8.12, R9.6"""
    play = strikes(battle().jump(jump), "Massive Assault")

    assert sky(play.state) == {
        STARBOARD_BOW: {"basestars": 1, "raiders": 4},
        STARBOARD_AFT: {"basestars": 1, "heavy_raiders": 1, "raiders": 2},
        PORT_AFT: {"vipers": 1, "civilians": 2},
        PORT_BOW: {"vipers": 1, "civilians": 2},
    }
    assert (hangar(play.state), play.state.jump) == ((6, 0, 0), left)
    assert (play.state.damaged, play.state.boarding) == ([], [0, 0, 0, 0])
    assert play.state.super_crisis.discard == ["massive-assault"]


@covers("Massive Assault")
def test_in_a_massive_assault_heavy_raiders_and_then_basestars_act_first() -> None:
    """R8.12 (1)"""
    scenario = battle().ships(FRONT, heavy_raiders=1, raiders=1).ships(REAR, basestars=1).boarding(3)
    scenario.rolls(4).damage_tokens("command")

    play = strikes(scenario, "Massive Assault")  # one basestar is left: it comes to the first area by default

    assert play.state.boarding == [0, 0, 0, 1]
    assert play.state.damaged == [Place.COMMAND]
    assert sky(play.state)[PORT_BOW] == {"heavy_raiders": 1, "vipers": 1, "civilians": 2}
    assert sky(play.state)[FRONT] == {"raiders": 1}


@covers("Massive Assault", "Alert Viper Pilot")
def test_apollo_flies_against_a_massive_assault() -> None:
    """R9.3: his sheet touches neither crises nor checks"""
    scenario = battle()
    scenario.rules.player(ROSLIN).character = "apollo"
    scenario.at(ROSLIN, Place.COMMAND).cylon(BOOMER).at(BOOMER, Place.CAPRICA).super_crisis(BOOMER, "Massive Assault")

    play = act(scenario, "loc:caprica").answer("super:massive-assault")
    assert play.asked == [(ROSLIN, "ability")]
    play.answer("area:port-aft").answer("area:rear")

    assert sky(play.state)[REAR] == {"pilots": [ROSLIN]}
    assert sky(play.state)[PORT_AFT] == {"civilians": 2}

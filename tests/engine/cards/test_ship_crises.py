"""Crises that place, damage, recall or destroy ships, centurions and nukes: each option and result box."""

import pytest

from bsg.engine.state import State
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.helpers import draw_crisis
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_BOW,
    TIGH,
    battle,
    hangar,
    sky,
)


def dials(state: State) -> dict[str, int]:
    """What has been lost (or won) since the start."""
    start = battle().state.dials
    return {str(resource): now - start[resource] for resource, now in state.dials.items() if now != start[resource]}


# ── Bomb Threat ─────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Bomb Threat")
def test_an_unfound_bomb_destroys_a_civilian_ship() -> None:
    """R13.16"""
    play = draw_crisis(battle(), "Bomb Threat", "fail", 0).finish()

    assert play.state.dials["morale"] == 10 - 1 - (play.state.civilians_lost == ["population-1-morale-1"])
    assert len(play.state.civilians_lost) == 1


@covers("Bomb Threat")
def test_a_found_bomb_harms_nobody() -> None:
    play = draw_crisis(battle(), "Bomb Threat", "pass", 0).finish()

    assert (dials(play.state), play.state.civilians_lost) == ({}, [])


@pytest.mark.parametrize(("roll", "lost"), [(4, 1), (5, 0)])
@covers("Bomb Threat")
def test_nobody_may_look_for_the_bomb_and_all_depends_on_a_die(roll: int, lost: int) -> None:
    scenario = battle().rolls(roll)
    scenario.state.civilian_pile.append(scenario.state.civilian_pile.pop(scenario.state.civilian_pile.index("empty")))

    play = draw_crisis(scenario, "Bomb Threat", option=1).finish()

    assert dials(play.state) == ({"morale": -1} if lost else {})
    assert play.state.civilians_lost == ["empty"] * lost


# ── Build Cylon Detector ────────────────────────────────────────────────────────────────────────────────────────────


@covers("Build Cylon Detector")
def test_the_admiral_gives_up_a_nuke_for_the_detector() -> None:
    play = battle().crisis("Build Cylon Detector").to("crisis_choice")
    assert play.ask.seat == TIGH
    play.answer("opt:0").finish()

    assert play.state.nukes == 1
    assert dials(play.state) == {}


@covers("Build Cylon Detector")
def test_the_admiral_refuses_the_detector_and_pays_with_cards_and_morale() -> None:
    scenario = battle().hand(TIGH, *["Repair 1"] * 3)

    play = scenario.crisis("Build Cylon Detector").to("crisis_choice").answer("opt:1").finish()

    assert play.state.nukes == 2
    assert dials(play.state) == {"morale": -1}
    assert len(play.state.players[TIGH].hand) == 1


@covers("Build Cylon Detector")
def test_without_a_nuke_no_detector_is_built() -> None:
    """R8.18"""
    scenario = battle().nukes(0).hand(TIGH, *["Repair 1"] * 3)

    play = scenario.crisis("Build Cylon Detector").finish()

    assert play.state.nukes == 0
    assert dials(play.state) == {"morale": -1}
    assert len(play.state.players[TIGH].hand) == 1


# ── Crippled Raider ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("box", "lost", "jump"), [("pass", {}, 2), ("fail", {"population": -1}, 1)])
@covers("Crippled Raider")
def test_a_crippled_raider_is_studied(box: str, lost: dict[str, int], jump: int) -> None:
    """R15.3: the icon comes on top"""
    play = draw_crisis(battle(), "Crippled Raider", box, 0).finish()

    assert (dials(play.state), play.state.jump, sky(play.state)) == (lost, jump, {})


@pytest.mark.parametrize("roll", [4, 5])
@covers("Crippled Raider")
def test_a_crippled_raider_left_alone_may_bring_others(roll: int) -> None:
    """The raiders it brings are activated by the icon: three areas from the civilian ship, so clockwise"""
    play = draw_crisis(battle().rolls(roll), "Crippled Raider", option=1).finish()

    assert sky(play.state) == ({STARBOARD_BOW: {"raiders": 3}, REAR: {"civilians": 1}} if roll == 4 else {})
    assert (dials(play.state), play.state.jump) == ({}, 1)


# ── Cylon Tracking Device ───────────────────────────────────────────────────────────────────────────────────────────


@covers("Cylon Tracking Device")
def test_a_tracking_device_brings_a_basestar() -> None:
    """The icon then lets it launch 2 raiders"""
    play = draw_crisis(battle(), "Cylon Tracking Device", "fail").finish()

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 2}, REAR: {"civilians": 2}}
    assert play.state.raptors == 3


@covers("Cylon Tracking Device")
def test_a_tracking_device_that_is_found_does_no_harm() -> None:
    play = draw_crisis(battle(), "Cylon Tracking Device", "pass").finish()

    assert (sky(play.state), play.state.raptors) == ({}, 4)


# ── Cylon Virus ─────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Cylon Virus")
def test_a_virus_lets_a_centurion_board_and_hurts_those_in_ftl_control() -> None:
    scenario = battle().at(BOOMER, Place.FTL_CONTROL).at(TIGH, Place.COMMAND)

    play = draw_crisis(scenario, "Cylon Virus", "fail").finish()

    assert play.state.boarding == [1, 0, 0, 0]
    assert [player.place for player in play.state.players][:2] == [Place.SICKBAY, Place.COMMAND]


@covers("Cylon Virus")
def test_a_virus_that_is_caught_does_nothing() -> None:
    play = draw_crisis(battle().at(BOOMER, Place.FTL_CONTROL), "Cylon Virus", "pass").finish()

    assert play.state.boarding == [0, 0, 0, 0]
    assert play.state.players[BOOMER].place == Place.FTL_CONTROL


# ── Hangar Accident ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("box", "lost", "vipers"),
    [("pass", {}, (8, 0, 0)), ("partial", {"population": -1}, (8, 0, 0)), ("fail", {"population": -1}, (6, 2, 0))],
)
@covers("Hangar Accident")
def test_an_accident_in_the_hangar(box: str, lost: dict[str, int], vipers: tuple[int, int, int]) -> None:
    play = draw_crisis(battle(), "Hangar Accident", box).finish()

    assert (dials(play.state), hangar(play.state), play.state.jump) == (lost, vipers, 1)


@covers("Hangar Accident")
def test_an_accident_damages_only_the_vipers_that_are_there() -> None:
    """R13.8"""
    scenario = battle().vipers(destroyed=6).piloting(BOOMER, REAR)

    play = draw_crisis(scenario, "Hangar Accident", "fail").finish()

    assert hangar(play.state) == (0, 1, 6)
    assert sky(play.state) == {REAR: {"pilots": [BOOMER]}}


# ── Network Computers ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("box", "lost", "jump", "boarding"),
    [("pass", {}, 4, [0, 0, 0, 0]), ("fail", {"population": -1}, 3, [1, 0, 0, 0])],
)
@covers("Network Computers")
def test_networked_computers_speed_up_the_jump_or_let_a_centurion_in(
    box: str, lost: dict[str, int], jump: int, boarding: list[int]
) -> None:
    play = draw_crisis(battle().jump(2), "Network Computers", box, 0).finish()

    assert (dials(play.state), play.state.jump, play.state.boarding) == (lost, jump, boarding)


@covers("Network Computers")
def test_computers_without_a_network_delay_the_jump() -> None:
    play = draw_crisis(battle().jump(2), "Network Computers", option=1).finish()

    assert (dials(play.state), play.state.jump) == ({"population": -1}, 2)  # one back, and the icon


# ── Rescue the Fleet ────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Rescue the Fleet")
def test_the_admiral_leaves_people_behind() -> None:
    play = battle().crisis("Rescue the Fleet").to("crisis_choice")
    assert play.ask.seat == TIGH
    play.answer("opt:0").finish()

    assert (dials(play.state), sky(play.state)) == ({"population": -2}, {})


@covers("Rescue the Fleet")
def test_the_admiral_rescues_the_fleet_and_the_cylons_follow() -> None:
    """The raiders are placed before the icon activates them"""
    play = battle().crisis("Rescue the Fleet").to("crisis_choice").answer("opt:1").finish()

    assert dials(play.state) == {"morale": -1}
    assert sky(play.state) == {FRONT: {"basestars": 1}, STARBOARD_BOW: {"raiders": 3}, REAR: {"civilians": 3}}


# ── Sleep Deprivation ───────────────────────────────────────────────────────────────────────────────────────────────


@covers("Sleep Deprivation")
def test_tired_pilots_come_home() -> None:
    scenario = battle().ships(PORT_AFT, vipers=2, raiders=1).ships(PORT_BOW, vipers=1, civilians=("empty",))
    scenario.rules.player(TIGH).character = "starbuck"
    scenario.piloting(BOOMER, REAR).piloting(TIGH, FRONT)

    play = scenario.crisis("Sleep Deprivation").to("crisis_choice").answer("opt:0").finish()

    assert sky(play.state) == {PORT_AFT: {"raiders": 1}, PORT_BOW: {"civilians": 1}}
    assert hangar(play.state) == (8, 0, 0)
    assert [player.place for player in play.state.players[:2]] == [Place.SICKBAY, Place.HANGAR_DECK]
    assert (dials(play.state), play.state.jump) == ({}, 1)


@covers("Sleep Deprivation")
def test_pilots_who_go_on_without_sleep_cost_morale() -> None:
    scenario = battle().ships(PORT_AFT, vipers=2)

    play = scenario.crisis("Sleep Deprivation").to("crisis_choice").answer("opt:1").finish()

    assert sky(play.state) == {PORT_AFT: {"vipers": 2}}
    assert dials(play.state) == {"morale": -1}


# ── Weapon Malfunction ──────────────────────────────────────────────────────────────────────────────────────────────


@covers("Weapon Malfunction")
def test_malfunctioning_weapons_damage_two_vipers_of_the_current_players_choice() -> None:
    """R13.6, R13.8"""
    scenario = battle().ships(PORT_AFT, vipers=1).ships(PORT_BOW, vipers=1).at(ROSLIN, Place.WEAPONS_CONTROL)
    scenario.piloting(BOOMER, REAR)

    play = draw_crisis(scenario, "Weapon Malfunction", "fail").to("viper")
    assert (play.ask.seat, len(play.ask.options)) == (BOOMER, 3)
    play.answer("seat:0").answer("ship:viper@port-bow").finish()

    assert sky(play.state) == {PORT_AFT: {"vipers": 1}}
    assert hangar(play.state) == (5, 2, 0)
    assert [player.place for player in play.state.players] == [Place.SICKBAY, Place.COMMAND, Place.SICKBAY]


@covers("Weapon Malfunction")
def test_malfunctioning_weapons_cannot_be_evaded_and_hit_no_more_vipers_than_there_are() -> None:
    """R13.7"""
    scenario = battle().ships(PORT_AFT, vipers=1).hand(TIGH, "Evasive Maneuvers 1")

    play = draw_crisis(scenario, "Weapon Malfunction", "fail").finish()

    assert (sky(play.state), hangar(play.state)) == ({}, (7, 1, 0))
    assert play.state.players[TIGH].hand == ["evasive-maneuvers-1"]


@covers("Weapon Malfunction")
def test_weapons_that_are_checked_in_time_hurt_nobody() -> None:
    scenario = battle().ships(PORT_AFT, vipers=2).at(TIGH, Place.WEAPONS_CONTROL)

    play = draw_crisis(scenario, "Weapon Malfunction", "pass").finish()

    assert sky(play.state) == {PORT_AFT: {"vipers": 2}}
    assert play.state.players[TIGH].place == Place.WEAPONS_CONTROL

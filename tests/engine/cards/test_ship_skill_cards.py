"""Skill cards for ships: Maximum Firepower, Repair, Launch Scout; Evasive Maneuvers stands with the windows."""

import pytest

from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, REAR, TIGH, act, battle, hangar, sky

FIREPOWER = "card:maximum-firepower-3#0"
REPAIR = "card:repair-1#0"


# ── Maximum Firepower ───────────────────────────────────────────────────────────────────────────────────────────────


@covers("Maximum Firepower")
def test_a_pilot_attacks_four_times_at_targets_chosen_one_by_one() -> None:
    """R13.22"""
    scenario = battle().piloting(BOOMER, FRONT).hand(BOOMER, "Maximum Firepower 3").rolls(3, 7, 2, 8)
    scenario.ships(FRONT, raiders=3, heavy_raiders=1, basestars=1).loads("basestar", 1)

    play = act(scenario, FIREPOWER)
    for target in ("raider@front", "heavy-raider@front", "raider@front", "basestar@front#0"):
        play.answer(f"ship:{target}")

    assert play.over
    assert sky(play.state) == {FRONT: {"raiders": 2, "basestars": 1, "pilots": [BOOMER]}}
    assert play.state.areas[FRONT].basestars == [["disabled-hangar"]]
    assert play.state.players[BOOMER].hand == []


@covers("Maximum Firepower")
def test_a_pilot_may_stop_firing() -> None:
    """R13.22, R27.8: up to 4"""
    scenario = battle().piloting(BOOMER, FRONT).hand(BOOMER, "Maximum Firepower 3").ships(FRONT, raiders=3).rolls(3)

    play = act(scenario, FIREPOWER).answer("ship:raider@front").answer("opt:done")

    assert play.over
    assert sky(play.state) == {FRONT: {"raiders": 2, "pilots": [BOOMER]}}


@covers("Maximum Firepower")
def test_firing_ends_when_nothing_is_left_to_fire_at() -> None:
    """R13.22"""
    scenario = battle().piloting(BOOMER, FRONT).hand(BOOMER, "Maximum Firepower 3").ships(FRONT, raiders=1).rolls(3)

    play = act(scenario, FIREPOWER).answer("ship:raider@front")

    assert play.over
    assert sky(play.state) == {FRONT: {"pilots": [BOOMER]}}


def test_only_a_pilot_with_a_target_in_the_area_fires() -> None:
    """R13.22"""
    scenario = battle().ships(FRONT, raiders=1).hand(BOOMER, "Maximum Firepower 3").hand(TIGH, "Maximum Firepower 4")

    assert FIREPOWER not in scenario.rules.action_options(BOOMER)
    assert FIREPOWER not in scenario.piloting(BOOMER, REAR).rules.action_options(BOOMER)
    assert FIREPOWER in scenario.piloting(BOOMER, FRONT).rules.action_options(BOOMER)


# ── Repair ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("damaged", "vipers"), [(1, (8, 0, 0)), (2, (8, 0, 0)), (3, (7, 1, 0))])
@covers("Repair")
def test_up_to_two_vipers_are_repaired_on_the_hangar_deck(damaged: int, vipers: tuple[int, int, int]) -> None:
    """R27.9, R13.5"""
    scenario = battle().at(BOOMER, Place.HANGAR_DECK).hand(BOOMER, "Repair 1").vipers(damaged=damaged)

    play = act(scenario, REPAIR)

    assert play.over
    assert hangar(play.state) == vipers
    assert play.state.players[BOOMER].hand == []


@pytest.mark.parametrize(
    ("pick", "deck", "vipers"),
    [("loc:hangar-deck", [], (5, 3, 0)), ("opt:vipers", [Place.HANGAR_DECK], (7, 1, 0))],
)
@covers("Repair")
def test_on_a_damaged_hangar_deck_it_is_the_deck_or_the_vipers(
    pick: str, deck: list[Place], vipers: tuple[int, int, int]
) -> None:
    """R13.5, R27.9"""
    scenario = battle().at(BOOMER, Place.HANGAR_DECK).hand(BOOMER, "Repair 1").vipers(damaged=3)

    play = act(scenario.damaged(Place.HANGAR_DECK), REPAIR)
    assert set(play.ask.options) == {"loc:hangar-deck", "opt:vipers"}
    play.answer(pick)

    assert (play.state.damaged, hangar(play.state)) == (deck, vipers)


@pytest.mark.parametrize("place", [Place.ARMORY, FRONT])
def test_vipers_are_repaired_nowhere_else(place: Place) -> None:
    """R27.9"""
    scenario = battle().vipers(damaged=2).hand(BOOMER, "Repair 1").at(BOOMER, Place.ARMORY)
    if place == FRONT:
        scenario.piloting(BOOMER, FRONT)

    play = act(scenario)

    assert REPAIR not in play.ask.options


def test_without_a_damaged_viper_there_is_nothing_to_repair_on_the_hangar_deck() -> None:
    """R27.9"""
    scenario = battle().hand(BOOMER, "Repair 1").at(BOOMER, Place.HANGAR_DECK)

    play = scenario.run(lambda rules: rules.take_action(BOOMER))

    assert "card:repair-1#0" not in play.ask.options


# ── Launch Scout ────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Launch Scout")
def test_the_last_raptor_can_be_sent_out_to_scout() -> None:
    """R4.12"""
    scenario = battle().raptors(1).hand(BOOMER, "Launch Scout 1").rolls(1)

    play = act(scenario, "card:launch-scout-1#0").finish()

    assert play.state.raptors == 0

"""The military leaders: William Adama, Saul Tigh, Helo."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.helpers import adds, finish, holds_total

ADAMA, TIGH, HELO = 0, 0, 0  # always seat 0; two others sit with them


def adama() -> Scenario:
    return Scenario("adama", "zarek", "roslin")


def tigh() -> Scenario:
    return Scenario("tigh", "zarek", "roslin")


def helo() -> Scenario:
    return Scenario("helo", "zarek", "roslin")


def check_with(scenario: Scenario, *cards: str) -> Play:
    """A failed or passed Prison Labor (10: politics, leadership, tactics), to which seat 2 adds these cards."""
    scenario.hand(2, *cards).destiny("Repair 2", "Launch Scout 2")
    return adds(scenario.crisis("Prison Labor"), 2, list(scenario.rules.player(2).hand))


# ── William Adama ───────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Inspirational Leader")
def test_in_adamas_crisis_every_card_of_strength_one_counts_for_the_check() -> None:
    """R26.15: of every type, and of strength 1 only."""
    play = check_with(adama(), "Repair 1", "Evasive Maneuvers 1", "Launch Scout 1", "Repair 2").finish()

    assert "The total is 1 against 10." in play.said


def test_in_somebody_elses_crisis_adama_changes_nothing() -> None:
    """R26.15"""
    play = check_with(adama().turn_of(1), "Repair 1", "Evasive Maneuvers 1", "Launch Scout 1", "Repair 2").finish()

    assert "The total is -3 against 10." in play.said


@covers("Command Authority")
def test_adama_may_take_the_cards_of_a_check() -> None:
    """R7.44"""
    play = check_with(adama().turn_of(1), "Repair 1", "Consolidate Power 1").to("ability")
    assert play.ask.seat == ADAMA

    play.answer("opt:yes").finish()

    assert play.rules.player(ADAMA).hand == ["consolidate-power-1", "launch-scout-2", "repair-1", "repair-2"]
    assert all(not deck.discard for deck in play.state.skills.values())
    assert play.rules.player(ADAMA).once_used


def test_command_authority_is_used_once() -> None:
    """R26.2"""
    scenario = adama().turn_of(1)
    scenario.rules.player(ADAMA).once_used = True

    play = check_with(scenario, "Repair 1")

    assert play.finish().rules.player(ADAMA).hand == []


@covers("Emotionally Attached")
def test_adama_does_not_activate_the_admirals_quarters() -> None:
    """R5.9"""
    play = adama().at(ADAMA, Place.ADMIRALS_QUARTERS).run(lambda rules: rules.take_action(ADAMA)).to("action")

    assert "loc:admirals-quarters" not in play.ask.options


# ── Saul Tigh ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("hatred", "place"), [("opt:-3", Place.BRIG), ("opt:no", Place.PRESIDENTS_OFFICE)])
@covers("Admiral's Quarters")
def test_tigh_may_lower_the_difficulty_of_the_admirals_quarters_by_three(hatred: str, place: Place) -> None:
    """R7.11: 4 are enough instead of 7, whoever activates it."""
    scenario = tigh().at(1, Place.ADMIRALS_QUARTERS)
    cards = holds_total(scenario, 2, 4, ["leadership", "tactics"])

    play = scenario.run(lambda rules: rules.take_action(1)).answer("loc:admirals-quarters")
    play.to("character").answer("seat:2").to("ability")
    assert play.ask.seat == TIGH
    adds(play.answer(hatred), 2, cards).finish()

    assert play.rules.player(2).place == place


@covers("Cylon Hatred")
def test_cylon_hatred_speaks_when_it_is_used() -> None:
    scenario = tigh().at(1, Place.ADMIRALS_QUARTERS)

    play = scenario.run(lambda rules: rules.take_action(1)).answer("loc:admirals-quarters")
    play.to("character").answer("seat:2").to("ability").answer("opt:-3")

    assert "Cylon Hatred: the difficulty is now 4." in play.said


@covers("ability:declare-martial-law")
def test_martial_law_makes_the_admiral_president() -> None:
    """R26.14: also when Tigh is not the Admiral himself."""
    scenario = tigh().title(Title.ADMIRAL, 1)

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("opt:declare-martial-law")

    assert play.state.titles == {Title.PRESIDENT: 1, Title.ADMIRAL: 1}
    assert play.rules.player(TIGH).once_used


@pytest.mark.parametrize("seat", [0, 1])
@covers("Alcoholic")
def test_tigh_discards_a_last_card_at_the_start_of_anybodys_turn(seat: int) -> None:
    """R3.1, R26.13, R26.1: before drawing, and nobody asks him."""
    play = tigh().turn_of(seat).hand(TIGH, "Repair 1").start()

    assert "repair-1" not in play.rules.player(TIGH).hand
    assert play.state.skills["engineering"].discard == ["repair-1"]
    assert f"Alcoholic costs seat:{TIGH} the last card." in play.said


def test_with_two_cards_tigh_stays_sober() -> None:
    """R3.1"""
    play = tigh().turn_of(1).hand(TIGH, "Repair 1", "Repair 2").start()

    assert play.rules.player(TIGH).hand == ["repair-1", "repair-2"]


# ── Helo ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Riots")
def test_in_his_first_turn_helo_receives_skills_and_resolves_a_crisis_and_nothing_else() -> None:
    """R26.10"""
    play = helo().crises("Riots").start()

    assert len(play.rules.player(HELO).hand) == 5
    assert play.ask.kind == "crisis_choice"


@covers("Stranded")
def test_helo_arrives_on_the_hangar_deck_at_the_start_of_his_second_turn() -> None:
    """R3.2"""
    scenario = helo()
    scenario.rules.player(HELO).turns = 1

    play = scenario.start()

    assert play.rules.player(HELO).place == Place.HANGAR_DECK
    assert play.ask.kind == "move"


def test_helo_does_not_arrive_in_somebody_elses_turn() -> None:
    """R3.2"""
    scenario = helo().turn_of(1)
    scenario.rules.player(HELO).turns = 1

    assert scenario.start().rules.player(HELO).place is None


def test_it_is_told_why_helo_neither_moves_nor_acts_in_his_first_turn() -> None:
    """R26.10"""
    play = helo().start()

    assert play.ask.kind not in ("move", "action")
    assert sum("is stranded, off the board" in line for line in play.said) == 1


@covers("ECO Officer")
def test_helo_has_one_die_a_turn_rolled_again() -> None:
    """R26.11"""
    scenario = helo().at(HELO, Place.COMMAND).hand(HELO, "Launch Scout 1").rolls(1, 8, 1).raptors(4)

    play = scenario.run(lambda rules: rules.take_action(HELO)).answer("card:launch-scout-1#0")
    play.to("reroll").answer("opt:yes").to("scout").finish()
    assert play.state.raptors == 4

    play = scenario.hand(HELO, "Launch Scout 1").run(lambda rules: rules.take_action(HELO))
    play.answer("card:launch-scout-1#0").finish()
    assert play.state.raptors == 3


def test_in_other_turns_helo_rerolls_nothing() -> None:
    """R10.4"""
    scenario = helo().turn_of(1).hand(1, "Launch Scout 1").rolls(1)

    play = scenario.run(lambda rules: rules.take_action(1)).answer("card:launch-scout-1#0").finish()

    assert play.state.raptors == 3


@covers("Moral Compass", "Riots")
def test_helo_may_change_the_choice_on_a_crisis_also_while_he_is_stranded() -> None:
    """R8.20, R26.12"""
    scenario = helo().turn_of(1)

    play = scenario.crisis("Riots").to("crisis_choice").answer("opt:0").to("ability")
    assert play.ask.seat == HELO
    finish(play, ability="opt:yes")

    assert any("overrules it. The choice is now:" in line for line in play.said), "and everybody reads who did"
    assert (play.state.dials["population"], play.state.dials["fuel"]) == (11, 7)
    assert (play.state.dials["food"], play.state.dials["morale"]) == (8, 10)


@covers("Requested Resignation")
def test_helo_does_not_change_a_choice_inside_an_option() -> None:
    """R8.20"""
    scenario = helo().turn_of(1)

    play = scenario.crisis("Requested Resignation").to("crisis_choice").answer("opt:1").to("ability").answer("opt:no")
    play.to("choose").answer("opt:second")

    assert play.over
    assert play.rules.player(2).place == Place.BRIG

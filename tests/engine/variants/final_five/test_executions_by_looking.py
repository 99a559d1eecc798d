"""R23, R33: executions that a look at a Final Five card brings, wherever somebody looks."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes
from tests.engine.helpers import adds, holds_total
from tests.engine.reference import check_of
from tests.engine.space import FRONT, REAR, sky

HUMAN = "not-a-cylon"
EXAMINER, OWNER = "final-five-examiner-executed", "final-five-owner-executed"


def table(*characters: str) -> Scenario:
    return Scenario(*characters, set="exodus", variants=("final-five",)).quorum()


def passed(scenario: Scenario, card: str, seat: int) -> Play:
    """The current player draws this crisis, and this seat has it passed."""
    check = check_of(card)
    cards = holds_total(scenario, seat, check["value"], check["skills"])
    return adds(scenario.crisis(card), seat, cards)


@covers("Mandatory Testing", "Command Authority", EXAMINER)
def test_who_comes_as_adama_by_a_check_may_take_its_cards() -> None:
    """R7.44, R23.25: the President looks at a card of the current player."""
    scenario = table("zarek", "tigh", "roslin").loyalty(0, EXAMINER).only_loyalties(HUMAN)
    play = becomes(passed(scenario, "Mandatory Testing", 1), "adama").to("ability")
    assert play.ask.seat == 2
    assert play.state.check is not None
    cards = len(play.state.check.revealed)

    play.answer("opt:yes").finish()

    assert len(play.rules.player(2).hand) == cards


@covers("Mandatory Testing", OWNER)
def test_the_current_player_executed_in_his_crisis_ends_his_turn_after_it() -> None:
    """R3.23: the check is finished, the icons are skipped."""
    scenario = table("zarek", "tigh", "roslin").loyalty(0, OWNER).only_loyalties(HUMAN)
    scenario.ships(FRONT, raiders=1).ships(REAR, civilians=("empty",))

    play = becomes(passed(scenario, "Mandatory Testing", 1), "gaeta").finish()

    assert play.state.turn_over
    assert (play.state.jump, sky(play.state)[FRONT]) == (0, {"raiders": 1})
    assert (play.state.check, play.state.crises) == (None, [])


@covers("Mandatory Testing", OWNER)
def test_whoever_has_no_card_left_to_show_was_human_all_the_same() -> None:
    """R23.6, R33.20: the only card was shown by the look."""
    scenario = table("zarek", "tigh", "roslin").loyalty(0, OWNER).only_loyalties(HUMAN)

    play = becomes(passed(scenario, "Mandatory Testing", 1), "gaeta").finish()

    assert "seat:0 was human." in play.said


@covers("Release Cylon Mugshots", EXAMINER)
def test_a_new_tory_does_not_adapt_to_the_card_that_executed_her_predecessor() -> None:
    """R25.8"""
    scenario = table("roslin", "tigh", "zarek").quorum("Release Cylon Mugshots").only_loyalties(HUMAN)
    scenario.loyalty(1, EXAMINER).loyalty(2, HUMAN)
    play = scenario.run(lambda rules: rules.take_action(0)).answer("quorum:release-cylon-mugshots#0")

    becomes(play.answer("seat:1"), "tory")
    while not play.over:
        assert play.ask.kind != "ability"
        play.answer(*play.ask.fallback)

    assert play.rules.player(0).character == "tory"
    assert play.rules.holder(Title.PRESIDENT) == 2  # Zarek is before Tory in line


@covers("Release Cylon Mugshots", "Adaptable", EXAMINER)
def test_a_tory_who_was_there_does() -> None:
    scenario = table("roslin", "tigh", "tory").quorum("Release Cylon Mugshots").only_loyalties(HUMAN)
    scenario.loyalty(1, EXAMINER)
    play = scenario.run(lambda rules: rules.take_action(0)).answer("quorum:release-cylon-mugshots#0")

    becomes(play.answer("seat:1"), "gaeta").to("ability")
    assert play.ask.seat == 2
    play.answer("opt:yes").answer("skill:piloting#0", "skill:piloting#1")

    assert len(play.rules.player(2).hand) == 2


@covers("Executive Order", "Cylon Detector", EXAMINER)
def test_who_is_executed_while_he_carries_out_an_order_goes_on_as_somebody_else() -> None:
    """R23.2: Zarek's turn and his order to Baltar are not over."""
    scenario = table("zarek", "baltar", "roslin").hand(0, "Executive Order 1").loyalty(2, EXAMINER)
    scenario.only_loyalties(HUMAN)
    play = scenario.run(lambda rules: rules.take_action(0)).answer("card:executive-order-1#0").answer("seat:1")
    play.answer("opt:act").answer("opt:cylon-detector").answer("seat:2")

    becomes(play, "gaeta")

    assert play.asked == [(1, "action")]
    assert "opt:coup" not in play.ask.options  # Baltar's ability was this player's one (R23.24)
    assert not play.state.turn_over


@covers("Executive Order", "Cylon Detector", EXAMINER)
def test_who_turns_out_a_cylon_while_he_carries_out_an_order_does_not_act_again() -> None:
    """R4.10, R23.7: by the execution that his first action brings"""
    scenario = table("zarek", "baltar", "roslin").hand(0, "Executive Order 1").loyalty(2, EXAMINER)
    scenario.loyalty(1, "cylon-brig")
    play = scenario.run(lambda rules: rules.take_action(0)).answer("card:executive-order-1#0").answer("seat:1")
    play.answer("opt:act").answer("opt:cylon-detector").answer("seat:2")

    play.answer("loyalty:cylon-brig#0")

    assert play.over
    assert play.rules.player(1).cylon
    assert not play.state.turn_over


@pytest.mark.parametrize("distance", ["before", "after"])
@covers(EXAMINER)
def test_an_execution_works_before_and_after_the_sleeper_phase(distance: str) -> None:
    scenario = table("zarek", "tigh", "roslin").loyalty(1, EXAMINER).only_loyalties(HUMAN, HUMAN)
    scenario.state.sleeper_done = distance == "after"

    play = becomes(scenario.run(lambda rules: rules.look_at_loyalty(0, rules.none_but([1]))), "baltar").finish()

    assert len(play.rules.player(0).loyalty) == (1 if distance == "after" else 2)

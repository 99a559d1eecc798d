"""R10: die rolls."""

import pytest

from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from bsg.kernel import Flow, text
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table


def roll(scenario: Scenario, seat: int = ZAREK) -> tuple[Play, list[int]]:
    """A bare roll, and where its result will be."""
    results: list[int] = []

    def thrown(rules: Base) -> Flow[None]:
        results.append((yield from rules.roll(seat, text("a test"))))

    return scenario.run(thrown), results


@pytest.mark.parametrize("face", range(1, 9))
def test_a_roll_is_what_the_die_shows(face: int) -> None:
    """R0.13"""
    play, results = roll(table().rolls(face))

    assert play.over
    assert results == [face]
    assert play.said == [f"seat:0 rolls {face}: a test."]


@pytest.mark.parametrize(("face", "result"), [(1, 3), (6, 8), (7, 8), (8, 8)])
@covers("Strategic Planning")
def test_planning_adds_two_and_the_result_stays_on_the_die(face: int, result: int) -> None:
    """R10.3, R10.6"""
    play, results = roll(table().hand(TIGH, "Strategic Planning 3").rolls(face))

    play.answer("card:strategic-planning-3#0", seat=TIGH)

    assert results == [result]


@covers("Strategic Planning")
def test_only_one_planning_counts_and_the_other_card_goes_back() -> None:
    """R10.3, R29.1, R29.2"""
    scenario = table().hand(TIGH, "Strategic Planning 3").hand(ROSLIN, "Strategic Planning 4").rolls(2)

    play, results = roll(scenario)
    play.answer("card:strategic-planning-3#0", seat=TIGH).answer("card:strategic-planning-4#0", seat=ROSLIN)
    assert play.asked == [(ZAREK, "order")]
    play.answer("seat:2", "seat:1")

    assert results == [4]
    assert (play.rules.player(TIGH).hand, play.rules.player(ROSLIN).hand) == (["strategic-planning-3"], [])


@covers("Launch Scout", "Executive Order")
def test_who_starts_something_rolls_for_it_also_in_the_turn_of_another() -> None:
    """R10.1"""
    scenario = table().hand(ZAREK, "Executive Order 1").hand(TIGH, "Launch Scout 1").rolls(1)

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("card:executive-order-1#0").answer("seat:1")
    play.answer("opt:act").answer("card:launch-scout-1#0").passes()

    assert any(words.startswith("seat:1 rolls 1:") for words in play.said)


@covers("Informing the Public", "Caprica")
def test_the_current_player_rolls_for_a_crisis_whoever_has_caused_it() -> None:
    """R10.1, R9.2: a Cylon player acts in Zarek's turn."""
    scenario = table().cylon(TIGH).at(TIGH, Place.CAPRICA).crises("Informing the Public", "Riots").rolls(8)

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("loc:caprica")
    play.answer("crisis:informing-the-public#0").answer("opt:1").passes()

    assert play.over
    assert any(words.startswith("seat:0 rolls 8:") for words in play.said)


def test_a_cylon_player_plans_nothing() -> None:
    """R18.13"""
    play, results = roll(table().cylon(TIGH).hand(TIGH, "Strategic Planning 3").rolls(4))

    assert play.over
    assert results == [4]


# ── Helo's reroll ───────────────────────────────────────────────────────────────────────────────────────────────────


@covers("ECO Officer")
def test_the_new_result_of_a_reroll_stands() -> None:
    """R10.4"""
    play, results = roll(Scenario("helo", "tigh", "roslin").rolls(7, 2))

    play.to("reroll").answer("opt:yes")

    assert play.over
    assert results == [2]


@covers("ECO Officer", "Strategic Planning")
def test_a_planning_played_before_the_roll_also_counts_for_the_reroll() -> None:
    """R10.5"""
    play, results = roll(Scenario("helo", "tigh", "roslin").hand(1, "Strategic Planning 3").rolls(1, 4))

    play.answer("card:strategic-planning-3#0", seat=1).to("reroll").answer("opt:yes")

    assert results == [6]


@covers("ECO Officer", "Strategic Planning")
def test_a_planning_not_yet_played_may_be_played_before_the_reroll() -> None:
    """R10.5"""
    play, results = roll(Scenario("helo", "tigh", "roslin").hand(1, "Strategic Planning 3").rolls(1, 4))

    play.answer(seat=1).to("reroll").answer("opt:yes")
    play.to("before_roll").answer("card:strategic-planning-3#0", seat=1)

    assert results == [6]

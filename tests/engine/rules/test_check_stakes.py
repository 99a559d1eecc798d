"""R7: everybody knows what a check is about, what was changed about it, and what came of it."""

import pytest

from bsg.engine.names import name_of
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import CheckView, view
from bsg.engine.vocabulary import Outcome, Place
from bsg.kernel import TABLE, Text, render
from tests.engine.covering import covers

ADAMA, ROSLIN, TYROL = 0, 1, 2


def table() -> Scenario:
    return Scenario("adama", "roslin", "chief")


def said(words: Text) -> str:
    return render(words, lambda name: name_of(name) or name)


def check_of(play: Play) -> CheckView:
    sections = view(play.position, TABLE)
    check: CheckView = sections["check"] or sections["decided"]
    return check


def at(scenario: Scenario, place: Place, *answers: str) -> Play:
    play = scenario.at(ADAMA, place).start().to("action").answer(f"loc:{place}")
    for answer in answers:
        play.answer(answer)
    return play


@covers("Administration")
def test_a_check_at_a_location_names_who_asks_whom_it_concerns_and_what_passing_does() -> None:
    """R21.3"""
    scenario = table().hand(ROSLIN, "Consolidate Power 1").hand(TYROL, "Repair 1")
    play = at(scenario, Place.ADMINISTRATION, f"seat:{TYROL}").to("contribute")

    check = check_of(play)

    assert (check.by, check.about) == (ADAMA, TYROL)
    assert said(check.stakes[Outcome.PASS]) == "seat:2 becomes President"
    assert Outcome.FAIL not in check.stakes
    assert "Skill check 5 (politics, leadership). If it passes: seat:2 becomes President." in play.said


@covers("Brig")
def test_who_wants_to_leave_the_brig_is_whom_it_is_about() -> None:
    """R22.5"""
    play = at(table().hand(ADAMA, "Executive Order 1"), Place.BRIG).to("contribute")

    assert (check_of(play).by, check_of(play).about) == (ADAMA, ADAMA)


def test_a_check_of_a_crisis_is_nobodys_action() -> None:
    play = table().hand(ROSLIN, "Repair 1").crisis("Prison Labor").to("contribute")

    assert (check_of(play).by, check_of(play).about) == (None, None)


@covers("Scientific Research")
def test_what_a_card_changes_stands_with_whose_it_is() -> None:
    """R7.2"""
    scenario = table().hand(TYROL, "Scientific Research 3", "Repair 1")
    play = scenario.crisis("Prison Labor").to("before_cards").answer("card:scientific-research-3#0")

    (change,) = check_of(play).changes

    assert (said(change.text), change.seat) == ("+ engineering: Scientific Research", TYROL)


@covers("Guilt by Collusion")
def test_a_check_ends_with_what_it_did() -> None:
    """R7.43"""
    play = table().destiny("Repair 1", "Repair 1").crisis("Guilt by Collusion").finish()

    did = [said(words) for words in check_of(play).did]

    assert did == ["The fleet’s morale falls to 9."]


@covers("Command Authority")
def test_after_command_authority_everybody_still_sees_what_was_in_the_check() -> None:
    """R26.16: the cards are in his hand; how it came out stands there with them"""
    scenario = Scenario("adama", "roslin", "apollo").destiny("Repair 1", "Repair 2")
    play = scenario.crisis("Guilt by Collusion").to("ability").answer("opt:yes").finish()

    check = check_of(play)

    assert [card.card for card in check.revealed] == ["card:repair-1", "card:repair-2"]
    assert check.taken_by == ADAMA
    assert {"repair-1", "repair-2"} <= set(play.state.players[ADAMA].hand)
    assert play.state.skills["engineering"].discard == []


@pytest.mark.parametrize(("card", "counts"), [("Consolidate Power 2", 2), ("Repair 2", -2)])
def test_a_card_in_hand_says_what_it_would_count(card: str, counts: int) -> None:
    """R7.2; the seat's own business"""
    play = table().hand(ROSLIN, card).crisis("Prison Labor").to("contribute")

    (mine,) = view(play.position, ROSLIN)["private"]

    assert [held.counts for held in mine.hand] == [counts]
    play.finish()
    (mine,) = view(play.position, ROSLIN)["private"]
    assert [held.counts for held in mine.hand] == [None] * len(mine.hand)

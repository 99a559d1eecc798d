"""Moments of the table: what can be pressed where it lies, what may be said of it, and what the end tells."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import LiveServer, wait_until


@pytest.fixture
def at(come: Callable[..., Person], server: LiveServer) -> Callable[[str], Person]:
    """Anna at a position, on the seat that is asked."""

    def at(position: str) -> Person:
        laid: dict[str, Any] = json.loads(server.manage("lay", position))
        anna = come("Anna")
        anna.page.goto(laid["seats"][laid["asked"][0] if laid["asked"] else 0])
        anna.sees_the_table()
        return anna

    return at


def test_a_card_one_looks_at_is_chosen_by_pressing_it_and_only_good_or_bad_may_be_said(
    at: Callable[[str], Person],
) -> None:
    """R28.21, R18.24"""
    anna = at("caprica")
    expect(anna.page.locator(".ask .reminder")).to_contain_text("good or bad")
    expect(anna.page.locator(".looking", has_text="Riots").locator(".then").first).to_contain_text("launch raiders")

    anna.page.locator(".looking .card-large", has_text="Riots").click()

    expect(anna.page.locator(".crisis h3")).to_have_text("Riots")
    expect(anna.page.locator(".looking")).to_have_count(0)


def test_an_option_of_a_crisis_is_chosen_on_the_card(at: Callable[[str], Person]) -> None:
    """R8.17"""
    anna = at("shortage")

    anna.page.locator(".crisis .choices > li", has_text="Lose 1 food").click()

    expect(anna.page.locator(".log")).to_contain_text("Anna chooses: lose 1 food.")


def test_while_a_check_is_open_people_are_reminded_what_may_not_be_said(at: Callable[[str], Person]) -> None:
    """R28.21"""
    before, after = at("check"), at("revealed")

    expect(before.page.locator(".check .reminder")).to_contain_text("nor exact strengths")
    expect(after.page.locator(".check .outcome")).to_be_visible()
    expect(after.page.locator(".check .reminder")).to_have_count(0)


def test_the_boarding_track_shows_four_spaces_before_the_ship_is_lost(at: Callable[[str], Person]) -> None:
    """R1.12"""
    anna = at("battle")

    track = anna.page.locator(".boarding")
    assert [word.strip() for word in track.locator(".space-on .seen").all_inner_texts()] == ["2", "2", "", "4"]
    expect(track.locator(".dead")).to_have_text("lost")


def test_cards_are_picked_in_the_hand_and_put_in_together(at: Callable[[str], Person]) -> None:
    """R7.16"""
    anna = at("check")
    hand = anna.page.locator(".hand button[data-option]")

    hand.nth(0).click()
    hand.nth(1).click()
    hand.nth(0).click()
    expect(hand.nth(0)).to_have_attribute("aria-pressed", "false")
    anna.question.get_by_role("button", name="Add 1 card").click()

    expect(anna.page.locator(".log")).to_contain_text("Anna adds 1 card.")


def test_nothing_jumps_when_the_first_card_is_picked(at: Callable[[str], Person]) -> None:
    anna = at("check")
    anna.is_asked()
    go, panel = anna.question.locator(".close .go"), anna.page.locator("#ask")
    before = go.bounding_box(), panel.bounding_box()

    anna.page.locator(".hand .skill-card", has_text="Declare Emergency").click()

    expect(go).to_have_text("Add 1 card")
    assert (go.bounding_box(), panel.bounding_box()) == before


def test_cards_of_a_check_are_not_those_of_the_same_name_in_ones_hand(at: Callable[[str], Person]) -> None:
    """R7.25"""
    anna = at("quick_fix")
    anna.is_asked()
    held = anna.page.locator(".hand .skill-card").count()

    expect(anna.page.locator(".hand .glow")).to_have_count(0)
    expect(anna.question.locator(".option .skill")).to_have_count(0)
    anna.question.get_by_role("button", name="Repair 1").click()

    expect(anna.page.locator(".log")).to_contain_text("Anna discards Repair 1 from the check.")
    expect(anna.page.locator(".hand .skill-card")).to_have_count(held)


def test_a_check_that_was_decided_without_cards_says_so(at: Callable[[str], Person]) -> None:
    """R7.10"""
    anna = at("intuition")

    anna.question.get_by_role("button", name="It fails").click()

    expect(anna.page.locator(".check .outcome")).to_have_text("Failed")
    expect(anna.page.locator(".check")).to_contain_text("This was decided without adding cards.")


def test_cards_that_lie_open_have_no_backs(at: Callable[[str], Person]) -> None:
    """H10"""
    anna = at("intuition")

    anna.question.get_by_role("button", name="Leave it to the cards").click()
    anna.page.locator(".hand .skill-card.glow", has_text="Investigative Committee").click()
    expect(anna.page.locator(".check")).to_contain_text("All cards are played face up.")
    anna.page.get_by_role("button", name="Pass: change nothing").click()

    destiny = anna.page.locator(".pile li", has_text="Destiny")
    expect(destiny.locator("> b")).to_have_text("2")
    expect(destiny.locator(".backs i")).to_have_count(0)
    expect(destiny.locator(".open-card")).to_have_count(2)


def test_the_end_tells_both_camps_and_who_did_what_in_which_check(at: Callable[[str], Person]) -> None:
    """R28.25"""
    anna = at("over")
    ending = anna.page.locator(".ending")

    expect(ending.locator(".camp.cylons")).to_contain_text("Cleo")
    expect(ending.locator(".camp.cylons")).to_contain_text("never revealed")
    expect(ending.locator(".camp.humans li")).to_have_count(3)
    revolt = ending.locator(".history tbody tr", has_text="Prisoner Revolt")
    assert revolt.locator("td").all_inner_texts() == ["+4", "+5", "+2", "0", "−1"]
    revolt.get_by_role("button").click()
    expect(ending.locator(".history .cards")).to_contain_text("Declare Emergency 3, Executive Order 1")


def test_whoever_asks_for_one_more_game_sits_at_the_next_table_and_the_others_have_the_way_there(
    laid: Callable[..., list[Person]],
) -> None:
    anna, ben = laid("over", "Anna", "Ben")

    anna.page.get_by_role("button", name="Once more with the same people").click()

    expect(anna.page.get_by_text("kept for Ben")).to_be_visible()
    expect(ben.page.get_by_role("link", name="To the next table")).to_be_visible()


RUNS_AHEAD = """() => {
  window.down = 0;
  window.ahead = [];
  new MutationObserver(() => {
    const covered = document.querySelectorAll('.revealed .face-down').length;
    window.down = Math.max(window.down, covered);
    if (covered && document.querySelector('.log').innerText.includes('The total is')) window.ahead.push(covered);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_log_does_not_tell_the_total_before_the_cards_are_turned(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R7.2, S10, S11"""
    anna, ben = come("Anna"), come("Ben")
    for person, seat in zip((anna, ben), lay("check", "--bots", "2"), strict=True):
        person.page.emulate_media(reduced_motion="no-preference")
        person.page.goto(seat)
        person.sees_the_table()
    anna.page.evaluate(RUNS_AHEAD)

    def decided() -> bool:
        for person in (anna, ben):
            if person.asked:
                person.answers()
        return "The total is" in anna.page.locator(".log").inner_text()

    wait_until(decided, "the total was told")
    assert anna.page.evaluate("window.down") >= 3
    assert anna.page.evaluate("window.ahead") == []


DIAL_WHILE_TURNING = """() => {
  window.dial = [];
  new MutationObserver(() => {
    if (document.querySelector('.revealed .face-down'))
      window.dial.push(document.querySelector('.dial[data-explain="res:population"] b').innerText);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_the_dials_do_not_tell_how_a_check_ends_and_what_it_did_flies_to_them(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R7.2, R20: a failed Prisoner Revolt costs population."""
    anna, ben = come("Anna"), come("Ben")
    for person, seat in zip((anna, ben), lay("check", "--bots", "2"), strict=True):
        person.page.goto(seat)
        person.sees_the_table()
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.evaluate(DIAL_WHILE_TURNING)

    for person in (anna, ben):  # who add nothing
        person.is_asked()
        person.question.locator(".close .go").click()
    flown = anna.page.locator(".consequence.loss", has=anna.page.locator(".shape.population"))
    expect(flown).to_have_text("−1")

    assert set(anna.page.evaluate("window.dial")) == {"11"}
    dial = anna.page.locator(".dial[data-explain='res:population']")
    expect(dial.locator("b")).to_have_text("10")
    expect(flown).to_have_count(0)  # by itself


TELLS_WHAT_IT_TAKES = """() => {
  window.sums = [];
  new MutationObserver(() => {
    if (!document.querySelector('.revealed .face-down')) return;
    const words = document.querySelector('.check .total')?.innerText ?? 'nothing';
    const counted = [...document.querySelectorAll('.revealed b')].map((b) => Number(b.innerText.replace('−', '-')));
    window.sums.push([words, counted.reduce((sum, n) => sum + n, 0)]);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_while_the_cards_are_turned_one_sees_what_they_add_up_to_and_what_it_takes(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R7.2, S10"""
    anna = come("Anna")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.goto(lay("check", "--bots", "3")[0])
    anna.is_asked()
    anna.page.evaluate(TELLS_WHAT_IT_TAKES)

    anna.answers()
    anna.page.wait_for_function(
        "() => document.querySelector('.revealed') && !document.querySelector('.revealed .face-down')"
    )

    sums = anna.page.evaluate("window.sums")
    assert len({words for words, _ in sums}) > 2
    assert all(words.replace("−", "-") == f"{total} against 11" for words, total in sums)

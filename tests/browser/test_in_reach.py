"""What lies on a real table is in reach: titles, jumps, cards in play, what one keeps, what one knows."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_titles_jumps_and_cards_in_play_explain_themselves(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("in_reach", "Anna")
    popover = anna.page.locator(".popover")

    anna.page.locator(".person.me").click()
    expect(popover).to_contain_text("Admiral: chooses the destination of a jump")
    expect(popover).to_contain_text("Next in line: Cleo")
    expect(popover.locator("mark", has_text="used")).to_be_visible()
    anna.page.keyboard.press("Escape")

    anna.page.locator(".distance").click()
    expect(popover).to_contain_text("Jump 1: Deep Space, distance 2")
    expect(popover).to_contain_text("The sleeper agents wake at a distance of 4")
    anna.page.keyboard.press("Escape")

    anna.page.locator(".in-play").get_by_role("button", name="Ambush").click()
    expect(popover.locator("h3")).to_have_text("Ambush")
    expect(popover).to_contain_text("subtract 2 from the attack rolls of unmanned vipers")


def test_whoever_loses_most_of_a_hand_says_what_they_keep(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("losing_hand", "Anna")
    hand = int(anna.page.locator(".person.me .cards").inner_text())
    expect(anna.question).to_contain_text("Choose the 3 cards you keep.")
    cards = anna.page.locator(".hand [data-option][aria-pressed=false]")
    for _ in range(3):
        cards.first.click()

    anna.page.get_by_role("button", name="Keep 3 cards").click()

    expect(anna.page.locator(".person.me .cards")).to_have_text("3")
    assert hand > 6


def test_what_one_has_seen_lies_face_down_beside_what_one_wrote(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.page.get_by_role("tab", name="Notes").click()
    memos = anna.page.get_by_role("button", name="Memos")
    expect(anna.page.locator(".notes textarea")).to_be_visible()

    memos.focus()
    anna.page.keyboard.press("Enter")

    expect(anna.page.locator(".learned .face-up")).to_have_text("You have not seen anything secret yet.")


def test_a_pilot_is_told_what_it_takes_to_hit(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("battle", "Anna")

    expect(anna.question.locator("[data-option='ship:raider@port-bow']")).to_contain_text("3 or more destroys it")


def test_a_card_that_can_be_played_in_a_window_says_so(laid: Callable[..., list[Person]]) -> None:
    """And not what it would count in a check, since pressing it adds it to nothing."""
    (anna,) = laid("window", "Anna")

    expect(anna.page.locator(".hand .glow .counts")).to_have_text(["play now"])

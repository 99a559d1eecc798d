"""People sit next to each other: secrets lie face down until their owner looks."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person, play_until_turn


def test_a_loyalty_card_is_seen_only_while_it_is_held(alone: Callable[..., Person]) -> None:
    anna = alone()
    play_until_turn(1, anna)
    card = anna.page.get_by_role("button", name="Loyalty 1 card")
    face = anna.page.get_by_text("You play for the")
    expect(face).to_have_count(0)

    card.hover()
    anna.page.mouse.down()
    expect(face).to_be_visible()
    anna.page.mouse.up()
    expect(face).to_have_count(0)

    card.press("Enter")
    expect(face).to_be_visible()
    card.press("Enter")
    expect(face).to_have_count(0)


def test_the_log_does_not_tell_neighbours_what_the_loyalty_card_hides(alone: Callable[..., Person]) -> None:
    anna = alone()
    play_until_turn(1, anna)
    anna.is_asked()  # so nobody else adds a line, under which this one would move away
    line = anna.page.locator(".log li.private", has_text="hold to look").first
    expect(line).to_be_visible()
    expect(anna.page.locator(".log")).not_to_contain_text("You receive")

    line.locator(".whisper").hover()
    anna.page.mouse.down()
    expect(anna.page.locator(".log")).to_contain_text("You receive: ")
    anna.page.mouse.up()
    expect(anna.page.locator(".log")).not_to_contain_text("You receive")

    line.click(position={"x": 2, "y": 2})
    anna.page.locator(".log").press("Enter")
    expect(anna.page.locator(".log")).to_contain_text("You receive: ")
    anna.page.locator(".log").press("ArrowUp")
    expect(anna.page.locator(".log")).not_to_contain_text("You receive")

"""Fingers on a phone: a tap chooses, a long press explains, a drag scrolls, and none does what another should."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.finger import Finger
from tests.browser.person import Person

LONG_PRESS = 1000  # milliseconds; more than enough
PHONE = {"width": 390, "height": 844, "touch": True}
OPTION_AT = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[data-option]'))"
COUNT_EXPLANATIONS = """() => {
  window.explained = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.matches?.('.popover')) window.explained.push(node.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def answered(person: Person) -> list[str]:
    return [frame for frame in person.said if '"answer"' in frame]


@pytest.fixture
def anna(laid: Callable[..., list[Person]]) -> Person:
    (anna,) = laid("moving", "Anna", **PHONE)
    anna.is_asked()
    return anna


def test_a_long_press_on_the_board_explains_and_a_tap_chooses(anna: Person) -> None:
    finger, ask = Finger(anna), anna.ask()
    armory = anna.page.locator(".place.glow", has_text="Armory")
    card = anna.page.locator(".popover.pinned")

    finger.down(armory)
    expect(card).to_contain_text("Armory")
    finger.up()

    expect(card).to_be_visible()
    assert anna.ask() == ask
    assert answered(anna) == []

    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
    finger.tap(armory)
    expect(anna.page.locator(".question[data-kind=move]")).to_have_count(0)
    assert len(answered(anna)) == 1


def test_a_long_press_on_an_option_of_the_question_explains_it(anna: Person) -> None:
    finger = Finger(anna)

    finger.down(anna.question.locator("[data-option='loc:armory']"))
    expect(anna.page.locator(".popover.pinned")).to_contain_text("Armory")
    finger.up()

    assert answered(anna) == []


@pytest.fixture
def card(laid: Callable[..., list[Person]]) -> tuple[Person, Locator]:
    """Somebody who may add cards to a check, and a card of their hand."""
    (anna,) = laid("check", "Anna", **PHONE)
    anna.is_asked()
    anna.page.locator(".tabs [data-tab=hand]").tap()
    return anna, anna.page.locator(".your-cards .skill-card.glow").first


def test_a_long_press_on_a_card_explains_and_a_tap_picks_it(card: tuple[Person, Locator]) -> None:
    anna, first = card
    finger = Finger(anna)

    finger.down(first)
    expect(anna.page.locator(".popover.pinned")).to_contain_text("Or add it to a skill check")
    finger.up()
    expect(anna.page.locator(".picked")).to_have_count(0)

    anna.page.locator(".popover").get_by_role("button", name="Close").tap()
    finger.tap(first)
    expect(first).to_have_attribute("aria-pressed", "true")


def test_scrolling_across_a_card_neither_explains_nor_picks(card: tuple[Person, Locator]) -> None:
    anna, first = card
    finger = Finger(anna)
    anna.page.evaluate(COUNT_EXPLANATIONS)
    anna.page.clock.install()
    anna.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))  # a busy machine does not make this a long press
    finger.down(first)
    before = anna.page.evaluate("scrollY")

    finger.drag(0, 160)
    anna.page.wait_for_function("before => scrollY < before", arg=before)
    anna.page.clock.run_for(LONG_PRESS)
    finger.up()
    anna.page.clock.run_for(LONG_PRESS)

    assert anna.page.evaluate("window.explained") == []
    assert anna.page.locator(".picked").count() == 0
    assert answered(anna) == []


def test_a_finger_on_a_secret_uncovers_it_until_it_is_lifted(card: tuple[Person, Locator]) -> None:
    anna, _ = card
    finger = Finger(anna)
    face = anna.page.locator(".face-up")

    finger.down(anna.page.locator(".your-cards .secret").first)
    expect(face).to_contain_text("You play for the")
    finger.drag(40, 60)
    expect(face).to_be_visible()
    finger.up()

    expect(face).to_have_count(0)
    expect(anna.page.locator(".popover")).to_have_count(0)


def test_the_second_tap_of_a_double_tap_does_not_answer_the_next_question(anna: Person) -> None:
    finger, ask = Finger(anna), anna.ask()
    anna.page.get_by_role("button", name="No more hints").tap()  # it lies where the next options would

    def asked_again() -> None:
        expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)
        anna.is_asked()
        assert anna.page.evaluate(OPTION_AT, list(finger.at)), "there is something to answer by accident"

    finger.double_tap(anna.question.locator("[data-option='loc:armory']"), meanwhile=asked_again)

    assert anna.page.evaluate("document.querySelectorAll('.sending').length") == 0
    assert len(answered(anna)) == 1

"""Small screens: what one wants to see now is in sight there, and not under something else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person

PHONE = {"width": 390, "height": 844, "touch": True}
SMALL_PHONE = {"width": 360, "height": 640, "touch": True}
KEYBOARD_UP = {"width": 390, "height": 480}  # what some browsers leave of a page while one writes

IN_SIGHT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const corners = [[x + 8, y + 8], [x + width - 8, y + height - 8]];
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}"""


def in_sight(one: Locator) -> bool:
    seen: bool = one.evaluate(IN_SIGHT)
    return seen


def test_a_part_opens_at_its_top_and_the_board_is_found_where_it_was_left(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna", **PHONE)
    parts = anna.page.locator(".tabs")
    anna.page.evaluate("scrollTo(0, 500)")

    parts.locator("[data-tab=hand]").tap()
    assert in_sight(anna.page.locator(".secret").first), "the hint sends everybody to their loyalty card"
    parts.locator("[data-tab=people]").tap()
    assert in_sight(anna.page.locator(".person.me"))
    parts.locator("[data-tab=board]").tap()

    assert anna.page.evaluate("scrollY") == 500


def test_a_board_left_before_the_crisis_came_is_seen_from_its_top(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna", **PHONE)
    parts = anna.page.locator(".tabs")
    anna.page.evaluate("scrollTo(0, 500)")
    parts.locator("[data-tab=people]").tap()

    anna.question.get_by_role("button", name="Do nothing").tap()
    expect(anna.page.locator(".crisis h3")).to_have_count(1)
    parts.locator("[data-tab=board]").tap()

    assert anna.page.evaluate("scrollY") == 0


def test_whoever_has_chosen_a_character_sees_the_board_from_its_top(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna", **PHONE)
    anna.page.goto(lay("opening", "--seed", "top")[0])  # she is the first to choose, and then people think
    anna.is_asked()
    fourth = anna.page.locator(".sheets-offered button").nth(3)

    fourth.scroll_into_view_if_needed()
    assert anna.page.evaluate("scrollY") > 1000
    fourth.tap()

    expect(anna.page.locator(".sheets-offered")).to_have_count(0)
    anna.page.wait_for_function("() => scrollY === 0")


@pytest.mark.parametrize("position", ["check", "window"])
def test_a_hint_leaves_answers_in_sight_on_a_small_phone(laid: Callable[..., list[Person]], position: str) -> None:
    (person,) = laid(position, {"check": "Anna", "window": "Cleo"}[position], **SMALL_PHONE)
    person.is_asked()

    expect(person.page.locator(".hint-card")).to_be_visible()
    assert in_sight(person.question.locator(".close .go"))
    assert in_sight(person.question.locator(".prompt"))
    if position == "check":
        assert in_sight(person.options().first)


def test_the_button_that_ends_the_question_stays_in_sight_beside_the_board(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo", width=844, height=390, touch=True)
    cleo.is_asked()

    assert in_sight(cleo.question.get_by_role("button", name="Pass"))


@pytest.mark.parametrize("part", ["Chat", "Notes"])
def test_whoever_writes_sees_what_they_write_while_the_keyboard_is_up(
    laid: Callable[..., list[Person]], part: str
) -> None:
    (anna,) = laid("moving", "Anna", **PHONE)
    anna.page.locator(".tabs [data-tab=log]").tap()
    anna.page.get_by_role("tab", name=part).tap()
    field = anna.page.locator(".side :is(input, textarea)")

    field.tap()
    anna.page.set_viewport_size(KEYBOARD_UP)

    assert in_sight(field)
    expect(anna.page.locator(".status")).to_be_visible()
    field.blur()
    expect(anna.question).to_be_visible()


def test_a_quorum_card_in_the_hand_begins_with_a_capital(laid: Callable[..., list[Person]]) -> None:
    (ben,) = laid("arrest", "Ben", **PHONE)
    ben.page.locator(".tabs [data-tab=hand]").tap()

    assert ben.page.locator(".hand .quorum .seen small.line").first.inner_text()[0].isupper()

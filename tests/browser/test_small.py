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


SCREEN = PHONE["height"]


def in_sight(one: Locator) -> bool:
    seen: bool = one.evaluate(IN_SIGHT)
    return seen


def test_a_part_opens_at_its_top_and_the_board_is_found_where_it_was_left(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna", **PHONE)
    parts = anna.page.locator(".tabs")
    anna.page.evaluate("scrollTo(0, 500)")

    parts.locator("[data-tab=hand]").tap()
    assert in_sight(anna.page.locator(".your-cards .secret").first), "the hint sends everybody to their loyalty card"
    parts.locator("[data-tab=people]").tap()
    assert in_sight(anna.page.locator(".person.me"))
    parts.locator("[data-tab=board]").tap()

    assert anna.page.evaluate("scrollY") == 500


def test_a_board_left_before_the_crisis_came_is_seen_from_its_top(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna", **PHONE)
    parts = anna.page.locator(".tabs")
    anna.page.evaluate("scrollTo(0, 500)")
    parts.locator("[data-tab=people]").tap()
    anna.page.get_by_role("button", name="Show the question").tap()

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
    anna.page.get_by_role("button", name="Show the question").tap()
    expect(anna.question).to_be_visible()


def test_a_quorum_card_in_the_hand_begins_with_a_capital(laid: Callable[..., list[Person]]) -> None:
    (ben,) = laid("arrest", "Ben", **PHONE)
    ben.page.locator(".tabs [data-tab=hand]").tap()

    assert ben.page.locator(".hand .quorum .seen small.line").first.inner_text()[0].isupper()


# ── what was called has the room, and not the question ──────────────────────────────────────────────────────────────


@pytest.fixture
def acting(laid: Callable[..., list[Person]]) -> Person:
    """Somebody in a battle, with much to choose from and all hints read."""
    (anna,) = laid("battle", "Anna", **PHONE)
    anna.page.evaluate("localStorage.setItem('hints', '[\"all\"]')")
    anna.page.reload()
    anna.is_asked()
    return anna


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["height"]


def test_the_question_leaves_two_thirds_of_the_screen_to_a_board_on_which_it_can_be_answered(acting: Person) -> None:
    drawer = acting.page.locator(".ask")
    more = drawer.get_by_role("button", name="Show the question")
    assert height(drawer) <= SCREEN / 3
    assert in_sight(acting.question.locator(".prompt"))
    assert in_sight(acting.options().first)

    more.tap()
    assert height(drawer) > SCREEN / 3
    drawer.get_by_role("button", name="Fold").tap()
    expect(acting.question).to_be_hidden()
    more.tap()
    expect(acting.question).to_be_visible()


@pytest.mark.parametrize("part", ["hand", "people", "log"])
def test_the_question_is_one_line_beside_what_was_called(acting: Person, part: str) -> None:
    drawer = acting.page.locator(".ask")

    acting.page.locator(f".tabs [data-tab={part}]").tap()
    expect(acting.question).to_be_hidden()
    expect(drawer.locator(".status")).to_contain_text("It is up to you")
    assert height(drawer) < 80

    drawer.get_by_role("button", name="Show the question").tap()
    assert in_sight(acting.question.locator(".prompt"))


def test_cards_to_choose_from_the_hand_are_confirmed_beside_it(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("check", "Anna", **PHONE)
    anna.page.evaluate("localStorage.setItem('hints', '[\"all\"]')")
    anna.page.reload()
    anna.is_asked()
    anna.page.locator(".tabs [data-tab=hand]").tap()

    for card in anna.page.locator(".hand .skill-card.glow").all():
        assert in_sight(card)
    anna.page.locator(".hand .skill-card.glow").first.tap()

    assert in_sight(anna.question.locator(".prompt"))
    assert in_sight(anna.question.get_by_role("button", name="Add 1 card"))


def test_what_one_has_besides_cards_stands_in_one_row(acting: Person) -> None:
    acting.page.locator(".tabs [data-tab=hand]").tap()

    tops = acting.page.locator(".secrets > *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert len(set(tops)) == 1

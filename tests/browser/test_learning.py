"""Learning by playing: five minutes at a real table that explain themselves, and advice that only its reader sees."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

NEEDED = ("what the fleet lives on", "The board:", "Your cards.", "Your loyalty card", "Cylon ships are about", "check")


def test_a_stranger_learns_in_five_minutes_with_two_recruits(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Learn in five minutes").click()
    anna.sees_the_table()
    assert "#" not in anna.page.url
    hint = anna.page.locator(".hint-card")
    told: list[str] = []

    expect(anna.page.locator(".sheet-card .good-first").first).to_be_visible()
    while not any("That was a whole round" in words for words in told):
        anna.is_asked()
        while hint.count():
            told.append(hint.locator("> p").inner_text())
            if "what the fleet lives on" in told[-1]:
                expect(anna.page.locator(".dials[data-pointed]")).to_be_visible()
            hint.get_by_role("button", name="Got it").press("Enter")  # a keyboard is enough
            expect(hint.filter(has_text=told[-1])).to_have_count(0)
        anna.answers()

    assert len(set(told)) == len(told), "each once"
    assert [words for words in NEEDED if not any(words in said for said in told)] == []
    assert anna.page.locator(".person .marks i", has_text="bot").count() == 2
    assert anna.page.locator("[data-pointed]").count() == 0


def test_advice_lies_face_down_and_is_there_for_both_sides(laid: Callable[..., list[Person]]) -> None:
    """Whether it is for Cylons must not be read off the screen by a neighbour (R28)."""
    anna, ben = laid("sabotage", "Anna", "Ben")
    read = {}
    for person in (anna, ben):
        hint = person.page.locator(".hint-card")
        expect(hint).to_contain_text("Your loyalty card")
        read[person.name, "covered"] = hint.inner_text()
        button = hint.get_by_role("button", name="Advice for your side")
        button.focus()
        person.page.keyboard.press("Enter")
        read[person.name, "open"] = hint.locator(".face-up").inner_text()
        button.blur()
        expect(hint.locator(".face-up")).to_have_count(0)

    assert read["Anna", "covered"] == read["Ben", "covered"]
    assert "must not arrive" in read["Anna", "open"]
    assert "keep the fleet alive" in read["Ben", "open"]


@pytest.mark.parametrize(("seat", "words"), [(3, "You are in the Brig"), (5, "You are a Cylon in the open")])
def test_whose_fate_changed_is_told_what_they_can_do(
    come: Callable[..., Person], lay: Callable[..., list[str]], seat: int, words: str
) -> None:
    person = come("Anna")
    person.page.goto(lay("arrest")[seat])
    hint = person.page.locator(".hint-card")
    if seat == 3:
        hint.filter(has_text="Your loyalty card").get_by_role("button", name="Got it").click()

    expect(hint).to_contain_text(words)


def test_a_skill_says_what_it_is_good_for_wherever_it_stands(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    card = anna.page.locator(".hand .skill").first
    name = card.get_attribute("aria-label") or ""

    card.hover()

    popover = anna.page.locator(".popover")
    expect(popover.locator("h3")).to_have_text(name)
    expect(popover).to_contain_text("Good for")

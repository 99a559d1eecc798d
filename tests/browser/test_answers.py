"""Answers: changed until everybody has answered, taken back, and never counted twice."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import wait_until


def both_asked(anna: Person, ben: Person) -> None:
    """Play goes on until both are asked at the same time."""
    while True:
        wait_until(lambda: anna.asked or ben.asked, "somebody was asked")
        if anna.asked and ben.asked:
            return
        for person in (anna, ben):
            if person.asked and not (anna.asked and ben.asked):
                person.answers()


def test_an_answer_can_be_changed_until_everybody_has_answered(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    invite = anna.opens_a_table()
    ben.sits_down(invite)
    anna.adds_a_bot()
    anna.starts()
    ben.sees_the_table()
    both_asked(anna, ben)
    ask = anna.ask()

    anna.answers()

    expect(anna.page.locator(".given")).to_contain_text("Your answer:")
    assert anna.ask() == ask
    again = anna.page.locator(".question .close .go")
    again.click()
    expect(anna.page.locator(".given")).to_be_visible()
    expect(anna.page.locator(".notice")).to_have_count(0)
    ben.answers()
    expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)


def test_two_pages_of_one_seat_show_the_same(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.plays_alone()
    anna.is_asked()
    ask = anna.ask()
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(f".question[data-ask='{ask}']")).to_be_visible()

    anna.answers()

    expect(other.locator(f".question[data-ask='{ask}']")).to_have_count(0)
    expect(other.locator(".person.me")).to_contain_text(anna.page.locator(".person.me small").first.inner_text())

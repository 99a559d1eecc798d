"""Response windows on the screen: who is disturbed, what one declines beside the window, and how one comes in again."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import wait_until

PLANNING = "#hand [data-option^='card:strategic-planning']"


def test_nobody_is_disturbed_who_has_nothing_to_play_and_the_window_lasts(laid: Callable[..., list[Person]]) -> None:
    """Live and strict: who is asked and holds nothing sees the clock and no question; who passes leaves it open."""
    cleo, dora = laid("window", "Cleo", "Dora", pace="live")
    expect(dora.page.locator(".resting")).to_contain_text("You have nothing to play here.")
    expect(dora.page.locator(".ask.urgent")).to_have_count(0)
    cleo.is_asked()

    cleo.page.get_by_role("button", name="Pass: the die is rolled").click()

    expect(cleo.page.locator(".resting")).to_contain_text("You let it pass.")
    assert not any('"do":"answer"' in said for said in cleo.said), "nobody can tell it from having nothing"
    expect(dora.page.get_by_role("timer")).to_have_count(0)  # the beat ends it for all
    expect(cleo.page.locator(".log")).to_contain_text("rolls")
    assert cleo.problems + dora.problems == []


def test_whoever_passed_may_respond_after_all(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo", pace="live")
    cleo.is_asked()
    cleo.page.get_by_role("button", name="Pass: the die is rolled").click()

    cleo.page.get_by_role("button", name="Respond after all").click()
    cleo.page.locator(PLANNING).first.click()

    expect(cleo.page.locator(".log")).to_contain_text("Strategic Planning")


def test_a_kind_of_window_is_declined_beside_it_and_listed(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo")
    cleo.is_asked()
    expect(cleo.page.locator("[data-option='order:asks']")).to_contain_text("All")

    cleo.page.get_by_role("button", name="Don’t ask me this again").click()

    wait_until(lambda: not cleo.asked, "the order has answered the window")
    expect(cleo.page.locator("[data-option='order:asks']")).to_contain_text("My own")
    cleo.page.locator("[data-option='order:asks']").click()
    dialog = cleo.page.get_by_role("dialog")
    expect(dialog.get_by_label("before a roll of ours")).not_to_be_checked()
    expect(dialog.get_by_label("when a viper is hit")).to_be_checked()
    expect(dialog.get_by_label("Also when I have nothing to play")).to_have_count(0)  # not at days' pace
    dialog.get_by_role("button", name="Usual").click()
    expect(dialog.get_by_label("before a roll of ours")).to_be_checked()
    expect(dialog.get_by_label("before a roll of the Cylons")).not_to_be_checked()
    dialog.get_by_role("button", name="Close").click()
    expect(cleo.page.locator("[data-option='order:asks']")).to_contain_text("Usual")
    assert cleo.problems == []


def test_whoever_declined_comes_in_by_waiting_and_an_order_to_pass_answers(laid: Callable[..., list[Person]]) -> None:
    cleo, anna, dora = laid("window", "Cleo", "Anna", "Dora")  # at days' pace, where all three are waited for
    cleo.is_asked()
    cleo.page.get_by_role("button", name="Don’t ask me this again").click()
    wait_until(lambda: not cleo.asked, "the order has answered the window")
    for person in (anna, dora):
        person.is_asked()
        person.page.locator("[data-option='order:pass']").click()

    expect(cleo.page.locator(".log")).to_contain_text("rolls")
    assert cleo.problems + anna.problems + dora.problems == []

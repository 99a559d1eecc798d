"""Calling people to the table: the title, a sound and a notification if they want them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.phone import Phone
from tests.services import wait_until

# Looks on while the page makes sounds and notifications; all of them are real.
LISTEN = """
window.rung = 0;
window.notified = [];
window.AudioContext = class extends AudioContext {
  createOscillator() { window.rung += 1; return super.createOscillator(); }
};
window.Notification = class extends Notification {
  constructor(title, options) { super(title, options); window.notified.push([title, options.body]); }
};
"""


@pytest.fixture
def table(lay: Callable[..., list[str]], come: Callable[..., Person]) -> tuple[str, Person]:
    """Ben's seat, and Anna, who adds cards to the check just before he is asked to."""
    seats = lay("check")
    anna = come("Anna")
    anna.page.goto(seats[0])
    anna.is_asked()
    return seats[1], anna


def test_the_title_says_when_one_is_asked(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    expect(anna.page).to_have_title("● Your turn to answer – moving")

    (ben,) = laid("moving", "Ben")
    expect(ben.page).to_have_title("moving")


@pytest.mark.parametrize("wanted", [False, True])
def test_a_hidden_page_calls_by_sound_and_notification_only_if_wanted(
    phone: Phone, table: tuple[str, Person], wanted: bool
) -> None:
    ben, anna = table
    phone.opens(ben)
    phone.allows_notifications(ben)
    if wanted:
        phone.js("localStorage.setItem('settings', JSON.stringify({ sound: true, notify: true }))")
    phone.js(LISTEN)
    title = phone.js("document.title")
    phone.looks_away()

    anna.answers()
    wait_until(lambda: phone.js("document.title") != title, "Ben was called by the title")

    assert phone.js("document.title") == "● Your turn to answer – check"
    assert phone.js("window.rung") == (2 if wanted else 0)  # the call, and nothing else
    assert phone.js("window.notified") == ([["check", "The table waits for you."]] if wanted else [])


def test_who_denies_notifications_is_told_what_to_do(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.page.get_by_role("button", name="Help").click()
    box = anna.page.get_by_label("A notification when you are asked")

    box.click()  # headless browsers deny it

    expect(anna.page.get_by_text("Your browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_a_report_is_thanked_for_when_it_is_stored_and_refused_in_words(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.page.get_by_role("button", name="Help").click()
    text = anna.page.get_by_label("Report a problem")
    said = anna.page.locator(".report [role=status]")

    for n in range(5):
        text.fill(f"The raider should have moved {n}")
        anna.page.get_by_role("button", name="Report", exact=True).click()
        expect(said).to_have_text("Thank you. It was stored with this step.")
        expect(text).to_have_value("")
    text.fill("Once more")
    anna.page.get_by_role("button", name="Report", exact=True).click()

    expect(said).to_contain_text("Please wait a while.")
    expect(text).to_have_value("Once more")


def test_a_report_waits_for_the_line(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.context.set_offline(True)
    expect(anna.page.locator(".banner")).to_be_visible()
    anna.page.get_by_role("button", name="Help").click()

    anna.page.get_by_label("Report a problem").fill("The raider should have moved")
    anna.page.get_by_role("button", name="Report", exact=True).click()
    said = anna.page.locator(".report [role=status]")
    expect(said).to_have_text("Sending…")
    anna.context.set_offline(False)

    expect(said).to_contain_text("Thank you.")

"""A phone is put to sleep in the middle of things, while the same seat goes on elsewhere or the server dies."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, play_until_turn
from tests.browser.phone import Phone
from tests.services import LiveServer, wait_until

CARD = ".question button[data-option]"
PICKED = ".question [aria-pressed=true]"
CONFIRM = ".question .close .go"


@pytest.fixture
def seat(lay: Callable[..., list[str]], phone: Phone) -> str:
    """Anna's seat before a check, open on her phone; everybody else is a bot."""
    (seat,) = lay("check", "--bots", "3")
    phone.opens(seat)
    phone.sees(".question[data-kind=contribute]")
    return seat


@pytest.fixture
def laptop(come: Callable[..., Person], seat: str) -> Person:
    """The same seat on another device, by the personal link."""
    anna = come("Anna")
    anna.page.goto(seat)
    anna.is_asked()
    return anna


def test_what_was_picked_is_still_picked_after_sleeping_and_when_the_phone_threw_the_page_away(
    phone: Phone, seat: str
) -> None:
    ask = phone.ask
    phone.taps(CARD)
    phone.sees(PICKED)
    picked = phone.words(PICKED)

    phone.sleeps()
    phone.wakes()
    phone.sees(PICKED, picked)
    phone.reloads()

    phone.sees(PICKED, picked)
    assert phone.ask == ask
    assert phone.answers_sent() == []


def test_whoever_slept_while_the_table_went_on_is_told_and_answers_nothing_by_accident(
    phone: Phone, laptop: Person
) -> None:
    phone.taps(CARD)
    phone.sees(PICKED)
    phone.sleeps()
    before = laptop.turn()

    laptop.answers()
    play_until_turn(before + 2, laptop)
    laptop.is_asked()
    phone.wakes()

    phone.sees(".recap", "things happened while you were away")
    phone.sees(".recap .changes", f"Turn {before} → {laptop.turn()}")
    phone.sees(f".question[data-ask='{laptop.ask()}']")
    assert phone.count(PICKED) == 0
    assert phone.count(".notice") == 0
    assert phone.answers_sent() == []


def test_an_answer_given_just_before_sleeping_counts_once_though_the_server_died_meanwhile(
    phone: Phone, seat: str, server: LiveServer
) -> None:
    ask = phone.ask
    phone.taps(CARD)
    phone.sees(PICKED)
    server.kill()
    phone.sees(".banner", "Reconnecting")
    phone.taps(CONFIRM)
    phone.sees(".banner", "Your last entry is sent when the line is back.")

    phone.sleeps()
    server.start(migrate=False)
    phone.wakes()

    phone.sees_no(f".question[data-ask='{ask}']")
    phone.sees_no(".banner")
    assert phone.count(".notice") == 0
    assert len({sent["id"] for sent in phone.answers_sent()}) == 1


def test_an_answer_that_comes_too_late_is_told_in_words(phone: Phone, laptop: Person) -> None:
    phone.taps(CARD)
    phone.goes_offline()
    phone.sees(".banner", "You are offline")
    phone.taps(CONFIRM)
    phone.sleeps()

    laptop.answers()
    laptop.is_asked()
    phone.wakes()
    phone.goes_offline(False)

    phone.sees(".notice[data-code=stale]", "The table has moved on")
    phone.sees(f".question[data-ask='{laptop.ask()}']")
    expect(laptop.page.locator(".notice")).to_have_count(0)


def test_notes_are_kept_though_the_phone_falls_asleep_while_somebody_types(phone: Phone, laptop: Person) -> None:
    phone.taps(".tabs [data-tab=log]")
    phone.taps("#tab-notes")
    phone.sees(".notes textarea")

    phone.js("document.querySelector('.notes textarea').focus()")
    phone.types("Ben is too quiet.")
    phone.sleeps()

    laptop.page.get_by_role("tab", name="Notes").click()
    expect(laptop.page.get_by_label("Your notes")).to_have_value("Ben is too quiet.")


def test_a_secret_is_covered_when_the_phone_goes_to_sleep(phone: Phone, seat: str) -> None:
    phone.taps(".tabs [data-tab=hand]")
    phone.holds(".your-cards .secret")
    phone.sees(".face-up", "You play for the")

    phone.looks_away()

    assert phone.js("document.querySelector('.face-up')") is None


def test_an_hour_of_looking_elsewhere_is_told_though_the_line_never_broke(phone: Phone, laptop: Person) -> None:
    phone.looks_away()
    laptop.answers()
    play_until_turn(laptop.turn() + 1, laptop)
    laptop.is_asked()  # the bots rest
    wait_until(lambda: phone.ask == laptop.ask(), "the phone heard of it all")

    phone.wakes()

    phone.sees(".recap", "things happened while you were away")
    phone.taps(".recap .close button")
    phone.sees_no(".recap")

"""The line breaks, the page is reloaded, the server dies: nothing is lost, and the person knows what is going on."""

import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, expect

from tests.browser.person import Person, play_until_turn
from tests.services import LiveServer, wait_until


def test_a_reload_in_the_middle_of_a_question_shows_the_same_question(alone: Callable[..., Person]) -> None:
    anna = alone()
    anna.is_asked()
    before = (anna.ask(), anna.question.inner_text())

    anna.page.reload()

    anna.is_asked()
    assert (anna.ask(), anna.question.inner_text()) == before


def test_the_page_comes_back_after_the_server_was_killed(alone: Callable[..., Person], server: LiveServer) -> None:
    anna = alone()
    play_until_turn(2, anna)
    anna.is_asked()
    ask = anna.ask()
    banner = anna.page.locator(".banner")
    expect(banner).to_be_hidden()

    server.kill()

    expect(banner).to_contain_text("Reconnecting")
    server.start(migrate=False)
    expect(banner).to_be_hidden(timeout=30_000)
    assert anna.ask() == ask
    play_until_turn(anna.turn() + 2, anna)


def test_an_answer_given_while_the_server_was_down_counts_once_it_is_back(
    alone: Callable[..., Person], server: LiveServer
) -> None:
    anna = alone()
    anna.is_asked()
    assert anna.kind() == "choose_character"
    server.kill()
    banner = anna.page.locator(".banner")
    expect(banner).to_contain_text("Reconnecting")

    sheet = anna.page.locator(".sheet-card").first
    character = sheet.locator("h3").inner_text().splitlines()[0]
    option = sheet.get_by_role("button")
    option.click()
    expect(banner).to_contain_text("sent when the line is back")
    expect(option).to_be_disabled()
    server.start(migrate=False)

    expect(anna.page.locator(".person.me")).to_contain_text(character, timeout=30_000)
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_what_was_refused_stays_until_it_was_read(alone: Callable[..., Person]) -> None:
    anna = alone()
    notice = anna.page.locator(".notice")
    anna.page.get_by_role("tab", name="Chat").click()

    said = anna.page.locator(".chat li")
    while notice.count() == 0:
        before = said.count()
        anna.chats("Again!")
        wait_until(lambda before=before: said.count() > before or notice.count() > 0, "it was said or refused")

    expect(notice).to_have_attribute("data-code", "too_fast")
    expect(anna.page.locator(".say input")).to_have_value("Again!")  # to be said a little later
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)


def test_whoever_sits_down_too_late_reads_why_they_watch(
    come: Callable[..., Person], laid: Callable[..., list[Person]]
) -> None:
    (anna,) = laid("moving", "Anna")
    eve = come("Eve")
    eve.page.goto(anna.page.evaluate("JSON.parse(document.getElementById('boot').textContent).invite"))
    join = eve.page.url + "join/"
    eve.page.goto("/new/")
    eve.page.get_by_label("Your name").fill("Eve")

    form = eve.page.locator("form:has([name=your_name])")  # as if it were that of a lobby which has just become a table
    form.evaluate("(form, join) => { form.action = join; form.submit(); }", join)

    expect(eve.page.locator(".notice")).to_contain_text("The game has begun")
    eve.sees_the_table()


def test_an_answer_that_was_not_sent_survives_a_reload(alone: Callable[..., Person], server: LiveServer) -> None:
    anna = alone()
    anna.is_asked()
    server.kill()
    expect(anna.page.locator(".banner")).to_contain_text("Reconnecting")
    sheet = anna.page.locator(".sheet-card").first
    character = sheet.locator("h3").inner_text().splitlines()[0]
    sheet.get_by_role("button").click()
    here = anna.page.url

    with pytest.raises(Error):
        anna.page.reload()
    server.start(migrate=False)
    anna.page.goto(here)

    expect(anna.page.locator(".person.me")).to_contain_text(character)
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_whoever_is_offline_knows_it_and_is_back_by_themselves(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    banner, told = anna.page.locator(".banner"), anna.page.locator(".unseen[role=status]:has(+ .banner)")

    anna.context.set_offline(True)
    expect(banner).to_contain_text("You are offline")
    expect(told).to_contain_text("You are offline")
    anna.question.locator("[data-option='loc:armory']").click()
    expect(banner).to_contain_text("Your last entry is sent when the line is back.")
    anna.context.set_offline(False)

    expect(banner).to_be_hidden()
    expect(told).to_have_text("The connection is back.")
    expect(anna.page.locator(".person.me")).to_contain_text("Armory")


def test_a_window_outlives_the_server_and_still_ends(laid: Callable[..., list[Person]], server: LiveServer) -> None:
    cleo, ben = laid("window", "Cleo", "Ben", pace="live")
    expect(ben.page.get_by_role("timer")).to_be_visible()

    server.kill()
    expect(cleo.page.locator(".banner")).to_contain_text("Reconnecting")
    cleo.page.get_by_role("button", name="Hold (2)").click()
    server.start(migrate=False)

    for person in (cleo, ben):
        expect(person.page.locator(".banner")).to_be_hidden()
        expect(person.page.get_by_role("timer")).to_have_count(0)
        expect(person.page.locator(".notice")).to_have_count(0)
    expect(cleo.page.locator(".log")).to_contain_text("rolls")


def test_a_response_that_missed_its_window_is_told(laid: Callable[..., list[Person]]) -> None:
    cleo, ben = laid("window", "Cleo", "Ben", pace="live")
    cleo.is_asked()
    cleo.context.set_offline(True)
    expect(cleo.page.locator(".banner")).to_contain_text("You are offline")

    cleo.page.locator("#hand [data-option^='card:']:enabled").first.click()
    expect(ben.page.get_by_role("timer")).to_have_count(0)
    cleo.context.set_offline(False)

    expect(cleo.page.locator(".notice")).to_contain_text("The table has moved on")
    expect(cleo.page.get_by_role("timer")).to_have_count(0)


def test_a_server_that_falls_silent_is_noticed_soon(laid: Callable[..., list[Person]], server: LiveServer) -> None:
    (anna,) = laid("moving", "Anna")
    assert server.daphne
    server.daphne.popen.send_signal(signal.SIGSTOP)  # alive, and its lines stay open

    anna.question.locator("[data-option='loc:armory']").click()

    expect(anna.page.locator(".banner")).to_contain_text("The table has not answered for a moment")
    server.daphne.popen.send_signal(signal.SIGCONT)
    expect(anna.page.locator(".banner")).to_be_hidden()
    expect(anna.page.locator(".person.me")).to_contain_text("Armory")
    assert len({frame for frame in anna.said if '"answer"' in frame}) == 1

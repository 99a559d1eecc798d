"""The line breaks, the page is reloaded, the server dies: nothing is lost, and the person knows what is going on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person, play_until_turn
from tests.services import LiveServer


def test_a_reload_in_the_middle_of_a_question_shows_the_same_question(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.plays_alone()
    anna.is_asked()
    before = (anna.ask(), anna.question.inner_text())

    anna.page.reload()

    anna.is_asked()
    assert (anna.ask(), anna.question.inner_text()) == before


def test_the_page_comes_back_after_the_server_was_killed(come: Callable[..., Person], server: LiveServer) -> None:
    anna = come("Anna")
    anna.plays_alone()
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
    come: Callable[..., Person], server: LiveServer
) -> None:
    anna = come("Anna")
    anna.plays_alone()
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


def test_what_was_refused_stays_until_it_was_read(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.plays_alone()
    notice = anna.page.locator(".notice")
    anna.page.get_by_role("tab", name="Chat").click()

    while notice.count() == 0:
        anna.chats("Again!")

    expect(notice).to_have_attribute("data-code", "too_fast")
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)

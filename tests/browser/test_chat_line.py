"""Being spoken to: unread lines show on the bar of a phone and for a moment wherever one is."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_what_is_said_is_noticed_on_a_phone_and_read_with_one_press(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    seats = lay("quiet")
    anna, ben = come("Anna", width=390, height=844), come("Ben")
    for person, seat in ((anna, seats[0]), (ben, seats[1])):
        person.page.goto(seat)
        person.sees_the_table()
    bar = anna.page.locator(".tabs [data-tab=log] .unread")
    line = anna.page.locator(".said button")
    assert bar.count() == 0

    ben.chats("Do not trust Cleo")

    expect(line).to_have_text("Ben Do not trust Cleo")
    expect(line).to_be_in_viewport(ratio=1)
    expect(bar).to_contain_text("1 unread line of the chat")
    assert ben.page.locator(".said button").count() == 0, "nobody is told what they said themselves"

    line.click()
    expect(anna.page.locator(".chat")).to_contain_text("Do not trust Cleo")
    expect(bar).to_have_count(0)
    expect(line).to_have_count(0)

"""Alone with officers of the crew: who they are on the screen, and what the host can ask of them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_host_sets_how_fast_bots_play_and_whether_they_talk(
    come: Callable[..., Person], width: int, height: int
) -> None:
    anna = come("Anna", width, height)
    anna.page.goto("/")
    anna.page.get_by_label("Your side").select_option("human")
    anna.page.get_by_label("Bots play as").select_option("recruit")
    anna.page.get_by_role("button", name="Play alone").click()
    anna.sees_the_table()
    if width < 1000:
        anna.page.locator(".tabs [data-tab=people]").click()
    expect(anna.page.locator(".people img.portrait, .people svg.portrait").first).to_be_visible()

    anna.page.get_by_text("Bots: Normal").click()
    anna.page.get_by_label("How fast they play").select_option("At once")
    expect(anna.page.get_by_text("Bots: At once")).to_be_visible()
    anna.page.get_by_label("In the chat").select_option("They are silent")

    for words in ("has the bots play at once", "asks the bots to be silent"):
        expect(anna.page.locator(".log")).to_contain_text(words)
    expect(anna.page.get_by_label("In the chat")).to_have_value("no")

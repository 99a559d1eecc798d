"""The pages around the table in a real browser: two clicks to a game, choosing, looking things up, joining by code."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_measure import measured


def test_two_clicks_to_a_game_against_bots(come: Callable[..., Person]) -> None:
    anna = come("Anna", 390, 844)
    anna.page.goto("/")

    anna.page.get_by_role("button", name="Play alone").click()

    anna.sees_the_table()
    anna.is_asked()
    anna.page.goto("/")
    expect(anna.page.get_by_text("You are asked")).to_be_visible()
    anna.page.get_by_role("link", name="Commander and bots").click()
    anna.sees_the_table()


def test_a_table_is_chosen_and_found_by_its_code(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    anna.page.goto("/new/")
    anna.page.get_by_label("Name of the table").fill("Friday fleet")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Exodus", exact=True).check()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Final Five", exact=True).check()
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.locator(".agreed")).to_contain_text("Final Five")
    code = anna.page.locator(".big-code").inner_text()

    ben.page.goto("/")
    ben.page.get_by_label("Join by link or code").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()

    expect(anna.page.locator(".seats")).to_contain_text("Ben")
    assert measured(anna.page, "lobby") == []


def test_anything_is_looked_up(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.page.goto("/compendium/#crisis:riots")
    riots = anna.page.locator("[id='crisis:riots']")
    expect(riots).to_be_in_viewport()

    anna.page.get_by_label("Search").fill("prisoner revolt")

    expect(anna.page.locator("[id='crisis:prisoner-revolt']")).to_be_visible()
    expect(riots).to_be_hidden()
    expect(anna.page.get_by_role("heading", name="Characters")).to_be_hidden()
    anna.page.get_by_label("Search").fill("")
    assert measured(anna.page, "compendium") == []


def test_the_compendium_needs_no_script(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    context = anna.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    anna.page.goto("/compendium/")
    page = context.new_page()

    page.goto(anna.page.url + "#loc:armory")

    expect(page.locator("[id='loc:armory']")).to_be_in_viewport()
    expect(page.get_by_label("Search")).to_be_hidden()
    context.close()

"""A game that brings nothing for the page is played to its end: questions, people, log and chat serve any game."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_measure import measured
from tests.services import LiveServer, wait_until


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that knows the toy game besides."""
    env = {"DJANGO_SETTINGS_MODULE": "tests.toy_app.settings"}
    server = LiveServer(tmp_path_factory.mktemp("toy"), env)
    yield server.start()
    server.stop()


def test_two_people_and_a_bot_play_the_toy_game_to_its_end(come: Callable[..., Person], server: LiveServer) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    opened = json.loads(server.manage("open_toy_table", "Anna"))
    anna.page.goto(opened["host"])
    ben.sits_down(opened["invite"])
    anna.adds_a_bot()
    anna.starts()
    ben.sees_the_table()
    kinds: set[str] = set()

    while not anna.over:
        wait_until(lambda: anna.asked or ben.asked or anna.over, "somebody was asked")
        for person in (anna, ben):
            if person.asked:
                if person.kind() not in kinds:
                    kinds.add(person.kind())
                    assert measured(person.page, person.kind()) == []
                person.answers()

    assert {"scout", "put_back", "rest", "contribute", "before_total"} <= kinds
    for person in (anna, ben):
        expect(person.page.locator(".ending h2")).to_have_text("The game is over.")
        expect(person.page.locator(".ending .why")).to_contain_text("win.")
        expect(person.page.get_by_text("Verify the shuffles")).to_be_visible()
        assert loaded(person, "bsg") == []
    assert "table/plain/parts.js" in " ".join(loaded(anna, "table"))


def test_what_people_do_besides_answering_works_at_any_game(come: Callable[..., Person], server: LiveServer) -> None:
    anna, ben = come("Anna"), come("Ben")
    opened = json.loads(server.manage("open_toy_table", "Anna"))
    anna.page.goto(opened["host"])
    ben.sits_down(opened["invite"])
    anna.adds_a_bot()
    anna.starts()

    expect(anna.page.locator(".person .who")).to_have_text(["Anna (you)awaited", "Ben", "Bot 3bot"])
    expect(anna.page.locator(".plain-section", has_text="Board")).to_contain_text("Food8")
    expect(anna.page.locator(".log")).to_contain_text("The fleet sets out.")
    anna.chats("Hello, toy")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".chat")).to_contain_text("Hello, toy")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Help").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Amber: you can choose it now")


def loaded(person: Person, folder: str) -> list[Any]:
    names: list[str] = person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [name for name in names if "/static/" in name and f"/{folder}/" in name]

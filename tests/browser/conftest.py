"""A browser for the whole run, and people in it: each has cookies of their own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.services import LiveServer

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


PATIENCE = 30_000  # milliseconds; a busy machine may take that long
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all: every test has a table of its own, and even kill -9 loses nothing."""
    server = LiveServer(tmp_path_factory.mktemp("browser"), {})
    yield server.start()
    server.stop()


@pytest.fixture
def come(chromium: Browser, server: LiveServer) -> Iterator[Callable[..., Person]]:
    """`anna = come("Anna")`: a person with a browser of their own, at the home page's address."""
    people: list[Person] = []

    def come(name: str, width: int = 1440, height: int = 900) -> Person:
        context = chromium.new_context(
            base_url=server.url, viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en"
        )
        people.append(Person(name, context))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
        assert person.problems == [], f"{person.name}'s browser complained"

"""A browser for the whole run, and people in it: each has cookies of their own."""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bsg.tables.house.limits import CROWDS, RATES
from tests.browser.person import Person
from tests.browser.phone import Phone
from tests.services import CHROMIUM_ARGS, LiveServer

# All these people share one address, and a script is fast. What is limited to be read on a page stays limited.
SOME_LIMITS = " ".join(f"{kind}=1000000" for kind in RATES.keys() | CROWDS.keys() if kind not in ("chat", "reports"))

PATIENCE = 30_000  # milliseconds; a busy machine may take that long
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("browser"), {"BSG_LIMITS": SOME_LIMITS})
    yield server.start()
    server.stop()


@pytest.fixture
def server(one_server: LiveServer) -> Iterator[LiveServer]:
    """One server for all: every test has a table of its own, and even kill -9 loses nothing."""
    yield one_server
    if not one_server.responds():  # a test that kills it may fail before it starts it again
        one_server.start(migrate=False)


@pytest.fixture
def come(chromium: Browser, server: LiveServer) -> Iterator[Callable[..., Person]]:
    """`anna = come("Anna")`: a person with a browser of their own, at the home page's address."""
    people: list[Person] = []

    def come(name: str, width: int = 1440, height: int = 900, touch: bool = False) -> Person:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en",
            has_touch=touch,
        )
        people.append(Person(name, context))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
        assert person.problems == [], f"{person.name}'s browser complained"


@pytest.fixture
def lay(server: LiveServer) -> Callable[..., list[str]]:
    """`lay("check", "--bots", "3")`: a position on a new table; gives the address of each person's seat."""

    def lay(*args: str) -> list[str]:
        table: dict[str, Any] = json.loads(server.manage("lay", *args))
        return [server.url + seat for seat in table["seats"]]

    return lay


@pytest.fixture
def laid(come: Callable[..., Person], lay: Callable[..., list[str]]) -> Callable[..., list[Person]]:
    """`anna, ben = laid("quiet", "Anna", "Ben")`: people at a position, each on their own seat."""

    def laid(position: str, *names: str, pace: str = "days", **screen: Any) -> list[Person]:
        seats = lay(position, "--pace", pace)
        people = [come(name, **screen) for name in names]
        for person in people:
            person.page.goto(seats[("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay").index(person.name)])
            person.sees_the_table()
        return people

    return laid


@pytest.fixture
def alone(
    come: Callable[..., Person], lay: Callable[..., list[str]], request: pytest.FixtureRequest
) -> Callable[..., Person]:
    """`anna = alone()`: Anna at the beginning of a game against bots; for each test the same game every time."""

    def alone(players: int = 3, **screen: Any) -> Person:
        seed = sha256(request.node.name.encode()).hexdigest()[:8]
        (seat,) = lay("opening", "--players", str(players), "--bots", str(players - 1), "--seed", seed)
        anna = come("Anna", **screen)
        anna.page.goto(seat)
        anna.sees_the_table()
        return anna

    return alone


@pytest.fixture
def phone(chromium_path: str, tmp_path: Path) -> Iterator[Phone]:
    phone = Phone(chromium_path, tmp_path, CHROMIUM_ARGS)
    yield phone
    phone.closes()

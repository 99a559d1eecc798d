"""No page keeps anybody out: axe-core finds nothing serious, on a laptop and on a phone."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.services import LiveServer

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
MOMENTS = [
    "battle",
    "arrest",
    "check",
    "revealed",
    "window",
    "caprica",
    "over",
    "caught",
    "bridge",
    "encounter",
    "crossroads",
    "trial",
    "eliminated",
]
PHONE = {"width": 390, "height": 844}

# Without `preload`: axe would lay style sheets into the page to read them, which the page's policy forbids.
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
  const words = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(words).join(' | ')}`);
}"""


def serious(page: Page) -> list[str]:
    """What keeps people out, on this page as it is now."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    page.set_viewport_size(PHONE)
    found += [f"phone: {what}" for what in page.evaluate(RUN)]
    return found


@pytest.mark.parametrize("address", ["/", "/new/", "/compendium/"])
def test_pages(come: Callable[..., Person], address: str) -> None:
    anna = come("Anna")
    anna.page.goto(address)

    assert serious(anna.page) == []


def test_the_lobby_and_the_choice_of_a_character(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.opens_a_table()
    assert serious(anna.page) == []
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    for _ in range(2):
        anna.adds_a_bot()

    anna.starts()
    anna.is_asked()

    assert serious(anna.page) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table(come: Callable[..., Person], server: LiveServer, moment: str) -> None:
    laid = json.loads(server.manage("lay", moment, *(["--pace", "live"] if moment == "window" else [])))
    anna = come("Anna")
    anna.page.goto(laid["seats"][laid["asked"][0] if laid["asked"] else 0])
    expect(anna.page.locator(".board")).to_be_visible()

    assert serious(anna.page) == []

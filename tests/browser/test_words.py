"""What stands on the screen are words: no key of a string, no name by which a program calls a thing."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from bsg.engine.positions import positions
from tests.browser.person import Person
from tests.services import LiveServer

NAME = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|\b[a-z]+:[a-z][a-z-]*\b")

SAID = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest('script, style, noscript')) said.push(data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
  return said;
}"""


def names_on(page: Page, table: str = "") -> list[str]:
    """But for the table's own name, which is the position's."""
    return [words for words in page.evaluate(SAID) if NAME.search(words) and words != table]


@pytest.mark.parametrize("position", positions())
def test_no_name_of_a_program_is_on_the_screen(come: Callable[..., Person], server: LiveServer, position: str) -> None:
    laid = json.loads(server.manage("lay", position))
    anna = come("Anna")
    anna.page.goto(laid["seats"][laid["asked"][0] if laid["asked"] else 0])
    anna.sees_the_table()
    found = names_on(anna.page, position)

    for thing in (".person", ".dial", ".place", ".deck", ".reserve", ".track", ".skill-card"):  # each explains itself
        if (one := anna.page.locator(f"{thing}[data-explain]:not([data-option]):visible").first).count():
            one.click()
            anna.page.locator(".popover").wait_for()
            found += names_on(anna.page, position)
            anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("button", name="Help").click()

    assert found + names_on(anna.page, position) == []


def test_a_name_of_a_program_would_be_noticed(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    anna.page.locator(".status b").evaluate("words => { words.textContent = 'Your turn: discard_quorum_to_limit.'; }")
    anna.page.locator(".deck").first.evaluate("deck => deck.setAttribute('aria-label', 'deck:loyalty-humans')")

    assert names_on(anna.page) == ["Your turn: discard_quorum_to_limit.", "deck:loyalty-humans"]

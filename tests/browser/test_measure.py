"""Readable and touchable, measured in the page: text from 13 pixels, targets from 44, nothing to scroll sideways."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.test_stage import PANEL_ONLY
from tests.services import LiveServer

MOMENTS_END = 20_000  # milliseconds: several may wait for each other, and cover what is measured
LAPTOPS = [(1440, 900), (1440, 800), (1366, 768), (1280, 720), (1024, 768)]
TABLETS = [(820, 1180), (768, 1024)]
SIZES = [(1440, 900), (1280, 720), (1024, 768), *TABLETS, (390, 844), (844, 390)]

MEASURE = """async () => {
  await document.fonts.ready;
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== 'hidden';
  };
  const called = (element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || parent.closest('script, style, noscript') || !seen(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 13) small.push(`text ${size}: ${called(parent)}`);
  }
  for (const target of document.querySelectorAll('button, a, summary, select, input:not([type=hidden])')) {
    const box = target.getBoundingClientRect();
    if (seen(target) && (box.width < 43.5 || box.height < 43.5))
      small.push(`target ${Math.round(box.width)}x${Math.round(box.height)}: ${called(target)}`);
  }
  // Words that stick out of their own box; a line clamp ends in dots, and the small card says the rest.
  for (const box of document.querySelectorAll('.table button, .table .deck, .table .place, .table h2, .table li')) {
    if (seen(box) && box.scrollWidth > box.clientWidth + 2) small.push(`sticks out: ${called(box)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    small.push(`sideways: ${document.documentElement.scrollWidth} in ${innerWidth}`);
  return [...new Set(small)];
}"""

# What one could press must not lie under something else, once it has been scrolled to.
COVERED = """() => {
  const called = (element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
  const covered = [];
  for (const target of document.querySelectorAll('button, a, summary, select, input:not([type=hidden])')) {
    if (!target.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit || target.contains(hit) || hit.contains(target)) continue;
    covered.push(`covered: ${called(target)} by ${called(hit)}`);
  }
  scrollTo(0, 0);
  return covered;
}"""


def measured(page: Page, moment: str) -> list[str]:
    """All that is too small at any width, in every part that can be folded out there."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        tabs = page.locator(".tabs button:visible")
        for tab in tabs.all() or [None]:
            if tab:
                tab.click()
            where = f"{moment} at {width}, {tab.inner_text() if tab else 'all'}"
            found += [f"{where}: {what}" for what in page.evaluate(MEASURE)]
            if tab is None or min(width, height) < 500:  # between them a side that is folded out lies over the question
                found += [f"{where}: {what}" for what in page.evaluate(COVERED)]
        if page.locator(".tabs button[data-tab=board]:visible").count():
            page.locator(".tabs button[data-tab=board]").click()
        elif (open_side := page.locator(".tabs button[aria-pressed=true]:visible")).count():
            open_side.click()
            found += [f"{moment} at {width}: {what}" for what in page.evaluate(COVERED)]
    return found


WORST = (
    "battle",
    "check",
    "revealed",
    "cylon_turn",
    "pursuit",
    "caught",
    "bridge",
    "allies_on_board",
    "crossroads_reveal",
    "trial",
    "all_at_once",
)


@pytest.mark.parametrize("position", WORST)
def test_the_worst_positions_fit(come: Callable[..., Person], server: LiveServer, position: str) -> None:
    laid = json.loads(server.manage("lay", position))
    anna = come("Anna")
    anna.page.goto(laid["seats"][laid["asked"][0]])
    anna.is_asked()

    assert measured(anna.page, position) == []
    for width, height in (*LAPTOPS, *TABLETS):  # there the whole board is seen at once
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.board-wrap'))") <= 0


def test_what_is_in_store_stays_in_one_slim_row_or_in_two(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.page.goto("/")
    anna.page.get_by_label("Set").select_option(label="Exodus")
    anna.page.get_by_role("button", name="Play alone").click()
    anna.is_asked()
    while anna.turn() < 3 or anna.page.locator(".deck small").count() < 3:  # some of it lies discarded
        anna.answers()
        anna.is_asked()

    for width, height in LAPTOPS:
        anna.page.set_viewport_size({"width": width, "height": height})
        rows = "new Set([...document.querySelectorAll('.store button')].map((one) => one.offsetTop)).size"
        assert anna.page.evaluate(rows) == (1 if width >= 1400 else 2), width
        assert anna.page.evaluate("(s => s.scrollWidth <= s.clientWidth + 2)(document.querySelector('.store'))"), width


def test_nothing_is_too_small_or_too_wide(alone: Callable[..., Person]) -> None:
    anna = alone(players=6)
    anna.page.add_init_script(PANEL_ONLY)  # the stage lies over the board on purpose: test_stage.py
    table = anna.page.url
    found = []

    anna.page.goto("/")
    found += measured(anna.page, "home")
    anna.page.goto("/new/")
    found += measured(anna.page, "new table")
    anna.page.goto(table)
    anna.sees_the_table()
    kinds: set[str] = set()
    while (anna.turn() < 7 or "contribute" not in kinds) and not anna.over:
        anna.is_asked()
        if (kind := anna.kind()) not in kinds:
            kinds.add(kind)
            expect(anna.page.locator(".moment-frame")).to_have_count(
                0, timeout=MOMENTS_END
            )  # it covers what it lies over
            found += measured(anna.page, kind)
            anna.page.set_viewport_size({"width": 1440, "height": 900})
        anna.answers()

    assert found == []
    assert {"choose_character", "contribute"} <= kinds

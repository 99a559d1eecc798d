"""Pictures of pages and positions, at five sizes, and of great moments, in three frames each, for eyes to judge.

`script/shots [FOLDER] [NAME...]`; a moment is named like `moment-jump`.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bsg.engine.positions import positions
from tests.browser.moments import MOMENTS, PATIENT, Herald
from tests.services import CHROMIUM_ARGS, ROOT, LiveServer, chromium

SIZES = [(1440, 900), (1024, 768), (820, 1180), (768, 1024), (390, 844)]
LIVE = {"window"}  # positions whose beat should be seen
SHORT = [(1440, 900), (1024, 768), (390, 844)]  # sizes of moments
FRAMES = (0.2, 0.5, 0.8)  # of the time that a moment takes
TABS = ("hand", "people", "log")  # what a phone shows one at a time


def pages(page: Page) -> Iterator[str]:
    """What comes before a table."""
    page.goto("/")
    yield "home"
    page.goto("/new/")
    yield "new"
    page.get_by_label("Name of the table").fill("Friday fleet")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "lobby"
    while (free := page.get_by_role("button", name="Add bot")).count():
        before = free.count()
        free.first.click()
        expect(page.get_by_role("button", name="Add bot")).to_have_count(before - 1)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".question[data-kind=choose_character]")).to_be_visible(timeout=60_000)
    yield "character"


def take(page: Page, folder: Path, name: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=folder / f"{name}-{width}.png")
        for tab in TABS if width == SIZES[-1][0] else ():
            if (button := page.locator(f".tabs [data-tab={tab}]")).is_visible():
                button.click()
                page.screenshot(path=folder / f"{name}-{width}-{tab}.png")
        if (board := page.locator(".tabs [data-tab=board]")).is_visible():
            board.click()
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    if (large := page.get_by_role("button", name="Show it large")).is_visible():
        large.click()
        for width, height in SHORT:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=folder / f"{name}-stage-{width}.png")


FREEZE = """([part, share, own]) => {
  const frame = () => getComputedStyle(document.querySelector('.moment-frame'));
  const lasts = own ?? parseFloat(frame().getPropertyValue('--lasts'));
  for (const animation of document.querySelector(part).getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = share * lasts;
  }
}"""
LOYALTY = "loyalty"  # a moment of one's own: no event tells of it
TURNING = 450  # milliseconds, as in hand.css


def take_moments(browser: Browser, server: LiveServer, folder: Path, names: list[str]) -> None:
    seats = json.loads(server.manage("lay", "battle"))["seats"]
    for width, height in SHORT:
        context = browser.new_context(base_url=server.url, viewport={"width": width, "height": height}, locale="en")
        context.add_init_script("localStorage.setItem('hints', '[\"all\"]')" + PATIENT)
        page = context.new_page()
        herald = Herald(page)
        page.goto(seats[1])  # somebody who is not asked anything
        expect(page.locator(".board")).to_be_visible()
        for name in names:
            part = turn_over(page) if name == LOYALTY else shown(herald, name)
            for n, share in enumerate((0.2, 0.7, 1) if name == LOYALTY else FRAMES, 1):
                page.evaluate(FREEZE, [part, share, TURNING if name == LOYALTY else None])
                page.screenshot(path=folder / f"moment-{name}-{width}-{n}.png")
            page.keyboard.press("Escape")
            expect(page.locator(".moment-frame")).to_have_count(0)
        context.close()


def shown(herald: Herald, name: str) -> str:
    """And in which part of the page."""
    herald.shows(name)
    return ".moments"


def turn_over(page: Page) -> str:
    """One's loyalty card, and in which part of the page it lies."""
    if (hand := page.locator(".tabs [data-tab=hand]")).is_visible():
        hand.click()
    page.locator(".secret").first.press("Enter")
    expect(page.locator(".loyalty-card")).to_be_visible()
    return ".secrets"


def fresh(browser: Browser, server: LiveServer) -> Page:
    size = {"width": SIZES[0][0], "height": SIZES[0][1]}
    context = browser.new_context(base_url=server.url, viewport=size, reduced_motion="reduce", locale="en")
    context.add_init_script("localStorage.setItem('hints', '[\"all\"]')")
    return context.new_page()


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = LiveServer(Path(data), {}).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        try:
            if moments := [name for name in (*MOMENTS, LOYALTY) if not names or f"moment-{name}" in names]:
                take_moments(browser, server, folder, moments)
            if not names or set(names) - {*positions(), *(f"moment-{name}" for name in (*MOMENTS, LOYALTY))}:
                page = fresh(browser, server)
                for name in pages(page):
                    if not names or name in names:
                        take(page, folder, name)
            for name in [name for name in positions() if not names or name in names]:
                laid = json.loads(server.manage("lay", name, *(["--pace", "live"] if name in LIVE else [])))
                page = fresh(browser, server)
                page.goto(laid["seats"][laid["asked"][0] if laid["asked"] else 0])
                expect(page.locator(".board")).to_be_visible()
                take(page, folder, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="script/shots", description="Takes pictures of pages and positions.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / ".data" / "shots")
    parser.add_argument("names", nargs="*", metavar="name", help="pages, positions and moments; all, if none is named")
    given = parser.parse_args()
    main(given.folder, given.names)

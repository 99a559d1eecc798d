"""What great moments cost a browser, as Chromium's own trace tells it: no long script, no layout, no memory."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.moments import HASTY, KEPT, MOMENTS, Herald
from tests.browser.person import Person
from tests.services import wait_until

LONGEST = 50.0  # milliseconds of a task in which a script runs
CATEGORIES = ["toplevel", "devtools.timeline", "v8", "blink.animations", "__metadata"]
SCRIPTS = {"FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "v8.callFunction"}
TIMES = 200
SPARE = 1.0  # MiB that a heap may differ from one collection to the next

MOVING = """() => [...new Set(document.getAnimations().flatMap((animation) =>
  animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))))]
  .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))"""
BUSY = "() => setTimeout(() => { const end = performance.now() + 700; while (performance.now() < end); }, 10)"
# Everything but the log, in which each moment is told in some lines more, each with its listener; and all there is.
ELEMENTS = "document.querySelectorAll('*').length - document.querySelectorAll('.log *').length"
IN_PAGE = """() => {
  const walker = document.createTreeWalker(document);
  let n = 1;
  while (walker.nextNode()) n += 1;
  return n;
}"""


class Trace:
    """Of one stretch of time: how long the tasks of the page took in which a script ran."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []

    def tasks(self) -> list[float]:
        pages = {(one["pid"], one["tid"]) for one in self.events if self.names_page(one)}
        mine = [one for one in self.events if (one["pid"], one["tid"]) in pages and one["ph"] == "X"]
        scripts = [(one["pid"], one["ts"]) for one in mine if one["name"] in SCRIPTS]
        tasks = [one for one in mine if one["name"].endswith("RunTask")]
        return [
            # its own time: others run on this machine, too
            one.get("tdur", one["dur"]) / 1000
            for one in tasks
            if any(pid == one["pid"] and one["ts"] <= ts < one["ts"] + one["dur"] for pid, ts in scripts)
        ]

    @staticmethod
    def names_page(event: dict[str, Any]) -> bool:
        return event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Trace]:
    trace = Trace()
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield trace
    finally:
        trace.events = json.loads(browser.stop_tracing())["traceEvents"]


def test_no_moment_holds_up_the_worst_battle(
    come: Callable[..., Person], lay: Callable[..., list[str]], chromium: Browser
) -> None:
    anna = come("Anna")
    anna.page.emulate_media(reduced_motion="no-preference")
    herald = Herald(anna.page)
    anna.page.goto(lay("battle")[0])
    anna.is_asked()
    herald.shows("damaged")  # whatever is drawn for the first time

    moving = set()
    with traced(chromium, anna.page) as trace:
        for name in MOMENTS:
            expect(anna.page.locator(".moment-frame")).to_have_count(0)
            herald.shows(name)
            moving |= set(anna.page.evaluate(MOVING))
            anna.page.keyboard.press("Escape")

    assert moving == {"opacity", "transform"}
    assert len(trace.tasks()) > len(MOMENTS)
    assert max(trace.tasks()) < LONGEST


def test_neither_does_a_jump(come: Callable[..., Person], lay: Callable[..., list[str]], chromium: Browser) -> None:
    """R15: the Admiral jumps, and all that was there is gone."""
    anna = come("Anna")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(KEPT)
    anna.page.goto(lay("escape", "--bots", "2")[0])
    anna.is_asked()
    moving: set[str] = set()

    def arrived() -> bool:
        if anna.asked:
            anna.answers()
        moving.update(anna.page.evaluate(MOVING))
        return "arrival" in anna.page.evaluate("window.shown")

    with traced(chromium, anna.page) as trace:
        anna.page.locator(".place[data-option='loc:ftl-control']").click()
        wait_until(arrived, "the fleet arrived")

    assert "jump" in anna.page.evaluate("window.shown")
    assert moving == {"opacity", "transform"}
    assert max(trace.tasks()) < LONGEST


def test_a_script_that_is_too_long_would_be_seen(come: Callable[..., Person], chromium: Browser) -> None:
    anna = come("Anna")
    anna.page.goto("/")

    with traced(chromium, anna.page) as trace:
        anna.page.evaluate(BUSY)
        anna.page.evaluate("new Promise((done) => setTimeout(done, 1000))")

    assert max(trace.tasks()) > LONGEST


def test_two_hundred_moments_leave_nothing_behind(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    anna = come("Anna")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(HASTY)
    herald = Herald(anna.page)
    anna.page.goto(lay("battle")[0])
    anna.is_asked()
    chromium = anna.context.new_cdp_session(anna.page)
    chromium.send("Performance.enable")
    names = list(MOMENTS)

    def shows(times: int) -> dict[str, float]:
        """And what there is when they are over."""
        already = anna.page.evaluate("window.shown.length")
        for n in range(times):
            herald.tells(names[n % len(names)])
            anna.page.wait_for_function("n => window.shown.length > n", arg=already + n)
        expect(anna.page.locator(".moment-frame")).to_have_count(0)
        expect(anna.page.locator(".consequences")).to_have_count(0)
        chromium.send("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in chromium.send("Performance.getMetrics")["metrics"]}
        return {
            "elements": anna.page.evaluate(ELEMENTS),
            "detached": metrics["Nodes"] - anna.page.evaluate(IN_PAGE),
            "listeners": metrics["JSEventListeners"] - anna.page.locator(".log li").count(),
            "heap": metrics["JSHeapUsedSize"] / 2**20,
        }

    before = shows(2 * len(names))
    after = shows(TIMES)
    assert after["elements"] == before["elements"]
    assert after["detached"] <= before["detached"] + TIMES / 2
    assert after["listeners"] == before["listeners"]
    assert after["heap"] < before["heap"] + SPARE

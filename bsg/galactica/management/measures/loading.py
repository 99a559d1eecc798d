"""The page of a table in a real browser, a round trip away: requests, bytes, when it is drawn; what a file costs."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from django.conf import settings

from bsg.galactica.management.measures import Measure
from bsg.galactica.management.measures.far import Far, far_away
from bsg.galactica.management.measures.servers import OURS, Worker, house, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

ROUND_TRIP = 0.05  # seconds
VISITS = 7
FILES = 1000
BARE = "bsg.galactica.management.measures.bare_page:application"
DRAWN = "() => performance.getEntriesByName('view-drawn')[0]?.startTime"


class Visit(NamedTuple):
    """What somebody's coming took."""

    seconds: float  # until it was drawn
    requests: int
    bytes: int

    def __str__(self) -> str:
        return f"{self.requests} requests, {self.bytes / 1024:.0f} KiB, drawn after {self.seconds:.2f} s"


def visit(context: BrowserContext, far: Far, path: str) -> Visit:
    """Until everything is there, fonts, too."""
    page = context.new_page()
    far.forget()
    page.goto(f"http://127.0.0.1:{far.port}{path}")
    page.wait_for_function(DRAWN)
    page.evaluate("document.fonts.ready.then(() => true)")
    drawn = page.evaluate(DRAWN)
    seen = Visit(drawn / 1000, far.requests, far.carried)
    page.close()
    return seen


def loading() -> Iterator[Measure]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, house(Path(folder), "sqlite", 1) as home:
        args = [sys.executable, "manage.py", "lay", "battle"]
        laid = subprocess.run(args, cwd=settings.BASE_DIR, env=home.env, check=True, stdout=subprocess.PIPE)
        seat = json.loads(laid.stdout)["seats"][0]
        with serving(OURS, home.env) as (ours,), serving(BARE, home.env) as (bare,), chromium() as browser:
            yield from _visits(browser, ours, bare, seat)
            yield _file(ours, bare)


def _visits(browser: Browser, ours: Worker, bare: Worker, seat: str) -> Iterator[Measure]:
    cold, warm, least = [], [], []
    with far_away(ours.port, ROUND_TRIP) as far, far_away(bare.port, ROUND_TRIP) as bare_far:
        for _ in range(VISITS):
            context = browser.new_context()
            # Who somebody is, without loading a page: their browser has not been here.
            table = context.request.get(f"http://127.0.0.1:{ours.port}{seat}", max_redirects=0).headers["location"]
            least.append(visit(context, bare_far, "/"))
            cold.append(visit(context, far, table))
            warm.append(visit(context, far, table))
            context.close()
    for when, visits in (("the first time", cold), ("the next time", warm)):
        seen = _middle(visits)
        yield Measure(
            f"the page of a table at {ROUND_TRIP * 1000:.0f} ms of round trip, {when}",
            str(seen),
            f"{_middle(least)}, for a page with a script that does nothing",
            {"seconds": seen.seconds, "requests": seen.requests, "kib": seen.bytes / 1024},
        )


def _middle(visits: list[Visit]) -> Visit:
    return Visit(
        median(one.seconds for one in visits), max(one.requests for one in visits), max(one.bytes for one in visits)
    )


def _file(ours: Worker, bare: Worker) -> Measure:
    page = _got(ours, ["/"])[0].decode()
    (style,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    cost, least = (_cost(worker, path) for worker, path in ((ours, style), (bare, "/bare.js")))
    return Measure(
        "one file served",
        f"{cost * 1000:.2f} ms of CPU",
        f"{least * 1000:.2f} ms for an answer of a few bytes",
        {"cpu_ms": cost * 1000, "bare_ms": least * 1000},
    )


def _cost(worker: Worker, path: str) -> float:
    before = worker.cpu
    _got(worker, [path] * FILES)
    return (worker.cpu - before) / FILES


def _got(worker: Worker, paths: list[str]) -> list[bytes]:
    """All through one connection, as a browser has it."""
    connection = http.client.HTTPConnection("127.0.0.1", worker.port, timeout=60)
    contents = []
    for path in paths:
        connection.request("GET", path)
        contents.append(connection.getresponse().read())
    connection.close()
    return contents


@contextmanager
def chromium() -> Iterator[Browser]:
    """As tests start it."""
    from playwright.sync_api import sync_playwright

    from tests import services

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=services.chromium(), args=services.CHROMIUM_ARGS)
        yield browser
        browser.close()

"""Replays of a long game: opening it, going to any step, stepping in a browser, and how much its frames take."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random as Chance
from statistics import median
from typing import Any

from django.conf import settings
from django.core.handlers.base import BaseHandler
from django.test import RequestFactory

from bsg.bots import Random
from bsg.galactica.management.measures import Measure, p95
from bsg.galactica.management.measures.entries import begun
from bsg.galactica.management.measures.loading import chromium
from bsg.galactica.management.measures.long import PLAYERS, secret_of_a_long_game
from bsg.galactica.management.measures.servers import OURS, serving
from bsg.kernel import questions
from bsg.tables.house import garbage
from bsg.tables.journal import service
from bsg.tables.line import commands
from bsg.tables.models import Table
from bsg.tables.replay import reel, showing

LENGTH = 1500
EYES = ("table", *map(str, range(PLAYERS)), "all")
PLACES = (80, 600, 1200)  # from which steps are taken in a browser
STEPS = """async () => {
  const place = () => document.querySelector(".player").dataset.place;
  const took = [];
  for (let n = 0; n < 60; n += 1) {
    const before = place();
    const began = performance.now();
    document.querySelector(`.player .${n % 3 < 2 ? "on" : "back"}`).click();
    while (place() === before) await new Promise((done) => setTimeout(done));
    document.body.getBoundingClientRect();  // all has its place
    took.push(performance.now() - began);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));  // and is seen
  }
  return took;
}"""
EMPTY = """async () => {
  const took = [];
  for (let n = 0; n < 60; n += 1) {
    const began = performance.now();
    await new Promise((done) => requestAnimationFrame(done));
    took.push(performance.now() - began);
  }
  return took;
}"""


def finished() -> Table:
    """People who pick anything, and withdraw orders that nobody gave until there are enough entries."""
    table, _ = begun(PLAYERS, secret=secret_of_a_long_game())
    seats, bot, acts = list(table.seats.all()), Random("long"), 0
    while not (running := service.current(table.pk)).over:
        (mine,) = questions(running.position, running.owed[0].seat).mine
        if acts < LENGTH // 2 and acts % 2:
            service.take(seats[mine.seat], commands.Order(id=f"order-{acts}", order="pass", on=False))
        answer = commands.Answer(id=f"long-{acts}", ask=mine.id, picks=bot.answer(mine, {}))
        service.take(seats[mine.seat], answer)
        acts += 1
    table.refresh_from_db()
    Table.objects.filter(pk=table.pk).update(open=True)
    return table


def took(act: Callable[[], Any]) -> float:
    began = time.process_time()
    act()
    return time.process_time() - began


def slowest_collection() -> float:
    """Of all that is in memory: it may happen in anybody's request."""
    return max(took(gc.collect) for _ in range(3))


def replays() -> Iterator[Measure]:
    settings.LIMITS = "off"  # it asks more in a minute than anybody may
    garbage.set_aside()  # as a server does when it begins
    table = finished()
    entries = table.entries.count()
    address = f"/t/{table.public_id}/replay/"
    server, browser = BaseHandler(), RequestFactory(headers={"host": "localhost"})  # a test client leaves much garbage
    server.load_middleware()

    def get(path: str) -> None:
        answer = server.get_response(browser.get(path))
        assert answer.status_code == 200, path

    def opened() -> None:
        reel._reels.clear()
        showing._showings.clear()
        get(address)
        get(f"{address}scenes/?place=0")

    cold = min(took(opened) for _ in range(5))
    yield Measure(
        f"opening the replay of a game of {entries} entries",
        f"{cold * 1000:.0f} ms of CPU on the server, with its first {showing.FIRST} scenes",
        f"{took(lambda: get('/compendium/')) * 1000:.0f} ms for the compendium",
        {"cold_ms": cold * 1000, "entries": entries},
    )
    asked = [(eyes, place) for eyes in EYES for place in range(len(reel.of(table).line()))]
    Chance(15).shuffle(asked)  # as if somebody had gone there from anywhere
    for eyes in EYES:
        get(f"{address}scenes/?as={eyes}")
    times = [took(partial(get, f"{address}scenes/?as={eyes}&place={place}")) for eyes, place in asked]
    yield Measure(
        f"going to any step of it: all {len(asked) // len(EYES)}, with each of {len(EYES)} pairs of eyes",
        f"{median(times) * 1000:.0f} ms of CPU median, {p95(times) * 1000:.0f} ms p95, {max(times) * 1000:.0f} ms at "
        f"most, for {showing.FIRST} scenes",
        f"{slowest_collection() * 1000:.0f} ms of them, when Python collects its garbage",
        {"median_ms": median(times) * 1000, "p95_ms": p95(times) * 1000, "most_ms": max(times) * 1000},
    )
    size = sum(len(bytes(body)) for body in table.entries.values_list("frame", flat=True) if body is not None)
    size += sum(len(bytes(body)) for body in table.frames.values_list("body", flat=True))
    yield Measure(
        "its frames in the database", f"{size / 1000:.0f} KB", f"{size / entries:.0f} bytes each", {"kb": size / 1000}
    )
    yield _steps(address)


def _steps(address: str) -> Measure:
    """From the press to the step after it laid out, by somebody who looks at each for a moment."""
    env = os.environ | {"BSG_LOG": "ERROR", "BSG_SECRET_KEY": "of the bench", "BSG_LIMITS": "off"}
    times: list[float] = []
    with serving(OURS, env) as (worker,), chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for place in PLACES:
            for eyes in ("table", "0", "all"):
                page.goto(f"http://127.0.0.1:{worker.port}{address}?at={place}&as={eyes}")
                page.locator(".player[data-busy=false]").wait_for()
                times += page.evaluate(STEPS)
        empty = page.evaluate(EMPTY)
    return Measure(
        f"one step of it in a browser, from {len(PLACES)} places with three pairs of eyes",
        f"{median(times):.0f} ms median, {p95(times):.0f} ms p95, {max(times):.0f} ms at most, of {len(times)}",
        f"{median(empty):.0f} ms for an empty picture",
        {"step_ms": median(times), "step_p95_ms": p95(times), "step_most_ms": max(times)},
    )

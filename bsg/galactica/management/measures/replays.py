"""Replays of a long game: opening it, going to any step, and how much of the database its frames take."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random as Chance
from statistics import median
from typing import Any

from django.test import Client

from bsg.bots import Random
from bsg.galactica.management.measures import Measure
from bsg.galactica.management.measures.entries import begun
from bsg.galactica.management.measures.long import PLAYERS, secret_of_a_long_game
from bsg.kernel import questions
from bsg.tables.journal import service
from bsg.tables.line import commands
from bsg.tables.models import Table
from bsg.tables.replay import reel, showing

LENGTH = 1500
SEEKS = 60
EYES = ("table", "0", "all")


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


def replays() -> Iterator[Measure]:
    table = finished()
    entries = table.entries.count()
    client = Client(headers={"host": "localhost"})
    address = f"/t/{table.public_id}/replay/"

    def get(path: str) -> None:
        answer = client.get(path)
        assert answer.status_code == 200, answer.content

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
    chance, length = Chance(15), len(reel.of(table).line())
    asked = [f"{address}scenes/?as={EYES[n % 3]}&place={chance.randrange(length)}" for n in range(SEEKS)]
    times = [took(partial(get, path)) for path in asked]
    most = sorted(times)[int(0.95 * SEEKS)]  # beyond that Python collects its garbage, once in a hundred requests
    yield Measure(
        "going to any step of it",
        f"{median(times) * 1000:.0f} ms of CPU, 95 of 100 within {most * 1000:.0f} ms, for {showing.FIRST} scenes",
        f"{max(times) * 1000:.0f} ms at most, of {SEEKS} with three pairs of eyes",
        {"median_ms": median(times) * 1000, "p95_ms": most * 1000, "most_ms": max(times) * 1000},
    )
    size = sum(len(bytes(body)) for body in table.entries.values_list("frame", flat=True) if body is not None)
    size += sum(len(bytes(body)) for body in table.frames.values_list("body", flat=True))
    yield Measure(
        "its frames in the database", f"{size / 1000:.0f} KB", f"{size / entries:.0f} bytes each", {"kb": size / 1000}
    )

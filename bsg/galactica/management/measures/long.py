"""A long game: what its entries cost early and late, how much of the database it takes, what opening it cold reads."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from statistics import median
from typing import TypeVar

from django.db import connection

from bsg import kernel
from bsg.bots import Random
from bsg.engine import BSG
from bsg.galactica.management.measures import Measure
from bsg.galactica.management.measures.entries import begun
from bsg.kernel import TABLE
from bsg.tables.journal import cache, service
from bsg.tables.line import commands, news, sections
from bsg.tables.line.news import Want
from bsg.tables.models import Table

PLAYERS, LENGTH = 3, 1000
WINDOW = 100  # entries that are compared with as many later ones
EARLY = 10
GAMES = 2000  # to look through for one that is long enough

T = TypeVar("T")


def secret_of_a_long_game() -> bytes:
    """Most games of random players end after some 270 entries; some do not."""
    for number in range(GAMES):
        secret = sha256(f"long:{number}".encode()).digest()
        key = kernel.game_key(secret, ["bench"] * PLAYERS)
        running, bot, entries = BSG.new({"players": PLAYERS}, key), Random("long"), 0
        while not running.over:
            (mine,) = kernel.questions(running.position, running.owed[0].seat).mine
            running.take(kernel.Answer(mine.seat, bot.answer(mine, {})))
            entries += 1
        if entries > LENGTH + WINDOW:
            return secret
    raise SystemExit(f"No game of {GAMES} takes {LENGTH + WINDOW} entries.")


class Played:
    """A table of people who pick anything, with what a room does for each of their entries."""

    def __init__(self, secret: bytes):
        self.table, _ = begun(PLAYERS, secret=secret)
        self.seats, self.bot = list(self.table.seats.all()), Random("long")
        self.wants = [Want(seat.number, "en", {}, 0, 0, seat) for seat in self.seats]
        self.entries = 0

    def enter(self, measure: Callable[[Callable[[], None]], T]) -> T:
        """What is measured of one entry with the news of it."""
        running = service.current(self.table.pk)
        (mine,) = kernel.questions(running.position, running.owed[0].seat).mine
        self.entries += 1
        answer = commands.Answer(id=f"long-{self.entries}", ask=mine.id, picks=self.bot.answer(mine, {}))
        act = partial(service.take, self.seats[mine.seat], answer)
        outcomes: list[news.Outcome] = []
        measured = measure(lambda: outcomes.append(news.acted(self.table.pk, self.table.public_id, act, self.wants)))
        for want, made in zip(self.wants, outcomes[0].news, strict=True):
            want.have, want.log, want.chat = made.hashes, made.log, made.chat
        return measured

    def enter_up_to(self, number: int) -> None:
        while self.entries < number:
            self.enter(seconds)


def seconds(act: Callable[[], None]) -> float:
    """Of CPU."""
    began = time.process_time()
    act()
    return time.process_time() - began


def long_games() -> Iterator[Measure]:
    """Early and late entries by turns, since a busy machine is now faster, now slower."""
    secret, empty = secret_of_a_long_game(), database_bytes()
    long = Played(secret)
    long.enter_up_to(LENGTH)
    size = database_bytes() - empty
    short = Played(secret)
    short.enter_up_to(EARLY)
    times = [(short.enter(seconds), long.enter(seconds)) for _ in range(WINDOW)]
    early, late = (median(side) for side in zip(*times, strict=True))
    yield Measure(
        f"an entry and the news of all {PLAYERS} seats, of a long game",
        f"{late * 1000:.2f} ms of CPU from entry {LENGTH} on, {late / early:.2f} × that from entry {EARLY} on",
        f"{early * 1000:.2f} ms from entry {EARLY} on",
        {"early_ms": early * 1000, "late_ms": late * 1000, "ratio": late / early},
    )
    yield Measure(
        f"a game of {LENGTH} entries in the database",
        f"{size / 1e6:.2f} MB",
        f"{_journal_bytes(long.table) / 1e6:.2f} MB are its entries' bodies",
        {"mb": size / 1e6},
    )
    yield from _opened_cold(long.table)


def _opened_cold(table: Table) -> Iterator[Measure]:
    times = []
    for _ in range(10):
        cache.forget_all()
        began = time.process_time()
        for audience in (TABLE, *range(PLAYERS)):
            sections.news(table.pk, audience, "en", 0, 0)
        times.append(time.process_time() - began)
    cold = min(times)
    began = time.process_time()
    for audience in (TABLE, *range(PLAYERS)):
        sections.news(table.pk, audience, "en", 0, 0)
    yield Measure(
        f"opening that game cold for {PLAYERS + 1} readers",
        f"{cold * 1000:.1f} ms of CPU",
        f"{(time.process_time() - began) * 1000:.1f} ms when it is warm",
        {"cold_ms": cold * 1000},
    )


def database_bytes() -> int:
    """Pages in use."""
    with connection.cursor() as cursor:
        pages, free, size = (
            cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


def _journal_bytes(table: Table) -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT sum(length(body)) FROM tables_entry WHERE table_id = %s", [table.pk])
        return int(cursor.fetchone()[0])

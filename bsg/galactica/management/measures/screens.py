"""From an entry to all screens: a real Daphne on this machine, real sockets, tables played by people who pick anything.

Latency is from the moment at which an entry was to be sent until the last message that it caused has arrived on any
screen of its table. Open loop: entries are sent on time, whatever has or has not arrived. Closed loop: a table's next
entry is sent when the table has been quiet for a moment.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from django.conf import settings

from bsg.galactica.management.measures import Measure, spread
from bsg.galactica.management.measures.entries import begun
from bsg.tables.pages import access, visitors

SEATS_AT_TABLE = 3
OPEN_TABLES, OPEN_RATE = 100, 25  # entries in a second over all tables
CLOSED_TABLES = 20
QUIET = 0.15  # seconds after which a table's next entry is sent, closed loop
PATIENCE = 30.0


class Screen:
    """One socket, and what its page would show of questions."""

    def __init__(self, connection: Any, table: Table, seat: int):
        self.connection, self.table, self.seat = connection, table, seat
        self.asked: list[dict[str, Any]] = []

    async def read(self) -> None:
        async for raw in self.connection:
            arrived = time.perf_counter()
            message = json.loads(raw)
            if message["type"] == "sections":
                questions = message.get("set", {}).get("questions")
                if questions is not None:
                    self.asked = [mine for mine in questions["mine"] if mine["given"] is None]
            self.table.heard(message["type"], len(raw), arrived)


class Table:
    """A table with its screens; `due` is when its last entry was to be sent."""

    def __init__(self, name: str, bare: int | None):
        self.name, self.bare = name, bare  # bare: bytes to relay
        self.screens: list[Screen] = []
        self.due = 0.0
        self.last = self.arrived = 0.0  # the last message of this entry, the last one at all
        self.sent = self.answered = self.bytes = self.messages = 0
        self.latencies: list[float] = []
        self.chance = random.Random(name)

    def heard(self, kind: str, size: int, at: float) -> None:
        self.arrived = at
        if self.due:
            self.last = at
            if kind in ("ok", "refused", "stale"):
                self.answered += 1
            else:
                self.bytes += size
                self.messages += 1

    async def enter(self, due: float) -> bool:
        """Somebody who is asked answers; False: nobody is, because the game is over or its question is on the way."""
        self.settle()
        command: dict[str, Any]
        if self.bare is not None:
            screen, command = self.chance.choice(self.screens), {"bytes": self.bare}
        else:
            asked = [screen for screen in self.screens if screen.asked]
            if not asked:
                return False
            screen = self.chance.choice(asked)
            question = screen.asked.pop()
            size = self.chance.choice([size for size in question["sizes"] if size <= len(question["options"])])
            picks = self.chance.sample(question["options"], size)
            command = {"do": "answer", "ask": question["id"], "picks": picks}
        self.due = self.last = due
        self.sent += 1
        await screen.connection.send(json.dumps({**command, "id": f"{self.name}-{self.sent}"}))
        return True

    def settle(self) -> None:
        """The last entry's time is known once the next one is due."""
        if self.due and self.answered == self.sent:
            self.latencies.append(self.last - self.due)
        self.due = 0.0


# ── servers and sockets ─────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def daphne(application: str, data: Path) -> Iterator[int]:
    """A server of our own on a free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**os.environ, "BSG_DATA": str(data), "DATABASE_URL": "", "REDIS_URL": "", "BSG_LOG": "ERROR"}
    env["BSG_LIMITS"] = "off"
    env["BSG_SECRET_KEY"] = settings.SECRET_KEY
    args = [sys.executable, "-m", "daphne", "-v", "0", "-b", "127.0.0.1", "-p", str(port), application]
    process = subprocess.Popen(args, cwd=settings.BASE_DIR, env=env, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"Daphne did not come up with {application}") from None
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def cookies(tables: int) -> list[tuple[str, list[str]]]:
    """Tables that have begun, with what the cookie of each seat's person holds."""
    made = []
    for number in range(tables):
        table, tokens = begun(SEATS_AT_TABLE, name=f"Bench {number}")
        keys = []
        for token in tokens:
            seat = access.seat_with(table, token)
            assert seat is not None
            keys.append(visitors.token_of_somebody_at(seat))
        made.append((table.public_id, keys))
    return made


@asynccontextmanager
async def sitting(port: int, seats: list[tuple[str, list[str]]], bare: int | None) -> AsyncIterator[list[Table]]:
    """All screens connected and up to date, at every table."""
    from websockets.asyncio.client import connect

    tables, readers = [], []
    for name, keys in seats:
        table = Table(name, bare)
        for number, key in enumerate(keys):
            connection = await connect(
                f"ws://127.0.0.1:{port}/ws/t/{name}/?lang=en",
                origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
                additional_headers={"Cookie": f"{visitors.COOKIE}={key}"},
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                compression=None,
            )
            screen = Screen(connection, table, number)
            table.screens.append(screen)
            if bare is None:
                await connection.send(json.dumps({"do": "sync", "id": "sync", "have": {}, "log": 0, "chat": 0}))
            readers.append(asyncio.create_task(screen.read()))
        tables.append(table)
    deadline = time.monotonic() + PATIENCE
    while bare is None and not all(any(screen.asked for screen in table.screens) for table in tables):
        if time.monotonic() > deadline:
            raise RuntimeError("not every table has asked its question")
        await asyncio.sleep(0.1)
    while max(table.arrived for table in tables) > time.perf_counter() - 2 and time.monotonic() < deadline:
        await asyncio.sleep(0.1)  # connecting moves every table: who came is shown
    try:
        yield tables
    finally:
        await asyncio.gather(*(screen.connection.close() for table in tables for screen in table.screens))
        await asyncio.gather(*readers, return_exceptions=True)


# ── the two loops ───────────────────────────────────────────────────────────────────────────────────────────────────


async def open_loop(tables: list[Table], seconds: float) -> None:
    began = time.perf_counter()
    for number in range(int(seconds * OPEN_RATE)):
        due = began + number / OPEN_RATE
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await tables[number % len(tables)].enter(due)
    await asyncio.sleep(2)


async def closed_loop(tables: list[Table], seconds: float) -> None:
    until = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while (now := time.perf_counter()) < until:
            settled = table.answered == table.sent and now - table.last >= QUIET
            if not settled or not await table.enter(now):
                await asyncio.sleep(0.01)

    await asyncio.gather(*map(play, tables))
    await asyncio.sleep(1)


class Outcome:
    def __init__(self, tables: list[Table], seconds: float):
        for table in tables:
            table.settle()
        self.latencies = [latency for table in tables for latency in table.latencies]
        self.entries = sum(table.sent for table in tables)
        self.unanswered = self.entries - sum(table.answered for table in tables)
        messages = sum(table.messages for table in tables)
        self.size = sum(table.bytes for table in tables) // max(1, messages)
        self.rate = self.entries / seconds

    def __str__(self) -> str:
        lost = f", {self.unanswered} UNANSWERED" if self.unanswered else ""
        return f"{spread(self.latencies)}, {self.rate:.1f} entries/s{lost}"


def screens(data: Path, seconds: float) -> Iterator[Measure]:
    loops = {
        f"open loop, {OPEN_TABLES} tables, {OPEN_RATE} entries/s": (open_loop, OPEN_TABLES),
        f"closed loop, {CLOSED_TABLES} tables, next entry after {QUIET * 1000:.0f} ms of quiet": (
            closed_loop,
            CLOSED_TABLES,
        ),
    }
    for what, (loop, count) in loops.items():

        async def measured(port: int, seats: Any, bare: int | None, loop: Any = loop) -> Outcome:
            async with sitting(port, seats, bare) as tables:
                await loop(tables, seconds)
                return Outcome(tables, seconds)

        seats = cookies(count)
        with daphne("bsg.asgi:application", data) as port:
            ours = asyncio.run(measured(port, seats, None))
        with daphne("bsg.galactica.management.measures.relay:application", data) as port:
            bare = asyncio.run(measured(port, seats, ours.size))
        line = f"entry to all screens ({what}, {SEATS_AT_TABLE} screens each, {ours.size / 1024:.1f} KiB a message)"
        yield Measure(line, str(ours), f"{bare} by a consumer that relays as many bytes")

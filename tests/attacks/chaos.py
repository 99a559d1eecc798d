"""Many tables while everything under them dies: workers by kill -9, Redis and PostgreSQL restarted, sockets cut.

People sit at tables of five, half of the sockets on each of two workers, and answer whatever they are asked. Whoever
loses the line comes back, maybe to the other worker, and says again what was not acknowledged. In the end everything
that was acknowledged stands in the journal once, and every table has gone on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests import services
from tests.attacks.laying import Laid, cookie
from tests.services import ROOT, LiveServer, Process

SEATS = 5
AGAIN, LONGEST = 0.25, 15.0  # seconds until a lost line is opened again, as the page does
BEAT = 5.0  # seconds between two heartbeats
STUCK = 120.0  # seconds without an entry at a table that is not over


@dataclass
class Table:
    """One table, and what was acknowledged at it."""

    name: str
    wanted: int
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # seat and id
    over: bool = False
    moved: float = field(default_factory=time.monotonic)

    go_on: bool = True  # something is still to fail
    until: float = 1.0  # share up to which it may be played before the next thing fails

    @property
    def done(self) -> bool:
        return self.over or (len(self.acknowledged) >= self.wanted and not self.go_on)

    @property
    def share(self) -> float:
        return 1 if self.over else min(1, len(self.acknowledged) / self.wanted)

    @property
    def waits(self) -> bool:
        """Whatever fails may take long on a busy machine: there must be somebody left who plays when the next does."""
        return self.go_on and self.share >= self.until


@dataclass
class House:
    servers: list[LiveServer]
    tables: list[Table]
    counts: Counter[str] = field(default_factory=Counter)
    lines: set[ClientConnection] = field(default_factory=set)

    @property
    def share(self) -> float:
        """How much of all has been done."""
        return sum(table.share for table in self.tables) / len(self.tables)


class Sitter:
    """Somebody at a seat, who comes back whatever happens."""

    def __init__(self, house: House, table: Table, seat: int, chance: random.Random):
        self.house, self.table, self.seat, self.chance = house, table, seat, chance
        self.pending: dict[str, Any] | None = None  # said, and not acknowledged
        self.sections: dict[str, Any] = {}
        self.hashes: dict[str, str] = {}
        self.lost = 0  # times in a row

    async def play(self) -> None:
        where = self.seat + int(self.table.name.rpartition("-")[2])  # half of them at each worker
        while not self.table.done:
            server = self.house.servers[where % len(self.house.servers)]
            where += 1
            try:
                async with connect(
                    f"{server.ws_url}/ws/t/{self.table.name}/?lang=en",
                    origin=server.url,  # type: ignore[arg-type]
                    additional_headers={"Cookie": f"person={cookie(self.table.name, self.seat)}"},
                    open_timeout=60,
                    close_timeout=0.2,
                    max_size=None,
                    ping_interval=None,
                ) as line:
                    self.house.lines.add(line)
                    self.lost = 0
                    try:
                        await self.sit(line)
                    finally:
                        self.house.lines.discard(line)
            except (OSError, WebSocketException, TimeoutError):
                self.house.counts["lines lost"] += 1
                self.lost += 1
                await asyncio.sleep(min(LONGEST, AGAIN * 2**self.lost) * (0.75 + self.chance.random() / 2))

    async def sit(self, line: ClientConnection) -> None:
        await line.recv()  # hello
        await self.sync(line)
        if self.pending:
            await self.say(line, self.pending)
        while not self.table.done:
            waited = self.table.waits
            try:
                self.hear(json.loads(await asyncio.wait_for(line.recv(), AGAIN if waited else BEAT)))
            except TimeoutError:
                if not waited:
                    await self.sync(line)
            if self.pending is None and not self.table.waits and (question := self.asked()):
                size = self.chance.choice(question["sizes"])
                picks = self.chance.sample(question["options"], size)
                self.pending = {"do": "answer", "id": secrets.token_hex(8), "ask": question["id"], "picks": picks}
                await self.say(line, self.pending)

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sections":
            self.sections |= message["set"]
            self.hashes |= message["hashes"]
            self.table.over |= self.sections["table"]["status"] == "over"
        elif self.pending and message.get("id") == self.pending["id"]:
            if message["type"] == "ok":
                self.table.acknowledged.append((self.seat, self.pending["id"]))
                self.table.moved = time.monotonic()
            self.house.counts[message.get("code", "ok")] += 1
            if message.get("code") != "crash":  # a fault of theirs: to be said again
                self.pending = None

    def asked(self) -> dict[str, Any] | None:
        mine = self.sections.get("questions", {}).get("mine", [])
        return next((question for question in mine if question["given"] is None), None)

    async def sync(self, line: ClientConnection) -> None:
        """Also says again what failed on their side."""
        await self.say(line, {"do": "sync", "id": "sync", "have": self.hashes, "log": 10**6, "chat": 10**6})
        if self.pending:
            await self.say(line, self.pending)

    async def say(self, line: ClientConnection, message: dict[str, Any]) -> None:
        await line.send(json.dumps(message))


Fault = Callable[[], Awaitable[None]]


def plan(house: House, waiting: Sequence[tuple[float, str, Fault]]) -> None:
    """Half of what is left when the next thing is to fail may be played before it does."""
    for table in house.tables:
        table.until = (1 + waiting[0][0]) / 2 if waiting else 1


async def run_house(house: House, faults: Sequence[tuple[float, str, Fault]], seed: int) -> None:
    chance = random.Random(seed)
    sitters = [
        asyncio.create_task(Sitter(house, table, seat, random.Random(chance.random())).play())
        for table in house.tables
        for seat in range(SEATS)
    ]
    waiting = list(faults)
    plan(house, waiting)
    while not all(table.done for table in house.tables):
        await asyncio.sleep(0.2)
        if waiting and house.share >= waiting[0][0]:
            _, name, fault = waiting.pop(0)
            print(f"{house.share:.0%}: {name}", flush=True)
            plan(house, waiting)
            await fault()
            for table in house.tables:
                table.moved, table.go_on = time.monotonic(), bool(waiting)
        stuck = [t.name for t in house.tables if not t.done and time.monotonic() - t.moved > STUCK]
        assert not stuck, f"stuck: {stuck}"
        for sitter in sitters:
            if sitter.done() and (problem := sitter.exception()):
                raise problem
    assert not waiting, "it was over before everything had failed"
    await asyncio.gather(*sitters)


def faults_of(house: House, redis: Process, postgres: Process, url: str) -> list[tuple[float, str, Fault]]:
    async def kill_worker(number: int) -> None:
        await asyncio.to_thread(house.servers[number].kill)
        await asyncio.to_thread(house.servers[number].start, False)

    async def restart(process: Process, answers: Callable[[], bool]) -> None:
        await asyncio.to_thread(process.stop, signal.SIGINT)  # PostgreSQL's "fast": it cuts off whoever is connected
        await asyncio.sleep(1)
        process.start()
        await asyncio.to_thread(process.wait_until, answers, "it answered again")

    async def cut() -> None:
        for line in list(house.lines):
            line.transport.abort()

    redis_port = int(redis.args[2])
    return [
        (0.1, "a worker and the timekeeper die", lambda: kill_worker(0)),
        (0.2, "Redis is restarted", lambda: restart(redis, lambda: services.listening(redis_port))),
        (0.35, "PostgreSQL is restarted", lambda: restart(postgres, lambda: services.answers(url))),
        (0.5, "all lines are cut", cut),
        (0.65, "the other worker dies", lambda: kill_worker(1)),
    ]


def run(tables: int, entries: int, folder: Path, seed: int = 1) -> Counter[str]:
    """Gives what happened, by kind; fails if anything acknowledged is missing or doubled, or a table is stuck."""
    with (
        services.redis_process(folder) as (redis_url, redis),
        services.postgres_process() as (url, postgres),
    ):
        env = {"DATABASE_URL": url, "REDIS_URL": redis_url, "BSG_SECRET_KEY": "x" * 50, "BSG_LOG": "WARNING"}
        workers = []
        try:
            for number in range(2):
                data = folder / f"worker-{number}"
                data.mkdir()
                workers.append(LiveServer(data, env, timekeeper=number == 0).start(migrate=number == 0))
            house = House(workers, [Table(f"chaos-{number}", entries) for number in range(tables)])
            file = folder / "tables.json"
            laid = [Laid(table.name, secrets.token_hex(32), players=SEATS, beat=3) for table in house.tables]
            file.write_bytes(msgspec.json.encode(laid))
            command = [sys.executable, "-m", "tests.attacks.laying", file]
            subprocess.run(
                command, cwd=ROOT, env={**workers[0].env, "DJANGO_SETTINGS_MODULE": "bsg.settings"}, check=True
            )
            asyncio.run(run_house(house, faults_of(house, redis, postgres, url), seed))
            check(house, url)
            return house.counts
        finally:
            for worker in workers:
                worker.stop()


def check(house: House, url: str) -> None:
    rows = """
        SELECT t.public_id, s.number, e.client_id, count(*) FROM tables_entry e
        JOIN tables_table t ON t.id = e.table_id JOIN tables_seat s ON s.id = e.seat_id GROUP BY 1, 2, 3
    """
    gaps = "SELECT table_id FROM tables_entry GROUP BY table_id HAVING max(number) <> count(*)"
    with psycopg.connect(url) as connection:
        kept = {(table, seat, id): times for table, seat, id, times in connection.execute(rows)}
        assert not connection.execute(gaps).fetchall(), "numbers are missing"
    for table in house.tables:
        for seat, id in table.acknowledged:
            times = kept.get((table.name, seat, id), 0)
            assert times == 1, f"{table.name}: {id} of seat {seat} stands {times} times in the journal"
    house.counts["acknowledged"] = sum(len(table.acknowledged) for table in house.tables)
    house.counts["kept"] = sum(kept.values())
    house.counts["games over"] = sum(table.over for table in house.tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--entries", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = run(options.tables, options.entries, Path(folder), options.seed)
    told = ", ".join(f"{count} {what}" for what, count in counts.most_common())
    print(f"{options.tables} tables in {time.monotonic() - began:.0f} s: {told}; nothing missing, nothing doubled")


if __name__ == "__main__":
    main()

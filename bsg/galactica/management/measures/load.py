"""The load: screens at many tables, in a process of their own, so that the server's process does nothing but serve.

    python -m bsg.galactica.management.measures.load

It reads a `Plan` from its standard input, says `ready` when everybody sits and the tables are quiet, waits for a line,
and prints its `Outcome`. Frames are read by hand, since a general websocket client would be the ceiling: the relay
sends thousands of messages a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import Literal

import msgspec

PATIENCE = 180.0
TICK = 0.002  # seconds between two looks at which table is due
TEXT, PING, PONG = 1, 9, 10  # kinds of frames
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class Seated(msgspec.Struct):
    table: str
    cookies: list[str]  # of each seat


class Plan(msgspec.Struct):
    ports: list[int]  # tables take turns among them
    tables: list[Seated]
    cookie: str  # its name
    loop: Literal["open", "closed", "storm"]
    seconds: float
    bytes: int | None = None  # to be relayed to every screen for an entry; None: people play
    quiet: float = 0.02  # closed loop: so long after its last message a table's next entry is sent
    rate: float = 25  # open loop: entries in a second
    mixed: bool = False  # the screens of a table take turns among the ports, too


class Outcome(msgspec.Struct):
    entries: int
    unanswered: int
    seconds: float
    latencies: list[float]
    bytes: int  # to all screens
    messages: int
    cpu: float  # seconds of this process's own


class Asked(msgspec.Struct):
    id: str
    options: list[str]
    sizes: list[int]
    given: list[str] | None = None


class Questions(msgspec.Struct):
    mine: list[Asked]


class Set(msgspec.Struct):
    questions: Questions | None = None


class Message(msgspec.Struct):
    type: str
    set: Set | None = None
    hashes: dict[str, str] = {}
    total: int = 0


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.encode


class Screen(asyncio.Protocol):
    """One socket, and what its page would show of questions."""

    def __init__(self, table: Table, port: int, cookie: str):
        self.table, self.port, self.cookie = table, port, cookie
        self.asked: list[Asked] = []
        self.hashes: dict[str, str] = {}
        self.log = 0
        self.open = self.gone = False
        self.answered = 0
        self.buffer = bytearray()

    async def come(self) -> None:
        self.open = self.gone = False
        self.buffer.clear()
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /ws/t/{self.table.name}/?lang=en HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
        )

    def sync(self) -> None:
        self.send(write({"do": "sync", "id": f"sync-{time.time_ns()}", "have": self.hashes, "log": self.log}))

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        arrived = time.perf_counter()
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            self.buffer, self.open = rest, True
        while (frame := self.frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.heard(body, arrived)
            elif kind == PING:
                self.send(body, PONG)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole one that has arrived."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, body

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Masked, as clients must, by four zeros: it changes nothing."""
        head = bytes([128 | kind])
        size = len(body)
        head += bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + body)

    def heard(self, body: bytes, at: float) -> None:
        message = read(body)
        if message.type == "sections":
            self.hashes |= message.hashes
            if message.set is not None and message.set.questions is not None:
                self.asked = [mine for mine in message.set.questions.mine if mine.given is None]
        elif message.type == "log":
            self.log = message.total
        elif message.type in ("ok", "refused", "stale"):
            self.answered += 1
        self.table.heard(message.type, len(body), at)


class Table:
    """A table with its screens; `due` is when its last entry was to be sent."""

    def __init__(self, name: str, bare: int | None):
        self.name, self.bare = name, bare
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

    def enter(self, due: float) -> bool:
        """Somebody who is asked answers; False: nobody is, because the game is over or its question is on the way."""
        self.settle()
        if self.bare is not None:
            screen, command = self.chance.choice(self.screens), {"bytes": self.bare}
        else:
            asked = [screen for screen in self.screens if screen.asked]
            if not asked:
                return False
            screen = self.chance.choice(asked)
            question = screen.asked.pop()
            size = self.chance.choice([size for size in question.sizes if size <= len(question.options)])
            picks = self.chance.sample(question.options, size)
            command = {"do": "answer", "ask": question.id, "picks": picks}  # type: ignore[dict-item]
        self.due = self.last = due
        self.sent += 1
        screen.send(write({**command, "id": f"{self.name}-{self.sent}"}))
        return True

    def settle(self) -> None:
        """The last entry's time is known once the next one is due."""
        if self.due and self.answered == self.sent:
            self.latencies.append(self.last - self.due)
        self.due = 0.0


async def sit(plan: Plan) -> list[Table]:
    """All screens connected and up to date, at every table."""
    tables = []
    for place, seated in enumerate(plan.tables):
        table = Table(seated.table, plan.bytes)
        for number, key in enumerate(seated.cookies):
            port = plan.ports[(place + number * plan.mixed) % len(plan.ports)]
            screen = Screen(table, port, f"{plan.cookie}={key}")
            table.screens.append(screen)
            await screen.come()
            await until(lambda screen=screen: screen.open)  # type: ignore[misc]
            if plan.bytes is None:
                screen.sync()
        tables.append(table)
    if plan.bytes is None:
        await until(lambda: all(any(screen.asked for screen in table.screens) for table in tables))
        await until(lambda: max(table.arrived for table in tables) < time.perf_counter() - 1)
    return tables


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise RuntimeError("waited in vain for the server")
        await asyncio.sleep(0.005)


async def answered(tables: list[Table]) -> None:
    """What is still on its way belongs to what was asked for, but nobody waits for what never comes."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while any(table.answered < table.sent for table in tables):
                await asyncio.sleep(TICK)
    await asyncio.sleep(0.2)


async def open_loop(plan: Plan, tables: list[Table]) -> None:
    """Entries are sent on time, whatever has or has not arrived."""
    began = time.perf_counter()
    for number in range(int(plan.seconds * plan.rate)):
        due = began + number / plan.rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        tables[number % len(tables)].enter(due)
    await answered(tables)


async def closed_loop(plan: Plan, tables: list[Table]) -> None:
    """A table's next entry is sent when it has been quiet for a moment."""
    ends = time.perf_counter() + plan.seconds
    while (now := time.perf_counter()) < ends:
        for table in tables:
            if table.answered == table.sent and now - table.last >= plan.quiet:
                table.enter(now)
        await asyncio.sleep(TICK)
    await answered(tables)


async def storm(plan: Plan, tables: list[Table]) -> None:
    """Everybody's line is cut, and they come back at once, each with what they have."""
    screens = [screen for table in tables for screen in table.screens]
    for screen in screens:
        screen.transport.abort()
    await until(lambda: all(screen.gone for screen in screens))
    before = [screen.answered for screen in screens]
    for screen in screens:
        screen.open = False
    began = time.perf_counter()
    await asyncio.gather(*map(_back, screens))
    await until(lambda: all(screen.answered > count for screen, count in zip(screens, before, strict=True)))
    seconds = time.perf_counter() - began
    for table in tables:
        table.latencies, table.sent, table.answered = [seconds], len(table.screens), len(table.screens)


async def _back(screen: Screen) -> None:
    """Whoever is turned away because nobody had time for them comes again, as the page does."""
    while not screen.open:
        await screen.come()
        await until(lambda: screen.open or screen.gone)
    screen.sync()


async def run(plan: Plan) -> Outcome:
    tables = await sit(plan)
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    cpu, began = time.process_time(), time.perf_counter()
    await {"open": open_loop, "closed": closed_loop, "storm": storm}[plan.loop](plan, tables)
    for table in tables:
        table.settle()
    entries = sum(table.sent for table in tables)
    return Outcome(
        entries=entries,
        unanswered=entries - sum(table.answered for table in tables),
        seconds=time.perf_counter() - began,
        latencies=[latency for table in tables for latency in table.latencies],
        bytes=sum(table.bytes for table in tables),
        messages=sum(table.messages for table in tables),
        cpu=time.process_time() - cpu,
    )


def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = msgspec.json.decode(sys.stdin.readline(), type=Plan)
    print(write(asyncio.run(run(plan))).decode(), flush=True)


if __name__ == "__main__":
    main()

"""Two worlds on the wire: two real servers, and somebody who must not be able to tell one from the other.

The tables differ only in what an audience cannot know (T1 of RULES.md). People give the same answers at both, and all
that the audience's socket is sent must be the same: bytes, number and order of messages, and with a clock that stands
still every planned time. How long it takes is measured, and must not tell either.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from bsg.bots import simulation
from bsg.engine import BSG
from bsg.engine.rules import Base
from bsg.kernel import TABLE, Answer, Audience, Event, Running
from bsg.kernel.game import Saved
from tests.attacks.laying import Laid, cookie
from tests.engine.worlds import (
    Learned,
    Walk,
    checkpoints,
    name_of_audience,
    re_deal,
    rows_of,
    rules_from,
    shuffles,
)
from tests.services import ROOT, LiveServer

PATIENCE = 60.0
STEPS = 12  # of a walk, at most
STANDS_STILL = "tests.attacks.frozen_asgi:application"


class Noted(Running[Base]):
    """Remembers what was taken."""

    taken: list[Answer]

    def take(self, entry: Any) -> list[Event]:
        events = super().take(entry)
        if not hasattr(self, "taken"):
            self.taken = []
        self.taken.append(entry)
        return events


@dataclass
class Pair:
    """Two positions that an audience cannot tell apart, and what people answer in each, step by step."""

    name: str
    audience: Audience
    who: str
    positions: list[bytes]
    key: str
    steps: list[tuple[list[Answer], list[Answer]]] = field(default_factory=list)
    at: tuple[int, int] = (0, 1)  # the server of each world

    def laid(self, server: int) -> Laid:
        return Laid(self.name, self.key, self.positions[self.at.index(server)].decode())


def pairs(number: int, seed: int) -> Iterator[Pair]:
    """Of games of all sizes, for players of both sides and for those who watch."""
    made = 0
    for game in range(10 * number):
        plan = simulation.Plan(seed, game, {"players": 3 + game % 4}, players="random", check=False)
        chance = random.Random(f"{seed}:{game}")
        saved = list(checkpoints(simulation.play(plan).record))
        for checkpoint in chance.sample(saved[1:], min(3, len(saved) - 1)):
            pair = walked(f"world-{made}", checkpoint, chance)
            if pair.steps:
                yield pair
                made += 1
                if made == number:
                    return


def walked(name: str, checkpoint: bytes, chance: random.Random) -> Pair:
    """One walk in both worlds until the audience learns something by right."""
    saved = msgspec.json.decode(checkpoint, type=Saved)
    here, there = (rules_from(BSG, bytes(saved.state)) for _ in range(2))
    audience = chance.choice([TABLE, *range(len(here.state.players))])
    # Dice of a server are the table's own: what is shuffled later cannot be otherwise.
    re_deal(there.state, audience, chance, [row for row in rows_of(here.state) if row is not shuffles])
    states = (msgspec.Raw(msgspec.json.encode(rules.state)) for rules in (here, there))
    positions = [msgspec.json.encode(Saved(saved.round, state)) for state in states]
    who = name_of_audience(here, audience)
    pair = Pair(name, audience, who, positions, here.state.dice.key)
    one, other = (Noted(rules, saved.round) for rules in (here, there))
    walk = Walk(BSG, one, other, audience, chance, alike=chance.random() < 0.5)
    try:
        for _ in range(STEPS + 1):
            one.taken, other.taken = [], []
            walk.go(1)
            if one.over or other.over:
                break
            pair.steps.append((one.taken, other.taken))
    except Learned:
        pass
    pair.steps = pair.steps[:-1]  # what the last one leads to has not been looked at, or somebody learns by it
    return pair


class Line:
    """One socket, and everything it was sent since last asked."""

    def __init__(self, server: LiveServer, table: str, who: Audience, stack: ExitStack):
        self.connection: ClientConnection = stack.enter_context(
            connect(
                f"{server.ws_url}/ws/t/{table}/?lang=en",
                origin=server.url,  # type: ignore[arg-type]
                additional_headers={"Cookie": f"person={cookie(table, who)}"},
                open_timeout=PATIENCE,
                close_timeout=1,
                max_size=None,
                compression=None,
            )
        )
        self.questions: dict[str, Any] = {}
        self.sent = 0
        self.last = 0.0  # when something last came
        self.raw: list[str] = [self.read()]
        self.do("sync", have={}, log=0, chat=0)

    def read(self) -> str:
        raw = str(self.connection.recv(PATIENCE))
        self.last = time.perf_counter()
        return raw

    def do(self, do: str, **fields: Any) -> str:
        """Sends it and reads up to its answer."""
        self.sent += 1
        self.connection.send(json.dumps({"do": do, "id": str(self.sent), **fields}))
        while True:
            raw = self.read()
            message = json.loads(raw)
            if message["type"] == "sections":
                self.questions = message["set"].get("questions", self.questions)
            if message.get("id") == str(self.sent):
                return raw
            self.raw.append(raw)

    def catch_up(self) -> None:
        """Everything that was said to it before this has then arrived."""
        self.do("earlier", before=0)

    def answer(self, picks: tuple[str, ...]) -> None:
        self.catch_up()
        (mine,) = self.questions["mine"]
        raw = self.do("answer", ask=mine["id"], picks=list(picks))
        assert json.loads(raw)["type"] == "ok", raw


@dataclass
class Found:
    """What the audience could compare."""

    messages: int = 0
    bytes: int = 0
    steps: int = 0
    audiences: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    delays: list[tuple[float, float]] = field(default_factory=list)  # of the same step in both worlds

    def z(self) -> float:
        """How many standard errors the mean ratio of delays lies from one; beyond three it could be noticed."""
        gaps = [math.log(one) - math.log(other) for one, other in self.delays]
        mean = sum(gaps) / len(gaps)
        deviation = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
        return mean / (deviation / math.sqrt(len(gaps)))

    def __str__(self) -> str:
        by = ", ".join(f"{count} {who}" for who, count in self.audiences.most_common())
        seen = f"{self.steps} steps, {self.messages} messages, {self.bytes} bytes in each world"
        told = f"{len(self.differences)} differences; {len(self.delays)} delays differ by z = {self.z():.2f}"
        return f"{sum(self.audiences.values())} pairs ({by}), {seen}; {told}"


def compare(servers: list[LiveServer], pair: Pair, found: Found, chance: random.Random) -> None:
    with ExitStack() as stack:
        seats = {entry.seat for step in pair.steps for entries in step for entry in entries}
        lines: list[dict[Audience, Line]] = [{}, {}]
        order = [0, 1]
        chance.shuffle(order)  # whoever is connected last is still warm at the first step
        for world in order:
            server = servers[pair.at[world]]
            lines[world] = {seat: Line(server, pair.name, seat, stack) for seat in sorted(seats)}
            lines[world][pair.audience] = Line(server, pair.name, pair.audience, stack)
        heard = [by[pair.audience] for by in lines]
        for line in heard:
            line.catch_up()
        for step in pair.steps:
            chance.shuffle(order)
            delays = [0.0, 0.0]
            for world in order:
                before = len(heard[world].raw)
                began = time.perf_counter()
                for entry in step[world]:
                    line = lines[world][entry.seat]
                    line.catch_up()
                    began = time.perf_counter()
                    line.answer(entry.picks)
                heard[world].catch_up()
                if len(heard[world].raw) > before and heard[world] is not lines[world].get(step[world][-1].seat):
                    delays[world] = heard[world].last - began
            if all(delays):
                found.delays.append((delays[0], delays[1]))
            found.steps += 1
        one, other = (line.raw for line in heard)
        found.audiences[pair.who] += 1
        found.messages += len(one)
        found.bytes += sum(map(len, one))
        if one != other:
            both = enumerate(zip_longest(one, other, fillvalue="nothing"))
            at, a, b = next((n, a, b) for n, (a, b) in both if a != b)
            where = f"{pair.name}, {pair.who} {pair.audience}: message {at} of {len(one)} and {len(other)}"
            found.differences.append(f"{where}\n{a[:2000]}\n{b[:2000]}")


PLANNED = """
from bsg.tables.models import Due, Table
for row in Table.objects.order_by("public_id"):
    print(row.public_id, row.closes_at, sorted(Due.objects.filter(table=row).values_list("what", "at", "made")))
"""


def run(number: int, seed: int, folder: Path) -> Found:
    servers, found, chance = [], Found(), random.Random(seed)
    made = list(pairs(number, seed))
    for pair in made:  # no two processes are equally fast: which of them has which world is left to chance
        pair.at = chance.choice([(0, 1), (1, 0)])
    try:
        for place in range(2):
            data = folder / f"server-{place}"
            data.mkdir()
            server = LiveServer(data, {"BSG_SECRET_KEY": "x" * 50, "BSG_DB_POOL": "4"}, timekeeper=False)
            server.application = STANDS_STILL
            servers.append(server.start())
            file = data / "positions.json"
            file.write_bytes(msgspec.json.encode([pair.laid(place) for pair in made]))
            subprocess.run(
                [sys.executable, "-m", "tests.attacks.laying", file, "--frozen"], cwd=ROOT, env=env(server), check=True
            )
        for pair in made:
            compare(servers, pair, found, chance)
        planned = [server.manage("shell", "--no-imports", "-c", PLANNED) for server in servers]
        if planned[0] != planned[1]:
            found.differences.append(f"planned times:\n{planned[0]}\n{planned[1]}")
    finally:
        for server in servers:
            server.stop()
    return found


def env(server: LiveServer) -> dict[str, str]:
    return {**server.env, "DJANGO_SETTINGS_MODULE": "bsg.settings"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(options.pairs, options.seed, Path(folder))
    print(found)
    for difference in found.differences:
        print(difference)
    sys.exit(bool(found.differences) or abs(found.z()) > 3)


if __name__ == "__main__":
    main()

"""Bots: what a decision of the crew costs, and what people at other tables notice of many tables of bots."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from django.conf import settings

from bsg.bots import Bot, Random
from bsg.bots.crew import player
from bsg.engine import BSG
from bsg.galactica.management.measures import Measure, p95, spread
from bsg.galactica.management.measures.servers import MEASURES, OURS, House, house, served, serving
from bsg.kernel import Answer, Seen, heard, own_question

PLAYERS = 5
PEOPLE_TABLES, RATE = 10, 8  # entries of people in a second, over all their tables
BOT_TABLES, BOTS = 20, 4
WARM_UP = 4.0  # seconds
ROUNDS = 2  # with and without them by turns, since a busy machine is now faster, now slower


def bots(games: int, seconds: float) -> Iterator[Measure]:
    yield decisions(max(1, games // 8))
    if seconds:
        yield beside_people(seconds)


def decisions(games: int) -> Measure:
    """By CPU time: hearing, thinking and answering, with the view that is looked at."""
    ours, asked = thinking(games, [player("crew", "bench", seat) for seat in range(PLAYERS)])
    bare, random = thinking(games, [Random(f"bench:{seat}") for seat in range(PLAYERS)])
    return Measure(
        f"a decision of the crew ({games} whole games of {PLAYERS})",
        f"{ours / asked * 1000:.2f} ms of CPU on average ({asked} decisions)",
        f"{bare / random * 1000:.3f} ms by bots of chance",
        {"cpu_ms": ours / asked * 1000, "bare_cpu_ms": bare / random * 1000, "decisions": asked},
    )


def thinking(games: int, crew: list[Bot]) -> tuple[float, int]:
    """Seconds that these bots took for themselves, and for how many questions."""
    spent, asked = 0.0, 0
    for number in range(games):
        running = BSG.new({"players": PLAYERS}, f"{number:064}")
        told = running.rules.told
        while not running.over:
            ask = running.owed[0]
            question, view = own_question(running.position, ask), Seen(BSG, running.position, ask.seat)
            lines = [heard(told, seat) for seat in range(PLAYERS)]
            began = time.process_time()
            for seat, bot in enumerate(crew):
                bot.hears(lines[seat])
            picks = crew[ask.seat].answer(question, view)
            spent += time.process_time() - began
            asked += 1
            told = running.take(Answer(ask.seat, picks))
    return spent, asked


def beside_people(seconds: float) -> Measure:
    """People play at a pace of theirs; meanwhile nobody else does, or many tables of bots, at their usual pace."""
    alone: list[float] = []
    beside: list[float] = []
    plan = {"loop": "open", "seconds": seconds / ROUNDS / 2, "rate": RATE}
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        house(Path(folder), "sqlite", 1) as here,
        serving(OURS, here.env) as running,
    ):
        of(here, "-m", f"{MEASURES}.crewing", str(BOT_TABLES), str(BOTS))
        for _ in range(ROUNDS):
            alone += served(running, here.seat(PEOPLE_TABLES, 3), **plan).outcome.latencies
            seated = here.seat(PEOPLE_TABLES, 3)
            with keeping(here):
                served(
                    running, here.seat(1, 3), **{**plan, "seconds": WARM_UP}
                )  # until it is up, and has read the logs
                beside += served(running, seated, **plan).outcome.latencies
        moves = int(of(here, "-m", f"{MEASURES}.crewing"))
    return Measure(
        f"people beside {BOT_TABLES} tables of {BOTS} bots (sqlite, {PEOPLE_TABLES} tables of 3, {RATE} entries/s)",
        f"{spread(beside)}, p95 {p95(beside) / p95(alone):.2f} × without bots, who moved {moves} times",
        f"{spread(alone)} without bots",
        {
            "p95_ms": p95(beside) * 1000,
            "bare_p95_ms": p95(alone) * 1000,
            "p95_ratio": p95(beside) / p95(alone),
            "median_ratio": median(beside) / median(alone),
            "moves": moves,
        },
    )


@contextmanager
def keeping(here: House) -> Iterator[None]:
    """A timekeeper, which moves the bots."""
    from tests import services

    args = [sys.executable, "manage.py", "timekeeper"]
    keeper = services.Process(args, Path(here.env["BSG_DATA"]) / "keeper.log", cwd=settings.BASE_DIR, env=here.env)
    try:
        yield
    finally:
        keeper.stop()


def of(here: House, *args: str) -> str:
    """What a process in that house says."""
    run = [sys.executable, *args]
    done = subprocess.run(run, cwd=settings.BASE_DIR, env=here.env, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout

"""Whole games, restoring, views: the engine alone, without a server and without a database."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from django.utils import translation

from bsg.bots import Random
from bsg.bots.simulation import Plan, play
from bsg.engine import BSG
from bsg.engine.state import State
from bsg.galactica.management.measures import Measure, spread
from bsg.kernel import MODERATOR, TABLE, Answer, Ask, Audience, Flow, Played, questions, text
from bsg.kernel.game import Saved
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line.sections import of_the_game, section
from bsg.tables.models import Seat, Table

PLAYERS = 5
SETS: dict[str, dict[str, Any]] = {
    "base": {"players": PLAYERS},
    "exodus with both halves of variant 1": {
        "players": PLAYERS,
        "set": "exodus",
        "variants": ["personal-goals", "final-five"],
    },
}


def whole_games(games: int) -> Iterator[Measure]:
    """By CPU time, so that a busy machine does not count against anybody."""
    for name, options in SETS.items():
        began = time.process_time()
        played = [play(Plan(1, number, options, check=False)) for number in range(games)]
        seconds = time.process_time() - began
        decisions = sum(game.decisions for game in played)
        answers = sum(len(game.record.journal) for game in played)
        bare = answered_by_nobody(answers)
        ours = (
            f"{games / seconds:.1f} games/s, {decisions / seconds:.0f} decisions/s, {answers / seconds:.0f} answers/s"
        )
        what = f"whole games per core ({name}, {PLAYERS} random players, invariants off, {games} games)"
        yield Measure(what, ours, f"{answers / bare:.0f} answers/s by a generator that only asks")


def answered_by_nobody(count: int) -> float:
    """Seconds of CPU that as many questions take when there are no rules."""

    def rules() -> Flow[None]:
        for _ in range(count):
            yield Ask(0, "bare", text("?"), ("opt:yes", "opt:no"))

    began = time.process_time()
    flow = rules()
    ask = next(flow, None)
    while ask is not None:
        assert isinstance(ask, Ask)
        try:
            ask = flow.send(ask.checked(("opt:no",)))
        except StopIteration:
            break
    return time.process_time() - began


class Position(NamedTuple):
    """A moment of a game, as the database would keep it."""

    saved: bytes
    since: list[Played]


def positions(options: dict[str, Any], games: int, every: int = 7) -> Iterator[Position]:
    """From whole games, wherever the random players happen to be."""
    for number in range(games):
        plan = Plan(2, number, options)
        running, bot = BSG.new(options, plan.key), Random(plan.key)
        for step in range(100_000):
            if running.over:
                break
            if running.saved and step % every == 0:
                yield Position(running.saved, list(running.since))
            (mine,) = questions(running.position, running.owed[0].seat).mine
            running.take(Answer(mine.seat, bot.answer(mine, {})))


def timed(times: list[float], began: float) -> None:
    times.append(time.perf_counter() - began)


def restoring(games: int) -> Iterator[Measure]:
    for name, options in SETS.items():
        ours: list[float] = []
        bare: list[float] = []
        entries = []
        for position in positions(options, games):
            began = time.perf_counter()
            BSG.restore(position.saved, position.since)
            timed(ours, began)
            began = time.perf_counter()
            msgspec.json.decode(bytes(msgspec.json.decode(position.saved, type=Saved).state), type=State)
            timed(bare, began)
            entries.append(len(position.since))
        mean = sum(entries) / len(entries)
        what = f"restoring a game mid-turn ({name}, {PLAYERS} random players, {mean:.0f} entries since on average)"
        yield Measure(what, spread(ours), f"{spread(bare)} to decode the state")


def views(games: int) -> Iterator[Measure]:
    """A view for each audience: built and encoded; and as the screen gets it, in words and by section."""
    encode = msgspec.json.Encoder().encode
    audiences: list[Audience] = [*range(PLAYERS), TABLE, MODERATOR]
    for name, options in SETS.items():
        ours: list[float] = []
        sent: list[float] = []
        bare: list[float] = []
        bare_sent: list[float] = []
        sizes = []
        cached = CachedGame()
        for number, position in enumerate(positions(options, games, every=31)):
            running = BSG.restore(position.saved, position.since)
            cached.keep(running, (number, ""))
            for audience in audiences:
                began = time.perf_counter()
                encode(BSG.view(running.position, audience))
                timed(ours, began)
                view = BSG.view(running.position, audience)
                began = time.perf_counter()
                encode(view)
                timed(bare, began)
                began = time.perf_counter()
                made = _as_sent(cached, options, audience)
                timed(sent, began)
                decoded = [msgspec.json.decode(part.body) for part in made.values()]
                began = time.perf_counter()
                for part in decoded:
                    section(part)
                timed(bare_sent, began)
                sizes.append(sum(len(part.body) for part in made.values()))
        yield Measure(f"one view built and encoded ({name})", spread(ours), f"{spread(bare)} to encode it")
        size = f"{sum(sizes) / len(sizes) / 1024:.0f} KiB on average"
        what = f"one view as sent, in English, by section ({name}, {size})"
        yield Measure(what, spread(sent), f"{spread(bare_sent)} to encode and hash it")


def _as_sent(cached: CachedGame, options: dict[str, Any], audience: Audience) -> dict[str, Any]:
    number, digest = cached.at
    cached.row = Table(game=BSG.name, options=options, digest=digest, number=number)
    cached.seats = [Seat(number=number, name=f"Person {number}", taken=True) for number in range(PLAYERS)]
    with translation.override("en"):
        return of_the_game(cached, audience, "en")

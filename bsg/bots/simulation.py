"""Whole games without a server: plans, games played by bots of all kinds, and records of them."""

from __future__ import annotations

import gzip
import random
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

import msgspec

from bsg.bots import Bot, Random
from bsg.bots.crew import Crew, Recruit
from bsg.bots.deaf import Deaf
from bsg.bots.late import LateTables
from bsg.bots.testers import Curious, Helpful
from bsg.bots.watching import Watch, Watched
from bsg.engine import BSG
from bsg.engine.box import offered, unmet
from bsg.engine.game import BattlestarGalactica
from bsg.engine.invariants import broken
from bsg.engine.names import name_of
from bsg.engine.rules import Base
from bsg.engine.rules.core import ORDERS
from bsg.engine.state import Options
from bsg.engine.vocabulary import Team
from bsg.kernel import (
    Answer,
    Ask,
    Entry,
    Event,
    Heard,
    Illegal,
    Mine,
    Order,
    Running,
    Seen,
    heard,
    live,
    own_question,
    render,
)

Players = Literal["random", "curious", "helpful", "crew", "recruit"]

TOO_LONG = 20_000  # entries: no game takes a tenth of it, so this one does not end
LATE = LateTables()
BATCH = 24  # games that start from the same curiosity, so that the number of processes changes nothing


class Plan(msgspec.Struct, frozen=True):
    """All that a simulated game depends on."""

    seed: int
    number: int
    options: dict[str, Any]
    players: Players = "random"
    cylons: Players | None = None  # who answers for a seat while it is the Cylons', if somebody else does
    late: bool = False  # begins far from home
    check: bool = True  # invariants at every question
    orders: float = 0.0  # how often somebody gives or withdraws a standing order
    seen: dict[str, int] = {}  # what earlier games have tried

    @property
    def key(self) -> str:
        return sha256(f"simulate:{self.seed}:{self.number}".encode()).hexdigest()


class Record(msgspec.Struct, frozen=True):
    """A game as it can be played again: options, key and journal, and the position it led to."""

    game: str
    version: int
    options: dict[str, Any]
    key: str
    journal: list[Entry]
    digest: str
    late: bool = False  # it began far from home


class Played(msgspec.Struct, frozen=True):
    """What became of a planned game."""

    plan: Plan
    record: Record
    over: bool
    winner: Team | None
    ending: str
    turns: int
    decisions: int
    wrong: list[str]  # what was broken after the last entry; the game was stopped there
    tally: dict[str, int]
    seen: dict[str, int]  # what this game has tried
    watched: Watched


def play(plan: Plan) -> Played:
    """Plays one game; the same plan gives the same game. A crash or a broken invariant ends it."""
    journal: list[Entry] = []
    seen = Counter(plan.seen)
    game = game_of(plan)
    running = game.new(plan.options, plan.key)
    wrong = _wrong(running, plan)
    crew = crew_of(plan, running, seen)
    listeners = {seat: bot for seat, bot in crew.items() if not isinstance(bot, Deaf)}
    watch = Watch(running, officers_of(crew))
    _tell(listeners, running.rules.told)
    chance = random.Random(f"orders:{plan.key}")
    decisions = 0
    while not running.over and not wrong and len(journal) < TOO_LONG:
        ask = running.owed[0]
        entry: Answer | Order
        if plan.orders and chance.random() < plan.orders:
            entry = Order(chance.randrange(plan.options["players"]), ORDERS[0], on=chance.random() < 0.5)
        else:
            decisions += is_decision(ask)
            question = own_question(running.position, ask)
            entry = Answer(ask.seat, crew[ask.seat].answer(question, Seen(game, running.position, ask.seat)))
        journal.append(entry)
        try:
            told = running.take(entry)
            _tell(listeners, told)
            watch.sees(told)
        except Exception:
            wrong = [f"crash: {traceback.format_exc()}"]
        else:
            wrong = _wrong(running, plan)
    state = running.rules.state
    return Played(
        plan=plan,
        record=Record(
            game.name, game.version, plan.options, plan.key, journal, "" if wrong else running.digest(), plan.late
        ),
        over=running.over,
        winner=state.winner,
        ending=render(state.ending, lambda name: name_of(name) or name) if state.ending else "",
        turns=state.turn,
        decisions=decisions,
        wrong=wrong,
        tally=dict(running.rules.tally),
        seen=dict(seen - Counter(plan.seen)),
        watched=watch.ends(),
    )


def game_of(what: Plan | Record) -> BattlestarGalactica:
    return LATE if what.late else BSG


def crew_of(plan: Plan, running: Running[Base], seen: Counter[str]) -> dict[int, Bot]:
    """Who plays which seat."""
    seats = range(plan.options["players"])
    humans = {seat: bot_of(plan.players, plan, seat, running, seen) for seat in seats}
    if plan.cylons is None or plan.cylons == plan.players:
        return humans
    cylons = {seat: bot_of(plan.cylons, plan, seat, running, seen) for seat in seats}
    return {seat: TwoSides(running.rules, seat, humans[seat], cylons[seat]) for seat in seats}


def bot_of(players: Players, plan: Plan, seat: int, running: Running[Base], seen: Counter[str]) -> Bot:
    match players:
        case "random":
            return Random(plan.key)
        case "curious":
            return Curious(plan.key, seen)
        case "helpful":
            return Helpful(plan.key, seen, running.rules)
        case "crew":
            return Crew(plan.key, seat)
        case "recruit":
            return Recruit(plan.key, seat)


def officers_of(crew: Mapping[int, Bot]) -> dict[int, Crew]:
    """Those who can say whom they suspect while they are human."""
    humans = {seat: bot.human if isinstance(bot, TwoSides) else bot for seat, bot in crew.items()}
    return {seat: bot for seat, bot in humans.items() if isinstance(bot, Crew)}


class TwoSides:
    """Two bots on one seat, who both hear all that it hears: one answers while it is human, the other while it is not.

    So what is compared is how well a side is played, sleepers included, who change it on the way.
    """

    def __init__(self, rules: Base, seat: int, human: Bot, cylon: Bot):
        self.rules, self.seat, self.human, self.cylon = rules, seat, human, cylon

    def hears(self, events: Sequence[Heard]) -> None:
        self.human.hears(events)
        self.cylon.hears(events)

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        side = self.cylon if self.rules.team(self.seat) == Team.CYLONS else self.human
        return side.answer(question, view)


def _tell(listeners: dict[int, Bot], events: list[Event]) -> None:
    """Everybody who listens hears what their seat hears."""
    for seat, bot in listeners.items():
        bot.hears(heard(events, seat))


def _wrong(running: Running[Base], plan: Plan) -> list[str]:
    return broken(running.rules, running.open.values()) if plan.check else []


def is_decision(ask: Ask) -> bool:
    """Whether there is more than one possible answer."""
    (size, *others) = ask.sizes
    return bool(others) or 0 < size < len(ask.options) or (ask.ordered and size > 1)


# ── many games ──────────────────────────────────────────────────────────────────────────────────────────────────────


Table = dict[str, Any]  # options besides the number of players

ALL_COMBINATIONS = "all-combinations"


def tables(which: str | None, variants: str, *, quick: bool = False) -> list[Table]:
    """One set with the variants named, or each set with every combination of its variants."""
    if variants != ALL_COMBINATIONS:
        chosen = [name.strip() for name in variants.split(",") if name.strip()]
        needed = [box.needs.box for box in offered("variants") if box.name in chosen and box.needs]
        return [{"set": which or next(iter(needed), "base"), "variants": chosen, "quick": quick}]
    names = [box.name for box in offered("variants")]
    some = [chosen for count in range(len(names) + 1) for chosen in combinations(names, count)]
    every = [Options(set=box.name, variants=chosen) for box in offered("set") for chosen in some]
    return [
        {"set": options.set, "variants": list(options.variants), "quick": quick}
        for options in every
        if unmet(options) is None and which in (None, options.set)
    ]


def plans(
    seed: int,
    games: int,
    seats: Sequence[int],
    tables: Sequence[Table],
    *,
    first: int = 0,
    check: bool = True,
    players: Players = "random",
    cylons: Players | None = None,
) -> list[Plan]:
    """Tables of each of these kinds in turn, and of each of these sizes."""
    planned = []
    for number in range(first, first + games):
        table = tables[number // len(seats) % len(tables)]
        options = {**table, "players": seats[number % len(seats)]}
        planned.append(Plan(seed, number, options, players, cylons, check=check))
    return planned


def play_all(plans: Sequence[Plan], *, jobs: int = 1) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, plans)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, plans, chunksize=4)


def explore(plans: Sequence[Plan], *, jobs: int = 1) -> Iterator[Played]:
    """The same tables with players of all kinds, who look for what was tried least in the batches before.

    Who helps the fleet plays from the start, and from far on.
    """
    seen: Counter[str] = Counter()
    kinds: tuple[tuple[Players, bool], ...] = (
        ("random", False),
        ("curious", False),
        ("helpful", False),
        ("helpful", True),
    )
    for start in range(0, len(plans), BATCH):
        tried = dict(seen)
        batch = []
        for plan in plans[start : start + BATCH]:
            players, late = kinds[plan.number // 4 % len(kinds)]
            batch.append(msgspec.structs.replace(plan, players=players, late=late, seen=tried))
        for played in play_all(batch, jobs=jobs):
            seen.update(played.seen)
            yield played


# ── records ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(record: Record, path: Path) -> None:
    """As JSON; packed, if the name ends in `.gz`, and then without a date, so that equal games make equal files."""
    raw = msgspec.json.encode(record)
    path.write_bytes(gzip.compress(raw, mtime=0) if path.suffix == ".gz" else raw)


def read(path: Path) -> Record:
    raw = path.read_bytes()
    return msgspec.json.decode(gzip.decompress(raw) if path.suffix == ".gz" else raw, type=Record)


def replay(record: Record) -> Running[Base]:
    """Plays a record again; `Illegal` if today's rules do not lead where it led."""
    running = game_of(record).new(record.options, record.key)
    for _, entry in live(record.journal):
        running.take(entry)
    if record.digest and running.digest() != record.digest:
        raise Illegal("The record leads to another position than it did when it was made.")
    return running


def digests(record: Record) -> Iterator[str]:
    """The name of the position before the first and after every entry."""
    running = game_of(record).new(record.options, record.key)
    yield running.digest()
    for _, entry in live(record.journal):
        running.take(entry)
        yield running.digest()

"""DESIGN §6: whole games by random players at all kinds of tables, and what must hold at every entry of them."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bsg.bots import simulation
from bsg.bots.simulation import Plan, Record
from bsg.engine import BSG
from bsg.engine.box import variants
from bsg.engine.rules import Base
from bsg.kernel import Answer, Entry, Order, Refused, Running, TakeBack, live, questions
from tests.engine.records import GAMES, RECORDS

ROOT = Path(__file__).resolve().parent.parent.parent

TABLES = st.builds(
    lambda box, players, quick, no_sympathizer: {
        **box,
        "players": players,
        "quick": quick,
        "no_sympathizer": no_sympathizer and players in (4, 6),
    },
    st.sampled_from(simulation.tables(None, simulation.ALL_COMBINATIONS)),
    st.integers(3, 6),
    st.booleans(),
    st.booleans(),
)
PLANS = st.builds(
    Plan,
    seed=st.integers(0, 2**32),
    number=st.just(0),
    options=TABLES,
    players=st.sampled_from(["random", "curious", "helpful"]),
    orders=st.sampled_from([0.0, 0.02]),
)


@pytest.mark.slow
@settings(max_examples=90, derandomize=True, deadline=None, database=None)
@given(PLANS)
def test_every_game_ends_and_no_invariant_ever_breaks(plan: Plan) -> None:
    played = simulation.play(plan)

    assert played.wrong == []
    assert played.over
    assert played.winner


EVERYTHING = {"set": "exodus", "variants": list(variants())}
TABLES_OF_ALL_KINDS = [
    *({"players": players} for players in (3, 4, 5, 6)),
    *({"players": p, **EVERYTHING} for p in (4, 5)),
    {"players": 5, "set": "exodus", "variants": ["personal-goals", "final-five"]},
]


def some_game(table: simulation.Table, *, orders: float = 0.0) -> Record:
    plan = Plan(7, table["players"], table, players="curious", check=False, orders=orders)
    return simulation.play(plan).record


@pytest.fixture(scope="module", params=TABLES_OF_ALL_KINDS, ids=str)
def record(request: pytest.FixtureRequest) -> Record:
    return some_game(request.param, orders=0.02)


def entries(record: Record) -> list[Answer | Order]:
    return [entry for _, entry in live(record.journal)]


# ── the same game again ─────────────────────────────────────────────────────────────────────────────────────────────

DIGESTS = """
import json
from tests.engine.test_whole_games import TABLES_OF_ALL_KINDS, some_game
from bsg.bots.simulation import digests
print(json.dumps([list(digests(some_game(table, orders=0.02))) for table in TABLES_OF_ALL_KINDS]))
"""


def test_two_processes_with_different_hash_seeds_agree_after_every_entry() -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", DIGESTS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        for seed in ("1", "2")
    ]

    one, other = (json.loads(process.communicate(timeout=120)[0]) for process in processes)

    assert one == other
    assert all(len(game) > 50 for game in one)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_leads_where_it_led(name: str) -> None:
    """After an intended change of the rules: `python -m tests.engine.records`, and say so in the commit."""
    running = simulation.replay(simulation.read(RECORDS / f"{name}.json.gz"))

    assert running.over


def test_a_record_that_leads_elsewhere_is_noticed(record: Record) -> None:
    shorter = msgspec.structs.replace(record, journal=record.journal[:-1])

    with pytest.raises(Refused):
        simulation.replay(shorter)


# ── restoring ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_checkpoint_and_entries_restore_the_game_after_every_entry_within_50_ms(record: Record) -> None:
    running = BSG.new(record.options, record.key)
    took = []
    for entry in entries(record):
        running.take(entry)

        began = time.perf_counter()
        restored = BSG.restore(running.saved, running.since)
        took.append(time.perf_counter() - began)

        assert restored.digest() == running.digest()
        assert asked(restored) == asked(running)
        assert restored.since == running.since
    assert statistics.median(took) < 0.05


def asked(running: Running[Base]) -> bytes:
    """Every seat's questions, with their names."""
    seats = range(len(running.rules.state.players))
    return msgspec.json.encode([questions(running.position, seat) for seat in seats])


# ── refusals and take-backs ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_refused_entry_leaves_no_trace(record: Record) -> None:
    running = BSG.new(record.options, record.key)
    for entry in entries(record):
        before = running.digest(), asked(running), list(running.since), running.saved, list(running.rules.told)
        for wrong in wrong_entries(running):
            with pytest.raises(Refused):
                running.take(wrong)
        after = running.digest(), asked(running), list(running.since), running.saved, list(running.rules.told)

        assert after == before
        running.take(entry)


def wrong_entries(running: Running[Base]) -> list[Answer | Order]:
    seats = range(len(running.rules.state.players))
    wrong: list[Answer | Order] = [Answer(seat, ()) for seat in (*seats, -1, 99) if seat not in running.open]
    wrong += [Order(0, "no-such-order"), Order(99, "pass")]
    for ask in running.open.values():
        wrong.append(Answer(ask.seat, ("opt:no-such-thing",)))
        wrong += [Answer(ask.seat, ask.options[:1] * 2)] if ask.options else []
        wrong += [Answer(ask.seat, ask.options[:n]) for n in range(len(ask.options) + 1) if n not in ask.sizes]
    return wrong


@pytest.mark.parametrize("table", TABLES_OF_ALL_KINDS, ids=str)
def test_whatever_may_be_taken_back_can_be_done_again(table: simulation.Table) -> None:
    """R28.24: own last answer, nothing drawn or revealed. The game is then as before it, and after it again."""
    record = some_game(table)
    running = BSG.new(record.options, record.key)
    journal: list[Entry] = []
    begins = 0  # how many entries the checkpoint covers
    taken_back = 0
    for entry in entries(record):
        before, saved = running.digest(), running.saved
        running.take(entry)
        journal.append(entry)
        if running.saved != saved:
            begins = len(journal)
        elif running.may_take_back(entry.seat):
            taken_back += 1
            back = TakeBack(entry.seat, to=len(journal) - 1)
            after, journal = running.digest(), [*journal, back]

            running = BSG.restore(saved, [old for _, old in live(journal[begins:], begins + 1)])
            assert running.digest() == before

            running.take(entry)
            journal.append(entry)
            assert running.digest() == after
    assert taken_back > 10
    again = BSG.new(record.options, record.key)
    for _, old in live(journal):
        again.take(old)
    assert again.digest() == record.digest


# ── what the games reach ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_recorded_games_reach_both_ends_and_the_sleeper_phase() -> None:
    ends = [simulation.replay(simulation.read(RECORDS / f"{name}.json.gz")).rules.state for name in GAMES]

    assert {str(state.winner) for state in ends} == {"humans", "cylons"}
    assert any(state.sleeper_done for state in ends)
    assert {len(state.players) for state in ends} == {3, 4, 5, 6}

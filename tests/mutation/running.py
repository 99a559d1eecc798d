"""Runs the tests against each mutant: collected once, then a fork per mutant, the likeliest tests first.

A mutant is killed by the first test that fails. For once a test may not rely on `@covers`: that a card was resolved
says nothing of what it did, so within mutants that check is always content.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.engine import covering
from tests.mutation.mutants import Mutant

# Whole games and worlds notice everything, by a digest or a crash; that says nothing about the rule that was broken.
LEFT_OUT = (
    "test_whole_games",
    "test_two_worlds",
    "test_covering",
    "test_mutants",
    "test_facts",
    "test_invariants",
    "test_nebula_games",
    "test_nebula_secrets",
)
CATALOGUE = (  # they hold numbers against the YAML
    "tests/engine/test_catalogue.py",
    "tests/engine/test_numbers.py",
    "tests/engine/exodus/test_exodus_catalogue.py",
    "tests/engine/variants/ionian_nebula/test_nebula_catalogue.py",
    "tests/engine/variants/cylon_fleet/test_as_printed.py",
)
CHAPTERS = {  # where a kind of card is mostly tested; the rest of the engine's tests come after these
    "crisis": ("crises", "attacks", "crisis"),
    "super": ("super",),
    "quorum": ("quorum",),
    "destination": ("destinations", "jump"),
    "loc": ("locations", "boarding", "brig", "space"),
    "loyalty": ("loyalty", "goals", "final_five"),
    "card": ("skill", "checks", "combat"),
    "ability": ("characters",),
    "char": ("characters", "setup"),
    "title": ("titles", "quorum", "nukes"),
}
LONGEST = 120  # seconds of CPU, so that a busy machine kills nothing; a mutant that hangs is noticed


class Fate(NamedTuple):
    mutant: Mutant
    killer: str  # a test's name; empty: it survived
    seconds: float


class Everything(Counter[str]):
    def __missing__(self, key: str) -> int:
        return 1


@contextmanager
def content() -> Iterator[Counter[str]]:
    yield Everything()


class Hunt:
    """A pytest plugin: instead of running the tests it runs them against every mutant."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, report: bool):
        self.mutants, self.jobs, self.report = mutants, jobs, report
        self.fates: list[Fate] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [item for item in session.items if not any(name in item.nodeid for name in LEFT_OUT)]
        self.covering = _by_entry(self.items)
        covering.tally = content  # type: ignore[assignment]
        gc.collect()
        gc.freeze()  # the children share these pages
        children: dict[int, tuple[Mutant, int, float]] = {}
        waiting = list(reversed(self.mutants))
        while waiting or children:
            while waiting and len(children) < self.jobs:
                mutant = waiting.pop()
                read, pid = self._fork(mutant)
                children[read] = (mutant, pid, time.monotonic())
            ready, _, _ = select.select(list(children), [], [])
            for read in ready:
                mutant, pid, began = children.pop(read)
                self._done(mutant, read, pid, time.monotonic() - began)
        return True

    def _fork(self, mutant: Mutant) -> tuple[int, int]:
        read, write = os.pipe()
        pid = os.fork()
        if pid:
            os.close(write)
            return read, pid
        try:
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            os.close(read)
            os.write(write, self._killer(mutant).encode())
        except BaseException as problem:
            os.write(write, f"a crash: {problem!r}"[:300].encode())
        finally:
            os._exit(0)

    def _done(self, mutant: Mutant, read: int, pid: int, seconds: float) -> None:
        with os.fdopen(read, "rb") as pipe:
            said = pipe.read().decode()
        _, status = os.waitpid(pid, 0)
        killer = said if status == 0 else "it did not end"
        self.fates.append(Fate(mutant, killer, seconds))
        if self.report:
            done = f"{len(self.fates)}/{len(self.mutants)}"
            fate = f"killed by {killer}" if killer else "SURVIVED"
            print(f"{done} {seconds:5.1f} s  {mutant.name}  {fate}", flush=True)

    def _killer(self, mutant: Mutant) -> str:
        """The first test that fails with this mutant."""
        mutant.apply()
        items = self._ordered(mutant)
        for item, following in zip(items, [*items[1:], None], strict=True):
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return item.nodeid
        return ""

    def _ordered(self, mutant: Mutant) -> list[pytest.Item]:
        """Tests that cover it, the catalogue's for numbers, its chapter's and its box's, the rest."""
        words = (*CHAPTERS.get(mutant.entry.partition(":")[0], ()), mutant.box.replace("-", "_"))
        chosen = dict.fromkeys(self.covering.get(mutant.entry, []))  # none of them is the catalogue's
        if mutant.kind == "number":
            chosen |= dict.fromkeys(item for item in self.items if item.nodeid.startswith(CATALOGUE))
        rest = [item for item in self.items if mutant.kind == "number" or not item.nodeid.startswith(CATALOGUE)]
        chapter = [item for item in rest if any(word in item.nodeid.partition("::")[0] for word in words)]
        return list(chosen | dict.fromkeys([*chapter, *rest]))


def _by_entry(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Tests by what they say they cover."""
    found: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        callspec = getattr(item, "callspec", None)
        for name in getattr(getattr(item, "function", None), "covers", ()):
            found[covering.typed(name.format(**(callspec.params if callspec else {})))].append(item)
    return found


def hunt(mutants: Sequence[Mutant], jobs: int, report: bool = False) -> list[Fate]:
    plugin = Hunt(mutants, jobs, report)
    options = [
        "-q",
        "--no-header",
        "--no-summary",
        "--tb=native",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-p",
        "no:randomly",
    ]
    status = pytest.main(["tests/engine", *options], plugins=[plugin])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) or len(plugin.fates) < len(mutants):
        raise SystemExit(f"The tests could not be collected (pytest's status {int(status)}).")
    return plugin.fates

"""Which test covers which card: `@covers("Riots")` fails a test in which the card was not really resolved."""

from __future__ import annotations

import functools
import importlib
import itertools
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import tests.engine
from bsg.engine.catalogue import everything
from bsg.engine.rules.core import Core
from bsg.engine.vocabulary import slug

Test = Callable[..., None]

EVERYTHING = everything()


def covers(*names: str) -> Callable[[Test], Test]:
    """Names of cards, locations and abilities as printed; `{card}` stands for the argument of a parametrised test."""

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def covered(*args: Any, **kwargs: Any) -> None:
            with tally() as resolved:
                test(*args, **kwargs)
            idle = [name for name in names if not resolved[typed(name.format(**kwargs))]]
            if idle:
                raise AssertionError(f"not resolved in this test: {idle}")

        covered.covers = names  # type: ignore[attr-defined]
        return covered

    return decorate


@functools.cache
def typed(name: str) -> str:
    """`Water Shortage` is `crisis:water-shortage` in the catalogue; where two things share a name, give that one."""
    found = [known for known in EVERYTHING if name == known or slug(name) == known.partition(":")[2]]
    if len(found) != 1:
        raise LookupError(f"{name} in the catalogue: {found or 'nothing'}")
    return found[0]


@contextmanager
def tally() -> Iterator[Counter[str]]:
    """What is resolved meanwhile, at every table."""
    resolved: Counter[str] = Counter()
    count = Core.resolved

    def counted(rules: Core, name: str) -> None:
        resolved[name] += 1
        count(rules, name)

    Core.resolved = counted  # type: ignore[method-assign]
    try:
        yield resolved
    finally:
        Core.resolved = count  # type: ignore[method-assign]


# ── what the suite covers as a whole: read off the tests, so that it does not matter which process runs which ─────────


def covered_by_the_suite() -> set[str]:
    tests = [test for module in test_modules() for test in vars(module).values() if callable(test)]
    return {name for test in tests for name in covered_by(test)}


def test_modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(tests.engine.__path__, "tests.engine."):
        if found.name.rpartition(".")[2].startswith("test_"):
            yield importlib.import_module(found.name)


def covered_by(test: Any) -> set[str]:
    """All that a test covers, over all its parameters."""
    names: tuple[str, ...] = getattr(test, "covers", ())
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"] if names else []
    covered = set()
    for rows in itertools.product(*map(arguments, marks)):
        given = {name: value for row in rows for name, value in row.items()}
        covered |= {typed(name.format(**given)) for name in names}
    return covered


def arguments(mark: Any) -> list[dict[str, Any]]:
    """The rows of a `parametrize`, each by argument name."""
    names, rows = mark.args[:2]
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    listed = [getattr(row, "values", row) for row in rows]
    return [dict(zip(names, row if len(names) > 1 else _single(row), strict=True)) for row in listed]


def _single(row: Any) -> tuple[Any, ...]:
    return row if isinstance(row, tuple) and len(row) == 1 else (row,)

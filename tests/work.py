"""How much work something is, in numbers that are the same on every machine, however busy: counted, not timed."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from django.db import connection


class Work(NamedTuple):
    """Python functions that were called, SQL statements, and steps that SQLite took for them: more with every row that
    is looked at, so that a statement that reads a whole table shows."""

    calls: int
    statements: int
    steps: int


def work(act: Callable[[], object]) -> Work:
    """Of this thread."""
    calls = statements = steps = 0

    def called(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        if event == "call" and frame.f_code not in (step.__code__, executed.__code__):
            calls += 1

    def executed(execute: Callable[..., Any], *args: Any) -> Any:
        nonlocal statements
        statements += 1
        return execute(*args)

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    connection.ensure_connection()
    assert connection.vendor == "sqlite"
    database = connection.connection
    database.set_progress_handler(step, 1)
    try:
        with connection.execute_wrapper(executed):
            sys.setprofile(called)
            try:
                act()
            finally:
                sys.setprofile(None)
    finally:
        database.set_progress_handler(None, 1)
    return Work(calls, statements, steps)

"""On which threads the line works: whoever writes may have to wait, and whoever reads waits for no writer.

What has queued up before the writers is committed together, so that the disk is waited for once. SQLite lets one write
at a time, so writers there have one thread instead of fighting for the file. The threads keep their connections to the
database; one that failed is not used again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from django.db import connection

from bsg.tables.house import metrics
from bsg.tables.journal import service

logger = logging.getLogger(__name__)

READERS = WRITERS = 2
TOGETHER = 16  # jobs in one commit, at most

Result = TypeVar("Result")


async def writing(work: Callable[[], Result], table: int | None = None) -> Result:
    """`table`: the one that is going to be held."""
    return await _writers().do(work, table)


async def reading(work: Callable[[], Result]) -> Result:
    return await _readers().do(work)


@cache
def _writers() -> Threads:
    return Threads("line-writer", 1 if connection.vendor == "sqlite" else WRITERS, together=True)


@cache
def _readers() -> Threads:
    return Threads("line-reader", READERS)


class Job(NamedTuple):
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    asked: float  # when
    table: int | None  # that it is going to hold


class Threads:
    """Some threads that do jobs as they come."""

    def __init__(self, name: str, count: int, together: bool = False):
        self._queue: SimpleQueue[Job] = SimpleQueue()
        self._at_once = TOGETHER if together else 1
        for number in range(count):
            threading.Thread(target=self._run, name=f"{name}-{number}", daemon=True).start()

    def do(self, work: Callable[[], Result], table: int | None = None) -> asyncio.Future[Result]:
        job = Job(work, asyncio.get_running_loop().create_future(), time.perf_counter(), table)
        self._queue.put(job)
        return job.done

    def _run(self) -> None:
        while True:
            jobs = [self._queue.get()]
            with suppress(Empty):
                while len(jobs) < self._at_once:
                    jobs.append(self._queue.get_nowait())
            for job in jobs:
                metrics.thread_wait.observe(time.perf_counter() - job.asked)
            left = _done_together(jobs) if len(jobs) > 1 else jobs
            for job in left:
                _tell({job: _tried(job.work)})


def _done_together(jobs: Sequence[Job]) -> Sequence[Job]:
    """Does them in one commit; gives those that have to be done by themselves, all of them if it fails."""
    try:
        with service.together(job.table for job in jobs if job.table is not None):
            outcomes = {job: _tried(job.work) for job in jobs}
    except Exception:
        logger.exception("What was to be committed together is done one by one")
        connection.close()
        return jobs
    _tell({job: outcome for job, outcome in outcomes.items() if not isinstance(outcome, service.Busy)})
    return [job for job, outcome in outcomes.items() if isinstance(outcome, service.Busy)]


def _tried(work: Callable[[], Any]) -> Any:
    """Its result, or an exception."""
    try:
        return work()
    except Exception as problem:
        return problem


def _tell(outcomes: dict[Job, Any]) -> None:
    """Whoever waits hears what came of it, on their own loop."""
    if connection.errors_occurred:
        connection.close()
    for loop in {job.done.get_loop() for job in outcomes}:
        with suppress(RuntimeError):  # it was closed, and nobody waits any more
            loop.call_soon_threadsafe(_settle, loop, outcomes)


def _settle(loop: asyncio.AbstractEventLoop, outcomes: dict[Job, Any]) -> None:
    for job, outcome in outcomes.items():
        if job.done.get_loop() is loop and not job.done.done():
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

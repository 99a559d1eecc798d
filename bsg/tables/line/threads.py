"""On which threads the line works: whoever writes may have to wait, and whoever reads waits for no writer.

SQLite lets one write at a time, so writers there have one thread, and a queue before it, instead of fighting for the
file; what has queued up meanwhile is committed together, so that the disk is waited for once. The threads keep their
connections to the database; one that failed is not used again.
"""

from __future__ import annotations

import asyncio
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

READERS = WRITERS = 2
TOGETHER = 16  # jobs in one commit, at most

Result = TypeVar("Result")


async def writing(work: Callable[[], Result]) -> Result:
    return await _writers().do(work)


async def reading(work: Callable[[], Result]) -> Result:
    return await _readers().do(work)


@cache
def _writers() -> Threads:
    together = connection.vendor == "sqlite"
    return Threads("line-writer", 1 if together else WRITERS, together)


@cache
def _readers() -> Threads:
    return Threads("line-reader", READERS)


class Job(NamedTuple):
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    asked: float  # when


class Threads:
    """Some threads that do jobs as they come."""

    def __init__(self, name: str, count: int, together: bool = False):
        self._queue: SimpleQueue[Job] = SimpleQueue()
        self._at_once = TOGETHER if together else 1
        for number in range(count):
            threading.Thread(target=self._run, name=f"{name}-{number}", daemon=True).start()

    def do(self, work: Callable[[], Result]) -> asyncio.Future[Result]:
        job = Job(work, asyncio.get_running_loop().create_future(), time.perf_counter())
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
            outcomes = _done(jobs)
            if connection.errors_occurred:
                connection.close()
            for loop in {job.done.get_loop() for job in jobs}:
                with suppress(RuntimeError):  # it was closed, and nobody waits any more
                    loop.call_soon_threadsafe(_tell, loop, jobs, outcomes)


def _done(jobs: Sequence[Job]) -> list[Any]:
    """What came of each: its result, or an exception."""
    if len(jobs) == 1:
        return [_tried(jobs[0].work)]
    try:
        with service.together():
            return [_tried(job.work) for job in jobs]
    except Exception as problem:
        return [problem for _ in jobs]


def _tried(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except Exception as problem:
        return problem


def _tell(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.get_loop() is loop and not job.done.done():
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

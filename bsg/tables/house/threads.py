"""Database work of sockets, on a thread; how long it waited for one is measured."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from channels.db import database_sync_to_async

from bsg.tables.house import metrics

P = ParamSpec("P")
R = TypeVar("R")

_asked: ContextVar[float] = ContextVar("asked")


def in_thread(work: Callable[P, R]) -> Callable[P, Coroutine[Any, Any, R]]:
    @wraps(work)
    def begin(*args: P.args, **kwargs: P.kwargs) -> R:
        metrics.thread_wait.observe(time.perf_counter() - _asked.get())
        return work(*args, **kwargs)

    run = database_sync_to_async(begin)

    @wraps(work)
    async def ask(*args: P.args, **kwargs: P.kwargs) -> R:
        _asked.set(time.perf_counter())
        return await run(*args, **kwargs)

    return ask

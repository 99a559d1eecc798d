"""Notices tables that another process moved.

Over Redis it is told. Without Redis a web server and a timekeeper share the database but no channel layer: so each
process that has sockets looks, a few times a second and with one query, whether any of their tables has a new entry or
message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from channels.layers import get_channel_layer

from bsg.tables.journal import rows
from bsg.tables.journal.rows import Stand
from bsg.tables.line import notify, threads

logger = logging.getLogger(__name__)

PAUSE = 0.12  # seconds between two looks
AGAIN = 2.0  # seconds after which a layer that failed is tried again

found_at: Callable[[str, Stand], None] = lambda public_id, stand: None  # tells the rooms  # noqa: E731

_tables: dict[str, int] = {}  # with a room in this process, with their primary keys
_task: asyncio.Task[None] | None = None


def watch(public_id: str, pk: int) -> None:
    global _task
    _tables[public_id] = pk
    if not _running_here():
        watching = _listen() if notify.shared() else _look_again_and_again()
        _task = asyncio.get_running_loop().create_task(watching)


def unwatch(public_id: str) -> None:
    _tables.pop(public_id, None)


def _running_here() -> bool:
    return _task is not None and not _task.done() and _task.get_loop() is asyncio.get_running_loop()


# by looking -----------------------------------------------------------------------------------------------------------


async def _look_again_and_again() -> None:
    """Runs as long as there are rooms."""
    while _tables:
        try:
            tables = dict(_tables)
            stands = await threads.reading(partial(rows.stands, tables.values()))
            for public_id, pk in tables.items():
                if pk in stands:
                    found_at(public_id, stands[pk])
        except Exception:
            logger.exception("Could not look whether tables moved")
        await asyncio.sleep(PAUSE)


# by listening ---------------------------------------------------------------------------------------------------------


async def _listen() -> None:
    """Hears of all tables from the first room on; while the layer is down, heartbeats do."""
    layer: Any = get_channel_layer()
    while True:
        try:
            channel = await layer.new_channel()
            await layer.group_add(notify.GROUP, channel)
            for public_id in list(_tables):
                notify.wake(public_id, "otherwise")  # for what was said before
            while True:
                message = await layer.receive(channel)
                if message["by"] != notify.PROCESS:
                    for public_id, how in message["moves"].items():
                        notify.wake(public_id, how)
        except Exception as problem:
            notify.failed(problem)
            await asyncio.sleep(AGAIN)

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
_joined: set[str] = set()  # tables of which the layer tells


def watch(public_id: str, pk: int) -> None:
    global _task
    _tables[public_id] = pk
    if not _running_here():
        _joined.clear()
        watching = _listen() if notify.shared() else _look_again_and_again()
        _task = asyncio.get_running_loop().create_task(watching)
    if _channel is not None:
        _in_background(_join(public_id))


def unwatch(public_id: str) -> None:
    _tables.pop(public_id, None)
    if public_id in _joined:
        _in_background(_leave(public_id))


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

_channel: str | None = None
_background: set[asyncio.Task[None]] = set()


async def _listen() -> None:
    """Runs as long as there are rooms; while the layer is down, heartbeats do."""
    global _channel
    layer: Any = get_channel_layer()
    try:
        while _tables:
            try:
                _channel = await layer.new_channel()
                for public_id in list(_tables):
                    await _join(public_id)
                while _tables:
                    message = await layer.receive(_channel)
                    if message["by"] != notify.PROCESS:
                        notify.wake(message["table"], message["how"])
            except Exception as problem:
                notify.failed(problem)
                _joined.clear()
                await asyncio.sleep(AGAIN)
    finally:
        _channel = None


async def _join(public_id: str) -> None:
    layer: Any = get_channel_layer()
    _joined.add(public_id)
    try:
        await layer.group_add(notify.group(public_id), _channel)
        notify.wake(public_id, "otherwise")  # for what was said before
    except Exception as problem:
        _joined.discard(public_id)
        notify.failed(problem)
        asyncio.get_running_loop().call_later(AGAIN, _join_again, public_id)


def _join_again(public_id: str) -> None:
    if public_id in _tables and public_id not in _joined and _channel is not None:
        _in_background(_join(public_id))


async def _leave(public_id: str) -> None:
    layer: Any = get_channel_layer()
    _joined.discard(public_id)
    try:
        await layer.group_discard(notify.group(public_id), _channel)
    except Exception as problem:
        notify.failed(problem)


def _in_background(work: Any) -> None:
    task = asyncio.get_running_loop().create_task(work)
    _background.add(task)
    task.add_done_callback(_background.discard)

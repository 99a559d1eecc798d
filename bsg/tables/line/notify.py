"""Says on the channel layer that a table moved, and nothing else: it may lose messages, and content could leak."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

logger = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds for the channel layer
TOLD = 1000  # tables of which this process knows where it last told of them

Position = tuple[int, int]  # numbers of the last entry and the last chat message

told: dict[str, Position] = {}

_loop: asyncio.AbstractEventLoop | None = None  # the one that runs this process's sockets


def group(public_id: str) -> str:
    return f"table.{public_id}"


def attach() -> None:
    """Called where sockets run: from now on nobody waits for their loop."""
    global _loop
    _loop = asyncio.get_running_loop()


def moved(public_id: str, at: Position | None = None) -> None:
    """Tells every socket at the table to look again; those that miss it look on their heartbeat.

    `at` says where the table stands now, so that nobody in this process tells them once more.
    """
    if at is not None:
        told[public_id] = at
        while len(told) > TOLD:
            told.pop(next(iter(told)), None)
    if _loop is None:
        async_to_sync(send)(public_id)
    elif _loop.is_running():  # otherwise this process is stopping, and whoever waited for its loop would hang
        asyncio.run_coroutine_threadsafe(send(public_id), _loop)


async def send(public_id: str) -> None:
    """What was committed stays committed, whatever the channel layer does."""
    layer = get_channel_layer()
    assert layer is not None, "settings name one"
    await _calmly(layer.group_send(group(public_id), {"type": "table.moved"}))


async def listen(public_id: str, channel: str) -> bool:
    """Whether that channel is told from now on; while the layer is down, heartbeats do."""
    layer = get_channel_layer()
    assert layer is not None, "settings name one"
    return await _calmly(layer.group_add(group(public_id), channel))


async def leave(public_id: str, channel: str) -> None:
    layer = get_channel_layer()
    assert layer is not None, "settings name one"
    await _calmly(layer.group_discard(group(public_id), channel))


_down = False  # so that an outage is told of once and not with every entry


async def _calmly(work: Awaitable[Any]) -> bool:
    global _down
    try:
        await asyncio.wait_for(work, PATIENCE)
    except Exception:
        if not _down:
            logger.exception("The channel layer does not answer; tables go on without it")
        _down = True
        return False
    if _down:
        logger.warning("The channel layer answers again")
    _down = False
    return True

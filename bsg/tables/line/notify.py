"""Says on the channel layer that a table moved, and nothing else: it may lose messages, and content could leak."""

from __future__ import annotations

import asyncio
import logging

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer

logger = logging.getLogger(__name__)

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
    layer = get_channel_layer()
    assert layer is not None, "settings name one"
    try:
        await layer.group_send(group(public_id), {"type": "table.moved"})
    except Exception:
        # What was committed stays committed, whatever the channel layer does.
        logger.exception("Could not say that table %s moved", public_id)

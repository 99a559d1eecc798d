"""Notices tables that another process moved, where the channel layer stays within one process.

Without Redis a web server and a timekeeper share the database but no channel layer. So each process that has sockets
looks, a few times a second and with one query, whether any of their tables has a new entry or message.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from channels.db import database_sync_to_async
from channels.layers import InMemoryChannelLayer, get_channel_layer

from bsg.tables.line import notify
from bsg.tables.models import Table

logger = logging.getLogger(__name__)

PAUSE = 0.12  # seconds between two looks

_tables: Counter[str] = Counter()  # with sockets in this process
_task: asyncio.Task[None] | None = None


def watch(public_id: str) -> None:
    global _task
    _tables[public_id] += 1
    if isinstance(get_channel_layer(), InMemoryChannelLayer) and not _running_here():
        _task = asyncio.get_running_loop().create_task(_look_again_and_again())


def unwatch(public_id: str) -> None:
    _tables[public_id] -= 1
    if _tables[public_id] <= 0:
        del _tables[public_id]


def _running_here() -> bool:
    return _task is not None and not _task.done() and _task.get_loop() is asyncio.get_running_loop()


async def _look_again_and_again() -> None:
    """Runs as long as there are sockets."""
    known: dict[str, tuple[int, int]] = {}
    while _tables:
        try:
            seen = await _positions(list(_tables))
            for public_id, position in seen.items():
                if known.get(public_id, position) != position != notify.told.get(public_id):
                    await notify.send(public_id)
            known = seen
        except Exception:
            logger.exception("Could not look whether tables moved")
        await asyncio.sleep(PAUSE)


@database_sync_to_async
def _positions(tables: list[str]) -> dict[str, tuple[int, int]]:
    rows = Table.objects.filter(public_id__in=tables).values_list("public_id", "number", "chat_said")
    return {public_id: (number, said) for public_id, number, said in rows}

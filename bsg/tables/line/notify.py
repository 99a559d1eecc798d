"""Says that a table moved, and nothing else: to the table's room in this process, and to other processes.

Other processes hear it over the channel layer, which may lose messages, and where content could leak. Where the layer
stays within one process, the watcher of each looks instead.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from asgiref.sync import async_to_sync
from channels.layers import InMemoryChannelLayer, get_channel_layer

logger = logging.getLogger(__name__)

GROUP = "tables"  # which every process with sockets hears
PAUSE = 0.01  # seconds between two messages of a process: hearing one costs others more than what is in it
PROCESS = secrets.token_hex(8)  # so that a process does not listen to itself

Moved = Literal["", "by entry", "otherwise"]  # after an entry all else is as it was

wake: Callable[[str, Moved], None] = lambda public_id, how: None  # the room in this process  # noqa: E731

_loop: asyncio.AbstractEventLoop | None = None  # the one that runs this process's sockets
_acting = threading.local()
_unsent: dict[str, Moved] = {}  # tables of which other processes should hear
_sending: asyncio.Task[None] | None = None


def attach() -> None:
    """Called where sockets run: from now on nobody waits for their loop."""
    global _loop
    _loop = asyncio.get_running_loop()


@contextmanager
def acting(public_id: str) -> Iterator[None]:
    """While a room does something for one of its sockets, it needs nobody to tell it so."""
    _acting.table, _acting.moved = public_id, ""
    try:
        yield
    finally:
        _acting.table = None


def has_moved() -> Moved:
    """Whether what was just done in `acting` moved the table."""
    how: Moved = _acting.moved
    return how


def moved(public_id: str, how: Moved = "otherwise") -> None:
    """Tells every socket at the table to look again; those that miss it look on their heartbeat."""
    if getattr(_acting, "table", None) == public_id:
        _acting.moved = how
    elif _loop is None:
        if shared():
            async_to_sync(send)({public_id: how})
    elif _loop.is_running():  # otherwise this process is stopping, and whoever waited for its loop would hang
        _loop.call_soon_threadsafe(here_and_elsewhere, public_id, how)


def here_and_elsewhere(public_id: str, how: Moved = "otherwise") -> None:
    """The same, called where sockets run."""
    wake(public_id, how)
    elsewhere(public_id, how)


def elsewhere(public_id: str, how: Moved) -> None:
    """Tells the other processes; called where sockets run. What moves while others are being told goes together."""
    global _sending
    if not shared():
        return
    _unsent[public_id] = "by entry" if how == _unsent.get(public_id, how) == "by entry" else "otherwise"
    loop = asyncio.get_running_loop()
    if _sending is None or _sending.done() or _sending.get_loop() is not loop:
        _sending = loop.create_task(_send_all())


async def _send_all() -> None:
    while _unsent:
        moves = dict(_unsent)
        _unsent.clear()
        await send(moves)
        await asyncio.sleep(PAUSE)


def shared() -> bool:
    """Whether other processes hear what is said on the channel layer."""
    return not isinstance(get_channel_layer(), InMemoryChannelLayer)


async def send(moves: dict[str, Moved]) -> None:
    layer = get_channel_layer()
    assert layer is not None, "settings name one"
    try:
        await layer.group_send(GROUP, {"moves": moves, "by": PROCESS})
    except Exception as problem:
        failed(problem)  # what was committed stays committed, whatever the channel layer does
    else:
        works()


_down = False


def failed(problem: Exception) -> None:
    """An outage of the channel layer is told of once, not with every entry in it."""
    global _down
    if not _down:
        logger.error("The channel layer does not answer; tables go on without it", exc_info=problem)
    _down = True


def works() -> None:
    global _down
    if _down:
        logger.warning("The channel layer answers again")
    _down = False

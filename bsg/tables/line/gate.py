"""Before every socket: messages are fetched as they come, and whoever sends more than can be read is turned away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from bsg.tables.house import metrics
from bsg.tables.house.limits import RATES
from bsg.tables.house.proxies import Application, Scope
from bsg.tables.line.close_codes import TOO_MUCH
from bsg.tables.line.turned_away import turned_away

WAITING = 64  # messages of one socket: a page that comes back says what it has and what it could not send


class Gate:
    """Without it, what somebody sends faster than it is read waits in the server's memory, as much as it may be."""

    def __init__(self, inner: Application):
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> Any:
        waiting: asyncio.Queue[tuple[float, dict[str, Any]]] = asyncio.Queue()

        async def fetch() -> None:
            closed = False
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    waiting.put_nowait((time.perf_counter(), message))
                    if message["type"] == "websocket.disconnect":
                        return
                elif waiting.qsize() < WAITING and not closed:
                    waiting.put_nowait((time.perf_counter(), message))
                elif not closed:
                    closed = True
                    metrics.limited.count("waiting")
                    await send({"type": "websocket.send", "text": turned_away(scope, RATES["messages"].words)})
                    await send({"type": "websocket.close", "code": TOO_MUCH})

        async def next_message() -> dict[str, Any]:
            came, message = await waiting.get()
            metrics.queue_wait.observe(time.perf_counter() - came)
            return message

        afterwards: list[Callable[[], None]] = []  # what must be done when this socket is no more, however it ended
        fetching = asyncio.create_task(fetch())
        try:
            return await self.inner({**scope, "afterwards": afterwards}, next_message, send)
        finally:
            fetching.cancel()
            for act in afterwards:
                act()

"""A long line: whoever comes to this machine through it is a round trip away, and what goes over it is counted."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Iterator

import msgspec

CHUNK = 64 * 1024


class Far(msgspec.Struct):
    """The line to a server on this machine."""

    server: int  # its port
    round_trip: float  # seconds
    port: int = 0  # where the line begins
    requests: int = 0
    carried: int = 0  # bytes in both directions, all that browser and server say

    def forget(self) -> None:
        self.requests = self.carried = 0

    async def connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, to_there = await asyncio.open_connection("127.0.0.1", self.server)
        # Nothing can be said before the other side has heard of the connection and agreed.
        with contextlib.suppress(asyncio.CancelledError):  # the line is taken away
            await asyncio.gather(self.carry(reader, to_there, self.round_trip), self.carry(there, writer, 0.0))

    async def carry(self, reader: StreamReader, writer: StreamWriter, first: float) -> None:
        """Each piece arrives half a round trip after it was sent, and none overtakes another."""
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(self.arrive(on_the_way, writer))
        opened = asyncio.get_running_loop().time() + first
        piece = b"begin"
        while piece:
            try:
                piece = await reader.read(CHUNK)
            except OSError:
                piece = b""
            self.carried += len(piece)
            self.requests += piece.startswith((b"GET ", b"POST "))
            sent = max(asyncio.get_running_loop().time(), opened)
            on_the_way.put_nowait((sent + self.round_trip / 2, piece))
        await arriving

    async def arrive(self, on_the_way: asyncio.Queue[tuple[float, bytes]], writer: StreamWriter) -> None:
        while True:
            due, piece = await on_the_way.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not piece or writer.is_closing():
                writer.close()
                return
            writer.write(piece)


@contextlib.contextmanager
def far_away(server: int, round_trip: float) -> Iterator[Far]:
    """In a thread of its own, while a browser is driven in this one."""
    far = Far(server, round_trip)
    began = threading.Event()
    ends: list[Callable[[], object]] = []

    async def listen() -> None:
        over = asyncio.Event()
        ends.append(functools.partial(asyncio.get_running_loop().call_soon_threadsafe, over.set))
        async with await asyncio.start_server(far.connected, "127.0.0.1", 0) as listening:
            far.port = listening.sockets[0].getsockname()[1]
            began.set()
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(listen()), daemon=True)
    thread.start()
    began.wait()
    try:
        yield far
    finally:
        ends[0]()
        thread.join()

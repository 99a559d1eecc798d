"""Closes sockets that nobody reads: what is sent to them would wait in this process's memory for ever.

The transport says when more waits than it likes and when all of it is gone; in between there is some time and some
room, enough for a phone in a tunnel.
"""

from __future__ import annotations

import asyncio

from daphne.ws_protocol import WebSocketProtocol
from django.conf import settings

from bsg.tables.house import metrics


class Reader:
    """Of one socket; registered with its transport as what produces for it."""

    def __init__(self, socket: WebSocketProtocol):
        self.socket = socket
        self.behind = 0  # bytes sent since it fell behind
        self.patience: asyncio.TimerHandle | None = None

    def pauseProducing(self) -> None:  # the transport's names
        if self.patience is None:
            self.behind = 0
            self.patience = asyncio.get_running_loop().call_later(settings.SLOW_SECONDS, self.give_up)

    def resumeProducing(self) -> None:
        self.stopProducing()

    def stopProducing(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None

    def sent(self, size: int) -> None:
        if self.patience is not None:
            self.behind += size
            if self.behind > settings.SLOW_BYTES:
                self.give_up()

    def give_up(self) -> None:
        self.stopProducing()
        metrics.slow_readers.count()
        self.socket.transport.abortConnection()


def install() -> None:
    opened, send = WebSocketProtocol.onOpen, WebSocketProtocol.serverSend

    def on_open(self: WebSocketProtocol) -> None:
        self.reader = Reader(self)
        self.transport.unregisterProducer()  # the request's, which is over
        self.transport.registerProducer(self.reader, True)
        opened(self)

    def server_send(self: WebSocketProtocol, content: str | bytes, binary: bool = False) -> None:
        if self.state in (self.STATE_CLOSING, self.STATE_CLOSED):
            return  # said to nobody; the application hears of the end in its turn
        send(self, content, binary)
        if reader := getattr(self, "reader", None):
            reader.sent(len(content))

    WebSocketProtocol.onOpen, WebSocketProtocol.serverSend = on_open, server_send

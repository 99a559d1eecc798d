"""Lets Daphne close sockets with the standard's own codes.

An application may close with 1009 (message too big), but the websocket library's call for applications only sends codes
for applications, and it drops the connection without a word where the standard has a code. Both are set right here.
"""

from __future__ import annotations

from functools import partialmethod

from autobahn.twisted.websocket import WebSocketServerFactory
from daphne.ws_protocol import WebSocketFactory, WebSocketProtocol

TOO_LONG, GONE, FORBIDDEN, UNKNOWN, TOO_MUCH = 1009, 4401, 4403, 4404, 4429


def install() -> None:
    WebSocketProtocol.serverClose = _server_close
    WebSocketFactory.setProtocolOptions = partialmethod(WebSocketServerFactory.setProtocolOptions, failByDrop=False)


def _server_close(self: WebSocketProtocol, code: int | None = None) -> None:
    self.sendCloseFrame(code=code or 1000)

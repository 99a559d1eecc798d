"""How much a request may bring: of what is more, nothing is kept, and one sentence says so.

The server would take in all of it before anybody is asked, and fill the disk on which games are kept.
"""

from __future__ import annotations

from typing import Any

from daphne.http_protocol import WebRequest

LARGEST = 13_000_000  # bytes: a record of a game, with what a form adds; deploy/nginx.conf says the same
WORDS = "That is more than anything here takes. Nothing of it was kept; a record of a game has 12 MB at most."


def install() -> None:
    got_length, take, process = WebRequest.gotLength, WebRequest.handleContentChunk, WebRequest.process

    def begin(self: WebRequest, length: int | None) -> None:
        self.brought = 0
        got_length(self, length if length is None or length <= LARGEST else 0)

    def bring(self: WebRequest, data: bytes) -> None:
        self.brought += len(data)
        if self.brought <= LARGEST:
            take(self, data)

    def answer(self: WebRequest) -> Any:
        if getattr(self, "brought", 0) <= LARGEST:
            return process(self)
        self.content.close()
        return self.basic_error(413, b"Too Large", WORDS)

    WebRequest.gotLength, WebRequest.handleContentChunk, WebRequest.process = begin, bring, answer

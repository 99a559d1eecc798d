"""Nobody outside says under which path the table lies: Daphne believes a header, and fails on strange ones."""

from __future__ import annotations

from typing import Any

from daphne.http_protocol import WebRequest


def install() -> None:
    process = WebRequest.process

    def without_root_path(self: WebRequest) -> Any:
        self.requestHeaders.removeHeader(b"Daphne-Root-Path")
        return process(self)

    WebRequest.process = without_root_path

"""Sockets for tests: a reader that keeps what it is sent, as the page does, over Channels' communicator."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from channels.db import database_sync_to_async
from channels.testing import WebsocketCommunicator

from bsg.asgi import application
from bsg.tables.models import Table
from bsg.tables.pages import access, visitors
from tests.tables.conftest import LaidTable

PATIENCE = 30.0  # seconds; a busy machine may take that long


@database_sync_to_async
def person_with(public_id: str, token: str | None) -> str:
    """What the cookie of somebody holds who came by that seat's personal link, or who only watches."""
    table = Table.objects.filter(public_id=public_id).first()
    seat = access.seat_with(table, token) if token and table else None
    return visitors.token_of_somebody_at(seat) if seat else secrets.token_urlsafe(32)


class Reader:
    """What one page has: its sections, log and chat; and the answers to its commands."""

    def __init__(self, socket: WebsocketCommunicator):
        self.socket = socket
        self.sections: dict[str, Any] = {}
        self.hashes: dict[str, str] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.chat: dict[int, dict[str, Any]] = {}
        self.n = 0
        self.hello: dict[str, Any] = {}
        self.messages: list[dict[str, Any]] = []
        self.commands = 0

    async def get(self) -> dict[str, Any]:
        raw = await self.socket.receive_output(PATIENCE)
        assert raw["type"] == "websocket.send", raw
        message: dict[str, Any] = msgspec.json.decode(raw["text"])
        self.keep(message)
        return message

    def keep(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        match message["type"]:
            case "hello":
                self.hello = message
            case "sections":
                assert message["n"] == self.n + 1
                assert message["set"] or message["gone"], "the counter moves only when something changed"
                self.n = message["n"]
                self.sections |= message["set"]
                self.hashes |= message["hashes"]
                for name in message["gone"]:
                    del self.sections[name], self.hashes[name]
            case "log":
                self.log |= {line["n"]: line for line in message["lines"]}
            case "chat":
                self.chat |= {line["n"]: line for line in message["lines"]}

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self.socket.send_input({"type": "websocket.receive", "text": text})

    async def do(self, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Sends a command and gives its answer; what comes before it is kept."""
        self.commands += 1
        id = id or f"{do}-{self.commands}"
        await self.send({"do": do, "id": id, **fields})
        return await self.reply(id)

    async def reply(self, id: str | None = None) -> dict[str, Any]:
        while True:
            message = await self.get()
            if message["type"] in ("ok", "refused", "stale"):
                assert message["id"] == id
                return message

    async def sync(self) -> None:
        answer = await self.do("sync", have=self.hashes, log=len(self.log), chat=len(self.chat))
        assert answer["type"] == "ok"

    async def until(self, true: Any) -> None:
        """Reads on until it is true of what the reader has."""
        async with asyncio.timeout(PATIENCE):
            while not true(self):
                await self.get()

    @property
    def mine(self) -> dict[str, Any] | None:
        asked: list[dict[str, Any]] = self.sections["questions"]["mine"]
        return asked[0] if asked else None

    async def answer(self, *picks: str, id: str | None = None) -> dict[str, Any]:
        assert self.mine is not None
        return await self.do("answer", id, ask=self.mine["id"], picks=list(picks))

    @property
    def lines(self) -> list[str]:
        return [line["text"] for _, line in sorted(self.log.items())]


async def connected(public_id: str, token: str | None = None, language: str = "en") -> WebsocketCommunicator:
    key = await person_with(public_id, token)
    headers = [
        (b"cookie", f"{visitors.COOKIE}={key}".encode()),
        (b"host", b"testserver"),
        (b"origin", b"http://testserver"),
    ]
    return WebsocketCommunicator(application, f"/ws/t/{public_id}/?lang={language}", headers=headers)


class Room:
    """Opens readers at one table and closes them all afterwards."""

    def __init__(self, table: LaidTable):
        self.table = table
        self.readers: list[Reader] = []

    async def socket(self, seat: int | None = None, language: str = "en") -> WebsocketCommunicator:
        """Of that seat's page (None: of somebody who watches), not connected yet."""
        return await connected(self.table.public_id, None if seat is None else self.table.tokens[seat], language)

    async def reader(
        self,
        seat: int | None = None,
        language: str = "en",
        have: Reader | None = None,
        socket: WebsocketCommunicator | None = None,
    ) -> Reader:
        """A page of that seat (None: somebody who watches), synced; `have`: with what an earlier page had."""
        socket = socket or await self.socket(seat, language)
        accepted, _ = await socket.connect(PATIENCE)
        assert accepted
        reader = Reader(socket)
        self.readers.append(reader)
        await reader.get()
        if have:
            reader.sections, reader.hashes = dict(have.sections), dict(have.hashes)
            reader.log, reader.chat = dict(have.log), dict(have.chat)
        await reader.sync()
        return reader

    async def all_three(self) -> Sequence[Reader]:
        return [await self.reader(seat) for seat in range(3)]

    async def close(self) -> None:
        for reader in self.readers:
            await reader.socket.disconnect(PATIENCE)

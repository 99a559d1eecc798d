"""Browsers for tests against real servers: cookies, forms, and a socket that keeps what it is sent."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.parse
import urllib.request
from contextlib import ExitStack
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.services import LiveServer

PATIENCE = 60.0
OPEN = ExitStack()  # every socket of the running test


class Browser:
    """One person's browser: its cookies are its seat."""

    def __init__(self, server: LiveServer):
        self.server = server
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def get(self, path: str) -> tuple[int, str]:
        return self._ask(urllib.request.Request(self.server.url + path))

    def post(self, path: str, **fields: str) -> tuple[int, str]:
        if not self.cookie("csrftoken"):
            self.get("/new/")
        data = urllib.parse.urlencode(fields).encode()
        headers = {"X-CSRFToken": self.cookie("csrftoken"), "Origin": self.server.url}
        return self._ask(urllib.request.Request(self.server.url + path, data, headers))

    def _ask(self, request: urllib.request.Request) -> tuple[int, str]:
        """Status and where one ended up."""
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                answer.read()
                return answer.status, urllib.parse.urlsplit(answer.url).path
        except urllib.error.HTTPError as problem:
            return problem.code, problem.read().decode(errors="replace")

    def cookie(self, name: str) -> str:
        return next((cookie.value or "" for cookie in self.cookies if cookie.name == name), "")

    def socket(self, table: str, have: Socket | None = None) -> Socket:
        connection = connect(
            f"{self.server.ws_url}/ws/t/{table}/?lang=en",
            origin=self.server.url,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"person={self.cookie('person')}"},
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
        )
        socket = Socket(OPEN.enter_context(connection), have)
        socket.sync()
        return socket


class Socket:
    def __init__(self, connection: ClientConnection, have: Socket | None = None):
        self.connection = connection
        self.sections: dict[str, Any] = dict(have.sections) if have else {}
        self.hashes: dict[str, str] = dict(have.hashes) if have else {}
        self.log: dict[int, str] = dict(have.log) if have else {}
        self.hello = self.get()

    def get(self, patience: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(patience))
        if message["type"] == "sections":
            self.sections |= message["set"]
            self.hashes |= message["hashes"]
        elif message["type"] == "log":
            self.log |= {line["n"]: line["text"] for line in message["lines"]}
        return message

    def do(self, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        return self.told(self.ask(do, id, **fields))

    def ask(self, do: str, id: str | None = None, **fields: Any) -> str:
        """Sends a command and waits for nothing; gives its id."""
        id = id or secrets.token_hex(8)
        self.connection.send(json.dumps({"do": do, "id": id, **fields}))
        return id

    def told(self, id: str) -> dict[str, Any]:
        """What came of a command."""
        while True:
            message = self.get()
            if message["type"] in ("ok", "refused", "stale"):
                assert message["id"] == id
                return message

    def sync(self) -> None:
        assert self.do("sync", have=self.hashes, log=len(self.log), chat=0)["type"] == "ok"

    @property
    def mine(self) -> dict[str, Any] | None:
        """One's own question that still waits for an answer."""
        asked = [question for question in self.sections["questions"]["mine"] if question["given"] is None]
        return asked[0] if asked else None

    def answer(self, id: str | None = None) -> dict[str, Any]:
        """As little as the question allows."""
        return self.do("answer", id, **self.least)

    @property
    def least(self) -> dict[str, Any]:
        question = self.mine
        assert question is not None
        return {"ask": question["id"], "picks": question["options"][: question["sizes"][0]]}


def table_for(server: LiveServer, *names: str, bots: int = 0, pace: str = "days") -> tuple[str, list[Browser]]:
    """A begun table of the real game with these people; gives its id and their browsers."""
    people = [Browser(server) for _ in names]
    status, path = people[0].post(
        "/new/",
        name="Fleet",
        your_name=names[0],
        players=str(len(names) + bots),
        quick="strict",
        open="open",
        pace=pace,
        beat="3",
        row="bsg",
    )
    assert status == 200, path
    table = path.split("/")[2]
    for browser, name in zip(people[1:], names[1:], strict=True):
        assert browser.post(f"/t/{table}/join/", your_name=name)[0] == 200
        assert browser.post(f"/t/{table}/ready/", ready="yes")[0] == 200
    for number in range(len(names), len(names) + bots):
        people[0].post(f"/t/{table}/bot/", seat=str(number))
    assert people[0].post(f"/t/{table}/start/")[0] == 200
    return table, people

"""The replay of a seat is what that seat was sent then, section by section and line by line."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from bsg.tables.house import limits
from bsg.tables.models import Table
from tests.tables.conftest import LaidTable, begun
from tests.tables.replay.test_showing import film
from tests.tables.sockets import Reader, Room

# Who is there and who was away, how long a window stays open, what one writes later.
OF_THE_MOMENT = {"beat", "people", "chairs", "notes"}


def kept(reader: Reader) -> dict[str, Any]:
    return copy.deepcopy(
        {
            "sections": {name: part for name, part in reader.sections.items() if name not in OF_THE_MOMENT},
            "log": [line for _, line in sorted(reader.log.items())],
            "chat": [line for _, line in sorted(reader.chat.items())],
        }
    )


@pytest.mark.django_db(transaction=True)
@pytest.mark.asyncio
async def test_a_seat_sees_again_what_its_socket_got(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "take", lambda *args: None)
    table: LaidTable = await database_sync_to_async(begun)("days")
    room = Room(table)
    readers = {"0": await room.reader(0), "2": await room.reader(2), "table": await room.reader(None)}
    got: dict[str, dict[int, dict[str, Any]]] = {name: {} for name in readers}

    @database_sync_to_async
    def step() -> tuple[int, bool]:
        row = table.row
        if not table.running().over:
            number = row.number
            back = [seat for seat in range(3) if table.running().may_take_back(seat)]
            if number % 7 == 5 and back:
                table.take_back(back[0])
            else:
                table.next_answer(number)
        return table.row.number, table.row.status == Table.Status.OVER

    for name, reader in readers.items():
        got[name][0] = kept(reader)
    over = False
    while not over:
        number, over = await step()
        for name, reader in readers.items():
            await reader.sync()
            got[name][number] = kept(reader)
    await room.close()

    @database_sync_to_async
    def seen(name: str) -> list[dict[str, Any]]:
        return film(Client(), table, as_=name, whole="yes")

    for name in readers:
        frames = await seen(name)
        assert [frame["n"] for frame in frames] == list(got[name])
        for frame in frames:
            then = got[name][frame["n"]]
            now = {part: value for part, value in frame["sections"].items() if part not in OF_THE_MOMENT}
            assert now == then["sections"], (name, frame["n"])
            assert frame["lines"] == then["log"], (name, frame["n"])

"""A game of the fleet before open sockets: what each of them got at every step is what its replay shows there."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.test import Client
from django.utils import timezone

from bsg.bots import Random
from bsg.kernel import Rewind, questions
from bsg.tables.acts import chat, claims, lobby
from bsg.tables.chairs import coming, moments, proposals
from bsg.tables.chairs.kinds import Wish
from bsg.tables.games import game_named
from bsg.tables.house import limits
from bsg.tables.journal import service, timekeeper
from bsg.tables.line import commands
from bsg.tables.models import Table
from tests.tables.conftest import LaidTable
from tests.tables.replay.test_showing import film
from tests.tables.sockets import Reader, Room

pytestmark = [pytest.mark.slow]

# How long a window stays open, who was away and what was proposed, what one writes later.
OF_THE_MOMENT = {"beat", "chairs", "notes"}
ANNA, BEN, BOT = range(3)
RETURNS = (40, 80, 110)  # the steps at which people return to an earlier moment
LAST = 140  # the step at which they end the game

Had = dict[str, Any]  # sections and lines


def fleet() -> LaidTable:
    """Anna, Ben and an officer, with the same shuffles on every run."""
    row, anna = lobby.create("bsg", {"players": 3, "set": "exodus"}, name="Fleet", host="Anna", nonce="n0", open=True)
    row.secret = bytes([2]) * 32
    row.save()
    ben, token = lobby.join(row, "Ben", "n1")
    lobby.add_bot(row.seats.get(number=ANNA), BOT)
    row.seats.filter(number=BOT).update(nonce="n2")
    lobby.set_ready(ben, True)
    lobby.start(row.seats.get(number=ANNA))
    return LaidTable(row, [anna, token])


class People:
    """They answer anything, talk, claim, take back, give orders, and return to earlier moments."""

    def __init__(self, table: LaidTable):
        self.table, self.bot, self.steps, self.due = table, Random("seen again"), 0, list(RETURNS)

    def act(self) -> tuple[int, bool]:
        """One step; the number of the last entry, and whether the game is over."""
        self.steps += 1
        if not timekeeper.work(timezone.now()):
            self.answer()
        if self.table.row.status != Table.Status.OVER:
            self.talk()
        row = self.table.row
        return row.number, row.status == Table.Status.OVER

    def answer(self) -> None:
        table, running, step = self.table, self.table.running(), self.steps
        ask = next(ask for ask in running.owed if ask.seat != BOT)
        back = next((seat for seat in (ANNA, BEN) if running.may_take_back(seat)), None)
        if self.due and step >= self.due[0]:
            self.due.pop(0)
            to = moments.of(table.row)[-8]
            self.agree(Wish("rewind", why="A slip", to=str(to.line)))
        elif step >= LAST:
            self.agree(Wish("end", why="Late"))
        elif step % 6 == 0 and back is not None:
            table.take_back(back)
        elif step % 29 == 0:
            service.take(table.seat(step % 2), commands.Order(id=table.next_id(), order="pass", on=step % 58 == 0))
        else:
            (mine,) = questions(running.position, ask.seat).mine
            picks = self.bot.answer(mine, {})
            service.take(table.seat(ask.seat), commands.Answer(id=table.next_id(), ask=mine.id, picks=picks))

    def talk(self) -> None:
        seat = self.table.seat(self.steps % 2)
        now = game_named("bsg").claimable(self.table.running().position)
        if now and seat.number in now.seats:
            claims.claim(seat, ("not", "little", "lot")[self.steps % 3], now.about, self.table.next_id())
        elif self.steps % 5 == 0:
            chat.say(seat, f"Step {self.steps}", self.table.next_id())

    def agree(self, wish: Wish) -> None:
        """Anna decides for all who are there."""
        coming.go(self.table.seat(BEN), False, self.table.next_id())
        proposals.propose(self.table.anna, wish, self.table.next_id())
        if self.table.row.status != Table.Status.OVER:
            coming.come_back(self.table.seat(BEN), self.table.next_id())


def kept(reader: Reader) -> Had:
    return copy.deepcopy(
        {
            **lasting(reader.sections),
            "log": [line for _, line in sorted(reader.log.items())],
            "chat": [line for _, line in sorted(reader.chat.items())],
        }
    )


def lasting(sections: Had) -> Had:
    """Without who is there just now."""
    people = [
        {name: value for name, value in one.items() if name not in ("present", "ready")} for one in sections["people"]
    ]
    return {name: part for name, part in sections.items() if name not in OF_THE_MOMENT} | {"people": people}


@pytest.mark.django_db(transaction=True)
@pytest.mark.asyncio
async def test_a_seat_sees_again_what_its_socket_got(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    """Also what was abandoned when the table returned to an earlier moment, and what officers said and claimed."""
    settings.BOT_PAUSE = 0
    monkeypatch.setattr(limits, "take", lambda *args: None)
    table = await database_sync_to_async(fleet)()
    room, people = Room(table), People(table)
    readers = {"0": await room.reader(ANNA), "1": await room.reader(BEN), "table": await room.reader()}
    got: dict[str, dict[int, Had]] = {name: {} for name in readers}
    number, over = 0, False
    while True:
        for name, reader in readers.items():
            await reader.sync()
            got[name][number] = kept(reader)
        if over:
            break
        number, over = await database_sync_to_async(people.act)()
    await room.close()

    entries = await database_sync_to_async(table.record)()
    assert len([entry for entry in entries if isinstance(entry, Rewind)]) == len(RETURNS)
    said = got["0"][number]["chat"]
    assert any(line["seat"] == BOT for line in said)
    assert any(line.get("claim") for line in said)
    for name in readers:
        frames = await database_sync_to_async(film)(Client(), table, as_=name, whole="yes")
        assert [frame["n"] for frame in frames] == list(range(number + 1))
        chat: list[Any] = []
        for frame in frames:
            before, chat = chat, chat + frame.get("chat", [])
            if (then := got[name].get(frame["n"])) is not None:
                now = {**lasting(frame["sections"]), "log": frame["lines"]}
                for part in now.keys() | then.keys() - {"chat"}:
                    assert now.get(part) == then.get(part), (name, frame["n"], part)
                heard = then["chat"]  # an officer may say more before the next entry than anybody had then
                assert heard[: len(before)] == before
                assert chat[: len(heard)] == heard
        assert chat == got[name][number]["chat"]

"""A room tells its sockets everything, and nothing twice: they always have what a fresh page would be given."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.db import IntegrityError, OperationalError, connection, transaction

from bsg.kernel import TABLE
from bsg.tables import games
from bsg.tables.journal import cache, rows, service, timekeeper
from bsg.tables.line import news, presence, rooms, sections, threads
from bsg.tables.models import Entry, Seat, Table
from tests import services
from tests.kernel.toy import TOY
from tests.tables.conftest import begun
from tests.tables.sockets import PATIENCE, Reader, Room

pytestmark = [pytest.mark.django_db(transaction=True)]


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    yield room
    await room.close()


@contextmanager
def another_process(memory: OrderedDict[int, Any] | None = None) -> Iterator[None]:
    """What is done in here this process does not know, except from the database."""
    warm, told = cache._games, service.notify.moved
    cache._games = OrderedDict() if memory is None else memory
    service.notify.moved = lambda *_: None
    try:
        yield
    finally:
        cache._games, service.notify.moved = warm, told


@database_sync_to_async
def fresh(room: Room, audience: int | str) -> tuple[dict[str, Any], list[str], list[str]]:
    """What a page that comes now would be given by a process that knows nothing yet."""
    with another_process():
        given = sections.news(room.table.pk, audience, "en", 0, 0)
    bodies = {name: json.loads(part.body) for name, part in given.sections.items()}
    return bodies, [line.text for line in given.log], [line.text for line in given.chat]


def has(reader: Reader) -> tuple[dict[str, Any], list[str], list[str]]:
    return reader.sections, reader.lines, [line["text"] for _, line in sorted(reader.chat.items())]


def unlike(has: tuple[dict[str, Any], list[str], list[str]], expected: tuple[Any, list[str], list[str]]) -> Any:
    """For whoever reads a failure: what differs."""
    (sections, log, chat), (right, log_right, chat_right) = has, expected
    names = [name for name in {**sections, **right} if sections.get(name) != right.get(name)]
    return {name: (sections.get(name), right.get(name)) for name in names}, log[-3:], log_right[-3:], chat, chat_right


class History:
    """Anna, Ben and Chris, somebody who watches, and another process do whatever may be done."""

    def __init__(self, room: Room, seed: int):
        self.room, self.chance = room, random.Random(seed)
        self.readers: dict[int | str, Reader] = {}
        self.memory: OrderedDict[int, Any] = OrderedDict()  # of another process
        self.done: set[str] = set()

    async def begin(self) -> None:
        for seat in range(3):
            self.readers[seat] = await self.room.reader(seat)
        self.readers[TABLE] = await self.room.reader(None)

    async def steps(self, count: int) -> AsyncIterator[str]:
        """What is done: first what can be done at any time, then anything."""
        always = ["chat", "note", "read", "reconnect", "heartbeat", "elsewhere", "answer"]
        acts = {
            "answer": 8, "take_back": 3, "order": 2, "hold": 3, "claim": 3, "chat": 1, "note": 1, "read": 1,
            "elsewhere": 5, "beat": 2, "reconnect": 2, "heartbeat": 1,
        }  # fmt: skip
        first = self.chance.sample(always, len(always))
        for act in [*first, *self.chance.choices(list(acts), list(acts.values()), k=count - len(first))]:
            took = await getattr(self, act)(self.readers[self.chance.randrange(3)])
            self.done |= {act} if took else set()
            yield act

    async def answer(self, reader: Reader) -> bool:
        here = [one for one in self.readers.values() if one in self.room.readers]
        reader = self.chance.choice([one for one in here if one.mine] or [reader])
        if (mine := reader.mine) is None:
            return False
        size = self.chance.choice([size for size in mine["sizes"] if size <= len(mine["options"])])
        picks = self.chance.sample(mine["options"], size)
        return (await reader.do("answer", ask=mine["id"], picks=picks))["type"] == "ok"

    async def take_back(self, reader: Reader) -> bool:
        able = [one for one in self.readers.values() if one.sections["questions"]["take_back"]]
        return bool(able) and (await able[0].do("take_back"))["type"] == "ok"

    async def order(self, reader: Reader) -> bool:
        on = self.chance.random() < 0.5
        return (await reader.do("order", order="pass:before_total", on=on))["type"] == "ok"

    async def hold(self, reader: Reader) -> bool:
        return (await reader.do("hold"))["type"] == "ok"

    async def claim(self, reader: Reader) -> bool:
        about = (reader.sections["claims"] or {"about": "nothing"})["about"]
        level = self.chance.choice(["not", "little", "lot"])
        return (await reader.do("claim", level=level, about=about))["type"] == "ok"

    async def chat(self, reader: Reader) -> bool:
        return (await reader.do("chat", text=f"<{self.chance.random()}>"))["type"] == "ok"

    async def note(self, reader: Reader) -> bool:
        return (await reader.do("note", text=f"{self.chance.random()}"))["type"] == "ok"

    async def read(self, reader: Reader) -> bool:
        return (await reader.do("read", log=len(reader.log)))["type"] == "ok"

    async def beat(self, reader: Reader) -> bool:
        """The timekeeper, which is another process, ends a window's beat."""

        def due() -> None:
            row = self.room.table.row
            if row.closes_at is not None:
                service.end_beat(row.pk, row.closes_at)

        return await self._elsewhere(due)

    async def elsewhere(self, reader: Reader) -> bool:
        """Somebody answers at another process."""

        def answer() -> None:
            if owed := self.room.table.running().owed:
                ask = self.chance.choice(owed)
                self.room.table.answer(ask.seat, *ask.options[: self.chance.choice(ask.sizes)])

        return await self._elsewhere(answer)

    async def _elsewhere(self, act: Callable[[], None]) -> bool:
        """This process hears that the table moved, and no more; somebody may have opened a page before that."""

        def there() -> bool:
            before = self.room.table.row.number
            with another_process(self.memory):
                act()
            if self.chance.random() < 0.5:
                service.current(self.room.table.pk)
            return self.room.table.row.number > before

        moved = await database_sync_to_async(there)()
        rooms.wake(self.room.table.public_id, "by entry")
        return moved

    async def heartbeat(self, reader: Reader) -> bool:
        await reader.sync()
        return True

    async def reconnect(self, reader: Reader) -> bool:
        """With what they have, while others go on."""
        (seat,) = (seat for seat, one in self.readers.items() if one is reader)
        assert isinstance(seat, int)
        await reader.socket.disconnect(PATIENCE)
        self.room.readers.remove(reader)
        await self.answer(self.readers[(seat + 1) % 3])
        await self.chat(self.readers[(seat + 1) % 3])
        self.readers[seat] = await self.room.reader(seat, have=reader)
        return True

    async def all_have_what_is_fresh(self, after: str) -> None:
        await presence.written()
        for audience, reader in self.readers.items():
            expected = await fresh(self.room, audience)
            try:
                while has(reader) != expected:
                    await reader.get()
            except TimeoutError:
                pytest.fail(f"{audience} lacks something after {after}: {unlike(has(reader), expected)}")


@pytest.mark.parametrize("seed", range(4))
async def test_after_any_history_everybody_has_what_a_fresh_page_would_be_given(room: Room, seed: int) -> None:
    history = History(room, seed)
    await history.begin()

    async for act in history.steps(60):
        await history.all_have_what_is_fresh(after=act)
        if await database_sync_to_async(lambda: room.table.row.status)() == Table.Status.OVER:
            break

    assert {"answer", "elsewhere", "reconnect", "heartbeat", "chat", "note", "read"} <= history.done


async def test_nothing_is_read_from_the_database_for_what_was_just_entered(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three screens and somebody who watches: the entry is written in a few statements, and nobody reads it back."""
    anna, *_ = await room.all_three()
    await room.reader(None)
    await anna.answer("opt:no")
    statements: list[str] = []

    def note(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
        statements.append(sql)
        return execute(sql, params, many, context)

    def acted(*args: Any) -> Any:
        with connection.execute_wrapper(note):
            return news_of(*args)

    news_of = news.acted
    monkeypatch.setattr(news, "acted", acted)
    assert (await anna.answer("opt:yes"))["type"] == "ok"

    reads = [sql for sql in statements if sql.startswith("SELECT")]
    assert len(reads) == 1, "the row is locked, and that is all that is read"
    assert len(statements) <= 5


async def test_the_sender_is_told_once(room: Room) -> None:
    anna, ben, _ = await room.all_three()
    for reader in (anna, ben):
        await reader.sync()
    before = len(anna.messages)

    await anna.answer("opt:no")
    await anna.sync()

    kinds = [message["type"] for message in anna.messages[before:]]
    assert kinds == ["sections", "ok", "ok"]


async def test_whoever_reads_another_table_does_not_wait_for_a_writer(room: Room) -> None:
    """Somebody holds the only lock for writing, and an entry waits for it: pages and sockets elsewhere go on."""
    anna = await room.reader(0)
    other = Room(await database_sync_to_async(begun)())
    ben, third = await other.reader(1), await other.socket(2)
    held, go = threading.Event(), threading.Event()

    def hold_the_lock() -> None:
        with transaction.atomic():
            Seat.objects.filter(pk=0).update(ready=False)
            held.set()
            go.wait(PATIENCE)
        connection.close()

    holder = threading.Thread(target=hold_the_lock)
    holder.start()
    try:
        await asyncio.to_thread(held.wait, PATIENCE)
        answered = asyncio.ensure_future(anna.answer("opt:no"))
        async with asyncio.timeout(PATIENCE / 3):
            await ben.sync()
            again = await other.reader(socket=third)
            assert again.hello["seat"] == 2
            await (await room.reader(None)).sync()  # not even at the same table
        assert not answered.done()
    finally:
        go.set()
        holder.join()
    assert (await answered)["type"] == "ok"
    await other.close()


async def test_what_queues_up_is_committed_together_and_each_is_answered(room: Room) -> None:
    """Four tables answer while somebody holds the lock; one of the answers is refused."""
    others = [Room(await database_sync_to_async(begun)()) for _ in range(3)]
    annas = [await one.reader(0) for one in (room, *others)]
    held, go = threading.Event(), threading.Event()

    def hold_the_lock() -> None:
        with transaction.atomic():
            Seat.objects.filter(pk=0).update(ready=False)
            held.set()
            go.wait(PATIENCE)
        connection.close()

    holder = threading.Thread(target=hold_the_lock)
    holder.start()
    await asyncio.to_thread(held.wait, PATIENCE)
    picks = ["opt:no", "opt:maybe", "opt:no", "opt:no"]
    waiting: list[Awaitable[dict[str, Any]]] = [
        asyncio.ensure_future(anna.answer(pick)) for anna, pick in zip(annas, picks, strict=True)
    ]
    go.set()
    holder.join()

    answers = await asyncio.gather(*waiting)

    assert [answer["type"] for answer in answers] == ["ok", "refused", "ok", "ok"]
    numbers = await database_sync_to_async(
        lambda: [Table.objects.get(pk=one.table.pk).number for one in (room, *others)]
    )()
    assert numbers == [1, 0, 1, 1]
    for one, anna in zip((room, *others), annas, strict=True):
        assert has(anna) == await fresh(one, 0)
    for one in others:
        await one.close()


async def answered_together(readers: Sequence[Reader]) -> list[str]:
    """What they are told who all answer while the writer is busy, so that they queue up for one commit."""
    held, go = threading.Event(), threading.Event()
    busy = asyncio.ensure_future(threads.writing(lambda: (held.set(), go.wait(PATIENCE))))
    await asyncio.to_thread(held.wait, PATIENCE)
    answers = [asyncio.ensure_future(reader.answer("opt:no")) for reader in readers]
    waiting = threads._writers()._queue.qsize
    await asyncio.to_thread(services.wait_until, lambda: waiting() >= len(readers), "all wait")
    go.set()
    await busy
    return [(await answer)["type"] for answer in answers]


async def test_what_cannot_be_committed_together_is_entered_one_by_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the first try nothing is left, neither in the database nor in memory."""
    other = Room(await database_sync_to_async(begun)())
    annas = [await one.reader(0) for one in (room, other)]
    await presence.written()
    together, tried = service.together, []

    @contextmanager
    def failing(tables: Iterable[int]) -> Iterator[None]:
        with together(tables):
            yield
            tried.append([one.table.row.number for one in (room, other)])
            raise OperationalError("deadlock detected")

    monkeypatch.setattr(service, "together", failing)

    assert await answered_together(annas) == ["ok", "ok"]
    assert tried == [[1, 1]]
    for one, anna in zip((room, other), annas, strict=True):
        assert (await database_sync_to_async(lambda one=one: one.table.row.number)()) == 1  # type: ignore[misc]
        assert has(anna) == await fresh(one, 0)
    await other.close()


async def test_whoever_fails_after_having_written_takes_nobody_along(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is no savepoint between what is committed together: if one has to go, the others are entered again."""
    other = Room(await database_sync_to_async(begun)())
    annas = [await one.reader(0) for one in (room, other)]
    await presence.written()
    insert, fails = rows.insert, room.table.pk

    def insert_once(model: Any, values: Any) -> None:
        insert(model, values)
        if model is Entry and values[0]["table"] == fails:
            raise IntegrityError("it was entered before")

    monkeypatch.setattr(rows, "insert", insert_once)

    assert await answered_together(annas) == ["refused", "ok"]
    monkeypatch.undo()
    for one, anna, number in zip((room, other), annas, (0, 1), strict=True):
        assert (await database_sync_to_async(lambda one=one: one.table.row.number)()) == number  # type: ignore[misc]
        assert has(anna) == await fresh(one, 0)
    await other.close()


async def test_the_timekeeper_is_heard_without_being_told(room: Room) -> None:
    """As without Redis: the watcher looks, and finds what another process has entered."""
    anna, *_ = await room.all_three()
    await database_sync_to_async(room.table.until)("before_total")
    await anna.until(lambda reader: reader.sections["beat"] is not None)

    def beat() -> None:
        with another_process():
            assert timekeeper.work(room.table.row.closes_at)

    await database_sync_to_async(beat)()

    await anna.until(lambda reader: reader.sections["beat"] is None)

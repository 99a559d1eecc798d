"""Limits: programs are stopped with a sentence, people and whole households are not."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from bsg.kernel.texts import Text
from bsg.tables import games
from bsg.tables.house import limits, metrics
from bsg.tables.house.limits import CROWDS, RATES, TooFast, TooMany, Who
from bsg.tables.line import commands
from bsg.tables.models import Entry, Table
from tests.kernel.toy import TOY
from tests.services import ROOT
from tests.tables.conftest import LaidTable, begun
from tests.tables.pages.test_table import new_table
from tests.tables.replay.conftest import over  # noqa: F401
from tests.tables.sockets import PATIENCE, Reader, Room, connected


@pytest.fixture
async def room(transactional_db: None) -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    yield room
    await room.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still until it is moved."""
    now = [1000.0]
    monkeypatch.setattr(limits, "clock", lambda: now[0])
    return now


# ── how they count ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_it_works(clock: list[float]) -> None:
    ben = Who(seat=1)
    for _ in range(12):
        limits.take("orders", ben)
    with pytest.raises(TooFast, match="Wait a minute"):
        limits.take("orders", ben)
    limits.take("orders", Who(seat=2))

    clock[0] += 5
    limits.take("orders", ben)

    with pytest.raises(TooFast):
        limits.take("orders", ben)


def test_what_is_refused_does_not_count(clock: list[float]) -> None:
    one, home = Who(address="203.0.113.5", person=1), Who(address="203.0.113.5", person=2)
    for _ in range(20):
        limits.take("tables", one)
    for _ in range(500):
        with pytest.raises(TooFast):
            limits.take("tables", one)

    limits.take("tables", home)


def test_addresses_of_one_household_are_one() -> None:
    inside, other = Who(address="2001:db8:1:2::1"), Who(address="2001:db8:1:3::1")
    assert inside.key("address") == Who(address="2001:db8:1:2:ffff::9").key("address")
    assert inside.key("address") != other.key("address")
    assert Who().key("address") is None


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)

    for seat in range(100):
        limits.take("orders", Who(seat=seat))

    assert len(limits._counts) == 10


@pytest.mark.parametrize(
    "said", ["orders", "orders=x", "nothing=3/4", "orders=3/0", "orders.person=3/4", "orders=-1/3"]
)
def test_what_is_no_limit_is_said_so(said: str) -> None:
    with pytest.raises(ValueError, match="BSG_LIMITS"):
        limits.limits(said)


def test_they_can_be_set(settings: Any) -> None:
    settings.LIMITS = "orders=2/60, tables.person=1/60 watchers=1"
    for _ in range(2):
        limits.take("orders", Who(seat=1))
    with pytest.raises(TooFast):
        limits.take("orders", Who(seat=1))
    assert limits.limits(settings.LIMITS)["tables"].rates["address"] == RATES["tables"].rates["address"]

    settings.LIMITS = "off"
    for _ in range(1000):
        limits.take("orders", Who(seat=1))


def test_each_has_one_sentence_that_says_what_to_do() -> None:
    advice = re.compile(r"\b(Wait|wait|Reload|Close|Come back|go on)\b")
    for name, limit in {**RATES, **CROWDS}.items():
        assert isinstance(limit.words, Text)
        assert advice.search(str(limit.words)), name


def test_each_stands_in_the_documentation() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text()
    said = dict(re.findall(r"^\| `(\w+)` \| ([^|]*/[^|]*|\d[^|]*|)\|", page.split("## Limits")[1], re.MULTILINE))

    def words(limit: limits.Limit) -> str:
        return ", ".join(
            f"{rate.amount}/{rate.seconds} {whose}" if rate.seconds else f"{rate.amount} {whose}"
            for whose, rate in limit.rates.items()
        )

    assert {name: value.strip() for name, value in said.items()} == {
        name: words(limit) for name, limit in {**RATES, **CROWDS}.items()
    }


# ── on the line ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def flood(reader: Reader, times: int, do: str, **fields: Any) -> list[str]:
    return [(await reader.do(do, **fields)).get("code", "ok") for _ in range(times)]


async def test_nobody_fills_the_journal_with_orders(room: Room) -> None:
    """1,500 of them were journalled."""
    ben = await room.reader(1)

    codes = [
        code for on in (True, False) * 20 for code in await flood(ben, 1, "order", order="pass:before_total", on=on)
    ]

    assert codes.count("ok") <= 14
    assert codes[-1] == "too_fast"
    assert await database_sync_to_async(Entry.objects.count)() <= 14


async def test_nobody_takes_back_again_and_again(room: Room) -> None:
    """93 in eight seconds made a table unusable."""
    anna = await room.reader(0)
    for _ in range(10):
        assert anna.mine is not None
        if anna.mine["given"] is None:
            await anna.answer(anna.mine["options"][0])
        answer = await anna.do("take_back")
        if answer["type"] != "ok":
            break
        await anna.sync()

    assert answer["code"] in ("too_fast", "not_allowed")
    codes = await flood(anna, 10, "take_back")
    assert codes[-1] == "too_fast"


async def test_nobody_changes_an_answer_again_and_again(room: Room) -> None:
    """190 changes in six seconds were all journalled."""
    await database_sync_to_async(room.table.until)("before_total")
    seat = (await database_sync_to_async(room.table.running)()).owed[0].seat
    ben = await room.reader(seat)
    assert ben.mine is not None
    ask, options = ben.mine["id"], ben.mine["options"]

    codes = [(await ben.do("answer", ask=ask, picks=options[:1])).get("code", "ok") for _ in range(40)]

    assert codes.count("ok") <= 7
    assert codes[-1] == "too_fast"


COMMANDS: dict[str, dict[str, Any]] = {
    "sync": {"have": {}, "log": 0, "chat": 0},
    "earlier": {"before": 5},
    "answer": {"ask": "x", "picks": []},
    "order": {"order": "pass:before_total", "on": True},
    "take_back": {},
    "chat": {"text": "x"},
    "hold": {},
    "claim": {"level": "lot", "about": "x"},
    "read": {"log": 1},
    "note": {"text": "x"},
    "rematch": {},
    "bots": {"pace": "slow", "talk": True},
    "report": {"text": "x"},
    "propose": {"kind": "x"},
    "moments": {},
    "agree": {"proposal": "x"},
    "decline": {"proposal": "x"},
    "offer": {"name": "x"},
    "moderate": {"kind": "x"},
    "answer_for": {"seat": 0, "ask": "x", "picks": []},
    "come_back": {},
    "go": {},
    "new_link": {},  # after which the old link opens nothing
}


@pytest.mark.usefixtures("clock")
async def test_every_command_has_a_limit(room: Room, settings: Any) -> None:
    assert set(COMMANDS) == commands.NAMES, "whoever adds a command says here how it looks"
    settings.LIMITS = " ".join(f"{kind}=2/60" for kind in RATES if kind not in ("messages", "commands", "sockets"))

    for do, fields in COMMANDS.items():
        limits.forget_all()
        ben = await room.reader(1)
        limits.forget_all()
        codes = await flood(ben, 4, do, **fields)
        assert "too_fast" not in codes[:2], do
        assert codes[-1] == "too_fast", do
        await room.readers.pop().socket.disconnect(PATIENCE)


async def test_whoever_sends_without_end_is_told_so_and_turned_away(room: Room) -> None:
    ben = await room.reader(1)
    for n in range(400):
        await ben.send({"do": "sync", "id": str(n), "have": {}, "log": 0, "chat": 0})

    heard: list[dict[str, Any]] = []
    while (raw := await ben.socket.receive_output(PATIENCE))["type"] == "websocket.send":
        heard.append(raw)

    assert raw == {"type": "websocket.close", "code": 4429}
    assert "Your browser sends too much at once. Reload the page." in str(heard)


async def test_whoever_reads_every_answer_may_not_ask_without_end_either(room: Room, settings: Any) -> None:
    settings.LIMITS = "messages=20/60"
    ben = await room.reader(1)

    codes = await flood(ben, 19, "earlier", before=1)
    await ben.send({"do": "earlier", "id": "last", "before": 1})
    told = await ben.socket.receive_json_from(PATIENCE)

    assert codes == ["ok"] * 19
    assert told["code"] == "too_fast"
    assert await ben.socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": 4429}
    assert "Your browser sends too much at once" in told["words"]


async def test_a_seat_is_open_in_a_few_places_only(room: Room) -> None:
    for _ in range(8):
        await room.reader(1)

    socket = await connected(room.table.public_id, room.table.tokens[1])
    await socket.connect(PATIENCE)
    told = await socket.receive_json_from(PATIENCE)

    assert told["code"] == "too_many"
    assert "Close some of them" in told["words"]
    assert await socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": 4429}
    await socket.disconnect(PATIENCE)
    await room.readers.pop().socket.disconnect(PATIENCE)
    await room.reader(1)


def test_watchers_from_one_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    came = []

    def watch(address: str) -> None:
        who = Who(address=address, table=1)
        limits.come(who)
        came.append(who)

    for _ in range(15):
        watch("203.0.113.5")
    with pytest.raises(TooMany, match="from here"):
        watch("203.0.113.5")
    for n in range(45):
        watch(f"198.51.100.{n}")
    with pytest.raises(TooMany, match="Come back later"):
        watch("192.0.2.1")
    limits.come(seated := Who(address="192.0.2.1", table=1, seat=5, person=5))

    for who in [*came, seated]:
        limits.go(who)
    assert limits.sockets() == 0


# How often, in seconds, somebody busy does what.
DOING = {"syncs": 5, "answers": 8, "chat": 9, "reads": 2, "notes": 3, "orders": 31, "take_backs": 45}


def test_twelve_people_in_one_home_can_play(clock: list[float]) -> None:
    """Half an hour of twelve people, each with a phone and a laptop, who answer, chat and look often."""
    home = "203.0.113.5"
    everybody = [Who(home, person=n, seat=n, socket=n * 10 + d, table=1) for n in range(12) for d in range(2)]
    for who in everybody:
        limits.take("pages", who)
        limits.take("joins", who)
        limits.take("sockets", who)
        limits.come(who)
    for second in range(1800):
        clock[0] += 1
        for n, who in enumerate(everybody):
            for kind, every in DOING.items():
                if (second + n) % every == 0:
                    limits.take("messages", who)
                    limits.take("commands", who)
                    limits.take(kind, who)
    for who in everybody:
        limits.go(who)


# ── on the pages ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_guesses_invites(db: None) -> None:
    row, eve = new_table(Client()), Client()

    answers = [eve.post("/enter/", {"code": f"AAAAA{n:05}"}).status_code for n in range(30)]

    assert answers.count(302) == 20
    assert answers[-1] == 429
    right = eve.post("/enter/", {"code": row.invite})
    assert right.status_code == 429, "not even the right one is looked at any more"
    assert "Wait ten minutes" in right.content.decode()
    assert eve.get(row.get_invite_url()).status_code == 429
    assert Client(REMOTE_ADDR="198.51.100.7").get(row.get_invite_url()).status_code == 302


def test_nobody_guesses_personal_links(table: LaidTable) -> None:
    eve = Client()

    codes = [eve.get(f"/t/{table.public_id}/seat/{n}/").status_code for n in range(25)]

    assert codes == [403] * 20 + [429] * 5
    assert eve.get(f"/t/{table.public_id}/seat/{table.tokens[0]}/").status_code == 429


def test_nobody_guesses_the_password_of_an_admin(db: None, settings: Any) -> None:
    settings.LIMITS = "logins=2/600"
    eve = Client()

    codes = [eve.post("/admin/login/", {"username": "admin", "password": str(n)}).status_code for n in range(4)]

    assert codes == [200] * 2 + [429] * 2


def test_pages_have_a_measure(db: None, settings: Any) -> None:
    settings.LIMITS = "pages=5/60"
    eve = Client()

    answers = [eve.get("/compendium/") for _ in range(7)]

    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert "Wait a minute" in answers[-1].content.decode()


@pytest.mark.parametrize("page", ["story/", "story.svg", "draws/"])
def test_pages_that_read_a_whole_game_have_a_measure(over: LaidTable, page: str, settings: Any) -> None:  # noqa: F811
    """A quarter of a second each, for whoever asks for one game after the other."""
    settings.LIMITS = "stories=3/60"
    eve = Client()

    answers = [eve.get(f"/t/{over.public_id}/{page}") for _ in range(5)]

    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
    assert "Wait a few seconds" in answers[-1].content.decode()


def test_strangers_from_one_address_do_not_fill_the_list_of_helpers() -> None:
    """It has eight places, and each offer is a line in everybody's log; a fresh browser is somebody else."""
    for person in range(4):
        limits.take("offers", Who("203.0.113.5", person=person, table=1))
    with pytest.raises(TooFast, match="Wait an hour"):
        limits.take("offers", Who("203.0.113.5", person=5, table=1))

    limits.take("offers", Who("198.51.100.7", person=6, table=1))
    limits.take("offers", Who("203.0.113.5", person=5, table=2))


def test_nobody_becomes_game_master_again_and_again(db: None) -> None:
    """Each time everybody's readiness is gone, so that the game could never begin."""
    row = new_table(Client(), open="open")
    eve = Client()

    for run in ("yes", "no") * 8:
        page = eve.post(f"/t/{row.public_id}/run/", {"your_name": "Eve", "run": run}, follow=True).content.decode()
        if "Wait an hour" in page:
            break

    assert "wanted to run a game several times" in page
    assert Table.objects.get().seated == 12, "six times there and back"


def test_forms_at_a_table_have_a_measure(db: None, settings: Any) -> None:
    settings.LIMITS = "acts=5/60"
    anna = Client()
    row = new_table(anna)

    for _ in range(9):
        page = anna.post(f"/t/{row.public_id}/bot/", {"seat": "1"}, follow=True).content.decode()

    assert "That is too much at once" in page
    assert Table.objects.get().seats.filter(kind="bot").count() == 1


async def test_what_is_limited_is_counted(room: Room) -> None:
    before = metrics.limited.counts["orders"]
    await flood(await room.reader(1), 14, "order", order="pass:before_total", on=True)
    await asyncio.sleep(0)

    assert metrics.limited.counts["orders"] > before

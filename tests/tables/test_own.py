"""Claims, notes, what was read, and reports: what people say besides playing, and to whom."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from bsg import kernel
from bsg.engine import BSG
from bsg.kernel import TABLE, Illegal, Stale
from bsg.tables import claims, games, lobby, own, reports, sections
from bsg.tables.models import Report
from tests.kernel.toy import TOY
from tests.tables.conftest import Table, begun
from tests.tables.sockets import Room


@pytest.fixture
async def room(transactional_db: None) -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    yield room
    await room.close()


@pytest.fixture
def check(table: Table) -> Table:
    """Cards are being added: Ben is asked, then Chris, then Anna."""
    table.until("contribute")
    assert [ask.seat for ask in table.running().owed] == [1]
    return table


RIOTS = "crisis:Riots"


def shown(table: Table, audience: int | str) -> Any:
    return json.loads(sections.news(table.pk, audience, "en", 0, 0).sections["claims"].body)


# ── claims ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_claim_is_a_public_line_about_the_check(check: Table) -> None:
    claims.claim(check.chris, "little", RIOTS, "c1")

    for audience in (0, 1, 2, TABLE):
        assert shown(check, audience)["levels"] == {"2": "little"}
        (line,) = sections.news(check.pk, audience, "en", 0, 0).chat
        assert (line.seat, line.claim, line.about, line.text) == (2, "little", RIOTS, "I can help a little.")
    assert [shown(check, audience)["mine"] for audience in (0, 1, 2, TABLE)] == [True, True, True, False]


def test_a_claim_can_be_changed_and_the_same_is_not_said_twice(check: Table) -> None:
    for level, id in (("little", "c1"), ("little", "c2"), ("lot", "c3"), ("lot", "c3")):
        claims.claim(check.chris, level, RIOTS, id)

    assert shown(check, 0)["levels"] == {"2": "lot"}
    assert check.game.chat_said == 2


def test_whoever_has_added_cards_has_nothing_left_to_claim(check: Table) -> None:
    check.answer(1)

    with pytest.raises(Illegal, match="added"):
        claims.claim(check.ben, "lot", RIOTS, "c1")
    assert not shown(check, 1)["mine"]
    claims.claim(check.chris, "not", RIOTS, "c2")


def test_claims_end_with_their_check(check: Table) -> None:
    claims.claim(check.chris, "lot", RIOTS, "c1")
    while check.running().owed[0].kind == "contribute":
        check.next_answer()

    assert shown(check, 0) is None
    with pytest.raises(Illegal, match="No check"):
        claims.claim(check.chris, "lot", RIOTS, "c2")
    check.until("contribute")
    assert shown(check, 0)["levels"] == {}


def test_a_claim_is_about_the_check_it_was_made_for(check: Table) -> None:
    """One that was on its way for long does not speak about the next check."""
    with pytest.raises(Stale):
        claims.claim(check.chris, "lot", "crisis:Shortage", "c1")

    assert shown(check, 0)["levels"] == {}
    assert check.game.chat_said == 0


def test_a_claim_that_was_made_is_not_refused_when_it_is_sent_again_too_late(check: Table) -> None:
    claims.claim(check.chris, "lot", RIOTS, "c1")
    while check.running().owed[0].kind == "contribute":
        check.next_answer()

    claims.claim(check.chris, "lot", RIOTS, "c1")

    assert check.game.chat_said == 1


def test_claims_are_in_the_language_of_the_reader(check: Table) -> None:
    claims.claim(check.chris, "little", RIOTS, "c1")

    assert sections.news(check.pk, 0, "fr", 0, 0).chat[0].claim == "little"


@pytest.mark.django_db
def test_in_the_real_game_claims_are_open_until_ones_own_cards() -> None:
    running = BSG.new({"players": 3}, "00" * 32)
    seen = False
    while not seen:
        ask = running.owed[0]
        opened = BSG.open_check(running.position)
        assert opened is None or running.rules.state.check is not None
        if ask.kind == "contribute":
            assert opened is not None
            about, yet_to_add = opened
            assert about == running.rules.state.check.source
            assert ask.seat in yet_to_add
            assert not set(running.rules.state.check.added) & yet_to_add
            seen = len(yet_to_add) == 1
        running.take(kernel.Answer(ask.seat, ask.fallback))


async def test_each_reader_has_these_sections_and_no_others(room: Room) -> None:
    """An allow-list: whoever adds a section says here who may have it."""
    everybodys = {"table", "people", "questions", "names", "beat", "claims", "board"}
    anna, watcher = await room.reader(0), await room.reader(None)

    for kind in ("contribute", "before_total"):
        await database_sync_to_async(room.table.until)(kind)
        for reader in (anna, watcher):
            await reader.sync()
        assert set(watcher.sections) == everybodys
        assert set(anna.sections) == {*everybodys, "me", "notes"}
        assert anna.sections["beat"] == watcher.sections["beat"]
        for reader in (anna, watcher):
            (reader.sections["claims"] or {}).pop("mine", None)
        assert anna.sections["claims"] == watcher.sections["claims"]


# ── on the socket ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_notes_are_for_nobody_else(room: Room) -> None:
    anna, ben, _ = await room.all_three()
    watcher = await room.reader(None)
    for reader in (ben, watcher):
        await reader.sync()
    before = [len(reader.messages) for reader in (ben, watcher)]

    assert (await anna.do("note", text="Ben smells of oil\n<b>!</b>"))["type"] == "ok"
    for reader in (ben, watcher):
        await reader.sync()

    assert anna.sections["notes"] == {"text": "Ben smells of oil\n<b>!</b>"}
    assert ben.sections["notes"] == {"text": ""}
    assert "notes" not in watcher.sections
    assert [len(reader.messages) for reader in (ben, watcher)] == [count + 1 for count in before]
    assert "oil" not in json.dumps([ben.messages, watcher.messages])
    assert (await anna.do("note", text="x" * 4001))["code"] == "refused"
    assert (await anna.do("note", text=""))["type"] == "ok"
    assert anna.sections["notes"] == {"text": ""}
    assert (await watcher.do("note", text="x"))["code"] == "not_allowed"


def test_nobody_finds_the_note_of_whoever_sat_there_before(waiting_table: Table) -> None:
    own.note(waiting_table.ben, "Trust Chris")

    lobby.leave(waiting_table.ben)
    dana, _ = lobby.join(waiting_table.game, "Dana")

    assert (dana.number, dana.note) == (1, "")


async def test_the_server_remembers_how_far_somebody_has_read(room: Room) -> None:
    anna = await room.reader(0)
    total = max(anna.log)
    assert anna.hello["since"] == 0

    for log in (total, 2, 10**6):
        assert (await anna.do("read", log=log))["type"] == "ok"

    again = await room.reader(0)
    assert again.hello["since"] == total, "no more than there is, and never less than before"
    assert (await room.reader(1)).hello["since"] == 0
    watcher = await room.reader(None)
    assert watcher.hello["since"] is None
    assert (await watcher.do("read", log=1))["code"] == "not_allowed"


async def test_claims_on_the_socket(room: Room) -> None:
    chris, watcher = await room.reader(2), await room.reader(None)
    assert (await chris.do("claim", level="lot", about=RIOTS))["code"] == "illegal"
    await database_sync_to_async(room.table.until)("contribute")
    await chris.sync()

    assert (await chris.do("claim", level="huge", about=RIOTS))["code"] == "bad_message"
    assert (await chris.do("claim", level="lot", about="crisis:Shortage"))["type"] == "stale"
    assert (await chris.do("claim", level="lot", about=RIOTS))["type"] == "ok"
    assert (await watcher.do("claim", level="lot", about=RIOTS))["code"] == "not_allowed"

    await watcher.until(lambda r: r.sections["claims"] and r.sections["claims"]["levels"])
    await watcher.until(lambda r: r.chat)
    assert watcher.chat[1]["claim"] == "lot"


# ── reports ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_report_keeps_the_record_with_the_step(table: Table) -> None:
    table.answer(0, "opt:no")

    for _ in range(2):
        reports.report(table.ben, " The raider did not move ", "r1")

    report = Report.objects.get()
    assert (report.words, report.number, report.digest) == ("The raider did not move", 1, table.game.digest)
    assert report.record["options"] == table.game.options
    assert report.record["journal"] == [{"type": "answer", "seat": 0, "picks": ["opt:no"]}]
    assert len(report.view_digest) == 32
    kept = json.dumps(report.record) + report.view_digest
    assert table.game.key not in kept
    assert bytes(table.game.secret).hex() not in kept


def test_reports_are_seen_in_the_admin_without_the_key(table: Table, admin_client: Client) -> None:
    reports.report(table.ben, "Odd", "r1")

    page = admin_client.get(f"/admin/tables/report/{Report.objects.get().pk}/change/").content.decode()

    assert "Odd" in page
    assert table.game.key not in page


def test_the_admin_does_not_read_notes(table: Table, admin_client: Client) -> None:
    seat = table.anna
    seat.note = "my secret thoughts"
    seat.save()

    assert seat.note not in admin_client.get(f"/admin/tables/seat/{seat.pk}/change/").content.decode()


async def test_reports_have_a_measure(room: Room) -> None:
    ben, watcher = await room.reader(1), await room.reader(None)

    answers = [await ben.do("report", text=f"Odd {n}") for n in range(6)]

    assert [answer["type"] for answer in answers] == ["ok"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too_fast"
    assert (await ben.do("report", text=" "))["code"] == "refused"
    assert (await ben.do("report", text="x" * 2001))["code"] == "refused"
    assert (await watcher.do("report", text="x"))["code"] == "not_allowed"

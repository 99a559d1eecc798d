"""Claims: what people say they can do for a check, how, and until when."""

import json
from typing import Any

import pytest
from channels.db import database_sync_to_async

from bsg import kernel
from bsg.engine import BSG
from bsg.engine.positions import checking
from bsg.kernel import TABLE, Illegal, Stale
from bsg.tables.acts import claims
from bsg.tables.line import sections
from tests.kernel.toy import TOY
from tests.tables.conftest import LaidTable
from tests.tables.sockets import Room


@pytest.fixture
def check(table: LaidTable) -> LaidTable:
    """Cards are being added: Ben is asked, then Chris, then Anna."""
    table.until("contribute")
    assert [ask.seat for ask in table.running().owed] == [1]
    return table


RIOTS = "crisis:Riots"


def shown(table: LaidTable, audience: int | str) -> Any:
    return json.loads(sections.news(table.pk, audience, "en", 0, 0).sections["claims"].body)


def test_a_claim_is_a_public_line_about_the_check(check: LaidTable) -> None:
    claims.claim(check.chris, "little", RIOTS, "c1")

    for audience in (0, 1, 2, TABLE):
        assert shown(check, audience)["levels"] == {"2": "little"}
        (line,) = sections.news(check.pk, audience, "en", 0, 0).chat
        assert (line.seat, line.claim, line.about, line.text) == (2, "little", RIOTS, "I can help a little.")
    assert [shown(check, audience)["mine"] for audience in (0, 1, 2, TABLE)] == [True, True, True, False]


def test_a_claim_can_be_changed_and_the_same_is_not_said_twice(check: LaidTable) -> None:
    for level, id in (("little", "c1"), ("little", "c2"), ("lot", "c3"), ("lot", "c3")):
        claims.claim(check.chris, level, RIOTS, id)

    assert shown(check, 0)["levels"] == {"2": "lot"}
    assert check.row.chat_said == 2


def test_whoever_has_added_cards_has_nothing_left_to_claim(check: LaidTable) -> None:
    check.answer(1)

    with pytest.raises(Illegal, match="added"):
        claims.claim(check.ben, "lot", RIOTS, "c1")
    assert not shown(check, 1)["mine"]
    claims.claim(check.chris, "not", RIOTS, "c2")


def test_claims_end_with_their_check(check: LaidTable) -> None:
    claims.claim(check.chris, "lot", RIOTS, "c1")
    while check.running().owed[0].kind == "contribute":
        check.next_answer()

    assert shown(check, 0) is None
    with pytest.raises(Illegal, match="No check"):
        claims.claim(check.chris, "lot", RIOTS, "c2")
    check.until("contribute")
    assert shown(check, 0)["levels"] == {}


def test_a_claim_is_about_the_check_it_was_made_for(check: LaidTable) -> None:
    """One that was on its way for long does not speak about the next check."""
    with pytest.raises(Stale):
        claims.claim(check.chris, "lot", "crisis:Shortage", "c1")

    assert shown(check, 0)["levels"] == {}
    assert check.row.chat_said == 0


def test_a_claim_that_was_made_is_not_refused_when_it_is_sent_again_too_late(check: LaidTable) -> None:
    claims.claim(check.chris, "lot", RIOTS, "c1")
    while check.running().owed[0].kind == "contribute":
        check.next_answer()

    claims.claim(check.chris, "lot", RIOTS, "c1")

    assert check.row.chat_said == 1


def test_claims_are_in_the_language_of_the_reader(check: LaidTable) -> None:
    claims.claim(check.chris, "little", RIOTS, "c1")

    assert sections.news(check.pk, 0, "fr", 0, 0).chat[0].claim == "little"


@pytest.mark.django_db
def test_in_the_real_game_claims_are_open_until_ones_own_cards() -> None:
    running = BSG.new({"players": 3}, "00" * 32)
    seen = False
    while not seen:
        ask = running.owed[0]
        now = BSG.claimable(running.position)
        assert now is None or running.rules.state.check is not None
        if ask.kind == "contribute":
            assert now is not None
            assert now.about == running.rules.state.check.source
            assert ask.seat in now.seats
            assert not set(running.rules.state.check.added) & now.seats
            seen = len(now.seats) == 1
        running.take(kernel.Answer(ask.seat, ask.fallback))


def test_nobody_asks_a_revealed_cylon_whether_it_can_help() -> None:
    """Everybody knows what it wants; it may still add its card (R7.6)."""
    play = checking().cylon(3).start().to("crisis_card").answer("crisis:prisoner-revolt#0").to("contribute")

    claimable = BSG.claimable(play.position)

    assert claimable is not None
    assert claimable.seats == {0, 1, 2}


async def test_claims_on_the_socket(room: Room) -> None:
    chris, watcher = await room.reader(2), await room.reader(None)
    assert (await chris.do("claim", level="lot", about=RIOTS))["code"] == "illegal"
    await database_sync_to_async(room.table.until)("contribute")
    await chris.sync()

    assert (await chris.do("claim", level="huge", about=RIOTS))["code"] == "illegal"
    assert (await chris.do("claim", level="lot", about="crisis:Shortage"))["type"] == "stale"
    assert (await chris.do("claim", level="lot", about=RIOTS))["type"] == "ok"
    assert (await watcher.do("claim", level="lot", about=RIOTS))["code"] == "not_allowed"

    await watcher.until(lambda r: r.sections["claims"] and r.sections["claims"]["levels"])
    await watcher.until(lambda r: r.chat)
    assert watcher.chat[1]["claim"] == "lot"


def test_only_what_the_game_lets_people_say_is_a_claim(check: LaidTable) -> None:
    with pytest.raises(Illegal, match="not, little, lot"):
        claims.claim(check.chris, "exactly seven", RIOTS, "c1")

    assert check.row.chat_said == 0


def test_in_a_game_without_claims_there_are_none(check: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "claims", lambda self: None)

    with pytest.raises(Illegal, match="no claims"):
        claims.claim(check.chris, "lot", RIOTS, "c1")

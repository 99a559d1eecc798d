"""Officers talk at a real table: claims before a check, remarks in the chat, in every reader's words, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.bots.crew import Crew
from bsg.kernel import Text, text
from bsg.tables.acts import company, talk
from bsg.tables.journal import minds, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import ChatMessage
from tests.galactica.test_company import alone, plays
from tests.tables.conftest import LaidTable


@pytest.fixture(autouse=True)
def _at_once(settings: Any) -> None:
    settings.BOT_PAUSE, settings.LIMITS = 0, "off"
    minds.forget_all()


def said(table: LaidTable) -> list[ChatMessage]:
    return list(table.row.chat.all())


@pytest.fixture
def chatty(db: None, monkeypatch: pytest.MonkeyPatch) -> LaidTable:
    """Bots who speak whenever they are asked."""
    monkeypatch.setattr(Crew, "claims", lambda self, view: "little")
    return alone(4)


def until_a_check(table: LaidTable) -> None:
    while not table.row.claims_about:
        plays(table, 1)
        assert table.row.status == "playing"


def test_bots_claim_before_anybody_has_added_cards(chatty: LaidTable) -> None:
    until_a_check(chatty)

    assert timekeeper.work()

    claims = [(line.seat.number, line.claim, line.about) for line in said(chatty)]
    assert claims == [(seat, "little", chatty.row.claims_about) for seat in (1, 2, 3)]
    assert chatty.row.claims == {"1": "little", "2": "little", "3": "little"}
    assert not chatty.row.due.filter(what="bot talk").exists()


def test_at_a_table_that_wants_silence_nobody_claims_or_remarks(
    chatty: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Crew, "says", lambda self, view: text("I talk."))
    company.set_bots(chatty.anna, "normal", False)

    plays(chatty, 60)

    assert said(chatty) == []


def test_a_whole_table_of_remarks(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much bots have to say: not twice the same lately, and a while between two of them."""
    table = alone(4)
    ways = [text(f"Remark {n}, {{who}}.", who="seat:0") for n in range(6)]
    asked: list[Text] = []

    def says(self: Crew, view: Any) -> Text:
        asked.append(ways[len(asked) // 2 % len(ways)])
        return asked[-1]

    monkeypatch.setattr(Crew, "says", says)
    plays(table, 120)

    words = [line.words["msgid"] for line in said(table) if line.words]
    assert len(asked) > 5 * len(words) > 10
    for at, one in enumerate(words):
        assert one not in words[max(0, at - talk.LATELY) : at]


def test_a_remark_is_read_in_words_with_names(db: None) -> None:
    table = alone(3)
    bot = table.seat(1)

    talk.remark(
        bot, text("Was {card} really the better of the two, {who}?", card="destination:icy-moon", who="seat:0"), "r"
    )

    (line,) = sections.news(table.pk, 0, "en", 0, 0).chat
    assert (line.seat, line.name) == (1, bot.name)
    assert line.text == "Was Icy Moon really the better of the two, Anna?"


def test_a_bot_that_cannot_find_words_still_moves(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone(3)

    def confused(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Crew, "says", confused)
    monkeypatch.setattr(Crew, "claims", confused)
    plays(table, 60)

    assert table.row.number >= 50

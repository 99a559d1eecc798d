"""Clocks: when time is up the default is given, once; the third time a bot sits in; a pause stops them."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from bsg import kernel
from bsg.kernel import TABLE, Refused
from bsg.tables.acts import lobby
from bsg.tables.chairs import coming, proposals, time_out
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Due, Seat, Table
from tests.tables.conftest import LaidTable, begun, lobby_of_three

DAY, HOUR, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(seconds=1)


def clocked(clock: str, pace: str = "days") -> LaidTable:
    table = lobby_of_three(pace)
    Table.objects.filter(pk=table.pk).update(clock=clock)
    for seat in (table.ben, table.chris):
        lobby.set_ready(seat, True)
    lobby.start(table.anna)
    return table


@pytest.fixture
def slow(db: None) -> LaidTable:
    """A day for each answer; Anna is asked whether she scouts."""
    return clocked("days-1")


def until(table: LaidTable) -> datetime:
    at = table.row.clock_at
    assert at is not None
    return at


def log(table: LaidTable, audience: int | str) -> list[str]:
    return [line.text for line in sections.news(table.pk, audience, "en", 0, 0).log]


def chairs(table: LaidTable) -> Any:
    return json.loads(sections.news(table.pk, TABLE, "en", 0, 0).sections["chairs"].body)


def acts(table: LaidTable) -> list[str]:
    return [entry.kind for entry in table.record() if isinstance(entry, kernel.Act)]


def test_it_works(slow: LaidTable) -> None:
    """The table moves on with nobody there, once, by whichever process comes first after a restart."""
    at = until(slow)
    assert timedelta(hours=23) < at - timezone.now() <= DAY
    assert not timekeeper.work(at - SECOND)
    cache.forget_all()

    assert timekeeper.work(at)

    assert acts(slow) == ["time_out"]
    for audience in (0, 1, 2, TABLE):
        assert "Time is up for Anna: the default answer is given." in log(slow, audience)
    assert until(slow) > at - SECOND
    assert not time_out.run_out(slow.pk, at)  # once
    assert acts(slow) == ["time_out"]


def test_without_a_clock_nothing_runs_out(db: None) -> None:
    table = begun("days")

    assert table.row.clock_at is None
    assert not Due.objects.exists()
    assert chairs(table)["clock"] is None


def test_everybody_sees_until_when(slow: LaidTable) -> None:
    clock = chairs(slow)["clock"]

    assert (clock["turn"], clock["window"], clock["banks"]) == (86400, 43200, [])
    assert clock["until"].startswith(until(slow).strftime("%Y-%m-%dT%H:%M"))


def test_windows_and_checks_have_less_time(slow: LaidTable) -> None:
    slow.until("contribute")

    assert until(slow) - timezone.now() <= 12 * HOUR


def test_the_third_time_in_a_row_a_bot_sits_in_until_the_owner_is_back(slow: LaidTable) -> None:
    while slow.anna.stand_in == "":
        assert timekeeper.work(until(slow))
        assert acts(slow).count("time_out") <= 12

    assert slow.anna.lapses == 0
    assert "A bot sits in for Anna, who was late 3 times in a row." in log(slow, TABLE)
    coming.come_back(slow.anna, "back")
    assert slow.anna.stand_in == ""


def test_whoever_answers_is_late_no_more(slow: LaidTable) -> None:
    timekeeper.work(until(slow))
    assert slow.anna.lapses == 1

    slow.next_answer()

    assert slow.anna.lapses == 0


def test_who_was_late_in_a_window_is_not_said(slow: LaidTable) -> None:
    slow.until("before_total")
    at = until(slow)
    slow.next_answer()
    assert until(slow) == at  # who has answered moves nothing

    assert timekeeper.work(at)

    assert "Time is up: whoever has not answered gets the default answer." in log(slow, TABLE)
    assert [slow.seat(n).lapses for n in range(3)] == [0, 0, 0]


def test_whoever_gave_a_standing_order_is_late_in_nothing(slow: LaidTable) -> None:
    """The order is the answer; the default is for those who gave none."""
    slow.order(2)
    slow.until("before_total")

    assert timekeeper.work(until(slow))

    entry = slow.record()[-1]
    assert isinstance(entry, kernel.Act)
    assert {answer.seat for answer in entry.answers} == {0, 1}


def test_a_pause_stops_it(slow: LaidTable) -> None:
    for seat in (1, 2):
        coming.go(slow.seat(seat), False, slow.next_id())
    before = until(slow)
    proposals.propose(slow.anna, Wish("pause"), "pause")
    assert slow.row.clock_at is None
    assert not Due.objects.exists()
    Table.objects.filter(pk=slow.pk).update(paused_at=timezone.now() - HOUR)

    proposals.propose(slow.anna, Wish("resume"), "resume")

    assert HOUR <= until(slow) - before < HOUR + timedelta(minutes=1)
    assert Due.objects.get().at == until(slow)


def test_more_time_is_an_act(slow: LaidTable) -> None:
    for seat in (1, 2):
        coming.go(slow.seat(seat), False, slow.next_id())
    before = until(slow)

    proposals.propose(slow.anna, Wish("more_time"), "more")

    assert until(slow) - before == DAY
    assert Due.objects.get().at == until(slow)
    for audience in (0, 1, 2, TABLE):
        assert "There is more time for the open question. Agreed by Anna." in log(slow, audience)


def test_without_a_clock_there_is_no_more_time_to_give(db: None) -> None:
    table = begun("days")

    with pytest.raises(Refused, match="No clock"):
        proposals.propose(table.anna, Wish("more_time"), "more")


def test_a_bank_is_used_up_by_what_takes_longer(db: None) -> None:
    table = clocked("live-1", "live")
    assert [seat.bank for seat in table.row.seats.all()] == [600, 600, 600]
    assert timedelta(seconds=650) < until(table) - timezone.now() <= timedelta(seconds=660)
    Table.objects.filter(pk=table.pk).update(clock_from=timezone.now() - timedelta(seconds=160))
    cache.forget_all()

    table.next_answer()

    assert 495 < Seat.objects.get(pk=table.anna.pk).bank <= 500
    assert table.ben.bank == 600

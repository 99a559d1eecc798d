"""Somebody owns time: what is due is done once, by whichever timekeeper comes first, also after a restart."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone

from bsg.tables.acts import lobby
from bsg.tables.journal import due, timekeeper
from bsg.tables.management.commands.timekeeper import Keeper
from bsg.tables.models import Due, Table
from tests.kernel.toy import ToyRules
from tests.tables.conftest import LaidTable, begun


@pytest.fixture
def bots_table(db: None) -> LaidTable:
    """Anna at a table with two bots."""
    row, anna = lobby.create("toy", {"players": 3}, name="Bots", host="Anna", nonce="a")
    table = LaidTable(row, [anna])
    for number in (1, 2):
        lobby.add_bot(table.anna, number)
    lobby.start(table.anna)
    return table


def work_off() -> int:
    done = 0
    while timekeeper.work():
        done += 1
    return done


def test_it_works(bots_table: LaidTable) -> None:
    assert not timekeeper.work(), "Anna is asked, not a bot"
    while bots_table.running().owed[0].seat == 0:
        bots_table.next_answer()

    assert bots_table.row.due.get().what == due.BOT_MOVE
    assert work_off() > 0

    assert [ask.seat for ask in bots_table.running().owed] == [0]
    assert not bots_table.row.due.exists()


def test_people_can_follow_what_bots_do_but_in_a_window_nobody_sees_it(bots_table: LaidTable, settings: Any) -> None:
    settings.BOT_PAUSE = 2
    paused = {}
    while len(paused) < 2:
        asks = [ask for ask in bots_table.running().owed if ask.seat != 0]
        if asks:
            wait = bots_table.row.due.get(what=due.BOT_MOVE).at - timezone.now()
            paused[asks[0].shows == "window"] = wait > timedelta(seconds=1)
            timekeeper.work(timezone.now() + timedelta(seconds=2))
        else:
            bots_table.answer(0, *bots_table.running().open[0].fallback)

    assert paused == {True: False, False: True}


def test_a_game_with_bots_comes_to_its_end(bots_table: LaidTable) -> None:
    while bots_table.row.status == Table.Status.PLAYING:
        work_off()
        if any(ask.seat == 0 for ask in bots_table.running().owed):
            ask = bots_table.running().open[0]
            bots_table.answer(0, *ask.fallback)

    assert not Due.objects.exists()


def test_a_table_without_bots_has_nothing_due(table: LaidTable) -> None:
    table.next_answer()

    assert not Due.objects.exists()
    assert not timekeeper.work()


def bots_turn(table: LaidTable) -> Due:
    while table.running().owed[0].seat == 0:
        table.next_answer()
    return table.row.due.get()


def test_what_one_timekeeper_has_taken_another_leaves_alone(
    bots_table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_turn(bots_table)
    number = bots_table.row.number
    monkeypatch.setattr(timekeeper, "move_a_bot", lambda row, fallback: None)  # it was killed in the middle

    assert timekeeper.work()

    assert not timekeeper.work()
    assert bots_table.row.number == number


def test_what_a_killed_timekeeper_left_is_taken_up(bots_table: LaidTable) -> None:
    row = bots_turn(bots_table)
    row.at, row.tries = timezone.now() - timedelta(seconds=1), 1
    row.save()

    assert timekeeper.work()

    assert bots_table.record()[-1].seat in (1, 2)


def test_a_bots_answer_counts_once(bots_table: LaidTable) -> None:
    bots_turn(bots_table)
    row, number = bots_table.row, bots_table.row.number

    timekeeper.move_a_bot(row)
    before = bots_table.row.number
    assert before == number + 1
    timekeeper.work()

    numbers = list(bots_table.row.entries.values_list("number", flat=True))
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_bot_that_fails_is_tried_again_later_and_not_at_once(
    bots_table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots_turn(bots_table)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "tell", broken)
        assert timekeeper.work()

    assert not timekeeper.work()
    row = bots_table.row.due.get()
    assert (row.tries, row.at > timezone.now()) == (1, True)


# ── nobody spoils it ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bots_time_is_not_set_anew_by_others(bots_table: LaidTable, settings: Any) -> None:
    """70 orders in half a minute froze a bot, and nobody saw why."""
    settings.BOT_PAUSE = 5
    while bots_table.running().owed[0].seat == 0:
        bots_table.next_answer()
    planned = Due.objects.get(what="bot move")

    for on in (True, False, True):
        bots_table.order(0, on)

    assert Due.objects.get(what="bot move").at == planned.at


def test_a_clock_that_jumps_back_delays_no_bot(bots_table: LaidTable) -> None:
    while bots_table.running().owed[0].seat == 0:
        bots_table.next_answer()
    number, an_hour_ago = bots_table.row.number, timezone.now() - timedelta(hours=1)

    assert timekeeper.work(an_hour_ago)

    assert bots_table.row.number == number + 1


def test_a_clock_that_jumps_back_delays_no_beat(db: None) -> None:
    table = begun()
    table.until("before_total")
    closes_at = table.row.closes_at
    assert closes_at is not None
    an_hour_ago = timezone.now() - timedelta(hours=1)

    timekeeper.work(an_hour_ago)
    moved = table.row.closes_at
    assert moved is not None
    assert moved - an_hour_ago <= timedelta(seconds=table.row.beat)
    timekeeper.work(moved)

    assert table.row.closes_at != moved, "the window has closed"


def test_several_timekeepers_set_right_after_a_jump_once(db: None) -> None:
    table = begun()
    table.until("before_total")
    an_hour_ago = timezone.now() - timedelta(hours=1)

    timekeeper.work(an_hour_ago)
    closes_at = table.row.closes_at
    timekeeper.work(an_hour_ago)

    assert table.row.closes_at == closes_at


def test_what_fails_is_tried_more_and_more_rarely(
    db: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """316 tracebacks were written in half a minute of full disk."""

    def disk_full() -> bool:
        raise OperationalError("database or disk is full")

    keeper, waited = Keeper(), 0.0
    with monkeypatch.context() as patch:
        patch.setattr(timekeeper, "work", disk_full)
        while waited < 30:
            assert keeper.work() is False
            waited += keeper.pause

    assert len(caplog.records) <= 10
    assert sum(record.exc_info is not None for record in caplog.records) == 1
    for _ in range(20):
        keeper.failed(OperationalError())
    assert keeper.pause == 30
    keeper.work()
    assert keeper.pause == 0.1, "once it works again it is as quick as ever"

"""Somebody owns time: what is due is done once, by whichever timekeeper comes first, also after a restart."""

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from bsg.tables.acts import lobby
from bsg.tables.journal import due, timekeeper
from bsg.tables.models import Due, Table
from tests.kernel.toy import ToyRules
from tests.tables.conftest import LaidTable


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

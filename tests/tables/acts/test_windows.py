"""Beats: at a live table a response window closes by itself, for all at once, whatever anybody holds."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from bsg import kernel
from bsg.kernel import TABLE, Illegal, NotAllowed, Refused
from bsg.tables.acts import lobby, windows
from bsg.tables.journal import cache, due, service, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Due
from tests.kernel.toy import ToyRules
from tests.tables.conftest import LaidTable, begun
from tests.tables.sockets import Room

WINDOW = "before_total"
SECOND = timedelta(seconds=1)


@pytest.fixture
def window(table: LaidTable) -> LaidTable:
    """Anna, Ben and Chris are asked whether they help before the total."""
    table.until(WINDOW)
    return table


def closes(table: LaidTable) -> datetime:
    at = table.row.closes_at
    assert at is not None
    return at


def shown(table: LaidTable, audience: int | str) -> object:
    return json.loads(sections.news(table.pk, audience, "en", 0, 0).sections["beat"].body)


def test_it_works(window: LaidTable) -> None:
    row = window.row.due.get()
    assert (row.what, row.at) == (due.BEAT, closes(window))
    assert timedelta(seconds=4) < row.at - timezone.now() <= timedelta(seconds=6)

    assert not timekeeper.work(row.at - SECOND)
    assert timekeeper.work(row.at)

    assert window.record()[-1] == kernel.Beat()
    assert window.row.entries.last().seat is None
    assert WINDOW not in {ask.kind for ask in window.running().open.values()}
    assert not Due.objects.exists()
    assert window.row.closes_at is None


def test_what_was_answered_before_the_end_counts(window: LaidTable) -> None:
    running = window.running()
    seat, ask = next((seat, ask) for seat, ask in running.open.items() if ask.options)
    window.answer(seat, ask.options[0])

    timekeeper.work(closes(window))

    told = [str(event.body["text"]["msgid"]) for event in window.row.events.filter(entry=window.row.number)]
    assert told.count("{seat} helps with {card}.") == 1


def test_answering_moves_nothing_that_others_see(window: LaidTable) -> None:
    """R28.17, H47: the window closes when it closes, whatever somebody holds"""
    before = shown(window, 1), window.row.due.get().at

    window.answer(window.running().owed[0].seat)

    assert (shown(window, 1), window.row.due.get().at) == before


def test_when_all_have_answered_nothing_is_left_to_do(window: LaidTable) -> None:
    at = closes(window)
    while WINDOW in {ask.kind for ask in window.running().open.values()}:
        window.answer(window.running().owed[0].seat)
    number = window.row.number

    assert not Due.objects.exists()
    assert not timekeeper.work(at)
    assert not service.end_beat(window.pk, at)
    assert window.row.number == number


def test_the_next_window_has_a_beat_of_its_own(window: LaidTable) -> None:
    first = closes(window)
    timekeeper.work(first)
    window.until(WINDOW)

    assert closes(window) > first - timedelta(seconds=6)
    assert not service.end_beat(window.pk, closes(window) - SECOND)


def test_two_timekeepers_end_it_once(window: LaidTable) -> None:
    at = closes(window)

    assert [timekeeper.work(at), timekeeper.work(at)] == [True, False]
    assert not service.end_beat(window.pk, at)
    assert window.record().count(kernel.Beat()) == 1


def test_a_restart_resumes_the_beat(window: LaidTable) -> None:
    cache.forget_all()

    assert timekeeper.work(closes(window) + SECOND)

    assert window.record()[-1] == kernel.Beat()
    cache.forget_all()
    assert window.running().digest() == window.row.digest


def test_what_a_killed_timekeeper_left_is_taken_up(window: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    at = closes(window)
    with monkeypatch.context() as patch:
        patch.setattr(service, "end_beat", lambda *_: False)
        timekeeper.work(at)

    assert not timekeeper.work(at)
    assert timekeeper.work(at + timekeeper.LEASE)
    assert window.record()[-1] == kernel.Beat()


def test_a_rule_that_fails_at_the_end_of_a_beat_is_tried_again_later(
    window: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, number = closes(window), window.row.number

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "tell", broken)
        assert timekeeper.work(at)
    assert window.row.number == number

    assert not timekeeper.work(at)
    assert timekeeper.work(at + timekeeper.LEASE)
    assert window.record()[-1] == kernel.Beat()


def test_at_days_pace_windows_wait_for_people(db: None) -> None:
    table = begun(pace="days")
    table.until(WINDOW)

    assert table.row.closes_at is None
    assert not Due.objects.exists()
    assert shown(table, 0) is None
    with pytest.raises(Illegal):
        windows.hold(table.anna)


def test_bots_alone_need_no_beat_but_one_person_does(db: None) -> None:
    row, token = lobby.create("toy", {"players": 3}, name="Bots", host="Anna", nonce="a")
    table = LaidTable(row, [token])
    for number in (1, 2):
        lobby.add_bot(table.anna, number)
    lobby.start(table.anna)
    while WINDOW not in {ask.kind for ask in table.running().open.values()}:
        if not timekeeper.work():
            table.next_answer()

    assert 0 in table.running().open
    assert table.row.due.filter(what=due.BEAT).exists()
    while timekeeper.work():
        pass  # the bots answer at once
    assert [ask.seat for ask in table.running().owed] == [0]
    assert shown(table, 0) is not None
    assert timekeeper.work(closes(table))
    assert kernel.Beat() in table.record()


@pytest.mark.parametrize("beat", [2, 21])
def test_a_beat_has_a_measure(db: None, beat: int) -> None:
    with pytest.raises(Refused, match="3 to 20"):
        lobby.create("toy", {"players": 3}, name="Fleet", host="Anna", beat=beat)


# ── whoever holds an answer ──────────────────────────────────────────────────────────────────────────────────────────


def window_with_answers_for(able: set[int]) -> Callable[..., kernel.Flow[int]]:
    """A window in which the same seats are asked, but only these hold anything to answer with."""

    def window(rules: ToyRules, name: str, colour: str) -> kernel.Flow[int]:
        yield kernel.Together(
            tuple(
                kernel.Ask(
                    seat,
                    name,
                    kernel.text("Do you help?"),
                    ("opt:help",) if seat in able else (),
                    (0, 1) if seat in able else (0,),
                    shows="window",
                )
                for seat in rules.eligible(colour)
            )
        )
        return 0

    return window


def anna_and(bots: int) -> LaidTable:
    if not bots:
        return begun()
    row, token = lobby.create("toy", {"players": 3}, name="Bots", host="Anna", nonce="a", bots=bots)
    lobby.start(row.seats.get(number=0))
    return LaidTable(row, [token])


@pytest.mark.parametrize("bots", [0, 2])
@pytest.mark.parametrize("able", [{0, 1, 2}, {0}, {1, 2}, set()], ids=["all", "anna", "the others", "nobody"])
def test_a_beat_is_as_long_whoever_holds_an_answer(
    db: None, monkeypatch: pytest.MonkeyPatch, able: set[int], bots: int
) -> None:
    """R28.17, H47: who could respond is nobody's business, so time must not tell it; bots hold answers like people"""
    monkeypatch.setattr(ToyRules, "window", window_with_answers_for(able))
    table = anna_and(bots)
    while WINDOW not in {ask.kind for ask in table.running().open.values()}:
        table.next_answer()
    opened = table.row.entries.get(number=table.row.number).at
    before = shown(table, TABLE)

    assert closes(table) - opened == timedelta(seconds=table.row.beat)
    while timekeeper.work(closes(table) - SECOND):
        pass  # whatever bots do, they do it now

    assert shown(table, TABLE) == before == shown(table, 0)
    assert closes(table) - opened == timedelta(seconds=table.row.beat)
    assert timekeeper.work(closes(table)), "it closes then, and not before"
    assert table.record()[-1] == kernel.Beat()


# ── holding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_is_asked_can_hold_and_everybody_sees_it(window: LaidTable) -> None:
    before = closes(window)
    seat = window.running().owed[0].seat

    windows.hold(window.seat(seat))

    assert closes(window) == before + windows.HELD_FOR == window.row.due.get().at
    assert not timekeeper.work(before + SECOND)
    for audience in (0, 1, 2, TABLE):
        news = sections.news(window.pk, audience, "en", 0, 0)
        assert json.loads(news.sections["beat"].body)["held"] == [seat]
        assert news.log[-1].text == f"{window.seat(seat).name} holds the window."
    assert timekeeper.work(closes(window))


def test_a_window_is_held_once_by_each(window: LaidTable) -> None:
    one, other = (ask.seat for ask in window.running().owed[:2])
    before = closes(window)

    for _ in range(2):
        windows.hold(window.seat(one))
    windows.hold(window.seat(other))

    assert closes(window) == before + 2 * windows.HELD_FOR
    assert shown(window, TABLE)["holds"].count(1) == 2  # type: ignore[index]


def test_a_hold_after_the_end_but_before_the_timekeeper_counts(window: LaidTable) -> None:
    row = window.row
    row.closes_at = timezone.now() - SECOND
    row.save()

    windows.hold(window.seat(window.running().owed[0].seat))

    assert closes(window) > timezone.now() + timedelta(seconds=25)


def test_holds_are_limited_and_come_back_with_the_turn(window: LaidTable) -> None:
    seat = window.seat(window.running().owed[0].seat)
    seat.holds = windows.HOLDS
    seat.save()

    with pytest.raises(Illegal, match="2"):
        windows.hold(seat)

    turn = window.running().rules.state.turn
    while window.running().rules.state.turn == turn:
        window.next_answer()
    window.until(WINDOW)
    windows.hold(seat)


def test_nobody_holds_what_is_not_open_or_not_theirs(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Illegal):
        windows.hold(table.anna)
    table.order(1)
    table.until(WINDOW)

    with pytest.raises(NotAllowed):
        windows.hold(table.ben)

    assert shown(table, 1) == shown(table, 0), "who is not asked sees the same beat"


# ── on the socket ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_everybody_is_told_the_same_about_the_beat(room: Room) -> None:
    watcher = await room.reader(None)
    seated = await room.all_three()
    assert watcher.sections["beat"] is None
    await database_sync_to_async(room.table.until)(WINDOW)

    for reader in (watcher, *seated):
        await reader.until(lambda r: r.sections["beat"])
    assert watcher.sections["questions"]["waiting"][0]["seat"] is None
    assert len({json.dumps(reader.sections["beat"]) for reader in (watcher, *seated)}) == 1

    asked = next(reader for reader in seated if reader.mine)
    assert (await asked.do("hold"))["type"] == "ok"
    assert (await asked.do("hold"))["type"] == "ok", "sent again, it counts once"
    await watcher.until(lambda r: r.sections["beat"]["held"])
    assert (await watcher.do("hold"))["code"] == "not_allowed"

    at = datetime.fromisoformat(watcher.sections["beat"]["closes_at"])
    await database_sync_to_async(timekeeper.work)(at + SECOND)
    await watcher.until(lambda r: r.sections["beat"] is None)

"""Due work, planned in the transaction of the entry that causes it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.tables.journal import clocks, pace, rows
from bsg.tables.line import notify
from bsg.tables.models import Due, Seat, Table

BOT_MOVE = "bot move"
BOT_TALK = "bot talk"
BEAT = "beat"
CLOCK = "clock"
SKEW = timedelta(seconds=2)  # by which clocks of several machines may differ


def plan(
    table: Table,
    seats: Iterable[Seat],
    running: kernel.Running[Any],
    now: datetime,
    events: Iterable[kernel.Event] = (),
    claimable: str = "",
) -> None:
    """Writes down what will have to be done about the open questions, if nobody does anything before.

    `events`: what has just happened, and wants to be seen. `claimable`: what can be claimed about from now on.
    """
    if table.asked != (asked := f"{table.branch}:{running.position.round}"):
        table.asked, table.asked_at = asked, now
    if table.paused_at is not None:
        stop(table)
        return
    everybody = list(seats)
    _plan_clock(table, everybody, running, now)
    bots = [seat for seat in everybody if seat.by_bot]
    of_bots = {seat.number for seat in bots}
    _plan_bots(table, running, of_bots, now, events)
    if claimable and table.bot_talk and any(seat.persona for seat in bots):  # others have nothing to say
        _fall_due(table, BOT_TALK, now + pace.before_a_claim(table), claimable[:64])
    _plan_beat(table, running, of_bots, now)


def _plan_clock(table: Table, seats: list[Seat], running: kernel.Running[Any], now: datetime) -> None:
    before = table.clock_at
    clocks.plan(table, seats, running, {seat.number for seat in seats if seat.by_bot}, now)
    if table.clock_at is not None and table.clock_at != before:
        _fall_due(table, CLOCK, table.clock_at, table.clock_about)
    elif table.clock_at is None and before is not None:
        rows.delete(Due, table=table.pk, what=CLOCK)


def stop(table: Table) -> None:
    """While a game is paused nothing falls due. The caller holds the table's row, and saves it."""
    table.closes_at = table.clock_at = None
    rows.delete(Due, table=table.pk)


def _plan_bots(
    table: Table, running: kernel.Running[Any], of_bots: set[int], now: datetime, events: Iterable[kernel.Event]
) -> None:
    """That a bot owes an answer, or that none does."""
    if not of_bots:
        return
    if owed := [ask for ask in running.owed if ask.seat in of_bots]:
        about = _named(running, owed)
        if Due.objects.filter(table=table, what=BOT_MOVE, about=about).exists():
            return  # whatever others have entered meanwhile, its time has been set
        _fall_due(table, BOT_MOVE, now + pace.pause(table, owed, events), about)
    else:
        rows.delete(Due, table=table.pk, what=BOT_MOVE)


def at_another_pace(table: Table, now: datetime) -> None:
    """The move that a bot has before it comes at once; those after it at the new pace."""
    Due.objects.filter(table=table, what=BOT_MOVE, at__gt=now).update(at=now, made=now)


def _plan_beat(table: Table, running: kernel.Running[Any], of_bots: set[int], now: datetime) -> None:
    """The end of the beat of a window that has opened; whoever answers in it changes nothing about that."""
    asks = [ask for ask in running.open.values() if ask.shows == "window"]
    window = window_of(table, running)
    if window == table.window:
        return
    table.window = window
    if table.pace == Table.Pace.LIVE and any(ask.seat not in of_bots for ask in asks):
        end_beat_at(table, now + timedelta(seconds=table.beat))
    elif table.closes_at is not None:
        table.closes_at = None
        rows.delete(Due, table=table.pk, what=BEAT)


def window_of(table: Table, running: kernel.Running[Any]) -> str:
    """The name of the response window that is open; nothing: none is."""
    is_open = any(ask.shows == "window" for ask in running.open.values())
    return f"{table.branch}:{running.position.round}" if is_open else ""


def end_beat_at(table: Table, at: datetime) -> None:
    """The caller holds the table's row, and saves it."""
    table.closes_at = at
    _fall_due(table, BEAT, at, table.window)


def _fall_due(table: Table, what: str, at: datetime, about: str) -> None:
    due = {"table": table.pk, "what": what, "at": at, "made": timezone.now(), "tries": 0, "about": about}
    rows.upsert(Due, due, unique=("table", "what"))


def _named(running: kernel.Running[Any], owed: list[kernel.Ask]) -> str:
    """A short name for these questions, so that others get another one."""
    ids = " ".join(sorted(running.position.ask_id(ask.seat) for ask in owed))
    return blake2b(ids.encode(), digest_size=16).hexdigest()


def after_a_jump(now: datetime) -> None:
    """The clock was set back: what fell due by the old one falls due as long from now as it was planned to."""
    for late in Due.objects.filter(made__gt=now + SKEW):
        with transaction.atomic():
            table = Table.objects.select_for_update().get(pk=late.table_id)
            due = Due.objects.filter(pk=late.pk, made__gt=now + SKEW).first()
            if due is None:
                continue
            due.at, due.made = now + (due.at - due.made), now
            due.save(update_fields=["at", "made"])
            if due.what == BEAT and table.closes_at is not None:
                table.closes_at = due.at
                table.save(update_fields=["closes_at"])
            if due.what == CLOCK and table.clock_at is not None and table.clock_from is not None:
                table.clock_from, table.clock_at = due.at - (table.clock_at - table.clock_from), due.at
                table.save(update_fields=["clock_from", "clock_at"])
        notify.moved(table.public_id)

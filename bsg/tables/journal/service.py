"""The one way in: every entry of every game goes through `take`.

In one transaction it locks the table's row, brings the game in memory up to date from the journal, applies the entry
and writes all that follows from it. Only after the commit is anybody told.
"""

from __future__ import annotations

import logging
import traceback
from datetime import datetime
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Refused, Text, text
from bsg.tables.games import game_named
from bsg.tables.house import metrics
from bsg.tables.journal import cache, due, facts, restore
from bsg.tables.journal.cache import CachedGame
from bsg.tables.journal.restore import DoesNotReplay
from bsg.tables.line import commands, notify
from bsg.tables.models import Checkpoint, Entry, Event, Report, Seat, Table

logger = logging.getLogger(__name__)

NOBODY = -1  # the seat of an entry that the table itself makes


class Crashed(Refused):
    """A rule failed: a fault of ours, not of the person's."""

    code = "crash"

    def __init__(self, report: Report):
        self.report = report  # to be kept once nothing has changed
        super().__init__(
            "The rules failed on that. Nothing has changed, and the problem was recorded. "
            "Try something else, or ask a moderator."
        )


def take(seat: Seat, command: commands.EntryCommand) -> int:
    """Enters what a seat does and returns the entry's number. `Refused` says why not, and then nothing has changed.

    The same command again (by its `id`) counts once, and gives the same number.
    """
    with metrics.entry_time.measured(), cache.locked(seat.table_id) as cached:
        try:
            table, number = _take(cached, seat, command)
        except DoesNotReplay:
            recover(cached, seat.table_id)
            raise kernel.Stale("The game went back a step. Look at the present question.") from None
        except Crashed as crashed:
            _keep(crashed)
            raise
    notify.moved(table.public_id, (table.number, table.chat_said))
    return number


def current(table: Table, cached: CachedGame) -> kernel.Running[Any]:
    """The running game for somebody who reads it."""
    try:
        return cached.up_to(table)
    except DoesNotReplay:
        recover(cached, table.pk)
        table.refresh_from_db()
        return cached.up_to(table)


def _take(cached: CachedGame, seat: Seat, command: commands.EntryCommand) -> tuple[Table, int]:
    with transaction.atomic(durable=True):
        table = Table.objects.select_for_update().get(pk=seat.table_id)
        known = Entry.objects.filter(seat=seat, client_id=command.id).values_list("number", flat=True).first()
        if known is not None:
            return table, known
        if table.status == Table.Status.LOBBY:
            raise Refused("The game has not begun. Wait for the host to start it.")
        if table.status == Table.Status.OVER:
            raise Refused("The game is over.")
        running = cached.up_to(table)
        running = _enter(cached, table, running, _entry(table, running, seat.number, command), seat, command.id)
    cached.keep(running, (table.number, table.digest))
    return table, table.number


def end_beat(pk: int, now: datetime) -> bool:
    """The open window's beat is over: passes for everybody who has not answered. False: it is not over, or held."""
    with cache.locked(pk) as cached:
        try:
            with transaction.atomic(durable=True):
                table = Table.objects.select_for_update().get(pk=pk)
                if table.closes_at is None or table.closes_at > now:
                    return False
                running = _enter(cached, table, cached.up_to(table), kernel.Beat())
        except DoesNotReplay:
            recover(cached, pk)
            return False
        except Crashed as crashed:
            _keep(crashed)
            raise
        cached.keep(running, (table.number, table.digest))
    notify.moved(table.public_id, (table.number, table.chat_said))
    return True


def _enter(
    cached: CachedGame,
    table: Table,
    running: kernel.Running[Any],
    entry: kernel.Entry,
    seat: Seat | None = None,
    client_id: str | None = None,
) -> kernel.Running[Any]:
    """Applies and writes an entry, in the transaction that holds the table's row; gives the game as it is then."""
    at, saved = (table.number, table.digest), running.saved
    cached.drop()  # until the commit, what is in memory is ahead of what is true
    try:
        if isinstance(entry, kernel.TakeBack):
            running, events = _taken_back(table, entry)
        else:
            events = running.take(entry)
    except Refused:
        cached.keep(running, at)
        raise
    except Exception as problem:
        raise Crashed(_report(table, entry, seat, problem)) from problem
    _write(table, running, entry, events, checkpoint=running.saved != saved, seat=seat, client_id=client_id)
    return running


def _entry(table: Table, running: kernel.Running[Any], seat: int, command: commands.EntryCommand) -> kernel.Entry:
    """What the command comes to in the journal, if it may be done now."""
    if isinstance(command, commands.Answer):
        running.answering(seat, command.ask)
        return kernel.Answer(seat, command.picks)
    if isinstance(command, commands.Order):
        return kernel.Order(seat, command.order, command.on)
    if not running.may_take_back(seat):
        raise kernel.NotAllowed(
            "You cannot take that back: something was drawn or revealed by it, or the table has gone on."
        )
    back = restore.saved(table, table.number)
    numbers = [back.number, *(number for number, _ in back.entries)]
    last = max(number for number, old in back.entries if isinstance(old, kernel.Answer) and old.seat == seat)
    return kernel.TakeBack(seat, to=max(number for number in numbers if number < last))


def _taken_back(table: Table, entry: kernel.TakeBack) -> tuple[kernel.Running[Any], list[kernel.Event]]:
    words = text("{seat} takes back the last answer.", seat=f"seat:{entry.seat}")
    return restore.taken_back(table, entry), [kernel.Event(words)]


def rewind(table: Table, to: int, words: Text) -> kernel.Running[Any]:
    """Returns to the position after any entry, and says why, in the transaction that holds the table's row."""
    entry = kernel.TakeBack(NOBODY, to)
    running = restore.taken_back(table, entry)
    table.status, table.ended, table.result = Table.Status.PLAYING, None, None
    _write(table, running, entry, [kernel.Event(words)], checkpoint=False)
    return running


def _write(
    table: Table,
    running: kernel.Running[Any],
    entry: kernel.Entry,
    events: list[kernel.Event],
    *,
    checkpoint: bool,
    seat: Seat | None = None,
    client_id: str | None = None,
) -> None:
    """All that follows from an entry, in the transaction that holds the table's row."""
    metrics.entries.count(type(entry).__name__)
    now = timezone.now()
    table.number += 1
    if isinstance(entry, kernel.TakeBack):
        table.branch = running.position.branch = table.number
        table.checkpoints.filter(after__gt=entry.to).delete()
    table.digest = running.digest()
    Entry.objects.create(
        table=table,
        number=table.number,
        body=msgspec.to_builtins(entry),
        seat=seat,
        client_id=client_id,
        digest=table.digest,
        at=now,
    )
    write_position(table, running, events, now, checkpoint)


def write_position(
    table: Table, running: kernel.Running[Any], events: list[kernel.Event], now: datetime, checkpoint: bool
) -> None:
    """What happened and where the game stands now, as rows."""
    tell(table, events, now)
    table.version = game_named(table.game).version
    if checkpoint:
        Checkpoint.objects.create(table=table, after=table.number, body=running.saved)
        table.seats.filter(holds__gt=0).update(holds=0)
    if running.over:
        table.status, table.ended = Table.Status.OVER, now
        table.result = msgspec.to_builtins(game_named(table.game).result(running.position))
    _clear_claims(table, running)
    facts.write(table, running)
    due.plan(table, running, now)
    table.save()


def _clear_claims(table: Table, running: kernel.Running[Any]) -> None:
    """What was claimed is about one thing."""
    now = game_named(table.game).claimable(running.position)
    about = now.about if now else ""
    if about != table.claims_about:
        table.claims_about, table.claims = about, {}


def tell(table: Table, events: list[kernel.Event], now: datetime) -> None:
    """Writes events after those that were told before; the caller holds the table's row, and saves it."""
    Event.objects.bulk_create(
        Event(table=table, number=number, entry=table.number, body=msgspec.to_builtins(event, str_keys=True), at=now)
        for number, event in enumerate(events, table.events_told + 1)
    )
    table.events_told += len(events)


def recover(cached: CachedGame, pk: int) -> None:
    """After a change of the rules: returns to the last entry that still replays, says so, and plays on."""
    cached.drop()
    with transaction.atomic(durable=True):
        table = Table.objects.select_for_update().get(pk=pk)
        try:
            cached.up_to(table)
            return
        except DoesNotReplay as problem:
            words = text("The rules have been corrected: the game returns to the last step that agrees with them.")
            running = rewind(table, problem.to, words)
    cached.keep(running, (table.number, table.digest))
    notify.moved(table.public_id, (table.number, table.chat_said))


def _report(table: Table, entry: kernel.Entry, seat: Seat | None, problem: Exception) -> Report:
    """Logs a crash without what somebody picked, neither the entry's words nor the problem's own: those are kept
    beside the record, out of which it can be made to happen again."""
    logger.error(
        "A rule crashed: game %s (%s, rules %s, options %s) after entry %s, digest %s, on %s of seat %s: %s\n%s",
        table.public_id,
        table.game,
        table.version,
        table.options,
        table.number,
        table.digest,
        type(entry).__name__,
        seat.number if seat else NOBODY,
        type(problem).__name__,
        "".join(traceback.format_tb(problem.__traceback__)),
        extra={"table": table.public_id, "entry": table.number, "digest": table.digest},
    )
    journal = [*table.entries.values_list("body", flat=True), msgspec.to_builtins(entry)]
    return Report(
        table=table,
        seat=seat,
        words=f"The rules crashed on the last entry of this record: {problem!r}",
        number=table.number,
        version=table.version,
        digest=table.digest,
        record={"options": table.options, "journal": journal},
        at=timezone.now(),
    )


def _keep(crashed: Crashed) -> None:
    """Once for a seat and step: whoever tries again, or a timekeeper, would fill the house with the same."""
    report = crashed.report
    known = Report.objects.filter(table=report.table, seat=report.seat, number=report.number, digest=report.digest)
    if not known.filter(client_id=None).exists():
        report.save()

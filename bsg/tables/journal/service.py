"""The one way in: every entry of every game goes through `take`.

In one transaction it locks the table's row, brings the game in memory up to date from the journal, applies the entry
and writes all that follows from it, in few and narrow statements. Only after the commit is anybody told.
"""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from django.db import IntegrityError, transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Refused, Text, text
from bsg.tables.games import game_named
from bsg.tables.house import metrics
from bsg.tables.journal import cache, checkpoints, clocks, due, facts, frames, heard, restore, rows, tags
from bsg.tables.journal.cache import CachedGame
from bsg.tables.journal.heard import Told, told_again
from bsg.tables.journal.restore import DoesNotReplay
from bsg.tables.line import commands, notify
from bsg.tables.models import Entry, Event, Report, Seat, Table

logger = logging.getLogger(__name__)

WATCHING = text("You are watching. Only people at the table can do that.")
RULES = "rules"  # by whom a game returns when they were corrected

Result = TypeVar("Result")


class Crashed(Refused):
    """A rule failed: a fault of ours, not of the person's."""

    code = "crash"

    def __init__(self, report: Report):
        self.report = report  # to be kept once nothing has changed
        super().__init__(
            "The rules failed on that. Nothing has changed, and the problem was recorded. "
            "Try something else, or ask a moderator."
        )


class Busy(Exception):
    """Somebody else has locked that table: whoever commits several together waits for none, or two might for ever."""


class NotTogether(Exception):
    """Something failed after it had written, so that none of what was to be committed with it counts."""


class Together(threading.local):
    """What this thread is about to commit in one go, if it is."""

    games: list[CachedGame] | None = None


_together = Together()


@contextmanager
def together(tables: Iterable[int] = ()) -> Iterator[None]:
    """Entries of several tables in one commit. Whoever made them hears of it afterwards; if it fails, none counts.

    `tables`: those that are going to be held.
    """
    _together.games = []
    try:
        with transaction.atomic(durable=True), rows.in_order():
            rows.lock_ahead(tables)
            yield
            if transaction.get_rollback():
                raise NotTogether
    except BaseException:
        for cached in _together.games:
            with cached.lock:
                cached.drop()
                cached.failed()
                cached.told = []
        raise
    finally:
        _together.games = None


@contextmanager
def _one_of_many() -> Iterator[None]:
    """A part of what is committed together, without a savepoint, which would cost as much as a commit of its own.

    Whoever gives up before anything was written leaves the others as they are; after that, none of it counts.
    """
    writes = rows.writes()
    try:
        yield
    except BaseException:
        if rows.writes() != writes:
            transaction.set_rollback(True)
        raise


@contextmanager
def holding(pk: int, seat: Seat | None = None) -> Iterator[CachedGame]:
    """One transaction that holds a table's row, with everything in memory as it is there; `seat` must still be taken.

    First the row, then what is in memory: whoever waits for the database keeps no reader waiting. Entries that are
    committed together wait for no row either (`Busy`).
    """
    alone = _together.games is None
    with ExitStack() as until_committed:
        cached = CachedGame()
        try:
            with transaction.atomic(durable=True) if alone else _one_of_many():
                found = rows.locked(pk, seat.pk if seat else None, wait=alone)
                if found is None:
                    raise Table.DoesNotExist if alone else Busy
                stand, token_hash = found
                if seat is not None and token_hash != seat.token_hash:
                    raise kernel.NotAllowed(WATCHING)
                cached = until_committed.enter_context(cache.locked(pk))
                if _together.games is not None:
                    _together.games.append(cached)
                cached.agree(pk, stand)
                yield cached
        except BaseException:
            cached.failed()
            raise
        cached.committed()


def still(seat: Seat) -> Seat:
    """The seat as it is now, if it is still whose it was when it was read: it may have been left since."""
    now = Seat.objects.filter(pk=seat.pk, token_hash=seat.token_hash, taken=True).select_related("table").first()
    if now is None:
        raise kernel.NotAllowed(WATCHING)
    return now


def read(pk: int, look: Callable[[CachedGame], Result]) -> Result:
    """What somebody who reads makes of a table, whose rows are read anew."""
    try:
        return _read(pk, look)
    except DoesNotReplay:
        recover(pk)
        return _read(pk, look)


def _read(pk: int, look: Callable[[CachedGame], Result]) -> Result:
    with cache.locked(pk) as cached:
        cached.look(pk)
        return look(cached)


def at(table: Table, look: Callable[[kernel.Running[Any]], Result]) -> Result:
    """What somebody who reads makes of the game at the position of a row that was just read."""
    try:
        with cache.locked(table.pk) as cached:
            return look(cached.up_to(table))
    except DoesNotReplay:
        recover(table.pk)
        return read(table.pk, lambda cached: look(cached.up_to(cached.table)))


def current(pk: int) -> kernel.Running[Any]:
    """The running game for somebody who reads it."""
    return read(pk, lambda cached: cached.up_to(cached.table))


def take(seat: Seat, command: commands.EntryCommand, stood_in: bool = False) -> int:
    """Enters what a seat does and returns the entry's number. `Refused` says why not, and then nothing has changed.

    The same command again (by its `id`) counts once, and gives the same number. `stood_in`: a bot does it that sits in.
    """
    try:
        with metrics.entry_time.measured(), holding(seat.table_id, seat) as cached:
            table = cached.table
            if table.status == Table.Status.LOBBY:
                raise Refused("The game has not begun. Wait for the host to start it.")
            if table.status == Table.Status.OVER:
                raise Refused("The game is over.")
            _may_play(table, cached.seats[seat.number], stood_in)
            running = cached.up_to(table)
            if isinstance(command, commands.Answer) and not stood_in:
                clocks.answered(table, cached.seats[seat.number], running, timezone.now())
            _enter(cached, running, _entry(table, running, seat.number, command, stood_in), seat, command.id)
            number = table.number
    except DoesNotReplay:
        recover(seat.table_id)
        raise kernel.Stale("The game went back a step. Look at the present question.") from None
    except Crashed as crashed:
        keep(crashed)
        raise
    except (Refused, IntegrityError):  # either may be because it was entered before
        known = Entry.objects.filter(seat=seat, client_id=command.id).values_list("number", flat=True).first()
        if known is None:
            raise
        return known
    notify.moved(table.public_id, "by entry")
    return number


def end_beat(pk: int, now: datetime) -> bool:
    """The open window's beat is over: passes for everybody who has not answered. False: it is not over, or held."""
    try:
        with holding(pk) as cached:
            table = cached.look(pk)
            if table.closes_at is None or table.closes_at > now:
                return False
            _enter(cached, cached.up_to(table), kernel.Beat())
    except DoesNotReplay:
        recover(pk)
        return False
    except Crashed as crashed:
        keep(crashed)
        raise
    notify.moved(table.public_id, "by entry")
    return True


def enter(
    cached: CachedGame, act: kernel.Act | kernel.Rewind, seat: Seat | None = None, client_id: str | None = None
) -> None:
    """Enters an act, in the transaction that holds the table's row; its rows are as they will be after it."""
    _enter(cached, cached.up_to(cached.table), act, seat, client_id)


def _may_play(table: Table, seat: Seat, stood_in: bool) -> None:
    if table.paused_at is not None:
        raise Refused("The game is paused. It goes on when the people at the table say so.")
    if stood_in and not seat.stand_in:
        raise kernel.Stale("Whoever sits there is back.")
    if not stood_in and (seat.stand_in or seat.gone):
        raise Refused("You are away from your seat. Say first that you are back.")


def _enter(
    cached: CachedGame,
    running: kernel.Running[Any],
    entry: kernel.Entry,
    seat: Seat | None = None,
    client_id: str | None = None,
) -> None:
    """Applies and writes an entry, in the transaction that holds the table's row."""
    table, at, saved = cached.table, cached.at, running.saved
    was = frames.before(table, cached.seats, running)
    cached.drop()  # until the commit, what is in memory is ahead of what is true
    try:
        if isinstance(entry, kernel.Rewind):
            running, events = restore.returned(table, entry), [entry.mark]
        elif isinstance(entry, kernel.TakeBack):
            running, events = _taken_back(table, entry)
        else:
            events = running.take(entry)
    except Refused:
        cached.keep(running, at)
        raise
    except Exception as problem:
        raise Crashed(_report(table, entry, seat, problem)) from problem
    cached.telling += _write(
        table,
        cached.seats,
        running,
        entry,
        events,
        checkpoint=running.saved != saved and not isinstance(entry, kernel.Return),
        was=was,
        seat=seat,
        client_id=client_id,
    )
    cached.enter(running)


def _entry(
    table: Table, running: kernel.Running[Any], seat: int, command: commands.EntryCommand, stood_in: bool
) -> kernel.Entry:
    """What the command comes to in the journal, if it may be done now."""
    if isinstance(command, commands.Answer):
        running.answering(seat, command.ask)
        return kernel.Answer(seat, command.picks, stood_in)
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
    return restore.returned(table, entry), [kernel.Event(words)]


def rewind(table: Table, to: int, words: Text) -> kernel.Running[Any]:
    """Returns to the position after any entry, and says why, in the transaction that holds the table's row."""
    entry = kernel.TakeBack(kernel.NOBODY, to)
    running = restore.returned(table, entry)
    _write(table, list(table.seats.all()), running, entry, [kernel.Event(words)], checkpoint=False)
    return running


def _write(
    table: Table,
    seats: Sequence[Seat],
    running: kernel.Running[Any],
    entry: kernel.Entry,
    events: list[kernel.Event],
    *,
    checkpoint: bool,
    was: frames.Written | None = None,
    seat: Seat | None = None,
    client_id: str | None = None,
) -> list[Told]:
    """All that follows from an entry, in the transaction that holds the table's row; what is told by it."""
    metrics.entries.count(type(entry).__name__)
    now, before = timezone.now(), {name: getattr(table, name) for name in rows.MOVES}
    table.number += 1
    if isinstance(entry, kernel.Return):
        table.branch = running.position.branch = table.number
        table.checkpoints.filter(after__gt=entry.to).delete()
        if table.status == Table.Status.OVER:
            tags.forget(table)
        table.status, table.ended, table.result = Table.Status.PLAYING, None, None
    whole = running.position.whole()
    table.digest = kernel.digest_of(whole)
    body = {"body": msgspec.to_builtins(entry), "seat": seat.pk if seat else None, "client_id": client_id}
    draws = () if isinstance(entry, kernel.TakeBack) else running.drawn
    frame = frames.frame(table, seats, running, whole, was, checkpoint, draws)
    stand = {"digest": table.digest, "frame": frame, "at": now}
    with rows.at_once():
        rows.insert(Entry, [{"table": table.pk, "number": table.number, **body, **stand}])
        told = write_position(table, seats, running, events, now, checkpoint)
        changed = {name: value for name, was in before.items() if (value := getattr(table, name)) != was}
        rows.update(Table, table.pk, changed)
    return told


def enter_again(
    table: Table, seats: Sequence[Seat], running: kernel.Running[Any], entries: Sequence[kernel.Played]
) -> None:
    """What was entered elsewhere after the same position, in the transaction that holds the table's row."""
    for entry in entries:
        was, saved = frames.before(table, seats, running), running.saved
        events = running.take(entry)
        _write(table, seats, running, entry, events, checkpoint=running.saved != saved, was=was)


def write_position(
    table: Table,
    seats: Sequence[Seat],
    running: kernel.Running[Any],
    events: list[kernel.Event],
    now: datetime,
    checkpoint: bool,
) -> list[Told]:
    """What happened and where the game stands now, as rows; the caller saves the table's own."""
    told = tell(table, events, now)
    if not table.number:
        frames.write_first(table, seats, running)
    table.version = game_named(table.game).version
    if checkpoint:
        checkpoints.write(table, running)
        if any(seat.holds for seat in seats):
            table.seats.filter(holds__gt=0).update(holds=0)
            for seat in seats:
                seat.holds = 0
    if running.over:
        table.status, table.ended = Table.Status.OVER, table.ended or now
        table.result = msgspec.to_builtins(game_named(table.game).result(running.position))
        tags.write(table, seats, running.position)
    claimed_about = table.claims_about
    _clear_claims(table, running)
    facts.write(table, running)
    claimable = table.claims_about if table.claims_about != claimed_about else ""
    due.plan(table, seats, running, now, events, claimable)
    return told


def _clear_claims(table: Table, running: kernel.Running[Any]) -> None:
    """What was claimed is about one thing."""
    now = game_named(table.game).claimable(running.position)
    about = now.about if now else ""
    if about != table.claims_about:
        table.claims_about, table.claims = about, {}


def tell(table: Table, events: Sequence[kernel.Event], now: datetime) -> list[Told]:
    """Writes events after those that were told before; the caller holds the table's row, and saves it."""
    bodies = [msgspec.to_builtins(event, str_keys=True) for event in events]
    first = table.events_told + 1
    rows.insert(
        Event,
        [
            {"table": table.pk, "number": number, "entry": table.number, "body": body, "at": now}
            for number, body in enumerate(bodies, first)
        ],
    )
    told = [Told(number, now, told_again(body)) for number, body in enumerate(bodies, first)]
    table.heard = heard.counted(heard.so_far(table), (line.event for line in told))
    table.events_told += len(events)
    return told


def recover(pk: int) -> None:
    """After a change of the rules: returns to the last entry that still replays, says so, and plays on."""
    with holding(pk) as cached:
        table = cached.table
        cached.drop()
        try:
            cached.up_to(table)
            return
        except DoesNotReplay as problem:
            words = text("The rules have been corrected: the game returns to the last step that agrees with them.")
            _enter_return(cached, restore.rewind(table, problem.to, RULES, kernel.Event(words)))
    notify.moved(table.public_id)


def _enter_return(cached: CachedGame, entry: kernel.Rewind) -> None:
    """In the transaction that holds the table's row; the position from which it returns need not be known."""
    table, running = cached.table, restore.returned(cached.table, entry)
    _write(table, list(table.seats.all()), running, entry, [entry.mark], checkpoint=False)
    cached.enter(running)


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
        seat.number if seat else kernel.NOBODY,
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


def keep(crashed: Crashed) -> None:
    """Once for a seat and step: whoever tries again, or a timekeeper, would fill the house with the same."""
    report = crashed.report
    known = Report.objects.filter(table=report.table, seat=report.seat, number=report.number, digest=report.digest)
    if not known.filter(client_id=None).exists():
        report.save()

"""A record that was played elsewhere becomes a table that is over: it can be seen here like any other.

Whoever made the file may have written anything into it. So all of it is looked at before anything is kept, one record
at a time, and what no game can have led to is refused: be it too much to keep, to show or to say.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from django.db import transaction

from bsg import kernel
from bsg.kernel import Refused, text
from bsg.kernel.game import Saved
from bsg.tables.games import game_named
from bsg.tables.journal import frames, heard, rows
from bsg.tables.journal.frames import NAMES, Change
from bsg.tables.models import ChatMessage, Entry, Event, Guest, Person, Seat, Table
from bsg.tables.replay import record as records
from bsg.tables.replay.record import Record
from bsg.tables.replay.verify import Report, verified

logger = logging.getLogger(__name__)

LARGEST = 12_000_000  # bytes of a file
LONGEST = 6000  # steps
TOLD = 60_000  # things that happened in all of them
SAID = 10_000  # lines of the chat
LINE = 5000  # letters of a line of the log
DEEPEST = 40  # things that hold others, one in the other
VIEW = 1_000_000  # bytes of what one can see of a position
NAME, SHORT, WORDS = 60, 30, 500  # letters of names and of what is said
EARLIEST, LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)
KEPT = 300  # records in the house: when there are more, those that came first go
AT_ONCE = 50  # rows in a statement

_looking = threading.Lock()  # one takes a core and some hundred megabytes


def taken_up(body: bytes, person: Person | None) -> tuple[Table, Report]:
    """A new table by invitation, to which `person` has come; `Refused` if the record is false or cannot be shown."""
    if len(body) > LARGEST:
        raise Refused(text("A record has at most {n} MB.", n=LARGEST // 1_000_000))
    if not _looking.acquire(blocking=False):
        raise Refused("Another record is being looked at just now. Try again in a minute.")
    try:
        record, report = _looked_at(body)
        with transaction.atomic():
            table = _written(record, person)
            _make_room()
    finally:
        _looking.release()
    return table, report


# looking at it --------------------------------------------------------------------------------------------------------


def _looked_at(body: bytes) -> tuple[Record, Report]:
    record = records.read(body)
    if len(record.steps) > LONGEST:
        raise Refused(text("A record has at most {n} steps.", n=LONGEST))
    game = game_named(record.game)
    try:
        return record, _true(record, game)
    except Refused:
        raise
    except Exception as problem:
        logger.warning("A record cannot be shown: %s", type(problem).__name__)
        raise Refused("This record holds what cannot be shown here.") from problem


def _true(record: Record, game: kernel.Game[Any]) -> Report:
    seats = len(record.players)
    if game.check_options(record.options)["players"] != seats:
        raise Refused("This record has another number of people than its game.")
    _say(record, game)
    if record.start:
        _play_on(game, record.start)

    def look(seen: frames.Seen) -> None:
        _look(game, seats, frames.Seen({**seen.parts, NAMES: b"[]"}))

    report = verified(record, look)
    if report.problem is not None:
        words = "This record is not true. Step {step}: {why}"
        raise Refused(text(words, step=report.step, why=report.problem))
    if not report.digests:
        raise Refused("There is no position in this record.")
    return report


def _say(record: Record, game: kernel.Game[Any]) -> None:
    """Everything that will be read of it has an end, and tells only people who were there."""
    seats = range(len(record.players))
    times = [record.began, record.ended, *(one.at for one in (*record.steps, *(record.chat or ())))]
    if not all(EARLIEST < at < LATEST for at in times):
        raise Refused("This record is of another time.")
    levels = {"", *(level.key for level in ways.levels)} if (ways := game.claims()) else {""}
    chat = record.chat or ()
    if len(chat) > SAID or any(one.seat not in seats or one.claim not in levels for one in chat):
        raise Refused("This record has a chat that no table had.")
    if any(step.names and len(step.names) != len(seats) for step in record.steps):
        raise Refused("This record has another number of people than its game.")
    if any(_depth([step.entry, step.events]) > DEEPEST for step in record.steps):
        raise Refused("This record tells what no game told.")
    events = [heard.told_again(body) for step in record.steps for body in step.events]
    if len(events) > TOLD or any(not {*one.private, *one.learned} <= {*seats} for one in events):
        raise Refused("This record tells what no game told.")
    for words in (record.result, *(words for one in events for words in (one.text, *one.private.values()))):
        if words is not None and len(kernel.render(words, ngettext=_counted)) > LINE:
            raise Refused("This record tells what no game told.")


def _counted(one: str, many: str, n: Any) -> str:
    """Other languages have more forms than two: theirs are found by a number, and by nothing else."""
    if not isinstance(n, int):
        raise Refused("This record tells what no game told.")
    return max(one, many, key=len)


def _depth(value: Any) -> int:
    """How far things lie in each other; whoever asked each for its own would go as deep as the file."""
    level: list[Any] = [value]
    depth = 0
    while level:
        inside = (inner for one in level for inner in (one.values() if isinstance(one, dict) else one))
        level = [inner for inner in inside if isinstance(inner, dict | list)]
        depth += 1
    return depth


def _play_on(game: kernel.Game[Any], start: str) -> None:
    """A position from which rules will run: in one that cannot be, they might run for ever."""
    checkpoint = msgspec.json.decode(start, type=Saved)
    state = game.saved_state(bytes(checkpoint.state))
    if len(start) > records.LARGEST or game.broken(kernel.Position(state)):
        raise Refused("This record begins with what cannot be in its game.")


def _look(game: kernel.Game[Any], seats: int, seen: frames.Seen) -> None:
    """It can be looked at by today's views."""
    position = seen.position(game)
    if not {*position.open, *position.given, *seen.back} <= {*range(seats)} or game.broken(position):
        raise Refused("In this record there is what cannot be in its game.")
    game.gauges(position)
    if position.over:
        game.deeds(position), game.piles(position)
    if len(msgspec.json.encode(game.view(position, kernel.MODERATOR))) > VIEW:
        raise Refused("In this record there is what cannot be in its game.")


# keeping it -----------------------------------------------------------------------------------------------------------


def _written(record: Record, person: Person | None) -> Table:
    last = record.steps[-1]
    table = Table.objects.create(
        name=_clean(record.name, NAME) or "Record",
        game=record.game,
        options=record.options,
        version=record.rules,
        status=Table.Status.OVER,
        uploaded=True,
        maker=person,
        secret=bytes.fromhex(record.secret),
        commitment=record.commitment,
        key=record.key,
        number=last.n,
        digest=last.digest,
        events_told=sum(len(step.events) for step in record.steps),
        chat_said=len(record.chat or ()),
        result=msgspec.to_builtins(record.result) if record.result else None,
        started=record.began,
        ended=record.ended,
    )
    names = [_clean(player.name, SHORT) or f"Seat {n}" for n, player in enumerate(record.players, 1)]
    seats = Seat.objects.bulk_create(
        Seat(
            table=table,
            number=number,
            name=names[number],
            kind=Seat.Kind.BOT if player.kind == Seat.Kind.BOT else Seat.Kind.HUMAN,
            taken=True,
            nonce=player.nonce,
        )
        for number, player in enumerate(record.players)
    )
    _write_steps(table, record, names)
    ChatMessage.objects.bulk_create(
        ChatMessage(
            table=table,
            number=number,
            seat=seats[said.seat],
            name=_clean(said.name, SHORT) or names[said.seat],
            text=said.text[:WORDS],
            claim=said.claim,
            about=said.about[:80],
            at=said.at,
        )
        for number, said in enumerate(record.chat or (), 1)
    )
    if record.start:
        table.checkpoints.create(after=0, key=None, body=record.start.encode())
    if person is not None:
        Guest.objects.get_or_create(table=table, person=person)
    return table


def _write_steps(table: Table, record: Record, names: list[str]) -> None:
    found = {}
    entries: list[rows.Values] = []
    told: list[rows.Values] = []
    for step in record.steps:
        if step.names:
            names = [_clean(name, SHORT) for name in step.names]
        if step.frame is not None:
            called = Change(0, 0, msgspec.json.encode(names).decode())
            found[step.n] = msgspec.structs.replace(step.frame, set={**step.frame.set, NAMES: called})
        if step.entry is not None:
            row = {"number": step.n, "body": step.entry, "seat": None, "client_id": None, "at": step.at}
            entries.append({"table": table.pk, **row, "digest": step.digest, "frame": None})
        for event in step.events:
            told.append({"table": table.pk, "number": len(told) + 1, "entry": step.n, "body": event, "at": step.at})
    _insert(Entry, entries)
    _insert(Event, told)
    frames.write_together(table, found)


def _insert(model: Any, values: Sequence[rows.Values]) -> None:
    for first in range(0, len(values), AT_ONCE):
        rows.insert(model, values[first : first + AT_ONCE])


def _clean(name: str, length: int) -> str:
    """Without what cannot be seen, or would turn what stands beside it."""
    return "".join(letter for letter in name if letter.isprintable())[:length].strip()


def _make_room() -> None:
    """Whoever brought a record has the file, and may bring it again."""
    brought = Table.objects.filter(uploaded=True).order_by("-pk").values_list("pk", flat=True)
    for pk in brought[KEPT:]:
        Table.objects.get(pk=pk).delete()

"""A record that was played elsewhere becomes a table that is over: it can be seen here like any other."""

from __future__ import annotations

from typing import Any

import msgspec
from django.db import transaction

from bsg import kernel
from bsg.kernel import Refused, text
from bsg.tables.games import game_named
from bsg.tables.journal import frames, heard, rows
from bsg.tables.journal.frames import NAMES, Change
from bsg.tables.models import ChatMessage, Entry, Event, Guest, Person, Seat, Table
from bsg.tables.replay import record as records
from bsg.tables.replay.record import Record
from bsg.tables.replay.verify import Report, verified

LARGEST = 12_000_000  # bytes of a file
LONGEST = 6000  # steps
NAME, SHORT, WORDS = 60, 30, 500  # letters of names and of what is said


def taken_up(body: bytes, person: Person | None) -> tuple[Table, Report]:
    """A new table by invitation, to which `person` has come; `Refused` if the record is false or cannot be shown."""
    if len(body) > LARGEST:
        raise Refused(text("A record has at most {n} MB.", n=LARGEST // 1_000_000))
    record = records.read(body)
    if len(record.steps) > LONGEST:
        raise Refused(text("A record has at most {n} steps.", n=LONGEST))
    game = game_named(record.game)
    if game.check_options(record.options)["players"] != len(record.players):
        raise Refused("This record has another number of people than its game.")
    report = verified(record)
    if report.problem is not None:
        words = "This record is not true. Step {step}: {why}"
        raise Refused(text(words, step=report.step, why=report.problem))
    _shown(record, game)
    with transaction.atomic():
        table = _written(record, person)
    return table, report


def _shown(record: Record, game: kernel.Game[Any]) -> None:
    """Its first and last position can be looked at by today's views."""
    kept = [seen for seen in records.positions(record) if seen is not None]
    try:
        for seen in (kept[0], kept[-1]):
            position = frames.Seen({**seen.parts, NAMES: b"[]"}).position(game)
            msgspec.json.encode(game.view(position, kernel.MODERATOR))
        for step in record.steps:
            for event in step.events:
                heard.told_again(event)
    except Exception as problem:
        raise Refused("The positions of this record cannot be shown here.") from problem


def _written(record: Record, person: Person | None) -> Table:
    last = record.steps[-1]
    table = Table.objects.create(
        name=(record.name or "Record")[:NAME],
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
    Table.objects.filter(pk=table.pk).update(created=record.began)
    names = [(player.name or f"Seat {n}")[:SHORT] for n, player in enumerate(record.players, 1)]
    seats = Seat.objects.bulk_create(
        Seat(
            table=table,
            number=number,
            name=names[number],
            kind=Seat.Kind.BOT if player.kind == Seat.Kind.BOT else Seat.Kind.HUMAN,
            taken=True,
            nonce=player.nonce[:64],
        )
        for number, player in enumerate(record.players)
    )
    _write_steps(table, record, names)
    for said in record.chat or ():
        if 0 <= said.seat < len(seats):
            ChatMessage.objects.create(
                table=table,
                number=said.n,
                seat=seats[said.seat],
                name=(said.name or names[said.seat])[:SHORT],
                text=said.text[:WORDS],
                claim=said.claim[:80],
                about=said.about[:80],
                at=said.at,
            )
    if record.start:
        checkpoint = {"table": table.pk, "after": 0, "key": None, "body": record.start.encode()}
        table.checkpoints.create(**{**checkpoint, "table": table})
    if person is not None:
        Guest.objects.get_or_create(table=table, person=person)
    return table


def _write_steps(table: Table, record: Record, names: list[str]) -> None:
    number = 0
    found = {}
    for step in record.steps:
        if step.names:
            names = [name[:SHORT] for name in step.names]
        if step.frame is not None:
            called = Change(0, 0, msgspec.json.encode(names).decode())
            found[step.n] = msgspec.structs.replace(step.frame, set={**step.frame.set, NAMES: called})
        if step.entry is not None:
            row = {"number": step.n, "body": step.entry, "seat": None, "client_id": None, "at": step.at}
            rows.insert(Entry, [{"table": table.pk, **row, "digest": step.digest[:32], "frame": None}])
        for event in step.events:
            number += 1
            Event.objects.create(table=table, number=number, entry=step.n, body=event, at=step.at)
    frames.write_together(table, found)

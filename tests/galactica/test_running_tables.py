"""A table that was running before an update plays on after it: an old checkpoint, old digests, the entries since."""

from __future__ import annotations

import gzip
import logging
from typing import Any

import msgspec
import pytest

from bsg.engine import BSG
from bsg.galactica.management.commands.lay import begin, table_for
from bsg.kernel import Answer, Order, Played
from bsg.tables.journal import cache, service
from bsg.tables.line import commands
from bsg.tables.models import Seat, Table
from tests.engine.records import RECORDS

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

OLD = {"checkpoints-1/six-players-1-pilot": 40, "checkpoints-1/exodus-everything-6": 108}  # so many entries further


class Kept(msgspec.Struct):
    saved: msgspec.Raw
    journal: list[Played]


def running_table(kept: Kept, entries: int) -> Table:
    """As the server before wrote it, some entries into a turn."""
    state: dict[str, Any] = msgspec.json.decode(kept.saved)["state"]
    table, _ = table_for(state["options"], "running", Table.Pace.DAYS, 0)
    begin(table, BSG.restore(bytes(kept.saved), []), state["dice"]["key"], bytes(kept.saved))
    enter(table, kept.journal[:entries])
    table.checkpoints.update(body=bytes(kept.saved))
    Table.objects.filter(pk=table.pk).update(digest="0" * 32, version=1)
    table.entries.update(digest="0" * 32)
    cache.forget_all()
    return table


def enter(table: Table, entries: list[Played]) -> None:
    seats = list(Seat.objects.filter(table=table).order_by("number"))
    for n, entry in enumerate(entries):
        with cache.locked(table.pk) as cached:
            table.refresh_from_db()
            running = cached.up_to(table)
        id_ = f"{table.number}-{n}"
        if isinstance(entry, Answer):
            ask = running.position.ask_id(entry.seat)
            service.take(seats[entry.seat], commands.Answer(id=id_, ask=ask, picks=entry.picks))
        elif isinstance(entry, Order):
            service.take(seats[entry.seat], commands.Order(id=id_, order=entry.order, on=entry.on))


@pytest.mark.parametrize("name", OLD)
def test_a_table_of_the_version_before_plays_on(name: str, caplog: pytest.LogCaptureFixture) -> None:
    kept = msgspec.json.decode(gzip.decompress((RECORDS / f"{name}.json.gz").read_bytes()), type=Kept)
    table = running_table(kept, 3)

    enter(table, kept.journal[3 : OLD[name]])

    table.refresh_from_db()
    assert (table.number, table.version) == (OLD[name], BSG.version)
    assert (table.status == Table.Status.OVER) == (len(kept.journal) == OLD[name])
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []

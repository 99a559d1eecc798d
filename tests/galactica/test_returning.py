"""People return over a revealed check of the real game: all is as it was but key, decks and orders; facts follow."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from bsg import kernel
from bsg.engine import BSG
from bsg.tables import games
from bsg.tables.chairs import masters, moments
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache, restore
from bsg.tables.models import Person, Table
from bsg.tables.replay import record, verify
from tests.galactica.playing import play, table_of
from tests.tables.conftest import LaidTable

pytestmark = pytest.mark.django_db

DECKS = {"dice", "skills", "crisis", "destiny", "super_crisis", "destination", "quorum", "loyalty", "civilian_pile"}


def state(running: kernel.Running[Any]) -> dict[str, Any]:
    plain = msgspec.to_builtins(running.position.state)
    return {name: value for name, value in plain.items() if name not in DECKS}


def fields(said: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(said.items()))


def rows(table: LaidTable) -> dict[str, Counter[tuple[tuple[str, Any], ...]]]:
    """What the read models have of it."""
    found = {}
    for name, model in games.READ_MODELS["bsg"].items():
        kept = [one.name for one in model._meta.fields if one.name not in ("id", "table")]
        found[name] = Counter(map(fields, model._default_manager.filter(table=table.row).values(*kept)))
    return found


@pytest.fixture
def played() -> tuple[LaidTable, int]:
    """A game in which a check was revealed, and the entry that opened it."""
    table, opened = table_of({"players": 4}, 7), 0
    for row, now in play(table, 7, every=10_000):
        if not opened and any(ask.kind == "contribute" for ask in table.running().open.values()):
            opened = row.number
        if opened and now.decided is not None and row.number > opened + 8:
            return table, opened
    pytest.fail("no check was revealed")


def test_all_is_as_it_was_but_for_key_and_decks(played: tuple[LaidTable, int]) -> None:
    table, opened = played
    dora = Person.objects.create(token_hash="d", name="Dora")
    Table.objects.filter(pk=table.pk).update(master=dora, master_name="Dora")
    to = next(one for one in reversed(moments.of(table.row)) if one.entry <= opened)

    masters.act(table.pk, dora, Wish("rewind", None, "A slip", str(to.line)), "back")

    then, now = restore.position_after(table.row, to.entry), table.running()
    assert state(now) == state(then)
    entry = table.record()[-1]
    assert isinstance(entry, kernel.Rewind)
    assert "skill:" in " ".join(entry.piles)
    shuffled = set()
    for new, old in zip(now.rules.face_down(), then.rules.face_down(), strict=True):
        assert (new.name, sorted(new.draw), new.discard) == (old.name, sorted(old.draw), old.discard)
        if new.draw != old.draw:
            shuffled.add(new.name)
    assert shuffled
    assert shuffled <= set(entry.piles)
    assert now.position.state.dice.fresh == kernel.rekeyed(table.row.key, 1)
    facts = {name: Counter(map(fields, said)) for name, said in BSG.facts(now.position).items()}
    assert {name: there for name, there in rows(table).items() if there} == facts
    cache.forget_all()
    assert table.running().digest() == table.row.digest
    for _ in play(table, 8, most=15, every=10_000):
        assert restore.restored(table.row).digest() == table.row.digest
    masters.act(table.pk, dora, Wish("end", None, "Late"), "end")
    report = verify.verified(record.made(table.row))
    assert report.good, report
    assert report.draws > 20

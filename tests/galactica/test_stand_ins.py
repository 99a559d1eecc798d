"""Who plays for somebody who is away: a bot that does as little as possible, or a good one where the owner said so."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from bsg import kernel
from bsg.tables.chairs import coming, proposals
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import timekeeper
from tests.galactica.playing import play, table_of
from tests.tables.conftest import LaidTable

pytestmark = pytest.mark.django_db

SEED, ENOUGH = 7, 60


def at_the_first_turn() -> LaidTable:
    table = table_of({"players": 3}, SEED)
    for _, state in play(table, SEED, every=10_000):
        if state.turn:
            return table
    pytest.fail("there is no turn")


def checks(table: LaidTable, better: bool) -> list[kernel.Answer]:
    """What bots for all but the host, who adds nothing either, put into checks."""
    for seat in (1, 2):
        coming.go(table.seat(seat), better, table.next_id())
        proposals.propose(table.anna, Wish("sit_in", seat), table.next_id())
    kinds = {}
    for _ in range(ENOUGH):
        running = table.running()
        kinds |= {(table.row.number + 1, seat): ask.kind for seat, ask in running.open.items()}
        ask = running.owed[0]
        if ask.seat:
            assert timekeeper.work(timezone.now() + timedelta(minutes=1))
        else:
            table.answer(0, *ask.fallback)
    assert [seat.stand_in for seat in table.row.seats.all()] == ["", *(2 * ["better" if better else "absent"])]
    given = [(n, entry) for n, entry in enumerate(table.record(), 1) if isinstance(entry, kernel.Answer)]
    added = [entry for n, entry in given if entry.stood_in and kinds.get((n, entry.seat)) == "contribute"]
    assert len(added) > 2
    return added


def test_it_adds_nothing_to_checks() -> None:
    assert {entry.picks for entry in checks(at_the_first_turn(), better=False)} == {()}


def test_where_the_owner_allowed_it_it_plays_as_well_as_it_can() -> None:
    assert any(entry.picks for entry in checks(at_the_first_turn(), better=True))

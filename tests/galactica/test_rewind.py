"""A game can go back to the position after any of its entries, however long ago, and also to what was taken back."""

from __future__ import annotations

import msgspec
import pytest
from django.db import transaction

from bsg import kernel
from bsg.kernel import text
from bsg.tables.journal import cache, restore, service
from bsg.tables.models import Table
from tests.galactica.playing import play, table_of
from tests.tables.conftest import LaidTable

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

TURNS = 40
SEEDS = (13, *range(1, 60))  # the first is known to last that long


@pytest.fixture
def long_game() -> LaidTable:
    """40 turns of three players, who take back what they can and give orders."""
    for seed in SEEDS:
        table = table_of({"players": 3}, seed)
        for _, state in play(table, seed, every=6, orders=29):
            if state.turn == TURNS:
                return table
    pytest.fail("no game lasts so long")


def expected(table: LaidTable, number: int) -> str:
    """The position after that entry, with the standing orders that were given since and not taken back."""
    then = restore.position_after(table.row, number)
    assert then.digest() == table.row.entries.get(number=number).digest
    for n, entry in kernel.live(table.record()):
        if n > number and isinstance(entry, kernel.Order):
            then.take(entry)
    return then.digest()


def test_rewinding_to_each_entry_gives_its_position(long_game: LaidTable) -> None:
    table, record = long_game, long_game.record()
    assert {kernel.Answer, kernel.Order, kernel.TakeBack} <= {type(entry) for entry in record}
    assert len(record) > 200

    for number in range(1, len(record) + 1):
        digest = expected(table, number)
        with transaction.atomic():
            row = Table.objects.select_for_update().get(pk=table.pk)
            rewound = service.rewind(row, number, text("Back."))
            assert rewound.digest() == digest == row.digest
            assert restore.restored(row).digest() == row.digest
            transaction.set_rollback(True)


def test_a_game_that_was_rewound_over_turns_plays_on(long_game: LaidTable) -> None:
    table, end = long_game, long_game.row.number
    middle = table.row.checkpoints.order_by("after")[TURNS // 2].after + 3

    for to in (middle, end - 1, end // 3):  # the second of them was taken back by the first
        digest = expected(table, to)
        with transaction.atomic():
            service.rewind(Table.objects.select_for_update().get(pk=table.pk), to, text("Back."))
        assert table.running().digest() == digest
        before = table.row.number
        for _ in play(table, to, most=20, every=50):
            assert restore.restored(table.row).digest() == table.row.digest
        assert table.row.number > before + 10

    cache.forget_all()
    assert table.running().digest() == table.row.digest
    assert msgspec.to_builtins(table.record()[end]) == {"type": "take_back", "seat": kernel.NOBODY, "to": middle}

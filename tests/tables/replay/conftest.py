"""A finished game of Anna, Ben and Chris, who took back and talked."""

import pytest

from bsg.tables.acts import chat
from bsg.tables.models import Table
from tests.tables.conftest import LaidTable, begun


def played_to_the_end(table: LaidTable) -> LaidTable:
    """With a word now and then, and an answer that is taken back where one can be."""
    while not (running := table.running()).over:
        number = table.row.number
        if number % 9 == 4 and (back := [seat for seat in range(3) if running.may_take_back(seat)]):
            table.take_back(back[0])
            table.next_answer()
        if number % 20 == 3:
            chat.say(table.seat(number % 3), f"Words at {number}", table.next_id())
        table.next_answer(number)
    return table


@pytest.fixture
def over(db: None) -> LaidTable:
    table = played_to_the_end(begun(pace="days"))
    table.ben.table.seats.filter(number=1).update(note="Anna looked away")
    assert table.row.status == Table.Status.OVER
    return table

"""Tables fold away when nobody is there, and the open list cannot be flooded."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from bsg.tables.acts import lobby, rematch
from bsg.tables.house.folding import fold
from bsg.tables.models import Seat, Table
from tests.tables.conftest import LaidTable
from tests.tables.pages.test_table import new_table

NOW = timezone.now()


def listed(row: Table) -> bool:
    return row.name in Client().get("/").content.decode()


def aged(row: Table, **age: float) -> None:
    Table.objects.filter(pk=row.pk).update(created=timezone.now() - timedelta(**age))


def test_a_lobby_is_listed_while_somebody_is_there(waiting_table: LaidTable) -> None:
    row = waiting_table.row
    fold(timezone.now())
    assert listed(row), "it was opened just now"

    aged(row, minutes=4)
    fold(timezone.now())
    assert not listed(row)

    row.seats.filter(number=0).update(last_seen=timezone.now(), connected=True)
    fold(timezone.now())
    assert listed(row)


def test_a_game_is_listed_for_a_day_after_its_people_left(table: LaidTable) -> None:
    Table.objects.update(started=timezone.now() - timedelta(days=3))
    Seat.objects.update(last_seen=timezone.now() - timedelta(hours=20))
    fold(timezone.now())
    assert listed(table.row)

    Seat.objects.update(last_seen=timezone.now() - timedelta(hours=30))
    fold(timezone.now())

    assert not listed(table.row)
    assert Table.objects.get().number == table.row.number, "nothing of a game is ever cleared away"


def test_a_lobby_that_everybody_left_is_cleared_away(waiting_table: LaidTable) -> None:
    aged(waiting_table.row, minutes=61)
    fold(timezone.now())
    assert Table.objects.exists()

    for number in range(3):
        lobby.leave(waiting_table.seat(number))
    fold(timezone.now())

    assert not Table.objects.exists()


def test_a_lobby_where_nobody_has_been_for_a_week_is_cleared_away(waiting_table: LaidTable) -> None:
    aged(waiting_table.row, days=8)
    waiting_table.row.seats.filter(number=1).update(last_seen=timezone.now() - timedelta(days=6))
    fold(timezone.now())
    assert Table.objects.exists()

    Seat.objects.update(last_seen=timezone.now() - timedelta(days=8))
    fold(timezone.now())

    assert not Table.objects.exists()


def test_a_rematch_to_which_nobody_came_can_be_asked_for_again(table: LaidTable) -> None:
    while table.row.status == Table.Status.PLAYING:
        table.next_answer(table.acts)
    row = rematch.rematch(table.anna)
    aged(row, hours=2)

    fold(timezone.now())

    assert not Table.objects.filter(pk=row.pk).exists()
    assert rematch.rematch(table.anna).pk != row.pk


def test_when_they_fold_can_be_said(waiting_table: LaidTable, settings: Any) -> None:
    settings.FOLD = "unlisted=3600, idle=60"
    aged(waiting_table.row, minutes=30)

    assert fold(timezone.now()) == {"unlisted": 0, "listed": 0, "lobbies": 1, "records": 0}


def test_nobody_floods_the_open_list(db: None) -> None:
    """60 tables in 1.6 seconds hid every real one."""
    real = new_table(Client(REMOTE_ADDR="198.51.100.7"), name="Real fleet", open="open")
    attacker = Client()

    answers = [attacker.post("/new/", {**NEW, "name": f"Flood {n}"}) for n in range(10)]

    assert [answer.status_code for answer in answers].count(302) == 3
    assert "Wait until people have found them" in answers[-1].content.decode()
    assert listed(real)


def test_not_even_with_a_fresh_browser_for_each(db: None) -> None:
    real = new_table(Client(REMOTE_ADDR="198.51.100.7"), name="Real fleet", open="open")

    answers = [Client().post("/new/", {**NEW, "name": f"Flood {n}"}) for n in range(20)]

    assert [answer.status_code for answer in answers].count(302) == 12
    assert listed(real)


@pytest.mark.usefixtures("_no_limits")
def test_one_person_has_a_few_tables_in_the_list(db: None) -> None:
    attacker = Client()
    for n in range(6):
        new_table(attacker, name=f"Flood {n}", open="open")

    page = Client().get("/").content.decode()

    assert [f"Flood {n}" in page for n in range(6)] == [False] * 3 + [True] * 3


NEW = {"your_name": "Eve", "game": "toy", "players": "3", "quick": "strict", "open": "open"}

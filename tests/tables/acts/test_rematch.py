"""Once more with the same people: one makes the table, everybody finds their seat."""

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from bsg import kernel
from bsg.kernel import Refused
from bsg.tables import games
from bsg.tables.acts import lobby
from bsg.tables.acts import rematch as once_more
from bsg.tables.line import sections
from bsg.tables.models import Table
from tests.kernel.toy import TOY
from tests.tables.conftest import LaidTable, begun
from tests.tables.sockets import Room


def play_out(table: LaidTable) -> LaidTable:
    while table.row.status == Table.Status.PLAYING:
        table.next_answer(table.acts)
    return table


@pytest.fixture
def over(db: None) -> LaidTable:
    return play_out(begun(pace="days", quick=True))


def browser_of(table: LaidTable, number: int) -> Client:
    client = Client()
    client.get(f"/t/{table.public_id}/seat/{table.tokens[number]}/")
    return client


def test_it_works(over: LaidTable) -> None:
    Table.objects.update(open=False, clock="days-3", absence=60, reshuffles=False)
    anna, ben, chris = (browser_of(over, number) for number in range(3))

    row = once_more.rematch(over.ben)

    assert (row.name, row.options, row.pace, row.open) == ("Friday fleet", over.row.options, "days", False)
    assert (row.clock, row.absence, row.reshuffles) == ("days-3", 60, False)
    assert [(seat.name, seat.taken, seat.reserved) for seat in row.seats.all()] == [
        ("Anna", False, True),
        ("Ben", False, True),
        ("Chris", False, True),
    ]
    for number, client in ((1, ben), (0, anna), (2, chris)):
        page = client.get(f"/t/{row.public_id}/?nonce=abc{number}").content.decode()
        assert f'"seat": {number}' in page
    row.refresh_from_db()
    assert row.host == 1, "whoever sat down first"
    assert all(seat.taken and seat.ready for seat in row.seats.all())
    assert [seat.nonce for seat in row.seats.all()] == ["abc0", "abc1", "abc2"]

    ben.post(f"/t/{row.public_id}/start/")
    row.refresh_from_db()
    assert row.status == "playing"
    assert row.commitment != over.row.commitment
    assert row.key != over.row.key


def test_everybody_at_the_old_table_sees_where_it_is(over: LaidTable) -> None:
    assert sections.of_the_table(over.row, [], "en")["rematch"] is None

    row = once_more.rematch(over.anna)

    assert sections.of_the_table(over.row, [], "en")["rematch"] == f"/t/{row.public_id}/"
    assert once_more.rematch(over.chris) == row, "there is one rematch"
    assert Table.objects.count() == 2


def test_bots_come_along(db: None) -> None:
    row, token = lobby.create("toy", {"players": 3}, name="Bots", host="Anna", bots=2)
    table = LaidTable(row, [token])
    lobby.start(table.anna)
    play_out(table)

    again = once_more.rematch(table.anna)

    assert [(seat.name, seat.kind, seat.ready) for seat in again.seats.all()][1:] == [
        ("Bot 2", "bot", True),
        ("Bot 3", "bot", True),
    ]


def test_there_is_none_while_the_game_goes_on(table: LaidTable) -> None:
    with pytest.raises(Refused, match="not over"):
        once_more.rematch(table.anna)


def test_strangers_find_the_seats_kept(over: LaidTable) -> None:
    row = once_more.rematch(over.anna)

    for name in ("Eve", "ben", "Anna"):  # whoever typed the host's old name once got the host's seat
        with pytest.raises(Refused, match="kept for Anna, Ben, Chris"):
            lobby.join(row, name)

    assert row.seats.filter(reserved=True).count() == 3


def test_a_kept_seat_is_found_from_any_device_of_its_person(over: LaidTable) -> None:
    row = once_more.rematch(over.anna)
    laptop, phone = browser_of(over, 1), browser_of(over, 1)

    assert '"seat": 1' in phone.get(row.get_absolute_url()).content.decode()
    page = laptop.get(row.get_absolute_url()).content.decode()

    assert '"seat": 1' in page, "he has it in both hands, as before"
    assert row.seats.filter(taken=True).count() == 1


def test_a_stranger_is_not_let_in(over: LaidTable) -> None:
    Table.objects.update(open=False)
    row = once_more.rematch(over.anna)
    Table.objects.update(open=False)

    assert Client().get(row.get_absolute_url()).status_code == 403


def test_the_host_may_put_a_bot_on_a_kept_seat(over: LaidTable) -> None:
    row = once_more.rematch(over.anna)
    browser_of(over, 0).get(row.get_absolute_url())
    host = row.seats.get(number=0)

    lobby.add_bot(host, 1)
    lobby.remove_bot(host, 1)

    free = row.seats.get(number=1)
    assert (free.name, free.reserved, free.taken) == ("", False, False)
    assert lobby.join(row, "Eve")[0].number == 1


def test_whoever_comes_in_the_moment_it_begins_without_them_finds_no_seat_but_a_page(over: LaidTable) -> None:
    row = once_more.rematch(over.anna)
    for number in (0, 1):
        browser_of(over, number).get(row.get_absolute_url())
    as_read_before = Table.objects.get(pk=row.pk)
    host = row.seats.get(number=0)
    lobby.add_bot(host, 2)
    lobby.start(host)

    assert lobby.take_kept(as_read_before, 2) == ""


def test_a_nonce_that_is_none_does_no_harm(over: LaidTable) -> None:
    row = once_more.rematch(over.anna)

    browser_of(over, 0).get(row.get_absolute_url(), {"nonce": "x" * 500})

    assert len(row.seats.get(number=0).nonce) == 32


@pytest.mark.django_db(transaction=True)
async def test_it_is_asked_for_on_the_socket() -> None:
    games.register(TOY)
    table = await database_sync_to_async(lambda: play_out(begun()))()
    room = Room(table)
    anna, ben = await room.reader(0), await room.reader(1)
    watcher = await room.reader(None)

    assert (await watcher.do("rematch"))["code"] == "not_allowed"
    assert (await ben.do("rematch"))["type"] == "ok"
    assert (await ben.do("rematch"))["type"] == "ok"

    await anna.until(lambda r: r.sections["table"]["rematch"])
    assert anna.sections["table"]["rematch"] == ben.sections["table"]["rematch"]
    assert kernel.commitment(bytes(32)) not in str(anna.messages)
    await room.close()

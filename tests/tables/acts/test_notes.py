"""Notes: for nobody else's eyes, not even the admin's."""

import json

from django.test import Client

from bsg.tables.acts import lobby, notes
from tests.tables.conftest import LaidTable
from tests.tables.sockets import Room


async def test_notes_are_for_nobody_else(room: Room) -> None:
    anna, ben, _ = await room.all_three()
    watcher = await room.reader(None)
    for reader in (ben, watcher):
        await reader.sync()
    before = [len(reader.messages) for reader in (ben, watcher)]

    assert (await anna.do("note", text="Ben smells of oil\n<b>!</b>"))["type"] == "ok"
    for reader in (ben, watcher):
        await reader.sync()

    assert anna.sections["notes"] == {"text": "Ben smells of oil\n<b>!</b>"}
    assert ben.sections["notes"] == {"text": ""}
    assert "notes" not in watcher.sections
    assert [len(reader.messages) for reader in (ben, watcher)] == [count + 1 for count in before]
    assert "oil" not in json.dumps([ben.messages, watcher.messages])
    assert (await anna.do("note", text="x" * 4001))["code"] == "refused"
    assert (await anna.do("note", text=""))["type"] == "ok"
    assert anna.sections["notes"] == {"text": ""}
    assert (await watcher.do("note", text="x"))["code"] == "not_allowed"


def test_nobody_finds_the_note_of_whoever_sat_there_before(waiting_table: LaidTable) -> None:
    notes.note(waiting_table.ben, "Trust Chris")

    lobby.leave(waiting_table.ben)
    dana, _ = lobby.join(waiting_table.row, "Dana")

    assert (dana.number, dana.note) == (1, "")


def test_the_admin_does_not_read_notes(table: LaidTable, admin_client: Client) -> None:
    seat = table.anna
    seat.note = "my secret thoughts"
    seat.save()

    assert seat.note not in admin_client.get(f"/admin/tables/seat/{seat.pk}/change/").content.decode()

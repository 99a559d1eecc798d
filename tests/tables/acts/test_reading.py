"""How far somebody has read is remembered."""

from tests.tables.sockets import Room


async def test_the_server_remembers_how_far_somebody_has_read(room: Room) -> None:
    anna = await room.reader(0)
    total = max(anna.log)
    assert anna.hello["since"] == 0

    for log in (total, 2, 10**6):
        assert (await anna.do("read", log=log))["type"] == "ok"

    again = await room.reader(0)
    assert again.hello["since"] == total, "no more than there is, and never less than before"
    assert (await room.reader(1)).hello["since"] == 0
    watcher = await room.reader(None)
    assert watcher.hello["since"] is None
    assert (await watcher.do("read", log=1))["code"] == "not_allowed"

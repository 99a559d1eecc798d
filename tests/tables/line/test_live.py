"""Real servers, real sockets: killed between two entries, two workers at one table, bots without Redis."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from bsg.tables.replay import record, verify
from tests.services import LiveServer, wait_until
from tests.tables.live import OPEN, PATIENCE, Browser, Socket, table_for

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Chris")
Servers = Callable[..., LiveServer]


@pytest.fixture
def servers(live_server_process: Servers) -> Iterator[Servers]:
    """Sockets close before the servers stop. Ask for databases before this: they must outlive the servers."""
    yield live_server_process
    OPEN.close()


def turn(sockets: Sequence[Socket]) -> Socket:
    """Whoever is asked now; reads on until somebody is."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for socket in sockets:
            socket.sync()
            if socket.mine:
                return socket
    raise AssertionError("nobody is asked anything")


def test_a_game_on_one_server_with_bots_and_a_timekeeper(servers: Servers) -> None:
    """No Redis: the timekeeper is another process, and its moves are seen all the same, without any heartbeat."""
    server = servers()
    table, (anna,) = table_for(server, "Anna", bots=2)
    socket = anna.socket(table)

    for _ in range(6):
        while not socket.mine:
            socket.get()
        assert socket.answer()["type"] == "ok"

    assert [person["kind"] for person in socket.sections["people"]] == ["human", "bot", "bot"]
    names = [person["name"] for person in socket.sections["people"]]
    assert all(any(name in line for line in socket.log.values()) for name in names)


def test_kill_9_between_two_entries_loses_nothing_acknowledged(servers: Servers) -> None:
    server = servers(timekeeper=False)
    table, people = table_for(server, *NAMES)
    acknowledged = 0

    sockets = [person.socket(table) for person in people]
    for step in range(12):
        socket = turn(sockets)
        name = f"act-{step}"
        ask = socket.mine
        assert socket.answer(id=name)["type"] == "ok"
        acknowledged += 1
        if step % 4 != 3:
            continue
        for other in sockets:
            other.sync()
        seen = [(dict(s.sections), dict(s.log)) for s in sockets]

        server.kill()
        server.start(migrate=False)
        back = [person.socket(table, have=socket) for person, socket in zip(people, sockets, strict=True)]

        for (sections, log), again in zip(seen, back, strict=True):
            unlike = [name for name in sections if name != "people" and sections[name] != again.sections[name]]
            assert unlike == []
            assert log == again.log
        again = back[sockets.index(socket)]
        assert again.do("answer", name, ask=ask["id"], picks=ask["options"][: ask["sizes"][0]])["type"] == "ok"
        sockets = back

    entries = server.manage(
        "shell", "-c", "from bsg.tables.models import Entry; print('entries', Entry.objects.count())"
    )
    assert f"entries {acknowledged}" in entries


def test_at_a_live_table_a_window_closes_by_itself_also_after_a_kill(servers: Servers) -> None:
    server = servers()
    table, people = table_for(server, *NAMES, pace="live")
    sockets = [person.socket(table) for person in people]
    while not any(socket.mine and socket.mine["window"] for socket in sockets):
        turn(sockets).answer()
    asked = next(socket for socket in sockets if socket.mine and socket.mine["window"])
    ask, closes_at = asked.mine["id"], datetime.fromisoformat(asked.sections["beat"]["closes_at"])

    server.kill()
    server.start(migrate=False)
    number = sockets.index(asked)
    asked = people[number].socket(table, have=asked)

    def moved_on() -> bool:
        asked.sync()
        return asked.mine is None or asked.mine["id"] != ask

    wait_until(moved_on, "the beat was over")
    assert datetime.now(UTC) >= closes_at


def test_two_workers_and_two_timekeepers_serve_one_table(
    postgres_database: str, redis_server: str, servers: Servers
) -> None:
    env = {"DATABASE_URL": postgres_database, "REDIS_URL": redis_server, "BSG_SECRET_KEY": "the same for both"}
    one, other = servers(env=env), servers(env=env)
    table, (anna, ben) = table_for(one, "Anna", "Ben", bots=1)
    ben.server = other
    sockets = [anna.socket(table), ben.socket(table)]
    watcher = Browser(other).socket(table)

    for _ in range(20):
        assert turn(sockets).answer()["type"] == "ok"

    turn(sockets)  # so that no bot has anything left to do
    for reader in (*sockets, watcher):
        reader.sync()
    shared = [name for name in watcher.sections if name not in ("questions", "private", "memos", "names", "claims")]
    assert all(reader.sections[name] == watcher.sections[name] for reader in sockets for name in shared)
    assert watcher.hello["seat"] is None


def test_of_two_answers_at_the_same_moment_one_counts(
    postgres_database: str, redis_server: str, servers: Servers
) -> None:
    """Anna has a page open at each worker and presses in both."""
    env = {"DATABASE_URL": postgres_database, "REDIS_URL": redis_server, "BSG_SECRET_KEY": "the same for both"}
    one, other = servers(env=env, timekeeper=False), servers(env=env, timekeeper=False)
    table, people = table_for(one, *NAMES)
    singles = 0

    for _ in range(5):
        person = next(person for person in people if person.socket(table).mine)
        person.server = one
        pages = [person.socket(table)]
        person.server = other
        pages.append(person.socket(table))
        asked = pages[0].mine["id"]
        with ThreadPoolExecutor(2) as hands:
            kinds = sorted(hands.map(lambda page: page.answer()["type"], pages))

        pages[0].sync()
        still_open = asked in [question["id"] for question in pages[0].sections["questions"]["mine"]]
        assert kinds == ["ok", "ok" if still_open else "stale"], "while others are asked, too, one may answer again"
        singles += not still_open
    assert singles > 0


def test_tables_that_commit_together_wait_for_none_that_is_locked(postgres_database: str, servers: Servers) -> None:
    """Two writers wait for tables that somebody else has locked; of three more that queue up, one is locked, too."""
    server = servers(env={"DATABASE_URL": postgres_database}, timekeeper=False)
    tables = [table_for(server, *NAMES) for _ in range(5)]
    asked = [turn([person.socket(table) for person in people]) for table, people in tables]
    names = [table for table, _ in tables]
    lock = "SELECT id FROM tables_table WHERE public_id = %s FOR UPDATE"
    with psycopg.connect(postgres_database) as first, psycopg.connect(postgres_database) as locker:
        first.execute(lock, [names[0]])
        for name in (names[1], names[4]):
            locker.execute(lock, [name])
        ids = []
        for socket, busy in zip(asked, (1, 2, 2, 2, 2), strict=True):
            ids.append(socket.ask("answer", **socket.least))
            assert socket.connection.ping().wait(PATIENCE), "the server has read it"
            wait_until(lambda busy=busy: _waiting(postgres_database) == busy, "both writers wait")  # type: ignore[misc]
        first.rollback()

        assert [asked[n].told(ids[n])["type"] for n in (0, 2, 3)] == ["ok"] * 3
        wait_until(lambda: _waiting(postgres_database) == 2, "both writers wait for what is still locked")

    assert [asked[n].told(ids[n])["type"] for n in (1, 4)] == ["ok"] * 2
    with psycopg.connect(postgres_database) as connection:
        assert connection.execute("SELECT number FROM tables_table").fetchall() == [(1,)] * 5


def _waiting(database: str) -> int:
    """Statements that wait for a lock."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'").fetchone()
    assert found is not None
    return int(found[0])


def test_the_other_worker_hears_at_once(postgres_database: str, redis_server: str, servers: Servers) -> None:
    env = {"DATABASE_URL": postgres_database, "REDIS_URL": redis_server, "BSG_SECRET_KEY": "the same for both"}
    one = servers(env=env, timekeeper=False)
    other = servers(env=env, timekeeper=False)
    table, people = table_for(one, *NAMES)
    watcher = Browser(other).socket(table)
    sockets = [person.socket(table) for person in people]
    wait_until(lambda: bool(watcher.get()) and all(p["present"] for p in watcher.sections["people"]), "all are there")

    turn(sockets).answer()

    while watcher.get()["type"] not in ("sections", "log"):
        pass


def test_two_workers_agree_on_a_return_every_screen_notices_and_the_shuffles_verify(
    postgres_database: str, redis_server: str, servers: Servers
) -> None:
    """Anna is at one worker, Ben, Chris and somebody who watches at the other; both have the game in memory."""
    env = {"DATABASE_URL": postgres_database, "REDIS_URL": redis_server, "BSG_SECRET_KEY": "the same for both"}
    one, other = servers(env=env, timekeeper=False), servers(env=env, timekeeper=False)
    table, people = table_for(one, *NAMES)
    for person in people[1:]:
        person.server = other
    sockets = [person.socket(table) for person in people]
    watcher = Browser(other).socket(table)
    everybody = (*sockets, watcher)

    def screens() -> list[dict[str, object]]:
        """What all of them see alike, as each has it."""
        for reader in everybody:
            reader.sync()
        own = ("private", "memos", "names", "claims", "notes", "people")
        seen = [{name: part for name, part in reader.sections.items() if name not in own} for reader in everybody]
        return [{**part, "questions": part["questions"]["waiting"]} for part in seen]

    while not any(socket.mine and socket.mine["kind"] == "move" for socket in sockets):
        assert turn(sockets).answer()["type"] == "ok"
    then, line = screens()[0], max(watcher.log)
    for _ in range(8):
        assert turn(sockets).answer()["type"] == "ok"
    assert screens()[0]["decks"] != then["decks"]
    for person in sockets[1:]:
        assert person.do("go")["type"] == "ok"  # so that Anna decides for all

    assert sockets[0].do("propose", kind="rewind", why="A slip", to=str(line))["type"] == "ok"

    for reader in everybody:
        while not any("returns to the moment" in words for words in reader.log.values()):
            reader.get()  # nobody asks for it
    now = screens()
    assert all(screen == now[0] for screen in now)
    assert {name: now[0][name] for name in then if name not in ("chairs",)} == {
        name: then[name] for name in then if name not in ("chairs",)
    }
    for person in sockets[1:]:
        assert person.do("come_back")["type"] == "ok"
    for _ in range(8):
        assert turn(sockets).answer()["type"] == "ok"
    now = screens()
    assert all(screen == now[0] for screen in now)
    for person in sockets[1:]:
        assert person.do("go")["type"] == "ok"
    assert sockets[0].do("propose", kind="end", why="Late")["type"] == "ok"
    with people[1].opener.open(f"{other.url}/t/{table}/record/") as answer:
        report = verify.verified(record.read(answer.read()))
    assert report.good, report
    assert (report.shuffles, report.draws > 20) == (True, True)


def test_a_megabyte_closes_the_socket_and_nothing_else(servers: Servers) -> None:
    server = servers(timekeeper=False)
    table, people = table_for(server, *NAMES)
    socket, other = people[0].socket(table), people[1].socket(table)

    socket.connection.send(json.dumps({"do": "chat", "id": "big", "text": "x" * 1_000_000}))
    with pytest.raises(ConnectionClosed) as closed:
        socket.sync()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    other.sync()
    people[0].socket(table).sync()


def test_what_is_even_bigger_is_told_why_too(servers: Servers) -> None:
    server = servers(timekeeper=False)
    table, people = table_for(server, *NAMES)
    socket = people[0].socket(table)

    socket.connection.send("x" * 3_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        socket.sync()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009

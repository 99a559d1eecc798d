"""Calm under faults, with real processes: Redis away, a reader who does not read, a dead timekeeper, a full disk."""

import json
import os
import re
import signal
import socket
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.db import OperationalError, connection

from bsg.tables import games
from bsg.tables.models import Entry
from tests import services
from tests.kernel.toy import TOY
from tests.services import ROOT, LiveServer, Process, free_port, wait_until
from tests.tables.conftest import LaidTable, begun
from tests.tables.live import OPEN, Browser, table_for

Servers = Callable[..., LiveServer]

pytestmark = pytest.mark.slow


@pytest.fixture
def servers(live_server_process: Servers) -> Iterator[Servers]:
    yield live_server_process
    OPEN.close()


def test_new_lines_live_while_redis_is_down(tmp_path: Path, servers: Servers) -> None:
    with services.redis_process(tmp_path) as (url, redis):
        server = servers(env={"REDIS_URL": url}, timekeeper=False)
        table, people = table_for(server, "Anna", "Ben", "Chris")
        before = people[0].socket(table)

        redis.kill()
        sockets = [person.socket(table) for person in people]
        asked = next(one for one in sockets if one.mine)
        assert asked.answer()["type"] == "ok"
        before.sync()
        assert before.do("chat", text="still here")["type"] == "ok"

        redis.start()
        for one in (*sockets, before):
            one.sync()
        assert people[0].socket(table).do("chat", text="and back")["type"] == "ok"
        log = (server.data / "daphne.log").read_text()
        OPEN.close()
        server.stop()
    assert log.count("Traceback") < 12, "an outage is told of, not every entry in it"


def test_a_reader_who_does_not_read_is_closed(servers: Servers) -> None:
    """The server kept all that was sent for them: 158 MB for one such reader."""
    server = servers(env={"BSG_SLOW_SECONDS": "2", "BSG_SLOW_BYTES": "200000"}, timekeeper=False)
    seat = json.loads(server.manage("lay", "battle"))["seats"][0]
    anna = Browser(server)
    anna.get(seat)
    table = seat.split("/")[2]

    with deaf(server, table, anna.cookie("person")) as line:
        asking = json.dumps({"do": "sync", "id": "1", "have": {}, "log": 0, "chat": 0}).encode()
        frame = bytes([0x81, 0x80 | len(asking), 0, 0, 0, 0]) + asking
        wait_until(lambda: closed(line, frame), "the server has closed a line that nobody reads")

    with urllib.request.urlopen(server.url + "/metrics") as page:
        assert "bsg_slow_readers_total 1" in page.read().decode()
    assert anna.socket(table).do("chat", text="others go on")["type"] == "ok"


def deaf(server: LiveServer, table: str, cookie: str) -> socket.socket:
    """A line whose end takes nothing in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /ws/t/{table}/?lang=en HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: person={cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(100)
    line.setblocking(False)
    return line


def closed(line: socket.socket, frame: bytes) -> bool:
    try:
        line.send(frame)
    except BlockingIOError:
        return False
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


def test_script_play_starts_a_timekeeper_again(tmp_path: Path) -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("BSG_", "DJANGO_"))}
    env = {**clean, "BSG_DATA": str(tmp_path / "data"), "BSG_LIMITS": "off"}
    port, log = free_port(), tmp_path / "play.log"
    play = Process(
        ["bash", "script/play", "--port", str(port), "--host", "127.0.0.1"],
        log,
        cwd=ROOT,
        env=env,
        start_new_session=True,
    )
    try:
        play.wait_until(lambda: "Ctrl-C" in log.read_text(), "the table is open")
        first = timekeeper_of(play.popen.pid)
        assert first

        os.kill(first, signal.SIGKILL)

        play.wait_until(lambda: timekeeper_of(play.popen.pid) not in (None, first), "another timekeeper runs")
        assert services.listening(port)
        play.popen.send_signal(signal.SIGTERM)
        assert play.popen.wait(30) == 0
    finally:
        if play.running:
            os.killpg(play.popen.pid, signal.SIGKILL)  # a group of this test's own
            play.popen.wait()
    assert "The timekeeper ended (status 137); starting it again" in log.read_text()


def timekeeper_of(parent: int) -> int | None:
    said = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(parent)], capture_output=True, text=True).stdout
    found = re.search(r"^\s*(\d+) .*manage\.py timekeeper", said, re.MULTILINE)
    return int(found[1]) if found else None


def answer_on(table: LaidTable) -> None:
    for _ in range(200):
        table.next_answer(table.acts)


@pytest.mark.skipif(connection.vendor != "sqlite", reason="a page count is SQLite's")
@pytest.mark.django_db(transaction=True)
def test_a_full_disk_refuses_entries_and_loses_none() -> None:
    games.register(TOY)
    table = begun()
    table.answer(0, "opt:no")

    def pages(most: str) -> None:
        with connection.cursor() as cursor:
            cursor.execute("VACUUM")  # pages that tests before this one have freed would be room enough
            cursor.execute("PRAGMA page_count")
            cursor.execute(f"PRAGMA max_page_count = {most.format(now=cursor.fetchone()[0])}")

    pages("{now}")
    with pytest.raises(OperationalError, match="full"):
        answer_on(table)
    entries = Entry.objects.count()
    pages("1073741823")

    assert Entry.objects.count() == entries == table.row.number
    assert table.running().digest() == table.row.digest
    assert table.next_answer() == entries + 1

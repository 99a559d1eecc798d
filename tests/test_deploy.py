"""The deployment files refer to things that exist, and the proxy's configuration really passes sockets on."""

import contextlib
import http.client
import itertools
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import websockets
import yaml
from daphne.cli import CommandLineInterface
from django.core.management import get_commands
from django.utils.module_loading import import_string

from bsg.tables.pages import bodies
from bsg.tables.replay import upload
from tests import services
from tests.tables.live import OPEN, Socket, table_for

pytestmark = pytest.mark.slow

ROOT = services.ROOT
TEXT = (ROOT / "docker-compose.yml").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, Any] = COMPOSE["services"]
NGINX = (ROOT / "deploy" / "nginx.conf").read_text()


def exists(command: list[str]) -> bool:
    """Whether what a container is told to run is there: a management command, or Daphne's options and application."""
    if command[:2] == ["python", "manage.py"]:
        return command[2] in get_commands()
    options = CommandLineInterface().parser.parse_args(command[1:])
    return command[0] == "daphne" and import_string(options.application.replace(":", ".")) is not None


def test_compose_has_every_part_of_the_table() -> None:
    assert set(SERVICES) == {"postgres", "redis", "migrate", "worker", "timekeeper", "proxy"}
    assert SERVICES["worker"]["deploy"]["replicas"] == "${BSG_WORKERS:-2}"
    assert "deploy" not in SERVICES["timekeeper"]


@pytest.mark.parametrize("name", ["migrate", "worker", "timekeeper"])
def test_a_container_runs_what_exists(name: str) -> None:
    assert exists(SERVICES[name]["command"])


def test_the_image_runs_what_exists() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    (command,) = re.findall(r"^CMD (.*)$", dockerfile, re.MULTILINE)

    assert exists(yaml.safe_load(command))
    for source in re.findall(r"^COPY (\S+) ", dockerfile, re.MULTILINE):
        assert (ROOT / source).exists()


def test_nothing_starts_before_what_it_needs() -> None:
    for name in ("worker", "timekeeper"):
        needs = SERVICES[name]["depends_on"]
        assert needs["migrate"]["condition"] == "service_completed_successfully"
        assert needs["redis"]["condition"] == "service_healthy"
    assert SERVICES["migrate"]["depends_on"]["postgres"]["condition"] == "service_healthy"


def test_mounted_files_and_volumes_exist() -> None:
    for service in SERVICES.values():
        for source, _, _ in (volume.partition(":") for volume in service.get("volumes", [])):
            assert (ROOT / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]


def test_every_variable_is_documented_and_read() -> None:
    settings = (ROOT / "bsg" / "settings.py").read_text()
    documented = set(re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs" / "deploy.md").read_text(), re.MULTILINE))
    read = set(re.findall(r'"(BSG_\w+|DATABASE_URL|REDIS_URL)"', settings))
    interpolated = set(re.findall(r"\$\{(\w+)", TEXT))

    assert documented == read | interpolated
    assert set(SERVICES["worker"]["environment"]) <= read


def test_compose_itself_agrees(tmp_path: Path) -> None:
    """With all that must be said, and not without."""
    command = ["docker-compose"] if shutil.which("docker-compose") else ["docker", "compose"]
    given = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    told = {**given, "BSG_SECRET_KEY": "key", "POSTGRES_PASSWORD": "password"}

    said = subprocess.run([*command, "config"], cwd=ROOT, env=told, capture_output=True, text=True)

    assert said.returncode == 0, said.stderr
    assert set(yaml.safe_load(said.stdout)["services"]) == set(SERVICES)
    for name in ("BSG_SECRET_KEY", "POSTGRES_PASSWORD"):
        lacking = {key: value for key, value in told.items() if key != name}
        without = subprocess.run([*command, "config"], cwd=ROOT, env=lacking, capture_output=True, text=True)
        assert without.returncode
        assert f"set {name} in .env, see docs/deploy.md" in without.stderr


class Proxied:
    """Where a browser finds the table, when a proxy stands before it."""

    def __init__(self, port: int):
        self.url, self.ws_url = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"


@pytest.mark.slow
def test_the_proxy_serves_two_workers_as_one_table(
    tmp_path: Path, postgres_database: str, redis_server: str, live_server_process: Callable[..., services.LiveServer]
) -> None:
    env = {"DATABASE_URL": postgres_database, "REDIS_URL": redis_server, "BSG_SECRET_KEY": "x" * 50}
    workers = [live_server_process(env=env, timekeeper=False) for _ in range(2)]
    port = services.free_port()
    with services.nginx(tmp_path, NGINX, port, *(worker.port for worker in workers)):
        table, people = table_for(Proxied(port), "Anna", "Ben", "Chris")  # type: ignore[arg-type]
        sockets = [person.socket(table) for person in people]
        together = sorted(measure(worker, "bsg_sockets") for worker in workers)
        for person, worker in zip(people, itertools.cycle(workers), strict=False):
            person.server = worker  # past the proxy
            sockets.append(person.socket(table))
        for _ in range(4):
            services.wait_until(lambda: any(asked(socket) for socket in sockets), "somebody is asked")
            assert next(socket for socket in sockets if socket.mine).answer()["type"] == "ok"
        served = [measure(worker, "bsg_sockets") for worker in workers]
        OPEN.close()

    assert together == [0, 3], "all who are at a table come to the same worker"
    assert sum(served) == 6
    assert min(served) > 0, "any worker for any table"


def asked(socket: Socket) -> bool:
    socket.sync()
    return socket.mine is not None


def measure(server: services.LiveServer, name: str) -> float:
    with urllib.request.urlopen(server.url + "/metrics") as page:
        (found,) = re.findall(rf"^{name} ([\d.]+)$", page.read().decode(), re.MULTILINE)
    return float(found)


def test_files_come_through_the_proxy_packed_and_to_be_kept(
    tmp_path: Path, live_server_process: Callable[..., services.LiveServer]
) -> None:
    """From any worker: all give the same files the same addresses."""
    workers = [live_server_process(timekeeper=False) for _ in range(2)]
    pages = [urllib.request.urlopen(worker.url).read().decode() for worker in workers]
    styles = [re.findall(r'<link rel="stylesheet" href="([^"]+)">', page) for page in pages]
    port = services.free_port()
    with services.nginx(tmp_path, NGINX, port, *(worker.port for worker in workers)):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)

        def ask(**headers: str) -> http.client.HTTPResponse:
            connection.request("GET", styles[0][0], headers={"Accept-Encoding": "gzip", **headers})
            return connection.getresponse()

        first = ask()
        content = first.read()
        again = ask(**{"If-None-Match": first.headers["ETag"]})
        again.read()
        connection.close()

    assert styles[0] == styles[1]
    assert len(styles[0]) == 1
    assert "immutable" in first.headers["Cache-Control"]
    assert first.headers["Content-Encoding"] == "gzip"
    assert first.headers["Content-Length"] == str(len(content))
    assert not first.headers["ETag"].startswith("W/")
    assert again.status == 304


async def test_the_proxy_spreads_tables_over_workers_but_no_table(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as running:
        ports = []
        for number in range(2):

            async def say(socket: websockets.ServerConnection, number: int = number) -> None:
                await socket.send(str(number))

            upstream = await running.enter_async_context(websockets.serve(say, "127.0.0.1", 0))
            ports.append(upstream.sockets[0].getsockname()[1])
        port = services.free_port()
        with services.nginx(tmp_path, NGINX, port, *ports):

            async def served(path: str) -> str:
                async with websockets.connect(f"ws://127.0.0.1:{port}{path}") as socket:
                    return str(await socket.recv())

            by_table = [
                {await served(f"/ws/t/table-{n}/?lang={n}"), await served(f"/t/table-{n}/seat/x/")} for n in range(40)
            ]

    assert all(len(workers) == 1 for workers in by_table)
    assert set().union(*by_table) == {"0", "1"}


async def test_the_proxy_upgrades_sockets_and_says_how_the_browser_came(tmp_path: Path) -> None:
    async def echo(socket: websockets.ServerConnection) -> None:
        async for message in socket:
            await socket.send([socket.request.headers["X-Forwarded-Proto"], " ", message])

    async with websockets.serve(echo, "127.0.0.1", 0) as upstream:
        worker = upstream.sockets[0].getsockname()[1]
        port = services.free_port()
        with services.nginx(tmp_path, NGINX, port, worker):
            async with websockets.connect(f"ws://127.0.0.1:{port}/ws/") as socket:
                await socket.send("hello")
                assert await socket.recv() == "http hello"


def test_the_secret_of_a_link_stands_in_no_log_of_the_proxy(tmp_path: Path) -> None:
    """Not even when no worker answers and the proxy complains."""
    port = services.free_port()
    with services.nginx(tmp_path, NGINX, port, services.free_port()) as log:
        for path in ("/t/abc/seat/l1nk/", "/t/abc/invite/l1nk/", "/t/abc/?nonce=n0nce", "/seen"):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", path)
            assert connection.getresponse().status == 502
            connection.close()
        services.wait_until(lambda: '"GET /seen"' in log.read_text(), "the proxy has written its log")
        written = log.read_text()

    assert "l1nk" not in written
    assert "n0nce" not in "".join(line for line in written.splitlines() if "[error]" not in line)


def test_the_proxy_shows_nobody_what_is_for_operators(tmp_path: Path) -> None:
    port = services.free_port()
    with services.nginx(tmp_path, NGINX, port, services.free_port()):
        for path in ("/metrics", "/readyz"):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", path)
            assert connection.getresponse().status == 404
            connection.close()


def test_the_proxy_lets_records_through_and_nothing_else_as_large(tmp_path: Path) -> None:
    port = services.free_port()
    with services.nginx(tmp_path, NGINX, port, services.free_port()):
        answers = {}
        for path, size in (("/record/", upload.LARGEST + 1000), ("/", 2_000_000), ("/record/", 14_000_000)):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.putrequest("POST", path)
            connection.putheader("Content-Length", str(size))
            connection.putheader("Expect", "100-continue")
            connection.endheaders()
            answers[path, size > 13_000_000] = connection.sock.recv(12)
            connection.close()

        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request("POST", "/", b"x" * 1_100_000)
        said = connection.getresponse().read().decode()
        connection.close()

    assert said.strip() == bodies.WORDS
    assert answers == {
        ("/record/", False): b"HTTP/1.1 100",
        ("/", False): b"HTTP/1.1 413",
        ("/record/", True): b"HTTP/1.1 413",
    }


def test_no_server_writes_an_access_log_with_paths() -> None:
    """Daphne's would hold the secrets of links, and it has one unless it is told to be quiet."""
    (play,) = re.findall(
        r"-m (daphne .*) bsg.asgi:application &$", (ROOT / "script" / "play").read_text(), re.MULTILINE
    )
    at_home = [*play.replace('"$host"', "127.0.0.1").replace('"$port"', "8000").split(), "bsg.asgi:application"]
    for command in (SERVICES["worker"]["command"], dockerfile_command(), at_home):
        options = CommandLineInterface().parser.parse_args(command[1:])
        assert (options.verbosity, options.access_log) == (0, None)
        assert not options.proxy_headers, "it would believe anybody who says from where they come"


def dockerfile_command() -> list[str]:
    (command,) = re.findall(r"^CMD (.*)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    said: list[str] = yaml.safe_load(command)
    return said


def manage(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("BSG_", "DJANGO_"))}
    return subprocess.run(
        [sys.executable, "manage.py", *args], cwd=ROOT, env={**clean, **env}, capture_output=True, text=True
    )


def test_a_table_on_the_internet_passes_the_deployment_check(tmp_path: Path) -> None:
    env = {"BSG_HTTPS": "1", "BSG_HOSTS": "table.example", "BSG_DATA": str(tmp_path)}

    done = manage("check", "--deploy", "--fail-level", "WARNING", **env)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("hosts", [{}, {"BSG_HOSTS": "*"}], ids=["none", "any"])
def test_https_needs_the_names_of_the_hosts(tmp_path: Path, hosts: dict[str, str]) -> None:
    done = manage("check", BSG_HTTPS="1", BSG_DATA=str(tmp_path), **hosts)

    assert done.returncode
    assert "BSG_HTTPS needs BSG_HOSTS" in done.stderr


@pytest.mark.parametrize("url", ["table.example", "ftp://table.example", "https://table.example/path"])
def test_the_configured_address_must_be_one(tmp_path: Path, url: str) -> None:
    assert "BSG_URL must be" in manage("check", BSG_URL=url, BSG_DATA=str(tmp_path)).stderr

"""Real servers for tests, each on a free port and stopped by its own handle: Redis, PostgreSQL, the table itself."""

import contextlib
import glob
import http.client
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0  # Seconds until a server that does not answer is called broken.


CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-auto-reload",  # a page that could not be fetched is not fetched again behind a test's back
]


class Broken(Exception):
    """A server did not come up; the words hold the end of its log."""


def free_port() -> int:
    """A port nobody listens on, below the range from which outgoing connections get theirs, so that it stays free
    while a server is killed and started again."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Polls until it is true; what happens late fails with a sentence instead of hanging."""
    deadline = time.monotonic() + patience
    while not true():
        if time.monotonic() > deadline:
            raise Broken(f"Waited {patience:.0f} seconds in vain until {what}.")
        time.sleep(0.02)


def program(name: str) -> str:
    """The path of a server program; Debian keeps those of PostgreSQL and nginx off a person's PATH."""
    places = [os.environ.get("PATH", ""), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True), "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise Broken(f"{name} is not installed; script/test installs what tests need.")
    return found


def chromium() -> str:
    """The path of the machine's own browser, for Playwright's executable_path."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise Broken("No Chromium is installed; script/test installs what tests need.")


class Process:
    """One child process with its log in a file."""

    def __init__(self, args: list[str], log: Path, **options: Any) -> None:
        self.args, self.log, self.options = args, log, options
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as file:
            self.popen = subprocess.Popen(self.args, stdin=subprocess.DEVNULL, stdout=file, stderr=file, **self.options)

    @property
    def running(self) -> bool:
        return self.popen.poll() is None

    def tail(self) -> str:
        lines = self.log.read_text(errors="replace").splitlines()[-40:]
        return "\n".join([" ".join(self.args), *lines])

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        def true_or_dead() -> bool:
            if not self.running:
                raise Broken(f"It ended with status {self.popen.returncode} before {what}.\n{self.tail()}")
            return true()

        try:
            wait_until(true_or_dead, what)
        except Broken as problem:
            raise Broken(f"{problem}\n{self.tail()}") from None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.running:
            self.popen.send_signal(how)
        try:
            self.popen.wait(15)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()


def listening(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server that keeps nothing on disk; gives its URL."""
    with redis_process(folder) as (url, _):
        yield url


@contextlib.contextmanager
def redis_process(folder: Path) -> Iterator[tuple[str, Process]]:
    """The same, with its process, which may be stopped and started again."""
    port = free_port()
    args = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = Process([*args, "--dir", str(folder)], folder / "redis.log")
    try:
        process.wait_until(lambda: listening(port), "Redis answered")
        yield f"redis://127.0.0.1:{port}/0", process
    finally:
        process.stop()


@contextlib.contextmanager
def nginx(folder: Path, site: str, port: int, *workers: int) -> Iterator[Path]:
    """The proxy with our configuration of the site, on this port and in front of workers on those; gives its log."""
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    servers = " ".join(f"server 127.0.0.1:{worker} max_fails=0;" for worker in workers)
    site = site.replace("server worker:8000 resolve max_fails=0;", servers)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary}\n{site} }}\n"
    )
    process = Process([program("nginx"), "-c", str(config), "-p", str(folder)], folder / "nginx.log")
    try:
        process.wait_until(lambda: listening(port), "the proxy answered")
        yield process.log
    finally:
        process.stop()


def unprivileged() -> dict[str, Any]:
    """How to start a program that refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server with an empty cluster of its own; gives the DATABASE_URL of its first database."""
    with postgres_process() as (url, _):
        yield url


@contextlib.contextmanager
def postgres_process() -> Iterator[tuple[str, Process]]:
    """The same, with its process, which may be stopped and started again."""
    port, who = free_port(), unprivileged()
    # Not in pytest's folder, which only its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="table-postgres-"))
    data, log = folder / "data", folder / "log"
    process = None
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        made = subprocess.run(
            [program("initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True,
            text=True,
            cwd=folder,
            **who,
        )
        if made.returncode:
            raise Broken(f"initdb failed:\n{made.stdout}{made.stderr}")
        options = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder}
        # Tests ask what happens when the table's processes die, not the machine.
        options |= {"fsync": "off", "full_page_writes": "off", "max_connections": 200}
        args = [program("postgres"), "-D", str(data)]
        for name, value in options.items():
            args += ["-c", f"{name}={value}"]
        process = Process(args, log, cwd=folder, **who)
        url = f"postgres://postgres@127.0.0.1:{port}/postgres"
        process.wait_until(lambda: answers(url), "PostgreSQL answered")
        yield url, process
    finally:
        if process:
            process.stop(signal.SIGINT)  # "Fast shutdown": does not wait for clients that forgot to hang up.
        shutil.rmtree(folder, ignore_errors=True)


def answers(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


@contextlib.contextmanager
def database(server: str, name: str) -> Iterator[str]:
    """A fresh, empty database on that server; gives its DATABASE_URL."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield server.rpartition("/")[0] + "/" + name
        finally:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


class LiveServer:
    """The table as people run it: Daphne and, unless told otherwise, the timekeeper, in processes of their own.

    Same data folder and port for its whole life, so a browser finds it again after `kill()` and `start()`.
    """

    def __init__(self, data: Path, env: Mapping[str, str], timekeeper: bool = True) -> None:
        self.data, self.port, self.with_timekeeper = data, free_port(), timekeeper
        # Nothing of the person's own settings may leak in.
        own = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(own)}
        self.env |= {"BSG_DATA": str(data), "BSG_BOT_PAUSE": "0", "BSG_LIMITS": "off", "PYTHONUNBUFFERED": "1", **env}
        self.application = "bsg.asgi:application"
        self.daphne: Process | None = None
        self.timekeeper: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def manage(self, *args: str) -> str:
        """Runs a management command in the server's environment and gives what it printed."""
        done = subprocess.run(
            [sys.executable, "manage.py", *args], cwd=ROOT, env=self.env, capture_output=True, text=True
        )
        if done.returncode:
            raise Broken(f"manage.py {' '.join(args)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout

    def start(self, migrate: bool = True) -> "LiveServer":
        if migrate:
            self.manage("migrate", "--verbosity", "0")
        serve = ["-m", "daphne", "-v", "0", "-b", "127.0.0.1", "-p", str(self.port), self.application]
        self.daphne = self.spawn("daphne", *serve)
        if self.with_timekeeper:
            self.timekeeper = self.spawn("timekeeper", "manage.py", "timekeeper")
        self.daphne.wait_until(self.responds, "the table answered")
        return self

    def spawn(self, name: str, *args: str) -> Process:
        return Process([sys.executable, *args], self.data / f"{name}.log", cwd=ROOT, env=self.env)

    def responds(self) -> bool:
        """Whether a page is answered at all: listening alone may be the backlog of a server still importing."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("HEAD", "/")
            return connection.getresponse().status > 0
        except OSError:
            return False
        finally:
            connection.close()

    @property
    def processes(self) -> list[Process]:
        return [process for process in (self.daphne, self.timekeeper) if process]

    def kill(self) -> None:
        """kill -9 both: nothing gets a chance to tidy up."""
        for process in self.processes:
            process.kill()

    def stop(self) -> None:
        for process in self.processes:
            process.stop()

    def restart(self) -> "LiveServer":
        self.stop()
        return self.start(migrate=False)

    def log(self) -> str:
        return "\n\n".join(process.tail() for process in self.processes)

"""Servers of the bench's own: Daphne with a database, in processes that are gone afterwards, and what they cost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings

from bsg.galactica.management.measures.load import Outcome, Plan, Seated
from bsg.tables.pages import visitors

OURS = "bsg.asgi:application"
RELAY = "bsg.galactica.management.measures.relay:application"
TICKS = os.sysconf("SC_CLK_TCK")
MEASURES = "bsg.galactica.management.measures"


class House(msgspec.Struct):
    """A database (and, for several workers, Redis) with nothing in it yet, as environment for what runs in it."""

    env: dict[str, str]

    def env_of(self, workers: int) -> dict[str, str]:
        """One worker alone needs no Redis."""
        return self.env if workers > 1 else {name: value for name, value in self.env.items() if name != "REDIS_URL"}

    def seat(self, tables: int, seats: int) -> list[Seated]:
        args = [sys.executable, "-m", f"{MEASURES}.seating", str(tables), str(seats)]
        made = subprocess.run(args, cwd=settings.BASE_DIR, env=self.env, check=True, stdout=subprocess.PIPE)
        return msgspec.json.decode(made.stdout, type=list[Seated])


@contextmanager
def house(folder: Path, database: str, workers: int) -> Iterator[House]:
    """As tests start them: PostgreSQL and Redis must be installed where they are asked for."""
    from tests import services

    own = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    env |= {"BSG_DATA": str(folder), "BSG_LOG": "ERROR", "BSG_SECRET_KEY": "of the bench", "BSG_LIMITS": "off"}
    with ExitStack() as stack:
        if database == "postgres":
            server = stack.enter_context(services.postgres())
            env["DATABASE_URL"] = stack.enter_context(services.database(server, "bench"))
        if workers > 1:
            env["REDIS_URL"] = stack.enter_context(services.redis(folder))
        subprocess.run(
            [sys.executable, "manage.py", "migrate", "--verbosity", "0"], cwd=settings.BASE_DIR, env=env, check=True
        )
        yield House(env)


class Worker(msgspec.Struct):
    port: int
    pid: int

    @property
    def cpu(self) -> float:
        """Seconds of all its threads so far, in its own code and in the kernel's for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that it has in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving(application: str, env: dict[str, str], workers: int = 1) -> Iterator[list[Worker]]:
    """Daphne, as many times as asked, each on a free port of this machine."""
    from tests import services

    folder = Path(env["BSG_DATA"])
    with ExitStack() as stack:
        running: list[Worker] = []
        for number in range(workers):
            port = services.free_port()
            args = [sys.executable, "-m", "daphne", "-v", "0", "-b", "127.0.0.1", "-p", str(port), application]
            process = services.Process(args, folder / f"daphne-{number}.log", cwd=settings.BASE_DIR, env=env)
            stack.callback(process.stop)
            process.wait_until(lambda port=port: services.listening(port), "Daphne listened")  # type: ignore[misc]
            running.append(Worker(port, process.popen.pid))
        yield running


class Cost(msgspec.Struct):
    """What a load was served with."""

    outcome: Outcome
    cpu: float  # seconds of all workers
    memory: int  # bytes of all workers, at the end

    @property
    def per_entry(self) -> float:
        return self.cpu / max(1, self.outcome.entries)

    @property
    def rate(self) -> float:
        return self.outcome.entries / self.outcome.seconds


def served(workers: Sequence[Worker], tables: list[Seated], **plan: Any) -> Cost:
    """Puts a load on the workers; their CPU counts from the moment at which all sit until the last answer."""
    whole = Plan([worker.port for worker in workers], tables, visitors.COOKIE, **plan)
    args = [sys.executable, "-m", f"{MEASURES}.load"]
    with subprocess.Popen(args, cwd=settings.BASE_DIR, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as load:
        assert load.stdin is not None
        assert load.stdout is not None
        load.stdin.write(msgspec.json.encode(whole) + b"\n")
        load.stdin.flush()
        if load.stdout.readline() != b"ready\n":
            raise RuntimeError("the load did not come up")
        before = sum(worker.cpu for worker in workers)
        load.stdin.write(b"go\n")
        load.stdin.flush()
        outcome = msgspec.json.decode(load.stdout.readline(), type=Outcome)
        return Cost(outcome, sum(w.cpu for w in workers) - before, sum(w.memory for w in workers))

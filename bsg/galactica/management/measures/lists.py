"""The home page of a house with few games, and of one with many."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from datetime import timedelta
from statistics import median

from django.test import Client
from django.utils import timezone

from bsg.galactica.management.measures import Measure
from bsg.tables.models import Seat, Table

FEW, MANY = 100, 20_000
TIMES = 30


def lists() -> Iterator[Measure]:
    fill(FEW)
    few = home()
    fill(MANY - FEW)
    many = home()
    yield Measure(
        f"the home page with {MANY} games",
        f"{many * 1000:.1f} ms of CPU, {many / few:.2f} × that with {FEW}",
        f"{few * 1000:.1f} ms with {FEW}",
        {"cpu_ms": many * 1000, "few_ms": few * 1000, "ratio": many / few},
    )


def fill(count: int) -> None:
    """Half of the games are over, the others go on or wait for people. With a hundred of them every list is full."""
    now = timezone.now()
    tables = []
    for number in range(count):
        status = ("over", "playing", "over", "playing", "over", "lobby")[number % 6]
        then = now - timedelta(minutes=number)
        tables.append(
            Table(name=f"Table {number}", game="bsg", version=1, options={"players": 3}, status=status,
                  open=True, secret=secrets.token_bytes(32), commitment="x" * 64,
                  ended=then if status == "over" else None)
        )  # fmt: skip
    made = Table.objects.bulk_create(tables, batch_size=500)
    Seat.objects.bulk_create(
        (
            Seat(table=table, number=n, name=f"Person {n}", taken=table.status != "lobby")
            for table in made
            for n in range(3)
        ),
        batch_size=500,
    )


def home() -> float:
    """Seconds of CPU, as they mostly are."""
    client = Client(headers={"host": "localhost"})
    client.get("/")
    times = []
    for _ in range(TIMES):
        began = time.process_time()
        assert client.get("/").status_code == 200
        times.append(time.process_time() - began)
    return median(times)

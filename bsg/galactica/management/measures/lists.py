"""The home page and the list of finished games of a house with few games, and of one with many."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from datetime import timedelta
from statistics import median

from django.test import Client
from django.utils import timezone

from bsg.galactica.management.measures import Measure
from bsg.tables.models import Seat, Table, Tag

FEW, MANY = 200, 20_000
TIMES = 30
SEARCHES = {
    "for all": "",
    "for a result": "result=cylons",
    "for a person, a result and a rare character": "person=Person+1&result=humans&character=zarek",
    "for what there is not": "person=Nobody",
}


def lists() -> Iterator[Measure]:
    fill(FEW)
    few = loaded("/")
    fill(MANY - FEW)
    many = loaded("/")
    yield Measure(
        f"the home page with {MANY} games",
        f"{many * 1000:.1f} ms of CPU, {many / few:.2f} × that with {FEW}",
        f"{few * 1000:.1f} ms with {FEW}",
        {"cpu_ms": many * 1000, "few_ms": few * 1000, "ratio": many / few},
    )
    times = {words: loaded(f"/games/?{query}") for words, query in SEARCHES.items()}
    yield Measure(
        f"the list of finished games among {MANY}",
        ", ".join(f"{took * 1000:.0f} ms {words}" for words, took in times.items()),
        "of CPU",
        {"most_ms": max(times.values()) * 1000},
    )


def fill(count: int) -> None:
    """Half of the games are over, the others go on or wait for people. With two hundred of them every list is full."""
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
    Tag.objects.bulk_create(
        (
            Tag(table=table, kind=kind, value=value, ended=table.ended)
            for number, table in enumerate(made)
            if table.ended
            for kind, value in said_of(number)
        ),
        batch_size=500,
    )
    Seat.objects.bulk_create(
        (
            Seat(table=table, number=n, name=f"Person {n}", taken=table.status != "lobby")
            for table in made
            for n in range(3)
        ),
        batch_size=500,
    )


def said_of(number: int) -> list[tuple[str, str]]:
    """One in a thousand is a rare one."""
    return [
        *(("person", f"person {n}") for n in range(3)),
        ("result", "humans" if number % 3 else "cylons"),
        ("set", "base"),
        ("character", "zarek" if number % 1000 == 2 else "adama"),
        ("turns", "30"),
    ]


def loaded(address: str) -> float:
    """Seconds of CPU of a page, as they mostly are."""
    client = Client(headers={"host": "localhost"})
    client.get(address)
    times = []
    for _ in range(TIMES):
        began = time.process_time()
        assert client.get(address).status_code == 200
        times.append(time.process_time() - began)
    return median(times)

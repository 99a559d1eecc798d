"""One entry through the service on SQLite, beside a transaction that inserts one row."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from django.db import connection, transaction

from bsg import kernel
from bsg.bots import Random
from bsg.galactica.management.measures import Measure, spread
from bsg.galactica.management.measures.games import PLAYERS
from bsg.tables.acts import lobby
from bsg.tables.journal import facts, service
from bsg.tables.line import commands
from bsg.tables.models import Table


def begun(
    players: int = PLAYERS, quick: bool = False, name: str = "Bench", secret: bytes | None = None
) -> tuple[Table, list[str]]:
    """A table of people who have begun, with the secrets of their seats; the same `secret` deals the same game."""
    nonce = "bench" if secret else ""
    table, token = lobby.create(
        "bsg", {"players": players, "quick": quick}, name=name, host="Person 0", open=True, nonce=nonce
    )
    if secret:
        Table.objects.filter(pk=table.pk).update(secret=secret, commitment=kernel.commitment(secret))
    others = [lobby.join(table, f"Person {number}", nonce) for number in range(1, players)]
    for seat, _ in others:
        lobby.set_ready(seat, True)
    lobby.start(table.seats.get(number=0))
    return table, [token, *(token for _, token in others)]


def entries(count: int) -> Iterator[Measure]:
    ours: list[float] = []
    of_facts: list[float] = []
    while len(ours) < count:
        table, _ = begun()
        seats = list(table.seats.all())
        bot = Random(table.public_id)
        while len(ours) < count:
            running = service.current(table.pk)
            if running.over:
                break
            (mine,) = kernel.questions(running.position, running.owed[0].seat).mine
            act = commands.Answer(id=str(len(ours)), ask=mine.id, picks=bot.answer(mine, {}))
            began = time.perf_counter()
            service.take(seats[mine.seat], act)
            ours.append(time.perf_counter() - began)
    of_facts = _facts_alone()
    yield Measure(f"one entry through the service on SQLite ({PLAYERS} players)", spread(ours), _inserts(count))
    yield Measure("of that, comparing read models when nothing moved", spread(of_facts), "nothing")


def _facts_alone() -> list[float]:
    """What an entry pays for read models that it does not change."""
    table, _ = begun()
    times = []
    running, table = service.current(table.pk), Table.objects.get(pk=table.pk)
    facts.write(table, running)
    for _ in range(300):
        table.number += 1
        began = time.perf_counter()
        facts.write(table, running)
        times.append(time.perf_counter() - began)
    return times


def _inserts(count: int) -> str:
    body = json.dumps({"type": "answer", "seat": 3, "picks": ["card:repair-1#0"]})
    times = []
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, game INTEGER, number INTEGER, body TEXT)")
        for number in range(count):
            began = time.perf_counter()
            with transaction.atomic():
                cursor.execute("INSERT INTO bare (game, number, body) VALUES (1, %s, %s)", [number, body])
            times.append(time.perf_counter() - began)
        cursor.execute("DROP TABLE bare")
    return f"{spread(times)} for a transaction with one INSERT"

"""From an entry to all screens: real servers and sockets, tables played by people who pick anything.

What counts is the CPU that the server spends on an entry, since it can be trusted on a busy machine, beside that of the
bare relay (`relay.py`, which stays as it is) for as many bytes to as many screens, in the same run. Latency is from the
moment at which an entry was to be sent until the last message that it caused has arrived on any screen of its table.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bsg.galactica.management.measures import Measure, p95, spread
from bsg.galactica.management.measures.servers import OURS, RELAY, Cost, House, house, served, serving

SATURATED_TABLES, QUIET = 40, 0.02  # seconds after which a table's next entry is sent
OPEN_TABLES, OPEN_RATE = 100, 25  # entries in a second over all tables
STORM_TABLES, STORM_SEATS = 250, 4
ROUNDS = 2  # ours and the relay by turns, since a busy machine is now faster, now slower

Databases = tuple[str, ...]


class Layout(NamedTuple):
    """How many workers serve, and whether a table's screens are all at one of them, as the proxy sends them."""

    workers: int
    mixed: bool = False

    def __str__(self) -> str:
        if self.workers == 1:
            return "1 worker"
        return f"{self.workers} workers, {'each table at all of them' if self.mixed else 'each table at one of them'}"


ALONE = Layout(1)


def saturated(
    seconds: float, databases: Databases, seats: tuple[int, ...], workers: tuple[int, ...]
) -> Iterator[Measure]:
    """As many entries as the server can take: CPU and rate."""
    layouts = [Layout(many, mixed) for many in workers for mixed in ((False, True) if many > 1 else (False,))]
    for database in databases:
        for at_table in seats:
            with (
                tempfile.TemporaryDirectory(prefix="bench-") as folder,
                house(Path(folder), database, max(workers)) as here,
            ):
                costs = beside_the_relay(here, SATURATED_TABLES, at_table, layouts, seconds, loop="closed")
            for layout, (ours, bare) in costs.items():
                what = (
                    f"saturated: {database}, {layout}, {SATURATED_TABLES} tables of {at_table}, "
                    f"next entry after {QUIET * 1000:.0f} ms of quiet"
                )
                alone = costs[ALONE][0] if ALONE in costs and layout != ALONE else None
                yield compared(what, ours, bare, alone)


def unsaturated(seconds: float) -> Iterator[Measure]:
    """At a rate that anybody can serve: latency."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, house(Path(folder), "sqlite", 1) as here:
        ours, bare = beside_the_relay(here, OPEN_TABLES, 3, [ALONE], seconds, loop="open")[ALONE]
    yield compared(f"unsaturated: sqlite, {OPEN_TABLES} tables of 3, {OPEN_RATE} entries/s", ours, bare)


def beside_the_relay(
    here: House, tables: int, seats: int, layouts: list[Layout], seconds: float, loop: str
) -> dict[Layout, tuple[list[Cost], list[Cost]]]:
    """Costs of ours and of the relay, all by turns."""
    costs: dict[Layout, tuple[list[Cost], list[Cost]]] = {layout: ([], []) for layout in layouts}
    plan = {"loop": loop, "seconds": seconds / ROUNDS, "quiet": QUIET, "rate": OPEN_RATE}
    for layout in layouts * ROUNDS:
        (ours, bare), env, many = costs[layout], here.env_of(layout.workers), layout.workers
        seated = here.seat(tables, seats)
        with serving(OURS, env, many) as running:
            ours.append(served(running, seated, **plan, mixed=layout.mixed))
        size = ours[0].outcome.bytes // max(1, ours[0].outcome.entries * seats)
        with serving(RELAY, env, many) as running:
            bare.append(served(running, seated, **plan, mixed=layout.mixed, bytes=size))
    return costs


def compared(what: str, ours: list[Cost], bare: list[Cost], alone: list[Cost] | None = None) -> Measure:
    """Beside the relay, and beside one worker if there were more."""
    more = _per_entry(ours) / _per_entry(alone) if alone else 1.0
    per_entry, relay = _per_entry(ours), _per_entry(bare)
    rate, relays = _rate(ours), _rate(bare)
    times, relay_times = _latencies(ours), _latencies(bare)
    entries, size = sum(cost.outcome.entries for cost in ours), sum(cost.outcome.bytes for cost in ours)
    lost = sum(cost.outcome.unanswered for cost in ours)
    return Measure(
        what,
        f"{per_entry * 1000:.2f} ms of CPU an entry, {per_entry / relay:.1f} × the relay"
        f"{f' and {more:.2f} × one worker' if alone else ''}; {rate:.0f} entries/s, "
        f"{rate / relays:.2f} × the relay; {spread(times)}, p95 {p95(times) / p95(relay_times):.1f} × the relay; "
        f"{size / max(1, entries) / 1024:.1f} KiB and {sum(c.outcome.messages for c in ours) / max(1, entries):.1f} "
        f"messages an entry{f', {lost} UNANSWERED' if lost else ''}",
        f"{relay * 1000:.2f} ms of CPU an entry, {relays:.0f} entries/s, {spread(relay_times)} "
        f"(the load took {sum(c.outcome.cpu for c in bare) / sum(c.outcome.seconds for c in bare):.0%} of a core)",
        {
            "cpu_ms": per_entry * 1000,
            "relay_cpu_ms": relay * 1000,
            "cpu_ratio": per_entry / relay,
            "cpu_to_one_worker": more,
            "rate": rate,
            "relay_rate": relays,
            "rate_ratio": rate / relays,
            "p95_ms": p95(times) * 1000,
            "relay_p95_ms": p95(relay_times) * 1000,
            "p95_ratio": p95(times) / p95(relay_times),
            "entries": entries,
            "unanswered": lost,
        },
    )


def _per_entry(costs: list[Cost]) -> float:
    return sum(cost.cpu for cost in costs) / max(1, sum(cost.outcome.entries for cost in costs))


def _rate(costs: list[Cost]) -> float:
    return sum(cost.outcome.entries for cost in costs) / sum(cost.outcome.seconds for cost in costs)


def _latencies(costs: list[Cost]) -> list[float]:
    return [latency for cost in costs for latency in cost.outcome.latencies]


def reconnecting() -> Iterator[Measure]:
    """Every line is cut at once, and everybody comes back with what they have."""
    sockets = STORM_TABLES * STORM_SEATS
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, house(Path(folder), "sqlite", 1) as here:
        seated = here.seat(STORM_TABLES, STORM_SEATS)
        with serving(OURS, here.env) as (worker,):
            empty = worker.memory
            cost = served([worker], seated, loop="storm", seconds=0)
        with serving(RELAY, here.env) as running:
            bare = served(running, seated, loop="closed", seconds=1, bytes=0)
    seconds = max(cost.outcome.latencies)
    yield Measure(
        f"{sockets} sockets that reconnect ({STORM_TABLES} tables of {STORM_SEATS})",
        f"{cost.cpu / sockets * 1000:.2f} ms of CPU each, all served after {seconds:.1f} s; "
        f"{cost.memory / 2**20:.0f} MiB in memory, {(cost.memory - empty) / STORM_TABLES / 1024:.0f} KiB a table",
        f"{bare.memory / 2**20:.0f} MiB by a relay with as many sockets",
        {"cpu_ms": cost.cpu / sockets * 1000, "seconds": seconds, "memory_mib": cost.memory / 2**20,
         "kib_per_table": (cost.memory - empty) / STORM_TABLES / 1024},
    )  # fmt: skip

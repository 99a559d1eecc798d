"""What is counted for those who run the house, in the text format that Prometheus reads. No name and no id is in it."""

from __future__ import annotations

import os
import resource
import threading
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_all: list[Counter | Histogram | Gauge] = []

WAITS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Counter:
    """Goes up only; by one label at most."""

    def __init__(self, name: str, help: str, label: str = ""):
        self.name, self.help, self.label = name, help, label
        self.counts: Tally[str] = Tally() if label else Tally({"": 0})
        _all.append(self)

    def count(self, value: str = "", by: int = 1) -> None:
        with _lock:
            self.counts[value] += by

    def lines(self) -> Iterable[str]:
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}' if self.label else f"{self.name} {count}"


class Histogram:
    def __init__(self, name: str, help: str):
        self.name, self.help = name, help
        self.counts = [0] * (len(WAITS) + 1)
        self.sum = 0.0
        _all.append(self)

    def observe(self, seconds: float) -> None:
        with _lock:
            self.counts[bisect_left(WAITS, seconds)] += 1
            self.sum += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def lines(self) -> Iterable[str]:
        yield f"# TYPE {self.name} histogram"
        total = 0
        for most, count in zip((*WAITS, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{most}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Gauge:
    """What is so at the moment it is asked for."""

    def __init__(self, name: str, help: str, now: Callable[[], float]):
        self.name, self.help, self.now = name, help, now
        _all.append(self)

    def lines(self) -> Iterable[str]:
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.now():.10g}"


def text() -> str:
    """All of it, as Prometheus asks for it."""
    lines = [line for one in _all for line in (f"# HELP {one.name} {one.help}", *one.lines())]
    return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes of this process that are in memory now; where the system does not tell, the most there ever were."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


entries = Counter("bsg_entries_total", "Entries taken by this process.", "kind")
refusals = Counter("bsg_refusals_total", "Commands and forms refused by this process.", "code")
commands = Counter("bsg_commands_total", "Commands received on sockets.", "do")
limited = Counter("bsg_limited_total", "What was too fast or too much.", "limit")
slow_readers = Counter("bsg_slow_readers_total", "Sockets closed because nobody read them.")
queue_wait = Histogram("bsg_queue_wait_seconds", "How long a message waited for the one before it.")
thread_wait = Histogram("bsg_thread_wait_seconds", "How long database work waited for a thread.")
entry_time = Histogram("bsg_entry_seconds", "How long an entry took, lock and commit included.")
Gauge("process_resident_memory_bytes", "Memory of this process.", memory)
Gauge("process_start_time_seconds", "When this process began.", lambda began=time.time(): began)  # type: ignore[misc]

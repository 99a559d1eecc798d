"""What `manage.py bench` measures, each beside the bare minimum that any table would need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple


class Measure(NamedTuple):
    """One line: ours, and the bare minimum measured in the same run; the same as numbers for machines."""

    what: str
    ours: str
    bare: str
    numbers: Mapping[str, float] = {}

    def __str__(self) -> str:
        return f"{self.what}: {self.ours}  |  bare minimum: {self.bare}"


def p95(seconds: Sequence[float]) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]


def spread(seconds: Sequence[float]) -> str:
    """Median and 95th percentile in milliseconds."""
    return f"{median(seconds) * 1000:.2f} ms median, {p95(seconds) * 1000:.2f} ms p95 ({len(seconds)} times)"

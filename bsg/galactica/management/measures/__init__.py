"""What `manage.py bench` measures, each beside the bare minimum that any table would need."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Measure(NamedTuple):
    """One line: ours, and the bare minimum measured in the same run."""

    what: str
    ours: str
    bare: str

    def __str__(self) -> str:
        return f"{self.what}: {self.ours}  |  bare minimum: {self.bare}"


def spread(seconds: Sequence[float]) -> str:
    """Median and 95th percentile in milliseconds."""
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{median(ordered) * 1000:.2f} ms median, {p95 * 1000:.2f} ms p95 ({len(ordered)} times)"

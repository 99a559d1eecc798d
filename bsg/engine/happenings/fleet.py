"""R15, R16, R20: jumps, distance and resources, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Destination, Resource
from bsg.kernel import Happening

# ── R15, R16: jumps ─────────────────────────────────────────────────────────────────────────────────────────────────


class JumpPrepared(Happening):
    """The fleet marker moved, `by` less than 0: back."""

    by: int
    space: int


class Jumped(Happening):
    pass


class Arrived(Happening):
    """`seat`: who chose it."""

    seat: int
    card: Destination


class Travelled(Happening):
    distance: int
    goal: int


# ── R20: resources ──────────────────────────────────────────────────────────────────────────────────────────────────


class DialMoved(Happening):
    resource: Resource
    by: int
    value: int


class RaptorsChanged(Happening):
    by: int
    left: int

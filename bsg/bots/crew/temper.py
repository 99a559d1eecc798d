"""What makes one officer play and talk unlike another."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """Each from 0 to 1; a half is nothing out of the ordinary."""

    boldness: float = 0.5  # takes risks: early jumps, sabotage, accusations
    suspicion: float = 0.5  # how little it takes to think ill of somebody
    talkativeness: float = 0.5  # how often something is said


EVEN = Temper()

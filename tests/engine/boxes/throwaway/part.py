"""What only the Black Market has on the table."""

from __future__ import annotations

import msgspec

from bsg.engine.state import Deck


class Crate(msgspec.Struct):
    """A token before a player: `rations` or `contraband`, and only he knows which while it is closed."""

    face: str
    open: bool = False


class MarketPart(msgspec.Struct):
    crates: list[Crate] = []  # by seat
    bag: list[str] = []  # faces that nobody has
    errands: Deck = msgspec.field(default_factory=Deck)
    errand: str = ""  # being run

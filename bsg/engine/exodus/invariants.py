"""What is true of every table with Exodus."""

from __future__ import annotations

from collections.abc import Iterator

from bsg.engine.exodus import Exodus


def nukes(rules: Exodus) -> Iterator[str]:
    """R24.1: none is ever lost: what is spent lies beside the board."""
    if rules.state.nukes + rules.exodus.nukes_beside != rules.nukes_in_game():
        yield f"there are {rules.state.nukes}, and {rules.exodus.nukes_beside} beside the board"

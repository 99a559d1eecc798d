"""What only the Final Five have on the table."""

from __future__ import annotations

import msgspec


class Examination(msgspec.Struct, frozen=True):
    """A Final Five card that somebody looked at (R33.13)."""

    examiner: int
    owner: int
    card: str


class FinalFivePart(msgspec.Struct):
    examination: Examination | None = None
    aside: list[str] = []  # loyalty cards that wait for an execution to be over (R33.20)

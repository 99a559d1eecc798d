"""What only Exodus has on the table."""

import msgspec


class ExodusPart(msgspec.Struct):
    humans: list[str] = []  # the deck of human loyalty cards kept apart (R2.24)
    discarded: list[str] = []  # loyalty cards (R17.10)
    nukes_beside: int = 1  # tokens beside the board (R24.1)
    out: list[str] = []  # characters who were executed
    executing: list[int] = []  # seats between two characters

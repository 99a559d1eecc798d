"""Tags of finished games, written with the entry that ends one and gone with the one that returns from its end."""

from __future__ import annotations

from collections.abc import Sequence

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.models import Seat, Table, Tag

PERSON = "person"
LONGEST = 80


def write(table: Table, seats: Sequence[Seat], position: kernel.Position) -> None:
    """Of a table whose game has just ended."""
    assert table.ended is not None
    found = {(PERSON, looked_for(seat.name)) for seat in seats if seat.name and not seat.is_bot}
    for kind, values in game_named(table.game).tags(position).items():
        found |= {(kind, value[:LONGEST]) for value in values}
    forget(table)
    Tag.objects.bulk_create(
        Tag(table=table, kind=kind, value=value, ended=table.ended) for kind, value in sorted(found)
    )


def forget(table: Table) -> None:
    table.tags.all().delete()


def looked_for(name: str) -> str:
    """A name as people look for it."""
    return " ".join(name.split()).casefold()[:LONGEST]

"""`python -m tests.attacks.laying FILE [--frozen]`: lays the positions in a file on tables of this database.

Two databases laid from the same file differ in nothing but what the positions hide.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import django
import msgspec

from tests.attacks import frozen


class Laid(msgspec.Struct):
    """One position, as a checkpoint of the game; without one, the game begins."""

    name: str  # of the table, and its id
    key: str
    saved: str = ""  # in JSON
    players: int = 5
    beat: int = 20


def cookie(name: str, seat: int | str) -> str:
    """What the cookie of somebody at that seat holds."""
    return f"{name}-{seat}-".ljust(43, "x")


def main(file: Path) -> None:
    from bsg.engine import BSG
    from bsg.galactica.management.commands import lay
    from bsg.tables.models import Person, Table
    from bsg.tables.models.person import hashed

    for laid in msgspec.json.decode(file.read_bytes(), type=list[Laid]):
        saved = laid.saved.encode()
        running = BSG.restore(saved, []) if saved else BSG.new({"players": laid.players}, laid.key)
        agreed: dict[str, Any] = msgspec.to_builtins(running.rules.state.options)
        row, _ = lay.table_for(agreed, laid.name, Table.Pace.LIVE, 0)
        Table.objects.filter(pk=row.pk).update(
            public_id=laid.name, secret=b"0" * 32, commitment="0" * 64, invite=laid.name, open=True, beat=laid.beat
        )
        row.refresh_from_db()
        lay.begin(row, running, laid.key, saved)
        for seat in row.seats.all():
            seat.give_key(Person.objects.create(token_hash=hashed(cookie(laid.name, seat.number))))


if __name__ == "__main__":
    django.setup()
    if "--frozen" in sys.argv:
        frozen.stop_the_clock()
    main(Path(sys.argv[1]))

"""Read models: rows that mirror the game's state, written in the same transaction as the entry that changed them.

Most entries change none of them. What was written last is remembered beside the running game, for as long as no other
process has written since; a game that was just restored is compared with its rows.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from django.db.models import Model

from bsg import kernel
from bsg.tables.games import READ_MODELS, game_named
from bsg.tables.models import Table

Rows = list[dict[str, Any]]

_written: WeakKeyDictionary[kernel.Running[Any], tuple[int, dict[str, Rows]]] = WeakKeyDictionary()  # with entry number


def write(table: Table, running: kernel.Running[Any]) -> None:
    """Makes the models say what the game says after entry `game.number`, touching only those that differ."""
    models = READ_MODELS[table.game]
    rows_now = {name: rows for name, rows in game_named(table.game).facts(running.position).items() if name in models}
    number, rows_then = _written.get(running, (-1, {}))
    for name, rows in rows_now.items():
        if number != table.number - 1 or rows_then.get(name) != rows:
            _write(table, models[name], rows)
    _written[running] = (table.number, rows_now)


def _write(table: Table, model: type[Model], rows: Rows) -> None:
    """Rows that are right already stay: most things stay where they are."""
    manager = model._default_manager
    fields = list(rows[0]) if rows else []
    kept: Rows = []
    gone: list[int] = []
    for row in manager.filter(table=table).order_by("pk").values("pk", *fields):
        pk = row.pop("pk")
        if row in rows and kept.count(row) < rows.count(row):
            kept.append(row)
        else:
            gone.append(pk)
    if gone:
        manager.filter(pk__in=gone).delete()
    new = list(rows)
    for row in kept:
        new.remove(row)
    if new:
        manager.bulk_create([model(table=table, **row) for row in new])


def rebuild(table: Table, running: kernel.Running[Any]) -> None:
    """Writes all rows of a game anew."""
    for model in READ_MODELS[table.game].values():
        model._default_manager.filter(table=table).delete()
    _written.pop(running, None)
    write(table, running)

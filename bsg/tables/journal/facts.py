"""Read models: rows that mirror the game's state, written in the same transaction as the entry that changed them.

Most entries change none of them. What was written last is remembered beside the running game, for as long as no other
process has written since; a game that was just restored is compared with its rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any
from weakref import WeakKeyDictionary

from django.db.models import Model

from bsg import kernel
from bsg.tables.games import READ_MODELS, game_named
from bsg.tables.journal import rows
from bsg.tables.models import Table

Row = dict[str, Any]

# What each game said last, by model, with the entry's number; the database says the same.
_written: WeakKeyDictionary[kernel.Running[Any], tuple[int, dict[str, list[Row]]]] = WeakKeyDictionary()


def write(table: Table, running: kernel.Running[Any]) -> None:
    """Makes the models say what the game says after entry `table.number`, touching only rows that differ."""
    models = READ_MODELS[table.game]
    number, then = _written.get(running, (-1, {}))
    if number != table.number - 1:
        then = {}
    said = game_named(table.game).facts(running.position)
    for name, now in said.items():
        if name in models:
            there = then[name] if name in then else _read(table, models[name], now)
            if there != now:
                _write(table, models[name], there, now)
    _written[running] = (table.number, said)


def follow(table: Table, running: kernel.Running[Any]) -> None:
    """Another process has entered what `running` has just taken, and written its rows."""
    number, _ = _written.get(running, (-1, {}))
    if number == table.number - 1:
        _written[running] = (table.number, game_named(table.game).facts(running.position))


def _write(table: Table, model: type[Model], there: Iterable[Row], said: Iterable[Row]) -> None:
    """Rows that are right already stay: most things stay where they are."""
    old, new = Counter(map(_values, there)), Counter(map(_values, said))
    for values in old - new:
        rows.delete(model, table=table.pk, **dict(values))
        del old[values]  # with those that are like it
    rows.insert(model, [{"table": table.pk, **dict(values)} for values in (new - old).elements()])


def _values(row: Row) -> tuple[tuple[str, Any], ...]:
    return tuple(row.items())


def _read(table: Table, model: type[Model], said: list[Row]) -> list[Row]:
    return list(model._default_manager.filter(table=table).order_by("pk").values(*(said[0] if said else ("id",))))


def rebuild(table: Table, running: kernel.Running[Any]) -> None:
    """Writes all rows of a game anew."""
    for model in READ_MODELS[table.game].values():
        model._default_manager.filter(table=table).delete()
    _written.pop(running, None)
    write(table, running)

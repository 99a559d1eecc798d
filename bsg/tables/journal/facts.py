"""Read models: rows that mirror the game's state, written in the same transaction as the entry that changed them.

Most entries change none of them. What was written last is remembered beside the running game, for as long as no other
process has written since; a game that was just restored is compared with its rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from django.db.models import Model

from bsg import kernel
from bsg.tables.games import READ_MODELS, game_named
from bsg.tables.models import Table

Row = dict[str, Any]


class Kept(NamedTuple):
    """What a game said last, and the rows of the database that say so."""

    said: list[Row]
    rows: list[tuple[int, Row]] | None  # with their primary keys; None: another process has written them


_written: WeakKeyDictionary[kernel.Running[Any], tuple[int, dict[str, Kept]]] = WeakKeyDictionary()  # with entry number


def write(table: Table, running: kernel.Running[Any]) -> None:
    """Makes the models say what the game says after entry `table.number`, touching only rows that differ."""
    models = READ_MODELS[table.game]
    number, then = _written.get(running, (-1, {}))
    if number != table.number - 1:
        then = {}
    now = {}
    for name, rows in game_named(table.game).facts(running.position).items():
        if name in models:
            now[name] = _write(table, models[name], rows, then.get(name))
    _written[running] = (table.number, now)


def follow(table: Table, running: kernel.Running[Any]) -> None:
    """Another process has entered what `running` has just taken, and written its rows."""
    number, then = _written.get(running, (-1, {}))
    if number == table.number - 1:
        said = game_named(table.game).facts(running.position)
        now = {name: kept if kept.said == said[name] else Kept(said[name], None) for name, kept in then.items()}
        _written[running] = (table.number, now)


def _write(table: Table, model: type[Model], said: list[Row], then: Kept | None) -> Kept:
    """Rows that are right already stay: most things stay where they are."""
    if then is not None and then.said == said:
        return then
    manager = model._default_manager
    kept: list[tuple[int, Row]] = []
    gone: list[int] = []
    new = list(said)
    there = _read(table, model, said) if then is None or then.rows is None else then.rows
    for pk, row in there:
        if row in new:
            new.remove(row)
            kept.append((pk, row))
        else:
            gone.append(pk)
    if gone:
        manager.filter(pk__in=gone).delete()
    made = manager.bulk_create([model(table=table, **row) for row in new]) if new else []
    return Kept(said, [*kept, *((row.pk, of) for row, of in zip(made, new, strict=True))])


def _read(table: Table, model: type[Model], said: list[Row]) -> list[tuple[int, Row]]:
    found = model._default_manager.filter(table=table).order_by("pk").values("pk", *(said[0] if said else ()))
    return [(row.pop("pk"), row) for row in found]


def rebuild(table: Table, running: kernel.Running[Any]) -> None:
    """Writes all rows of a game anew."""
    for model in READ_MODELS[table.game].values():
        model._default_manager.filter(table=table).delete()
    _written.pop(running, None)
    write(table, running)

"""The few statements of an entry: narrow, many rows in one, and the same on SQLite and PostgreSQL.

The models say what tables and columns are called and how values are written. Going through their managers would cost
more than the database does.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, cast

import msgspec
from django.db import DEFAULT_DB_ALIAS, connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.models import BinaryField, BooleanField, CharField, DateTimeField, IntegerField, JSONField, Model

from bsg.tables.models import Entry, Event, Seat, Table

Values = dict[str, Any]  # by the names of fields


class Stand(NamedTuple):
    """How far a table is: whoever knows its row at the same stand knows all of it that entries and acts change."""

    number: int
    digest: str
    events_told: int
    chat_said: int
    seated: int
    status: str

    def is_after(self, other: Stand) -> bool:
        """Whether something was entered, told or said since."""
        return any((self.number > other.number, self.events_told > other.events_told, self.chat_said > other.chat_said))


def stand_of(table: Table) -> Stand:
    return Stand(*(getattr(table, name) for name in Stand._fields))


def locked(table: int, seat: int | None, wait: bool = True) -> tuple[Stand, str | None] | None:
    """Locks a table's row; gives its stand, and the hash of the secret of that seat if somebody sits there.

    None: there is no such table, or, for whoever does not `wait`, somebody else has it locked.
    """
    if table in _unsent.locked:
        known = _unsent.locked.pop(table)  # what is written now changes it
        return None if known is None else (known.stand, None if seat is None else known.seats.get(seat))
    database = connections[DEFAULT_DB_ALIAS]
    with database.cursor() as cursor:
        cursor.execute(_lock(database.vendor, wait), [seat, table])
        row = cursor.fetchone()
    return None if row is None else (Stand(*row[:-1]), row[-1])


@cache
def _lock(vendor: str, wait: bool) -> str:
    stand = ", ".join(f"t.{_column(Table, name)}" for name in Stand._fields)
    sits = " AND ".join(
        [f"s.{_column(Seat, 'id')} = %s", f"s.{_column(Seat, 'table')} = t.{_column(Table, 'id')}",
         f"s.{_column(Seat, 'taken')}"]
    )  # fmt: skip
    whole = (
        f"SELECT {stand}, s.{_column(Seat, 'token_hash')} FROM {_table(Table)} t "
        f"LEFT JOIN {_table(Seat)} s ON {sits} WHERE t.{_column(Table, 'id')} = %s"
    )
    if vendor == "sqlite":  # there the transaction has the only lock
        return whole
    return f"{whole} FOR UPDATE OF t{'' if wait else ' SKIP LOCKED'}"


class Locked(NamedTuple):
    """What is known of a table whose row was locked ahead."""

    stand: Stand
    seats: dict[int, str]  # those where somebody sits, with the hashes of their secrets


def lock_ahead(tables: Iterable[int]) -> None:
    """Locks the rows of all tables that will be asked for inside of this `in_order`, as far as nobody else has them."""
    keys = sorted(set(tables))
    if not keys:
        return
    database = connections[DEFAULT_DB_ALIAS]
    marks = ", ".join(["%s"] * len(keys))
    with database.cursor() as cursor:
        cursor.execute(_lock_many(database.vendor, marks), keys)
        stands = {row[0]: Stand(*row[1:]) for row in cursor.fetchall()}
        cursor.execute(_seats_of_many(marks), keys)
        seats: dict[int, dict[int, str]] = {}
        for table, seat, token_hash in cursor.fetchall():
            seats.setdefault(table, {})[seat] = token_hash
    _unsent.locked = {table: Locked(stands[table], seats.get(table, {})) if table in stands else None for table in keys}


@cache
def _lock_many(vendor: str, marks: str) -> str:
    columns = ", ".join(_column(Table, name) for name in ("id", *Stand._fields))
    whole = f"SELECT {columns} FROM {_table(Table)} WHERE {_column(Table, 'id')} IN ({marks})"
    return whole if vendor == "sqlite" else f"{whole} FOR UPDATE SKIP LOCKED"


@cache
def _seats_of_many(marks: str) -> str:
    columns = ", ".join(_column(Seat, name) for name in ("table", "id", "token_hash"))
    return (
        f"SELECT {columns} FROM {_table(Seat)} WHERE {_column(Seat, 'table')} IN ({marks}) AND {_column(Seat, 'taken')}"
    )


# What of a table's row an entry may change; nothing else is written with it.
MOVES = ("number", "branch", "digest", "events_told", "heard", "version", "status", "ended", "result", "window",
         "closes_at", "claims_about", "claims", "seated",
         "asked", "asked_at", "clock_about", "clock_from", "clock_at")  # fmt: skip


class Since(NamedTuple):
    """What has happened to a table since an entry: its row's moves as they are now, and the entries."""

    moves: Values
    chat_said: int
    entries: list[tuple[int, Any, datetime]]  # number, body, when


def since(table: int, number: int) -> Since | None:
    """In one statement; None: nothing was entered since."""
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute(_since(), [number, table])
        found = cursor.fetchall()
    if not found or found[0][len(MOVES) + 1] is None:
        return None
    moves = {name: _read(Table, name, value) for name, value in zip(MOVES, found[0], strict=False)}
    entries = [
        (row[-3], _read(Entry, "body", row[-2]), _read(Entry, "at", row[-1]))
        for row in sorted(found, key=itemgetter(-3))
    ]
    return Since(moves, found[0][len(MOVES)], entries)


@cache
def _since() -> str:
    moves = ", ".join(f"t.{_column(Table, name)}" for name in (*MOVES, "chat_said"))
    entry = ", ".join(f"e.{_column(Entry, name)}" for name in ("number", "body", "at"))
    return (
        f"SELECT {moves}, {entry} FROM {_table(Table)} t LEFT JOIN {_table(Entry)} e "
        f"ON e.{_column(Entry, 'table')} = t.{_column(Table, 'id')} AND e.{_column(Entry, 'number')} > %s "
        f"WHERE t.{_column(Table, 'id')} = %s"
    )


def _read(model: type[Model], name: str, value: Any) -> Any:
    """A value as the model has it: JSON comes as text, and SQLite's times without their zone."""
    if isinstance(value, str) and isinstance(_field(model, name), JSONField):
        return msgspec.json.decode(value)
    return value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value


def stands(tables: Iterable[int]) -> dict[int, Stand]:
    """Of many tables, without any lock."""
    keys = list(tables)
    marks, stand = ", ".join(["%s"] * len(keys)), ", ".join(_column(Table, name) for name in Stand._fields)
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute(
            f"SELECT {_column(Table, 'id')}, {stand} FROM {_table(Table)} WHERE {_column(Table, 'id')} IN ({marks})",
            keys,
        )
        return {row[0]: Stand(*row[1:]) for row in cursor.fetchall()}


class Unsent(threading.local):
    """What this thread is to write together, if it is: statements, and rows that only ever come to those there are."""

    statements: list[tuple[str, list[Any]]] | None = None
    sending = False
    writes = 0  # so far, sent or not

    def __init__(self) -> None:
        self.rows: dict[tuple[type[Model], tuple[str, ...]], list[list[Any]]] = {}
        self.locked: dict[int, Locked | None] = {}  # tables that were asked for ahead; None: somebody else has it


_unsent = Unsent()

ADDED: tuple[type[Model], ...] = (Entry, Event)  # are never changed with an entry: their order is of no account


@contextmanager
def at_once() -> Iterator[None]:
    """What is written in here goes to PostgreSQL in one message, at the end. For one entry SQLite is not worth it: it
    is no further away than a function."""
    if connections[DEFAULT_DB_ALIAS].vendor == "sqlite" or _unsent.statements is not None:
        yield
        return
    with _kept_back():
        yield


@contextmanager
def in_order() -> Iterator[None]:
    """The same for entries of several tables, of which the rows of one kind go together, on SQLite, too. Whatever else
    is asked of the database comes after what was written before it; only locking another table's row need not."""
    with connections[DEFAULT_DB_ALIAS].execute_wrapper(_after_what_was_written), _kept_back():
        yield


@contextmanager
def _kept_back() -> Iterator[None]:
    _unsent.statements = []
    try:
        yield
        _send()
    finally:
        _unsent.statements = None
        _unsent.rows, _unsent.locked = {}, {}


def writes() -> int:
    """How many statements this thread has written inside of `in_order`, be they sent or not."""
    return _unsent.writes


def _after_what_was_written(execute: Callable[..., Any], sql: str, *how: Any) -> Any:
    if _unsent.sending:
        return execute(sql, *how)
    if (_unsent.statements or _unsent.rows) and sql not in (_lock("postgresql", True), _lock("postgresql", False)):
        try:
            _send()
        except BaseException:
            transaction.set_rollback(True)  # whoever asks now need not be who wrote what failed
            raise
    _unsent.writes += not sql.startswith("SELECT")
    return execute(sql, *how)


def _send() -> None:
    statements, added = _unsent.statements or [], _unsent.rows
    _unsent.statements, _unsent.rows = [], {}
    if not statements and not added:
        return
    database = connections[DEFAULT_DB_ALIAS]
    _unsent.sending = True
    try:
        with database.cursor() as cursor:
            if database.vendor == "sqlite":
                for (model, names), rows in added.items():
                    cursor.executemany(_insert(model, names, 1), rows)
                for statement, values in statements:
                    cursor.execute(statement, values)
            else:
                inserts = [_inserting(cursor, model, names, rows) for (model, names), rows in added.items()]
                cursor.execute("; ".join([*inserts, *(cursor.mogrify(*statement) for statement in statements)]))
    finally:
        _unsent.sending = False


def _inserting(cursor: Any, model: type[Model], names: tuple[str, ...], rows: Sequence[Sequence[Any]]) -> str:
    """All rows in one statement, with their values in it: put there row by row, psycopg knows each by heart."""
    marks = _marks(names)
    return _into(model, names) + ", ".join([cursor.mogrify(marks, row) for row in rows])


def insert(model: type[Model], rows: Sequence[Values]) -> None:
    """All of them at once."""
    if not rows:
        return
    names = tuple(rows[0])
    if _unsent.statements is not None and model in ADDED:
        _unsent.writes += 1
        database = connections[DEFAULT_DB_ALIAS]
        _unsent.rows.setdefault((model, names), []).extend(_written(model, [row], database) for row in rows)
        return
    _run(_insert(model, names, len(rows)), model, rows)


def upsert(model: type[Model], row: Values, unique: tuple[str, ...]) -> None:
    """The row, whether there was one or not."""
    names = tuple(row)
    columns = ", ".join(_column(model, name) for name in unique)
    new = ", ".join(f"{_column(model, n)} = EXCLUDED.{_column(model, n)}" for n in names if n not in unique)
    _run(f"{_insert(model, names, 1)} ON CONFLICT ({columns}) DO UPDATE SET {new}", model, [row])


def update(model: type[Model], pk: int, values: Values) -> None:
    """Only what is named."""
    if values:
        columns = ", ".join(f"{_column(model, name)} = %s" for name in values)
        _run(f"UPDATE {_table(model)} SET {columns} WHERE {_column(model, 'id')} = %s", model, [values], pk)


def delete(model: type[Model], **equal: Any) -> None:
    found = " AND ".join(
        f"{_column(model, name)} {'IS NULL' if value is None else '= %s'}" for name, value in equal.items()
    )
    told = {name: value for name, value in equal.items() if value is not None}
    _run(f"DELETE FROM {_table(model)} WHERE {found}", model, [told])


def _run(statement: str, model: type[Model], rows: Sequence[Values], *more: Any) -> None:
    database = connections[DEFAULT_DB_ALIAS]
    values = [*_written(model, rows, database), *more]
    if _unsent.statements is not None:
        _unsent.writes += 1
        _unsent.statements.append((statement, values))
        return
    with database.cursor() as cursor:
        cursor.execute(statement, values)


def _written(model: type[Model], rows: Sequence[Values], database: BaseDatabaseWrapper) -> list[Any]:
    """Every value as the database has it, row by row."""
    writers = _writers(model, tuple(rows[0]), database.vendor)
    return [
        value if write is None else write(value, database)
        for row in rows
        for write, value in zip(writers, row.values(), strict=True)
    ]


@cache
def _writers(model: type[Model], names: tuple[str, ...], vendor: str) -> list[Callable[[Any, Any], Any] | None]:
    """How the fields' values are written; None: as they are."""
    return [_writer(_field(model, name), vendor) for name in names]


def _writer(field: Any, vendor: str) -> Callable[[Any, Any], Any] | None:
    if isinstance(field, JSONField):
        return _json
    if isinstance(field, DateTimeField):
        return _naive if vendor == "sqlite" else None
    if isinstance(field, BinaryField | BooleanField | CharField | IntegerField):
        return None
    return cast(Callable[[Any, Any], Any], field.get_db_prep_save)


def _naive(value: datetime | None, _: object) -> str | None:
    return None if value is None else str(value.astimezone(UTC).replace(tzinfo=None))


def _json(value: Any, _: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


@cache
def _insert(model: type[Model], names: tuple[str, ...], count: int) -> str:
    return _into(model, names) + ", ".join([_marks(names)] * count)


@cache
def _into(model: type[Model], names: tuple[str, ...]) -> str:
    return f"INSERT INTO {_table(model)} ({', '.join(_column(model, name) for name in names)}) VALUES "


@cache
def _marks(names: tuple[str, ...]) -> str:
    return f"({', '.join(['%s'] * len(names))})"


@cache
def _field(model: type[Model], name: str) -> Any:
    return model._meta.get_field(name)


@cache
def _column(model: type[Model], name: str) -> str:
    return connections[DEFAULT_DB_ALIAS].ops.quote_name(_field(model, name).column)


@cache
def _table(model: type[Model]) -> str:
    return connections[DEFAULT_DB_ALIAS].ops.quote_name(model._meta.db_table)

"""Checkpoints: positions to restore from. Most of a position is as it was some turns ago, so they are packed with one
another."""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bsg import kernel
from bsg.tables.journal import rows
from bsg.tables.models import Checkpoint, Table
from bsg.tables.models.packing import packed

WORTH_IT = 4  # so many times smaller is a checkpoint that is not packed by itself


class Key(NamedTuple):
    """A checkpoint that stands by itself."""

    after: int  # the number of the entry that led there
    saved: bytes
    size: int  # packed


# The last key of each game, for as long as it runs in memory. Another process may have written one since; this one is
# there all the same, since only a return deletes checkpoints, and after a return the game is another one.
_keys: WeakKeyDictionary[kernel.Running[Any], Key] = WeakKeyDictionary()


def write(table: Table, running: kernel.Running[Any]) -> None:
    """Writes where the game was last saved.

    It is packed with the last one that stands by itself, as long as it is worth it: so two rows restore any position,
    and what is deleted because a take-back left it behind is never needed by what stays.
    """
    key = _keys.get(running) or _last_key(table)
    body = packed(running.saved, key.saved) if key else b""
    if key is None or len(body) * WORTH_IT >= key.size:
        body = packed(running.saved)
        key = Key(table.number, running.saved, len(body))
    _keys[running] = key
    packed_with = None if key.after == table.number else key.after
    rows.insert(Checkpoint, [{"table": table.pk, "after": table.number, "key": packed_with, "body": body}])


def _last_key(table: Table) -> Key | None:
    found = table.checkpoints.filter(key=None).order_by("-after").first()
    return Key(found.after, found.saved, len(found.body)) if found else None

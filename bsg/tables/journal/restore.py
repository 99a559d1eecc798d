"""Running games made from what the database has: a checkpoint, and the entries since."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.models import Table

logger = logging.getLogger(__name__)


class DoesNotReplay(Exception):
    """The journal no longer replays under today's rules; `to` is the last entry that does."""

    def __init__(self, to: int):
        self.to = to
        super().__init__(f"the journal replays up to entry {to} only")


def journal(table: Table, after: int) -> list[kernel.Entry]:
    rows = table.entries.filter(number__gt=after, number__lte=table.number).order_by("number")
    return [msgspec.convert(body, kernel.Entry) for body in rows.values_list("body", flat=True)]


class Saved(msgspec.Struct):
    """All it takes to restore a game: the latest checkpoint (no bytes: the beginning) and the live entries since."""

    number: int
    checkpoint: bytes
    entries: kernel.Live


def saved(table: Table) -> Saved:
    checkpoint = table.checkpoints.filter(after__lte=table.number).order_by("-after").first()
    number, body = (checkpoint.after, bytes(checkpoint.body)) if checkpoint else (0, b"")
    return Saved(number, body, kernel.live(journal(table, number), number + 1))


def restored(table: Table) -> kernel.Running[Any]:
    """The game from its latest checkpoint and the live entries since."""
    running = replayed(table, saved(table))
    if running.digest() != table.digest:
        # Expected after a change of the rules; under the same rules it means that they are not deterministic.
        level = logging.WARNING if table.version != game_named(table.game).version else logging.ERROR
        logger.log(level, "%s: replaying to entry %s gives another digest", table, table.number)
    return running


def replayed(table: Table, saved: Saved) -> kernel.Running[Any]:
    rules = game_named(table.game)
    running: kernel.Running[Any] = (
        rules.restore(saved.checkpoint, []) if saved.checkpoint else rules.new(table.options, table.key)
    )
    last = saved.number
    for number, entry in saved.entries:
        try:
            running.take(entry)
        except Exception as problem:
            logger.warning("%s: entry %s does not replay: %s", table, number, problem)
            # A standing order that is no more can be left out; an answer that does not fit ends the replay.
            if isinstance(entry, kernel.Order) and isinstance(problem, kernel.Refused):
                continue
            raise DoesNotReplay(last) from problem
        last = number
    return running

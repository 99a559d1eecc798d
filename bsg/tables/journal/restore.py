"""Running games made from what the database has: a checkpoint, and the entries since."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.journal import frames
from bsg.tables.models import Table

logger = logging.getLogger(__name__)


class DoesNotReplay(Exception):
    """The journal no longer replays under today's rules; `to` is the last entry that does."""

    def __init__(self, to: int):
        self.to = to
        super().__init__(f"the journal replays up to entry {to} only")


class Saved(msgspec.Struct):
    """All it takes to restore a game: a checkpoint (no bytes: the beginning) and the entries since that count."""

    number: int
    checkpoint: bytes
    entries: kernel.Live


def restored(table: Table) -> kernel.Running[Any]:
    """The game as it stands; one that is over as it was left, whatever the rules have become."""
    try:
        running = position_after(table, table.number)
    except DoesNotReplay:
        if (left := _left(table)) is None:
            raise
        return left
    if running.digest() != table.digest:
        if (left := _left(table)) is not None:
            return left
        # Expected after a change of the rules; under the same rules it means that they are not deterministic.
        level = logging.WARNING if table.version != game_named(table.game).version else logging.ERROR
        logger.log(level, "%s: replaying to entry %s gives another digest", table, table.number)
    return running


def _left(table: Table) -> kernel.Running[Any] | None:
    """A game that is over, as its last frame has it."""
    if table.status != Table.Status.OVER:
        return None
    seen = frames.last(table)
    if seen is None or kernel.digest_of(seen.whole) != table.digest:
        return None
    game = game_named(table.game)
    try:
        return game.finished(seen.position(game))
    except Exception:
        logger.exception("%s: its last position cannot be read", table)
        return None


def position_after(table: Table, number: int) -> kernel.Running[Any]:
    """The game as it stood after an entry, whatever came later, be it that this entry was taken back."""
    return replayed(table, saved(table, number))


def returned(table: Table, entry: kernel.Return) -> kernel.Running[Any]:
    """The game after a return that is not in the journal yet."""
    back = _newest_checkpoint(table, entry.to)
    back.entries = kernel.live([*journal(table, back.number, table.number), entry], back.number + 1)
    return replayed(table, back)


def rewind(
    table: Table, to: int, by: str, mark: kernel.Event, why: str = "", agreed: tuple[int, ...] = ()
) -> kernel.Rewind:
    """A return after which nobody knows what will be drawn: the dice have a key that they never had in this game."""
    times = table.entries.filter(body__type="rewind").count() + 1
    return kernel.Rewind(to, times, by, mark, why, agreed, touched(table, to) if table.reshuffles else ())


def touched(table: Table, to: int) -> tuple[str, ...]:
    """The piles that everybody could see were touched at any time since, also in what has been abandoned."""
    game, then = game_named(table.game), position_after(table, to).position
    piles: set[str] = set()
    for seen in frames.since(table, to):
        try:
            piles.update(game.touched(then, seen.position(game)))
        except Exception:  # it was written by rules that have changed since, and people must be able to go on
            logger.exception("%s: a position that was left cannot be read", table)
    return tuple(sorted(piles))


def saved(table: Table, number: int) -> Saved:
    """What restores the game after that entry."""
    back = _newest_checkpoint(table, number)
    back.entries = kernel.live(journal(table, back.number, number), back.number + 1)
    return back


def _newest_checkpoint(table: Table, number: int) -> Saved:
    """The newest one at or before an entry.

    It is good for every later entry, also for one that was taken back: a take-back to before it would have deleted it.
    """
    checkpoint = table.checkpoints.filter(after__lte=number).order_by("-after").first()
    return Saved(checkpoint.after, checkpoint.saved, []) if checkpoint else Saved(0, b"", [])


def journal(table: Table, after: int, to: int) -> list[kernel.Entry]:
    rows = table.entries.filter(number__gt=after, number__lte=to).order_by("number")
    return [msgspec.convert(body, kernel.Entry) for body in rows.values_list("body", flat=True)]


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

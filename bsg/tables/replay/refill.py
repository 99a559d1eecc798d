"""Frames of games that were played before frames were kept: made by playing the journal again, as far as it agrees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.journal import frames, restore
from bsg.tables.journal.frames import Frame, Parts
from bsg.tables.models import Checkpoint, Table

Running = kernel.Running[Any]


def refill(table: Table) -> tuple[int, int]:
    """Writes all frames of a game anew that lacks some; so many there are now, of so many positions."""
    known: Mapping[int, Frame] = frames.kept(table)
    if len(known) <= table.number:
        made = dict(_made(table, known))
        if made:
            table.frames.all().delete()
            table.entries.filter(frame__isnull=False).update(frame=None)
            frames.write_together(table, made)
            known = made
    return len(known), table.number + 1


def _made(table: Table, known: Mapping[int, Frame]) -> Iterator[tuple[int, Frame]]:
    """Frames by number. Where the journal no longer replays, those that are known stay; else there is a gap up to the
    next turn that does."""
    rows = list(table.entries.order_by("number").values_list("number", "body", "digest"))
    entries = [msgspec.convert(body, kernel.Entry) for _, body, _ in rows]
    starts = {checkpoint.after: checkpoint for checkpoint in table.checkpoints.all()}
    digests = {number: digest for number, _, digest in rows}
    if 0 in starts:  # it may have begun in the middle
        digests[0] = game_named(table.game).restore(starts[0].saved, []).digest()
    seats = list(table.seats.all())
    was: Parts | None = None
    running: Running | None = None
    for number in range(table.number + 1):
        then, saved = running, running.saved if running else b""
        running = _gone_on(table, number, entries, running)
        if not _agrees(running, digests.get(number)):
            running = _begun(table, number, entries, starts.get(number))
            if not _agrees(running, digests.get(number)):
                running = None
        if running:
            now = frames.parts_of(running, running.position.whole(), seats)
            went_on = then is running or not number
            turn = bool(running.saved) and running.saved != saved if went_on else number in starts
            frame = frames.between(was, now, turn, running.drawn if went_on else ())
        elif number in known and (was is not None or known[number].whole):
            frame = known[number]
            now = frames.after(was or {}, frame)
        else:
            was = None
            continue
        yield number, frame
        was = now


def _gone_on(table: Table, number: int, entries: Sequence[kernel.Entry], running: Running | None) -> Running | None:
    """The game after an entry, by today's rules; None: they do not take it."""
    if not number:
        return (
            None if table.checkpoints.filter(after=0).exists() else game_named(table.game).new(table.options, table.key)
        )
    entry = entries[number - 1]
    try:
        if isinstance(entry, kernel.Return):
            running = restore.position_after(table, number)
            running.position.branch = number
        elif running is not None:
            running.take(entry)
    except Exception:
        return None
    return running


def _begun(table: Table, number: int, entries: Sequence[kernel.Entry], start: Checkpoint | None) -> Running | None:
    """The game at the beginning of a turn."""
    if start is None:
        return None
    running = game_named(table.game).restore(start.saved, [])
    running.position.branch = max(
        (n for n in range(1, number + 1) if isinstance(entries[n - 1], kernel.Return)), default=0
    )
    return running


def _agrees(running: Running | None, digest: str | None) -> bool:
    """No digest: nobody kept that of the position before the first entry."""
    return running is not None and digest in (None, running.digest())

"""What each audience has heard of a game's events: how many lines, and the latest of them, without reading all."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec

from bsg import kernel
from bsg.kernel import MODERATOR, Audience
from bsg.tables.models import Table

Counts = list[int]  # lines that everybody hears; then, for each seat, lines that it alone hears

AT_ONCE = 400  # events that are read at a time


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event of the record, as it is read there."""

    number: int
    at: datetime
    event: kernel.Event


def told_again(body: dict[str, Any]) -> kernel.Event:
    return msgspec.convert(body, kernel.Event, strict=False)


def counted(counts: Counts, events: Iterable[kernel.Event]) -> Counts:
    """The counts after some more events."""
    new = list(counts) or [0]
    for event in events:
        new[0] += event.text is not None
        for seat in event.private:
            new += [0] * (seat + 2 - len(new))
            new[seat + 1] += 1
    return new


def so_far(table: Table) -> Counts:
    """Of all that was told at a table; for one that was begun before this was kept it is counted once more."""
    if table.heard or not table.events_told:
        return table.heard  # type: ignore[no-any-return]
    bodies = table.events.filter(number__lte=table.events_told).values_list("body", flat=True)
    return counted([], map(told_again, bodies.iterator()))


def total(table: Table, audience: Audience) -> int:
    """So many lines an audience has heard."""
    counts = so_far(table) or [0]
    if audience == MODERATOR:
        return sum(counts)
    own = counts[audience + 1] if isinstance(audience, int) and audience + 1 < len(counts) else 0
    return counts[0] + own


def read(table: Table, after: int, upto: int) -> list[Told]:
    rows = table.events.filter(number__gt=after, number__lte=upto).order_by("number")
    return [Told(number, at, told_again(body)) for number, body, at in rows.values_list("number", "body", "at")]

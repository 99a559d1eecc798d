"""Who is there: a seat is present while a socket of its is open and beats.

Sockets of this process are known at once; for others it is written down, for all who came and went in one transaction,
and nobody who comes waits for that.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from bsg.tables.line import notify, threads
from bsg.tables.models import Seat, Table

logger = logging.getLogger(__name__)

FRESH = timedelta(seconds=15)  # beats closer together than this are not written down

_sockets: Counter[int] = Counter()  # of each seat, in this process
_unwritten: dict[int, str] = {}  # seats, with their table
_task: asyncio.Task[None] | None = None


def is_here(seat: Seat) -> bool:
    """Whether a socket of this process is the seat's."""
    return _sockets[seat.pk] > 0


def came(table: Table, seat: Seat) -> None:
    _sockets[seat.pk] += 1
    _note(table, seat)


def went(table: Table, seat: Seat) -> None:
    _sockets[seat.pk] -= 1
    if _sockets[seat.pk] <= 0:
        del _sockets[seat.pk]
        _note(table, seat)


def heartbeat(table: Table, seat: Seat) -> None:
    """`seat` was just read: repairs what a killed process, or another one's last socket, left wrong."""
    if not seat.present or seat.last_seen is None or abs(timezone.now() - seat.last_seen) > FRESH:
        _note(table, seat)


def _note(table: Table, seat: Seat) -> None:
    """To be written down soon, with all that are noted until then."""
    global _task
    _unwritten[seat.pk] = table.public_id
    if _task is None or _task.done() or _task.get_loop() is not asyncio.get_running_loop():
        _task = asyncio.get_running_loop().create_task(_write_down())


async def written() -> None:
    """Waits until everybody who came and went until now is written down."""
    if _task is not None and not _task.done():
        await asyncio.shield(_task)


async def _write_down() -> None:
    while _unwritten:
        seats = dict(_unwritten)
        _unwritten.clear()
        here = [pk for pk in seats if _sockets[pk] > 0]
        try:
            changed = await threads.writing(lambda seats=seats, here=here: _write(list(seats), here))  # type: ignore[misc]
        except Exception:
            logger.exception("Could not write down who is there")
            return
        for public_id in {seats[pk] for pk in changed}:
            notify.here_and_elsewhere(public_id)


def _write(seats: list[int], here: list[int]) -> list[int]:
    """Gives those for whom it was otherwise."""
    now = timezone.now()
    with transaction.atomic():
        were = {seat.pk for seat in Seat.objects.filter(pk__in=seats) if seat.present}
        Seat.objects.filter(pk__in=here).update(connected=True, last_seen=now)
        if gone := set(seats) - set(here):
            Seat.objects.filter(pk__in=gone).update(connected=False, last_seen=now)
    return [pk for pk in seats if (pk in were) != (pk in here)]

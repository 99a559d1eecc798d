"""Who is there: a seat is present while a socket of its is open and beats."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

from django.utils import timezone

from bsg.tables.line import notify
from bsg.tables.models import Seat, Table

FRESH = timedelta(seconds=15)  # beats closer together than this are not written down

_sockets: Counter[int] = Counter()  # of each seat, in this process


def came(table: Table, seat: Seat) -> None:
    _sockets[seat.pk] += 1
    _write(table, seat, True)


def heartbeat(table: Table, seat: Seat) -> None:
    """A heartbeat: repairs what a killed process, or another one's last socket, left wrong."""
    seat.refresh_from_db(fields=["connected", "last_seen"])
    if not seat.present:
        _write(table, seat, True)
    elif seat.last_seen is None or abs(timezone.now() - seat.last_seen) > FRESH:
        Seat.objects.filter(pk=seat.pk).update(last_seen=timezone.now())


def went(table: Table, seat: Seat) -> None:
    _sockets[seat.pk] -= 1
    if _sockets[seat.pk] <= 0:
        del _sockets[seat.pk]
        _write(table, seat, False)


def _write(table: Table, seat: Seat, connected: bool) -> None:
    was = Seat.objects.get(pk=seat.pk).present
    Seat.objects.filter(pk=seat.pk).update(connected=connected, last_seen=timezone.now())
    if was != connected:
        notify.moved(table.public_id)

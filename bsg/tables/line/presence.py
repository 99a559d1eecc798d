"""Who is there: a seat is present while a socket of its is open and beats."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

from django.utils import timezone

from bsg.tables.line import notify
from bsg.tables.models import Game, Seat

FRESH = timedelta(seconds=15)  # beats closer together than this are not written down

_sockets: Counter[int] = Counter()  # of each seat, in this process


def came(game: Game, seat: Seat) -> None:
    _sockets[seat.pk] += 1
    _write(game, seat, True)


def heartbeat(game: Game, seat: Seat) -> None:
    """A heartbeat: repairs what a killed process, or another one's last socket, left wrong."""
    seat.refresh_from_db(fields=["connected", "last_seen"])
    if not seat.present:
        _write(game, seat, True)
    elif seat.last_seen is None or seat.last_seen < timezone.now() - FRESH:
        Seat.objects.filter(pk=seat.pk).update(last_seen=timezone.now())


def went(game: Game, seat: Seat) -> None:
    _sockets[seat.pk] -= 1
    if _sockets[seat.pk] <= 0:
        del _sockets[seat.pk]
        _write(game, seat, False)


def _write(game: Game, seat: Seat, connected: bool) -> None:
    was = Seat.objects.get(pk=seat.pk).present
    Seat.objects.filter(pk=seat.pk).update(connected=connected, last_seen=timezone.now())
    if was != connected:
        notify.moved(game.public_id)

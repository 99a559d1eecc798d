"""Tables fold away: from the open list when nobody is there, and for good when nobody began to play."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from bsg.tables.models import Seat, Table

# After how many seconds; `BSG_FOLD` says otherwise: `empty=600 idle=86400`.
USUAL = {
    "unlisted": 3 * 60,  # a lobby where nobody is leaves the open list until somebody comes back
    "quiet": 24 * 3600,  # and so does a game
    "empty": 3600,  # a lobby without any person on a seat is cleared away
    "idle": 7 * 24 * 3600,  # and so is one where nobody has been
    "brought": 30 * 24 * 3600,  # a record from elsewhere is cleared away: whoever brought it has the file
}


def after(what: str) -> timedelta:
    said = dict(word.split("=", 1) for word in settings.FOLD.replace(",", " ").split())
    return timedelta(seconds=int(said.get(what, USUAL[what])))


def fold(now: datetime) -> dict[str, int]:
    """Does it for all tables; says how many of what."""
    going = Table.objects.filter(open=True).exclude(status=Table.Status.OVER)
    lobby = Q(status=Table.Status.LOBBY)
    here = (lobby & seen_since(now - after("unlisted"))) | (~lobby & seen_since(now - after("quiet")))
    fresh = (lobby & Q(created__gt=now - after("unlisted"))) | (~lobby & Q(started__gt=now - after("quiet")))
    lobbies = Table.objects.filter(lobby)
    return {
        "unlisted": going.filter(listed=True).exclude(here | fresh).update(listed=False),
        "listed": going.filter(listed=False).filter(here).update(listed=True),
        "lobbies": _clear(lobbies.filter(created__lt=now - after("empty")).exclude(with_people()))
        + _clear(lobbies.filter(created__lt=now - after("idle")).exclude(seen_since(now - after("idle")))),
        "records": _clear(Table.objects.filter(uploaded=True, created__lt=now - after("brought"))),
    }


def seen_since(time: datetime) -> Q:
    """Somebody was at the table since then."""
    return Q(Exists(Seat.objects.filter(table=OuterRef("pk"), last_seen__gt=time)))


def with_people() -> Q:
    return Q(Exists(Seat.objects.filter(table=OuterRef("pk"), taken=True, kind=Seat.Kind.HUMAN)))


def _clear(tables: QuerySet[Table]) -> int:
    """One by one, each looked at again with its row locked: somebody may just be sitting down."""
    cleared = 0
    for pk in list(tables.values_list("pk", flat=True)):
        with transaction.atomic():
            if Table.objects.select_for_update().filter(pk=pk).exists() and (found := tables.filter(pk=pk)).exists():
                found.get().delete()
                cleared += 1
    return cleared

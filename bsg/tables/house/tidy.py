"""What nobody needs any more is cleared away, now and then, by whichever timekeeper comes first."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.contrib.sessions.models import Session
from django.db.models import QuerySet

from bsg.tables.models import Person

FORGOTTEN = timedelta(days=400)  # longer than a browser keeps a cookie: nobody can be that person any more
PASSING = timedelta(days=30)  # somebody who never sat down anywhere


def tidy(now: datetime) -> dict[str, int]:
    """Clears away what is stale; says how many of what."""
    persons = Person.objects.filter(barred=False)
    return {
        "sessions": _gone(Session.objects.filter(expire_date__lt=now)),
        "persons": _gone(persons.filter(seen__lt=now - FORGOTTEN))
        + _gone(persons.filter(seen__lt=now - PASSING, keys=None, bans=None)),
    }


def _gone(rows: QuerySet[Any]) -> int:
    """Deletes them, with all that hangs on them; says how many they were."""
    return rows.delete()[1].get(rows.model._meta.label, 0)

"""Personal links: a seat makes its own anew, and whoever had the old one has nothing any more."""

from __future__ import annotations

from django.db import transaction

from bsg.kernel import NotAllowed
from bsg.tables.line import notify
from bsg.tables.models import Person, Seat, Table


def renew(seat: Seat, person: Person | None) -> None:
    """A new personal link, by somebody who can play the seat.

    Keys that others got by the old link end with it. Whoever sat down there keeps theirs whoever does this: a link that
    fell into wrong hands must not cost anybody their seat.
    """
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=seat.table_id)
        seat = table.seats.get(pk=seat.pk)
        if person is None or not seat.taken or not seat.keys.filter(person=person).exists():
            raise NotAllowed("Only whoever sits there can make a new link for that seat.")
        seat.keys.exclude(person__in=[person.pk, seat.person_id]).delete()
        seat.give_token()
        seat.save(update_fields=["issue", "token_hash"])
    notify.moved(table.public_id)

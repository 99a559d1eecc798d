"""Personal links: a seat makes its own anew, and whoever had the old one has nothing any more."""

from __future__ import annotations

from django.db import transaction

from bsg.kernel import NotAllowed
from bsg.tables.chairs import volunteers
from bsg.tables.line import notify
from bsg.tables.models import Person, Seat, Table


def renew(seat: Seat, person: Person | None) -> None:
    """A new personal link, by somebody who can play the seat; `seat` is then as it is from now on.

    Keys that others got by the old link end with it. Whoever sat down there keeps theirs whoever does this: a link that
    fell into wrong hands must not cost anybody their seat. What they have seen of a game that runs they have seen: they
    can take no other seat in it. All lines of the seat close but the one that holds `seat`:
    who still has a key comes back by itself.
    """
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=seat.table_id)
        now = table.seats.get(pk=seat.pk)
        if person is None or not now.taken or not now.keys.filter(person=person).exists():
            raise NotAllowed("Only whoever sits there can make a new link for that seat.")
        others = now.keys.exclude(person__in=[person.pk, now.person_id])
        if table.status == Table.Status.PLAYING:
            for key in others.select_related("person"):
                volunteers.remember(table, key.person, now.number)
        others.delete()
        now.give_token()
        now.save(update_fields=["issue", "token_hash"])
        table.seated += 1  # whoever has the seats in memory, in any process, reads them again
        table.save(update_fields=["seated"])
    seat.issue, seat.token_hash = now.issue, now.token_hash
    notify.moved(table.public_id)

"""Who somebody is at a table: the seat they have a key to, or a guest whom the invite let in."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from django.db import transaction

from bsg.kernel import NotAllowed, text
from bsg.tables.chairs import volunteers
from bsg.tables.models import Guest, Person, Seat, Table
from bsg.tables.models.person import hashed

if TYPE_CHECKING:
    from bsg.tables.pages.visitors import Visitor


def seat_of(person: Person | None, table: Table) -> Seat | None:
    """The seat that this person has a key to."""
    if person is None:
        return None
    return table.seats.filter(keys__person=person, taken=True, kind=Seat.Kind.HUMAN).first()


def seat_with(table: Table, token: str) -> Seat | None:
    """The seat whose personal link holds this secret."""
    return table.seats.filter(token_hash=hashed(token), taken=True, kind=Seat.Kind.HUMAN).first()


def may_watch(person: Person | None, table: Table, seat: Seat | None = None) -> bool:
    """`seat` is theirs, if that is known already."""
    if person is None:
        return table.open
    if person.barred or table.bans.filter(person=person).exists():
        return False
    if seat or table.open or table.guests.filter(person=person).exists() or seat_of(person, table) is not None:
        return True
    if table.master_id == person.pk:
        return True
    before = table_before(table)
    return before is not None and seat_of(person, before) is not None


def table_before(table: Table) -> Table | None:
    """The table whose rematch this is."""
    return Table.objects.filter(rematch=table).first()


def take_up(visitor: Visitor, table: Table, token: str) -> None:
    """From now on this person has that seat; `NotAllowed` if the secret is nobody's, or they have another one."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seat, mine = seat_with(table, token), seat_of(visitor.person, table)
        if seat is None:
            raise NotAllowed("This link belongs to no seat any more. Ask the host for the invite link.")
        if mine is not None and mine.pk != seat.pk:  # by a link that was sent by mistake one would lose one's own seat
            raise NotAllowed(
                text(
                    "That link is the seat of {other}, and you sit here as {mine}. "
                    "It can be opened in another browser.",
                    other=seat.name,
                    mine=mine.name,
                )
            )
        if visitor.person is not None and not volunteers.may_sit(table, visitor.person.pk, seat):
            raise NotAllowed("You have seen what others hold in this game, so you can take no seat in it.")
        seat.give_key(visitor.act())


def let_in(visitor: Visitor, table: Table, invite: str) -> None:
    if not secrets.compare_digest(invite.encode(), table.invite.encode()):
        raise NotAllowed("This invite link is not right. Ask for a new one.")
    Guest.objects.get_or_create(table=table, person=visitor.act())


def lost_a_seat(person: Person | None, table: Table) -> bool:
    """Whether the host gave this person's seat free since they last looked."""
    if person is None:
        return False
    return bool(table.guests.filter(person=person, unseated=True).update(unseated=False))

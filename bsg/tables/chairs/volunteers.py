"""People who watch and would help: take over a seat, or run the game. They say so, and everybody sees it."""

from __future__ import annotations

import secrets

import msgspec

from bsg.kernel import NotAllowed, Refused, text, verbatim
from bsg.tables.acts.names import alike, persons_name
from bsg.tables.chairs.floor import Floor, floor
from bsg.tables.models import Key, Person, Seat, Seen, Table

MOST = 8


class Volunteer(msgspec.Struct):
    """As kept with the table; `id` is how others name them."""

    id: str
    person: int
    name: str


def of(table: Table) -> list[Volunteer]:
    return msgspec.convert(table.volunteers, list[Volunteer])


def offer(pk: int, person: Person | None, name: str) -> None:
    """Once more under another name changes it."""
    if person is None:
        raise NotAllowed("Open this table by its invite link first; then you can offer your help.")
    name = persons_name(name)
    with floor(pk) as here:
        there = [one for one in of(here.table) if one.person != person.pk]
        if alike(name, (*(seat.name for seat in here.cached.seats), *(one.name for one in there))):
            raise Refused(
                "Somebody at this table has that name already, or one that looks like it. Choose another one."
            )
        if len(there) >= MOST:
            raise Refused("Enough people have offered their help already.")
        here.change(volunteers=msgspec.to_builtins([*there, Volunteer(secrets.token_hex(8), person.pk, name)]))
        here.tell(text("{name} watches, and would take over a seat or run the game.", name=verbatim(name)))


def volunteer(here: Floor, id: str) -> Volunteer:
    found = next((one for one in of(here.table) if one.id == id), None)
    if found is None:
        raise Refused("Nobody of that name has offered to help.")
    return found


def leave_the_list(here: Floor, volunteer: Volunteer) -> Person:
    """They have something to do now."""
    here.change(volunteers=msgspec.to_builtins([one for one in of(here.table) if one.id != volunteer.id]))
    return Person.objects.get(pk=volunteer.person)


# what somebody has seen -----------------------------------------------------------------------------------------------


def remember(table: Table, person: Person, seat: int | None) -> None:
    Seen.objects.get_or_create(table=table, person=person, seat=seat)


def may_sit(table: Table, person: int, seat: Seat) -> bool:
    """Not whoever has seen what others hold; who handed a seat on may come back to that one only."""
    seen = Seen.objects.filter(table=table, person=person).exclude(seat=seat.number)
    elsewhere = Key.objects.filter(person=person, seat__table=table, seat__taken=True).exclude(seat=seat)
    return table.master_id != person and not seen.exists() and not elsewhere.exists()


def sits(table: Table, person: int) -> bool:
    return Key.objects.filter(person=person, seat__table=table, seat__taken=True).exists()

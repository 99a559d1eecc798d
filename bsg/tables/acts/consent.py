"""What the people of a finished game decide together: who may see it, and whether its chat may be taken away."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from django.db import transaction
from django.utils.translation import gettext

from bsg.kernel import Refused
from bsg.tables.models import Seat, Table

OPEN, CHAT = "open", "chat"
FIELDS = {OPEN: "opens", CHAT: "lends_chat"}


class Asked(msgspec.Struct):
    """One such decision, for whoever takes part in it."""

    what: str
    words: str
    mine: bool
    others: list[str]  # who have not agreed
    done: bool


def say(seat: Seat, what: str, on: bool) -> None:
    """Somebody agrees, or does not any more. A game that was opened stays open: it may have been seen."""
    if what not in FIELDS:
        raise Refused("There is nothing like that to agree to.")
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=seat.table_id)
        if table.status != Table.Status.OVER:
            raise Refused("This game is not over yet.")
        Seat.objects.filter(pk=seat.pk).update(**{FIELDS[what]: on})
        if what == OPEN and not table.open and not _lacking(table, OPEN):
            table.open = True
            table.save(update_fields=["open"])


def chat_is_free(table: Table) -> bool:
    return not _lacking(table, CHAT)


def _lacking(table: Table, what: str) -> list[Seat]:
    people = table.seats.filter(kind=Seat.Kind.HUMAN, taken=True)
    return list(people.filter(**{FIELDS[what]: False}))


def shown(table: Table, seats: Sequence[Seat], seat: Seat | None) -> list[Asked]:
    """What whoever sat there may decide; others decide nothing."""
    if seat is None:
        return []
    words = {
        OPEN: gettext("Everybody may see this game again, with its chat, and finds it in the list."),
        CHAT: gettext("Records that are taken away have the chat in them."),
    }
    asked = [OPEN, CHAT] if not table.open or seat.opens else [CHAT]
    return [
        Asked(
            what,
            words[what],
            getattr(seat, FIELDS[what]),
            [other.name for other in _lacking(table, what) if other.pk != seat.pk],
            table.open if what == OPEN else chat_is_free(table),
        )
        for what in asked
    ]

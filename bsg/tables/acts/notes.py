"""Notes: what somebody writes down about the others, for nobody else's eyes."""

from __future__ import annotations

from bsg.kernel import Refused, text
from bsg.tables.line import notify
from bsg.tables.models import Seat

LENGTH = 4000


def note(seat: Seat, words: str) -> None:
    words = "".join(letter for letter in words if letter.isprintable() or letter in "\n\t")
    if len(words) > LENGTH:
        raise Refused(text("That note is too long: at most {length} characters.", length=LENGTH))
    Seat.objects.filter(pk=seat.pk).update(note=words)
    notify.moved(seat.table.public_id)  # for the seat's other pages; nobody else's bytes change

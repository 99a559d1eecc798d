"""What belongs to one seat alone: its note, and how far it has read."""

from __future__ import annotations

from bsg.kernel import Refused, text
from bsg.tables import notify, sections
from bsg.tables.models import Seat

NOTE_LENGTH = 4000


def note(seat: Seat, words: str) -> None:
    words = "".join(letter for letter in words if letter.isprintable() or letter in "\n\t")
    if len(words) > NOTE_LENGTH:
        raise Refused(text("That note is too long: at most {length} characters.", length=NOTE_LENGTH))
    Seat.objects.filter(pk=seat.pk).update(note=words)
    notify.moved(seat.game.public_id)  # for the seat's other pages; nobody else's bytes change


def read(seat: Seat, log: int) -> None:
    """The seat has seen so many lines of its log; it never forgets one again."""
    seen = min(log, sections.lines_heard(seat.game_id, seat.number))
    Seat.objects.filter(pk=seat.pk, read__lt=seen).update(read=seen)

"""How far somebody has read: what came after it is their recap."""

from __future__ import annotations

from bsg.tables.line import sections
from bsg.tables.models import Seat


def read(seat: Seat, log: int) -> None:
    """The seat has seen so many lines of its log; it never forgets one again."""
    seen = min(log, sections.lines_heard(seat.table_id, seat.number))
    Seat.objects.filter(pk=seat.pk, read__lt=seen).update(read=seen)

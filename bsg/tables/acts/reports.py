"""Reports of problems: the words, and the record up to the very step, so that it can be seen again."""

from __future__ import annotations

from hashlib import blake2b

from django.db import transaction
from django.utils import timezone

from bsg.kernel import Refused, text
from bsg.tables.house import limits
from bsg.tables.house.limits import Who
from bsg.tables.line import sections
from bsg.tables.models import Report, Seat, Table

LENGTH = 2000


def report(seat: Seat, words: str, client_id: str) -> None:
    """Stores it; the same `client_id` again is not stored again. The key stays with the game."""
    words = "".join(letter for letter in words if letter.isprintable() or letter == "\n").strip()
    if not words:
        raise Refused("Say in a few words what went wrong.")
    if len(words) > LENGTH:
        raise Refused(text("That is too long: at most {length} characters.", length=LENGTH))
    now = timezone.now()
    seen = view_digest(seat)
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=seat.table_id)
        if Report.objects.filter(seat=seat, client_id=client_id).exists():
            return
        limits.take("reports", Who(seat=seat.pk))
        Report.objects.create(
            table=table,
            seat=seat,
            words=words,
            number=table.number,
            version=table.version,
            digest=table.digest,
            view_digest=seen,
            record={"options": table.options, "journal": list(table.entries.values_list("body", flat=True))},
            client_id=client_id,
            at=now,
        )


def view_digest(seat: Seat) -> str:
    """A short name of what the seat had on screen, without any of it."""
    news = sections.news(seat.table_id, seat.number, seat.language or "en", 0, 0)
    hashes = "".join(f"{name}={section.hash};" for name, section in sorted(news.sections.items()))
    return blake2b(hashes.encode(), digest_size=16).hexdigest()

"""What the lobby shows: who sits where, what was agreed, how to invite, and in one sentence what is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import segno
from django.utils.translation import get_language, gettext, ngettext

from bsg.kernel import text
from bsg.tables.line.agreement import agreement
from bsg.tables.line.words import in_words
from bsg.tables.models import Seat, Table
from bsg.tables.pages.forms import AgreeForm


def shown(table: Table, seats: Sequence[Seat], mine: Seat | None, link: str, master: bool = False) -> dict[str, Any]:
    hosts = mine is not None and mine.number == table.host
    return {
        "seats": seats,
        "status": status(table, seats, mine, master),
        "agreed": agreement(table, get_language() or "en"),
        "is_host": hosts,
        "agree_form": AgreeForm.of(table) if hosts else None,
        "has_free_seat": any(not seat.taken for seat in seats),
        "kept": [seat.name for seat in seats if seat.reserved],
        "can_start": all(seat.taken and seat.ready for seat in seats),
        "code": "-".join(table.invite[n : n + 5] for n in range(0, len(table.invite), 5)),
        "invite_code": drawn(link),
    }


def drawn(link: str) -> str:
    """A link as a QR code."""
    return segno.make(link).svg_inline(border=4, dark="#080c11", light="#fff", omitsize=True)


def status(table: Table, seats: Sequence[Seat], mine: Seat | None, master: bool = False) -> str:
    """How the lobby stands, for whoever looks: what is waited for, and what they can do about it; a game `master` sits
    nowhere, and is not invited."""
    free = sum(not seat.taken and not seat.reserved for seat in seats)
    kept = [seat.name for seat in seats if seat.reserved]
    unready = [seat for seat in seats if seat.taken and not seat.ready]
    host = next((seat.name for seat in seats if seat.number == table.host), "")
    hosting = mine is not None and mine.number == table.host
    if free and mine is None and host and not master:
        words = ngettext("{host} invites you: {n} seat is free.", "{host} invites you: {n} seats are free.", free)
    elif free and hosting:
        words = ngettext(
            "Waiting for {n} more person. Send the link, or add a bot.",
            "Waiting for {n} more people. Send the link, or add bots.",
            free,
        )
    elif free:
        words = ngettext("Waiting for {n} more person.", "Waiting for {n} more people.", free)
    elif kept:
        return named("Waiting for {names}.", kept)
    elif mine and any(seat.pk == mine.pk for seat in unready):
        words = gettext("Every seat is taken. Say when you are ready.")
    elif unready:
        return named("Not ready yet: {names}.", [seat.name for seat in unready])
    elif hosting:
        words = gettext("Everybody is ready. Start the game when you like.")
    else:
        words = gettext("Everybody is ready. {host} starts the game.")
    return words.format(n=free, host=host)


def named(words: str, names: list[str]) -> str:
    return in_words(text(words, names=names), get_language() or "en")

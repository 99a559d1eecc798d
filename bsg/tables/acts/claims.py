"""Claims: before a check people may say how much they can help, in one of three ways; exact values they may not."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Audience, Illegal, Stale
from bsg.tables.acts import chat
from bsg.tables.games import game_named
from bsg.tables.journal import cache, service
from bsg.tables.line import notify
from bsg.tables.models import ChatMessage, Seat, Table


def claim(seat: Seat, level: str, about: str, client_id: str) -> None:
    """Says it about that check, or changes what was said; the same again is not said again."""
    with cache.locked(seat.table_id) as cached:
        service.current(Table.objects.get(pk=seat.table_id), cached)
        with transaction.atomic():
            table = Table.objects.select_for_update().get(pk=seat.table_id)
            if chat.was_said(seat, client_id):
                return
            _may_claim(table, cached.up_to(table), seat.number, about)
            if table.claims.get(str(seat.number)) == level:
                return
            table.claims = {**table.claims, str(seat.number): level}
            chat.put(table, seat, timezone.now(), client_id, claim=ChatMessage.Claim(level), about=about)
            table.save(update_fields=["claims"])
    notify.moved(table.public_id)


def _may_claim(table: Table, running: kernel.Running[Any], seat: int, about: str) -> None:
    opened = game_named(table.game).open_check(running.position)
    if opened is None:
        raise Illegal("No check is open to which cards can still be added.")
    present, yet_to_add = opened
    if about != present:
        raise Stale("That check is over, so your claim was not told. Say it about the present one.")
    if seat not in yet_to_add:
        raise Illegal("You have added your cards to this check, so there is nothing left to claim.")


def view(table: Table, running: kernel.Running[Any], audience: Audience) -> dict[str, Any] | None:
    opened = game_named(table.game).open_check(running.position)
    if opened is None:
        return None
    about, yet_to_add = opened
    return {"about": about, "levels": table.claims, "mine": audience in yet_to_add}

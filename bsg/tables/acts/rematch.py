"""Once more: a new table for the same people, with what they agreed on; everybody's seat is kept for them."""

from __future__ import annotations

import secrets

from django.db import transaction

from bsg import kernel
from bsg.kernel import Refused
from bsg.tables.acts import lobby
from bsg.tables.games import game_named
from bsg.tables.line import notify
from bsg.tables.models import Seat, Table


def rematch(seat: Seat) -> Table:
    """The table that follows this one; made by whoever asks first."""
    with transaction.atomic():
        before = Table.objects.select_for_update().get(pk=seat.table_id)
        if before.status != Table.Status.OVER:
            raise Refused("The game is not over yet. A rematch can be had when it is.")
        if before.rematch is None:
            before.rematch = _made_after(before)
            before.save(update_fields=["rematch"])
    notify.moved(before.public_id)
    return before.rematch


def _made_after(before: Table) -> Table:
    """Its host is whoever sits down first."""
    rules, secret = game_named(before.game), secrets.token_bytes(32)
    table = Table.objects.create(
        name=before.name,
        game=before.game,
        options=rules.check_options(before.options),
        version=rules.version,
        open=before.open,
        pace=before.pace,
        beat=before.beat,
        clock=before.clock,
        absence=before.absence,
        reshuffles=before.reshuffles,
        secret=secret,
        commitment=kernel.commitment(secret),
    )
    seats: list[Seat] = []
    for old in before.seats.all():
        seat = Seat(table=table, number=old.number, name=old.name, reserved=True)
        if old.is_bot:
            lobby.seat_bot(seat, seats, old.level, old.persona)
        seat.save()
        seats.append(seat)
    return table

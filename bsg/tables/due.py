"""Due work, planned in the transaction of the entry that causes it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bsg import kernel
from bsg.tables.models import Due, Game, Seat

BOT_MOVE = "bot move"


def plan(game: Game, running: kernel.Running[Any], now: datetime) -> None:
    """Writes down that a bot owes an answer, or that none does."""
    of_bots = set(game.seats.filter(kind=Seat.Kind.BOT).values_list("number", flat=True))
    if not of_bots:
        return
    if any(ask.seat in of_bots for ask in running.owed):
        Due.objects.update_or_create(game=game, what=BOT_MOVE, defaults={"at": now, "tries": 0})
    else:
        Due.objects.filter(game=game, what=BOT_MOVE).delete()

"""Chat: what people at the table say. Who only watches may not talk to players (R28.22)."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from typing import Any

from django.utils import timezone

from bsg.kernel import NotAllowed, Refused, text
from bsg.tables.games import game_named
from bsg.tables.house import limits
from bsg.tables.house.limits import Who
from bsg.tables.journal import service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import notify
from bsg.tables.models import ChatMessage, Seat, Table

LENGTH = 500


def say(seat: Seat, words: str, client_id: str) -> None:
    """Says something at the table; the same `client_id` again is not said again."""
    words = clean(words)
    with service.holding(seat.table_id, seat) as cached:
        if is_out(cached, seat):
            raise NotAllowed("You are out of this game: you watch on, and talk to nobody who still plays.")
        if was_said(seat, client_id):
            return
        if cached.seats[seat.number].muted:
            raise NotAllowed("You were asked to be silent in the chat of this game. You can still claim and play.")
        put(cached.table, seat, timezone.now(), client_id, text=words)
    notify.moved(cached.table.public_id)


def is_out(cached: CachedGame, seat: Seat) -> bool:
    """Whether somebody has left the game for good, and so is like one who only watches (R28.22)."""
    table = cached.table
    if table.status != Table.Status.PLAYING:
        return False
    return seat.number in game_named(table.game).out(cached.up_to(table).position)


def was_said(seat: Seat, client_id: str) -> bool:
    return ChatMessage.objects.filter(seat=seat, client_id=client_id).exists()


def put(table: Table, seat: Seat, now: datetime, client_id: str, **words: Any) -> None:
    """Writes a line; the caller holds the table's row."""
    limits.take("chat", Who(seat=seat.pk))
    table.chat_said += 1
    table.save(update_fields=["chat_said"])
    ChatMessage.objects.create(
        table=table, number=table.chat_said, seat=seat, name=seat.name, client_id=client_id, at=now, **words
    )


def clean(words: str) -> str:
    """The message without what cannot be seen, but with its line breaks."""
    words = "".join(
        letter for letter in words if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn")
    ).strip()
    if not words:
        raise Refused("There is nothing in that message. Write something first.")
    if len(words) > LENGTH:
        raise Refused(text("That message is too long: at most {length} characters.", length=LENGTH))
    return words

"""What bots say at a table: claims when something can be claimed about, and a remark now and then."""

from __future__ import annotations

import msgspec
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Refused, Text
from bsg.tables.acts import chat, claims
from bsg.tables.games import game_named
from bsg.tables.journal import minds, service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import notify
from bsg.tables.models import ChatMessage, Seat

LATELY = 4  # remarks that are not made again


def claim(pk: int) -> None:
    """Every bot that may says what it can do, or stays silent."""
    about, said = service.read(pk, _claimed)
    for seat, level in said:
        try:
            claims.claim(seat, level, about, f"bot:{about}:{seat.table.number}"[:80])
        except Refused:
            return  # it was decided meanwhile


def _claimed(cached: CachedGame) -> tuple[str, list[tuple[Seat, str]]]:
    table, running = cached.table, cached.up_to(cached.table)
    game = game_named(table.game)
    now = game.claimable(running.position)
    if now is None or not table.bot_talk:
        return "", []
    said = []
    for seat in cached.seats:
        if seat.is_bot and seat.number in now.seats and str(seat.number) not in table.claims:
            level = minds.claims(cached, seat, kernel.Seen(game, running.position, seat.number))
            if level is not None:
                said.append((seat, level))
    return now.about, said


def remark(seat: Seat, words: Text, client_id: str) -> None:
    """Puts it into the chat, unless bots have just said the same, be it of somebody else."""
    try:
        if _put(seat, words, client_id):
            notify.moved(seat.table.public_id)
    except Refused:
        return  # so much was said that nobody misses it


def _put(seat: Seat, words: Text, client_id: str) -> bool:
    with service.holding(seat.table_id, seat) as cached:
        table = cached.table
        remarks = ChatMessage.objects.filter(table=table, words__isnull=False).order_by("-number")
        lately = [said["msgid"] for said in remarks.values_list("words", flat=True)[:LATELY] if said]
        if words.msgid in lately or chat.was_said(seat, client_id) or chat.is_out(cached, seat):
            return False
        chat.put(table, seat, timezone.now(), client_id, words=msgspec.to_builtins(words))
    return True

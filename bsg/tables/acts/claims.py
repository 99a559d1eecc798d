"""Claims: people say in one of the game's ways what they can do about something that is still open."""

from __future__ import annotations

from django.utils import timezone

from bsg.kernel import Audience, Claimable, Claims, Illegal, Position, Stale, text
from bsg.tables.acts import chat
from bsg.tables.games import game_named
from bsg.tables.journal import service
from bsg.tables.line import notify
from bsg.tables.line.shapes import ClaimsSection
from bsg.tables.models import Seat, Table


def claim(seat: Seat, level: str, about: str, client_id: str) -> None:
    """Says it about that, or changes what was said; the same again is not said again."""
    service.current(seat.table_id)
    with service.holding(seat.table_id, seat) as cached:
        table = cached.look(seat.table_id)
        if chat.was_said(seat, client_id):
            return
        _may_claim(table, cached.up_to(table).position, seat.number, level, about)
        if table.claims.get(str(seat.number)) == level:
            return
        table.claims = {**table.claims, str(seat.number): level}
        chat.put(table, seat, timezone.now(), client_id, claim=level, about=about)
        table.save(update_fields=["claims"])
    notify.moved(table.public_id)


def _may_claim(table: Table, position: Position, seat: int, level: str, about: str) -> None:
    game = game_named(table.game)
    ways, now = game.claims(), game.claimable(position)
    if ways is None:
        raise Illegal("There are no claims in this game.")
    if level not in keys(ways):
        raise Illegal(text("That cannot be claimed. What can be: {levels}.", levels=", ".join(keys(ways))))
    if now is None:
        raise Illegal(ways.closed)
    if about != now.about:
        raise Stale(ways.over)
    if seat not in now.seats:
        raise Illegal(ways.done)


def keys(ways: Claims) -> list[str]:
    return [level.key for level in ways.levels]


def view(table: Table, now: Claimable | None, audience: Audience) -> ClaimsSection | None:
    """What was claimed about what can be claimed about now."""
    if now is None:
        return None
    return {"about": now.about, "levels": table.claims, "mine": audience in now.seats}

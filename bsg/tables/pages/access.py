"""Who somebody is at a table: their session holds the secret of their seat, or the invite that let them in."""

from __future__ import annotations

import secrets
from typing import Any

from bsg.kernel import NotAllowed, text
from bsg.tables.models import Seat, Table
from bsg.tables.models.seat import hashed

SEATS, INVITES = "seats", "invites"  # in the session: {table: secret of the seat}, {table: invite}


def seat_of(session: Any, table: Table) -> Seat | None:
    """The seat that is this session's by its secret."""
    token = session.get(SEATS, {}).get(table.public_id)
    return seat_with(table, token) if token else None


def seat_with(table: Table, token: str) -> Seat | None:
    return table.seats.filter(token_hash=hashed(token), taken=True, kind=Seat.Kind.HUMAN).first()


def may_watch(session: Any, table: Table) -> bool:
    invite = session.get(INVITES, {}).get(table.public_id, "")
    if table.open or secrets.compare_digest(invite, table.invite) or seat_of(session, table) is not None:
        return True
    before = table_before(table)
    return before is not None and seat_of(session, before) is not None


def table_before(table: Table) -> Table | None:
    """The table whose rematch this is."""
    return Table.objects.filter(rematch=table).first()


def take_up(session: Any, table: Table, token: str) -> None:
    """From now on this session is that seat; `NotAllowed` if the secret is nobody's, or the session is another seat."""
    seat, mine = seat_with(table, token), seat_of(session, table)
    if seat is None:
        raise NotAllowed("This link belongs to no seat any more. Ask the host for the invite link.")
    if mine is not None and mine.pk != seat.pk:  # by a link that was sent by mistake one would lose one's own seat
        raise NotAllowed(
            text(
                "That link is the seat of {other}, and you sit here as {mine}. It can be opened in another browser.",
                other=seat.name,
                mine=mine.name,
            )
        )
    session[SEATS] = {**session.get(SEATS, {}), table.public_id: token}


def let_in(session: Any, table: Table, invite: str) -> None:
    if not secrets.compare_digest(invite.encode(), table.invite.encode()):
        raise NotAllowed("This invite link is not right. Ask for a new one.")
    session[INVITES] = {**session.get(INVITES, {}), table.public_id: invite}


def leave(session: Any, table: Table) -> None:
    session[SEATS] = {other: token for other, token in session.get(SEATS, {}).items() if other != table.public_id}


def token_of(session: Any, table: Table) -> str:
    """The secret itself, to show its owner the personal link."""
    return str(session.get(SEATS, {}).get(table.public_id, ""))

"""Who somebody is at a table: their session holds the secret of their seat, or the invite that let them in."""

from __future__ import annotations

import secrets
from typing import Any

from bsg.kernel import NotAllowed, text
from bsg.tables.models import Game, Seat
from bsg.tables.models.seat import hashed

SEATS, INVITES = "seats", "invites"  # in the session: {table: secret of the seat}, {table: invite}


def seat_of(session: Any, game: Game) -> Seat | None:
    """The seat that is this session's by its secret."""
    token = session.get(SEATS, {}).get(game.public_id)
    return seat_with(game, token) if token else None


def seat_with(game: Game, token: str) -> Seat | None:
    return game.seats.filter(token_hash=hashed(token), taken=True, kind=Seat.Kind.HUMAN).first()


def may_watch(session: Any, game: Game) -> bool:
    invite = session.get(INVITES, {}).get(game.public_id, "")
    if game.open or secrets.compare_digest(invite, game.invite) or seat_of(session, game) is not None:
        return True
    before = table_before(game)
    return before is not None and seat_of(session, before) is not None


def table_before(game: Game) -> Game | None:
    """The table whose rematch this is."""
    return Game.objects.filter(rematch=game).first()


def take_up(session: Any, game: Game, token: str) -> None:
    """From now on this session is that seat; `NotAllowed` if the secret is nobody's, or the session is another seat."""
    seat, mine = seat_with(game, token), seat_of(session, game)
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
    session[SEATS] = {**session.get(SEATS, {}), game.public_id: token}


def let_in(session: Any, game: Game, invite: str) -> None:
    if not secrets.compare_digest(invite.encode(), game.invite.encode()):
        raise NotAllowed("This invite link is not right. Ask for a new one.")
    session[INVITES] = {**session.get(INVITES, {}), game.public_id: invite}


def leave(session: Any, game: Game) -> None:
    session[SEATS] = {table: token for table, token in session.get(SEATS, {}).items() if table != game.public_id}


def token_of(session: Any, game: Game) -> str:
    """The secret itself, to show its owner the personal link."""
    return str(session.get(SEATS, {}).get(game.public_id, ""))

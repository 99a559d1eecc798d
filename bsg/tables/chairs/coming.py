"""Going and coming back: each decides that for their own seat, and nobody is asked."""

from __future__ import annotations

from bsg import kernel
from bsg.kernel import Refused, text
from bsg.tables.chairs import proposals
from bsg.tables.chairs.floor import floor
from bsg.tables.journal import service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.models import Seat


def go(seat: Seat, better: bool, id: str) -> None:
    """Whoever has to go is not counted from now on; the others can let a bot sit in, if need be one that plays well."""
    with floor(seat.table_id, seat) as here:
        mine = here.seat(seat.number)
        if mine.gone or mine.stand_in:
            return
        here.change_seat(mine, gone=True, better=better)
        words = text("{seat} has to go, and is not waited for.", seat=f"seat:{seat.number}")
        _enter(here.cached, "go", words, seat, id)
        proposals.settle(here)


def come_back(seat: Seat, id: str) -> None:
    """The seat is theirs at once, whoever sat in."""
    with floor(seat.table_id, seat) as here:
        mine = here.seat(seat.number)
        if not mine.gone and not mine.stand_in:
            return
        if here.table.status == here.table.Status.OVER:
            raise Refused("The game is over.")
        here.change_seat(mine, gone=False, better=False, stand_in="")
        words = text("{seat} is back.", seat=f"seat:{seat.number}")
        _enter(here.cached, "back", words, seat, id)


def _enter(cached: CachedGame, kind: str, words: kernel.Text, seat: Seat, id: str) -> None:
    act = kernel.Act(kind=kind, by=f"seat:{seat.number}", mark=kernel.Event(words), seat=seat.number)
    service.enter(cached, act, seat, id)

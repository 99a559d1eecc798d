"""When a clock runs out: the lawful default for whoever is late, and the third time in a row a bot sits in."""

from __future__ import annotations

from datetime import datetime

from bsg import kernel
from bsg.kernel import Text, text
from bsg.tables.chairs.floor import floor
from bsg.tables.journal import clocks, service
from bsg.tables.models import Seat, Table

PATIENCE = 3  # times in a row

CLOCK = "clock"  # who did it


def run_out(pk: int, now: datetime) -> bool:
    """False: the time is not up any more, or somebody else was quicker."""
    with floor(pk) as here:
        table, seats = here.table, here.cached.seats
        if table.status != Table.Status.PLAYING or table.paused_at is not None:
            return False
        if table.clock_at is None or table.clock_at > now:
            return False
        late = clocks.late(table, seats, here.running, now)
        if not late:
            return False
        named = [seats[ask.seat] for ask in late if clocks.is_public(ask)]
        asleep = []
        for seat in named:
            lapses = seat.lapses + 1
            here.change_seat(seat, lapses=lapses)
            if lapses >= PATIENCE:
                asleep.append(seat)
                better = Seat.StandIn.BETTER if seat.better else Seat.StandIn.ABSENT
                here.change_seat(seat, stand_in=better, lapses=0)
        answers = tuple(kernel.Answer(ask.seat, ask.fallback) for ask in late)
        mark = kernel.Event(_words(late, named))
        service.enter(here.cached, kernel.Act("time_out", CLOCK, mark, answers=answers))
        for seat in asleep:
            words = text("A bot sits in for {seat}, who was late {n} times in a row.", seat=_at(seat), n=PATIENCE)
            act = kernel.Act("sit_in", CLOCK, kernel.Event(words), seat=seat.number)
            service.enter(here.cached, act)
    return True


def _words(late: list[kernel.Ask], named: list[Seat]) -> Text:
    """Who was asked in a window or in secret is nobody's business."""
    if len(named) < len(late):
        return text("Time is up: whoever has not answered gets the default answer.")
    return text("Time is up for {names}: the default answer is given.", names=[_at(seat) for seat in named])


def _at(seat: Seat) -> str:
    return f"seat:{seat.number}"

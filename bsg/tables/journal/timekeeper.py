"""Somebody owns time: does what is due, once, whichever process comes first, and goes on after a restart."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from bsg import kernel
from bsg.bots import Fallback
from bsg.tables import games
from bsg.tables.acts import talk
from bsg.tables.chairs import time_out
from bsg.tables.games import game_named
from bsg.tables.journal import minds, service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.journal.due import BEAT, BOT_MOVE, BOT_TALK, CLOCK, SKEW, after_a_jump
from bsg.tables.line import commands
from bsg.tables.models import Due, Seat, Table

logger = logging.getLogger(__name__)

LEASE = timedelta(seconds=5)  # what a timekeeper died over is taken up by another after this
LONGEST = timedelta(minutes=1)  # between two tries of what fails
FALLBACK = Fallback()  # moves a table on when its bots cannot


def work(now: datetime | None = None) -> bool:
    """Does one thing that is due; False: nothing was."""
    now = now or timezone.now()
    look = Due.objects.filter(Q(at__lte=now) | Q(made__gt=now + SKEW))
    if not look.exists():  # without a write lock, which SQLite has only one of
        return False
    after_a_jump(now)
    with transaction.atomic():
        due = Due.objects.select_for_update(skip_locked=True).filter(at__lte=now).order_by("at").first()
        if due is None:
            return False
        due.at = now + min(LEASE * 2**due.tries, LONGEST)
        due.made, due.tries = now, due.tries + 1
        due.save(update_fields=["at", "made", "tries"])
    try:
        if due.what == BEAT:
            service.end_beat(due.table_id, now)
        elif due.what == CLOCK:
            time_out.run_out(due.table_id, now)
        elif due.what == BOT_TALK:
            talk.claim(due.table_id)
            Due.objects.filter(pk=due.pk, about=due.about, tries=due.tries).delete()
        else:
            move_a_bot(due.table, fallback=due.tries > 2)
    except kernel.Stale:
        pass  # somebody else was quicker; what is due now is planned with their entry
    except kernel.Refused as refused:
        logger.error("%s: %s was refused: %s", due.table, due.what, refused)
    return True


def move_a_bot(table: Table, fallback: bool = False) -> None:
    """One bot that owes an answer gives it, knowing what a person in its seat would know."""
    of_bots = {seat.number: seat for seat in table.seats.all() if seat.by_bot}

    def answer(cached: CachedGame) -> tuple[Seat, commands.Answer, kernel.Text | None] | None:
        running = cached.up_to(cached.table)
        number = next((ask.seat for ask in running.owed if ask.seat in of_bots), None)
        if number is None:
            return None
        (mine,) = kernel.questions(running.position, number).mine
        view = kernel.Seen(game_named(table.game), running.position, number)
        seat, said = of_bots[number], None
        if fallback:
            picks = FALLBACK.answer(mine, view)
        elif seat.stand_in == Seat.StandIn.ABSENT:
            picks = games.absent(table.game).answer(mine, view)
        else:
            picks = minds.answer(cached, seat, mine, view)
            said = minds.says(cached, seat, view) if cached.table.bot_talk and seat.is_bot else None
        return seat, commands.Answer(id=f"bot:{mine.id}", ask=mine.id, picks=picks), said

    if (move := service.read(table.pk, answer)) is None:
        Due.objects.filter(table=table, what=BOT_MOVE, table__number=table.number).delete()
        return
    seat, command, said = move
    if said is not None:
        talk.remark(seat, said, command.id)
    service.take(seat, command, stood_in=bool(seat.stand_in))

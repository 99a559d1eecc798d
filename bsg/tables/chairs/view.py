"""What everybody sees of the chairs: who is away, for whom a bot sits in, and what is proposed. The same for all."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from django.utils import timezone

from bsg.tables.chairs import absence, proposals, volunteers
from bsg.tables.chairs.floor import Floor
from bsg.tables.chairs.kinds import KINDS
from bsg.tables.games import game_named
from bsg.tables.journal import clocks
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line.shapes import ChairSection, ChairsSection, ClockSection, ProposalSection, VolunteerSection
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import in_words, namer
from bsg.tables.models import Seat, Table


def view(cached: CachedGame, language: str) -> ChairsSection:
    table, seats = cached.table, cached.seats
    here = Floor(cached, timezone.now())
    now, open = here.now, proposals.still_open(here) if table.proposals else []
    people = here.asked() if open else []
    return {
        "paused": None if table.paused_at is None else timestamp(table.paused_at),
        "void": table.void,
        "absence": table.absence,
        "clock": _clock(table, seats),
        "master": table.master_name if table.master_id is not None else None,
        "volunteers": [VolunteerSection(id=one.id, name=one.name) for one in volunteers.of(table)],
        "seats": [_chair(table, seat, now) for seat in seats],
        "proposals": [_proposal(table, seats, one, people, language) for one in open],
    }


def _clock(table: Table, seats: Sequence[Seat]) -> ClockSection | None:
    """How long answers may take, until when this one, and what is left of the banks."""
    clock = clocks.of(table)
    if clock is None:
        return None
    return {
        "turn": clock.turn,
        "window": clock.window,
        "until": None if table.clock_at is None else timestamp(table.clock_at),
        "banks": [int(seat.bank) for seat in seats] if clock.bank else [],
    }


def _chair(table: Table, seat: Seat, now: datetime) -> ChairSection:
    return {
        "absent": not seat.is_bot and absence.is_absent(table, seat, now),
        "gone": seat.gone,
        "stand_in": seat.stand_in,
        "muted": seat.muted,
    }


def _proposal(
    table: Table, seats: Sequence[Seat], proposal: proposals.Proposal, people: Sequence[int], language: str
) -> ProposalSection:
    wanted = KINDS[proposal.wish.kind].wanted(proposal.wish)
    return {
        "id": proposal.id,
        "kind": proposal.wish.kind,
        "by": proposal.by,
        "words": in_words(wanted, language, namer(seats, game_named(table.game))),
        "why": "" if proposal.wish.kind == "ruling" else proposal.wish.why,
        "agreed": sorted(proposal.agreed),
        "missing": [seat for seat in people if seat not in proposal.agreed],
    }

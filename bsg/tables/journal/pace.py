"""The pace of bots: how long what happened stays in sight before a bot goes on, and how long its answer takes.

It depends on what everybody knows and on nothing else: which kinds of things have just happened for all to see, of
which kind the question is, and what the host has set. So nobody learns anything of a hand or a side by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import timedelta

from django.conf import settings

from bsg import kernel
from bsg.tables.games import cast_of
from bsg.tables.models import Table

TEMPO = {Table.BotPace.SLOW: 2.0, Table.BotPace.NORMAL: 1.0, Table.BotPace.AT_ONCE: 0.0}
MOST = 10.0  # moments, however much has happened
BESIDES = 0.25  # which part of its time is left to what happens beside something greater
GREAT, STAYS = 5.0, 3.0  # what would stay for so many moments stays for so many at any pace: nobody is to miss it
ANYTHING: Mapping[str, float] = {}


def pause(table: Table, owed: Iterable[kernel.Ask], events: Iterable[kernel.Event]) -> timedelta:
    """Before a bot that owes one of these answers gives it."""
    cast = cast_of(table.game)
    seen, thought = (cast.seen, cast.thought) if cast else (ANYTHING, ANYTHING)
    asks = list(owed)
    in_sight = _in_sight(events, seen)
    moments = max(_thought(ask, thought) for ask in asks) + in_sight
    moments = TEMPO[Table.BotPace(table.bot_pace)] * min(moments, MOST)
    seconds = settings.BOT_PAUSE * max(moments, STAYS if in_sight >= GREAT else 0.0)
    if table.pace == Table.Pace.LIVE and any(ask.shows == "window" for ask in asks):
        seconds = min(seconds, table.beat / 2)  # before its beat ends it for all
    return timedelta(seconds=seconds)


def before_a_claim(table: Table) -> timedelta:
    """From when something can be claimed about until bots do so: the same for all, and before they act on it."""
    return timedelta(seconds=settings.BOT_PAUSE * TEMPO[Table.BotPace(table.bot_pace)], milliseconds=-1)


def _thought(ask: kernel.Ask, thought: Mapping[str, float]) -> float:
    """In a window nobody sees what bots do, and of a secret question not even that there is one: they take no time."""
    return 0.0 if ask.shows in ("window", "nobody") else thought.get(ask.kind, 1.0)


def _in_sight(events: Iterable[kernel.Event], seen: Mapping[str, float]) -> float:
    """What has happened for all to see: the greatest of it, and a little for all the rest."""
    kinds = (event.what["kind"] for event in events if event.text is not None and event.what is not None)
    moments = sorted(seen.get(kind, 0.0) for kind in kinds)
    return moments[-1] + BESIDES * sum(moments[:-1]) if moments else 0.0

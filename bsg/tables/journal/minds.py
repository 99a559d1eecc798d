"""The minds of bots in this process: fed by what their seats hear, kept between moves, and made anew when in doubt.

A mind follows from its seat's own log alone. So it is no loss when a process ends, when a take-back makes part of the
log void, or when another process played meanwhile: what was not heard yet is read, and after a take-back all of it.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from bsg import kernel
from bsg.bots import Bot, Fallback, Random, Talker
from bsg.tables.games import cast_of
from bsg.tables.journal import heard, restore
from bsg.tables.journal.cache import CachedGame
from bsg.tables.journal.heard import Told
from bsg.tables.models import Seat, Table

logger = logging.getLogger(__name__)

MOST = 400  # tables whose bots are remembered
BETWEEN = 12  # events between two remarks at a table

Said = TypeVar("Said")
Who = tuple[str, str, str]  # level, persona and what its chances depend on


class Minds(msgspec.Struct):
    """All bots of a table, who have heard the same length of its record, each their own lines."""

    branch: int
    bots: dict[int, Bot] = {}
    who: dict[int, Who] = {}
    heard: int = 0  # the number of the last event
    spoke: int = -BETWEEN  # what it was when a bot last said something


_tables: OrderedDict[int, Minds] = OrderedDict()
_lock = threading.Lock()


def answer(cached: CachedGame, seat: Seat, question: kernel.Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
    """What a bot picks; whatever is wrong with its mind, the game goes on."""
    try:
        return mind_of(cached, seat).answer(question, view)
    except Exception:
        logger.exception("%s: the bot on seat %s cannot think", cached.table, seat.number)
        forget(cached.table.pk)
        return Fallback().answer(question, view)


def claims(cached: CachedGame, seat: Seat, view: Mapping[str, Any]) -> str | None:
    """What a bot says it can do about what is open; those that cannot talk say nothing."""
    return _asked_to_talk(cached, seat, lambda bot: bot.claims(view))


def says(cached: CachedGame, seat: Seat, view: Mapping[str, Any]) -> kernel.Text | None:
    """What a bot has to say about what has happened. Not everybody at once: there is a while between two of them."""
    said, minds = _asked_to_talk(cached, seat, lambda bot: bot.says(view)), _kept(cached.table.pk)
    if said is None or minds is None or minds.heard - minds.spoke < BETWEEN:
        return None
    minds.spoke = minds.heard
    return said


def _asked_to_talk(cached: CachedGame, seat: Seat, ask: Callable[[Talker], Said | None]) -> Said | None:
    try:
        bot = mind_of(cached, seat)
        return ask(bot) if isinstance(bot, Talker) else None
    except Exception:
        logger.exception("%s: the bot on seat %s finds no words", cached.table, seat.number)
        return None


def mind_of(cached: CachedGame, seat: Seat) -> Bot:
    """Whoever plays a seat, having heard all that was told so far. Use it inside the game's lock."""
    table = cached.table
    of_bots = [other for other in cached.seats if other.by_bot]
    who = {other.number: _who(other) for other in of_bots}
    minds = _kept(table.pk)
    if minds is None or minds.branch != table.branch or minds.who != who or minds.heard > table.events_told:
        minds = Minds(table.branch, {other.number: player(table, other) for other in of_bots}, who)
        _hear(minds, _that_count(table))
    else:
        _hear(minds, _since(cached, minds.heard))
    minds.heard = table.events_told
    _keep(table.pk, minds)
    return minds.bots[seat.number]


def player(table: Table, seat: Seat) -> Bot:
    """By the level and persona of a seat; without them, as at tables of old, anything lawful."""
    cast = cast_of(table.game)
    if seat.stand_in and cast is not None:  # for somebody who wants their seat played well
        return cast.player(cast.levels[0].key, cast.personas[0].key, f"{table.public_id}:{seat.nonce}", seat.number)
    if seat.level == ABSENT:
        return Fallback()
    if cast is None or seat.level in ("", RANDOM):
        return Random(f"{table.public_id}:{seat.number}")
    return cast.player(seat.level, seat.persona, f"{table.public_id}:{seat.nonce}", seat.number)


RANDOM, ABSENT = "random", "absent"  # levels that every game has


def _who(seat: Seat) -> Who:
    return seat.level, seat.persona, seat.nonce


def _hear(minds: Minds, told: Iterable[Told]) -> None:
    events = [line.event for line in told]
    for number, bot in minds.bots.items():
        bot.hears(kernel.heard(events, number))


def _since(cached: CachedGame, number: int) -> list[Told]:
    """What was told after that, out of memory if it is there."""
    upto = cached.table.events_told
    if number == upto:
        return []
    latest = cached.latest(upto)
    if latest and latest[0].number <= number + 1:
        return [told for told in latest if told.number > number]
    return heard.read(cached.table, number, upto)


def _that_count(table: Table) -> list[Told]:
    """All that was told, without what was taken back."""
    if not table.branch:
        return heard.read(table, 0, table.events_told)
    counts = {0, *(number for number, _ in kernel.live(restore.journal(table, 0, table.number)))}
    void = {number for number, entry in table.events.values_list("number", "entry") if entry not in counts}
    return [told for told in heard.read(table, 0, table.events_told) if told.number not in void]


def _kept(pk: int) -> Minds | None:
    with _lock:
        return _tables.get(pk)


def _keep(pk: int, minds: Minds) -> None:
    with _lock:
        _tables[pk] = minds
        _tables.move_to_end(pk)
        while len(_tables) > MOST:
            _tables.popitem(last=False)


def forget(pk: int) -> None:
    with _lock:
        _tables.pop(pk, None)


def forget_all() -> None:
    """As after a restart."""
    with _lock:
        _tables.clear()

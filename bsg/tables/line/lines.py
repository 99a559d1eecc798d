"""Lines of the log and of the chat, as one reader hears them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bsg import kernel
from bsg.kernel import MODERATOR, TABLE, Audience, text
from bsg.tables.games import game_named
from bsg.tables.journal import heard
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line.mentions import about
from bsg.tables.line.shapes import ChatLine, LogLine
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import Wording
from bsg.tables.models import ChatMessage, Seat

AT_ONCE = 300  # lines for a reader who has none, and earlier ones


def after(has: int, total: int) -> int:
    """The last line that need not be sent. Whoever has some gets all since: between them nobody can ask for any."""
    return has or max(0, total - AT_ONCE)


Said = dict[tuple[str, int, Audience], list[LogLine]]  # lines of an event, by language and by whose ears they are for


def log(
    cached: CachedGame,
    audience: Audience,
    wording: Wording,
    after: int,
    upto: int,
    total: int,
    said: Said | None = None,
) -> list[LogLine]:
    """The lines after the `after`-th up to the `upto`-th, of `total` that this audience has heard.

    It is numbered for itself: nobody can count what others heard. Lines are counted from the last one back, so that
    only those events are read that are told. `said`: what others have just been told, and need not be said anew.
    """
    found: list[LogLine] = []
    said = {} if said is None else said
    n, told = total, cached.latest(cached.table.events_told)
    place = len(told)
    while n > after:
        if not place:
            before = len(cached.told)
            if not cached.earlier():
                break
            told, place = cached.told, len(cached.told) - before
        place -= 1
        event = told[place]
        alone = audience == MODERATOR or audience in event.event.private
        key = wording.language, event.number, audience if alone else TABLE
        if (lines := said.get(key)) is None:
            at, heard_of_it = timestamp(event.at), _heard(event.event, audience)
            lines = said[key] = [
                LogLine(0, at, wording.says(line.text), line.private, about(line.text), line.what)
                for line in heard_of_it
            ]
        for line in reversed(lines):
            if after < n <= upto:
                found.append(LogLine(n, line.at, line.text, line.private, line.about, line.what))
            n -= 1
    return found[::-1]


def _heard(event: kernel.Event, audience: Audience) -> list[kernel.Heard]:
    """What this audience hears of an event; the game master hears what each seat does."""
    said = kernel.heard([event], audience if isinstance(audience, int) else None)
    if audience == MODERATOR:
        for seat, words in event.private.items():
            for_one = text("{seat} alone: {words}", seat=f"seat:{seat}", words=words)
            said.append(kernel.Heard(for_one, event.learned.get(seat), private=True))
    return said


def heard_by(cached: CachedGame, audience: Audience) -> int:
    return heard.total(cached.table, audience)


def chat_rows(cached: CachedGame, after: int) -> list[ChatMessage]:
    """What was said since."""
    table = cached.table
    if after >= table.chat_said:
        return []
    return list(table.chat.filter(number__gt=after, number__lte=table.chat_said).order_by("number"))


def chat(cached: CachedGame, rows: Sequence[ChatMessage], wording: Wording) -> list[ChatLine]:
    return said(game_named(cached.table.game), cached.seats, rows, wording)


def said(
    game: kernel.Game[Any], people: Sequence[Seat], rows: Sequence[ChatMessage], wording: Wording
) -> list[ChatLine]:
    ways = game.claims()
    claimed = {level.key: wording.says(level.says) for level in ways.levels} if ways else {}
    seats = {seat.pk: seat.number for seat in people}
    return [
        ChatLine(
            row.number,
            timestamp(row.at),
            seats[row.seat_id],
            row.name,
            claimed.get(row.claim, row.claim) if row.claim else in_their_words(row, wording),
            row.claim,
            row.about,
        )
        for row in rows
    ]


def in_their_words(row: ChatMessage, wording: Wording) -> str:
    """What somebody wrote; of a bot's sentence, what it is in this language."""
    return wording.says(msgspec.convert(row.words, kernel.Text)) if row.words else row.text

"""What one reader gets of a table: sections as bytes with their hashes, the lines of the log, the chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from hashlib import blake2b
from typing import Any

import msgspec

from bsg import kernel
from bsg.kernel import Audience
from bsg.tables.acts import claims, windows
from bsg.tables.games import game_named
from bsg.tables.journal import cache, service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line.agreement import agreement
from bsg.tables.line.mentions import about, mentioned
from bsg.tables.line.shapes import (
    ChatLine,
    LogLine,
    NotesSection,
    PersonSection,
    QuestionsSection,
    TableSection,
)
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import Namer, all_called, called, in_words, namer, translated
from bsg.tables.models import Seat, Table

AT_ONCE = 300  # lines of log or chat for a reader who has none, and earlier ones
WORDED = 100  # sections of one table kept in words

encode = msgspec.json.Encoder(order="deterministic").encode


class Section(msgspec.Struct, frozen=True):
    body: bytes
    hash: str


Sections = dict[str, Section]


class News(msgspec.Struct):
    """Everything a socket needs to bring its reader up to date."""

    sections: Sections
    log_total: int
    log: list[LogLine]
    chat_total: int
    chat: list[ChatLine]


def news(pk: int, audience: Audience, language: str, log: int, chat: int) -> News:
    """What this reader may know now, with the lines after the `log`-th and `chat`-th."""
    with cache.locked(pk) as cached:
        table = Table.objects.get(pk=pk)
        seats = list(table.seats.all())
        sections = {"table": section(of_the_table(table, seats, language)), "people": section(people(seats))}
        if table.status != Table.Status.LOBBY:
            sections |= of_the_game(table, seats, cached, audience, language)
            sections["beat"] = section(windows.view(table, seats))
            sections["claims"] = section(claims.view(table, service.current(table, cached).position, audience))
            if isinstance(audience, int):
                sections["notes"] = section(NotesSection(text=seats[audience].note))
        lines = heard(table, cached, audience)
        told = lines_in_words(table, seats, lines, _after(log, len(lines)), len(lines), language)
        return News(sections, len(lines), told, table.chat_said, chat_since(table, chat, language))


def _after(has: int, total: int) -> int:
    """The last line that need not be sent. Whoever has some gets all since: between them nobody can ask for any."""
    return has or max(0, total - AT_ONCE)


def lines_heard(pk: int, audience: Audience) -> int:
    with cache.locked(pk) as cached:
        return len(heard(Table.objects.get(pk=pk), cached, audience))


def earlier(pk: int, audience: Audience, language: str, before: int) -> tuple[int, list[LogLine]]:
    """Lines of the log before one that the reader has, and how many there are in all."""
    with cache.locked(pk) as cached:
        table = Table.objects.get(pk=pk)
        lines = heard(table, cached, audience)
        end = max(0, min(before - 1, len(lines)))
        return len(lines), lines_in_words(table, list(table.seats.all()), lines, max(0, end - AT_ONCE), end, language)


def section(value: Any) -> Section:
    body = encode(value)
    return Section(body, blake2b(body, digest_size=8).hexdigest())


def of_the_table(table: Table, seats: Sequence[Seat], language: str) -> TableSection:
    over = table.status == Table.Status.OVER
    secret, nonces = bytes(table.secret).hex(), [seat.nonce for seat in seats]
    return {
        "id": table.public_id,
        "name": table.name,
        "game": table.game,
        "status": table.status,
        "open": table.open,
        "host": table.host,
        "options": table.options,
        "agreed": agreement(table, language),
        "pace": table.pace,
        "beat": table.beat,
        "commitment": table.commitment,
        "proof": {"secret": secret, "nonces": nonces, "key": table.key} if over else None,
        "result": result(table, seats, language),
        "rematch": table.rematch.get_absolute_url() if table.rematch else None,
    }


def result(table: Table, seats: Sequence[Seat], language: str) -> str | None:
    """How it came out, in a sentence."""
    if table.result is None:
        return None
    return in_words(msgspec.convert(table.result, kernel.Text), language, namer(seats, game_named(table.game)))


def people(seats: Sequence[Seat]) -> list[PersonSection]:
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "taken": seat.taken,
            "ready": seat.ready,
            "present": seat.present,
        }
        for seat in seats
    ]


def of_the_game(table: Table, seats: Sequence[Seat], cached: CachedGame, audience: Audience, language: str) -> Sections:
    """The game's own sections and the questions; made once for all sockets of the same audience and language."""
    running = service.current(table, cached)
    made: Sections | None = cached.made.get((audience, language))
    if made is None:
        rules = game_named(table.game)
        name = namer(seats, rules)
        typed: set[str] = set()
        made = {}
        for key, value in rules.view(running.position, audience).items():
            if key != "questions":
                made[key], there = section_in_words(
                    cached, key, value, language, tuple(seat.name for seat in seats), name
                )
                typed |= there
        made["questions"] = section(questions(running, audience, language, name))
        made["names"] = section(names(typed, language, name))
        cached.made[audience, language] = made
    return made


def section_in_words(
    cached: CachedGame, key: str, value: Any, language: str, people: tuple[str, ...], name: Namer
) -> tuple[Section, set[str]]:
    """A section of the view and the typed names in it. Most are the same for everybody and change now and then."""
    known = key, language, people, msgspec.json.encode(value)
    if known not in cached.worded:
        if len(cached.worded) >= WORDED:
            cached.worded.clear()
        cached.worded[known] = section(translated(value, language, name)), mentioned(value)
    made: tuple[Section, set[str]] = cached.worded[known]
    return made


def names(typed: set[str], language: str, name: Namer) -> dict[str, str]:
    """Words for every typed name that this reader's own view contains, and for no other."""
    words = all_called(sorted(typed), language, name)
    return {option: word for option, word in words.items() if word != option}


def questions(running: kernel.Running[Any], audience: Audience, language: str, name: Namer) -> QuestionsSection:
    """The open questions with words for every option."""
    asked = kernel.questions(running.position, audience)

    def labels(question: kernel.Mine | kernel.Waiting, dimmed: Iterable[str] = ()) -> dict[str, str]:
        return {
            option: in_words(label, language, name)
            if (label := question.labels.get(option))
            else called(option, language, name)
            for option in (*question.options, *dimmed)
        }

    return {
        "mine": [
            {
                "kind": mine.kind,
                "text": in_words(mine.text, language, name),
                "seat": mine.seat,
                "options": list(mine.options),
                "labels": labels(mine, mine.dimmed),
                "id": mine.id,
                "sizes": sorted(mine.sizes),
                "ordered": mine.ordered,
                "window": mine.window,
                "dimmed": {option: in_words(why, language, name) for option, why in mine.dimmed.items()},
                "given": None if mine.given is None else list(mine.given),
            }
            for mine in asked.mine
        ],
        "waiting": [
            {
                "kind": waiting.kind,
                "text": in_words(waiting.text, language, name),
                "seat": waiting.seat,
                "options": list(waiting.options),
                "labels": labels(waiting),
            }
            for waiting in asked.waiting
        ],
        "take_back": isinstance(audience, int) and not running.over and running.may_take_back(audience),
    }


# the log ---------------------------------------------------------------------------------------------------------


class Heard(msgspec.Struct):
    """One line as an audience hears it, not yet in a language."""

    text: kernel.Text
    at: datetime
    private: bool
    what: kernel.What | None


class AudienceLog(msgspec.Struct):
    lines: list[Heard] = []
    events: int = 0  # how many of the game's events are in it


def heard(table: Table, cached: CachedGame, audience: Audience) -> list[Heard]:
    """All that this audience has heard. It is numbered for itself: nobody can count what others heard."""
    log: AudienceLog = cached.logs.setdefault(audience, AudienceLog())
    if log.events < table.events_told:
        seat = audience if isinstance(audience, int) else None
        rows = table.events.filter(number__gt=log.events, number__lte=table.events_told).order_by("number")
        for number, body, at in rows.values_list("number", "body", "at"):
            event = msgspec.convert(body, kernel.Event, strict=False)
            for line in kernel.heard([event], seat):
                log.lines.append(Heard(line.text, at, line.private, line.what))
            log.events = number
    return log.lines


def lines_in_words(
    table: Table, seats: Sequence[Seat], lines: list[Heard], after: int, upto: int, language: str
) -> list[LogLine]:
    name = namer(seats, game_named(table.game))
    return [
        LogLine(n, timestamp(line.at), in_words(line.text, language, name), line.private, about(line.text), line.what)
        for n, line in enumerate(lines[after:upto], after + 1)
    ]


def chat_since(table: Table, number: int, language: str) -> list[ChatLine]:
    if number >= table.chat_said:
        return []
    after = _after(number, table.chat_said)
    rows = table.chat.filter(number__gt=after, number__lte=table.chat_said).select_related("seat").order_by("number")
    ways = game_named(table.game).claims()
    claimed = {level.key: in_words(level.says, language) for level in ways.levels} if ways else {}
    return [
        ChatLine(
            row.number,
            timestamp(row.at),
            row.seat.number,
            row.name,
            claimed.get(row.claim, row.claim) if row.claim else row.text,
            row.claim,
            row.about,
        )
        for row in rows
    ]

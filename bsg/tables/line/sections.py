"""What one reader gets of a table: sections as bytes with their hashes.

What everybody sees is made once for each position and put into words once for each language; what has the same bytes as
before is neither put into words nor hashed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from django.templatetags.static import static
from django.utils import translation

from bsg import kernel
from bsg.kernel import MODERATOR, Audience
from bsg.tables.acts import claims, company, windows
from bsg.tables.chairs import view as chairs
from bsg.tables.games import game_named, persona_named
from bsg.tables.journal import service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import lines, presence
from bsg.tables.line.agreement import agreement
from bsg.tables.line.shapes import (
    ChatLine,
    HiddenPile,
    LogLine,
    MineSection,
    NotesSection,
    OpeningSection,
    PersonSection,
    Proof,
    QuestionsSection,
    TableSection,
    WaitingSection,
)
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import Wording, in_words, namer
from bsg.tables.models import Seat, Table

encode = msgspec.json.Encoder(order="deterministic").encode
raw_of = msgspec.json.Encoder().encode


class Section(msgspec.Struct, frozen=True):
    body: bytes
    hash: str


Sections = dict[str, Section]


class News(msgspec.Struct):
    """Everything a reader may know now, with the lines that they lack."""

    sections: Sections
    log_total: int
    log: list[LogLine]
    chat_total: int
    chat: list[ChatLine]


def news(pk: int, audience: Audience, language: str, log: int, chat: int) -> News:
    """What this reader may know now, with the lines after the `log`-th and `chat`-th."""

    def look(cached: CachedGame) -> News:
        with translation.override(language):
            look_again(cached)
            made, total = of_all(cached, audience, language), lines.heard_by(cached, audience)
            wording, said = shown(cached).wording(cached, language), cached.table.chat_said
            told = lines.log(cached, audience, wording, lines.after(log, total), total, total)
            rows = lines.chat_rows(cached, lines.after(chat, said))
            return News(made, total, told, said, lines.chat(cached, rows, wording))

    return service.read(pk, look)


def lines_heard(pk: int, audience: Audience) -> int:
    return service.read(pk, lambda cached: lines.heard_by(cached, audience))


def earlier(cached: CachedGame, audience: Audience, language: str, before: int) -> tuple[int, list[LogLine]]:
    """Lines of the log before one that the reader has, and how many there are in all."""
    total = lines.heard_by(cached, audience)
    end = max(0, min(before - 1, total))
    look_again(cached)
    with translation.override(language):
        wording = shown(cached).wording(cached, language)
        return total, lines.log(cached, audience, wording, max(0, end - lines.AT_ONCE), end, total)


def section(value: Any) -> Section:
    return of_bytes(encode(value))


def of_bytes(body: bytes) -> Section:
    return Section(body, blake2b(body, digest_size=8).hexdigest())


# what was made last ---------------------------------------------------------------------------------------------------


class Worded(msgspec.Struct, frozen=True):
    """A part of a view as it came from the game, as it is sent, and the typed names among its values."""

    raw: bytes
    section: Section
    typed: frozenset[str]


class InCommon(NamedTuple):
    """The sections that everybody sees of a game, and the typed names among their values."""

    sections: Sections
    typed: frozenset[str]


class Shown:
    """What was last made of a table for its readers."""

    def __init__(self) -> None:
        self.people: tuple[str, ...] = ()  # all words depend on who sits where
        self.of_rows: dict[str, Sections] = {}  # in each language, of the rows as they are now
        self.wordings: dict[str, Wording] = {}
        self.last: dict[Any, Worded] = {}  # by part, language and, unless everybody sees it, audience
        self.plain: dict[Any, Section] = {}  # what is no part of a view
        self.named: dict[tuple[str, frozenset[str]], Section] = {}
        self.bytes = 0  # of those three
        self.at: object = None
        self.common: dict[str, bytes] = {}  # of the view, at this position
        self.in_common: dict[str, InCommon] = {}  # the same in each language
        self.claimable: kernel.Claimable | None = None  # at this position
        self.made: dict[tuple[Audience, str], Sections] = {}  # at this position
        self.asked: dict[tuple[str, bytes], Section] = {}  # at this position: questions in a language

    def wording(self, cached: CachedGame, language: str) -> Wording:
        if language not in self.wordings:
            self.wordings[language] = Wording(language, cached.seats, game_named(cached.table.game))
        return self.wordings[language]

    def part(self, key: tuple[Any, ...], raw: bytes, wording: Wording) -> Worded:
        """A part of a view in words, as it was unless it has changed."""
        last = self.last.get(key)
        if last is None or last.raw != raw:
            self.bytes -= len(last.raw) + len(last.section.body) if last else 0
            shown = wording.shows(raw)
            self.last[key] = last = Worded(raw, of_bytes(shown.body), shown.typed)
            self.bytes += len(raw) + len(last.section.body)
        return last

    def same(self, key: Any, value: Any) -> Section:
        """A section, hashed only if its bytes have changed."""
        body, last = encode(value), self.plain.get(key)
        if last is None or last.body != body:
            self.bytes += len(body) - (len(last.body) if last else 0)
            self.plain[key] = last = of_bytes(body)
        return last


NAMED = 30  # sections of names that are kept for a table


def look_again(cached: CachedGame) -> None:
    """The rows may have changed since: whoever is about to show something begins with this."""
    made, people = shown(cached), tuple(seat.name for seat in cached.seats)
    if made.people != people:
        cached.shown = made = Shown()
        made.people = people
    made.of_rows.clear()
    cached.weight = made.bytes


def shown(cached: CachedGame) -> Shown:
    if cached.shown is None:
        cached.shown = Shown()
    made: Shown = cached.shown
    return made


# the sections ---------------------------------------------------------------------------------------------------------


def of_all(cached: CachedGame, audience: Audience, language: str) -> Sections:
    """All sections of a reader; the rows are as they are in the database."""
    table, made = cached.table, shown(cached)
    if language not in made.of_rows:
        made.of_rows[language] = of_the_rows(made, cached, language)
    if table.status == Table.Status.LOBBY:
        return made.of_rows[language]
    sections = made.of_rows[language] | of_the_game(cached, audience, language)
    sections["claims"] = made.same(("claims", audience), claims.view(table, made.claimable, audience))
    if isinstance(audience, int):
        sections["notes"] = made.same(("notes", audience), NotesSection(text=cached.seats[audience].note))
    if audience == MODERATOR:
        sections["asked"] = made.same("asked", table.asked_at and timestamp(table.asked_at))
    return sections


def of_the_rows(made: Shown, cached: CachedGame, language: str) -> Sections:
    """What everybody sees of the table itself."""
    table, seats = cached.table, cached.seats
    sections = {
        "table": made.same(("table", language), of_the_table(table, seats, language)),
        "people": made.same("people", people(seats)),
    }
    if table.status != Table.Status.LOBBY:
        sections["beat"] = made.same("beat", windows.view(table, seats))
        sections["chairs"] = made.same(("chairs", language), chairs.view(cached, language))
    return sections


def of_the_table(table: Table, seats: Sequence[Seat], language: str) -> TableSection:
    over = table.status == Table.Status.OVER
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
        "proof": proof(table, seats) if over else None,
        "openings": openings(table) if over else [],
        "result": result(table, seats, language),
        "rematch": table.rematch.get_absolute_url() if table.rematch else None,
        "bots": company.view(table, seats),
    }


def result(table: Table, seats: Sequence[Seat], language: str) -> str | None:
    """How it came out, in a sentence."""
    if table.result is None:
        return None
    return in_words(msgspec.convert(table.result, kernel.Text), language, namer(seats, game_named(table.game)))


def proof(table: Table, seats: Sequence[Seat]) -> Proof:
    """All it takes to deal the game again."""
    return {"secret": bytes(table.secret).hex(), "nonces": [seat.nonce for seat in seats], "key": table.key}


def openings(table: Table) -> list[OpeningSection]:
    """Who of the staff looked into the box while the game ran: told when it is over."""
    rows = table.openings.order_by("at").select_related("user")
    return [{"by": row.user.get_username(), "at": timestamp(row.at), "why": row.reason} for row in rows]


def people(seats: Sequence[Seat]) -> list[PersonSection]:
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "kind": seat.kind,
            "taken": seat.taken,
            "ready": seat.ready,
            "present": seat.present or presence.is_here(seat),
            "face": face(seat),
        }
        for seat in seats
    ]


def face(seat: Seat) -> str:
    """The address of a bot's picture, if it has one."""
    persona = persona_named(seat.persona) if seat.persona else None
    return static(persona.picture) if persona and persona.picture else ""


def of_the_game(cached: CachedGame, audience: Audience, language: str) -> Sections:
    """The game's own sections and the questions; made once for all sockets of the same audience and language."""
    made, game = shown(cached), game_named(cached.table.game)
    running = cached.up_to(cached.table)
    if made.at != cached.at:
        made.at = cached.at
        made.common = {name: raw_of(part) for name, part in game.common(running.position).items()}
        made.claimable = game.claimable(running.position)
        made.in_common.clear()
        made.made.clear()
        made.asked.clear()
    if (audience, language) not in made.made:
        wording = made.wording(cached, language)
        if language not in made.in_common:
            made.in_common[language] = in_common(made, wording)
        everybodys, typed = made.in_common[language]
        own = {
            name: made.part((name, language, audience), raw_of(part), wording)
            for name, part in game.own(running.position, audience).items()
        }
        sections = {**everybodys, **{name: part.section for name, part in own.items()}}
        sections["questions"] = questions(made, running, audience, wording)
        if audience == MODERATOR:
            sections["hidden"] = made.same(("hidden", language), hidden(game.hidden(running.position), wording))
        sections["names"] = names(made, typed.union(*(part.typed for part in own.values())), wording)
        made.made[audience, language] = sections
    return made.made[audience, language]


def in_common(made: Shown, wording: Wording) -> InCommon:
    """What everybody sees of the game, in words."""
    parts = {name: made.part((name, wording.language), raw, wording) for name, raw in made.common.items()}
    typed = frozenset[str]().union(*(part.typed for part in parts.values()))
    return InCommon({name: part.section for name, part in parts.items()}, typed)


def hidden(piles: Iterable[kernel.Pile], wording: Wording) -> list[HiddenPile]:
    """What nobody but a game master may see, and no section of the game's has."""
    return [
        {
            "label": wording.says(pile.label),
            "things": [{"typed": typed, "name": wording.called(typed)} for typed in pile.things],
        }
        for pile in piles
    ]


def names(made: Shown, typed: frozenset[str], wording: Wording) -> Section:
    """Words for every typed name that this reader's own view contains, and for no other."""
    key = wording.language, typed
    if key not in made.named:
        if len(made.named) >= NAMED:
            made.bytes -= sum(len(part.body) for part in made.named.values())
            made.named.clear()
        words = {option: wording.called(option) for option in typed}
        made.named[key] = section({option: word for option, word in words.items() if word != option})
        made.bytes += len(made.named[key].body)
    return made.named[key]


def questions(made: Shown, running: kernel.Running[Any], audience: Audience, wording: Wording) -> Section:
    """The open questions with words for every option; whoever is not asked has the same as the others."""
    asked = kernel.questions(running.position, audience)
    take_back = isinstance(audience, int) and not running.over and running.may_take_back(audience)
    key = wording.language, raw_of((asked, take_back))
    if key not in made.asked:
        made.asked[key] = section(questions_in_words(asked, take_back, wording))
    return made.asked[key]


def questions_in_words(asked: kernel.Questions, take_back: bool, wording: Wording) -> QuestionsSection:
    mine, waiting = [_mine(one, wording) for one in asked.mine], [_waiting(one, wording) for one in asked.waiting]
    return QuestionsSection(mine=mine, waiting=waiting, take_back=take_back)


def _mine(mine: kernel.Mine, wording: Wording) -> MineSection:
    return {
        "kind": mine.kind,
        "text": wording.says(mine.text),
        "seat": mine.seat,
        "options": list(mine.options),
        "labels": _labels(mine.labels, (*mine.options, *mine.dimmed), wording),
        "id": mine.id,
        "sizes": sorted(mine.sizes),
        "ordered": mine.ordered,
        "window": mine.window,
        "dimmed": {option: wording.says(why) for option, why in mine.dimmed.items()},
        "given": None if mine.given is None else list(mine.given),
    }


def _waiting(waiting: kernel.Waiting, wording: Wording) -> WaitingSection:
    return {
        "kind": waiting.kind,
        "text": wording.says(waiting.text),
        "seat": waiting.seat,
        "options": list(waiting.options),
        "labels": _labels(waiting.labels, waiting.options, wording),
    }


def _labels(labels: Mapping[str, kernel.Text], options: Iterable[str], wording: Wording) -> dict[str, str]:
    return {
        option: wording.says(label) if (label := labels.get(option)) else wording.called(option) for option in options
    }

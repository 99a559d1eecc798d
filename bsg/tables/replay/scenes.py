"""Scenes: what one audience had before it at a step of a finished game, as its table had sent it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from django.utils import translation
from django.utils.translation import gettext

from bsg import kernel
from bsg.kernel import MODERATOR, Audience
from bsg.tables.games import game_named
from bsg.tables.journal.frames import Seen
from bsg.tables.line import lines, sections
from bsg.tables.line.mentions import about
from bsg.tables.line.shapes import ChatLine, LogLine, TableSection
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import Wording
from bsg.tables.models import Seat, Table
from bsg.tables.replay.reel import Reel

Sections = dict[str, bytes]


class Scene(msgspec.Struct, omit_defaults=True):
    """One step: the sections that differ from the scene before, and the lines that came with it."""

    n: int  # of the entry
    at: str
    heard: int = 0  # so many lines of the log, up to this step
    said: int = 0  # and of the chat
    set: dict[str, msgspec.Raw] = {}
    gone: list[str] = []
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    missing: bool = False  # nobody kept the position, and today's rules do not lead there
    place: int = 0  # on the line that is shown, from its beginning
    turn: bool = False  # a turn began
    marks: list[str] = []  # landmarks that came with it
    left: int = 0  # so many steps before it were abandoned
    abandoned: bool = False  # it was itself
    picks: list[str] | None = None  # what the seat that looks answered next


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, and the entry that it followed."""

    entry: int
    at: datetime
    heard: kernel.Heard
    seat: int | None  # that alone heard it, for somebody who hears everything


class Worded(NamedTuple):
    """A part of a view as it came from the game, and as it is sent."""

    raw: bytes
    wording: Wording
    body: bytes
    typed: frozenset[str]  # names among its values


class Screening:
    """A finished game before one audience, in one language."""

    def __init__(self, table: Table, reel: Reel, audience: Audience, language: str, reader: Seat | None = None):
        self.table, self.reel, self.audience, self.language = table, reel, audience, language
        self.game = game_named(table.game)
        self.seats = list(table.seats.all())
        self.said = list(table.chat.order_by("number"))
        self.reader = reader  # who looks, if they sat there
        self._wordings: dict[tuple[str, ...], Wording] = {}
        self._tables: dict[tuple[str, ...], TableSection] = {}
        self._worded: dict[str, Worded] = {}
        self._abouts: dict[int, str] = {}

    def speaking(self) -> AbstractContextManager[None]:
        """While whatever is made is in the reader's language."""
        return translation.override(self.language)

    def scenes(self, numbers: Sequence[int], before: int | None = None) -> Iterator[Scene]:
        """These steps, one after the other; `before`: the step that the reader has, if any."""
        with self.speaking():
            had = {} if before is None else self.sections(before) or {}
            heard = 0 if before is None else before + 1
            for number in numbers:
                yield (scene := self._scene(number, had, heard))
                had = {} if scene.missing else {**had, **{name: bytes(raw) for name, raw in scene.set.items()}}
                for name in scene.gone:
                    had.pop(name, None)
                heard = number + 1

    def _scene(self, number: int, had: Sections, heard: int) -> Scene:
        at = timestamp(self.reel.steps[number].at)
        total = bisect_right(self.heard, number, key=lambda line: line.entry)
        start = bisect_left(self.heard, heard, key=lambda line: line.entry)
        log = self.lines(max(start, total - lines.AT_ONCE), total)
        chat = self.chat(heard, number)[-lines.AT_ONCE :]
        scene = Scene(number, at, total, self._said_by(number), log=log, chat=chat)
        now = self.sections(number)
        if now is None:
            scene.gone, scene.missing = sorted(had), True
        else:
            scene.set = {name: msgspec.Raw(body) for name, body in now.items() if had.get(name) != body}
            scene.gone = sorted(had.keys() - now.keys())
        return scene

    # what was on the table --------------------------------------------------------------------------------------------

    def sections(self, number: int) -> Sections | None:
        """All that this audience had of the position after an entry."""
        seen = self.reel.seen(number)
        if seen is None:
            return None
        try:
            return self._sections(number, seen)
        except Exception:
            if not self.table.uploaded:
                raise
            return None  # whoever made the record wrote what these eyes cannot look at

    def _sections(self, number: int, seen: Seen) -> Sections:
        position, wording = seen.position(self.game), self._wording(seen)
        typed: set[str] = set()
        found: Sections = {}
        for name, part in {**self.game.common(position), **self.game.own(position, self.audience)}.items():
            worded = self._in_words(name, msgspec.json.encode(part), wording)
            typed |= worded.typed
            found[name] = worded.body
        words = {option: wording.called(option) for option in typed}
        found["names"] = sections.encode({option: word for option, word in words.items() if word != option})
        asked = kernel.questions(position, self.audience)
        found["questions"] = sections.encode(sections.questions_in_words(asked, self.audience in seen.back, wording))
        found["claims"] = sections.encode(self._claims(number, position))
        return found | self._of_the_table(position, seen)

    def _in_words(self, name: str, raw: bytes, wording: Wording) -> Worded:
        """A part of a view; most are what they were in the scene that was made last."""
        last = self._worded.get(name)
        if last is None or last.raw != raw or last.wording is not wording:
            self._worded[name] = last = Worded(raw, wording, *wording.shows(raw))
        return last

    def _of_the_table(self, position: kernel.Position, seen: Seen) -> Sections:
        people, names = self._people(seen), tuple(seen.names)
        if names not in self._tables:
            self._tables[names] = sections.of_the_table(self.table, people, self.language)
        table = {**self._tables[names], "open": self.table.open}
        if not position.over:
            table |= {"status": Table.Status.PLAYING, "proof": None, "result": None, "openings": []}
        table["rematch"] = None
        found = {"table": sections.encode(table), "beat": sections.encode(None)}
        found["people"] = sections.encode([{**person, "present": True} for person in sections.people(people)])
        if self.reader is not None and self.reader.number == self.audience:
            found["notes"] = sections.encode({"text": self.reader.note})
        return found

    def _people(self, seen: Seen) -> list[Seat]:
        """As they were called then."""
        return [
            Seat(
                number=seat.number,
                name=name,
                kind=seat.kind,
                persona=seat.persona,
                taken=True,
                ready=True,
                nonce=seat.nonce,
            )
            for seat, name in zip(self.seats, seen.names, strict=True)
        ]

    def _wording(self, seen: Seen) -> Wording:
        names = tuple(seen.names)
        if names not in self._wordings:
            self._wordings[names] = Wording(self.language, self._people(seen), self.game)
        return self._wordings[names]

    # claims -----------------------------------------------------------------------------------------------------------

    def _claims(self, number: int, position: kernel.Position) -> dict[str, Any] | None:
        """What had been claimed about what could be claimed about, until the next entry."""
        now = self.game.claimable(position)
        self._abouts[number] = now.about if now else ""
        if now is None:
            return None
        since = number
        while since and self._about(since - 1) == now.about:
            since -= 1
        rows = self.said[bisect_left(self._said_after, since) : self._said_by(number)]
        claimed = [row for row in rows if row.claim]
        numbers = {seat.pk: seat.number for seat in self.seats}
        levels = {str(numbers[row.seat_id]): row.claim for row in claimed}
        return {"about": now.about, "levels": levels, "mine": self.audience in now.seats}

    def _about(self, number: int) -> str:
        if number not in self._abouts:
            seen = self.reel.seen(number)
            now = self.game.claimable(seen.position(self.game)) if seen else None
            self._abouts[number] = now.about if now else ""
        return self._abouts[number]

    # what was heard and said ------------------------------------------------------------------------------------------

    def log(self, first: int, last: int) -> list[LogLine]:
        """The lines that came with these entries, numbered as this audience heard them."""
        start = bisect_left(self.heard, first, key=lambda line: line.entry)
        return self.lines(start, bisect_right(self.heard, last, key=lambda line: line.entry))

    def lines(self, start: int, end: int) -> list[LogLine]:
        """Lines by their numbers: those after `start` up to `end`."""
        return [
            LogLine(
                n,
                timestamp(line.at),
                self._says(line),
                line.heard.private,
                about(line.heard.text),
                line.heard.what,
            )
            for n, line in enumerate(self.heard[start:end], start + 1)
        ]

    @cached_property
    def heard(self) -> list[Line]:
        """All lines of this audience."""
        return [
            Line(number, told.at, line, seat)
            for number, told in self.reel.told
            for line, seat in self._heard(told.event)
        ]

    def _heard(self, event: kernel.Event) -> Iterator[tuple[kernel.Heard, int | None]]:
        """With the seat that alone heard it, if it was another's."""
        if self.audience != MODERATOR:
            seat = self.audience if isinstance(self.audience, int) else None
            yield from ((line, None) for line in kernel.heard([event], seat))
            return
        if event.text is not None:
            yield kernel.Heard(event.text, event.what), None
        for seat, words in event.private.items():
            yield kernel.Heard(words, event.learned.get(seat), private=True), seat

    def _says(self, line: Line) -> str:
        wording = self._last_wording()
        words = wording.says(line.heard.text)
        if line.seat is None:
            return words
        return gettext("{name} alone: {words}").format(name=wording.called(f"seat:{line.seat}"), words=words)

    def _last_wording(self) -> Wording:
        if () not in self._wordings:
            self._wordings[()] = Wording(self.language, self.seats, self.game)
        return self._wordings[()]

    def _said_by(self, number: int) -> int:
        """So many lines of the chat before the next entry."""
        return bisect_right(self._said_after, number)

    @cached_property
    def _said_after(self) -> list[int]:
        """The entry after which each line of the chat was said."""
        return [self.reel.number_at(row.at) for row in self.said]

    def chat(self, first: int, last: int) -> list[ChatLine]:
        """What was said after these entries and before the next."""
        rows = self.said[bisect_left(self._said_after, first) : self._said_by(last)]
        return lines.said(self.game, self.seats, rows, self._last_wording())

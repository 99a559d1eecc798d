"""News of a table for the sockets of its room: made together, in one go on one thread, as the messages to be sent."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from django.utils import translation

from bsg.kernel import MODERATOR, Audience, Refused
from bsg.tables.journal import cache, service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.journal.restore import DoesNotReplay
from bsg.tables.journal.rows import Stand, stand_of
from bsg.tables.line import lines, notify, sections
from bsg.tables.models import ChatMessage, Seat, Table

logger = logging.getLogger(__name__)

encode = msgspec.json.encode


class Want(msgspec.Struct):
    """What a socket has, and for whom it asks."""

    audience: Audience
    language: str
    have: dict[str, str]  # hashes of sections
    log: int
    chat: int
    seat: Seat | None = None  # whose it is, unless they only watch
    person: int | None = None  # whoever it is


class News(msgspec.Struct):
    """What a socket lacks, as messages; its `n` goes before the first."""

    hashes: dict[str, str]
    log: int
    chat: int
    sections: str = ""
    lines: tuple[str, ...] = ()
    lost: bool = False  # the seat is no longer that socket's
    failed: bool = False  # the table cannot be shown


class Rows(NamedTuple):
    table: Table
    seats: list[Seat]


class Outcome(msgspec.Struct):
    """What came of it all: news for each who wanted some, and the refusal if something was to be done."""

    news: list[News]
    rows: Rows | None = None  # if anybody looked at them
    refused: Refused | None = None
    moved: notify.Moved = ""  # if other processes should know


def looked(pk: int, wants: Sequence[Want]) -> Outcome:
    """News of a table as it is in the database now."""
    return service.read(pk, lambda cached: _outcome(cached, wants))


def followed(pk: int, told: Stand | None, wants: Sequence[Want]) -> Outcome:
    """News of a table at which others have entered something, unless the room was `told` of it already."""
    try:
        with cache.locked(pk) as cached:
            followed = cached.follow(pk)
            if followed is None and stand_of(cached.table) == told:
                return Outcome([])
            if followed is not False:
                return _outcome(cached, wants)
    except Exception:
        logger.exception("Could not follow what was entered elsewhere")
    return looked(pk, wants)


def acted(pk: int, public_id: str, act: Callable[[], object], wants: Sequence[Want]) -> Outcome:
    """Does something, and makes the news of it. What has just been committed here is known: nothing is read for it."""
    with cache.locked(pk) as cached:
        commits = cached.commits
    with notify.acting(public_id):
        try:
            act()
        except Refused as refused:
            return Outcome([], refused=refused)
        moved = notify.has_moved()
    outcome = (_known(pk, commits + 1, wants) or looked(pk, wants)) if wants else Outcome([])
    outcome.moved = moved
    return outcome


def _known(pk: int, commits: int, wants: Sequence[Want]) -> Outcome | None:
    """News of a table whose rows are known because they have just been written; None: they may not be."""
    with cache.locked(pk) as cached:
        known = cached.row is not None and cached.written and cached.commits == commits
        return _outcome(cached, wants) if known else None


def _outcome(cached: CachedGame, wants: Sequence[Want]) -> Outcome:
    maker = Maker(cached)
    return Outcome([maker.made(want) for want in wants], Rows(cached.table, cached.seats))


class Maker:
    """Makes news for many, once for those who have and want the same."""

    def __init__(self, cached: CachedGame):
        self.cached = cached
        sections.look_again(cached)
        self.known: dict[tuple[Audience, str, int, int], list[tuple[dict[str, str], News]]] = {}
        self.said: dict[int, list[ChatMessage]] = {}
        self.told: lines.Said = {}

    def made(self, want: Want) -> News:
        if not is_still(want, self.cached):
            return News(want.have, want.log, want.chat, lost=True)
        same = self.known.setdefault((want.audience, want.language, want.log, want.chat), [])
        for have, news in same:
            if have == want.have:
                return news
        try:
            with translation.override(want.language):
                news = self.make(want)
        except DoesNotReplay:
            raise
        except Exception:
            logger.exception("Table %s cannot be shown", self.cached.table.public_id)
            return News(want.have, want.log, want.chat, failed=True)
        same.append((want.have, news))
        return news

    def make(self, want: Want) -> News:
        cached, table = self.cached, self.cached.table
        parts = sections.of_all(cached, want.audience, want.language)
        wording = sections.shown(cached).wording(cached, want.language)
        hashes = {name: part.hash for name, part in parts.items()}
        total = lines.heard_by(cached, want.audience)
        news = News(hashes, total, table.chat_said)
        if hashes != want.have:
            changed = {name: hash for name, hash in hashes.items() if want.have.get(name) != hash}
            bodies = {name: msgspec.Raw(parts[name].body) for name in changed}
            gone = sorted(want.have.keys() - hashes.keys())
            news.sections = encode({"set": bodies, "hashes": changed, "gone": gone}).decode()
        after = lines.after(want.log, total)
        if after < total:
            told = lines.log(cached, want.audience, wording, after, total, total, self.told)
            news.lines += (encode({"type": "log", "total": total, "lines": told}).decode(),)
        after = lines.after(want.chat, table.chat_said)
        if after < table.chat_said:
            if after not in self.said:
                self.said[after] = lines.chat_rows(cached, after)
            said = lines.chat(cached, self.said[after], wording)
            news.lines += (encode({"type": "chat", "total": table.chat_said, "lines": said}).decode(),)
        return news


def is_still(want: Want, cached: CachedGame) -> bool:
    """Whether whoever asks is still who they were: a seat may have been left, a role or a seat handed on."""
    if want.seat is not None:
        return sits(want.seat, cached.seats)
    master = want.person is not None and cached.table.master_id == want.person
    if master != (want.audience == MODERATOR):
        return False
    return want.person is None or all(seat.person_id != want.person for seat in cached.seats)


def sits(seat: Seat | None, seats: Sequence[Seat]) -> bool:
    """Whether a seat is still whose it was: somebody else may sit there now, and be dealt secrets."""
    if seat is None:
        return True
    now = seats[seat.number]
    return now.pk == seat.pk and now.taken and now.token_hash == seat.token_hash

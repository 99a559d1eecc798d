"""One socket at a table: it reads what its reader says, asks its room to do it, and sends what the room tells."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import msgspec
from channels.consumer import get_handler_name
from channels.generic.websocket import AsyncWebsocketConsumer
from django.utils import timezone

from bsg.kernel import MODERATOR, TABLE, Audience, NotAllowed, Refused, Stale
from bsg.tables.acts import chat, claims, company, links, notes, reading, rematch, reports, windows
from bsg.tables.chairs import coming, masters, moments, proposals, volunteers
from bsg.tables.chairs.kinds import Wish
from bsg.tables.house import limits, metrics
from bsg.tables.house.limits import Who
from bsg.tables.journal import service
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import commands, news, notify, presence, rooms, sections, threads
from bsg.tables.line.close_codes import FORBIDDEN, GONE, TOO_LONG, TOO_MUCH, UNKNOWN
from bsg.tables.line.rooms import Room
from bsg.tables.line.shapes import LogLine
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.turned_away import language_of, turned_away
from bsg.tables.line.words import in_words, namer
from bsg.tables.models import Person, Seat, Table
from bsg.tables.pages import access
from bsg.tables.pages.visitors import Visitor

logger = logging.getLogger(__name__)

PROTOCOL = 1
LONGEST = 64 * 1024  # bytes of a message

encode = msgspec.json.encode


class TableConsumer(AsyncWebsocketConsumer):
    channel_layer_alias = ""  # its room hears for it: a socket needs no channel of its own

    async def dispatch(self, message: Any) -> None:
        """Without going to a thread first to close old connections to the database: `threads` sees to its own."""
        await getattr(self, get_handler_name(message))(message)

    # socket -----------------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        notify.attach()
        self.room: Room | None = None
        self.person: Person | None = None
        self.seat: Seat | None = None
        self.master = False
        self.synced = False
        self.n = 0
        self.hashes: dict[str, str] = {}  # what the client has
        self.log = self.chat = 0
        self.language = language_of(self.scope["query_string"])
        self.who = Who(address=(self.scope.get("client") or [""])[0], socket=id(self))
        try:
            limits.take("sockets", self.who)
            table = await threads.reading(self._sit_down)
            if isinstance(table, Table):
                limits.come(self.who)
                self.scope["afterwards"].append(partial(limits.go, self.who))  # type: ignore[typeddict-item]
        except Refused as refused:
            await self.accept()
            await self._turn_away(refused)
            return
        await self.accept()
        if not isinstance(table, Table):
            await self.close(table)
            return
        self.room = rooms.enter(table, self)
        await self._send(
            type="hello",
            protocol=PROTOCOL,
            table=table.public_id,
            seat=self.seat.number if self.seat else None,
            master=self.master,
            language=self.language,
            now=timestamp(timezone.now()),
            since=self.seat.read if self.seat else None,
        )

    async def disconnect(self, code: int) -> None:
        if self.room is None:
            return
        room, self.room = self.room, None
        rooms.leave(room, self)
        await presence.written()

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        message = text_data if text_data is not None else bytes_data or b""
        if self.room is None:
            return
        if len(message) > LONGEST or (isinstance(message, str) and len(message.encode()) > LONGEST):
            await self.close(TOO_LONG)
            return
        try:
            limits.take("messages", self.who)
        except Refused as refused:
            await self._turn_away(refused)
            return
        try:
            command = commands.read(message)
        except commands.Unreadable as unreadable:
            await self._refuse(unreadable.id, unreadable)
            return
        try:
            self._count(command)
            await self._do(self.room, command)
        except Refused as refused:
            await self._refuse(command.id, refused)
        except Exception:
            logger.exception("Table %s: %s failed", self.room.public_id, type(command).__name__)
            await self._refuse(command.id, Failed("Something went wrong here, and it was recorded. Try again."))
        else:
            await self._send(type="ok", id=command.id)

    def _count(self, command: commands.AnyCommand) -> None:
        metrics.commands.count(type(command).__name__)
        limits.take("commands", self.who)
        if command.limit:
            limits.take(command.limit, self.who)
        if isinstance(command, commands.Answer):
            limits.take("changes", self.who, command.ask)

    # commands ---------------------------------------------------------------------------------------------------------

    async def _do(self, room: Room, command: commands.AnyCommand) -> None:
        match command:
            case commands.Sync():
                await room.show(self, command)
            case commands.Earlier():
                await self._send_earlier(room, command.before)
            case commands.Moments():
                await self._send_moments(room)
            case commands.Read() | commands.Report():
                await room.act(partial(self._act, command), concerns=lambda socket: False, holds=False)
            case commands.Offer() | commands.Moderate() | commands.AnswerFor():
                await room.act(partial(self._watch, room, command))
            case commands.Note():
                await room.act(
                    partial(self._act, command), concerns=lambda socket: socket.seat == self.seat, holds=False
                )
            case _:
                await room.act(partial(self._act, command))

    def _watch(self, room: Room, command: commands.WatcherCommand) -> None:
        """What people do who have no seat."""
        if self.seat is not None:
            raise NotAllowed("You sit at this table: that is for people who do not.")
        match command:
            case commands.Offer():
                volunteers.offer(room.pk, self.person, command.name)
            case commands.Moderate():
                wish = Wish(command.kind, command.seat, command.why, command.to)
                masters.act(room.pk, self.person, wish, command.id)
            case commands.AnswerFor():
                masters.answer(room.pk, self.person, command.seat, command.ask, command.picks, command.why, command.id)

    def _act(self, command: commands.EntryCommand | commands.ChairCommand | commands.ActCommand) -> None:
        if self.seat is None:
            raise NotAllowed(service.WATCHING)
        seat = self.seat
        match command:
            case commands.Chat():
                chat.say(seat, command.text, command.id)
            case commands.Hold():
                windows.hold(seat)
            case commands.Claim():
                claims.claim(seat, command.level, command.about, command.id)
            case commands.Read():
                reading.read(service.still(seat), command.log)
            case commands.Note():
                notes.note(service.still(seat), command.text)
            case commands.Rematch():
                rematch.rematch(service.still(seat))
            case commands.NewLink():
                links.renew(seat, self.person)  # this very line goes on
            case commands.Bots():
                company.set_bots(seat, command.pace, command.talk)
            case commands.Report():
                reports.report(service.still(seat), command.text, command.id)
            case commands.Propose():
                proposals.propose(seat, Wish(command.kind, command.seat, command.why, command.to), command.id)
            case commands.Agree():
                proposals.agree(seat, command.proposal, command.id)
            case commands.Decline():
                proposals.decline(seat, command.proposal)
            case commands.Go():
                coming.go(seat, command.better, command.id)
            case commands.ComeBack():
                coming.come_back(seat, command.id)
            case _:
                service.take(seat, command)

    async def _send_earlier(self, room: Room, before: int) -> None:
        def look(cached: CachedGame) -> tuple[int, list[LogLine]] | None:
            if not news.is_still(self.want(), cached):
                return None
            return sections.earlier(cached, self.audience, self.language, before)

        found = await threads.reading(partial(service.read, room.pk, look))
        if found is None:
            await self.close(GONE)
        else:
            await self._send(type="log", total=found[0], lines=found[1])

    async def _send_moments(self, room: Room) -> None:
        found = await threads.reading(
            partial(service.read, room.pk, lambda cached: moments.shown(cached, self.language))
        )
        await self._send(type="moments", moments=found)

    # what its room tells ----------------------------------------------------------------------------------------------

    def has(self, sync: commands.Sync) -> None:
        self.synced = True
        self.hashes, self.log, self.chat = dict(sync.have), sync.log, sync.chat

    def want(self) -> news.Want:
        return news.Want(self.audience, self.language, self.hashes, self.log, self.chat, self.seat, self.who.person)

    async def tell(self, news: news.News) -> None:
        """Sends what changed since the client was last told, and nothing if nothing did."""
        if self.room is None:
            return
        if news.lost:
            await self.close(GONE)
            return
        if news.failed:
            await self._refuse(
                None, Failed("The table cannot be shown right now, and that was recorded. Reload later.")
            )
            return
        self.hashes, self.log, self.chat = news.hashes, news.log, news.chat
        if news.sections:
            self.n += 1
            await self.send(text_data=f'{{"type":"sections","n":{self.n},{news.sections[1:]}')
        for lines in news.lines:
            await self.send(text_data=lines)

    # helpers ----------------------------------------------------------------------------------------------------------

    @property
    def audience(self) -> Audience:
        if self.master:
            return MODERATOR
        return self.seat.number if self.seat else TABLE

    def _sit_down(self) -> Table | int:
        """Finds out whose socket this is; a code to close with if it may not stay."""
        table = Table.objects.filter(public_id=self.scope["url_route"]["kwargs"]["public_id"]).first()
        if table is None:
            return UNKNOWN
        self.person = Visitor(self.scope["cookies"]).person
        self.seat = access.seat_of(self.person, table)
        if not access.may_watch(self.person, table, self.seat):
            return FORBIDDEN
        self.master = self.seat is None and masters.is_master(table.master_id, self.person)
        self.who = msgspec.structs.replace(
            self.who,
            person=self.person.pk if self.person else None,
            seat=self.seat.pk if self.seat else None,
            table=table.pk,
        )
        return table

    async def _turn_away(self, refused: Refused) -> None:
        """Says why and closes: nothing more is read from this socket."""
        metrics.refusals.count(refused.code)
        await self.send(text_data=turned_away(self.scope, refused.words, refused.code))
        await self.close(TOO_MUCH)

    async def _refuse(self, id: str | None, refused: Refused) -> None:
        metrics.refusals.count(refused.code)
        kind = "stale" if isinstance(refused, Stale) else "refused"
        words = in_words(refused.words, self.language, namer(self.room.seats if self.room else []))
        await self._send(type=kind, id=id, code=refused.code, words=words)

    async def _send(self, **message: Any) -> None:
        await self.send(text_data=encode(message).decode())


class Failed(Refused):
    """A fault of ours."""

    code = "crash"

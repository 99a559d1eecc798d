"""One socket at a table. It sends its reader what they lack, and enters what they do."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import msgspec
from channels.generic.websocket import AsyncWebsocketConsumer
from django.utils import timezone

from bsg.kernel import TABLE, Audience, NotAllowed, Refused, Stale, Text
from bsg.tables.acts import chat, claims, links, notes, reading, rematch, reports, windows
from bsg.tables.house import limits, metrics
from bsg.tables.house.limits import Who
from bsg.tables.house.threads import in_thread
from bsg.tables.journal import service
from bsg.tables.line import commands, notify, presence, sections, watcher
from bsg.tables.line.close_codes import FORBIDDEN, GONE, TOO_LONG, TOO_MUCH, UNKNOWN
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
    # socket -----------------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        notify.attach()
        self.table: Table | None = None
        self.seat: Seat | None = None
        self.synced = False
        self.told = False  # by the channel layer, when the table moves
        self.person: Person | None = None
        self.n = 0
        self.hashes: dict[str, str] = {}  # what the client has
        self.log = self.chat = 0
        self.language = language_of(self.scope["query_string"])
        self.who = Who(address=(self.scope.get("client") or [""])[0], socket=id(self))
        try:
            limits.take("sockets", self.who)
            code = await self._sit_down()
            if code is None:
                limits.come(self.who)
                self.scope["afterwards"].append(partial(limits.go, self.who))  # type: ignore[typeddict-item]
        except Refused as refused:
            self.table = None
            await self.accept()
            await self._turn_away(refused)
            return
        await self.accept()
        if code or self.table is None:
            await self.close(code)
            return
        self.told = await notify.listen(self.table.public_id, self.channel_name)
        watcher.watch(self.table.public_id)
        if self.seat:
            await in_thread(presence.came)(self.table, self.seat)
        seat = self.seat.number if self.seat else None
        await self._send(
            type="hello",
            protocol=PROTOCOL,
            table=self.table.public_id,
            seat=seat,
            language=self.language,
            now=timestamp(timezone.now()),
            since=self.seat.read if self.seat else None,
        )

    async def disconnect(self, code: int) -> None:
        if self.table is None:
            return
        table, self.table = self.table, None
        watcher.unwatch(table.public_id)
        await notify.leave(table.public_id, self.channel_name)
        if self.seat:
            await in_thread(presence.went)(table, self.seat)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        message = text_data if text_data is not None else bytes_data or b""
        if self.table is None:
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
            await self._do(command)
        except Refused as refused:
            await self._refuse(command.id, refused)
        except Exception:
            logger.exception("Table %s: %s failed", self.table.public_id, type(command).__name__)
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

    async def _do(self, command: commands.AnyCommand) -> None:
        assert self.table is not None
        if isinstance(command, commands.Sync):
            self.synced = True
            self.hashes, self.log, self.chat = dict(command.have), command.log, command.chat
            if not self.told:  # the channel layer was down
                self.told = await notify.listen(self.table.public_id, self.channel_name)
            if self.seat:
                await in_thread(presence.heartbeat)(self.table, self.seat)
        elif isinstance(command, commands.Earlier):
            if await self._stays():
                total, lines = await in_thread(sections.earlier)(
                    self.table.pk, self.audience, self.language, command.before
                )
                await self._send(type="log", total=total, lines=lines)
            return
        else:
            await in_thread(self._act)(command)
        await self._bring_up_to_date()

    def _act(self, command: commands.EntryCommand | commands.ActCommand) -> None:
        seat = self._seated()
        match command:
            case commands.Chat():
                chat.say(seat, command.text, command.id)
            case commands.Hold():
                windows.hold(seat)
            case commands.Claim():
                claims.claim(seat, command.level, command.about, command.id)
            case commands.Read():
                reading.read(seat, command.log)
            case commands.Note():
                notes.note(seat, command.text)
            case commands.Rematch():
                rematch.rematch(seat)
            case commands.NewLink():
                links.renew(self.seat or seat, self.person)  # this very line goes on
            case commands.Report():
                reports.report(seat, command.text, command.id)
            case _:
                service.take(seat, command)

    def _seated(self) -> Seat:
        """The seat, if it is still this socket's: it may have been left since."""
        seat = access.seat_of(self.person, self.table) if self.table and self.seat else None
        if seat is None or self.seat is None or seat.token_hash != self.seat.token_hash:
            raise NotAllowed("You are watching. Only people at the table can do that.")
        return seat

    # group messages ---------------------------------------------------------------------------------------------------

    async def table_moved(self, message: dict[str, Any]) -> None:
        """Something changed at the table; whether this reader may know of it shows in the bytes."""
        if not self.synced or self.table is None:
            return
        try:
            await self._bring_up_to_date()
        except Exception:
            logger.exception("Table %s cannot be shown", self.table.public_id)
            await self._refuse(
                None, Failed("The table cannot be shown right now, and that was recorded. Reload later.")
            )

    async def _bring_up_to_date(self) -> None:
        """Sends what changed since the client was last told, and nothing if nothing did."""
        assert self.table is not None
        if not self.synced or not await self._stays():
            return
        news = await in_thread(sections.news)(self.table.pk, self.audience, self.language, self.log, self.chat)
        hashes = {name: section.hash for name, section in news.sections.items()}
        changed = {name: hash for name, hash in hashes.items() if self.hashes.get(name) != hash}
        gone = sorted(self.hashes.keys() - hashes.keys())
        if changed or gone:
            self.n += 1
            bodies = {name: msgspec.Raw(news.sections[name].body) for name in changed}
            await self._send(type="sections", n=self.n, set=bodies, hashes=changed, gone=gone)
            self.hashes = hashes
        if news.log:
            await self._send(type="log", total=news.log_total, lines=news.log)
        if news.chat:
            await self._send(type="chat", total=news.chat_total, lines=news.chat)
        self.log, self.chat = news.log_total, news.chat_total

    # helpers ----------------------------------------------------------------------------------------------------------

    @property
    def audience(self) -> Audience:
        return self.seat.number if self.seat else TABLE

    @in_thread
    def _sit_down(self) -> int | None:
        """Finds out whose socket this is; a code to close with if it may not stay."""
        table = Table.objects.filter(public_id=self.scope["url_route"]["kwargs"]["public_id"]).first()
        if table is None:
            return UNKNOWN
        self.person = Visitor(self.scope["cookies"]).person
        if not access.may_watch(self.person, table):
            return FORBIDDEN
        self.table, self.seat = table, access.seat_of(self.person, table)
        self.who = msgspec.structs.replace(
            self.who,
            person=self.person.pk if self.person else None,
            seat=self.seat.pk if self.seat else None,
            table=table.pk,
        )
        return None

    async def _stays(self) -> bool:
        """Whether it may be sent what its seat may know; a socket that lost its seat is closed."""
        stays = await in_thread(self._still_sits)()
        if not stays:
            await self.close(GONE)
        return stays

    def _still_sits(self) -> bool:
        """Whether the seat is still this socket's: somebody else may sit there now, or its link was made anew."""
        if self.seat is None:
            return True
        return Seat.objects.filter(pk=self.seat.pk, token_hash=self.seat.token_hash, taken=True).exists()

    async def _turn_away(self, refused: Refused) -> None:
        """Says why and closes: nothing more is read from this socket."""
        metrics.refusals.count(refused.code)
        await self.send(text_data=turned_away(self.scope, refused.words, refused.code))
        await self.close(TOO_MUCH)

    async def _refuse(self, id: str | None, refused: Refused) -> None:
        metrics.refusals.count(refused.code)
        kind = "stale" if isinstance(refused, Stale) else "refused"
        words = await self._words(refused.words)
        await self._send(type=kind, id=id, code=refused.code, words=words)

    @in_thread
    def _words(self, words: Text) -> str:
        assert self.table is not None
        return in_words(words, self.language, namer(self.table.seats.all()))

    async def _send(self, **message: Any) -> None:
        await self.send(text_data=encode(message).decode())


class Failed(Refused):
    """A fault of ours."""

    code = "crash"

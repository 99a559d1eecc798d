"""Who asks: one cookie names the person, for pages and sockets alike; old sessions become persons on first sight."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from http.cookies import CookieError, SimpleCookie
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.utils.cache import patch_cache_control, patch_vary_headers

from bsg.tables.models import Guest, Person, Seat, Table
from bsg.tables.models.person import hashed
from bsg.tables.pages import access

COOKIE = "person"
KEPT = 400 * 24 * 3600  # seconds; browsers keep no cookie longer. Every day somebody comes it is set anew
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
OLD = re.compile(r"[a-z0-9]{32}")  # the key of a session, in which a browser once held its seats
SEATS, INVITES, NAME = "seats", "invites", "name"  # what such a session holds: by table, by table, and the name itself


class Visitor:
    """What a browser's cookie holds, and the person it names. There is a person from the first act on, not before."""

    def __init__(self, cookies: Mapping[str, str]):
        held = cookies.get(COOKIE, "")
        self.new = not (TOKEN.fullmatch(held) or OLD.fullmatch(held))
        if self.new:
            session = cookies.get(settings.SESSION_COOKIE_NAME, "")
            held = session if OLD.fullmatch(session) and carried_over(session) else secrets.token_urlsafe(32)
        self.token = held

    @cached_property
    def person(self) -> Person | None:
        person = Person.objects.filter(token_hash=hashed(self.token)).first()
        return person or (carried_over(self.token) if OLD.fullmatch(self.token) else None)

    def act(self, name: str = "") -> Person:
        """The person, from now on; `name` is what they call themselves."""
        person = self.person or Person.objects.get_or_create(token_hash=hashed(self.token))[0]
        if name and person.name != name:
            Person.objects.filter(pk=person.pk).update(name=name)
            person.name = name
        self.person = person
        return person

    @property
    def name(self) -> str:
        return self.person.name if self.person else ""

    def keep(self, response: HttpResponseBase) -> None:
        """Has the browser keep its cookie: the first time, and once a day."""
        known = self.__dict__.get("person")  # nobody is looked up for this alone
        if known and not known.seen_today:
            Person.objects.filter(pk=known.pk).update(seen=timezone.now())
        elif not self.new:
            return
        response.set_cookie(
            COOKIE, self.token, max_age=KEPT, httponly=True, samesite="Lax", secure=settings.SESSION_COOKIE_SECURE
        )
        patch_vary_headers(response, ("Cookie",))
        patch_cache_control(response, private=True)  # a cache that gave it to others would make them one person


def carried_over(session_key: str) -> Person | None:
    """The person in whom an old session lives on: its seats are theirs. The session goes, unless an admin uses it."""
    row = Session.objects.filter(session_key=session_key, expire_date__gt=timezone.now()).first()
    data: dict[str, Any] = SessionStore().decode(row.session_data) if row else {}
    token_hash = hashed(session_key)
    if row is None or not {SEATS, INVITES, NAME} & data.keys():
        return Person.objects.filter(token_hash=token_hash).first()
    with transaction.atomic():
        person, made = Person.objects.get_or_create(token_hash=token_hash, defaults={"name": data.get(NAME, "")[:30]})
        if made:
            for table in Table.objects.filter(public_id__in=data.get(SEATS, {})):
                if (seat := access.seat_with(table, data[SEATS][table.public_id])) is not None:
                    seat.give_key(person)
            for table in Table.objects.filter(public_id__in=data.get(INVITES, {})):
                if secrets.compare_digest(data[INVITES][table.public_id].encode(), table.invite.encode()):
                    Guest.objects.get_or_create(table=table, person=person)
        if SESSION_KEY not in data:
            row.delete()
    return person


def token_of_somebody_at(seat: Seat) -> str:
    """What the cookie of a new person holds who has a key to that seat: for measures, which need no pages."""
    token = secrets.token_urlsafe(32)
    seat.give_key(Person.objects.create(token_hash=hashed(token)))
    return token


def visitor_of(request: HttpRequest) -> Visitor:
    visitor: Visitor = request.visitor  # type: ignore[attr-defined]
    return visitor


def middleware(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Every page knows who asks for it."""

    def answer(request: HttpRequest) -> HttpResponse:
        visitor = request.visitor = Visitor(request.COOKIES)  # type: ignore[attr-defined]
        response = get_response(request)
        visitor.keep(response)
        return response

    return answer


class SocketVisitors:
    """Every socket knows whose it is: the visitor is looked up by the consumer, where it may ask the database."""

    def __init__(self, inner: Callable[..., Awaitable[Any]]):
        self.inner = inner

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        return await self.inner({**scope, "cookies": cookies(scope["headers"])}, receive, send)


def cookies(headers: list[tuple[bytes, bytes]]) -> dict[str, str]:
    read: dict[str, str] = {}
    for name, value in headers:
        if name == b"cookie":
            try:
                jar = SimpleCookie(value.decode("latin-1"))
            except CookieError:
                continue
            read |= {key: morsel.value for key, morsel in jar.items()}
    return read

"""Nobody but the master opens his screen or acts: every message, every act and every address, tried as everybody else.

What is tried comes from the code's own lists, so that whatever is new is tried, too.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
import pytest
from channels.db import database_sync_to_async
from django.contrib import admin
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLResolver, get_resolver, reverse

from bsg.kernel import MODERATOR, Refused
from bsg.tables.chairs import masters, proposals, volunteers
from bsg.tables.chairs.kinds import KINDS, Wish
from bsg.tables.line import commands, sections
from bsg.tables.models import Event, Guest, Opening, Person, Seat, Table
from bsg.tables.models.person import hashed
from bsg.tables.pages.visitors import COOKIE
from tests.tables.conftest import LaidTable, begun
from tests.tables.sockets import Reader, Room

WATCHERS = {commands.snake(kind.__name__): kind for kind in get_args(commands.WatcherCommand)}
ACTS = {commands.snake(kind.__name__): kind for kind in get_args(commands.AnyCommand)}
READS = {"sync", "earlier", "moments"}  # what changes nothing
EVERYBODYS = {"offer"}  # what anybody may say who has no seat
MASTER, FORMER, STRANGER, SPECTATOR = "m" * 43, "f" * 43, "s" * 43, "w" * 43
PICKED = "opt:no"


def person(token: str, name: str) -> Person:
    return Person.objects.get_or_create(token_hash=hashed(token), defaults={"name": name})[0]


def moderated(table: LaidTable) -> LaidTable:
    """Mona runs it; Finn did, and handed the role on."""
    finn, mona = person(FORMER, "Finn"), person(MASTER, "Mona")
    for one in (finn, mona):
        volunteers.remember(table.row, one, None)
    Table.objects.filter(pk=table.pk).update(master=mona, master_name="Mona")
    return table


def message(do: str, kind: type, table: LaidTable) -> list[dict[str, Any]]:
    """All that can be said with this command, whatever it needs filled in."""
    filled = {
        "ask": table.running().position.ask_id(0),
        "picks": [PICKED],
        "why": "So",
        "name": "Eve",
        "text": "Eve",
        "seat": 0,
        "to": "1",
    }
    fields = {field.name: filled.get(field.name, "x") for field in msgspec.structs.fields(kind) if field.required}
    fields |= {field.name: filled[field.name] for field in msgspec.structs.fields(kind) if field.name in filled}
    fields |= {name: 0 for name in ("log", "chat", "before") if name in fields}
    fields |= {name: True for name in ("on", "talk") if name in fields}
    fields.pop("id")
    kinds = KINDS if "kind" in fields else ("",)
    return [{**fields, "do": do, **({"kind": act} if act else {})} for act in kinds]


async def reader_as(room: Room, who: str) -> Reader:
    seats = {"host": 0, "player": 1}
    if who in seats:
        return await room.reader(seats[who])
    socket = await room.socket(None)
    if who == "staff":
        cookie = await database_sync_to_async(staff_cookie)()
    else:
        token = {"former master": FORMER, "stranger": STRANGER, "master": MASTER, "spectator": SPECTATOR}[who]
        cookie = f"{COOKIE}={token}"
    socket.scope["headers"] = [
        (name, cookie.encode() if name == b"cookie" else value) for name, value in socket.scope["headers"]
    ]
    return await room.reader(socket=socket)


def staff_cookie() -> str:
    client = Client()
    client.force_login(User.objects.create_superuser("staff"))
    return f"sessionid={client.cookies['sessionid'].value}"


def stands(table: LaidTable) -> tuple[Any, ...]:
    row = table.row
    seats = Seat.objects.filter(table=row).values_list("name", "stand_in", "muted", "person", "gone")
    return (row.number, row.digest, row.status, row.paused_at, row.master_id, row.void, row.proposals, *seats)


@pytest.mark.parametrize("who", ["player", "host", "spectator", "former master", "stranger", "staff"])
async def test_no_message_makes_anybody_else_the_master(room: Room, who: str, settings: Any) -> None:
    settings.LIMITS = "off"
    table = room.table
    await database_sync_to_async(moderated)(table)
    reader = await reader_as(room, who)
    before, tried = await database_sync_to_async(stands)(table), 0

    for do, kind in WATCHERS.items():
        if do in EVERYBODYS:
            continue
        for said in await database_sync_to_async(message)(do, kind, table):
            answer = await reader.do(**said)
            assert (answer["type"], answer["code"]) == ("refused", "not_allowed"), said
            tried += 1

    assert tried >= len(KINDS) + 1
    assert await database_sync_to_async(stands)(table) == before
    assert not reader.hello["master"]
    for hidden in ("players", "hidden"):
        assert hidden not in reader.sections
    assert all(" alone: " not in line for line in reader.lines)


@pytest.mark.parametrize("who", ["spectator", "former master", "stranger", "staff", "master"])
async def test_nobody_without_a_seat_does_what_seats_do(room: Room, who: str, settings: Any) -> None:
    """Neither plays nor proposes nor talks nor holds, the master no more than others."""
    settings.LIMITS = "off"
    table = room.table
    await database_sync_to_async(moderated)(table)
    reader = await reader_as(room, who)
    before = await database_sync_to_async(stands)(table)

    for do in sorted(ACTS.keys() - WATCHERS.keys() - READS):
        for said in await database_sync_to_async(message)(do, ACTS[do], table):
            answer = await reader.do(**said)
            assert (answer["type"], answer["code"]) == ("refused", "not_allowed"), said

    assert await database_sync_to_async(stands)(table) == before


@pytest.mark.parametrize("kind", KINDS)
def test_with_a_master_no_seat_proposes_what_is_the_masters(table: LaidTable, kind: str) -> None:
    """But for going on without one, which needs all of them."""
    moderated(table)
    before = table.row.number

    if kind == "no_master":
        proposals.propose(table.anna, Wish(kind, None, "So"), "1")
        assert table.row.master_id is not None
    else:
        with pytest.raises(Refused, match="ask Mona"):
            proposals.propose(table.anna, Wish(kind, 1, "So", "1"), "1")
    assert table.row.number == before


# ── pages ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


LEAVES = "admin/logout/"  # whoever tries that one is nobody for all that come after it


def addresses(table: LaidTable) -> list[str]:
    """Every one of the house, with this table in it. One with another hole in it fails until it is filled in here."""
    known = {
        "public_id": table.public_id,
        "invite": "x" * 10,
        "token": "x" * 32,
        "object_id": str(table.pk),
        "id": "1",
        "content_type_id": "1",
        "app_label": "tables",
        "url": "tables",
    }
    found = [route for route in routes(get_resolver().url_patterns) if route != LEAVES]
    return ["/" + re.sub(r"<(?:\w+:)?(\w+)>", lambda hole: known[hole[1]], route) for route in found]


def routes(patterns: Iterable[Any], before: str = "") -> Iterator[str]:
    for pattern in patterns:
        route = before + plain(str(pattern.pattern))
        if isinstance(pattern, URLResolver):
            yield from routes(pattern.url_patterns, route)
        else:
            yield route


def plain(route: str) -> str:
    """A route as it is written today; the admin has some of the old kind."""
    return re.sub(r"\(\?P<(\w+)>[^()]*\)", r"<\1>", route).strip("^$")


def secrets_of(table: LaidTable) -> set[str]:
    """Sentences that somebody alone has heard, the key, the secret, and what somebody noted."""
    lines = [line.text for line in sections.news(table.pk, MODERATOR, "en", 0, 0).log if " alone: " in line.text]
    row = table.row
    private = {line.partition(" alone: ")[2] for line in lines}
    return {*private, row.key, bytes(row.secret).hex(), "Anna lies"}


def client_of(who: str, table: LaidTable) -> Client:
    client = Client()
    if who in ("host", "player"):
        client.get(f"/t/{table.public_id}/seat/{table.tokens[0 if who == 'host' else 1]}/")
    elif who == "staff without a reason":
        client.force_login(User.objects.create_superuser("staff"))
    else:
        client.cookies[COOKIE] = {"former master": FORMER, "stranger": STRANGER, "spectator": SPECTATOR}[who]
    if who == "spectator":
        Guest.objects.create(table=table.row, person=person(SPECTATOR, "Willa"))
    return client


@pytest.mark.parametrize("who", ["player", "host", "spectator", "former master", "stranger", "staff without a reason"])
def test_no_address_shows_or_does_what_is_the_masters(db: None, who: str, settings: Any) -> None:
    settings.LIMITS = "off"
    table = moderated(begun("days"))
    table.next_answer()
    Seat.objects.filter(table=table.row, number=2).update(note="Anna lies")
    client, hidden, before = client_of(who, table), secrets_of(table), stands(table)
    assert len(hidden) > 3
    tried = addresses(table)
    assert {f"/t/{table.public_id}/run/", "/metrics", "/admin/tables/opening/add/"} <= set(tried)

    for address in tried:
        for answer in (client.get(address), client.post(address, {"your_name": "Eve", "run": "yes", "seat": "1"})):
            page = answer.getvalue().decode(errors="replace")
            assert answer.status_code < 500, address
            assert '"master": true' not in page, address
            assert not [one for one in hidden if one in page], address

    assert stands(table) == before
    assert not Opening.objects.exists()


def test_staff_without_a_reason_read_no_secrets_in_the_admin(db: None) -> None:
    """Every page of every row of every model of the house."""
    table = moderated(begun("days"))
    table.next_answer()
    masters.act(table.pk, person(MASTER, "Mona"), Wish("pause"), "1")
    Seat.objects.filter(table=table.row, number=2).update(note="Anna lies")
    client, hidden, looked = client_of("staff without a reason", table), secrets_of(table), 0
    told = Event.objects.count()
    hidden |= {words["msgid"] for event in Event.objects.all() for words in event.body.get("private", {}).values()}
    hidden.add(str(table.row.heard))

    for model, of_admin in admin.site._registry.items():
        named = [pattern for pattern in of_admin.get_urls() if pattern.name]
        of_all = [reverse(f"admin:{one.name}") for one in named if not one.pattern.converters]
        of_one = [one.name for one in named if one.pattern.converters]
        rows = [reverse(f"admin:{name}", args=[row.pk]) for row in model._default_manager.all() for name in of_one]
        for address in (*of_all, *rows):
            page = client.get(address).content.decode()
            assert not [one for one in hidden if one in page], (address, of_admin)
            looked += 1

    assert looked > 20 + told

"""A person per browser: seats are rows of theirs, old sessions become persons, personal links end when made anew."""

import re
from datetime import timedelta
from typing import Any

import pytest
from channels.db import database_sync_to_async
from channels.testing import WebsocketCommunicator
from django.contrib.auth.models import User
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from bsg.asgi import application
from bsg.tables import games
from bsg.tables.acts import links, lobby
from bsg.tables.models import Guest, Key, Person, Seat, Table
from bsg.tables.pages import visitors
from tests.kernel.toy import TOY
from tests.tables.conftest import LaidTable, begun
from tests.tables.pages.test_table import browser_of, new_table
from tests.tables.sockets import PATIENCE, Room

HEADERS = [(b"host", b"testserver"), (b"origin", b"http://testserver")]


def sits_at(client: Client, row: Table) -> str:
    page = client.get(row.get_absolute_url())
    return re.search(r'"seat": (null|\d+)', page.content.decode())[1]  # type: ignore[index]


def old_browser(**held: Any) -> Client:
    """A browser from before there were persons: a session holds all it has."""
    session = SessionStore()
    session.update(held)
    session.create()
    client = Client()
    client.cookies["sessionid"] = str(session.session_key)
    return client


def test_of_two_tables_joined_at_the_same_moment_no_seat_is_lost(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """13 of 30 seats were lost when what a browser held was one session, which the last writer overwrote."""
    first, second = (new_table(Client(), name=name, open="open") for name in ("First", "Second"))
    ben = Client()
    ben.get(first.get_absolute_url())
    join = lobby.join

    def join_another_meanwhile(table: Table, *args: Any) -> Any:
        if table.pk == first.pk:
            assert ben.post(f"/t/{second.public_id}/join/", {"your_name": "Ben"}).status_code == 302
        return join(table, *args)

    monkeypatch.setattr(lobby, "join", join_another_meanwhile)
    ben.post(f"/t/{first.public_id}/join/", {"your_name": "Ben"})

    assert sits_at(ben, first) == sits_at(ben, second) == "1"


def test_somebody_who_joins_twice_at_once_has_one_seat(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    row, ben = new_table(Client(), open="open"), Client()
    ben.get(row.get_absolute_url())
    join = lobby.join

    def join_once_more_meanwhile(*args: Any) -> Any:
        monkeypatch.setattr(lobby, "join", join)
        ben.post(f"/t/{row.public_id}/join/", {"your_name": "Benny"})
        return join(*args)

    monkeypatch.setattr(lobby, "join", join_once_more_meanwhile)
    ben.post(f"/t/{row.public_id}/join/", {"your_name": "Ben"})

    assert [seat.name for seat in row.seats.filter(taken=True)] == ["Anna", "Benny"]


def test_one_cookie_and_only_its_hash_is_kept(db: None) -> None:
    client = Client()
    new_table(client)

    cookie = client.cookies[visitors.COOKIE]
    assert (cookie["httponly"], cookie["samesite"], len(cookie.value)) == (True, "Lax", 43)
    assert set(client.cookies) <= {visitors.COOKIE, "csrftoken"}
    assert cookie.value not in str(Person.objects.values())
    assert Session.objects.count() == 0


def test_whoever_only_looks_is_no_person_yet(waiting_table: LaidTable) -> None:
    eve = Client()
    for address in ("/", "/new/", "/compendium/", f"/t/{waiting_table.public_id}/"):
        answer = eve.get(address)
        assert answer.status_code == 200
    assert Person.objects.count() == 0

    first = Client().get("/compendium/")
    assert "private" in first["Cache-Control"], "a cache must not give one browser's cookie to others"


@pytest.mark.parametrize("cookie", ["", "x", "é" * 43, "a" * 44, "'; drop table", "A" * 32])
def test_a_cookie_that_is_none_of_ours_is_replaced(db: None, cookie: str) -> None:
    client = Client()
    client.cookies[visitors.COOKIE] = cookie

    client.get("/")

    assert len(client.cookies[visitors.COOKIE].value) == 43


def test_the_cookie_is_set_anew_once_a_day(db: None) -> None:
    client = Client()
    new_table(client)
    assert visitors.COOKIE not in client.get("/").cookies

    Person.objects.update(seen=timezone.now() - timedelta(days=2))

    assert visitors.COOKIE in client.get("/").cookies
    assert Person.objects.get().seen_today


# ── old sessions ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_old_session_lives_on_as_a_person(waiting_table: LaidTable) -> None:
    other = new_table(Client(), name="By invitation")
    ben = old_browser(
        seats={waiting_table.public_id: waiting_table.tokens[1], "gone": "x"},
        invites={other.public_id: other.invite},
        name="Ben",
    )

    assert sits_at(ben, waiting_table.row) == "1"
    assert ben.get(other.get_absolute_url()).status_code == 200
    assert 'value="Ben"' in ben.get("/new/").content.decode()
    assert waiting_table.row.seats.get(number=1).person.name == "Ben"
    assert Session.objects.count() == 0, "the key of a session is kept in the clear"
    del ben.cookies["sessionid"]
    assert sits_at(ben, waiting_table.row) == "1"


def test_two_old_sessions_of_one_seat_both_keep_it(waiting_table: LaidTable) -> None:
    laptop, phone = (old_browser(seats={waiting_table.public_id: waiting_table.tokens[1]}) for _ in range(2))

    assert sits_at(laptop, waiting_table.row) == sits_at(phone, waiting_table.row) == "1"


def test_a_secret_that_an_old_session_holds_of_a_seat_that_was_left_opens_nothing(waiting_table: LaidTable) -> None:
    lobby.leave(waiting_table.ben)

    assert sits_at(old_browser(seats={waiting_table.public_id: waiting_table.tokens[1]}), waiting_table.row) == "null"


def test_an_admin_stays_logged_in(waiting_table: LaidTable, admin_user: User) -> None:
    client = Client()
    client.force_login(admin_user)
    session = client.session
    session["seats"] = {waiting_table.public_id: waiting_table.tokens[0]}
    session.save()

    assert sits_at(client, waiting_table.row) == "0"
    assert client.get("/admin/").status_code == 200


@pytest.mark.django_db(transaction=True)
async def test_a_page_that_was_open_before_comes_back_by_its_session() -> None:
    """It has no other cookie yet, and nobody reloads it."""
    table = await database_sync_to_async(begun)()
    client = await database_sync_to_async(old_browser)(seats={table.public_id: table.tokens[2]})
    cookie = (b"cookie", f"sessionid={client.cookies['sessionid'].value}".encode())

    socket = WebsocketCommunicator(application, f"/ws/t/{table.public_id}/?lang=en", headers=[*HEADERS, cookie])

    assert (await socket.connect(PATIENCE))[0]
    assert (await socket.receive_json_from(PATIENCE))["seat"] == 2
    await socket.disconnect()


def test_what_is_stale_is_cleared_away(waiting_table: LaidTable) -> None:
    now = timezone.now()
    ben, passer_by = browser_of(waiting_table, 1), Client()
    passer_by.get(waiting_table.row.get_invite_url())
    Session.objects.create(session_key="old", session_data="", expire_date=now - timedelta(days=1))
    Person.objects.update(seen=now - timedelta(days=31))

    call_command("tidy")

    assert Session.objects.count() == 0
    assert Guest.objects.count() == 0
    assert sits_at(ben, waiting_table.row) == "1"
    Person.objects.update(seen=now - timedelta(days=401))
    call_command("tidy")
    assert Person.objects.count() == Key.objects.count() == 0
    assert waiting_table.ben.taken


# ── personal links ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_personal_link_ends_the_old_one_in_play(table: LaidTable) -> None:
    ben, phone = browser_of(table, 1), browser_of(table, 1)

    ben.post(f"/t/{table.public_id}/link/")

    assert sits_at(ben, table.row) == "1"
    assert sits_at(phone, table.row) == "null"
    assert Client().get(f"/t/{table.public_id}/seat/{table.tokens[1]}/").status_code == 403
    page = ben.get(f"/t/{table.public_id}/").content.decode()
    assert table.tokens[1] not in page
    (new,) = re.findall(rf"/t/{table.public_id}/seat/([\w-]+)/", page)
    tablet = Client()
    tablet.get(f"/t/{table.public_id}/seat/{new}/")
    assert sits_at(tablet, table.row) == "1"


def test_nobody_makes_a_link_to_anothers_seat(table: LaidTable) -> None:
    before = table.ben.token_hash
    browsers = [browser_of(table, number) for number in range(3)]
    chris = Seat.objects.get(table=table.pk, number=2).person

    with pytest.raises(lobby.NotAllowed):
        links.renew(table.ben, chris)
    with pytest.raises(lobby.NotAllowed):
        links.renew(table.ben, None)
    assert Client().post(f"/t/{table.public_id}/link/").status_code == 403
    browsers[2].post(f"/t/{table.public_id}/link/", {"seat": "1"})

    assert table.ben.token_hash == before


def test_whoever_found_a_link_cannot_lock_its_owner_out(table: LaidTable) -> None:
    ben, thief = browser_of(table, 1), browser_of(table, 1)

    thief.post(f"/t/{table.public_id}/link/")
    assert sits_at(ben, table.row) == "1"
    ben.post(f"/t/{table.public_id}/link/")

    assert sits_at(thief, table.row) == "null"


@pytest.mark.django_db(transaction=True)
async def test_the_line_of_a_device_that_came_by_the_old_link_ends_at_once() -> None:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    ben, phone, anna = await room.reader(1), await room.reader(1), await room.reader(0)

    assert (await ben.do("new_link"))["type"] == "ok"

    seat = await database_sync_to_async(room.table.seat)(1)
    while (raw := await phone.socket.receive_output(PATIENCE))["type"] == "websocket.send":
        assert seat.token not in raw["text"]
    assert raw == {"type": "websocket.close", "code": 4401}
    assert (await anna.answer("opt:no"))["type"] == "ok"
    assert (await ben.do("chat", text="still here"))["type"] == "ok"
    await phone.send({"do": "chat", "id": "1", "text": "me too"})
    await room.close()
    assert not await database_sync_to_async(table_says)(room.table, "me too")


def table_says(table: LaidTable, words: str) -> bool:
    return table.row.chat.filter(text=words).exists()


# ── bans ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_host_keeps_somebody_away(waiting_table: LaidTable) -> None:
    anna, ben = browser_of(waiting_table, 0), browser_of(waiting_table, 1)

    anna.post(f"/t/{waiting_table.public_id}/free/", {"seat": "1", "away": "yes"})

    assert ben.get(f"/t/{waiting_table.public_id}/").status_code == 403
    assert ben.post(f"/t/{waiting_table.public_id}/join/", {"your_name": "Ben"}).status_code == 403
    with pytest.raises(lobby.NotAllowed, match="keeps you away"):
        lobby.join(waiting_table.row, "Ben", person=Person.objects.exclude(bans=None).get())
    assert browser_of(waiting_table, 2).get(f"/t/{waiting_table.public_id}/").status_code == 200


def test_whoever_is_barred_from_the_house_sits_nowhere(waiting_table: LaidTable, admin_client: Client) -> None:
    ben = browser_of(waiting_table, 1)
    person = waiting_table.ben.person

    admin_client.post(f"/admin/tables/person/{person.pk}/change/", {"barred": "on"})

    assert ben.get(f"/t/{waiting_table.public_id}/").status_code == 403
    assert "You may not play here any more" in ben.post("/new/", NEW).content.decode()


NEW = {"name": "Friday fleet", "your_name": "Ben", "game": "toy", "players": "3", "quick": "strict", "open": "invite"}

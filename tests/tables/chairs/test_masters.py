"""Game masters: they see everything, act without asking but never unseen, and never take a seat of that game."""

import json
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.test import Client

from bsg.kernel import MODERATOR, TABLE, NotAllowed, Refused, Stale
from bsg.tables.acts import links, lobby, rematch
from bsg.tables.chairs import masters, proposals, volunteers
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache
from bsg.tables.line import sections
from bsg.tables.line.timestamps import timestamp
from bsg.tables.models import Guest, Person, Seat, Seen, Table
from bsg.tables.models.person import hashed
from bsg.tables.pages import access
from bsg.tables.pages.visitors import COOKIE, Visitor
from tests.tables.conftest import LaidTable
from tests.tables.sockets import Room

AUDIENCES: tuple[int | str, ...] = (0, 1, 2, TABLE)
TOKEN = "d" * 43


def somebody(token: str = TOKEN, name: str = "Dora") -> Person:
    return Person.objects.get_or_create(token_hash=hashed(token), defaults={"name": name})[0]


def log(table: LaidTable, audience: int | str) -> list[str]:
    return [line.text for line in sections.news(table.pk, audience, "en", 0, 0).log]


def said(table: LaidTable, audience: int | str) -> dict[str, Any]:
    return {
        name: json.loads(part.body) for name, part in sections.news(table.pk, audience, "en", 0, 0).sections.items()
    }


def offers(table: LaidTable, person: Person) -> str:
    volunteers.offer(table.pk, person, person.name)
    return str(table.row.volunteers[-1]["id"])


def agreed(table: LaidTable, wish: Wish) -> None:
    id = table.next_id()
    proposals.propose(table.anna, wish, id)
    for seat in (table.ben, table.chris):
        if any(one["id"] == id for one in table.row.proposals):
            proposals.agree(seat, id, table.next_id())


@pytest.fixture
def dora(table: LaidTable) -> Person:
    """The game master of a begun table, named by all."""
    person = somebody()
    agreed(table, Wish("master", to=offers(table, person)))
    return person


def moderate(table: LaidTable, person: Person | None, kind: str, seat: int | None = None, why: str = "So") -> None:
    masters.act(table.pk, person, Wish(kind, seat, why), table.next_id())


def test_it_works(table: LaidTable, dora: Person) -> None:
    assert said(table, TABLE)["chairs"]["master"] == "Dora"
    mark = "Dora is the game master now, and sees everything. Agreed by Anna, Ben, Chris."
    assert all(log(table, audience)[-1] == mark for audience in AUDIENCES)

    everything = said(table, MODERATOR)

    deck = [f"card:{card}" for card in reversed(table.running().position.state.deck)]
    assert [(pile["label"], [one["typed"] for one in pile["things"]]) for pile in everything["hidden"]] == [
        ("Deck", deck)
    ]
    assert all("hidden" not in said(table, audience) for audience in AUDIENCES)
    assert [len(player["hand"]) for player in everything["players"]] == everything["board"]["hands"]
    assert [mine["seat"] for mine in everything["questions"]["mine"]] == [0]
    assert any(line.startswith("Ben alone: Your hand is now") for line in log(table, MODERATOR))


def test_a_master_knows_since_when_a_question_waits(table: LaidTable, dora: Person) -> None:
    """Whatever is done and said meanwhile; everybody else may not count how long somebody thinks."""
    table.until("before_total")
    opened = said(table, MODERATOR)["asked"]
    moderate(table, dora, "ruling")
    seat = next(ask.seat for ask in table.running().owed)
    table.answer(seat)

    assert opened == timestamp(table.row.entries.get(number=table.row.number - 2).at)
    assert said(table, MODERATOR)["asked"] == opened
    assert all("asked" not in said(table, audience) for audience in AUDIENCES)


def test_an_answer_for_a_seat_comes_from_its_own_list_and_says_whose_it_is(table: LaidTable, dora: Person) -> None:
    ask = table.running().position.ask_id(0)
    with pytest.raises(Refused, match="not among the options"):
        masters.answer(table.pk, dora, 0, ask, ("opt:maybe",), "Anna sleeps", "1")
    with pytest.raises(Stale):
        masters.answer(table.pk, dora, 1, ask, ("opt:no",), "Anna sleeps", "2")
    with pytest.raises(Refused, match="Say why"):
        masters.answer(table.pk, dora, 0, ask, ("opt:no",), " ", "3")

    for _ in range(2):
        masters.answer(table.pk, dora, 0, ask, ("opt:no",), "Anna sleeps", "4")

    mark = "An answer is given for Anna. By the game master, Dora: “Anna sleeps”"
    assert all(log(table, audience).count(mark) == 1 for audience in AUDIENCES)
    assert "Answered for you: Do you look at the top card? – Do not look." in log(table, 0)
    assert not any("Do not look" in line for audience in (1, 2, TABLE) for line in log(table, audience))


@pytest.mark.parametrize("kind", ["put_back", "before_total"])
def test_an_answer_to_what_is_secret_names_no_seat(table: LaidTable, dora: Person, kind: str) -> None:
    if kind == "put_back":
        table.answer(0, "opt:yes")
    table.until(kind)
    asked = table.running().owed[0]
    masters.answer(table.pk, dora, asked.seat, table.running().position.ask_id(asked.seat), asked.fallback, "Late", "1")

    assert all("An answer is given. By the game master, Dora: “Late”" in log(table, who) for who in AUDIENCES)


def test_with_a_game_master_nobody_else_decides_but_that_there_is_none(table: LaidTable, dora: Person) -> None:
    with pytest.raises(Refused, match="ask Dora"):
        proposals.propose(table.anna, Wish("pause"), "1")

    agreed(table, Wish("no_master"))

    assert said(table, TABLE)["chairs"]["master"] is None
    mark = "The table goes on without a game master. Agreed by Anna, Ben, Chris."
    assert all(log(table, audience)[-1] == mark for audience in AUDIENCES)
    with pytest.raises(NotAllowed):
        moderate(table, dora, "pause")
    agreed(table, Wish("pause"))
    assert table.row.paused_at is not None


def test_the_role_can_be_handed_on(table: LaidTable, dora: Person) -> None:
    emil = somebody("e" * 43, "Emil")

    masters.act(table.pk, dora, Wish("master", None, "I have to go", offers(table, emil)), "on")

    assert (table.row.master, table.row.master_name) == (emil, "Emil")
    with pytest.raises(NotAllowed):
        moderate(table, dora, "pause")
    moderate(table, emil, "pause")


def test_nobody_but_the_master_acts(table: LaidTable, dora: Person) -> None:
    ask = table.running().position.ask_id(0)
    for person in (None, somebody("x" * 43, "Fay")):
        with pytest.raises(NotAllowed):
            moderate(table, person, "pause")
        with pytest.raises(NotAllowed):
            masters.answer(table.pk, person, 0, ask, ("opt:no",), "So", "1")
    assert table.row.paused_at is None


# seats ----------------------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_somebody_who_watches(table: LaidTable) -> None:
    table.row.seats.filter(number=1).update(note="Anna lies")
    ben, dora = somebody("b" * 43, "Ben"), somebody()
    table.ben.give_key(ben)
    heard = log(table, 1)

    agreed(table, Wish("hand_over", 1, to=offers(table, dora)))

    seat = table.ben
    assert (seat.name, seat.note, seat.person, seat.taken) == ("Dora", "", dora, True)
    assert access.seat_of(dora, table.row) == seat
    assert access.seat_of(ben, table.row) is None
    Table.objects.filter(pk=table.pk).update(open=False)
    assert access.may_watch(ben, table.row)
    assert log(table, 1)[: len(heard)] == [line.replace("Ben", "Dora") for line in heard]
    mark = "Dora takes over the seat of Ben. Agreed by Anna, Dora, Chris."
    assert all(log(table, audience)[-1] == mark for audience in AUDIENCES)
    assert not table.row.volunteers


def test_no_seat_is_handed_on_while_its_owner_is_there_and_has_not_agreed(table: LaidTable) -> None:
    proposals.propose(table.anna, Wish("hand_over", 1, to=offers(table, somebody())), "1")
    proposals.agree(table.chris, "1", "2")
    assert table.ben.name == "Ben"

    proposals.decline(table.ben, "1")

    assert (table.ben.name, table.row.proposals) == ("Ben", [])


def test_whoever_handed_a_seat_on_may_return_to_that_one_only(table: LaidTable) -> None:
    ben, dora = somebody("b" * 43, "Ben"), somebody()
    table.ben.give_key(ben)
    agreed(table, Wish("hand_over", 1, to=offers(table, dora)))
    back = offers(table, ben)

    with pytest.raises(Refused, match="has seen"):
        proposals.propose(table.anna, Wish("hand_over", 2, to=back), "1")
    agreed(table, Wish("hand_over", 1, to=back))

    assert access.seat_of(ben, table.row) == table.ben


def test_whoever_has_seen_everything_takes_no_seat_by_any_way_in(table: LaidTable, dora: Person) -> None:
    agreed(table, Wish("no_master"))
    link = table.tokens[1]

    with pytest.raises(NotAllowed, match="You have seen"):
        access.take_up(Visitor({COOKIE: TOKEN}), table.row, link)
    with pytest.raises(Refused, match="has seen"):
        proposals.propose(table.anna, Wish("hand_over", 1, to=offers(table, dora)), "1")
    with pytest.raises(Refused):
        lobby.join(table.row, "Dora", person=dora)

    assert access.seat_of(dora, table.row) is None


def test_whoever_came_by_a_link_that_was_ended_has_seen_that_seat(table: LaidTable) -> None:
    ben, eve = somebody("b" * 43, "Ben"), somebody("e" * 43, "Eve")
    for person in (ben, eve):
        table.ben.give_key(person)

    links.renew(table.ben, ben)

    with pytest.raises(NotAllowed, match="You have seen"):
        access.take_up(Visitor({COOKIE: "e" * 43}), table.row, table.tokens[2])
    with pytest.raises(Refused, match="has seen"):
        proposals.propose(table.anna, Wish("hand_over", 2, to=offers(table, eve)), "1")
    access.take_up(Visitor({COOKIE: "e" * 43}), table.row, table.ben.token)
    assert access.seat_of(eve, table.row) == table.ben


@pytest.mark.parametrize("who", ["the master", "whoever handed a seat on"])
def test_a_game_that_follows_is_another_one(table: LaidTable, dora: Person, who: str) -> None:
    """What was seen of one game is no reason to keep anybody from the next at the same table."""
    ben, emil = somebody("b" * 43, "Ben"), somebody("e" * 43, "Emil")
    table.ben.give_key(ben)
    masters.act(table.pk, dora, Wish("hand_over", 1, "So", offers(table, emil)), "1")
    moderate(table, dora, "end")
    follows = rematch.rematch(table.anna)
    person = dora if who == "the master" else ben
    follows.seats.update(reserved=False)

    seat, _ = lobby.join(follows, person.name, person=person)

    assert access.seat_of(person, follows) == seat


def test_whoever_has_taken_a_seat_since_can_neither_run_the_game_nor_have_another(table: LaidTable) -> None:
    dora = somebody()
    id = offers(table, dora)
    access.take_up(Visitor({COOKIE: TOKEN}), table.row, table.tokens[1])

    with pytest.raises(Refused, match="has a seat here"):
        proposals.propose(table.anna, Wish("master", to=id), "1")
    with pytest.raises(Refused, match="has seen"):
        proposals.propose(table.anna, Wish("hand_over", 2, to=id), "2")


def test_somebody_who_takes_over_from_a_bot_looks_like_themselves(table: LaidTable) -> None:
    Seat.objects.filter(pk=table.chris.pk).update(kind="bot", level="crew", persona="somebody")

    proposals.propose(table.anna, Wish("hand_over", 2, to=offers(table, somebody())), "1")
    proposals.agree(table.ben, "1", "2")

    seat = table.chris
    assert (seat.name, seat.is_bot, seat.level, seat.persona) == ("Dora", False, "", "")


def test_a_master_named_in_the_lobby_has_seen_from_the_start_on(waiting_table: LaidTable) -> None:
    table, dora = waiting_table, somebody()
    lobby.set_ready(table.ben, True)

    lobby.run(table.row, dora, "Dora")
    assert not table.ben.ready  # to be ready again is to agree
    with pytest.raises(NotAllowed):
        lobby.join(table.row, "Dora", person=dora)
    lobby.step_down(table.row, dora)
    lobby.run(table.row, dora, "Dora")
    for seat in (table.ben, table.chris):
        lobby.set_ready(seat, True)
    lobby.start(table.anna)

    assert Seen.objects.get(table=table.row).person == dora
    moderate(table, dora, "pause")
    assert table.row.paused_at is not None


def test_a_player_cannot_be_game_master(waiting_table: LaidTable) -> None:
    ben = somebody("b" * 43, "Ben")
    waiting_table.ben.give_key(ben)

    with pytest.raises(NotAllowed):
        lobby.run(waiting_table.row, ben, "Benny")


# on the line ----------------------------------------------------------------------------------------------------------


async def reader_of(room: Room, token: str) -> Any:
    socket = await room.socket(None)
    socket.scope["headers"] = [
        (name, f"{COOKIE}={token}".encode() if name == b"cookie" else value) for name, value in socket.scope["headers"]
    ]
    return await room.reader(socket=socket)


async def test_only_the_master_has_the_master_screen_and_only_while_he_is(room: Room) -> None:
    table = room.table
    dora = await database_sync_to_async(somebody)()
    watcher = await reader_of(room, TOKEN)
    anna = await room.reader(0)
    assert "players" not in watcher.sections

    id = await database_sync_to_async(offers)(table, dora)
    await database_sync_to_async(agreed)(table, Wish("master", to=id))
    with pytest.raises(AssertionError, match="4401"):  # the page is loaded again, and is another one then
        await watcher.until(lambda reader: False)
    master = await reader_of(room, TOKEN)
    assert master.hello["master"]
    assert "players" in master.sections
    assert (await master.do("moderate", kind="pause"))["type"] == "ok"
    assert (await master.do("moderate", kind="resume"))["type"] == "ok"

    for other in (anna, await room.reader(1), await room.reader(None)):
        assert not other.hello["master"]
        assert "players" not in other.sections
        for command in (
            {"do": "moderate", "kind": "pause", "why": "So"},
            {"do": "answer_for", "seat": 0, "ask": "x", "picks": [], "why": "So"},
        ):
            answer = await other.do(**command)
            assert (answer["type"], answer["code"]) == ("refused", "not_allowed")

    with pytest.raises(AssertionError, match="4401"):
        await master.do("moderate", kind="no_master")
    former = await reader_of(room, TOKEN)
    assert not former.hello["master"]
    assert "players" not in former.sections
    assert (await former.do("moderate", kind="pause"))["code"] == "not_allowed"


@pytest.mark.parametrize("who", ["player", "stranger"])
def test_nobody_becomes_game_master_of_a_running_game_by_the_lobbys_page(table: LaidTable, who: str) -> None:
    client = Client()
    client.cookies[COOKIE] = TOKEN
    if who == "player":
        table.ben.give_key(somebody())

    client.post(f"/t/{table.public_id}/run/", {"your_name": "Dora"})

    assert table.row.master is None


def test_a_stranger_cannot_run_a_table_by_invitation(waiting_table: LaidTable) -> None:
    Table.objects.filter(pk=waiting_table.pk).update(open=False)
    client = Client()
    client.cookies[COOKIE] = TOKEN

    assert client.post(f"/t/{waiting_table.public_id}/run/", {"your_name": "Dora"}).status_code == 403
    Guest.objects.create(table=waiting_table.row, person=somebody())
    assert client.post(f"/t/{waiting_table.public_id}/run/", {"your_name": "Dora"}).status_code == 302
    assert waiting_table.row.master_name == "Dora"


def test_what_the_master_sees_moves_nothing_of_what_others_see(table: LaidTable, dora: Person) -> None:
    before = [said(table, audience) for audience in AUDIENCES], table.row.events_told

    said(table, MODERATOR)
    cache.forget_all()

    assert ([said(table, audience) for audience in AUDIENCES], table.row.events_told) == before
    assert Seat.objects.filter(table=table.row, taken=True).count() == 3


def test_the_host_sends_a_game_master_away_whom_nobody_wanted(waiting_table: LaidTable) -> None:
    """Anybody who finds an open table could else see everything of its game, or keep it from beginning."""
    Table.objects.update(open=True)
    host, guest, eve = Client(), Client(), Client()
    for client, number in ((host, 0), (guest, 1)):
        client.get(f"/t/{waiting_table.public_id}/seat/{waiting_table.tokens[number]}/")
    run = f"/t/{waiting_table.public_id}/run/"
    eve.post(run, {"your_name": "Eve"})
    assert waiting_table.row.master is not None
    assert "Play without this game master" in host.get(f"/t/{waiting_table.public_id}/").content.decode()
    assert "Play without this game master" not in guest.get(f"/t/{waiting_table.public_id}/").content.decode()

    guest.post(run, {"run": "no"})
    assert waiting_table.row.master is not None, "that is for the host to say"
    host.post(run, {"run": "no"})

    assert (waiting_table.row.master, waiting_table.row.master_name) == (None, "")
    assert eve.get(f"/t/{waiting_table.public_id}/").status_code == 403
    assert eve.post(run, {"your_name": "Eve"}).status_code == 403
    assert not Seen.objects.exists(), "the game had not begun: there was nothing to see"

"""The pages: from the home page to a begun game, and what they keep from whom."""

import json
import re

import pytest
from django.test import Client

from bsg.tables.acts import lobby
from bsg.tables.line import sections
from bsg.tables.models import Seat, Table
from tests.tables.conftest import LaidTable

NEW = {"name": "Friday fleet", "your_name": "Anna", "game": "toy", "players": "3", "quick": "strict", "open": "invite"}


def new_table(client: Client, **changes: str) -> Table:
    answer = client.post("/new/", {**NEW, **changes})
    assert answer.status_code == 302, answer.content.decode()
    return Table.objects.get(public_id=answer["Location"].split("/")[2])


def browser_of(table: LaidTable, number: int) -> Client:
    client = Client()
    client.get(f"/t/{table.public_id}/seat/{table.tokens[number]}/")
    return client


def test_it_works(db: None) -> None:
    anna, ben, chris = Client(), Client(), Client()

    row = new_table(anna, nonce="0123")
    for client, name in ((ben, "Ben"), (chris, "Chris")):
        assert client.get(row.get_invite_url()).status_code == 302
        client.post(f"/t/{row.public_id}/join/", {"your_name": name, "nonce": name})
        client.post(f"/t/{row.public_id}/ready/", {"ready": "yes"})
    page = anna.get(row.get_absolute_url()).content.decode()
    assert all(name in page for name in ("Anna", "Ben", "Chris", "<svg", row.commitment))
    anna.post(f"/t/{row.public_id}/start/")

    row.refresh_from_db()
    assert row.status == "playing"
    page = ben.get(row.get_absolute_url()).content.decode()
    assert '<div id="table">' in page
    assert '"seat": 1' in page
    assert row.key not in page


def test_home_lists_open_tables_and_ones_own(db: None) -> None:
    anna, ben = Client(), Client()
    new_table(anna, name="Secret fleet")
    new_table(anna, name="Open fleet", open="open")

    mine, others = anna.get("/").content.decode(), ben.get("/").content.decode()

    assert "Secret fleet" in mine
    assert "Open fleet" in mine
    assert "Secret fleet" not in others
    assert "Open fleet" in others


def test_a_table_by_invitation_lets_nobody_in_without_it(db: None) -> None:
    row, stranger = new_table(Client()), Client()

    assert stranger.get(row.get_absolute_url()).status_code == 403
    assert stranger.get(f"/t/{row.public_id}/invite/wrong/").status_code == 403
    assert stranger.get(f"/t/{row.public_id}/invite/é/").status_code == 403
    assert stranger.post(f"/t/{row.public_id}/join/", {"your_name": "Eve"}).status_code == 403
    assert row.seats.filter(taken=True).count() == 1


def test_the_invite_lets_in(db: None) -> None:
    row, ben = new_table(Client()), Client()

    assert ben.get(row.get_invite_url(), follow=True).status_code == 200


@pytest.mark.parametrize("address", ["/t/nowhere/", "/t/%00/"])  # PostgreSQL cannot even look for the second
def test_an_unknown_table_is_not_found(db: None, address: str) -> None:
    answer = Client().get(address)

    assert answer.status_code == 404
    assert "There is nothing here" in answer.content.decode()
    assert 'action="/enter/"' in answer.content.decode(), "whoever has a code can go on from here"


def test_whoever_is_not_let_in_can_type_a_code(db: None) -> None:
    page = Client().get(new_table(Client()).get_absolute_url()).content.decode()

    assert "by invitation" in page
    assert 'action="/enter/"' in page


def test_a_form_that_is_too_old_says_what_to_do(waiting_table: LaidTable) -> None:
    client = Client(enforce_csrf_checks=True)

    page = client.post(f"/t/{waiting_table.public_id}/join/", {"your_name": "Eve"}).content.decode()

    assert "Go back, reload the page and try again" in page


def test_a_fault_of_ours_is_a_page_too(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bsg.tables.pages.home.my_rows", lambda *_: 1 / 0)

    answer = Client(raise_request_exception=False).get("/")

    assert answer.status_code == 500
    assert "Games are safe" in answer.content.decode()
    assert "unofficial fan project" in answer.content.decode()


def test_addresses_of_forms_lead_somewhere(waiting_table: LaidTable) -> None:
    for address, leads in (
        ("/alone/", "/"),
        ("/enter/", "/"),
        (f"/t/{waiting_table.public_id}/join/", f"/t/{waiting_table.public_id}/"),
    ):
        assert Client().get(address)["Location"] == leads


def test_every_page_has_a_title_of_its_own(waiting_table: LaidTable) -> None:
    addresses = ["/", "/new/", "/compendium/", "/nowhere/", f"/t/{waiting_table.public_id}/"]

    titles = [re.search(r"<title>(.*?)</title>", Client().get(address).content.decode())[1] for address in addresses]  # type: ignore[index]

    assert len(set(titles)) == len(titles)
    assert all("The fleet&#x27;s table" in title or "The fleet's table" in title for title in titles)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 61),
        ("your_name", "   "),
        ("your_name", "x" * 31),
        ("your_name", "in\u202evisible"),
        ("players", "2"),
        ("players", "lots"),
        ("quick", "sometimes"),
        ("game", "chess"),
    ],
)
def test_a_wrong_new_table_is_explained(db: None, field: str, value: str) -> None:
    answer = Client().post("/new/", {**NEW, field: value})

    assert answer.status_code == 422
    assert 'class="problem"' in answer.content.decode()
    assert Table.objects.count() == 0


def test_the_personal_link_takes_the_seat_up_on_another_device(waiting_table: LaidTable) -> None:
    phone = Client()

    answer = phone.get(f"/t/{waiting_table.public_id}/seat/{waiting_table.tokens[1]}/")

    assert answer.status_code == 302
    assert answer["Referrer-Policy"] == "no-referrer"
    assert '"seat": 1' in phone.get(f"/t/{waiting_table.public_id}/").content.decode()


def test_whoever_opens_anothers_personal_link_keeps_their_own_seat(table: LaidTable) -> None:
    """R28.14: Ben has sent his own link instead of the invite; only a browser without a seat becomes his."""
    anna = browser_of(table, 0)

    page = anna.get(f"/t/{table.public_id}/seat/{table.tokens[1]}/", follow=True).content.decode()

    assert '"seat": 0' in page
    assert "That link is the seat of Ben, and you sit here as Anna." in page
    assert table.tokens[1] not in page
    assert '"seat": 0' in anna.get(f"/t/{table.public_id}/seat/{table.tokens[0]}/", follow=True).content.decode()


def test_a_wrong_personal_link_gives_nothing(waiting_table: LaidTable) -> None:
    eve = Client()

    answer = eve.get(f"/t/{waiting_table.public_id}/seat/{'x' * 32}/")

    assert answer.status_code == 403
    assert '"seat": null' in eve.get(f"/t/{waiting_table.public_id}/").content.decode()


@pytest.mark.parametrize("act", ["ready", "leave", "bot", "free", "start"])
def test_nobody_acts_for_a_seat_without_its_secret(waiting_table: LaidTable, act: str) -> None:
    before = list(waiting_table.row.seats.values())

    assert Client().post(f"/t/{waiting_table.public_id}/{act}/", {"ready": "yes", "seat": "2"}).status_code == 403
    assert Client().get(f"/t/{waiting_table.public_id}/{act}/").status_code == 405
    assert list(waiting_table.row.seats.values()) == before


def test_forms_need_the_csrf_token(waiting_table: LaidTable) -> None:
    client = Client(enforce_csrf_checks=True)
    client.get(f"/t/{waiting_table.public_id}/seat/{waiting_table.tokens[1]}/")

    assert client.post(f"/t/{waiting_table.public_id}/ready/", {"ready": "yes"}).status_code == 403
    assert not waiting_table.ben.ready


def test_html_in_names_is_shown_as_text(db: None) -> None:
    client = Client()

    row = new_table(client, name="<script>alert(1)</script>", your_name="<b>Anna</b>")

    page = client.get(row.get_absolute_url()).content.decode()
    assert "<script>alert" not in page
    assert "<b>Anna" not in page
    assert "&lt;b&gt;Anna&lt;/b&gt;" in page


def test_what_the_host_does_wrong_is_said(waiting_table: LaidTable) -> None:
    anna = browser_of(waiting_table, 0)

    page = anna.post(f"/t/{waiting_table.public_id}/start/", follow=True).content.decode()

    assert "Not everybody is ready: Ben, Chris." in page
    page = anna.post(f"/t/{waiting_table.public_id}/bot/", {"seat": "x"}, follow=True).content.decode()
    assert "There is no such seat" in page


def test_the_host_adds_and_removes_bots(db: None) -> None:
    anna = Client()
    row = new_table(anna)

    anna.post(f"/t/{row.public_id}/bot/", {"seat": "1"})
    anna.post(f"/t/{row.public_id}/bot/", {"seat": "2"})
    anna.post(f"/t/{row.public_id}/bot/", {"seat": "1"})

    assert list(row.seats.values_list("kind", "taken")) == [("human", True), ("human", False), ("bot", True)]


def test_whoever_loses_the_seat_is_told_and_can_sit_down_again(waiting_table: LaidTable) -> None:
    anna, ben = browser_of(waiting_table, 0), browser_of(waiting_table, 1)
    assert "Free the seat" in anna.get(f"/t/{waiting_table.public_id}/").content.decode()
    assert "Free the seat" not in ben.get(f"/t/{waiting_table.public_id}/").content.decode()

    anna.post(f"/t/{waiting_table.public_id}/free/", {"seat": "1"})

    page = ben.get(f"/t/{waiting_table.public_id}/").content.decode()
    assert "The host gave your seat free" in page
    assert "Take a seat" in page
    assert "The host gave your seat free" not in ben.get(f"/t/{waiting_table.public_id}/").content.decode()


def test_nobody_is_away_who_looks_at_the_page(waiting_table: LaidTable) -> None:
    page = browser_of(waiting_table, 1).get(f"/t/{waiting_table.public_id}/").content.decode()

    seats = dict(re.findall(r"<b>(\w+)</b>(.*?)</li>", page, re.DOTALL))
    assert "away" not in seats["Ben"]
    assert "away" in seats["Anna"]


def test_the_page_knows_how_far_it_is(waiting_table: LaidTable) -> None:
    """So that its socket is told what happened between page and socket, and nothing else."""
    page = browser_of(waiting_table, 1).get(f"/t/{waiting_table.public_id}/").content.decode()

    have = json.loads(re.search(r'"have": (\{.*?\})', page)[1])  # type: ignore[index]
    news = sections.news(waiting_table.pk, 1, "en", 0, 0)
    assert have == {name: section.hash for name, section in news.sections.items()}


@pytest.mark.parametrize(
    ("host", "warned"), [("localhost", True), ("127.0.0.1:8000", True), ("[::1]:8000", True), ("fleet.example", False)]
)
def test_an_address_that_nobody_else_can_reach_is_said_to_be_one(
    waiting_table: LaidTable, host: str, warned: bool
) -> None:
    page = Client(headers={"host": host}).get(f"/t/{waiting_table.public_id}/").content.decode()

    assert ("works on this computer only" in page) is warned


def test_a_full_table_can_still_be_watched(waiting_table: LaidTable) -> None:
    eve = Client()

    answer = eve.post(f"/t/{waiting_table.public_id}/join/", {"your_name": "Eve"})

    assert answer.status_code == 422
    assert "Every seat at this table is taken" in answer.content.decode()
    assert Seat.objects.filter(name="Eve").count() == 0


def test_joining_a_begun_game_is_refused(table: LaidTable) -> None:
    page = Client().post(f"/t/{table.public_id}/join/", {"your_name": "Eve"}, follow=True)

    assert page.status_code == 200
    assert '"seat": null' in page.content.decode()


def test_whoever_comes_too_late_is_told_so_at_the_table_and_not_elsewhere(table: LaidTable) -> None:
    eve = Client()

    page = eve.post(f"/t/{table.public_id}/join/", {"your_name": "Eve"}, follow=True)

    assert "The game has begun: seats can no longer change." in page.content.decode()
    assert "The game has begun" not in eve.get("/").content.decode()


def test_a_host_who_starts_twice_hears_no_complaint(table: LaidTable) -> None:
    """As by a double click: the second press finds what the first one wanted."""
    anna = browser_of(table, 0)

    page = anna.post(f"/t/{table.public_id}/start/", follow=True)

    assert '"seat": 0' in page.content.decode()
    assert "The game has begun" not in page.content.decode() + anna.get("/").content.decode()


def test_leaving_frees_the_seat_and_ends_its_secret(waiting_table: LaidTable) -> None:
    ben = browser_of(waiting_table, 1)

    ben.post(f"/t/{waiting_table.public_id}/leave/")

    assert not waiting_table.ben.taken
    assert ben.get(f"/t/{waiting_table.public_id}/seat/{waiting_table.tokens[1]}/").status_code == 403


def test_pages_hold_no_secret_of_others(waiting_table: LaidTable) -> None:
    page = browser_of(waiting_table, 1).get(f"/t/{waiting_table.public_id}/").content.decode()

    row = waiting_table.row
    assert waiting_table.tokens[1] in page
    assert waiting_table.tokens[0] not in page
    assert bytes(row.secret).hex() not in page
    assert not re.search(row.seats.first().token_hash, page)


def test_the_admin_shows_neither_secret_nor_key(table: LaidTable, admin_client: Client) -> None:
    table.answer(0, "opt:no")
    row = table.row

    for path in (f"game/{row.pk}", f"seat/{table.anna.pk}", f"checkpoint/{row.checkpoints.first().pk}"):
        page = admin_client.get(f"/admin/tables/{path}/change/").content.decode()
        assert row.key not in page
        assert bytes(row.secret).hex() not in page
        assert table.anna.token_hash not in page
    entry = f"/admin/tables/entry/{row.entries.first().pk}/change/"
    assert admin_client.get(entry).status_code == 302  # a running game's box is closed
    admin_client.post("/admin/tables/opening/add/", {"table": str(row.pk), "reason": "A report"})
    assert admin_client.get(entry).status_code == 200
    assert admin_client.post(f"/admin/tables/entry/{row.entries.first().pk}/change/", {}).status_code == 403


@pytest.mark.usefixtures("_french")
def test_the_lobby_is_in_the_language_of_the_reader(waiting_table: LaidTable) -> None:
    page = Client(headers={"accept-language": "fr"}).get(f"/t/{waiting_table.public_id}/").content.decode()

    assert '<html lang="fr">' in page
    assert "lang=fr" in page


def test_the_host_passes_on_when_leaving(waiting_table: LaidTable) -> None:
    lobby.leave(waiting_table.anna)

    assert waiting_table.row.host == 1

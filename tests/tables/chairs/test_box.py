"""The staff's box: opened with a reason, written at once, told when the game is over, closed to whoever sits there."""

import json

import pytest
from django.contrib.auth.models import User
from django.test import Client

from bsg.kernel import TABLE, NotAllowed
from bsg.tables.acts import lobby, reports
from bsg.tables.line import sections
from bsg.tables.models import Opening, Person, Report, Table
from bsg.tables.models.person import hashed
from bsg.tables.pages import access
from bsg.tables.pages.visitors import COOKIE, Visitor
from bsg.tables.replay import record, reel, verify
from bsg.tables.replay.scenes import Screening
from tests.tables.conftest import LaidTable

TOKEN = "s" * 43
ADD = "/admin/tables/opening/add/"


def opens(client: Client, table: LaidTable, reason: str = "A report of cheating") -> None:
    client.post(ADD, {"table": str(table.pk), "reason": reason})


def entry_of(table: LaidTable) -> str:
    return f"/admin/tables/entry/{table.row.entries.first().pk}/change/"


def told(table: LaidTable) -> list[dict[str, str]]:
    section = sections.news(table.pk, TABLE, "en", 0, 0).sections["table"]
    openings: list[dict[str, str]] = json.loads(section.body)["openings"]
    return openings


@pytest.fixture
def played(table: LaidTable) -> LaidTable:
    table.next_answer()
    return table


def test_it_works(played: LaidTable, admin_client: Client) -> None:
    assert admin_client.get(entry_of(played)).status_code == 302

    opens(admin_client, played)

    opening = Opening.objects.get()
    assert (opening.user.get_username(), opening.reason, opening.number) == ("admin", "A report of cheating", 1)
    assert admin_client.get(entry_of(played)).status_code == 200
    assert told(played) == []  # while it runs nobody is told
    while not played.running().over:
        played.next_answer()
    assert [(one["by"], one["why"]) for one in told(played)] == [("admin", "A report of cheating")]
    film = Screening(played.row, reel.of(played.row), TABLE, "en")
    again = [json.loads((film.sections(n) or {})["table"])["openings"] for n in (2, played.row.number)]
    assert again == [[], told(played)], "nor in a replay before it is over"
    (opened,) = record.made(played.row).openings
    assert (opened.n, opened.by, opened.why) == (1, "admin", "A report of cheating")
    assert verify.verified(record.made(played.row)).good


def test_without_a_reason_it_stays_closed(played: LaidTable, admin_client: Client) -> None:
    opens(admin_client, played, "  ")

    assert not Opening.objects.exists()
    assert admin_client.get(entry_of(played)).status_code == 302


def test_it_opens_for_whoever_opened_it_alone(played: LaidTable, admin_client: Client) -> None:
    opens(admin_client, played)
    other = Client()
    other.force_login(User.objects.create_superuser("other"))

    assert other.get(entry_of(played)).status_code == 302
    assert played.public_id not in other.get("/admin/tables/opening/").content.decode()


def test_it_is_closed_to_whoever_sits_there(played: LaidTable, admin_client: Client) -> None:
    person = Person.objects.create(token_hash=hashed(TOKEN))
    admin_client.cookies[COOKIE] = TOKEN
    played.ben.give_key(person)

    opens(admin_client, played)

    assert not Opening.objects.exists()
    Opening.objects.create(table=played.row, user=User.objects.get(), reason="Before", number=0)
    assert admin_client.get(entry_of(played)).status_code == 302


@pytest.mark.parametrize("status", ["lobby", "playing"])
def test_whoever_opened_it_takes_no_seat_there(played: LaidTable, admin_client: Client, status: str) -> None:
    Table.objects.filter(pk=played.pk).update(status=status)
    opens(admin_client, played)
    staff = admin_client.cookies[COOKIE].value

    with pytest.raises(NotAllowed, match="You have seen"):
        access.take_up(Visitor({COOKIE: staff}), played.row, played.tokens[1])
    if status == "lobby":
        with pytest.raises(NotAllowed, match="opened the box"):
            lobby.join(played.row, "Staff", person=Visitor({COOKIE: staff}).person)


def test_an_opening_can_be_neither_changed_nor_deleted(played: LaidTable, admin_client: Client) -> None:
    opens(admin_client, played)
    address = f"/admin/tables/opening/{Opening.objects.get().pk}"

    assert admin_client.post(f"{address}/change/", {"reason": "Another"}).status_code == 403
    assert admin_client.post(f"{address}/delete/", {"post": "yes"}).status_code == 403


def test_a_reports_record_lies_in_the_box_too(played: LaidTable, admin_client: Client) -> None:
    reports.report(played.ben, "Odd", "r1")
    address = f"/admin/tables/report/{Report.objects.get().pk}/change/"
    assert "journal" not in admin_client.get(address).content.decode()

    opens(admin_client, played)

    assert "journal" in admin_client.get(address).content.decode()


def test_a_game_that_is_over_is_open_to_staff(played: LaidTable, admin_client: Client) -> None:
    while not played.running().over:
        played.next_answer()

    assert admin_client.get(entry_of(played)).status_code == 200

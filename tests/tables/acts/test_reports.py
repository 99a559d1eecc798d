"""Reports keep the record with the very step, and nothing secret."""

import json

from django.test import Client

from bsg.tables.acts import reports
from bsg.tables.models import Report
from tests.tables.conftest import LaidTable
from tests.tables.sockets import Room


def test_a_report_keeps_the_record_with_the_step(table: LaidTable) -> None:
    table.answer(0, "opt:no")

    for _ in range(2):
        reports.report(table.ben, " The raider did not move ", "r1")

    report = Report.objects.get()
    assert (report.words, report.number, report.digest) == ("The raider did not move", 1, table.row.digest)
    assert report.record["options"] == table.row.options
    assert report.record["journal"] == [{"type": "answer", "seat": 0, "picks": ["opt:no"]}]
    assert len(report.view_digest) == 32
    kept = json.dumps(report.record) + report.view_digest
    assert table.row.key not in kept
    assert bytes(table.row.secret).hex() not in kept


def test_reports_are_seen_in_the_admin_without_the_key(table: LaidTable, admin_client: Client) -> None:
    reports.report(table.ben, "Odd", "r1")

    page = admin_client.get(f"/admin/tables/report/{Report.objects.get().pk}/change/").content.decode()

    assert "Odd" in page
    assert table.row.key not in page


async def test_reports_have_a_measure(room: Room) -> None:
    ben, watcher = await room.reader(1), await room.reader(None)

    answers = [await ben.do("report", text=f"Odd {n}") for n in range(6)]

    assert [answer["type"] for answer in answers] == ["ok"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too_fast"
    assert (await ben.do("report", text=" "))["code"] == "refused"
    assert (await ben.do("report", text="x" * 2001))["code"] == "refused"
    assert (await watcher.do("report", text="x"))["code"] == "not_allowed"

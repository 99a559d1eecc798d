"""What pages say to browsers: what may run in them, and addresses that nobody who asks can choose."""

import re
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from bsg.tables import urls
from tests.tables.conftest import LaidTable
from tests.tables.pages.test_table import browser_of
from tests.tables.replay.conftest import over  # noqa: F401


def test_nothing_inline_runs_in_any_page(waiting_table: LaidTable, over: LaidTable) -> None:  # noqa: F811
    """Of a table in the lobby and of a game that is over; whatever address is new is tried, too."""
    known = {"invite": "x" * 10, "token": "x" * 32}
    addresses = [("/nowhere/", waiting_table), ("/admin/login/", waiting_table)]
    for pattern in urls.urlpatterns:
        wants = pattern.pattern.converters.keys() - {"public_id"}
        for table in (waiting_table, over) if "public_id" in pattern.pattern.converters else (waiting_table,):
            of = {"public_id": table.public_id} if "public_id" in pattern.pattern.converters else {}
            kwargs = {**of, **{name: known[name] for name in wants}}
            addresses.append((reverse(str(pattern.name), kwargs=kwargs), table))
    assert len(addresses) > 40
    for address, table in addresses:
        answer = browser_of(table, 0).get(address)
        policy = answer["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        page = answer.content.decode() if "html" in answer.get("Content-Type", "") else ""
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page), address
        for script in re.findall(r"<script[^>]*>", page):
            assert "src=" in script or 'type="application/json"' in script


def test_links_are_made_from_the_configured_address(waiting_table: LaidTable, settings: Any) -> None:
    settings.URL, settings.ALLOWED_HOSTS = "https://table.example", ["*"]
    anna = browser_of(waiting_table, 0)

    page = anna.get(f"/t/{waiting_table.public_id}/", headers={"host": "evil.example"}).content.decode()

    assert "evil.example" not in page
    assert f"https://table.example/t/{waiting_table.public_id}/invite/" in page
    assert f"https://table.example/t/{waiting_table.public_id}/seat/" in page
    assert "works on this computer only" not in page


@pytest.mark.parametrize("header", ["X-Forwarded-Host", "X-Forwarded-Server", "Forwarded"])
def test_at_home_no_other_header_chooses_it(waiting_table: LaidTable, header: str) -> None:
    page = Client(headers={header: "evil.example"}).get(f"/t/{waiting_table.public_id}/").content.decode()

    assert "evil.example" not in page
    assert "http://testserver/t/" in page

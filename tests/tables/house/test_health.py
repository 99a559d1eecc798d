"""For those who run the house: whether it lives, whether it can serve, what it has counted, and who may see that."""

import re
from typing import Any

import pytest
from django.test import Client

from bsg.tables.house import health, metrics
from tests.services import free_port
from tests.tables.conftest import LaidTable

NAMES = (
    "bsg_entries_total",
    "bsg_refusals_total",
    "bsg_commands_total",
    "bsg_limited_total",
    "bsg_slow_readers_total",
    "bsg_queue_wait_seconds",
    "bsg_thread_wait_seconds",
    "bsg_entry_seconds",
    "bsg_sockets",
    "bsg_overdue",
    "bsg_overdue_seconds",
    "process_resident_memory_bytes",
)


def test_it_lives(db: None) -> None:
    answer = Client().get("/healthz")

    assert (answer.status_code, answer.content) == (200, b"ok\n")


def test_it_lives_without_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting it again would not bring the database back."""
    assert Client().get("/healthz").status_code == 200


def test_it_is_ready(db: None) -> None:
    assert Client().get("/readyz").json() == {"ready": True, "database": "ok", "migrations": "ok", "redis": "none"}


def test_it_is_not_ready_while_migrations_are_missing(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_migrated", False)
    monkeypatch.setattr(health.MigrationExecutor, "migration_plan", lambda *_: ["one"])

    answer = Client().get("/readyz")

    assert (answer.status_code, answer.json()["migrations"]) == (503, "behind")


def test_it_is_ready_without_redis(db: None, settings: Any) -> None:
    """Tables go on without it, so nobody is sent away."""
    settings.REDIS_URL = f"redis://127.0.0.1:{free_port()}/0"

    answer = Client().get("/readyz")

    assert (answer.status_code, answer.json()["redis"]) == (200, "ConnectionError")


def test_what_is_counted(table: LaidTable) -> None:
    before = metrics.entries.counts["Answer"]
    table.answer(0, "opt:no")

    page = Client().get("/metrics").content.decode()

    for name in NAMES:
        assert re.search(rf"^# HELP {name} .+\n# TYPE {name} (counter|gauge|histogram)$", page, re.MULTILINE), name
    assert f'bsg_entries_total{{kind="Answer"}} {before + 1}' in page
    assert re.search(r"^bsg_overdue 0$", page, re.MULTILINE)
    assert re.search(r"^process_resident_memory_bytes [\d.e+]{8,}$", page, re.MULTILINE)
    for line in page.splitlines():
        assert line.startswith("#") or re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.e+-]+', line), line


def test_nothing_in_it_names_anybody(table: LaidTable) -> None:
    table.answer(0, "opt:no")
    page = Client().get("/metrics").content.decode()

    for secret in (table.public_id, "Anna", table.row.invite, *table.tokens):
        assert secret not in page


@pytest.mark.parametrize(
    ("meta", "seen"),
    [
        ({"REMOTE_ADDR": "127.0.0.1"}, True),
        ({"REMOTE_ADDR": "::1"}, True),
        ({"REMOTE_ADDR": "203.0.113.5"}, False),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "127.0.0.1"}, False),  # a proxy asks for somebody
    ],
)
def test_who_may_see_it(db: None, meta: dict[str, str], seen: bool) -> None:
    assert (Client(**meta).get("/metrics").status_code == 200) is seen  # type: ignore[arg-type]


def test_others_may_be_let_see_it(db: None, settings: Any) -> None:
    settings.METRICS = ["203.0.113.0/24"]

    assert Client(REMOTE_ADDR="203.0.113.5").get("/metrics").status_code == 200
    assert Client(REMOTE_ADDR="127.0.0.1").get("/metrics").status_code == 403

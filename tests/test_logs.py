"""What is logged: for eyes or machines, and without the secret of any link."""

import json
import logging
import sys

import pytest
from django.test import Client

from bsg.logs import Json, Plain
from tests.tables.conftest import LaidTable, begun


def record(message: str, *args: object, **extra: object) -> logging.LogRecord:
    logger = logging.getLogger("bsg.test")
    return logger.makeRecord("bsg.test", logging.WARNING, "here.py", 1, message, args, None, extra=extra)


@pytest.mark.parametrize("formatter", [Plain(), Json()], ids=["plain", "json"])
@pytest.mark.parametrize("kind", ["seat", "invite"])
def test_the_secret_of_a_link_is_masked(formatter: logging.Formatter, kind: str) -> None:
    line = formatter.format(record("Forbidden: %s", f"/t/abc/{kind}/s3cr3t-_/"))

    assert f"/t/abc/{kind}/***/" in line
    assert "s3cr3t" not in line


def test_it_is_masked_in_tracebacks_too() -> None:
    try:
        raise ValueError("/t/abc/seat/s3cr3t/")
    except ValueError:
        there = record("It failed")
        there.exc_info = sys.exc_info()

    assert "s3cr3t" not in Plain().format(there) + Json().format(there)


def test_a_machine_reads_fields() -> None:
    line = json.loads(Json().format(record("Table %s moved", "abc", table="abc", entry=3)))

    assert line.items() >= {"level": "warning", "logger": "bsg.test", "message": "Table abc moved", "entry": 3}.items()
    assert line["time"].endswith("+00:00")


def test_django_tells_of_a_refused_link_without_its_secret(
    db: None, caplog: pytest.LogCaptureFixture, settings: object
) -> None:
    from bsg.tables import games
    from tests.kernel.toy import TOY

    games.register(TOY)
    table: LaidTable = begun()
    with caplog.at_level(logging.WARNING, logger="django.request"):
        Client().get(f"/t/{table.public_id}/seat/old-s3cr3t/")
    games.GAMES.pop("toy")

    assert "s3cr3t" in caplog.text, "Django's own words hold it"
    assert "s3cr3t" not in "".join(Plain().format(one) + Json().format(one) for one in caplog.records)

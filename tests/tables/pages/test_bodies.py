"""What requests bring: more than any page takes is not kept, and one sentence says so."""

import http.client
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from bsg.tables.pages import bodies
from bsg.tables.replay import upload
from tests.services import ROOT, LiveServer

MUCH = 60  # megabytes
PIECE = b"x" * 1_000_000


def kept(server: LiveServer) -> int:
    """Bytes of all files that the server has open and nobody else sees."""
    assert server.daphne is not None
    size = 0
    for file in Path(f"/proc/{server.daphne.popen.pid}/fd").iterdir():
        with suppress(OSError):
            size += file.stat().st_size if os.readlink(file).endswith("(deleted)") else 0
    return size


@pytest.mark.slow
@pytest.mark.parametrize("chunked", [False, True], ids=["with its length", "in chunks"])
def test_what_is_too_much_fills_no_disk(live_server_process: Callable[..., LiveServer], chunked: bool) -> None:
    server, most = live_server_process(timekeeper=False), 0

    def body() -> Iterator[bytes]:
        nonlocal most
        for _ in range(MUCH):
            yield PIECE
            most = max(most, kept(server))

    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {} if chunked else {"Content-Length": str(MUCH * len(PIECE))}
    line.request("POST", "/record/", body(), headers, encode_chunked=chunked)
    answer = line.getresponse()
    said = answer.read().decode()
    line.close()

    assert answer.status == 413
    assert bodies.WORDS in said
    assert most <= bodies.LARGEST
    assert server.responds()


def test_the_proxy_and_the_page_say_the_same() -> None:
    proxy = (ROOT / "deploy" / "nginx.conf").read_text()

    assert bodies.WORDS in proxy
    assert "client_max_body_size 13m;" in proxy
    assert upload.LARGEST < bodies.LARGEST == 13_000_000
    assert f"{upload.LARGEST // 1_000_000} MB" in bodies.WORDS


def test_a_file_that_is_a_little_too_large_is_refused_by_the_page(db: None) -> None:
    file = SimpleUploadedFile("game.json", b" " * (upload.LARGEST + 1))

    answer = Client().post("/record/", {"record": file})

    assert answer.status_code == 422
    assert "of 12 MB at most" in answer.content.decode()


def test_a_form_with_more_than_anybody_writes_gets_a_sentence(db: None, caplog: pytest.LogCaptureFixture) -> None:
    answers = [
        Client().post("/new/", {"name": "x" * 3_000_000}),
        Client().post("/new/", {str(n): "x" for n in range(2000)}),
    ]

    for answer in answers:
        assert answer.status_code == 400
        assert "Go back and send less." in answer.content.decode()
    told = [one for one in caplog.records if one.name.startswith("django")]
    assert not told, "anybody could fill the log with it"

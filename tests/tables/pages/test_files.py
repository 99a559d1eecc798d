"""Files come compressed, at addresses that browsers may keep for ever, and never cost a page's work."""

import asyncio
import gzip
import re
from typing import Any, NamedTuple

import pytest
from asgiref.testing import ApplicationCommunicator
from django.templatetags.static import static
from django.test import Client

from bsg.tables.pages import files
from bsg.tables.pages.files import Files
from tests.services import ROOT

STYLE, FONT = "pages/site.css", "vendor/barlow-semi-condensed-latin-400-normal.woff2"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


async def a_page(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b"a page"})


def ask(path: str, method: str = "GET", **headers: str) -> Answer:
    """`ask("/static/icon.svg", accept_encoding="gzip")`"""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": given}

    async def asked() -> Answer:
        line = ApplicationCommunicator(Files(a_page), scope)
        begun, body = await line.receive_output(), await line.receive_output()
        told = {name.decode(): value.decode() for name, value in begun["headers"]}
        return Answer(begun["status"], told, body["body"])

    return asyncio.run(asked())


def test_a_file_may_be_kept_for_ever() -> None:
    answer = ask(static(STYLE), accept_encoding="gzip, br")

    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Length"] == str(len(answer.body))
    assert gzip.decompress(answer.body) == (ROOT / "static" / STYLE).read_bytes()


@pytest.mark.parametrize("accepted", [{}, {"accept_encoding": "identity"}], ids=["silent", "not"])
def test_whoever_cannot_unpack_gets_it_as_it_is(accepted: dict[str, str]) -> None:
    answer = ask(static(STYLE), **accepted)

    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.body == (ROOT / "static" / STYLE).read_bytes()


def test_what_is_packed_already_is_not_packed_again() -> None:
    answer = ask(static(FONT), accept_encoding="gzip")

    assert answer.headers["Content-Type"] == "font/woff2"
    assert not {"Content-Encoding", "Vary"} & answer.headers.keys()
    assert answer.body == (ROOT / "static" / FONT).read_bytes()


@pytest.mark.parametrize("address", [f"/static/{STYLE}", f"/static/0123456789ab/{STYLE}"], ids=["none", "another's"])
def test_at_an_address_of_no_version_or_another_one_a_browser_asks_again(address: str) -> None:
    """While workers are replaced, a page of one may ask another for its files."""
    answer = ask(address)

    assert answer.status == 200
    assert answer.headers["Cache-Control"] == "no-cache"


def test_whoever_has_it_hears_that_it_is_the_same() -> None:
    """By a tag of its own for each form, and also when something on the way weakened it."""
    first = ask(f"/static/{STYLE}", accept_encoding="gzip")
    plain = ask(f"/static/{STYLE}")
    again = ask(f"/static/{STYLE}", accept_encoding="gzip", if_none_match=f'"other", W/{first.headers["ETag"]}')

    assert (again.status, again.body) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"] != plain.headers["ETag"]
    assert ask(f"/static/{STYLE}", if_none_match=first.headers["ETag"]).status == 200


def test_only_the_head_is_given_where_only_the_head_is_asked_for() -> None:
    head, whole = ask(static(STYLE), "HEAD"), ask(static(STYLE))

    assert head.body == b""
    assert head.headers == whole.headers


@pytest.mark.parametrize(
    "path",
    ["/", "/static/", "/static/nothing.js", "/static/../manage.py", "/static/%2e%2e/manage.py", f"/x/static/{STYLE}"],
)
def test_what_is_no_file_goes_on_to_the_pages(path: str) -> None:
    assert ask(path).status == 418


def test_nothing_can_be_sent_to_a_file() -> None:
    assert ask(static(STYLE), "POST").status == 418


def test_another_content_or_name_has_another_address(monkeypatch: pytest.MonkeyPatch) -> None:
    digests = {files.digest.__wrapped__()}
    before = files.all_files()
    for changed in ({**before, STYLE: files.File(STYLE, b"")}, {**before, "new.css": files.File("new.css", b"")}):
        monkeypatch.setattr(files, "all_files", lambda changed=changed: changed)
        digests.add(files.digest.__wrapped__())

    assert len(digests) == 3


def test_while_one_works_on_them_files_are_read_anew(settings: Any, tmp_path: Any) -> None:
    settings.DEBUG, settings.STATICFILES_DIRS = True, [tmp_path]
    path = tmp_path / "some.js"
    for words in ("one", "two"):
        path.write_text(words)
        answer = ask(static("some.js"))
        assert (answer.body.decode(), answer.headers["Cache-Control"]) == (words, "no-cache")
    assert static("some.js") == "/static/some.js"
    for none in ("/static/none.js", "/static/../some.js", "/static/.."):
        assert ask(none).status == 418


def test_all_that_pages_name_is_there(db: None) -> None:
    """With the digest in its address."""
    for page in ("/", "/new/", "/compendium/", "/nowhere/", "/admin/login/"):
        named = re.findall(r'(?:href|src)="(/static/[^"]+)"', Client().get(page).content.decode())
        assert len(named) > 3
        for address in named:
            assert "immutable" in ask(address).headers["Cache-Control"], address

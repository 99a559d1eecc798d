"""A socket is opened by a page of ours, at the same scheme, host and port; proxies of ours are believed, others not."""

from typing import Any

import pytest

from bsg.tables.house.proxies import seen_through
from bsg.tables.line.origin import allowed


def scope(host: str = "table.example", origin: str | None = "http://table.example", **more: str) -> dict[str, Any]:
    headers = [(b"host", host.encode())] if host else []
    headers += [(b"origin", origin.encode())] if origin is not None else []
    headers += [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in more.items() if name != "peer"]
    return {"type": "websocket", "headers": headers, "client": [more.get("peer", "203.0.113.5"), 1]}


SAME = [
    ("table.example", "http://table.example"),
    ("table.example:80", "http://table.example"),
    ("table.example", "http://TABLE.example:80"),
    ("127.0.0.1:8000", "http://127.0.0.1:8000"),
    ("[::1]:8000", "http://[::1]:8000"),
]
OTHER = [
    ("127.0.0.1:8000", "http://127.0.0.1:8001"),  # a page on another port read a seat's secrets
    ("127.0.0.1:8000", "http://127.0.0.1"),
    ("127.0.0.1:8000", "http://localhost:8000"),
    ("table.example", "https://table.example"),
    ("table.example", "http://evil.example"),
    ("table.example", "http://table.example.evil.example"),
    ("table.example", "http://evil.example@table.example"),
    ("table.example", "http://table.example/path"),
    ("table.example", "null"),
    ("table.example", ""),
    ("table.example", None),
    ("", "http://table.example"),
    ("table.example:x", "http://table.example"),
]


@pytest.mark.parametrize(("host", "origin"), SAME)
def test_a_page_of_ours_opens_it(host: str, origin: str, settings: Any) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    assert allowed(scope(host, origin))


@pytest.mark.parametrize(("host", "origin"), OTHER)
def test_any_other_page_does_not(host: str, origin: str | None, settings: Any) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    assert not allowed(scope(host, origin))


def test_an_origin_that_is_said_twice_is_none() -> None:
    twice = scope()
    twice["headers"].append((b"origin", b"http://evil.example"))

    assert not allowed(twice)


def test_the_host_must_be_one_of_ours(settings: Any) -> None:
    settings.ALLOWED_HOSTS = ["table.example"]

    assert allowed(scope())
    assert not allowed(scope("rebound.example", "http://rebound.example"))


def test_a_trusted_origin_is_as_good_for_sockets_as_for_forms(settings: Any) -> None:
    settings.CSRF_TRUSTED_ORIGINS = ["https://table.example"]
    settings.ALLOWED_HOSTS = ["*"]

    assert allowed(scope(origin="https://table.example"))


def test_behind_a_proxy_of_ours_what_it_forwards_counts(settings: Any) -> None:
    settings.PROXIES, settings.ALLOWED_HOSTS = ["10.0.0.0/8"], ["*"]
    behind = scope("worker:8000", "https://table.example", peer="10.1.2.3", proto="https")
    behind["headers"].append((b"x-forwarded-host", b"table.example"))

    assert allowed(seen_through(behind))
    assert not allowed(seen_through({**behind, "client": ["203.0.113.5", 1]})), "anybody can send such headers"


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # no proxy of ours says so
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "192.0.2.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"),  # what stands before may be made up
        ("10.0.0.1", "198.51.100.1, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_whence_somebody_came(peer: str, said: str, address: str, settings: Any) -> None:
    settings.PROXIES = ["10.0.0.0/8"]

    assert seen_through(scope(peer=peer, **({"for": said} if said else {})))["client"][0] == address

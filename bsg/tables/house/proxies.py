"""Through which proxies somebody came: behind those we know, their own address, host and scheme; otherwise as it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from django.conf import settings

Scope = dict[str, Any]
Application = Callable[..., Awaitable[Any]]

SECURE = {"http": "https", "ws": "wss"}


class BehindProxies:
    """Says to all that is inside who really came. Whoever is no proxy of ours can claim nothing."""

    def __init__(self, inner: Application):
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> Any:
        return await self.inner(seen_through(scope), receive, send)


def seen_through(scope: Scope) -> Scope:
    """The connection as it was made, not as the last proxy passed it on."""
    scope = dict(scope)
    peer = (scope.get("client") or [""])[0]
    if not is_proxy(peer):
        return scope
    scope["client"] = [_came_from(scope, peer), 0]
    if host := header(scope, b"x-forwarded-host"):
        others = [(name, value) for name, value in scope["headers"] if name != b"host"]
        scope["headers"] = [*others, (b"host", host.split(",")[0].strip().encode("latin-1"))]
    if header(scope, b"x-forwarded-proto") == "https":
        kind = "ws" if scope["type"] == "websocket" else "http"
        scope["scheme"] = SECURE[kind]
    return scope


def _came_from(scope: Scope, peer: str) -> str:
    """The last address in the row that is not a proxy of ours: whatever stands before it may be made up."""
    said = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    for address in reversed([part.strip() for part in said.split(",") if part.strip()]):
        if not is_proxy(address):
            return address if _is_address(address) else peer
        peer = address
    return peer


def header(scope: Scope, name: bytes) -> str:
    """One header; nothing, if it is said twice and one cannot tell which is meant."""
    values: list[bytes] = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else ""


def is_proxy(address: str) -> bool:
    """A connection without an address came over a socket of this machine."""
    return address == "" or within(address, tuple(settings.PROXIES))


@lru_cache(maxsize=1000)
def within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in _networks(networks) if network.version == found.version)


@lru_cache(maxsize=10)
def _networks(networks: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    return [ip_network(network, strict=False) for network in networks]


def _is_address(address: str) -> bool:
    try:
        return bool(ip_address(address))
    except ValueError:
        return False

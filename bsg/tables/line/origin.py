"""A socket belongs to a page of ours: its Origin equals the address it was opened at, down to the port."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

from channels.security.websocket import WebsocketDenier
from django.conf import settings
from django.http.request import validate_host

from bsg.tables.house.proxies import Application, Scope, header

logger = logging.getLogger(__name__)

PORTS = {"http": 80, "https": 443}

Origin = tuple[str, str, int]  # scheme, host, port


class SameOrigin:
    """Browsers send a person's cookie to every port of a host; a page on another one must not use it."""

    def __init__(self, inner: Application):
        self.inner = inner
        self.deny = WebsocketDenier.as_asgi()

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> Any:
        if allowed(scope):
            return await self.inner(scope, receive, send)
        logger.warning("Refused a socket at %s from another origin", header(scope, b"host") or "no host")
        return await self.deny(scope, receive, send)  # type: ignore[arg-type]


def allowed(scope: Scope) -> bool:
    theirs, host = read(header(scope, b"origin")), header(scope, b"host")
    ours = read(f"{scheme(scope)}://{host}")
    if theirs is None or ours is None or not validate_host(ours[1], settings.ALLOWED_HOSTS):
        return False
    return theirs == ours or theirs in [read(origin) for origin in settings.CSRF_TRUSTED_ORIGINS]


def scheme(scope: Scope) -> str:
    """By which the page came that opens the socket; as for pages, a proxy may say so once https is switched on."""
    told = settings.HTTPS and header(scope, b"x-forwarded-proto") == "https"
    return "https" if told or scope.get("scheme") in ("https", "wss") else "http"


def read(origin: str) -> Origin | None:
    """An origin as a page's: nothing but scheme, host and port."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path or parts.query or parts.fragment or "@" in origin:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return parts.scheme, host, port or PORTS[parts.scheme]

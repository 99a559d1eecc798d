"""Scripts, styles, fonts and pictures: read once, compressed once, at addresses that change when any of them does.

The address has the digest of them all in it: /static/<digest>/pages/site.css. What a file itself refers to by a
relative path has it, too, so nothing in a file needs to be rewritten, and a browser may keep it for ever. At any other
address of a file, with the digest of another version or with none, a browser has to ask again each time.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import StaticFilesStorage
from django.core.exceptions import SuspiciousOperation

Application = Callable[..., Awaitable[Any]]
Headers = list[tuple[bytes, bytes]]

PACKED = re.compile(r"text/|application/(javascript|json)|image/svg")  # fonts and pictures are packed already
FOR_EVER, ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
DIGITS = 12
ADDRESS = re.compile(rf"(?:(?P<digest>[0-9a-f]{{{DIGITS}}})/)?(?P<name>.+)")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class File:
    """One file, as it is and as it goes over the line."""

    def __init__(self, name: str, content: bytes):
        self.content = content
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.packable = bool(PACKED.match(self.type))

    @cached_property
    def tag(self) -> str:
        return sha256(self.content).hexdigest()[:32]

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, 9, mtime=0)

    def headers(self, packed: bool) -> Headers:
        kind = f"{self.type}; charset=utf-8" if self.packable else self.type
        told = [
            (b"Content-Type", kind.encode()),
            (b"ETag", f'"{self.tag}{"-gz" if packed else ""}"'.encode()),
            (b"X-Content-Type-Options", b"nosniff"),
        ]
        if self.packable:
            told.append((b"Vary", b"Accept-Encoding"))
        if packed:
            told.append((b"Content-Encoding", b"gzip"))
        return told


@cache
def all_files() -> dict[str, File]:
    """As they were when the process began, whatever becomes of them on the disk."""
    found: dict[str, File] = {}
    for finder in finders.get_finders():
        for name, storage in finder.list(None):
            found.setdefault(name, File(name, Path(storage.path(name)).read_bytes()))
    return found


@cache
def digest() -> str:
    """Of all of them, names and contents."""
    parts = (f"{name}\0{file.tag}\n" for name, file in sorted(all_files().items()))
    return sha256("".join(parts).encode()).hexdigest()[:DIGITS]


def named(name: str) -> File | None:
    """While one works on them they are read anew each time."""
    if not settings.DEBUG:
        return all_files().get(name)
    try:
        path = finders.find(name)
    except SuspiciousOperation:
        return None
    return File(name, Path(path).read_bytes()) if path and Path(path).is_file() else None


class Storage(StaticFilesStorage):
    """Where `{% static … %}` says that a file is."""

    def url(self, name: str | None) -> str:
        address = super().url(name)
        return address if settings.DEBUG else address.replace(self.base_url, f"{self.base_url}{digest()}/", 1)


class Files:
    """Serves them before anything else is asked; what is none of them goes on to the pages."""

    def __init__(self, pages: Application):
        self.pages = pages
        self.prefix = settings.STATIC_URL
        if not settings.DEBUG:
            digest()  # reads them now, not when somebody asks

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        asked = ADDRESS.fullmatch(scope["path"].removeprefix(self.prefix))
        here = asked and scope["path"].startswith(self.prefix) and scope["method"] in ("GET", "HEAD")
        file = named(asked["name"]) if asked and here else None
        if asked is None or file is None:
            await self.pages(scope, receive, send)
            return
        told = {name: value.decode("latin-1") for name, value in scope["headers"]}
        packed = file.packable and "gzip" in told.get(b"accept-encoding", "")
        headers = file.headers(packed)
        lasting = not settings.DEBUG and asked["digest"] == digest()
        headers.append((b"Cache-Control", FOR_EVER if lasting else ASK_AGAIN))
        tags = [tag.strip().removeprefix("W/") for tag in told.get(b"if-none-match", "").split(",")]
        status, body = 200, file.packed if packed else file.content
        if dict(headers)[b"ETag"].decode() in tags:
            status, body = 304, b""
        else:
            headers.append((b"Content-Length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

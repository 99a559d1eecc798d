"""The bare minimum of a page: one that says that it is drawn, and the script by which it does."""

from typing import Any

PAGE = b'<!doctype html><link rel="icon" href="data:,"><script type="module" src="/bare.js"></script>'
SCRIPT = b"performance.mark('view-drawn')"


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    kind, body = (b"text/javascript", SCRIPT) if scope["path"].endswith(".js") else (b"text/html", PAGE)
    headers = [(b"Content-Type", kind), (b"Content-Length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})

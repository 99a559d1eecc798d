"""The door for every connection: files are served at once, pages go to Django, sockets to the tables' consumers."""

import os
from collections.abc import Awaitable, Callable
from typing import Any

from asgiref.sync import ThreadSensitiveContext, sync_to_async
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")

# Models can be imported only once Django is set up, which this call does; hence the order below.
django = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from django.db import connections  # noqa: E402

from bsg.tables.house import garbage  # noqa: E402
from bsg.tables.house.proxies import BehindProxies  # noqa: E402
from bsg.tables.line.gate import Gate  # noqa: E402
from bsg.tables.line.origin import SameOrigin  # noqa: E402
from bsg.tables.pages.files import Files  # noqa: E402
from bsg.tables.pages.visitors import SocketVisitors  # noqa: E402
from bsg.tables.routing import websocket_urlpatterns  # noqa: E402


async def pages(scope: dict[str, Any], receive: Callable[..., Any], send: Callable[..., Awaitable[None]]) -> None:
    """Django, on one thread per request; a database connection kept by that thread would outlive it unseen."""
    async with ThreadSensitiveContext():
        try:
            await django(scope, receive, send)
        finally:
            await sync_to_async(connections.close_all)()


sockets = SameOrigin(Gate(SocketVisitors(URLRouter(websocket_urlpatterns))))
application = BehindProxies(ProtocolTypeRouter({"http": Files(pages), "websocket": sockets}))

garbage.set_aside()

"""Which socket address leads to which consumer."""

from typing import Any

websocket_urlpatterns: list[Any] = []

"""Which socket address leads to which consumer."""

from typing import Any

from django.urls import path

from bsg.tables.line import close_codes, root_path, slow_readers
from bsg.tables.line.consumer import TableConsumer
from bsg.tables.pages import bodies

close_codes.install()
slow_readers.install()
root_path.install()
bodies.install()

# Channels routes with Django's paths to consumers, for which neither's types have a word.
websocket_urlpatterns: list[Any] = [path("ws/t/<slug:public_id>/", TableConsumer.as_asgi())]  # type: ignore[arg-type]

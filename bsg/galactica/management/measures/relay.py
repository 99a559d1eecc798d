"""The bare minimum of a table: a Channels consumer that relays as many bytes as it is told to its group."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")

import django

django.setup()

import json  # noqa: E402
from typing import Any  # noqa: E402

from channels.generic.websocket import AsyncWebsocketConsumer  # noqa: E402
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from django.urls import path  # noqa: E402


class Relay(AsyncWebsocketConsumer):
    async def connect(self) -> None:
        self.group = f"relay-{self.scope['url_route']['kwargs']['table']}"
        await self.channel_layer.group_add(self.group, self.channel_name)
        await self.accept()

    async def disconnect(self, code: int) -> None:
        await self.channel_layer.group_discard(self.group, self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        said = json.loads(text_data or "{}")
        await self.channel_layer.group_send(self.group, {"type": "relayed", "bytes": said["bytes"]})
        await self.send(text_data=json.dumps({"type": "ok", "id": said["id"]}))

    async def relayed(self, message: dict[str, Any]) -> None:
        await self.send(text_data=json.dumps({"type": "sections", "filler": "x" * message["bytes"]}))


urls: list[Any] = [path("ws/t/<str:table>/", Relay.as_asgi())]  # type: ignore[arg-type]
application = ProtocolTypeRouter({"websocket": URLRouter(urls)})

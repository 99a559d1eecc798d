"""Which socket address leads to which consumer."""

from django.urls import path

from bsg.tables import closing
from bsg.tables.consumer import TableConsumer

closing.install()

websocket_urlpatterns = [path("ws/t/<slug:public_id>/", TableConsumer.as_asgi())]

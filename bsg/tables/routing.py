"""Which socket address leads to which consumer."""

from django.urls import path

from bsg.tables.line import close_codes
from bsg.tables.line.consumer import TableConsumer

close_codes.install()

websocket_urlpatterns = [path("ws/t/<slug:public_id>/", TableConsumer.as_asgi())]

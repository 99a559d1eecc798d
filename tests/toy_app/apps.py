"""Registers the toy game when the server starts."""

from django.apps import AppConfig


class ToyAppConfig(AppConfig):
    name = "tests.toy_app"

    def ready(self) -> None:
        from bsg.tables import games
        from tests.kernel.toy import TOY

        games.register(TOY)

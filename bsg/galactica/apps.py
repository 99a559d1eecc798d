"""The Django app of this game: tells the tables that they can play it, and with whom."""

from django.apps import AppConfig


class GalacticaConfig(AppConfig):
    name = "bsg.galactica"
    label = "galactica"
    verbose_name = "Battlestar Galactica"

    def ready(self) -> None:
        from bsg.bots import Absent
        from bsg.bots.crew.cast import CAST
        from bsg.engine import BSG
        from bsg.galactica.models import Ally, FleetShips, LoyaltyCard, TraumaToken
        from bsg.tables import games

        models = (LoyaltyCard, FleetShips, TraumaToken, Ally)
        games.register(BSG, {model.__name__: model for model in models}, CAST, Absent)

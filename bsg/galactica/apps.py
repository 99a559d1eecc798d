"""The Django app of this game: tells the tables that they can play it."""

from django.apps import AppConfig


class GalacticaConfig(AppConfig):
    name = "bsg.galactica"
    label = "galactica"
    verbose_name = "Battlestar Galactica"

    def ready(self) -> None:
        from bsg.engine import BSG
        from bsg.galactica.models import FleetShips, LoyaltyCard
        from bsg.tables import games

        games.register(BSG, {"LoyaltyCard": LoyaltyCard, "FleetShips": FleetShips})

"""Read models: where loyalty cards and ships are, for admin, moderators and statistics; no rule reads them."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from bsg.tables.models import Table


class LoyaltyCard(models.Model):
    """One loyalty card. Who holds what is the game's deepest secret: staff may see it, nobody else."""

    class Zone(models.TextChoices):
        PLAYER = "player", _("with a player")
        DECK = "deck", _("in the Loyalty deck")
        HUMANS = "humans", _("in the deck of human cards")
        ASIDE = "aside", _("waiting for an execution to be over")
        DISCARD = "discard", _("discarded")
        BOX = "box", _("in the box")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="loyalty_cards")
    card = models.CharField(max_length=60)
    zone = models.CharField(max_length=8, choices=Zone.choices)
    seat = models.PositiveSmallIntegerField(null=True)  # its number; only with a player
    revealed = models.BooleanField(default=False)

    class Meta:
        db_table = "tables_loyaltycard"  # where it was before this app was made
        ordering = ["table", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(zone="player", seat__isnull=False) | models.Q(~models.Q(zone="player"), seat=None),
                name="a_player_has_a_seat",
            )
        ]

    def __str__(self) -> str:
        return f"{self.card}, {self.zone}"


class FleetShips(models.Model):
    """How many ships of a kind are in one area of a board; where there are none there is no row."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="fleet_ships")
    board = models.CharField(max_length=16)
    area = models.CharField(max_length=32)
    ship = models.CharField(max_length=32)
    count = models.PositiveSmallIntegerField()

    class Meta:
        db_table = "tables_fleetships"
        ordering = ["table", "pk"]
        verbose_name_plural = "fleet ships"
        constraints = [
            models.UniqueConstraint(fields=["table", "board", "area", "ship"], name="one_row_per_area_and_ship")
        ]

    def __str__(self) -> str:
        return f"{self.count} × {self.ship}, {self.area}"

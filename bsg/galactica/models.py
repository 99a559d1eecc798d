"""Read models: where loyalty cards, ships, trauma and allies are, for admin, moderators and statistics; no rule reads
them."""

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


class TraumaToken(models.Model):
    """One trauma token of the Ionian Nebula. Which one is where is secret: staff may see it, nobody else."""

    class Zone(models.TextChoices):
        PLAYER = "player", _("with a player")
        LOCATION = "location", _("at a location")
        ALLY = "ally", _("on an ally")
        CROSSROADS = "crossroads", _("beside a crossroads card")
        POOL = "pool", _("in the pool")
        ASIDE = "aside", _("shown, and about to go back")
        BOX = "box", _("in the box")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="trauma_tokens")
    token = models.CharField(max_length=16)
    zone = models.CharField(max_length=10, choices=Zone.choices)
    at = models.CharField(max_length=60, blank=True)  # which location or card
    seat = models.PositiveSmallIntegerField(null=True)  # whose it is, or who chose it for that card

    class Meta:
        ordering = ["table", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(zone__in=["player", "crossroads"], seat__isnull=False)
                | models.Q(zone="ally")
                | models.Q(zone__in=["location", "pool", "aside", "box"], seat=None),
                name="a_token_has_a_seat_where_it_is_somebodys",
            )
        ]

    def __str__(self) -> str:
        return f"{self.token}, {self.zone}"


class Ally(models.Model):
    """One ally of the Ionian Nebula: where its card is, and whether a token lies on it."""

    class Zone(models.TextChoices):
        BOARD = "board", _("on the board")
        MET = "met", _("being met")
        DECK = "deck", _("in the deck")
        BOX = "box", _("in the box")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="allies")
    card = models.CharField(max_length=60)
    zone = models.CharField(max_length=8, choices=Zone.choices)
    place = models.CharField(max_length=32, blank=True)  # on the board: where
    covered = models.BooleanField(default=False)  # by a token

    class Meta:
        ordering = ["table", "pk"]
        verbose_name_plural = "allies"
        constraints = [models.UniqueConstraint(fields=["table", "card"], name="each_ally_in_one_place")]

    def __str__(self) -> str:
        return f"{self.card}, {self.zone}"

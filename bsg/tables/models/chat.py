"""What people at a table say to each other."""

from django.db import models

from bsg.tables.models.game import Game
from bsg.tables.models.seat import Seat


class ChatMessage(models.Model):
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="chat")
    number = models.PositiveIntegerField()
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE)
    name = models.CharField(max_length=30)  # as it was then
    text = models.CharField(max_length=500)
    client_id = models.CharField(max_length=80, null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="one_message_per_number"),
            models.UniqueConstraint(fields=["seat", "client_id"], name="one_message_per_client_id"),
        ]

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"

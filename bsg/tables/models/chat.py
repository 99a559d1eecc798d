"""What people at a table say to each other, in words of their own or as a claim."""

from django.db import models

from bsg.tables.models.seat import Seat
from bsg.tables.models.table import Table


class ChatMessage(models.Model):
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat", db_index=False)
    number = models.PositiveIntegerField()
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=30)  # as it was then
    text = models.CharField(max_length=500, blank=True)  # nothing: it is a claim
    words = models.JSONField(null=True)  # a kernel text: what a bot says, in every reader's language
    claim = models.CharField(max_length=80, blank=True)  # one of the levels of the game
    about = models.CharField(max_length=80, blank=True)  # typed name of what is claimed about
    client_id = models.CharField(max_length=80, null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_message_per_number"),
            models.UniqueConstraint(fields=["seat", "client_id"], name="one_message_per_client_id"),
        ]

    def __str__(self) -> str:
        return f"{self.name}: {self.text or self.claim or self.words}"

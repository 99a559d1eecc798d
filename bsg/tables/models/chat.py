"""What people at a table say to each other, in words of their own or as a claim before a check."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from bsg.tables.models.seat import Seat
from bsg.tables.models.table import Table


class ChatMessage(models.Model):
    class Claim(models.TextChoices):
        NOT = "not", _("I cannot help.")
        LITTLE = "little", _("I can help a little.")
        LOT = "lot", _("I can help a lot.")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat")
    number = models.PositiveIntegerField()
    seat = models.ForeignKey(Seat, on_delete=models.CASCADE)
    name = models.CharField(max_length=30)  # as it was then
    text = models.CharField(max_length=500, blank=True)  # nothing: it is a claim
    claim = models.CharField(max_length=8, choices=Claim.choices, blank=True)
    about = models.CharField(max_length=80, blank=True)  # typed name of the check
    client_id = models.CharField(max_length=80, null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_message_per_number"),
            models.UniqueConstraint(fields=["seat", "client_id"], name="one_message_per_client_id"),
        ]

    def __str__(self) -> str:
        return f"{self.name}: {self.words}"

    @property
    def words(self) -> str:
        """What was said; a claim in the language of the moment."""
        return str(self.Claim(self.claim).label) if self.claim else self.text

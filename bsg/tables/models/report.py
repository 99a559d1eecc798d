"""Problems that people report, and crashes of the rules, each with all that it takes to see the step again."""

from django.db import models

from bsg.tables.models.seat import Seat
from bsg.tables.models.table import Table


class Report(models.Model):
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="reports")
    seat = models.ForeignKey(Seat, null=True, on_delete=models.CASCADE)  # none: the table itself did it
    words = models.TextField()
    number = models.PositiveIntegerField()  # of the last entry
    version = models.PositiveIntegerField()  # of the rules
    digest = models.CharField(max_length=32)  # of the position
    view_digest = models.CharField(max_length=32, blank=True)  # of what the reporter had on screen
    record = models.JSONField()  # options, journal, and the entry that crashed; the key stays with the game
    client_id = models.CharField(max_length=80, null=True)
    at = models.DateTimeField()

    class Meta:
        ordering = ["-at"]
        constraints = [models.UniqueConstraint(fields=["seat", "client_id"], name="one_report_per_client_id")]

    def __str__(self) -> str:
        return f"{self.table_id}#{self.number}: {self.words[:60]}"

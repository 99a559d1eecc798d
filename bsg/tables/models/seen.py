"""Having seen is for ever: who has held the role of game master, or a seat that somebody else has now."""

from django.db import models

from bsg.tables.models.person import Person
from bsg.tables.models.table import Table


class Seen(models.Model):
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seen_by", db_index=False)
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="seen_at")
    seat = models.PositiveSmallIntegerField(null=True)  # whose secrets; none: everybody's

    class Meta:
        verbose_name_plural = "seen"
        constraints = [models.UniqueConstraint(fields=["table", "person", "seat"], name="seen_once")]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id}"

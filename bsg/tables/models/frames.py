"""Positions of a game as they were, many in a row: replays are made of them, never of today's rules."""

from django.db import models

from bsg.tables.models.table import Table


class Frames(models.Model):
    """Frames of consecutive entries, 0 for the position before the first; see `journal/frames.py`."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="frames", db_index=False)
    first = models.PositiveIntegerField()  # number of an entry
    last = models.PositiveIntegerField()
    body = models.BinaryField()

    class Meta:
        ordering = ["first"]
        verbose_name_plural = "frames"
        constraints = [models.UniqueConstraint(fields=["table", "first"], name="frames_once")]

    def __str__(self) -> str:
        return f"{self.table_id} {self.first}–{self.last}"

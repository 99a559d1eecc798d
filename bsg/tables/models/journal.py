"""The record of a game: its numbered entries, what happened by them, and positions to restore from.

Constraints that begin with a foreign key serve as its index.
"""

from __future__ import annotations

from django.db import models

from bsg.tables.models.packing import PackedJSONField, unpacked
from bsg.tables.models.seat import Seat
from bsg.tables.models.table import Table


class Entry(models.Model):
    """One entry of the journal. Never changed but for where its frame lies, never deleted, its number never reused."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="entries", db_index=False)
    number = models.PositiveIntegerField()
    body = models.JSONField()  # a kernel entry
    seat = models.ForeignKey(Seat, null=True, on_delete=models.RESTRICT, related_name="entries", db_index=False)
    client_id = models.CharField(max_length=80, null=True)
    digest = models.CharField(max_length=32)
    frame = models.BinaryField(null=True)  # of the position it led to; none: see Frames
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        verbose_name_plural = "entries"
        constraints = [
            models.UniqueConstraint(fields=["table", "number"], name="one_entry_per_number"),
            models.UniqueConstraint(fields=["seat", "client_id"], name="one_entry_per_client_id"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}#{self.number}"


class Event(models.Model):
    """Something that happened. Who may hear what of it is decided when it is read."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="events", db_index=False)
    number = models.PositiveIntegerField()
    entry = models.PositiveIntegerField()  # the number of the entry it followed; 0: the set-up
    body = PackedJSONField()  # a kernel event
    at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_event_per_number")]

    def __str__(self) -> str:
        return f"{self.table_id}#{self.entry}/{self.number}"


class Checkpoint(models.Model):
    """A position to restore from. Those that a take-back has left behind are deleted: the latest is always live."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="checkpoints", db_index=False)
    after = models.PositiveIntegerField()  # the number of the entry that led here
    key = models.PositiveIntegerField(null=True)  # `after` of the checkpoint with which it is packed; none: by itself
    body = models.BinaryField()

    class Meta:
        ordering = ["after"]
        constraints = [models.UniqueConstraint(fields=["table", "after"], name="one_checkpoint_per_entry")]

    def __str__(self) -> str:
        return f"{self.table_id} after {self.after}"

    @property
    def saved(self) -> bytes:
        """The position as the kernel saved it."""
        if self.key is None:
            return unpacked(bytes(self.body))
        return unpacked(bytes(self.body), Checkpoint.objects.get(table_id=self.table_id, after=self.key).saved)

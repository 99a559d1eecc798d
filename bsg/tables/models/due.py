"""Work that falls due: written with the entry that causes it, done by a timekeeper, any of them, once."""

from django.db import models
from django.utils import timezone

from bsg.tables.models.table import Table


class Due(models.Model):
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="due", db_index=False)
    what = models.CharField(max_length=16)
    at = models.DateTimeField(db_index=True)
    made = models.DateTimeField(default=timezone.now)  # later than now: the clock has jumped back
    about = models.CharField(max_length=64, blank=True)  # which questions it is about; others: it is new work
    tries = models.PositiveSmallIntegerField(default=0)  # in vain, in a row

    class Meta:
        verbose_name_plural = "due"
        constraints = [models.UniqueConstraint(fields=["table", "what"], name="due_once")]

    def __str__(self) -> str:
        return f"{self.what} at {self.table_id}"

"""That somebody of the staff opened the box of a game: with a reason, written at once, published when it is over."""

from django.conf import settings
from django.db import models

from bsg.tables.models.table import Table


class Opening(models.Model):
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="openings")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", editable=False)
    reason = models.CharField(max_length=300)
    number = models.PositiveIntegerField(editable=False)  # of the entry after which it was
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.user} at {self.table_id}"

"""Somebody who plays from a browser: no account and no mail address, only what one cookie holds, kept as its hash."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256

from django.db import models
from django.utils import timezone

from bsg.tables.models.table import Table

A_DAY = timedelta(days=1)


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


class Person(models.Model):
    token_hash = models.CharField(max_length=64, unique=True, editable=False)
    name = models.CharField(max_length=30, blank=True)  # what they called themselves last
    barred = models.BooleanField(default=False)  # from every table, by whoever runs the house
    came = models.DateTimeField(auto_now_add=True)
    seen = models.DateTimeField(default=timezone.now, db_index=True)  # to the day

    class Meta:
        verbose_name_plural = "persons"

    def __str__(self) -> str:
        return f"{self.name or '–'} (person {self.pk})"

    @property
    def seen_today(self) -> bool:
        return abs(timezone.now() - self.seen) < A_DAY


class Guest(models.Model):
    """That somebody was let in by a table's invite, or had a seat there before the game."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="guests")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="invited")
    unseated = models.BooleanField(default=False)  # by the host, and they have not been told yet

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "person"], name="let_in_once")]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id}"


class Ban(models.Model):
    """That the host keeps somebody away from a table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="bans")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="bans")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "person"], name="banned_once")]

    def __str__(self) -> str:
        return f"{self.person_id} from {self.table_id}"

"""A place at a table, free or taken by a person or a bot; only the hash of its secret is kept."""

from __future__ import annotations

import secrets
from datetime import timedelta
from hashlib import sha256

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from bsg.tables.models.table import Table

SILENT = timedelta(seconds=50)  # two heartbeats missed: whoever was there is away


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


class Seat(models.Model):
    class Kind(models.TextChoices):
        HUMAN = "human", _("human")
        BOT = "bot", _("bot")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats", db_index=False)
    number = models.PositiveSmallIntegerField()  # from 0, as the rules count
    name = models.CharField(max_length=30, blank=True)
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.HUMAN)
    taken = models.BooleanField(default=False)
    reserved = models.BooleanField(default=False)  # free, but kept for whoever had that name at the table before
    ready = models.BooleanField(default=False)
    token_hash = models.CharField(max_length=64, blank=True, editable=False)
    nonce = models.CharField(max_length=64, blank=True, editable=False)
    language = models.CharField(max_length=8, blank=True)
    connected = models.BooleanField(default=False)
    last_seen = models.DateTimeField(null=True)
    holds = models.PositiveSmallIntegerField(default=0)  # of windows, in this turn
    held = models.CharField(max_length=32, blank=True)  # the window it held last
    read = models.PositiveIntegerField(default=0)  # so many lines of its log
    note = models.TextField(blank=True)  # for nobody else's eyes

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_per_number")]

    def __str__(self) -> str:
        return f"{self.name or '–'} ({self.table_id}/{self.number})"

    @property
    def is_bot(self) -> bool:
        return self.kind == self.Kind.BOT

    @property
    def present(self) -> bool:
        """Whether somebody is there; a process that was killed could not say that its people left."""
        if self.is_bot:
            return True
        return self.connected and self.last_seen is not None and self.last_seen > timezone.now() - SILENT

    def give_token(self) -> str:
        """A new secret for this seat; whoever had the old one has none."""
        token = secrets.token_urlsafe(24)
        self.token_hash = hashed(token)
        return token

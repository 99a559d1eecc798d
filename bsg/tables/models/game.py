"""A table with its game: what was agreed, its secret, and where its journal stands."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django.db.models.manager import RelatedManager

    from bsg.tables.models.seat import Seat


def public_id() -> str:
    return secrets.token_urlsafe(9)


def invite_token() -> str:
    return secrets.token_urlsafe(12)


class Game(models.Model):
    class Status(models.TextChoices):
        LOBBY = "lobby", _("lobby")
        PLAYING = "playing", _("playing")
        OVER = "over", _("over")

    public_id = models.CharField(max_length=16, unique=True, default=public_id, editable=False)
    name = models.CharField(max_length=60)
    game = models.CharField(max_length=32)  # its name in the registry of games
    options = models.JSONField(default=dict)
    version = models.PositiveIntegerField()  # of the rules that took the last entry
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.LOBBY)
    host = models.PositiveSmallIntegerField(null=True)  # number of a seat
    open = models.BooleanField(default=False)  # listed, for anybody to join and watch; otherwise by invitation
    invite = models.CharField(max_length=32, default=invite_token, editable=False)

    secret = models.BinaryField(max_length=32, editable=False)  # random, made before anybody gives a nonce
    commitment = models.CharField(max_length=64, editable=False)
    key = models.CharField(max_length=64, blank=True, editable=False)  # from secret and nonces, when the game begins

    number = models.PositiveIntegerField(default=0)  # of the last entry
    branch = models.PositiveIntegerField(default=0)  # number of the last take-back
    digest = models.CharField(max_length=32, blank=True)  # of the position after the last entry
    events_told = models.PositiveIntegerField(default=0)
    chat_said = models.PositiveIntegerField(default=0)

    created = models.DateTimeField(auto_now_add=True)
    started = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    if TYPE_CHECKING:
        pk: int
        seats: RelatedManager[Seat]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    def get_absolute_url(self) -> str:
        return reverse("table", args=[self.public_id])

    def get_invite_url(self) -> str:
        return reverse("invite", args=[self.public_id, self.invite])

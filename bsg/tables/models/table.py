"""A table with its game: what was agreed, its secret, and where its journal stands."""

from __future__ import annotations

import secrets

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _


def public_id() -> str:
    return secrets.token_urlsafe(9)


LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another when read aloud or copied by hand


def invite_token() -> str:
    """What lets somebody in, also as a code to be typed: 49 bits, more than can be tried against a server."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Table(models.Model):
    class Status(models.TextChoices):
        LOBBY = "lobby", _("lobby")
        PLAYING = "playing", _("playing")
        OVER = "over", _("over")

    class Pace(models.TextChoices):
        LIVE = "live", _("live")
        DAYS = "days", _("days")

    class BotPace(models.TextChoices):
        SLOW = "slow", _("slow")
        NORMAL = "normal", _("normal")
        AT_ONCE = "at_once", _("at once")

    public_id = models.CharField(max_length=16, unique=True, default=public_id, editable=False)
    name = models.CharField(max_length=60)
    game = models.CharField(max_length=32)  # its name in the registry of games
    options = models.JSONField(default=dict)
    version = models.PositiveIntegerField()  # of the rules that took the last entry
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.LOBBY)
    maker = models.ForeignKey("Person", null=True, on_delete=models.SET_NULL, related_name="made", editable=False)
    host = models.PositiveSmallIntegerField(null=True)  # number of a seat
    open = models.BooleanField(default=False)  # listed, for anybody to join and watch; otherwise by invitation
    seated = models.PositiveIntegerField(default=0)  # how often a personal link was made anew
    listed = models.BooleanField(default=True)  # among the open tables, while somebody is there
    invite = models.CharField(max_length=32, default=invite_token, editable=False, db_index=True)
    pace = models.CharField(max_length=8, choices=Pace.choices, default=Pace.LIVE)
    beat = models.PositiveSmallIntegerField(default=6)  # seconds of a response window at a live table
    bot_pace = models.CharField(max_length=8, choices=BotPace.choices, default=BotPace.NORMAL)
    bot_talk = models.BooleanField(default=True)
    uploaded = models.BooleanField(default=False)  # played elsewhere, and here only to be seen
    absence = models.PositiveIntegerField(default=120)  # seconds without a line after which one counts as absent
    rematch = models.OneToOneField("self", null=True, on_delete=models.SET_NULL, related_name="follows")

    secret = models.BinaryField(max_length=32, editable=False)  # random, made before anybody gives a nonce
    commitment = models.CharField(max_length=64, editable=False)
    key = models.CharField(max_length=64, blank=True, editable=False)  # from secret and nonces, when the game begins

    number = models.PositiveIntegerField(default=0)  # of the last entry
    branch = models.PositiveIntegerField(default=0)  # number of the last take-back
    digest = models.CharField(max_length=32, blank=True)  # of the position after the last entry
    events_told = models.PositiveIntegerField(default=0)
    chat_said = models.PositiveIntegerField(default=0)
    heard = models.JSONField(default=list)  # lines of the log: the table's, then each seat's; none: to be counted

    window = models.CharField(max_length=32, blank=True)  # the name of the open response window
    closes_at = models.DateTimeField(null=True)  # when its beat ends; none: it waits for people
    clock = models.CharField(max_length=8, blank=True)  # which one is agreed, of those of `clocks`; nothing: none
    asked = models.CharField(max_length=32, blank=True)  # the name of the open questions
    asked_at = models.DateTimeField(null=True)
    clock_about = models.CharField(max_length=32, blank=True)  # the name of the questions that it runs for
    clock_from = models.DateTimeField(null=True)  # when it began to run
    clock_at = models.DateTimeField(null=True)  # when somebody's time is up
    left = models.FloatField(null=True)  # seconds that the open window had when the game was paused
    paused_at = models.DateTimeField(null=True)
    reshuffles = models.BooleanField(default=True)  # piles touched since, when people return to an earlier question
    void = models.BooleanField(default=False)  # it counts in no statistics
    master = models.ForeignKey("Person", null=True, on_delete=models.SET_NULL, related_name="mastered", editable=False)
    master_name = models.CharField(max_length=30, blank=True)
    volunteers = models.JSONField(default=list, editable=False)  # people who watch and would help
    proposals = models.JSONField(default=list)  # acts to which some people have yet to agree
    claims_about = models.CharField(max_length=80, blank=True)  # typed name of what can be claimed about
    claims = models.JSONField(default=dict)  # about it, by seat
    result = models.JSONField(null=True)  # a kernel text: how the game ended

    created = models.DateTimeField(auto_now_add=True)
    started = models.DateTimeField(null=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        indexes = [  # of the lists on the home page, in their order
            models.Index(fields=["status", "created"], condition=models.Q(open=True), name="tables_listed"),
            models.Index(fields=["status", "ended"], condition=models.Q(open=True), name="tables_finished"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.public_id})"

    def get_absolute_url(self) -> str:
        return reverse("table", args=[self.public_id])

    def get_invite_url(self) -> str:
        return reverse("invite", args=[self.public_id, self.invite])

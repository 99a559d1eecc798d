"""A place at a table, free or taken by a person or a bot, and the keys to it: who can play it, from which browsers."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from datetime import timedelta

from django.db import models
from django.utils import timezone
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from bsg.tables.models.person import Person, hashed
from bsg.tables.models.table import Table

SILENT = timedelta(seconds=50)  # two heartbeats missed: whoever was there is away
LINK = "bsg.tables.seat"  # salt of the secrets in personal links
LINK_BYTES = 24


class Seat(models.Model):
    class Kind(models.TextChoices):
        HUMAN = "human", _("human")
        BOT = "bot", _("bot")

    class StandIn(models.TextChoices):
        ABSENT = "absent", _("does as little as possible")
        BETTER = "better", _("plays like the other bots here")

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats", db_index=False)
    number = models.PositiveSmallIntegerField()  # from 0, as the rules count
    name = models.CharField(max_length=30, blank=True)
    kind = models.CharField(max_length=8, choices=Kind.choices, default=Kind.HUMAN)
    level = models.CharField(max_length=16, blank=True)  # at which a bot plays, by the game's cast
    persona = models.CharField(max_length=16, blank=True)  # of that cast: who a bot is
    taken = models.BooleanField(default=False)
    person = models.ForeignKey(Person, null=True, blank=True, on_delete=models.SET_NULL, related_name="seats")
    reserved = models.BooleanField(default=False)  # free, but kept for whoever had that seat at the table before
    ready = models.BooleanField(default=False)
    token_hash = models.CharField(max_length=64, blank=True, editable=False)  # of the secret in the personal link
    issue = models.CharField(max_length=32, blank=True, editable=False)  # of that link
    nonce = models.CharField(max_length=64, blank=True, editable=False)
    language = models.CharField(max_length=8, blank=True)
    connected = models.BooleanField(default=False)
    last_seen = models.DateTimeField(null=True)
    bank = models.FloatField(default=0)  # seconds that its answers may take longer than is allowed
    lapses = models.PositiveSmallIntegerField(default=0)  # times in a row that its time was up
    gone = models.BooleanField(default=False)  # said so themselves
    stand_in = models.CharField(max_length=8, choices=StandIn.choices, blank=True)  # the bot that sits in, if one does
    better = models.BooleanField(default=False)  # may it play as well as it can?
    muted = models.BooleanField(default=False)
    holds = models.PositiveSmallIntegerField(default=0)  # of windows, in this turn
    held = models.CharField(max_length=32, blank=True)  # the window it held last
    read = models.PositiveIntegerField(default=0)  # so many lines of its log
    opens = models.BooleanField(default=False)  # agrees that everybody may see the finished game
    lends_chat = models.BooleanField(default=False)  # and that its chat goes into records
    note = models.TextField(blank=True)  # of its person, for nobody else's eyes; it goes when they go

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_per_number")]

    def __str__(self) -> str:
        return f"{self.name or '–'} ({self.table_id}/{self.number})"

    @property
    def is_bot(self) -> bool:
        return self.kind == self.Kind.BOT

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.is_bot or bool(self.stand_in)

    @property
    def present(self) -> bool:
        """Whether somebody is there; a process that was killed could not say that its people left."""
        if self.is_bot:
            return True
        return self.connected and self.last_seen is not None and abs(timezone.now() - self.last_seen) < SILENT

    def give_key(self, person: Person) -> None:
        """From now on this person can play it; whoever comes first is the one who sits there."""
        Key.objects.get_or_create(seat=self, person=person)
        if self.person_id is None:
            self.person = person
            self.save(update_fields=["person"])

    def give_token(self) -> str:
        """A new secret for this seat's personal link; the old link is none any more."""
        self.issue = secrets.token_hex(16)
        token = self._token()
        self.token_hash = hashed(token)
        return token

    @property
    def token(self) -> str:
        """The secret of the personal link, for its owner's eyes. None is known of a seat that a session once held."""
        token = self._token() if self.issue else ""
        return token if token and hashed(token) == self.token_hash else ""

    def _token(self) -> str:
        """Made of the server's key, so that the database alone gives nobody a link."""
        digest = salted_hmac(LINK, self.issue, algorithm="sha256").digest()
        return urlsafe_b64encode(digest[:LINK_BYTES]).decode()


class Key(models.Model):
    """That somebody can play a seat: whoever sat down there, and whoever opened its personal link on another device."""

    seat = models.ForeignKey(Seat, on_delete=models.CASCADE, related_name="keys")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="keys")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["seat", "person"], name="one_key_each")]

    def __str__(self) -> str:
        return f"{self.person_id} to {self.seat_id}"

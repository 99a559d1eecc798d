"""R6: skill cards, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import AnyCard, Card, Skill
from bsg.kernel import Happening


class Drew(Happening):
    """Which decks somebody drew from, and how many."""

    seat: int
    skills: dict[Skill, int]


class DrewCards(Happening):
    """For who drew them: cards of any deck."""

    seat: int
    cards: tuple[AnyCard, ...]


class Discarded(Happening):
    """Face up: skill cards of a hand, or others that somebody had."""

    seat: int
    cards: tuple[AnyCard, ...]


class CardPlayed(Happening):
    seat: int
    card: Card


class RespondedFirst(Happening):
    """Of several who wanted to; the others may think again."""

    seat: int
    others: tuple[int, ...]


class CardTaken(Happening):
    """Somebody has looked at a hand and takes a card out of it."""

    seat: int
    victim: int


class HandSeen(Happening):
    """For the thief."""

    seat: int
    victim: int
    cards: tuple[Card, ...]


class CardsTaken(Happening):
    """For thief or victim: which."""

    seat: int
    victim: int
    cards: tuple[Card, ...]

"""R7, R10: skill checks and die rolls, as data."""

from __future__ import annotations

from msgspec import Struct

from bsg.engine.happenings.names import Card, Ship, Skill, Source, Target
from bsg.engine.vocabulary import Outcome
from bsg.kernel import Happening

# ── R7: skill checks ────────────────────────────────────────────────────────────────────────────────────────────────


class CheckOpened(Happening):
    """At a location: whose action asks for it, and whom it concerns."""

    source: Source
    difficulty: int
    by: int
    about: int | None = None


class DifficultyChanged(Happening):
    """`seat`: who wanted it so, if anybody."""

    by: int
    difficulty: int
    seat: int | None = None


class DestinyAdded(Happening):
    """Face up."""

    cards: tuple[Card, ...]


class CardsAdded(Happening):
    """Which ones only when they are added face up."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()


class SkillNamed(Happening):
    """Cards of this type count 0 in the check."""

    seat: int
    skill: Skill


class CardsRevealed(Happening):
    """Sorted: whose they are cannot be told."""

    source: Source
    cards: tuple[Card, ...]


class Totalled(Happening):
    total: int
    difficulty: int


class CheckDecided(Happening):
    source: Source
    outcome: Outcome


# ── R10: die rolls ──────────────────────────────────────────────────────────────────────────────────────────────────


class Attack(Struct, frozen=True):
    """By which kind of ship, if by one, and on whom; without a target on Galactica."""

    attacker: Ship | None = None
    target: Target | None = None


class Rolled(Happening):
    seat: int
    face: int
    result: int
    source: Source
    attack: Attack | None = None


class RolledAgain(Happening):
    """Somebody has it rolled again."""

    seat: int

"""The crisis cards by id."""

from bsg.engine.cards.crises.attacks import ATTACKS
from bsg.engine.cards.crises.card import Crisis
from bsg.engine.cards.crises.checks import CHECKS
from bsg.engine.cards.crises.choices import CHOICES

BASE_CRISES = (*ATTACKS, *CHECKS, *CHOICES)

CRISES: dict[str, Crisis] = {card.id: card for card in BASE_CRISES}

__all__ = ["BASE_CRISES", "CRISES", "Crisis"]

"""The crisis deck."""

from bsg.engine.cards.crises.attacks import ATTACKS
from bsg.engine.cards.crises.card import Crisis
from bsg.engine.cards.crises.checks import CHECKS
from bsg.engine.cards.crises.choices import CHOICES

CRISES: dict[str, Crisis] = {card.id: card for card in (*ATTACKS, *CHECKS, *CHOICES)}


def crisis_deck() -> list[str]:
    return [card.id for card in CRISES.values() for _ in range(card.copies)]


__all__ = ["CRISES", "Crisis", "crisis_deck"]

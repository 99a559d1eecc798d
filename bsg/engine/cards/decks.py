"""A deck out of declarations."""

from collections.abc import Iterable
from typing import Protocol


class Declared(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def copies(self) -> int: ...


def deck_of(cards: Iterable[Declared]) -> list[str]:
    """So many of each card, unshuffled."""
    return [card.id for card in cards for _ in range(card.copies)]

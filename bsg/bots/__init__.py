"""Players that live on the questions a person in their seat would be asked; they get nothing else."""

from typing import Protocol

from bsg.bots.fallback import Fallback
from bsg.bots.random import Random
from bsg.kernel import Mine

__all__ = ["Bot", "Fallback", "Random"]


class Bot(Protocol):
    def answer(self, mine: Mine) -> tuple[str, ...]:
        """The picks for a question of one's own."""
        ...

"""Players that live on what a person in their seat gets, and on nothing else: what is heard, asked and seen."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bsg.bots.fallback import Fallback
from bsg.bots.random import Random
from bsg.kernel import Heard, Mine

__all__ = ["Bot", "Fallback", "Random"]


class Bot(Protocol):
    def hears(self, events: Sequence[Heard]) -> None:
        """What its seat has heard since it was last told, in order."""
        ...

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        """The picks for a question of one's own; `view` is what its seat sees, by section."""
        ...

"""What every bot is: somebody who hears, is asked, and answers."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bsg.kernel import Heard, Mine


class Bot(Protocol):
    def hears(self, events: Sequence[Heard]) -> None:
        """What its seat has heard since it was last told, in order."""
        ...

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        """The picks for a question of one's own; `view` is what its seat sees, by section."""
        ...

"""What every bot is: somebody who hears, is asked, and answers; and what those are who talk besides."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from bsg.kernel import Heard, Mine, Text


class Bot(Protocol):
    def hears(self, events: Sequence[Heard]) -> None:
        """What its seat has heard since it was last told, in order."""
        ...

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        """The picks for a question of one's own; `view` is what its seat sees, by section."""
        ...


@runtime_checkable
class Talker(Protocol):
    """Bots that talk: what the table asks of them besides answers."""

    def claims(self, view: Mapping[str, Any]) -> str | None:
        """What it says it can do about what can be claimed about now: a key of the game's claims, or silence."""
        ...

    def says(self, view: Mapping[str, Any]) -> Text | None:
        """Something about what was heard last; mostly nothing."""
        ...

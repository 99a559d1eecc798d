"""A skill check ability: one hook for every moment at which a card may speak in the check it was added to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bsg.engine.state import OpenCheck
from bsg.engine.vocabulary import Outcome
from bsg.kernel import Flow, Text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class CheckAbility:
    """It works when its card is in a check, and only then (R6.10); each name once (R7.27)."""

    says: ClassVar[Text]

    # hooks ----------------------------------------------------------------------------------------------------------

    def resolve(self, rules: Base, check: OpenCheck) -> Flow[None]:
        """S9: the cards are revealed, nothing has been counted."""
        yield from ()

    def result_at(self, check: OpenCheck, difficulty: int, outcome: Outcome) -> Outcome | None:
        """S12, S14: whose box is resolved at this difficulty; none: nothing happens."""
        return outcome

    def before_result(self, rules: Base, check: OpenCheck) -> None:
        """S14: the check is decided, its result about to be resolved."""

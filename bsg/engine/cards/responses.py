"""Cards played out of turn (R29): the moments at which a window opens, and what a response says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from bsg.engine.state import OpenCheck, OpenRoll
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class Moment:
    """A window, with what its cards have to know of what is going on."""

    kind: ClassVar[str]  # of the question
    not_now: ClassVar[Text]  # said of its cards at any other time


M = TypeVar("M", bound=Moment)


class Response(Generic[M]):
    """What a card does in its window."""

    moment: type[M]
    says: ClassVar[Text]

    def useless(self, rules: Base, moment: M) -> Text | None:
        """Why it would do nothing now; None: it would do something."""
        return None

    def played(self, rules: Base, seat: int, moment: M) -> Flow[None]:
        """Somebody has played it."""
        yield from ()


@dataclass(frozen=True)
class BeforeCards(Moment):
    """W14."""

    kind = "before_cards"
    not_now = text("It is played before cards are added to a check only.")
    check: OpenCheck


@dataclass(frozen=True)
class AfterTotal(Moment):
    """W18."""

    kind = "after_total"
    not_now = text("It is played after a check is totalled only.")
    check: OpenCheck


@dataclass(frozen=True)
class BeforeRoll(Moment):
    """W5."""

    kind = "before_roll"
    not_now = text("It is played before a die is rolled only.")
    roll: OpenRoll


@dataclass(frozen=True)
class ViperAttacked(Moment):
    """W7: once the die is rolled."""

    kind = "viper_attacked"
    not_now = text("It is played after a viper was attacked only.")
    roll: OpenRoll
    pilot: int | None
    modifier: int  # of the attack itself

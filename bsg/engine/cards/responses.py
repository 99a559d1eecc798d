"""Cards played out of turn (R29): the moments at which a window opens, and what a response says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from bsg.engine.cards.windows import Moment, Wish
from bsg.engine.state import OpenCheck, OpenRoll
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


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
    wishes = (Wish("before-check", text("before cards are added to a check")),)
    check: OpenCheck


@dataclass(frozen=True)
class AfterTotal(Moment):
    """W18."""

    kind = "after_total"
    not_now = text("It is played after a check is totalled only.")
    wishes = (Wish("after-total", text("after a check is totalled")),)
    check: OpenCheck


@dataclass(frozen=True)
class BeforeRoll(Moment):
    """W5."""

    kind = "before_roll"
    not_now = text("It is played before a die is rolled only.")
    wishes = (
        Wish("our-roll", text("before a roll of ours"), in_battle=True),
        Wish("cylon-roll", text("before a roll of the Cylons"), usual=False, in_battle=True),
    )
    roll: OpenRoll
    by_cylons: bool

    @property
    def wish(self) -> Wish:
        ours, theirs = self.wishes
        return theirs if self.by_cylons else ours


@dataclass(frozen=True)
class ViperAttacked(Moment):
    """W7: once the die is rolled. Nobody is asked whether to evade a miss."""

    kind = "viper_attacked"
    not_now = text("It is played when an attack hits a viper only.")
    wishes = (Wish("viper-hit", text("when a viper is hit"), in_battle=True),)
    roll: OpenRoll
    pilot: int | None
    modifier: int  # of the attack itself
    hits_from: int  # the result on which the viper is hit

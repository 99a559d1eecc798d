"""What a crisis card does with itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bsg.engine.effects.effect import Effect
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Stays(Effect):
    """The crisis card being resolved is not discarded (R8.8)."""

    where: Literal["kept", "route"]
    description: Text

    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.stays = self.where
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (self.description,)


def stays_in_play(description: Text) -> Effect:
    return Stays("kept", description)


COUNTS_AS_DISTANCE = Stays("route", text("keep this card with the destinations: it counts as 1 distance"))


@dataclass(frozen=True)
class AnotherCrisis(Effect):
    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.followed = True
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("another crisis card is drawn and resolved after the Cylon ships have been activated"),)


ANOTHER_CRISIS = AnotherCrisis()

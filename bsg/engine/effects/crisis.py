"""What a crisis card does with itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects.effect import Effect
from bsg.engine.effects.in_play import PutsInPlay
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class StaysInPlay(PutsInPlay):
    """The crisis card being resolved stays on the table when all of it is resolved (R8.8)."""

    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.stays = "kept"
        yield from ()


def stays_in_play(in_play: InPlay) -> Effect:
    return StaysInPlay(in_play)


@dataclass(frozen=True)
class CountsAsDistance(Effect):
    """The crisis card being resolved goes to the destinations (R16.2)."""

    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.stays = "route"
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("keep this card with the destinations: it counts as 1 distance"),)


COUNTS_AS_DISTANCE = CountsAsDistance()


@dataclass(frozen=True)
class AnotherCrisis(Effect):
    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.followed = True
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("another crisis card is drawn and resolved after the Cylon ships have been activated"),)


ANOTHER_CRISIS = AnotherCrisis()

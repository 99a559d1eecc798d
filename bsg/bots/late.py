"""Tables on which the fleet has come far already, so that what only happens near the end happens often."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from bsg.engine.box import Box, boxes_of
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.game import BattlestarGalactica
from bsg.engine.numbers import AUTO_JUMP
from bsg.engine.rules import Base
from bsg.engine.state import State
from bsg.kernel import Flow

FAR = 6  # distance travelled, or one more: with the next jump most objectives are near
TOO_FAR = 8


class LateTables(BattlestarGalactica):
    """The same game, with set-up going on until the fleet is far from home."""

    def rules_on(self, state: State) -> Base:
        return _late(boxes_of(state.options))(state)


@cache
def _late(boxes: tuple[Box, ...]) -> type[Base]:
    rules: Any = type("Table", tuple(box.rules for box in reversed(boxes)), {})

    class Late(rules):  # type: ignore[misc]
        def setup_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
            return (*super().setup_steps(), self.long_way)

        def long_way(self) -> Flow[None]:
            """Destinations count as travelled, without what they bring; the sleepers wake on the way."""
            deck = self.state.destination.draw
            while self.distance < FAR:
                near = [card for card in deck if self.distance + DESTINATIONS[card].distance < TOO_FAR]
                deck.remove(near[-1])
                yield from self.travelled(f"destination:{near[-1]}")
            self.state.jump = self.dice.below("late", AUTO_JUMP)
            for box in boxes:
                if box.late is not None:
                    box.late(self)

    return Late

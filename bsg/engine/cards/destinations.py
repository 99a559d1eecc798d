"""The destination cards (R16)."""

from __future__ import annotations

from dataclasses import dataclass

from bsg.engine.effects import LOSES_RAPTOR, NOTHING, Effect, chooses, gain, lose, roll_at_least
from bsg.engine.vocabulary import Who, slug


@dataclass(frozen=True)
class Destination:
    name: str
    distance: int
    copies: int
    effect: Effect

    @property
    def id(self) -> str:
        return slug(self.name)


def risks_raptor(reward: Effect) -> Effect:
    """The Admiral may send a raptor: it succeeds on 3 or more, else it is destroyed (R13.11)."""
    risk = roll_at_least(3, reward, roller=Who.ADMIRAL, otherwise=LOSES_RAPTOR)
    return chooses(Who.ADMIRAL, risk.when(lambda rules, seat: rules.state.raptors > 0), NOTHING)


ALL = (
    Destination("Barren Planet", 2, 4, lose(fuel=2)),
    Destination("Deep Space", 2, 3, lose(fuel=1, morale=1)),
    Destination("Desolate Moon", 3, 1, lose(fuel=3)),
    Destination("Icy Moon", 1, 2, lose(fuel=1) + risks_raptor(gain(food=1))),
    Destination("Remote Planet", 2, 3, lose(fuel=1) + LOSES_RAPTOR),
    Destination("Tylium Planet", 1, 4, lose(fuel=1) + risks_raptor(gain(fuel=2))),
)

DESTINATIONS: dict[str, Destination] = {card.id: card for card in ALL}


def destination_deck() -> list[str]:
    return [card.id for card in ALL for _ in range(card.copies)]

"""What a crisis card is, and the short names in which they are declared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects import Effect, in_play
from bsg.engine.vocabulary import Activation, Resource, Skill, Who, slug

POLITICS, LEADERSHIP, TACTICS, PILOTING, ENGINEERING = Skill
FUEL, FOOD, MORALE, POPULATION = Resource
CURRENT, PRESIDENT, ADMIRAL, EVERYONE = Who.CURRENT, Who.PRESIDENT, Who.ADMIRAL, Who.EVERYONE
RAIDERS, LAUNCH_RAIDERS, HEAVY_RAIDERS, BASESTARS = Activation


@dataclass(frozen=True)
class Crisis:
    """A card: its text as one effect, then the icons of its footer."""

    name: str
    effect: Effect
    activate: Activation | None = None
    jump: bool = False
    copies: int = 1
    printing: int = 1  # cards of one name may differ in their icons
    attack: bool = False  # a Cylon attack (R8.b)

    @property
    def id(self) -> str:
        return slug(self.name) if self.printing == 1 else f"{slug(self.name)}-{self.printing}"

    @cached_property
    def in_play(self) -> InPlay:
        return in_play(self.effect)

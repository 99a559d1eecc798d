"""The super crises (R9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects import (
    Effect,
    activates,
    centurions,
    check,
    damages_galactica,
    in_play,
    jump_track,
    lose,
    places,
    sends_all_in,
    stays_in_play,
)
from bsg.engine.places import COLONIAL_ONE
from bsg.engine.vocabulary import Activation, Place, Ship, Skill, slug
from bsg.kernel import Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

TACTICS, PILOTING, ENGINEERING, LEADERSHIP = Skill.TACTICS, Skill.PILOTING, Skill.ENGINEERING, Skill.LEADERSHIP


@dataclass(frozen=True)
class SuperCrisis:
    name: str
    effect: Effect
    attack: bool = False
    copies: int = 1

    @property
    def id(self) -> str:
        return slug(self.name)

    @cached_property
    def in_play(self) -> InPlay:
        return in_play(self.effect)


class BombOnColonialOne(InPlay):
    """R4.19: it is in play to the end."""

    says = text("this card stays in play: nobody may move to Colonial One")

    def why_not_enter(self, rules: Base, card: str, place: Place) -> Text | None:
        return text("While {card} is in play, nobody moves there.", card=card) if place in COLONIAL_ONE else None


BASE_SUPER_CRISES = (
    SuperCrisis(
        "Bomb on Colonial One",
        check(
            15,
            TACTICS,
            PILOTING,
            ENGINEERING,
            fail=lose(morale=2) + sends_all_in(*COLONIAL_ONE, to=Place.SICKBAY) + stays_in_play(BombOnColonialOne()),
        ),
    ),
    SuperCrisis(
        "Cylon Intruders",
        check(
            18,
            LEADERSHIP,
            TACTICS,
            partial_at=14,
            partial=centurions(1),
            fail=damages_galactica() + centurions(2),
        ),
    ),
    SuperCrisis(
        "Fleet Mobilization",
        check(
            24,
            LEADERSHIP,
            TACTICS,
            PILOTING,
            ENGINEERING,
            pass_=activates(Activation.BASESTARS, Activation.LAUNCH_RAIDERS),
            fail=lose(morale=1)
            + activates(Activation.BASESTARS, Activation.RAIDERS, Activation.HEAVY_RAIDERS, Activation.LAUNCH_RAIDERS),
        ),
    ),
    SuperCrisis("Inbound Nukes", check(15, LEADERSHIP, TACTICS, fail=lose(fuel=1, food=1, population=1))),
    SuperCrisis(
        "Massive Assault",
        activates(Activation.HEAVY_RAIDERS, Activation.BASESTARS)
        + places(
            {
                Place.STARBOARD_BOW: {Ship.BASESTAR: 1, Ship.RAIDER: 4},
                Place.STARBOARD_AFT: {Ship.BASESTAR: 1, Ship.HEAVY_RAIDER: 1, Ship.RAIDER: 2},
                Place.PORT_AFT: {Ship.VIPER: 1, Ship.CIVILIAN: 2},
                Place.PORT_BOW: {Ship.VIPER: 1, Ship.CIVILIAN: 2},
            }
        )
        + jump_track(-2),
        attack=True,
    ),
)

SUPER_CRISES: dict[str, SuperCrisis] = {card.id: card for card in BASE_SUPER_CRISES}

"""The super crises (R9)."""

from __future__ import annotations

from dataclasses import dataclass

from bsg.engine.effects import Effect, check, lose, sends_all_in, stays_in_play
from bsg.engine.places import COLONIAL_ONE
from bsg.engine.vocabulary import Place, Skill, slug
from bsg.kernel import text

TACTICS, PILOTING, ENGINEERING, LEADERSHIP = Skill.TACTICS, Skill.PILOTING, Skill.ENGINEERING, Skill.LEADERSHIP


@dataclass(frozen=True)
class SuperCrisis:
    name: str
    effect: Effect

    @property
    def id(self) -> str:
        return slug(self.name)


ALL = (
    SuperCrisis(
        "Bomb on Colonial One",
        check(
            15,
            TACTICS,
            PILOTING,
            ENGINEERING,
            fail=lose(morale=2)
            + sends_all_in(*COLONIAL_ONE, to=Place.SICKBAY)
            + stays_in_play(text("keep this card in play: nobody may move to Colonial One")),
        ),
    ),
    SuperCrisis("Inbound Nukes", check(15, LEADERSHIP, TACTICS, fail=lose(fuel=1, food=1, population=1))),
)

SUPER_CRISES: dict[str, SuperCrisis] = {card.id: card for card in ALL}


def super_crisis_deck() -> list[str]:
    return [card.id for card in ALL]

"""The skill cards of Exodus (R27): three 0-cards with an ability, and one 6, of each type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.skills import SkillKind
from bsg.engine.effects import LOSES_RAPTOR, gain, irregular, roll_at_least
from bsg.engine.exodus.effects import exodus
from bsg.engine.vocabulary import Skill, Who
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

ZERO = {0: 3}
SIX = {6: 1}


@irregular(text("lose 1 food; then each player, starting with you, may move or take an action"))
def state_of_emergency(rules: Base) -> Flow[None]:
    yield from exodus(rules).state_of_emergency(rules.acting)


@irregular(text("the Admiral gains 1 nuke, up to 3 in all"))
def build_nuke(rules: Base) -> Flow[None]:
    exodus(rules).gain_nuke()
    yield from ()


EXODUS_SKILLS = (
    SkillKind("Red Tape", Skill.POLITICS, ZERO, ability=text("discard all cards of strength 5 or 6 from the check")),
    SkillKind(
        "Political Prowess",
        Skill.POLITICS,
        SIX,
        response=text(
            "Before a skill check at a location: instead of adding cards, you decide whether it passes or fails."
        ),
        moment=text("It is played before a check that a location asks for only."),
    ),
    SkillKind(
        "Iron Will",
        Skill.LEADERSHIP,
        ZERO,
        ability=text("failing by 4 or less has no effect; if the total is 0 or less, lose 1 morale"),
    ),
    SkillKind("State of Emergency", Skill.LEADERSHIP, SIX, action=state_of_emergency),
    SkillKind("Trust Instincts", Skill.TACTICS, ZERO, ability=text("add 2 more destiny cards, face up")),
    SkillKind(
        "Scout for Fuel",
        Skill.TACTICS,
        SIX,
        action=roll_at_least(4, gain(fuel=1), roller=Who.ACTING, otherwise=LOSES_RAPTOR).when(
            lambda rules, seat: rules.state.raptors > 0, text("There is no raptor left.")
        ),
    ),
    SkillKind(
        "Protect the Fleet",
        Skill.PILOTING,
        ZERO,
        ability=text(
            "if the piloting cards in the check have a total strength of 3 or more, the current player may activate 1"
            " unmanned viper"
        ),
    ),
    SkillKind(
        "Best of the Best",
        Skill.PILOTING,
        SIX,
        response=text("Before a piloted viper attacks: instead, roll a die and destroy that many raiders in its area."),
        moment=text("It is played before a piloted viper attacks only."),
    ),
    SkillKind("Establish Network", Skill.ENGINEERING, ZERO, ability=text("engineering cards count double")),
    SkillKind("Build Nuke", Skill.ENGINEERING, SIX, action=build_nuke),
)

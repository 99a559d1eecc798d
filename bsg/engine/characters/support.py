"""The support characters: "Chief" Galen Tyrol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.characters.sheet import Ability, Character, Draw
from bsg.engine.happenings.checks import SkillNamed
from bsg.engine.vocabulary import CharacterType, Place, Skill, at_seat, thing_of
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class Chief(Character):
    id = "chief"
    name = '"Chief" Galen Tyrol'
    type = CharacterType.SUPPORT
    good_first = True
    skill_set = (Draw(1, (Skill.POLITICS,)), Draw(2, (Skill.LEADERSHIP,)), Draw(2, (Skill.ENGINEERING,)))
    start = Place.HANGAR_DECK
    passive = Ability(
        "Maintenance Engineer",
        text("Once in each of your turns, after you use a Repair card, you may take another action."),
    )
    once = Ability(
        "Blind Devotion",
        text("After all cards are added to a skill check, before they are revealed, name a type: its cards count 0."),
    )
    drawback = Ability("Reckless", text("Your hand limit is 8."))
    hand_limit = 8

    def after_repair(self, rules: Base, seat: int) -> Flow[None]:
        if rules.current == seat and self.id not in rules.state.used_this_turn:
            rules.state.used_this_turn.append(self.id)
            self.speaks(rules, self.passive)
            yield from rules.take_action(seat)

    def after_cards(self, rules: Base, seat: int) -> Flow[None]:
        check = rules.state.check
        if check is None or rules.player(seat).once_used or rules.is_super_crisis_check():
            return
        options = ["opt:no", *(f"skill:{skill}" for skill in rules.skills_in_play())]
        prompt = text("Name a type whose cards count 0 in this check?")
        pick = yield from rules.choose(
            seat, "ability", prompt, options, labels={"opt:no": text("Leave the check as it is")}, default="opt:no"
        )
        if pick != "opt:no":
            self.uses_once(rules, seat)
            check.zeroed.append(Skill(thing_of(pick)))
            rules.tell(
                text("{seat} names {skill}: its cards count 0 in this check.", seat=at_seat(seat), skill=pick),
                what=SkillNamed(seat, pick),
            )

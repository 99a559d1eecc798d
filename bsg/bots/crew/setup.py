"""Before the first turn, and after an execution: who to play."""

from __future__ import annotations

from bsg.bots.crew.asked import Scores, weighs
from bsg.bots.crew.mind import Mind
from bsg.engine.characters import CHARACTERS
from bsg.engine.vocabulary import Skill, thing_of

FAVOURITES = 0.6  # how much chance has in it: not always the same ones


@weighs("choose_character")
def choose_character(mind: Mind) -> Scores:
    """Types that nobody draws yet, and a little of chance."""
    drawn: dict[Skill, float] = {}
    for player in mind.sight.players:
        sheet = CHARACTERS.get(player.character or "")
        for draw in sheet.skill_set if sheet else ():
            for skill in draw.skills:
                drawn[skill] = drawn.get(skill, 0.0) + draw.count / len(draw.skills)
    return {option: _fits(option, drawn) + FAVOURITES * mind.chance(option) for option in mind.options}


def _fits(option: str, drawn: dict[Skill, float]) -> float:
    sheet = CHARACTERS[thing_of(option)]
    value = 0.0
    for draw in sheet.skill_set:
        for skill in draw.skills:
            value += draw.count / len(draw.skills) / (1.5 + drawn.get(skill, 0.0))
    return value / 2

"""A recruit: plays the same game with less judgement, for first games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bsg.bots.crew.asked import Picks, Scores
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.officer import Crew

BLUR = 0.7  # how far a recruit may misjudge an option, either way
AT_A_LOSS = 0.12  # how often nothing comes to mind but chance
REVEALED = 0.24  # and to one who is alone against friends


class Recruit(Crew):
    generosity = 0.6
    keenness = 0.3
    daring = 0.55  # as a Cylon it would rather not be noticed

    def thinks(self, mind: Mind) -> Picks:
        if mind.chance("at a loss") < (REVEALED if mind.sight.is_revealed else AT_A_LOSS):
            return self.at_a_loss(mind)
        return super().thinks(mind)

    def at_a_loss(self, mind: Mind) -> Picks:
        """By chance; but a human adds no cards then: those would look like a Cylon's."""
        if mind.question.kind == "contribute" and not mind.sight.is_cylon:
            return ()
        sizes = [size for size in mind.question.sizes if size <= len(mind.options)]
        size = sizes[int(mind.chance("how many") * len(sizes))]
        return tuple(sorted(mind.options, key=mind.chance)[:size])

    def claims(self, view: Mapping[str, Any]) -> str | None:
        """Nothing: it would not keep its word, and looks like a Cylon then."""
        return None

    def weighed(self, mind: Mind) -> Scores:
        scores = super().weighed(mind)
        return {option: scores.get(option, 0.0) + BLUR * (2 * mind.chance(option) - 1) for option in mind.options}

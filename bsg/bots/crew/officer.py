"""An officer of the crew: hears, sees, thinks and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bsg.bots.crew import (  # they say which questions they answer
    abilities,
    acting,
    checks,
    crises,
    fighting,
    hands,
    people,
    revealed,
    sabotage,
    setup,
    talk,
    variants,
)
from bsg.bots.crew.asked import DECIDED, WEIGHED, Picks, Scores, best, lawful
from bsg.bots.crew.ears import Ears
from bsg.bots.crew.log import Log
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.sight import Sight
from bsg.bots.crew.temper import EVEN, Temper
from bsg.kernel import Heard, Mine, Text

__all__ = ["Crew", "abilities", "acting", "crises", "fighting", "hands", "people", "revealed", "setup", "variants"]


class Crew:
    """Plays whatever side its seat is on. All it knows it has heard, been asked or sees."""

    generosity = 1.0  # what checks are worth to it
    keenness = 0.7  # how much it makes of what it sees others do
    daring = 1.0  # how much of its chances it takes as a Cylon

    def __init__(self, seed: str, seat: int, temper: Temper = EVEN):
        self.seed = seed
        self.seat = seat
        self.temper = temper
        self.log = Log(seat, self.keenness * (0.75 + 0.5 * temper.suspicion))
        self.ears = Ears(seat)

    def hears(self, events: Sequence[Heard]) -> None:
        for event in events:
            self.ears.hears(event, self.log)
            self.log.hears((event,))

    def answer(self, question: Mine, view: Mapping[str, Any]) -> Picks:
        if not question.options:
            return ()
        mind = self.mind(question, view)
        picks = self.thinks(mind)
        return picks if lawful(mind, picks) else question.options[: min(question.sizes)]

    def mind(self, question: Mine, view: Mapping[str, Any], *, as_human: bool = True) -> Mind:
        sight = Sight(self.seat, view)
        return Mind(self.seed, question, sight, self.log, self.temper, as_human=as_human, daring=self.daring)

    def thinks(self, mind: Mind) -> Picks:
        if mind.sight.is_revealed:
            return self.as_cylon(mind)
        if mind.sight.is_cylon:
            return self.as_hidden_cylon(mind)
        return self.as_human(mind)

    # the three sides ------------------------------------------------------------------------------------------------

    def as_human(self, mind: Mind) -> Picks:
        kind = mind.question.kind
        if kind == "contribute":
            return checks.contribution(mind, mind.sight.check, self.generosity) if mind.sight.check else ()
        if kind in DECIDED:
            return DECIDED[kind](mind)
        return best(mind, self.weighed(mind))

    def as_cylon(self, mind: Mind) -> Picks:
        kind = mind.question.kind
        decide = DECIDED.get(f"cylon:{kind}") or DECIDED.get(kind)
        return decide(mind) if decide else best(mind, self.weighed(mind), -1.0)

    def as_hidden_cylon(self, mind: Mind) -> Picks:
        kind = mind.question.kind
        if kind == "contribute":
            return sabotage.contribute(mind)
        if kind == "action" and (seen := sabotage.reveal(mind)):
            return seen
        if kind in DECIDED:
            return DECIDED[kind](mind)
        truth = Mind(mind.seed, mind.question, mind.sight, mind.log, mind.temper, as_human=False, daring=mind.daring)
        return sabotage.picks(mind, self.weighed(mind), self.weighed(truth))

    def weighed(self, mind: Mind) -> Scores:
        weigh = WEIGHED.get(mind.question.kind)
        return weigh(mind) if weigh else {}

    # for those who study it -------------------------------------------------------------------------------------------

    def suspects(self, dealt: Sequence[int], aside: int | None = None) -> tuple[list[float], list[float]]:
        """How likely each seat is a Cylon in its eyes, and by the cards alone: so many loyalty cards each has had.

        `aside` are those in the deck. Nothing before they are dealt.
        """
        belief = self.log.belief
        return (belief.guilt(dealt, aside), belief.prior(dealt, aside)) if belief is not None else ([], [])

    # talk -----------------------------------------------------------------------------------------------------------

    def claims(self, view: Mapping[str, Any]) -> str | None:
        """How much it says it can help with the check that is open: a key of the game's claims, or silence."""
        return talk.claim(self, view)

    def says(self, view: Mapping[str, Any]) -> Text | None:
        """Something about what was heard last, with its reason; mostly nothing."""
        return talk.remark(self, view)

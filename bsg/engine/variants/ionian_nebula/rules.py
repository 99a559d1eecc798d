"""R35: the Ionian Nebula, all of it: what it adds to set-up, and that nobody is asked who has left the game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bsg.engine.variants.ionian_nebula.trial import TheTrial
from bsg.kernel import Ask, Flow, Question


class IonianNebula(TheTrial):
    """Over Exodus: trauma, allies, the crossroads and the trial."""

    def setup_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        """R2.7: (8), after loyalty."""
        steps = list(super().setup_steps())
        after = steps.index(self.deal_loyalties) + 1
        steps[after:after] = self.nebula_steps()
        return tuple(steps)

    def nebula_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (self.deal_trauma, self.place_allies, self.set_out_crossroads)

    def play(self) -> Flow[None]:
        """What an eliminated player was in the middle of goes on without him (R35.29)."""
        flow = super().play()
        answer = None
        while True:
            try:
                question = flow.send(answer)
            except StopIteration:
                return
            answer = yield from self.asked_in_the_game(question)

    def asked_in_the_game(self, question: Question) -> Flow[object]:
        """What somebody who has left may choose he leaves; what must be chosen the next player chooses."""
        if isinstance(question, Ask) and not self.in_game(question.seat):
            if question.default or min(question.sizes) == 0:
                return question.fallback
            question = msgspec.structs.replace(question, seat=next(self.clockwise(self.current)))
        return (yield question)

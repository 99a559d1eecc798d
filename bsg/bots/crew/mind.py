"""All that a bot has before it when it answers: the question, what it sees, what it remembers and whom it suspects."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b

from bsg.bots.crew.log import Log
from bsg.bots.crew.prices import Prices
from bsg.bots.crew.sight import Sight
from bsg.bots.crew.temper import Temper
from bsg.kernel import Mine

BRIG_FROM = 0.5  # from which suspicion on somebody is better off in the Brig
INNOCENT = 0.0
KEEPS_FACE = 0.55  # how often a hidden Cylon does what a human would, where nobody can tell why not


class Mind:
    """One moment of thought."""

    def __init__(
        self,
        seed: str,
        question: Mine,
        sight: Sight,
        log: Log,
        temper: Temper,
        *,
        as_human: bool = True,
        daring: float = 1.0,
    ):
        self.seed = seed
        self.question = question
        self.sight = sight
        self.log = log
        self.temper = temper
        self.daring = daring  # how much of its chances a Cylon takes
        self.as_human = as_human  # weighs as a human in this seat would, whatever the seat's loyalty

    @property
    def seat(self) -> int:
        return self.sight.seat

    @cached_property
    def prices(self) -> Prices:
        return Prices(self.sight)

    @property
    def options(self) -> tuple[str, ...]:
        return self.question.options

    # whom to suspect ------------------------------------------------------------------------------------------------

    @cached_property
    def loyalties(self) -> list[int]:
        """How many loyalty cards everybody has had."""
        return [player.loyalty + len(player.revealed) for player in self.sight.players]

    @cached_property
    def suspicions(self) -> list[float]:
        """Of everybody, from this seat; a Cylon at play as a human thinks what a human would."""
        log = self.log
        belief = log.public if self.sight.is_cylon and self.as_human else log.belief
        if belief is None or belief.seats != len(self.sight.players):
            return [0.3] * len(self.sight.players)
        guilt = list(belief.guilt(self.loyalties, self.sight.loyalty_deck))
        guilt[self.seat] = INNOCENT if self.as_human and not self.sight.is_revealed else float(self.sight.is_cylon)
        return guilt

    def guilt(self, seat: int) -> float:
        return 1.0 if self.sight.players[seat].cylon else self.suspicions[seat]

    @cached_property
    def suspected(self) -> float:
        """How much others may suspect this seat."""
        public = self.log.public
        if public is None or public.seats != len(self.sight.players):
            return 0.3
        return public.guilt(self.loyalties, self.sight.loyalty_deck)[self.seat]

    @property
    def doubt(self) -> float:
        """How sure one has to be before somebody is better off in the Brig."""
        return BRIG_FROM + 0.1 * (0.5 - self.temper.suspicion)

    def keeps_face(self, what: str) -> bool:
        """Whether a hidden Cylon does here what a human would do: half of the time, more if it is suspected."""
        return self.chance(f"face {what}") < KEEPS_FACE + 0.5 * self.suspected

    # chance ---------------------------------------------------------------------------------------------------------

    def chance(self, what: str = "") -> float:
        """From 0 to 1, the same for the same seed, question and purpose."""
        name = f"{self.seed}:{self.seat}:{self.question.id}:{what}"
        return int.from_bytes(blake2b(name.encode(), digest_size=6).digest(), "big") / (1 << 48)

"""Players who try a game out rather than play it well: curious ones, and some who help the humans to win."""

from __future__ import annotations

import random
from collections import Counter

from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.rules import Base
from bsg.engine.vocabulary import Place, Team
from bsg.kernel import Mine

FTL_CONTROL = f"loc:{Place.FTL_CONTROL}"


class Curious:
    """Often picks what was picked least so far; `seen` counts, and can be handed on from game to game."""

    def __init__(self, seed: str, seen: Counter[str]):
        self.seed = seed
        self.seen = seen

    def answer(self, mine: Mine) -> tuple[str, ...]:
        chance = random.Random(f"{self.seed}:{mine.id}")
        sizes = [size for size in mine.sizes if size <= len(mine.options)]
        size = max(sizes) if mine.window and chance.random() < 0.7 else chance.choice(sizes)
        picks = chance.sample(mine.options, size)
        if chance.random() < 0.7:
            shuffled = chance.sample(mine.options, len(mine.options))
            picks = sorted(shuffled, key=lambda option: self.seen[_what(mine, option)])[:size]
        self.seen.update(_what(mine, pick) for pick in picks)
        return tuple(picks)


def _what(mine: Mine, option: str) -> str:
    """The same option of the same question, whichever copy of a card it is and whatever its strength."""
    name = option.split("#")[0]
    return f"{mine.kind} {name.rstrip('-12345') if name.startswith('card:') else name}"


class Helpful:
    """A curious player who, while human, adds what helps to every check and flies on; so that humans win sometimes.

    It reads of the rules what its seat sees anyway: its own loyalty, the check that is open, the jump track.
    """

    def __init__(self, seed: str, seen: Counter[str], rules: Base):
        self.curious = Curious(seed, seen)
        self.rules = rules

    def answer(self, mine: Mine) -> tuple[str, ...]:
        picks = self.curious.answer(mine)
        if self.rules.state.turn == 0 or self.rules.team(mine.seat) == Team.CYLONS:
            return picks
        match mine.kind:
            case "contribute":
                return self._helping(mine)
            case "move" if self.rules.state.jump >= 3 and FTL_CONTROL in mine.options:
                return (FTL_CONTROL,)
            case "action" if FTL_CONTROL in mine.options:
                return (FTL_CONTROL,)
            case "destination":
                return (max(mine.options, key=_distance),)
        return picks

    def _helping(self, mine: Mine) -> tuple[str, ...]:
        check = self.rules.state.check
        assert check is not None
        cards = [option.removeprefix("card:").split("#")[0] for option in mine.options]
        helping = [o for o, card in zip(mine.options, cards, strict=True) if self.rules.counts_for(check, card) > 0]
        return tuple(helping[: max(mine.sizes)])


def _distance(option: str) -> int:
    return DESTINATIONS[option.removeprefix("destination:").split("#")[0]].distance

"""Players who try a game out rather than play it well: curious ones, and some who help the humans to win."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from bsg.bots.deaf import Deaf
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.rules import Base
from bsg.engine.vocabulary import Place, Ship, Team
from bsg.kernel import Mine


class Curious(Deaf):
    """Often picks what was picked least so far; `seen` counts, and can be handed on from game to game."""

    def __init__(self, seed: str, seen: Counter[str]):
        self.seed = seed
        self.seen = seen

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        chance = random.Random(f"{self.seed}:{question.id}")
        sizes = [size for size in question.sizes if size <= len(question.options)]
        size = max(sizes) if question.window and chance.random() < 0.7 else chance.choice(sizes)
        picks = chance.sample(question.options, size)
        if chance.random() < 0.7:
            shuffled = chance.sample(question.options, len(question.options))
            picks = sorted(shuffled, key=lambda option: self.seen[_what(question, option)])[:size]
        self.seen.update(_what(question, pick) for pick in picks)
        return tuple(picks)


def _what(mine: Mine, option: str) -> str:
    """The same option of the same question, whichever copy of a card it is and whatever its strength."""
    name = option.split("#")[0]
    return f"{mine.kind} {name.rstrip('-0123456') if name.startswith('card:') else name}"


class Helpful(Deaf):
    """A curious player who, while human, does what helps the fleet more often than not; so that humans win, too.

    It reads of the rules what its seat sees anyway: its own loyalty, the check that is open, the board.
    """

    def __init__(self, seed: str, seen: Counter[str], rules: Base):
        self.curious = Curious(seed, seen)
        self.rules = rules

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        picks = self.curious.answer(question, view)
        if self.rules.state.turn == 0 or self.rules.team(question.seat) == Team.CYLONS:
            return picks
        match question.kind:
            case "contribute":
                return self._helping(question)
            case "destination":
                return tuple(sorted(question.options, key=_distance, reverse=True)[: min(question.sizes)])
            case "crisis_choice" if "opt:0" in question.options:
                return ("opt:0",)  # where there is a check, it is the first
            case "move" | "action":
                wanted = self._wanted()
                return next(((f"loc:{place}",) for place in wanted if f"loc:{place}" in question.options), picks)
        return picks

    def _helping(self, mine: Mine) -> tuple[str, ...]:
        check = self.rules.state.check
        assert check is not None
        cards = [option.removeprefix("card:").split("#")[0] for option in mine.options]
        helping = [o for o, card in zip(mine.options, cards, strict=True) if self.rules.counts_for(check, card) > 0]
        return tuple(helping[: max(size for size in mine.sizes if size <= len(helping))])

    def _wanted(self) -> list[Place]:
        """Where to be and what to activate, best first."""
        state = self.rules.state
        wanted = []
        if state.jump >= (3 if self.rules.count(Ship.BASESTAR) else 4):
            wanted.append(Place.FTL_CONTROL)
        if any(state.boarding):
            wanted.append(Place.ARMORY)
        if self.rules.count(Ship.RAIDER):
            wanted += [Place.COMMAND, Place.WEAPONS_CONTROL]
        if self.rules.count(Ship.BASESTAR):
            wanted.append(Place.WEAPONS_CONTROL)
        return wanted


def _distance(option: str) -> int:
    return DESTINATIONS[option.removeprefix("destination:").split("#")[0]].distance

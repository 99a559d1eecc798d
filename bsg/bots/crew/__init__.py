"""Officers of the fleet: bots that know the game, and live on what a person in their seat hears, is asked and sees.

`player` makes one by its level. All of them are lawful at every table; how a crew thinks stands in `docs/bots.md`.
"""

from __future__ import annotations

from typing import Literal, get_args

from bsg.bots.crew.officer import Crew
from bsg.bots.crew.recruit import Recruit
from bsg.bots.crew.temper import EVEN, Temper
from bsg.bots.fallback import Fallback
from bsg.bots.player import Bot, Talker
from bsg.bots.random import Random

__all__ = ["LEVELS", "Crew", "Level", "Recruit", "Talker", "Temper", "player"]

Level = Literal["crew", "recruit", "random", "absent"]
LEVELS: tuple[Level, ...] = get_args(Level)


def player(level: Level, seed: str, seat: int, temper: Temper = EVEN) -> Bot:
    """A player of this level; the same seed, seat, temper and log give the same answers."""
    match level:
        case "crew":
            return Crew(seed, seat, temper)
        case "recruit":
            return Recruit(seed, seat, temper)
        case "random":
            return Random(f"{seed}:{seat}")
        case "absent":
            return Fallback()

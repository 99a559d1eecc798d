"""What raiders will do before the next jump, thought through: whom they will shoot, and what would save it."""

from __future__ import annotations

from functools import cached_property
from math import exp, factorial
from typing import NamedTuple

from bsg.bots.crew.sight import Sight
from bsg.engine.places import RING
from bsg.engine.vocabulary import Place

AREAS = len(RING)
EACH_TURN = 0.5  # how often raiders act: icons of crises, attacks, Cylon players
AHEAD = 4  # times that they act, as far as anybody thinks
WORTH_FLYING = 0.12  # ships saved, on average, before one is moved
SHOTS = 2.0  # of raiders that it takes to be rid of a viper

Ships = tuple[float, ...]  # by area, clockwise


class Fleet(NamedTuple):
    """Who is where around Galactica."""

    raiders: Ships
    vipers: Ships
    civilians: Ships

    def less(self, kind: str, area: int, count: float = 1.0) -> Fleet:
        ships = list(getattr(self, kind))
        ships[area] = max(0.0, ships[area] - count)
        return self._replace(**{kind: tuple(ships)})

    def more(self, kind: str, area: int, count: float = 1.0) -> Fleet:
        return self.less(kind, area, -count)


def shot(fleet: Fleet, times: int = AHEAD) -> list[float]:
    """How many civilian ships are lost each time that the raiders act, on average luck."""
    raiders, vipers, civilians = (list(ships) for ships in fleet)
    lost = []
    for _ in range(times):
        gone = 0.0
        flown = [0.0] * AREAS
        prey = [area for area in range(AREAS) if civilians[area] > 0]
        for area in range(AREAS):
            here = raiders[area]
            if not here:
                continue
            busy = min(here, SHOTS * vipers[area])
            vipers[area] -= busy / SHOTS
            here -= busy
            if civilians[area] > 0:
                hit = min(here, civilians[area])
                civilians[area] -= hit
                gone += hit
            elif prey and here > 0:
                clockwise = min((to - area) % AREAS for to in prey)
                back = min((area - to) % AREAS for to in prey)
                flown[(area + (1 if clockwise <= back else -1)) % AREAS] += here
                raiders[area] -= here
        raiders = [there + come for there, come in zip(raiders, flown, strict=True)]
        lost.append(gone)
    return lost


def _flown(fleet: Fleet, here: int, to: int) -> Fleet:
    return fleet.less("civilians", here).more("civilians", to)


class Battle:
    """One look at space, from whatever seat: all of it is in the open."""

    def __init__(self, sight: Sight, turns: float):
        areas = [sight.areas[place] for place in RING]
        self.fleet = Fleet(
            tuple(float(area.raiders) for area in areas),
            tuple(float(area.vipers + len(area.pilots)) for area in areas),
            tuple(float(len(area.civilians)) for area in areas),
        )
        expected = EACH_TURN * turns
        none_to = [exp(-expected) * expected**n / factorial(n) for n in range(AHEAD)]
        self.chances = [1 - sum(none_to[:n]) for n in range(1, AHEAD + 1)]  # that they act so often before the jump

    def losses(self, fleet: Fleet) -> float:
        """Civilian ships until the next jump."""
        if not any(fleet.raiders) or not any(fleet.civilians):
            return 0.0
        return sum(chance * gone for chance, gone in zip(self.chances, shot(fleet), strict=True))

    @cached_property
    def lost(self) -> float:
        return self.losses(self.fleet)

    @cached_property
    def next_lost(self) -> float:
        """When they act once, now."""
        return shot(self.fleet, 1)[0] if any(self.fleet.raiders) else 0.0

    @cached_property
    def without_raider(self) -> dict[Place, float]:
        """How many ships one raider less in an area saves."""
        return {
            place: self.lost - self.losses(self.fleet.less("raiders", area)) if self.fleet.raiders[area] else 0.0
            for area, place in enumerate(RING)
        }

    @cached_property
    def with_viper(self) -> dict[Place, float]:
        """How many ships one viper more in an area saves."""
        return {place: self.lost - self.losses(self.fleet.more("vipers", area)) for area, place in enumerate(RING)}

    @cached_property
    def without_civilian(self) -> dict[Place, float]:
        """How many ships are saved if one of an area is brought home."""
        return {
            place: self.lost - self.losses(self.fleet.less("civilians", area)) if self.fleet.civilians[area] else 0.0
            for area, place in enumerate(RING)
        }

    def viper_flies(self, here: Place, to: Place) -> float:
        """How many ships a viper saves that leaves one area for another."""
        moved = self.fleet.less("vipers", RING.index(here)).more("vipers", RING.index(to))
        return self.lost - self.losses(moved)

    def civilian_flies(self, here: Place, to: Place) -> float:
        return self.lost - self.losses(_flown(self.fleet, RING.index(here), RING.index(to)))

    @cached_property
    def two_fly(self) -> float:
        """How many ships are saved if two of them fly where they are safest."""
        fleet, lost = self.fleet, self.lost
        for _ in range(2):
            ways = [
                (area, to) for area in range(AREAS) if fleet.civilians[area] for to in (area - 1, (area + 1) % AREAS)
            ]
            better = min((_flown(fleet, area, to) for area, to in ways), key=self.losses, default=fleet)
            if self.losses(better) < lost - WORTH_FLYING:
                fleet, lost = better, self.losses(better)
        return self.lost - lost

    def civilian_comes(self, to: Place) -> float:
        """How many ships are lost more if one comes here."""
        return self.losses(self.fleet.more("civilians", RING.index(to))) - self.lost

"""How near each defeat is: what a point of every resource, a ship, a wound and a step of the jump track are worth.

The unit is a point of a resource that is not scarce. What helps the fleet is positive, whoever asks.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from bsg.bots.crew.sight import Sight
from bsg.engine.vocabulary import Place, Resource

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

DEFEAT = 14.0  # what the end of everything weighs

NEEDED_EACH_JUMP = {  # what the fleet will lose on the way to the next jump, whatever it does
    Resource.FUEL: 1.25,
    Resource.FOOD: 0.7,
    Resource.MORALE: 1.0,
    Resource.POPULATION: 1.3,
}
PLENTY = 0.55  # a point of a resource that will not run out
SCARCITY = 1.9  # and one of which just enough is left
EASE = 2.2  # points of margin that make it so much less urgent

DISTANCE_EACH_JUMP = 2.2
A_TURN = 0.42  # what an ordinary turn costs the fleet
TURNS_EACH_ICON = 1.75  # four crises in seven have one
A_DISTANCE = 1.9

RAIDER, HEAVY_RAIDER, BASESTAR = 0.16, 0.42, 0.8
EXPOSED_CIVILIAN, CIVILIAN = 0.12, 1.25
CENTURION_AT = (0.7, 1.2, 2.2, 5.0)  # by space of the boarding track
DAMAGE_AFTER = (0.8, 0.9, 1.1, 1.6, 4.0, DEFEAT)  # by how many locations are damaged already
RAPTOR = 0.35
VIPER_DAMAGED, VIPER_DESTROYED = 0.25, 0.5
NUKE = 0.9
A_CARD = 0.2
IN_SICKBAY = 0.5
TURNS_IN_BRIG = 1.6  # what the fleet loses with a human there
TITLE = {"president": 0.9, "admiral": 1.4, "cag": 0.5}

WHERE_DAMAGE_HURTS = {
    Place.FTL_CONTROL: 0.35,
    Place.COMMAND: 0.3,
    Place.WEAPONS_CONTROL: 0.3,
    Place.HANGAR_DECK: 0.25,
    Place.ARMORY: 0.15,
    Place.ADMIRALS_QUARTERS: 0.1,
}


class Prices:
    """What things are worth to the fleet in this position."""

    def __init__(self, sight: Sight):
        self.sight = sight

    @cached_property
    def jumps_left(self) -> float:
        """Until the last one, which counts, too."""
        return max(0.0, self.sight.game.goal - self.sight.game.distance) / DISTANCE_EACH_JUMP + 1

    @cached_property
    def way_left(self) -> float:
        """The same, less what has been prepared of the next."""
        return max(0.3, self.jumps_left - self.sight.game.jump / self.sight.game.auto_jump)

    @cached_property
    def turns_to_jump(self) -> float:
        return max(1, self.sight.game.auto_jump - self.sight.game.jump) * TURNS_EACH_ICON

    @cached_property
    def staying(self) -> float:
        """How much what is in space matters: it is left behind with the jump."""
        return min(1.0, 0.25 + self.turns_to_jump / 7)

    # resources --------------------------------------------------------------------------------------------------------

    def point(self, resource: Resource, value: int) -> float:
        """What it costs to go from this value to one less."""
        if value <= 1:
            return DEFEAT
        margin = value - 1 - NEEDED_EACH_JUMP[resource] * self.way_left
        return PLENTY + SCARCITY * exp(-margin / EASE) if margin > 0 else PLENTY + SCARCITY * (1 - margin / 2.5)

    def change(self, resource: Resource, amount: int) -> float:
        """What so much more or less of it is worth."""
        value = self.sight.dials[resource]
        if amount < 0:
            return -sum(self.point(resource, value - n) for n in range(min(-amount, value)))
        return sum(self.point(resource, value + n + 1) for n in range(amount))

    def danger(self) -> dict[str, float]:
        """How near each defeat is: 0 far away, 1 at the door."""
        sight = self.sight
        near = {str(resource): self.point(resource, value) / DEFEAT for resource, value in sight.dials.items()}
        near["damage"] = self.damage() / DEFEAT
        near["centurions"] = max((CENTURION_AT[n] for n, count in enumerate(sight.board.boarding) if count), default=0)
        near["centurions"] /= DEFEAT
        return near

    # ships and wounds -------------------------------------------------------------------------------------------------

    def damage(self, times: int = 1) -> float:
        """What so many damage tokens cost; two of eight are resources."""
        already = len(self.sight.damaged)
        return sum(DAMAGE_AFTER[min(already + n, len(DAMAGE_AFTER) - 1)] for n in range(times))

    def repaired(self, place: Place) -> float:
        """What mending a location is worth."""
        already = max(0, len(self.sight.damaged) - 1)
        return 0.75 * DAMAGE_AFTER[min(already + 1, 5)] + WHERE_DAMAGE_HURTS.get(place, 0.2)

    @cached_property
    def raider(self) -> float:
        in_danger = 0.08 * min(self.sight.exposed, 3) + 0.25 * (self.sight.under_fire > 0)
        return (RAIDER + in_danger) * self.staying

    @cached_property
    def heavy_raider(self) -> float:
        return (HEAVY_RAIDER + 0.25 * self.sight.centurions) * self.staying

    @cached_property
    def basestar(self) -> float:
        return (BASESTAR + 0.35 * self.damage()) * self.staying

    @cached_property
    def civilian(self) -> float:
        """One that is destroyed."""
        return 0.95 * self.point(Resource.POPULATION, self.sight.dials[Resource.POPULATION]) + 0.15

    def centurion(self, space: int) -> float:
        return CENTURION_AT[min(space, len(CENTURION_AT) - 1)]

    @cached_property
    def boarders(self) -> float:
        """A new one on board."""
        return CENTURION_AT[0] + 0.3 * self.sight.centurions

    @cached_property
    def threat(self) -> float:
        """All that a jump leaves behind."""
        sight = self.sight
        if sight.fleet is not None:  # there it follows
            return 0.5 * (sight.raiders * self.raider + sight.basestars * self.basestar)
        return (
            sight.raiders * self.raider
            + sight.heavy_raiders * self.heavy_raider
            + sight.basestars * self.basestar
            + sight.under_fire * self.civilian * 0.6
            + (sight.exposed * 0.25 * self.civilian if sight.raiders else 0)
        )

    # the way ----------------------------------------------------------------------------------------------------------

    @cached_property
    def icon(self) -> float:
        """A step of the jump track."""
        return A_TURN * TURNS_EACH_ICON + self.threat / max(1.5, self.turns_to_jump)

    def distance(self, travelled: int) -> float:
        """Of a destination; what goes beyond the goal brings nothing."""
        short = max(0, self.sight.game.goal - self.sight.game.distance)
        return A_DISTANCE * min(travelled, short)

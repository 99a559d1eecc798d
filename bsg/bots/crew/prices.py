"""How near each defeat is: what a point of every resource, a ship, a wound and a step of the jump track are worth.

The unit is a point of a resource that is not scarce. What helps the fleet is positive, whoever asks.
"""

from __future__ import annotations

from functools import cached_property
from math import exp, factorial

from bsg.bots.crew.battle import Battle
from bsg.bots.crew.sight import Sight
from bsg.engine.places import RING
from bsg.engine.vocabulary import Place, Resource

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

DEFEAT = 14.0  # what the end of everything weighs

NEEDED_EACH_JUMP = {  # what the fleet will lose on the way to the next jump, whatever it does
    Resource.FUEL: 1.45,
    Resource.FOOD: 0.7,
    Resource.MORALE: 1.0,
    Resource.POPULATION: 2.4,
}
PLENTY = 0.55  # a point of a resource that will not run out
SCARCITY = 1.9  # and one of which just enough is left
EASE = 2.2  # points of margin that make it so much less urgent

DISTANCE_EACH_JUMP = 2.2
A_TURN = 0.35  # what an ordinary turn costs the fleet
A_CYLONS_TURN = 0.2  # and how much more with each Cylon player
TURNS_EACH_ICON = 1.75  # four crises in seven have one
A_DISTANCE = 1.9

RAIDER, HEAVY_RAIDER, BASESTAR = 0.16, 0.3, 1.4
EXPOSED_CIVILIAN, CIVILIAN = 0.12, 1.25
HEAVY_RAIDERS_ACT, BY_A_CYLON = 0.15, 0.5  # how often in a turn, by a crisis; by a Cylon player who has some
ON_BOARD, TAKEN = 2.0, 14.0  # a centurion, and one that nothing stops
DRIVEN_OUT = 0.06  # how likely somebody drives it out in a turn, before it is too late
DAMAGE_AFTER = (0.8, 0.9, 1.1, 1.6, 4.0, DEFEAT)  # by how many locations are damaged already
RAPTOR = 0.35
VIPER_DAMAGED, VIPER_DESTROYED = 0.25, 0.5
FOLLOWS = 0.8  # how much what is in space matters, if it will catch up after the jump
SHAKEN_OFF = 0.5  # and how much of it a jump is worth all the same, until then
A_PURSUIT = 0.6  # a step of it: civilian ships to guard, and the attack that is nearer
NUKE = 0.4
A_CARD = 0.14
IN_SICKBAY = 0.5
IN_BRIG, SET_FREE = 3.0, 4.5  # with a Cylon sent there, and lost with a human; with a human who gets out
TITLE = {"president": 0.9, "admiral": 1.4, "cag": 0.5}

WHERE_DAMAGE_HURTS = {
    Place.FTL_CONTROL: 0.35,
    Place.COMMAND: 0.3,
    Place.WEAPONS_CONTROL: 0.3,
    Place.HANGAR_DECK: 0.25,
    Place.ARMORY: 0.15,
    Place.ADMIRALS_QUARTERS: 0.1,
}


def at_least(times: int, expected: float) -> float:
    """How likely something happens so many times that happens so often on average."""
    return 1 - sum(exp(-expected) * expected**n / factorial(n) for n in range(times))


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
    def turns_each_icon(self) -> float:
        """Longer with every Cylon player: their turns prepare no jump."""
        players = len(self.sight.players)
        return TURNS_EACH_ICON * players / max(1, len(self.sight.humans))

    @cached_property
    def turn(self) -> float:
        """What a turn costs the fleet: more, if somebody plans its harm."""
        return A_TURN * (1 + A_CYLONS_TURN * (len(self.sight.players) - len(self.sight.humans)))

    @cached_property
    def turns_to_jump(self) -> float:
        return max(1, self.sight.game.auto_jump - self.sight.game.jump) * self.turns_each_icon

    @cached_property
    def staying(self) -> float:
        """How much what is in space matters: it is left behind with the jump, unless it follows (R34.i)."""
        soon = min(1.0, 0.25 + self.turns_to_jump / 7)
        return soon if self.sight.fleet is None else max(soon, FOLLOWS)

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
        near["centurions"] = max(
            (self.centurion(n) for n, count in enumerate(sight.board.boarding) if count), default=0
        )
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
    def battle(self) -> Battle:
        return Battle(self.sight, self.turns_to_jump)

    @cached_property
    def raider(self) -> float:
        """One anywhere: what it may do to vipers and Galactica, and its part in what happens to civilian ships."""
        part = self.battle.lost * self.civilian / max(3, self.sight.raiders)
        return RAIDER * self.staying + 0.5 * part

    def raider_at(self, place: Place) -> float:
        """What destroying one is worth here: what it would have shot, and its share in what they do together."""
        return max(self.raider, RAIDER * self.staying + self.battle.without_raider[place] * self.civilian)

    def viper_at(self, place: Place) -> float:
        """What one more viper is worth in an area, before it has shot at anything."""
        return self.battle.with_viper[place] * self.civilian

    @cached_property
    def heavy_raiders_act(self) -> float:
        """How often in a turn, with the centurions."""
        players = len(self.sight.players)
        cylons = players - len(self.sight.humans)
        return HEAVY_RAIDERS_ACT + BY_A_CYLON * cylons / players

    @cached_property
    def landing(self) -> dict[Place, float]:
        """How likely a heavy raider from each area is on board before the next jump: near the hangars soonest."""
        expected = self.heavy_raiders_act * self.turns_to_jump
        hangars = [n for n, place in enumerate(RING) if self.sight.areas[place].launch]
        found = {}
        for n, place in enumerate(RING):
            away = min((min((n - to) % len(RING), (to - n) % len(RING)) for to in hangars), default=len(RING))
            found[place] = at_least(away + 1, expected)
        return found

    def heavy_raider_at(self, place: Place) -> float:
        """What it is worth to destroy one here."""
        return HEAVY_RAIDER * self.staying + self.landing.get(place, 0.3) * self.boarders

    @cached_property
    def heavy_raider(self) -> float:
        """One more, somewhere."""
        return HEAVY_RAIDER * self.staying + self.boarders * sum(self.landing.values()) / len(self.landing)

    @cached_property
    def basestar(self) -> float:
        return (BASESTAR + 0.35 * self.damage()) * self.staying

    @cached_property
    def civilian(self) -> float:
        """One that is destroyed."""
        return 0.95 * self.point(Resource.POPULATION, self.sight.dials[Resource.POPULATION]) + 0.15

    @cached_property
    def centurions(self) -> list[float]:
        """By space of the boarding track: how likely one gets to the end while the way lasts; beyond it all is lost.

        With Cylon players about there is little time, and no jump leaves them behind (R14).
        """
        expected = self.heavy_raiders_act * self.way_left * self.sight.game.auto_jump * self.turns_each_icon
        spaces = len(self.sight.board.boarding)
        to_go = range(spaces, 0, -1)
        stays = exp(-DRIVEN_OUT / self.heavy_raiders_act)
        return [ON_BOARD + TAKEN * at_least(n, expected) * stays ** (n - 1) for n in to_go] + [DEFEAT + TAKEN]

    def centurion(self, space: int) -> float:
        return self.centurions[min(space, len(self.centurions) - 1)]

    @cached_property
    def boarders(self) -> float:
        """A new one on board."""
        return self.centurion(0) + 0.5 * self.sight.centurions

    @cached_property
    def threat(self) -> float:
        """All that a jump leaves behind."""
        sight = self.sight
        ships = (
            sight.raiders * RAIDER * self.staying
            + sum(area.heavy_raiders * self.heavy_raider_at(place) for place, area in sight.areas.items())
            + sight.basestars * self.basestar
        )
        return ships * (1.0 if sight.fleet is None else SHAKEN_OFF) + self.battle.lost * self.civilian

    # the way ----------------------------------------------------------------------------------------------------------

    @cached_property
    def icon(self) -> float:
        """A step of the jump track."""
        return self.turn * self.turns_each_icon + self.threat / max(1.5, self.turns_to_jump)

    def distance(self, travelled: int) -> float:
        """Of a destination; what goes beyond the goal brings nothing."""
        short = max(0, self.sight.game.goal - self.sight.game.distance)
        return A_DISTANCE * min(travelled, short)

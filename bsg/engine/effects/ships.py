"""Effects on ships."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bsg.engine.effects.effect import Effect
from bsg.engine.vocabulary import (
    ACTIVATION_NAMES,
    Activation,
    Place,
    Ship,
    Who,
    counted,
)
from bsg.kernel import Flow, Text, every, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Activates(Effect):
    kinds: tuple[Activation, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for kind in self.kinds:
            yield from rules.activate(kind)

    def describe(self) -> tuple[Text, ...]:
        return tuple(ACTIVATION_NAMES[kind] for kind in self.kinds)


def activates(*kinds: Activation) -> Effect:
    return Activates(kinds)


Fleet = dict[Ship, int]


@dataclass(frozen=True)
class PlacesShips(Effect):
    """New ships, beside those already there (R8.12); vipers come last, so that a pilot decides after all of it."""

    setup: tuple[tuple[Place, Fleet], ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for ship in (Ship.BASESTAR, Ship.RAIDER, Ship.HEAVY_RAIDER, Ship.CIVILIAN):
            yield from rules.place_ships(ship, self.of(ship))
        yield from rules.place_vipers(self.of(Ship.VIPER))

    def of(self, ship: Ship) -> dict[Place, int]:
        return {area: fleet[ship] for area, fleet in self.setup if ship in fleet}

    def describe(self) -> tuple[Text, ...]:
        return tuple(
            text(
                "place {ships} {area}",
                ships=every([counted(ship, count) for ship, count in fleet.items()]),
                area=f"area:{area}",
            )
            for area, fleet in self.setup
        )


def places(setup: dict[Place, Fleet]) -> Effect:
    return PlacesShips(tuple(setup.items()))


@dataclass(frozen=True)
class DestroysCivilian(Effect):
    """Draw and destroy civilian ships, one by one (R13.16)."""

    count: int = 1

    def resolve(self, rules: Base) -> Flow[None]:
        for _ in range(self.count):
            yield from rules.draw_and_destroy_civilian()

    def describe(self) -> tuple[Text, ...]:
        one, many = "destroy {n} civilian ship from the pile", "destroy {n} civilian ships from the pile"
        return (plural(one, many, n=self.count),)


LOSES_CIVILIAN = DestroysCivilian()


def loses_civilians(count: int) -> Effect:
    return DestroysCivilian(count)


@dataclass(frozen=True)
class Centurions(Effect):
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        rules.place_centurions(self.count)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        one, many = "{n} centurion boards Galactica", "{n} centurions board Galactica"
        return (plural(one, many, n=self.count),)


def centurions(count: int) -> Effect:
    return Centurions(count)


@dataclass(frozen=True)
class DamagesVipers(Effect):
    where: Literal["reserves", "space"]
    count: int
    by: Who = Who.CURRENT  # R13.8: who chooses which

    def resolve(self, rules: Base) -> Flow[None]:
        if self.where == "reserves":
            yield from rules.damage_reserve_vipers(rules.seat_of(self.by), self.count)
        else:
            yield from rules.damage_space_vipers(self.count)

    def describe(self) -> tuple[Text, ...]:
        if self.where == "reserves":
            return (text("damage {n} vipers in the reserves", n=self.count),)
        return (text("damage {n} vipers in space", n=self.count),)


def damages_reserve_vipers(count: int, *, by: Who = Who.CURRENT) -> Effect:
    return DamagesVipers("reserves", count, by)


def damages_space_vipers(count: int) -> Effect:
    return DamagesVipers("space", count)

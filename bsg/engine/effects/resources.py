"""Effects on dials, raptors, the jump track and Galactica."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bsg.engine.effects.effect import Box, Effect, Sequence
from bsg.engine.vocabulary import Resource, thing_of
from bsg.kernel import Flow, Text, either, every, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Changes(Effect):
    resource: Resource
    amount: int

    def resolve(self, rules: Base) -> Flow[None]:
        rules.change(self.resource, self.amount)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        words = "lose {n} {resource}" if self.amount < 0 else "gain {n} {resource}"
        return (text(words, n=abs(self.amount), resource=f"res:{self.resource}"),)


def lose(**amounts: int) -> Effect:
    """Losses in the order given: `lose(fuel=1, food=1)`."""
    losses = tuple(Changes(Resource(name), -amount) for name, amount in amounts.items())
    return losses[0] if len(losses) == 1 else Losses(losses)


def gain(**amounts: int) -> Effect:
    (gained,) = (Changes(Resource(name), amount) for name, amount in amounts.items())
    return gained


@dataclass(frozen=True)
class Losses(Sequence):
    """Several losses, one after another, in one breath."""

    parts: tuple[Changes, ...]

    def describe(self) -> tuple[Text, ...]:
        losses = [text("{n} {resource}", n=-loss.amount, resource=f"res:{loss.resource}") for loss in self.parts]
        return (text("lose {losses}", losses=every(losses)),)

    def boxes(self) -> tuple[Box, ...]:
        return (Box("text", self.describe()),)


@dataclass(frozen=True)
class GainsOneOf(Effect):
    resources: tuple[Resource, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        options = [f"res:{resource}" for resource in self.resources]
        pick = yield from rules.choose(rules.acting, "resource", text("Choose the resource to gain."), options)
        rules.change(Resource(thing_of(pick)), 1)

    def describe(self) -> tuple[Text, ...]:
        return (text("gain 1 {resources}", resources=either([f"res:{r}" for r in self.resources])),)


def gains_one_of(*resources: Resource) -> Effect:
    return GainsOneOf(resources)


@dataclass(frozen=True)
class IfBelow(Effect):
    """Something more when a dial is low."""

    resource: Resource
    below: int
    effect: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        if rules.state.dials[self.resource] < self.below:
            yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "if {resource} is below {n}, also {effect}"
        return (text(words, resource=f"res:{self.resource}", n=self.below, effect=self.effect.words()),)


def if_below(resource: Resource, below: int, effect: Effect) -> Effect:
    return IfBelow(resource, below, effect)


@dataclass(frozen=True)
class Raptors(Effect):
    amount: Literal[-1, 1]

    def resolve(self, rules: Base) -> Flow[None]:
        if self.amount < 0:
            rules.lose_raptor()
        else:
            rules.regain_raptor()
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (
            text("a raptor is destroyed") if self.amount < 0 else text("return 1 destroyed raptor to the reserves"),
        )


LOSES_RAPTOR = Raptors(-1)
REGAINS_RAPTOR = Raptors(1)


@dataclass(frozen=True)
class JumpTrack(Effect):
    amount: int

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.move_fleet_marker(self.amount)

    def describe(self) -> tuple[Text, ...]:
        if self.amount < 0:
            one, many = "set jump preparation back by {n} space", "set jump preparation back by {n} spaces"
        else:
            one, many = "advance jump preparation by {n} space", "advance jump preparation by {n} spaces"
        return (plural(one, many, n=abs(self.amount)),)


def jump_track(amount: int) -> Effect:
    return JumpTrack(amount)


@dataclass(frozen=True)
class DamagesGalactica(Effect):
    times: int = 1

    def resolve(self, rules: Base) -> Flow[None]:
        for _ in range(self.times):
            yield from rules.damage_galactica()

    def describe(self) -> tuple[Text, ...]:
        match self.times:
            case 1:
                return (text("damage Galactica"),)
            case 2:
                return (text("damage Galactica twice"),)
        return (text("damage Galactica {n} times", n=self.times),)


def damages_galactica(times: int = 1) -> Effect:
    return DamagesGalactica(times)

"""Rolls, choices and skill checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects.effect import NOTHING, Box, Effect, after_another
from bsg.engine.vocabulary import (
    WHO_NAMES,
    Outcome,
    Skill,
    Who,
)
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Rolls(Effect):
    """The current player rolls; acting players roll for their own actions (R10.1)."""

    roller: Who
    low: int
    high: int
    effect: Effect
    otherwise: Effect = NOTHING

    def resolve(self, rules: Base) -> Flow[None]:
        result = yield from rules.roll(rules.seat_of(self.roller), self.stakes(), at=[self.low, self.high + 1])
        yield from (self.effect if self.low <= result <= self.high else self.otherwise).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        if self.roller == Who.CHOSEN:  # somebody else than whom the text speaks to
            return (text("{who} rolls a die; {stakes}", who=WHO_NAMES[self.roller], stakes=self.stakes()),)
        return (text("roll a die; {stakes}", stakes=self.stakes()),)

    def stakes(self) -> Text:
        """What the roll decides."""
        if self.low == 1:
            words = text("on {n} or less, {effect}", n=self.high, effect=self.effect.words())
        else:
            words = text("on {n} or more, {effect}", n=self.low, effect=self.effect.words())
        if self.otherwise == NOTHING:
            return words
        return text("{stakes}; otherwise, {effect}", stakes=words, effect=self.otherwise.words())


def roll_at_most(high: int, effect: Effect, *, roller: Who = Who.CURRENT, otherwise: Effect = NOTHING) -> Effect:
    return Rolls(roller, 1, high, effect, otherwise)


def roll_at_least(low: int, effect: Effect, *, roller: Who = Who.CURRENT, otherwise: Effect = NOTHING) -> Effect:
    return Rolls(roller, low, 8, effect, otherwise)


@dataclass(frozen=True)
class Chooses(Effect):
    """A choice inside a result: `first` may have a condition, e.g. a price that must be payable (R20.3)."""

    who: Who
    first: Effect
    second: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        seat = rules.seat_of(self.who)
        effects = {"opt:first": self.first, "opt:second": self.second}
        options = [option for option, effect in effects.items() if effect.possible(rules, seat)]
        labels = {option: effects[option].words() for option in options}
        default = "opt:second" if self.is_offer else ""  # a mere offer is not taken by default (T2.1)
        if self.is_offer:
            labels["opt:second"] = text("do nothing")
        prompt = text("Choose what happens.")
        pick = yield from rules.choose(seat, "choose", prompt, options, labels=labels, default=default)
        yield from effects[pick].resolve(rules)

    @property
    def is_offer(self) -> bool:
        return self.second == NOTHING

    def describe(self) -> tuple[Text, ...]:
        who = WHO_NAMES[self.who]
        if self.is_offer:
            return (self.first.offered(who),)
        words = "{who} chooses: either {first}; or {second}"
        if self.who == Who.ACTING:
            words = "choose: either {first}; or {second}"
        return (text(words, who=who, first=self.first.words(), second=self.second.words()),)


def chooses(who: Who, first: Effect, second: Effect) -> Effect:
    return Chooses(who, first, second)


@dataclass(frozen=True)
class Choice(Chooses):
    """The choice of a crisis card (R8.c). One that cannot be fulfilled may be taken, but for `when` (R8.18)."""

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.crisis_choice(self)

    def boxes(self) -> tuple[Box, ...]:
        options = tuple(Box("option", boxes=option.boxes()) for option in (self.first, self.second))
        return (Box("choice", (text("{who} chooses:", who=WHO_NAMES[self.who]),), boxes=options),)


def choice(who: Who, first: Effect, second: Effect) -> Effect:
    return Choice(who, first, second)


@dataclass(frozen=True)
class Check(Effect):
    """A skill check (R7) and its result boxes."""

    value: int
    skills: tuple[Skill, ...]
    partial_at: int | None
    results: tuple[Effect, Effect, Effect]  # pass, partial, fail
    consequence: Effect = NOTHING  # R7.34; only with skill check abilities

    def result(self, outcome: Outcome) -> Effect:
        return self.results[(Outcome.PASS, Outcome.PARTIAL, Outcome.FAIL).index(outcome)]

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.skill_check(self)

    def describe(self) -> tuple[Text, ...]:
        skills = [f"skill:{skill}" for skill in self.skills]
        passed, partial, failed = (result.words() for result in self.results)
        words = [text("skill check {n} ({skills})", n=self.value, skills=skills)]
        if self.results[0] != NOTHING:
            words.append(text("pass: {effect}", effect=passed))
        if self.partial_at is not None:
            words.append(text("{n} or more: {effect}", n=self.partial_at, effect=partial))
        if self.results[2] != NOTHING:
            words.append(text("fail: {effect}", effect=failed))
        if self.consequence != NOTHING:
            words.append(text("consequence: {effect}", effect=self.consequence.words()))
        return tuple(words)

    def words(self) -> Text:
        return after_another(self.describe())

    def boxes(self) -> tuple[Box, ...]:
        passed, partial, failed = self.results
        results = [Box("pass", passed.describe())]
        if self.partial_at is not None:
            results.append(Box("partial", partial.describe(), self.partial_at))
        results.append(Box("fail", failed.describe()))
        if self.consequence != NOTHING:
            words = "whatever the result, if a card with a skill check ability is in the check: {effect}"  # R7.35
            results.append(Box("consequence", (text(words, effect=self.consequence.words()),)))
        return (Box("check", (), self.value, self.skills, tuple(results)),)


def check(
    value: int,
    *skills: Skill,
    pass_: Effect = NOTHING,
    partial_at: int | None = None,
    partial: Effect = NOTHING,
    fail: Effect = NOTHING,
    consequence: Effect = NOTHING,
) -> Effect:
    return Check(value, skills, partial_at, (pass_, partial, fail), consequence)

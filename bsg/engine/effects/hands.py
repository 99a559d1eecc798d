"""Effects on skill cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects.effect import Effect
from bsg.engine.vocabulary import (
    WHO_NAMES,
    Skill,
    Who,
)
from bsg.kernel import Flow, Text, either, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Discards(Effect):
    """Forced discards, at the same time; `+` makes one come after another."""

    counts: tuple[tuple[Who, int], ...]
    at_random: bool = False

    def resolve(self, rules: Base) -> Flow[None]:
        owed: dict[int, int] = {}
        for who, count in self.counts:
            for seat in rules.seats_of(who):
                owed[seat] = owed.get(seat, 0) + count
        yield from rules.discards(owed, at_random=self.at_random)

    def describe(self) -> tuple[Text, ...]:
        if self.counts[0][0] == Who.ACTING:
            return (self.of_your_own(self.counts[0][1]),)
        if self.at_random:
            one, many = "{who} discards {n} skill card at random", "{who} discards {n} skill cards at random"
        else:
            one, many = "{who} discards {n} skill card", "{who} discards {n} skill cards"
        return tuple(plural(one, many, n=count, who=WHO_NAMES[who]) for who, count in self.counts)

    def of_your_own(self, count: int) -> Text:
        if self.at_random:
            return plural("discard {n} skill card at random", "discard {n} skill cards at random", n=count)
        return plural("discard {n} skill card", "discard {n} skill cards", n=count)


def discards(who: Who, count: int, *, at_random: bool = False) -> Effect:
    return Discards(((who, count),), at_random)


def discard_together(*counts: tuple[Who, int]) -> Effect:
    return Discards(counts)


@dataclass(frozen=True)
class DiscardsHand(Effect):
    who: Who

    def resolve(self, rules: Base) -> Flow[None]:
        seats = rules.seats_of(self.who)
        yield from rules.discards({seat: len(rules.player(seat).hand) for seat in seats})

    def describe(self) -> tuple[Text, ...]:
        if self.who == Who.ACTING:
            return (text("discard all your skill cards"),)
        return (text("{who} discards all skill cards", who=WHO_NAMES[self.who]),)


def discards_hand(who: Who) -> Effect:
    return DiscardsHand(who)


@dataclass(frozen=True)
class Draws(Effect):
    """Cards of the types named, also outside the skill set (R5.1)."""

    who: Who
    count: int
    skills: tuple[Skill, ...]  # none: any type

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            yield from rules.draw_chosen(seat, self.count, self.skills or rules.skills_in_play())

    def describe(self) -> tuple[Text, ...]:
        if not self.skills:
            one, many = "draw {n} skill card of any type", "draw {n} skill cards of any type"
            return (plural(one, many, n=self.count),)
        skills = either([f"skill:{skill}" for skill in self.skills])
        if self.who == Who.ACTING:
            return (plural("draw {n} {skills} card", "draw {n} {skills} cards", n=self.count, skills=skills),)
        one, many = "{who} draws {n} {skills} card", "{who} draws {n} {skills} cards"
        return (plural(one, many, n=self.count, who=WHO_NAMES[self.who], skills=skills),)


def draws(count: int, *skills: Skill, who: Who = Who.ACTING) -> Effect:
    return Draws(who, count, skills)

"""What an effect is, how effects add up, and how a card gets one of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import msgspec

from bsg.engine.vocabulary import Skill
from bsg.kernel import Flow, Text, every, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

Possible = Callable[["Base", int], bool]  # the rules, and the seat that would do it
Procedure = Callable[["Base"], Flow[None]]

WhyNot = Callable[["Base", int], Text | None]  # what is against it; None: nothing is

NOT_NOW = text("It would have no effect now.")


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a card as it lies on the table: words, a check with its results, a choice with its options."""

    kind: Literal["text", "choice", "option", "check", "pass", "partial", "fail", "consequence"]
    text: tuple[Text, ...] = ()
    value: int | None = None  # of a check: its difficulty; of a partial result: from which total on
    skills: tuple[Skill, ...] = ()
    boxes: tuple[Box, ...] = ()


class Effect:
    """Something a card does."""

    def resolve(self, rules: Base) -> Flow[None]:
        raise NotImplementedError

    def describe(self) -> tuple[Text, ...]:
        raise NotImplementedError

    def why_not(self, rules: Base, seat: int) -> Text | None:
        """What is against this seat's choosing it; None: nothing is."""
        return None

    def possible(self, rules: Base, seat: int) -> bool:
        return self.why_not(rules, seat) is None

    def boxes(self) -> tuple[Box, ...]:
        """The description as a card shows it."""
        return (Box("text", self.describe()),)

    def words(self) -> Text:
        """The description as one text."""
        return every(self.describe())

    def offered(self, who: Text) -> Text:
        """The description of what somebody may do or leave."""
        return text("{who} may {effect}", who=who, effect=self.words())

    def __add__(self, other: Effect) -> Effect:
        return Sequence((self, other))

    def when(self, possible: Possible, because: Text = NOT_NOW) -> Effect:
        """The same effect, as an action that may be chosen under a condition only; `because` is said when not."""
        return self.unless(Condition(possible, because))

    def unless(self, why_not: WhyNot) -> Effect:
        """The same, with a condition that says itself what is against it."""
        return Guarded(self, why_not)


@dataclass(frozen=True)
class Sequence(Effect):
    parts: tuple[Effect, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for part in self.parts:
            yield from part.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return tuple(words for part in self.parts for words in part.describe())

    def boxes(self) -> tuple[Box, ...]:
        boxes = [box for part in self.parts for box in part.boxes()]
        if all(box.kind == "text" for box in boxes):
            return (Box("text", tuple(words for box in boxes for words in box.text)),)
        return tuple(boxes)


@dataclass(frozen=True)
class Condition:
    """What is against an effect, when there is but one thing to say."""

    possible: Possible
    because: Text = NOT_NOW

    def __call__(self, rules: Base, seat: int) -> Text | None:
        return None if self.possible(rules, seat) else self.because


@dataclass(frozen=True)
class Guarded(Effect):
    effect: Effect
    against: WhyNot

    def resolve(self, rules: Base) -> Flow[None]:
        yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return self.effect.describe()

    def boxes(self) -> tuple[Box, ...]:
        return self.effect.boxes()

    def words(self) -> Text:
        return self.effect.words()

    def why_not(self, rules: Base, seat: int) -> Text | None:
        return self.against(rules, seat)


@dataclass(frozen=True)
class Irregular(Effect):
    """A procedure of its own, next to the card that needs it, with its own description."""

    procedure: Procedure
    description: tuple[Text, ...]
    against: WhyNot | None = None

    def resolve(self, rules: Base) -> Flow[None]:
        yield from self.procedure(rules)

    def describe(self) -> tuple[Text, ...]:
        return self.description

    def why_not(self, rules: Base, seat: int) -> Text | None:
        return self.against(rules, seat) if self.against else None


def irregular(
    *description: Text, when: Possible | None = None, because: Text = NOT_NOW, unless: WhyNot | None = None
) -> Callable[[Procedure], Irregular]:
    """Makes an effect of a generator function; `because` is said when it is not possible, or `unless` says why."""
    against = Condition(when, because) if when else unless
    return lambda procedure: Irregular(procedure, description, against)


@dataclass(frozen=True)
class Nothing(Effect):
    def resolve(self, rules: Base) -> Flow[None]:
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("no effect"),)


NOTHING = Nothing()


def after_another(parts: tuple[Text, ...]) -> Text:
    """Clauses one after another, where what follows depends on what stands before."""
    *some, words = parts
    for part in reversed(some):
        words = text("{first}; {then}", first=part, then=words)
    return words

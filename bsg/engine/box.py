"""A box or variant is one folder whose manifest says all that it brings; and what goes through all of them alike.

The base game is a box like the others, so nothing asks which boxes are there: whoever needs something goes through the
boxes of a table, or asks its rulebook. The list of all boxes is in `bsg.engine.boxes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from bsg.engine.rules import Base
from bsg.engine.state import Options, Player, State
from bsg.kernel import Audience, Chapter, Dice, Happening, Landmark, Text

if TYPE_CHECKING:
    from bsg.engine.scenario import Play, Scenario

Option = Literal["set", "variants"]
Rows = dict[str, list[dict[str, Any]]]  # for the read models, by model


@dataclass(frozen=True)
class Needs:
    """Another box without which a box makes no game, and what people hear who leave it out."""

    box: str
    otherwise: Text


@dataclass(frozen=True, eq=False)
class Box:
    """All that one folder brings. Read it, and you know what the box changes.

    Functions get the rulebook of a table that has the box; its type is the box's own business.
    """

    name: str  # as the options say it
    rules: type[Base]
    option: Option  # which of the options it is a choice of
    label: Text
    help: Text | None = None  # the choice in one line
    needs: Needs | None = None
    part: type[msgspec.Struct] | None = None  # of the state
    common: Callable[[Any], msgspec.Struct] | None = None  # a section for each field, which everybody sees alike
    view: Callable[[Any, Audience], msgspec.Struct] | None = None  # and those that depend on who looks, from nothing
    facts: Callable[[Any], Rows] | None = None
    invariants: tuple[Callable[[Any], Iterator[str]], ...] = ()
    happenings: tuple[type[Happening], ...] = ()  # what can happen with it only
    landmarks: tuple[Landmark, ...] = ()  # moments of a game that people look for when they see it again
    words: Mapping[str, Text] = field(default_factory=dict)  # for typed names, and for the screen: `step:…`, `deck:…`
    catalogue: Callable[[Any], Iterable[str]] | None = None  # typed names of what can be resolved
    chapters: Callable[[], Iterable[Chapter]] | None = None  # of the compendium, or more articles for one
    positions: tuple[Callable[[], Play], ...] = ()  # worth looking at
    verbs: type[Scenario] | None = None  # what a scenario can say besides
    late: Callable[[Any], None] | None = None  # what a long game leaves on a table, for simulations that begin late


# ── which boxes there are ───────────────────────────────────────────────────────────────────────────────────────────

_registered: tuple[Box, ...] = ()


def register(*boxes: Box) -> None:
    """Later boxes have the first word: their rules stand before those they change."""
    global _registered
    _registered = (*_registered, *boxes)


def all_boxes() -> tuple[Box, ...]:
    return _registered


def offered(option: Option) -> list[Box]:
    """The boxes that are choices of an option, as people see them: sets as they came out, variants newest first."""
    boxes = [box for box in all_boxes() if box.option == option]
    return boxes if option == "set" else boxes[::-1]


def variants() -> list[str]:
    return [box.name for box in offered("variants")]


def simplest(box: Box) -> Options:
    """The options of the plainest game with a box."""
    if box.option == "set":
        return Options(set=box.name)
    return Options(set=box.needs.box if box.needs else "base", variants=(box.name,))


def boxes_of(options: Options) -> tuple[Box, ...]:
    """What is on a table: the base game, the set, the variants."""
    return _chosen(all_boxes(), options.set, options.variants)


def unmet(options: Options) -> Text | None:
    """What is against this choice of boxes: one is there without another that it needs."""
    chosen = boxes_of(options)
    names = [box.name for box in chosen]
    return next((box.needs.otherwise for box in chosen if box.needs and box.needs.box not in names), None)


@cache
def _chosen(boxes: tuple[Box, ...], of_set: str, variants: tuple[str, ...]) -> tuple[Box, ...]:
    names = {"set": ("base", of_set), "variants": variants}
    return tuple(box for box in boxes if box.name in names[box.option])


# ── rules and state of a table ──────────────────────────────────────────────────────────────────────────────────────


def rules_for(options: Options) -> type[Base]:
    return _mixed(boxes_of(options))


@cache
def _mixed(boxes: tuple[Box, ...]) -> type[Base]:
    return type("Table", tuple(box.rules for box in reversed(boxes)), {})


def state_for(options: Options) -> type[State]:
    """The state of a table has a field more for each box with a part."""
    return _with_parts(boxes_of(options))


@cache
def _with_parts(boxes: tuple[Box, ...]) -> type[State]:
    names = {box.part: box.name.replace("-", "_") for box in boxes if box.part is not None}
    fields = [(name, part, msgspec.field(default_factory=part)) for part, name in names.items()]
    made = msgspec.defstruct("TableState", fields, bases=(State,), namespace={"parts": names})
    return cast(type[State], made)


def rules_on(state: State) -> Base:
    """The rulebook of a table: to play on, or only to be asked."""
    return rules_for(state.options)(state)


def new_state(options: Options, dice: Dice) -> State:
    """Before set-up."""
    return state_for(options)(options, dice, [Player() for _ in range(options.players)])


def rules_asked(options: Options) -> Base:
    """A rulebook that is asked what is in such a game, without a table."""
    return rules_on(new_state(options, Dice("")))


# ── words ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def words() -> dict[str, Text]:
    """What all boxes call their things."""
    return _words(all_boxes())


def word_for(name: str) -> Text | None:
    return words().get(name)


@cache
def _words(boxes: tuple[Box, ...]) -> dict[str, Text]:
    return {name: word for box in boxes for name, word in box.words.items()}

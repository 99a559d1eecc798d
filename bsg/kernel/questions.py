"""Questions: what the rules yield when they need a person."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Literal, TypeVar

import msgspec

from bsg.kernel.errors import Illegal
from bsg.kernel.texts import Text, plural, text

Shows = Literal["options", "seat", "window", "nobody"]


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to one seat: pick as many of `options` as one of `sizes` says.

    Options are typed strings (`card:…`, `seat:2`, `loc:armory`, `opt:…`), so that a generic panel can always show them
    and the board can light up what may be clicked.
    """

    seat: int
    kind: str
    text: Text  # the prompt; whoever may know of the question may read it
    options: tuple[str, ...]
    sizes: tuple[int, ...] = (1,)
    ordered: bool = False  # the order of the picks matters
    shows: Shows = "options"  # what others may know: all of it, whose it is, that a window is open, nothing
    labels: dict[str, Text] = {}  # what `opt:…` means here, be it an option or dimmed
    default: tuple[str, ...] = ()  # see `fallback`
    dimmed: dict[str, Text] = {}  # what one might expect among the options, and why it is not; for the seat itself

    @property
    def fallback(self) -> tuple[str, ...]:
        """A lawful answer that needs no dice, so that a deadline can always move the table on."""
        return self.default or self.options[: min(self.sizes)]

    def checked(self, picks: tuple[str, ...]) -> tuple[str, ...]:
        """The picks in the form in which the rules get them; `Illegal` if they do not fit."""
        if len(set(picks)) != len(picks):
            raise Illegal("The same option was picked twice. Pick each option once.")
        if not set(picks) <= set(self.options):
            raise Illegal("That is not among the options. Pick from the options shown.")
        if len(picks) not in self.sizes:
            raise Illegal(self._how_many(len(picks)))
        return picks if self.ordered or len(picks) < 2 else tuple(sorted(picks, key=self.options.index))

    def _how_many(self, picked: int) -> Text:
        low, high = min(self.sizes), max(self.sizes)
        if low == high:
            return plural("Pick exactly {n}, not {picked}.", "Pick exactly {n}, not {picked}.", n=low, picked=picked)
        if len(self.sizes) == high - low + 1:
            return text("Pick {low} to {high}, not {picked}.", low=low, high=high, picked=picked)
        return text("Pick one of these numbers: {sizes}; not {picked}.", sizes=list(self.sizes), picked=picked)


class Together(msgspec.Struct, frozen=True):
    """Questions to several seats at once, one each; the rules go on when all are answered, in asking order."""

    asks: tuple[Ask, ...]


class Checkpoint(msgspec.Struct, frozen=True):
    """Yielded where the state alone is the game: between two turns."""


Question = Ask | Together | Checkpoint
Result = TypeVar("Result")

# A rule: yields questions, is sent answers (picks of an Ask, {seat: picks} of a Together), returns its result.
Flow = Generator[Question, Any, Result]

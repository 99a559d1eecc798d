"""Effects by which a card stays on the table, and what it does there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from bsg.engine.cards.in_play import SILENT, InPlay
from bsg.engine.effects.effect import Effect
from bsg.kernel import Text


@dataclass(frozen=True)
class PutsInPlay(Effect):
    """The card being resolved is not discarded: it has hooks from now on."""

    in_play: InPlay

    def describe(self) -> tuple[Text, ...]:
        return (self.in_play.says,)


def in_play(effect: Effect) -> InPlay:
    """What a card with this effect does while it lies on the table."""
    return next((part.in_play for part in _within(effect) if isinstance(part, PutsInPlay)), SILENT)


def _within(value: Any) -> Iterator[Effect]:
    """An effect and all effects in it."""
    if isinstance(value, Effect):
        yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from _within(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _within(item)

"""What can be agreed before a game: the settings that a new table offers, with words for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bsg.kernel.texts import Text


class Choice(msgspec.Struct, frozen=True):
    """One value that a setting can have."""

    key: str  # as a form says it
    value: Any  # as the game's options have it
    label: Text
    help: Text | None = None  # one line


class Lesson(msgspec.Struct, frozen=True):
    """A first game for one person and bots that explains itself while it is played."""

    options: dict[str, Any]
    level: str  # of the bots
    about: Text  # what to expect, in one line


class Setting(msgspec.Struct, frozen=True):
    """One of the game's options as people choose it."""

    name: str  # of the option
    label: Text
    choices: tuple[Choice, ...]
    default: str = ""  # a key; none if any number may be chosen
    many: bool = False  # any number of them; the option is a list
    silent: bool = False  # its default goes without saying
    first: bool = False  # everybody wants to choose it; others can wait
    default_alone: str = ""  # a key, where it is another for somebody who plays with nobody but bots
    alone: bool = False  # only for somebody who plays with nobody but bots, on the first seat

    def value(self, chosen: str | Iterable[str]) -> Any:
        """What the option is when these keys are chosen."""
        if self.many:
            return [choice.value for choice in self.choices if choice.key in chosen]
        return next(choice.value for choice in self.choices if choice.key == chosen)

    def keys(self, value: Any) -> str | list[str]:
        """The keys under which a form says this value."""
        chosen = [c.key for c in self.choices if (c.value in (value or ()) if self.many else c.value == value)]
        return chosen if self.many else next(iter(chosen), self.default)

    def in_words(self, value: Any) -> list[Text]:
        """What is chosen, in words; nothing if it goes without saying."""
        chosen = [c for c in self.choices if (c.value in value if self.many else c.value == value)]
        return [c.label for c in chosen if not (self.silent and c.key == self.default)]

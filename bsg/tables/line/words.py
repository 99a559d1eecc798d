"""Texts become words here, in the reader's language: the only place where anything is translated for a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from django.utils import translation

from bsg import kernel
from bsg.kernel import Text, text
from bsg.tables.line.mentions import TYPED
from bsg.tables.models import Seat

Namer = Callable[[str], Text | str]

KEPT = 5000  # texts in one language


def namer(seats: Iterable[Seat], game: kernel.Game[Any] | None = None) -> Namer:
    """Names typed names: seats by who sits there, everything else by the game."""
    names = {f"seat:{seat.number}": seat.name for seat in seats if seat.name}

    def name(option: str) -> Text | str:
        if option in names:
            return names[option]
        if option.startswith("seat:") and option[5:].isdigit():
            return text("Seat {number}", number=int(option[5:]) + 1)
        named = game.name_of(option) if game and ":" in option else None
        return option if named is None else named

    return name


def in_words(words: Text, language: str, name: Namer = str) -> str:
    """The words of one text."""
    with translation.override(language):
        return kernel.render(words, name, translation.gettext, translation.ngettext)


def translated(value: Any, language: str, name: Namer) -> Any:
    """Plain data with every text in it put into words."""

    def walk(item: Any) -> Any:
        if isinstance(item, dict):
            if "msgid" in item:
                words = msgspec.convert(item, Text)
                return kernel.render(words, name, translation.gettext, translation.ngettext)
            return {key: walk(inner) for key, inner in item.items()}
        return [walk(inner) for inner in item] if isinstance(item, list | tuple) else item

    with translation.override(language):
        return walk(msgspec.to_builtins(value, str_keys=True))


_of_all: dict[tuple[str, str], dict[bytes, str]] = {}  # texts in words, of each game in each language, for all tables


class Wording:
    """Everything in the words of one language for the readers of one table; what was said once is remembered.

    Whoever uses it has switched to its language.
    """

    def __init__(self, language: str, seats: Iterable[Seat], game: kernel.Game[Any]):
        self.language = language
        self._name = namer(seats, game)
        self._names: dict[str, str] = {}
        self._of_people: dict[bytes, str] = {}  # texts that name a seat: others sit at other tables
        self._of_all = _of_all.setdefault((game.name, language), {})

    def called(self, option: str) -> str:
        """What a typed name is called."""
        if (words := self._names.get(option)) is None:
            named = self._name(option)
            words = named if isinstance(named, str) else self._rendered(named)
            self._names[option] = words
        return words

    def says(self, words: Text | dict[str, Any]) -> str:
        """A text, as it is or through JSON."""
        key = msgspec.json.encode(words)
        kept = self._of_people if b'"seat:' in key else self._of_all
        if (said := kept.get(key)) is None:
            said = self._rendered(words if isinstance(words, Text) else msgspec.convert(words, Text))
            if len(kept) >= KEPT:
                kept.clear()
            kept[key] = said
        return said

    def shows(self, raw: bytes) -> tuple[Any, set[str]]:
        """A part of a view, which is JSON, with every text in words; and the typed names among its values."""
        typed: set[str] = set()

        def walk(item: Any) -> Any:
            kind = type(item)
            if kind is dict:
                return self.says(item) if "msgid" in item else {key: walk(inner) for key, inner in item.items()}
            if kind is list:
                return [walk(inner) for inner in item]
            if kind is str and ":" in item and TYPED.fullmatch(item):
                typed.add(item)
            return item

        return walk(msgspec.json.decode(raw)), typed

    def _rendered(self, words: Text) -> str:
        return kernel.render(words, self.called, translation.gettext, translation.ngettext)

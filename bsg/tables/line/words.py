"""Texts become words here, in the reader's language: the only place where anything is translated for a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from django.utils import translation

from bsg import kernel
from bsg.kernel import Text, text
from bsg.tables.models import Seat

Namer = Callable[[str], Text | str]


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


def called(option: str, language: str, name: Namer) -> str:
    """What an option is called."""
    return all_called([option], language, name)[option]


def all_called(options: Iterable[str], language: str, name: Namer) -> dict[str, str]:
    """What each of them is called; one change of language for all."""

    def words(option: str) -> str:
        named = name(option)
        if isinstance(named, str):
            return named
        return kernel.render(named, name, translation.gettext, translation.ngettext)

    with translation.override(language):
        return {option: words(option) for option in options}


def translated(value: Any, language: str, name: Namer) -> Any:
    """A view as plain data, with every text in it put into words."""

    def walk(item: Any) -> Any:
        if isinstance(item, dict):
            if "msgid" in item:
                words = msgspec.convert(item, Text)
                return kernel.render(words, name, translation.gettext, translation.ngettext)
            return {key: walk(inner) for key, inner in item.items()}
        return [walk(inner) for inner in item] if isinstance(item, list | tuple) else item

    with translation.override(language):
        return walk(msgspec.to_builtins(value, str_keys=True))

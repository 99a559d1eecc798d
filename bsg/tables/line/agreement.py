"""What was agreed at a table, in words."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from django.utils import translation
from django.utils.translation import gettext, ngettext

from bsg.tables.games import game_named
from bsg.tables.line.shapes import Agreed
from bsg.tables.line.words import in_words
from bsg.tables.models import Table


def agreement(table: Table, language: str) -> list[Agreed]:
    """Name, label and value of everything that is worth saying, in the order in which it is chosen."""
    options = msgspec.json.encode(table.options, order="deterministic")
    return _agreement(table.game, options, table.pace, table.beat, language)


@lru_cache(maxsize=500)
def _agreement(game: str, options: bytes, pace: str, beat: int, language: str) -> list[Agreed]:
    """Every socket asks for it at every entry, and it never changes."""
    chosen = msgspec.json.decode(options)
    told: list[Agreed] = []
    for setting in game_named(game).settings():
        if words := setting.in_words(chosen.get(setting.name)):
            value = ", ".join(in_words(text, language) for text in words)
            told.append({"name": setting.name, "label": in_words(setting.label, language), "value": value})
    with translation.override(language):
        return [*told, {"name": "pace", "label": gettext("Pace"), "value": _pace(pace, beat)}]


def _pace(pace: str, beat: int) -> str:
    if pace == Table.Pace.DAYS:
        return gettext("Days: windows wait for people")
    words = ngettext("Live: {n} second for a response", "Live: {n} seconds for a response", beat)
    return words.format(n=beat)

"""What was agreed at a table, in words."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from django.utils import translation
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from bsg.tables.games import game_named
from bsg.tables.line.shapes import Agreed
from bsg.tables.line.words import in_words
from bsg.tables.models import Table

CLOCK, ABSENCE, RESHUFFLES = _("Clock"), _("Absent after"), _("When people return to an earlier moment")
CLOCKS = {
    "": _("None"),
    "live-1": _("A minute for each answer, ten in reserve"),
    "live-3": _("Three minutes for each answer, two for responses, fifteen in reserve"),
    "days-1": _("A day for each answer, twelve hours for responses and checks"),
    "days-3": _("Three days for each answer, one for responses and checks"),
}
USUAL = 120  # seconds of absence
ABSENCES = {60: _("1 minute"), USUAL: _("2 minutes"), 300: _("5 minutes"), 900: _("15 minutes")}
PILES = {True: _("Decks touched since then are shuffled again"), False: _("Decks lie as they lay then")}


def agreement(table: Table, language: str) -> list[Agreed]:
    """Name, label and value of everything that is worth saying, in the order in which it is chosen."""
    options = msgspec.json.encode(table.options, order="deterministic")
    rest = table.clock, table.absence, table.reshuffles
    return _agreement(table.game, options, table.pace, table.beat, *rest, language)


@lru_cache(maxsize=500)
def _agreement(
    game: str, options: bytes, pace: str, beat: int, clock: str, absence: int, reshuffles: bool, language: str
) -> list[Agreed]:
    """Every socket asks for it at every entry, and it never changes."""
    chosen = msgspec.json.decode(options)
    told: list[Agreed] = []
    for setting in game_named(game).settings():
        if words := setting.in_words(chosen.get(setting.name)):
            value = ", ".join(in_words(text, language) for text in words)
            told.append({"name": setting.name, "label": in_words(setting.label, language), "value": value})
    with translation.override(language):
        told.append({"name": "pace", "label": gettext("Pace"), "value": _pace(pace, beat)})
        if clock:
            told.append({"name": "clock", "label": str(CLOCK), "value": str(CLOCKS[clock])})
        if pace == Table.Pace.LIVE and absence in ABSENCES and absence != USUAL:
            told.append({"name": "absence", "label": str(ABSENCE), "value": str(ABSENCES[absence])})
        if not reshuffles:
            told.append({"name": "reshuffles", "label": str(RESHUFFLES), "value": str(PILES[reshuffles])})
        return told


def _pace(pace: str, beat: int) -> str:
    if pace == Table.Pace.DAYS:
        return gettext("Days: windows wait for people")
    words = ngettext("Live: {n} second for a response", "Live: {n} seconds for a response", beat)
    return words.format(n=beat)

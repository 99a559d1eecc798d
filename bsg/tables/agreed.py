"""What was agreed at a table, in words."""

from __future__ import annotations

from django.utils import translation
from django.utils.translation import gettext, ngettext

from bsg.tables.games import game_named
from bsg.tables.models import Game
from bsg.tables.words import said


def agreed(game: Game, language: str) -> list[dict[str, str]]:
    """Name, label and value of everything that is worth saying, in the order in which it is chosen."""
    told = []
    for setting in game_named(game.game).settings():
        if chosen := setting.said(game.options[setting.name]):
            value = ", ".join(said(words, language) for words in chosen)
            told.append({"name": setting.name, "label": said(setting.label, language), "value": value})
    with translation.override(language):
        return [*told, {"name": "pace", "label": gettext("Pace"), "value": pace(game)}]


def pace(game: Game) -> str:
    if game.pace == Game.Pace.DAYS:
        return gettext("Days: windows wait for people")
    words = ngettext("Live: {n} second for a response", "Live: {n} seconds for a response", game.beat)
    return words.format(n=game.beat)

"""The compendium: all that can be looked up about a game, in the reader's language, on one page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from bsg.tables.games import GAMES
from bsg.tables.line.words import namer, translated

TRIES = (_("viper"), _("brig"), _("morale"), _("repair"))  # words that are in some entries, for whoever found nothing


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    context = {"chapters": chapters(next(iter(GAMES)), get_language() or "en"), "tries": [str(word) for word in TRIES]}
    return render(request, "compendium.html", context)


@lru_cache(maxsize=16)
def chapters(game: str, language: str) -> Any:
    """The chapters as plain data, every text in words."""
    rules = GAMES[game]
    return translated(rules.compendium(), language, namer([], rules))

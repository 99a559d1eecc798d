"""The compendium: all that can be looked up about a game, in the reader's language, on one page."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from bsg.tables.games import first, game_named
from bsg.tables.line.words import namer, translated


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    return render(request, "compendium.html", {"chapters": chapters(first().name, get_language() or "en")})


@lru_cache(maxsize=16)
def chapters(game: str, language: str) -> Any:
    """The chapters as plain data, every text in words."""
    rules = game_named(game)
    return translated(rules.compendium(), language, namer([], rules))

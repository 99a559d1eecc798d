"""The games that tables can play, by name. Each game's own Django app registers it when the server starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db.models import Model

from bsg.kernel import Game, Refused, text

GAMES: dict[str, Game[Any]] = {}
READ_MODELS: dict[str, Mapping[str, type[Model]]] = {}  # of each game, by the name under which its `facts` give rows


def register(game: Game[Any], read_models: Mapping[str, type[Model]] | None = None) -> None:
    """From now on it can be played; each of its read models has a foreign key `table`."""
    GAMES[game.name] = game
    READ_MODELS[game.name] = read_models or {}


def first() -> Game[Any]:
    """The one that pages speak of, and that is proposed."""
    return next(iter(GAMES.values()))


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Refused(text("This server does not know the game {name}.", name=name))
    return GAMES[name]

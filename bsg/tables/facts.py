"""Read models: rows that mirror the game's state, written in the same transaction as the entry that changed them."""

from __future__ import annotations

from typing import Any

from django.db import models

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.models import Game

MODELS: dict[str, type[models.Model]] = {}


def register(name: str, model: type[models.Model]) -> None:
    """`model` keeps the rows that a game's `facts` give under this name; it has a foreign key `game`."""
    MODELS[name] = model


def write(game: Game, running: kernel.Running[Any]) -> None:
    """Makes the registered models say what the game says now, touching only those that differ."""
    if not MODELS:
        return
    for name, rows in game_named(game.game).facts(running).items():
        model = MODELS.get(name)
        if model is None:
            continue
        manager = model._default_manager
        fields = list(rows[0]) if rows else []
        if not rows or list(manager.filter(game=game).order_by("pk").values(*fields)) != rows:
            manager.filter(game=game).delete()
            manager.bulk_create([model(game=game, **row) for row in rows])

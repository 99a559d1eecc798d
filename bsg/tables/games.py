"""The games a table can play, by name: the only place that knows a particular one."""

from __future__ import annotations

from typing import Any

from bsg.engine import BSG
from bsg.kernel import Game, Refused, text

GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    GAMES[game.name] = game


def first() -> Game[Any]:
    """The one that pages speak of, and that is proposed."""
    return next(iter(GAMES.values()))


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Refused(text("This server does not know the game {name}.", name=name))
    return GAMES[name]


register(BSG)

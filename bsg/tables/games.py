"""The games that tables can play, by name. Each game's own Django app registers it when the server starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.db.models import Model

from bsg.bots import Bot, Cast, Fallback, Persona
from bsg.kernel import Game, Refused, text

GAMES: dict[str, Game[Any]] = {}
READ_MODELS: dict[str, Mapping[str, type[Model]]] = {}  # of each game, by the name under which its `facts` give rows
CASTS: dict[str, Cast] = {}  # of games that bring players of their own
ABSENT: dict[str, Callable[[], Bot]] = {}  # of each game, what sits in for people who are away


def register(
    game: Game[Any],
    read_models: Mapping[str, type[Model]] | None = None,
    cast: Cast | None = None,
    absent: Callable[[], Bot] = Fallback,
) -> None:
    """From now on it can be played; each of its read models has a foreign key `table`.

    `absent` makes the bot that sits in for somebody who is away, and does as little as the game allows.
    """
    GAMES[game.name] = game
    READ_MODELS[game.name] = read_models or {}
    ABSENT[game.name] = absent
    if cast is not None:
        CASTS[game.name] = cast


def absent(name: str) -> Bot:
    return ABSENT[name]()


def first() -> Game[Any]:
    """The one that pages speak of, and that is proposed."""
    return next(iter(GAMES.values()))


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Refused(text("This server does not know the game {name}.", name=name))
    return GAMES[name]


def cast_of(name: str) -> Cast | None:
    """The players that a game brings; None: its bots know nothing of it, and answer by chance."""
    return CASTS.get(name)


def persona_named(key: str) -> Persona | None:
    """Somebody of the cast of any game."""
    return next((persona for cast in CASTS.values() for persona in cast.personas if persona.key == key), None)

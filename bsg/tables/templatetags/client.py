"""What the table's front end is given by its page."""

from pathlib import Path
from typing import Any

from django import template
from django.conf import settings
from django.templatetags.static import static

from bsg.tables.games import game_named
from bsg.tables.line.strings import strings

register = template.Library()

STATIC = Path(settings.BASE_DIR) / "static"


@register.simple_tag
def client_strings(game: str) -> dict[str, Any]:
    """The client's words: `{% client_strings table.game as words %}{{ words|json_script:"strings" }}`."""
    return strings(game_named(game))


@register.simple_tag
def client_modules(game: str) -> list[str]:
    """All modules of the table and of the game, so that the browser asks for them at once instead of one import after
    the other."""
    return [*_served("table", "js"), *_served(game, "js")]


@register.simple_tag
def client_styles(game: str) -> list[str]:
    """The style sheets of the table, then those of the game."""
    return [*_served("table", "css"), *_served(game, "css")]


def _served(folder: str, kind: str) -> list[str]:
    """What lies in the folder itself comes before what lies in its rooms."""
    paths = sorted((STATIC / folder).rglob(f"*.{kind}"), key=lambda path: (len(path.parts), path))
    return [static(path.relative_to(STATIC).as_posix()) for path in paths]

"""What the table's front end is given by its page."""

from typing import Any

from django import template
from django.conf import settings
from django.templatetags.static import static

from bsg.tables.games import game_named
from bsg.tables.line.strings import strings

register = template.Library()


@register.simple_tag
def client_strings(game: str) -> dict[str, Any]:
    """The client's words: `{% client_strings table.game as words %}{{ words|json_script:"strings" }}`."""
    return strings(game_named(game))


@register.simple_tag
def client_modules() -> list[str]:
    """All modules of the table, so that the browser asks for them at once instead of one import after the other."""
    folder = settings.BASE_DIR / "static"
    paths = sorted(path for part in ("table", "bsg") for path in (folder / part).rglob("*.js"))
    return [static(path.relative_to(folder).as_posix()) for path in paths]

"""What the table's front end is given by its page, and from where pages load what they name."""

from typing import Any

from django import template

from bsg.tables.games import game_named
from bsg.tables.line.strings import strings
from bsg.tables.pages import front

register = template.Library()


@register.simple_tag
def client_strings(game: str) -> dict[str, Any]:
    """The client's words: `{% client_strings table.game as words %}{{ words|json_script:"strings" }}`."""
    return strings(game_named(game))


@register.simple_tag
def page_file(name: str) -> str:
    """The address of a page's script or style sheet: `{% page_file 'pages/site.css' %}`."""
    return front.of_a_page(name)

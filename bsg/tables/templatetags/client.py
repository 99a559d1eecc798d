"""What the table's front end is given by its page."""

from typing import Any

from django import template

from bsg.tables.strings import strings

register = template.Library()


@register.simple_tag
def client_strings() -> dict[str, Any]:
    """The client's words in the page's language: `{% client_strings as words %}{{ words|json_script:"strings" }}`."""
    return strings()

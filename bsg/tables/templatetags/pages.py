"""What the pages' templates need: the game's words about itself, and how a form field is shown."""

from typing import Any

from django import forms, template
from django.forms.boundfield import BoundField
from django.utils.translation import get_language

from bsg.tables.games import first
from bsg.tables.line.words import namer, translated

register = template.Library()


@register.simple_tag
def about() -> Any:
    """What the game has pages say of it, in words: `{% about as about %}`. A page of errors has no context but this."""
    return translated(first().about(), get_language() or "en", namer([]))


@register.filter
def is_group(field: BoundField) -> bool:
    """Whether it is shown as several buttons, each with words of its own."""
    return isinstance(field.field.widget, forms.RadioSelect | forms.CheckboxSelectMultiple)


@register.filter
def help_of(field: BoundField, value: str) -> str:
    """One line about one choice."""
    helps: dict[str, str] = getattr(field.field.widget, "helps", {})
    return helps.get(str(value), "")

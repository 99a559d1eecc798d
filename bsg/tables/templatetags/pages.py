"""What the pages' templates need: the game's words about itself, and how a form field is shown."""

from typing import Any

from django import forms, template
from django.forms.boundfield import BoundField
from django.utils.translation import get_language

from bsg.tables.games import cast_of, first, persona_named
from bsg.tables.line import sections
from bsg.tables.line.words import in_words, namer, translated
from bsg.tables.models import Seat

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


@register.filter
def face_of(seat: Seat) -> str:
    """The address of a bot's picture, if it has one."""
    return sections.face(seat)


@register.filter
def temper_of(seat: Seat) -> str:
    """What is said of a bot, in one line."""
    persona = persona_named(seat.persona)
    return in_words(persona.about, get_language() or "en") if persona else ""


@register.filter
def level_of(seat: Seat) -> str:
    """What a bot's level is called."""
    return next((label for key, label, chosen in levels_for(seat) if chosen), "")


@register.filter
def levels_for(seat: Seat) -> list[tuple[str, str, bool]]:
    """At which levels a bot on this seat can play; which is chosen."""
    cast, language = cast_of(seat.table.game), get_language() or "en"
    return [(at.key, in_words(at.label, language), at.key == seat.level) for at in cast.levels] if cast else []


@register.filter
def personas_for(seat: Seat) -> list[tuple[str, str, bool]]:
    """Who can sit there as a bot; who does."""
    cast, language = cast_of(seat.table.game), get_language() or "en"
    if cast is None:
        return []
    taken = set(seat.table.seats.exclude(pk=seat.pk).values_list("persona", flat=True))
    free = [persona for persona in cast.personas if persona.key not in taken]
    return [(who.key, f"{who.name}: {in_words(who.about, language)}", who.key == seat.persona) for who in free]

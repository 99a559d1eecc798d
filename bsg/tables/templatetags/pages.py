"""What the pages' templates need to show a form field."""

from django import forms, template
from django.forms.boundfield import BoundField

register = template.Library()


@register.filter
def is_group(field: BoundField) -> bool:
    """Whether it is shown as several buttons, each with words of its own."""
    return isinstance(field.field.widget, forms.RadioSelect | forms.CheckboxSelectMultiple)


@register.filter
def help_of(field: BoundField, value: str) -> str:
    """One line about one choice."""
    return getattr(field.field.widget, "helps", {}).get(str(value), "")

"""The languages people can choose: a switch to one that has no words would do nothing."""

from pathlib import Path

from django.conf.locale import LANG_INFO
from django.utils.translation import to_language

WRITTEN_IN = "en"


def languages(catalogues: Path) -> list[tuple[str, str]]:
    """English, in which everything is written, and every language with a compiled catalogue, by its own name."""
    found = sorted(path.parent.parent.name for path in catalogues.glob("*/LC_MESSAGES/django.mo"))
    codes = [WRITTEN_IN, *(code for code in map(to_language, found) if code != WRITTEN_IN)]
    return [(code, LANG_INFO[code]["name_local"].capitalize() if code in LANG_INFO else code) for code in codes]

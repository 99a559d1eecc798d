"""What somebody hears before a line is closed on them."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import msgspec
from django.conf import settings
from django.utils.translation import get_supported_language_variant

from bsg.kernel import Text
from bsg.tables.house.limits import TooFast
from bsg.tables.line.words import in_words


def turned_away(scope: Any, words: Text, code: str = TooFast.code) -> str:
    said = in_words(words, language_of(scope["query_string"]))
    return msgspec.json.encode({"type": "refused", "id": None, "code": code, "words": said}).decode()


def language_of(query: bytes) -> str:
    """The language the page asked for, if we have it."""
    asked = parse_qs(query.decode("latin-1")).get("lang", [""])[0]
    try:
        return get_supported_language_variant(asked)
    except LookupError:
        return settings.LANGUAGE_CODE

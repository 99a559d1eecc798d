"""Typed names (`card:riots`, `seat:2`) that occur in what a reader is shown anyway."""

from __future__ import annotations

import re
from typing import Any

from bsg.kernel import Text

TYPED = re.compile(r"[a-z]+:[\w@#-]+")


def about(words: Text) -> list[str]:
    """In a text: whom and what it speaks of, in order."""
    found: dict[str, None] = {}

    def walk(item: Any) -> None:
        if isinstance(item, Text):
            walk(list(item.args.values()))
        elif isinstance(item, dict):  # a text that has been through JSON
            walk(list(item.get("args", {}).values()))
        elif isinstance(item, list | tuple):
            for inner in item:
                walk(inner)
        elif isinstance(item, str) and TYPED.fullmatch(item):
            found[item] = None

    walk(words)
    return list(found)

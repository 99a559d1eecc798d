"""Typed names (`card:riots`, `seat:2`) that occur in what a reader is shown anyway."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from bsg.kernel import Text

TYPED = re.compile(r"[a-z]+:[\w@#-]+")


def mentioned(value: Any) -> set[str]:
    """In a view: as plain values, outside of texts."""
    found: set[str] = set()

    def walk(item: Any) -> None:
        if isinstance(item, dict):
            if "msgid" not in item:
                walk(list(item.values()))
        elif isinstance(item, list | tuple):
            for inner in item:
                walk(inner)
        elif isinstance(item, str) and TYPED.fullmatch(item):
            found.add(item)

    walk(msgspec.to_builtins(value, str_keys=True))
    return found


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

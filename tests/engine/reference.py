"""The catalogue of components in docs/reference/cards, which the code is held against."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

CARDS = Path(__file__).resolve().parents[2] / "docs" / "reference" / "cards"
Entry = dict[str, Any]


@cache
def reference(file: str) -> Any:
    return yaml.load((CARDS / f"{file}.yaml").read_text(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def entries(file: str, name: str) -> list[Entry]:
    """All entries of a printed name: cards of one name may differ in their icons."""
    return [entry for entry in reference(file) if entry["name"] == name]


def crisis(card: str) -> Entry:
    """The entry of a card as tests call it: `Riots 2` is the second printing of Riots."""
    name, _, printing = card.rpartition(" ")
    if name and printing.isdigit():
        return entries("crisis_base", name)[int(printing) - 1]
    files = ("crisis_base", "super_crisis_base", "crisis_exodus", "super_crisis_exodus")
    return next(entry for file in files for entry in entries(file, card))


def check_of(card: str, option: int | None = None) -> Entry:
    """The check on a crisis card, or in one of its options."""
    entry = crisis(card)
    found: Entry = entry["check"] if option is None else entry["options"][option]["check"]
    return found

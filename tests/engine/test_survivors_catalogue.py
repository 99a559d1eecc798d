"""What is printed, and nothing else in the catalogue's tests held yet."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.crises.card import Crisis
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.effects import Discards
from tests.engine.reference import reference


@pytest.mark.parametrize("card", CRISES.values(), ids=lambda card: card.id)
def test_cylon_attacks_are_the_cards_printed_as_such(card: Crisis) -> None:
    """R8.b"""
    attacks = {entry["name"] for entry in reference("crisis_base") if entry["kind"] == "attack"}

    assert card.attack == (card.name in attacks)


def test_of_the_super_crises_only_the_assault_is_an_attack() -> None:
    attacks = {entry["name"] for entry in reference("super_crisis_base") if entry["kind"] == "attack"}

    assert {card.name for card in SUPER_CRISES.values() if card.attack} == attacks


@pytest.mark.parametrize("card", CRISES.values(), ids=lambda card: card.id)
def test_skill_cards_are_discarded_at_random_where_the_card_says_so(card: Crisis) -> None:
    """R6.5, R6.7"""
    entries = (*reference("crisis_base"), *reference("crisis_exodus"))
    (entry, *_) = (entry for entry in entries if entry["name"] == card.name)
    printed = sum(text.count("random") for key, text in texts(entry) if key != "notes")

    assert sum(effect.at_random for effect in discards(card.effect)) == printed


@pytest.mark.parametrize("entry", reference("loyalty_exodus"), ids=lambda entry: entry["name"])
def test_a_loyalty_card_of_exodus_is_there_as_often_as_printed(entry: dict[str, Any]) -> None:
    """R1.a; the plain human cards are counted where the decks are made"""
    cards = [card for card in LOYALTY.values() if entry["name"] in (card.name, f"{card.name}: {kind_of(card.id)}")]

    if entry["name"] != "You Are Not a Cylon":
        assert [(card.copies, card.cylon) for card in cards] == [(entry["copies"], "Cylon:" in entry["name"])]


def kind_of(card: str) -> str:
    """`cylon-jump-preparation` is printed as Jump Preparation."""
    return card.removeprefix("cylon-").replace("-", " ").title()


def texts(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """The words of an entry, each with what it is."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for inner, item in value.items():
            yield from texts(item, inner)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item, key)


def discards(value: Any) -> Iterator[Discards]:
    if isinstance(value, Discards):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from discards(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from discards(item)

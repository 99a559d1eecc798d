"""Every number and place of the Ionian Nebula in the code equals docs/reference/cards."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import NOTHING, Activates, Changes, DamagesGalactica, Draws, JumpTrack, Sends
from bsg.engine.rules.combat import BASESTAR_TOKENS
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads import CYLON_SHIPS, VIPERS
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.effects import DrawsTrauma
from bsg.engine.variants.ionian_nebula.trauma import ALTERNATE_TOKENS, TRAUMA
from bsg.engine.vocabulary import Place, Ship, slug
from tests.engine.reference import reference

ENTRIES = reference("allies")
SIDES = ("benevolent", "antagonistic")


def test_there_are_thirty_five_allies_and_seven_crossroads_cards() -> None:
    """R1.a"""
    assert len(ALLIES) == sum(entry["copies"] for entry in ENTRIES) == 35
    assert sorted(CROSSROADS) == sorted(slug(entry["name"]) for entry in reference("crossroads"))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: slug(entry["name"]))
def test_an_ally_is_where_it_is_printed_and_shows_whom_it_is_printed_with(entry: dict[str, Any]) -> None:
    """R35.9"""
    ally = ALLIES[slug(entry["name"])]

    assert (ally.name, ally.place, ally.copies) == (entry["name"], slug(entry["location"]), 1)
    playable = entry.get("character_set") in ("base", "exodus")
    assert bool(ally.character) == playable
    if playable:
        assert CHARACTERS[ally.character].name == entry["character"]


def plain(text: str) -> Any:
    """Results that the notation says in one word, as the effects of the base game have them."""
    for resource in ("fuel", "food", "morale", "population"):
        if text == f"{resource} +1":
            return Changes, {"resource": resource, "amount": 1}
    words = {
        "damage galactica once": (DamagesGalactica, {"times": 1}),
        "jump_prep +1": (JumpTrack, {"amount": 1}),
        "jump_prep -1": (JumpTrack, {"amount": -1}),
        "you -> Brig": (Sends, {"place": Place.BRIG}),
        "you -> Sickbay": (Sends, {"place": Place.SICKBAY}),
        "draw 2 trauma tokens": (DrawsTrauma, {"count": 2}),
    }
    if text.startswith("activate ") and "viper" not in text:
        return Activates, {"kinds": (text.removeprefix("activate "),)}
    if text.startswith("draw 3 ") and text.endswith(" cards"):
        return Draws, {"count": 3, "skills": (text.split()[2],)}
    return words.get(text)


RESULTS = [
    (slug(entry["name"]), side, entry[side]) for entry in ENTRIES for side in SIDES if plain(entry[side]) is not None
]


@pytest.mark.parametrize(("ally", "side", "printed"), RESULTS)
def test_a_plain_result_is_as_printed(ally: str, side: str, printed: str) -> None:
    kind, numbers = plain(printed)
    effect = getattr(ALLIES[ally], side)

    assert isinstance(effect, kind)
    assert {name: getattr(effect, name) for name in numbers} == numbers


def test_most_results_are_plain() -> None:
    assert len(RESULTS) > 25


def test_no_result_is_empty_but_one() -> None:
    cards = [*ALLIES.values(), *CROSSROADS.values()]

    assert [card.name for card in cards if NOTHING in (card.benevolent, card.antagonistic)] == ["The Opera House"]


def test_the_tokens_are_as_many_as_printed() -> None:
    """R1.7, R1.8"""
    entry = reference("trauma")

    assert {token["kind"]: token["count"] for token in entry["tokens"]} == TRAUMA
    assert sum(TRAUMA.values()) == entry["total"] == 38
    alternates = [slug(token["name"]) for token in reference("basestar_damage")["exodus_alternate"]]
    assert sorted(alternates) == sorted([*BASESTAR_TOKENS, *ALTERNATE_TOKENS])


def test_the_battle_is_as_printed() -> None:
    """R35.19"""
    two = {Ship.BASESTAR: 1, Ship.RAIDER: 4}
    assert dict(CYLON_SHIPS.setup) == {Place.STARBOARD_BOW: two, Place.STARBOARD_AFT: two}  # type: ignore[attr-defined]
    assert dict(VIPERS.setup) == {  # type: ignore[attr-defined]
        Place.PORT_BOW: {Ship.VIPER: 2},
        Place.PORT_AFT: {Ship.VIPER: 2},
    }

"""Every number in the code equals docs/reference/cards, and every effect says what it does."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from bsg.engine.box import rules_asked
from bsg.engine.cards.crises import BASE_CRISES, CRISES
from bsg.engine.cards.crises.attacks import SIEGE
from bsg.engine.cards.crises.card import Crisis
from bsg.engine.cards.destinations import BASE_DESTINATIONS, DESTINATIONS
from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import BASE_QUORUM, QUORUM
from bsg.engine.cards.skills import BASE_SKILLS, SKILL_CARDS
from bsg.engine.cards.super_crises import BASE_SUPER_CRISES, SUPER_CRISES
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import Check, Choice, Discards, Effect, PlacesShips, Sequence
from bsg.engine.exodus.skills import EXODUS_SKILLS
from bsg.engine.names import name_of
from bsg.engine.places import COLONIAL_ONE, CYLON_LOCATIONS, DAMAGEABLE, GALACTICA
from bsg.engine.state import Options
from bsg.engine.variants.final_five.cards import FIVE
from bsg.engine.vocabulary import Ship, counted
from bsg.kernel import Text, render
from tests.engine.reference import reference

# Cards of the reference that are not in the code yet: none of the base game. Exodus comes in its own files.
CRISES_TO_COME: set[str] = set()
SUPER_CRISES_TO_COME: set[str] = set()
DESTINATIONS_TO_COME: set[str] = set()

SKILL_KINDS = (*BASE_SKILLS, *EXODUS_SKILLS)
CHOOSERS = {"current": "current", "president": "president", "admiral": "admiral", "cag": "cag"}


def base(file: str) -> list[dict[str, Any]]:
    return [entry for entry in reference(file) if entry["set"] == "base"]


# ── crises ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_facts(check: Any) -> Any:
    """(difficulty, partial, types) of a check, in the reference or in the code."""
    if isinstance(check, Check):
        return check.value, check.partial_at, frozenset(check.skills)
    return check["value"], check.get("partial"), frozenset(check["skills"])


def printed_facts(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What a card is by the reference."""
    options = entry.get("options", [])
    checks = [check_facts(o["check"]) if isinstance(o, dict) and "check" in o else None for o in options]
    if entry["kind"] == "check":
        checks = [check_facts(entry["check"])]
    icon = None if entry["kind"] == "attack" or entry["activate"] == "none" else entry["activate"]
    return entry["name"], entry["kind"], entry.get("chooser"), tuple(checks), icon, entry["jump"]


def coded_facts(card: Any) -> tuple[Any, ...]:
    """What it is in the code."""
    effect, icon = card.effect, getattr(card, "activate", None)
    jump = getattr(card, "jump", False)
    if isinstance(effect, Choice):
        checks = [check_facts(e) if isinstance(e, Check) else None for e in (effect.first, effect.second)]
        return card.name, "choice", CHOOSERS[effect.who], tuple(checks), icon, jump
    if isinstance(effect, Check):
        return card.name, "check", None, (check_facts(effect),), icon, jump
    return card.name, "attack" if card.attack else "event", None, (), icon, jump


@pytest.mark.parametrize("name", sorted({entry["name"] for entry in base("crisis_base")} - CRISES_TO_COME))
def test_a_crisis_card_is_as_printed(name: str) -> None:
    """Kind, chooser, checks with partial, icons, and how many cards of which printing."""
    printed: Counter[Any] = Counter()
    for entry in base("crisis_base"):
        if entry["name"] == name:
            printed[printed_facts(entry)] += entry["copies"]

    coded: Counter[Any] = Counter()
    for card in BASE_CRISES:
        if card.name == name:
            coded[coded_facts(card)] += card.copies

    assert coded == printed


def test_the_crisis_deck_is_complete_but_for_what_is_listed_as_to_come() -> None:
    names = {entry["name"] for entry in base("crisis_base")}

    assert names - {card.name for card in BASE_CRISES} == CRISES_TO_COME
    assert sum(card.copies for card in BASE_CRISES) == 70 - sum(
        entry["copies"] for entry in base("crisis_base") if entry["name"] in CRISES_TO_COME
    )


@pytest.mark.parametrize("entry", base("super_crisis_base"), ids=lambda entry: entry["name"])
def test_a_super_crisis_is_as_printed(entry: dict[str, Any]) -> None:
    if entry["name"] not in SUPER_CRISES_TO_COME:
        (card,) = (card for card in BASE_SUPER_CRISES if card.name == entry["name"])
        assert coded_facts(card) == printed_facts(entry)
        assert card.copies == entry["copies"]


def ships_of(effect: Effect) -> Counter[tuple[str, str]]:
    """How many ships of a kind are placed in which area by the declared set-ups."""
    placed: Counter[tuple[str, str]] = Counter()
    for part in walk(effect):
        if isinstance(part, PlacesShips):
            for area, ships in dict(part.setup).items():
                for ship, count in dict(ships).items():
                    placed[str(area), str(ship)] += count
    return placed


@pytest.mark.parametrize(
    "entry",
    [entry for entry in (*base("crisis_base"), *base("super_crisis_base")) if entry["kind"] == "attack"],
    ids=lambda entry: entry["name"],
)
def test_an_attack_places_the_printed_ships(entry: dict[str, Any]) -> None:
    cards = [*BASE_CRISES, *BASE_SUPER_CRISES]
    (card,) = (card for card in cards if card.name == entry["name"])

    printed = Counter(
        {
            (area.replace("_", "-"), ship.replace("_", "-")): count
            for area, ships in entry["attack"]["setup"].items()
            for ship, count in ships.items()
        }
    )
    placed = SIEGE if entry["name"] == "Besieged" else card.effect  # which has to know the raiders that it placed
    assert ships_of(placed) == printed


@pytest.mark.parametrize(
    "entry",
    [entry for entry in (*base("crisis_base"), *base("super_crisis_base")) if entry["kind"] == "attack"],
    ids=lambda entry: entry["name"],
)
def test_an_attack_names_every_ship_it_places(entry: dict[str, Any]) -> None:
    (card,) = (card for card in (*BASE_CRISES, *BASE_SUPER_CRISES) if card.name == entry["name"])

    words = [render(part, lambda option: name_of(option) or option) for part in card.effect.describe()]

    for area, ships in entry["attack"]["setup"].items():
        where = name_of(f"area:{area.replace('_', '-')}")
        named = [line for line in words if line.startswith("place ") and line.endswith(f" {where}")]
        assert len(named) == 1
        for ship, count in ships.items():
            assert re.search(rf"\b{counted(Ship(ship.replace('_', '-')), count)}\b", named[0])


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


# ── the other decks ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_skill_cards_are_as_printed() -> None:
    """R1.1"""
    printed = {(e["name"], e["skill"], tuple(sorted(e["values"].items()))) for e in base("skills_base")}

    coded = {(kind.name, str(kind.skill), tuple(sorted(kind.values.items()))) for kind in BASE_SKILLS}

    assert coded == printed
    assert sum(sum(e["values"].values()) for e in base("skills_base")) == 105


@pytest.mark.parametrize("entry", base("skills_base"), ids=lambda entry: entry["name"])
def test_a_skill_card_is_an_action_or_a_response_as_printed(entry: dict[str, Any]) -> None:
    (kind,) = (kind for kind in BASE_SKILLS if kind.name == entry["name"])

    assert (kind.action is not None) == (entry["timing"] == "action")
    assert (kind.response is not None) == (entry["timing"] != "action")


def test_the_destinations_are_as_printed() -> None:
    printed = {(e["name"], e["distance"], e["copies"]) for e in base("destinations_base")}

    coded = {(card.name, card.distance, card.copies) for card in BASE_DESTINATIONS}

    assert coded == {card for card in printed if card[0] not in DESTINATIONS_TO_COME}
    assert sum(copies for _, _, copies in printed) == 22


def test_the_quorum_cards_are_as_printed() -> None:
    printed = {(e["name"], e["copies"]) for e in base("quorum_base")}

    assert {(card.name, card.copies) for card in BASE_QUORUM} == printed
    assert sum(copies for _, copies in printed) == 17


def test_the_loyalty_cards_are_as_printed() -> None:
    printed = Counter((e["name"], e["team"] == "cylon", e["copies"]) for e in base("loyalty_base"))

    coded = Counter((card.name, card.cylon, card.copies) for card in LOYALTY.values())

    assert printed <= coded


@pytest.mark.parametrize("variant", [e["variant"] for e in base("loyalty_base") if "variant" in e])
def test_each_cylon_card_of_the_base_game_is_there(variant: str) -> None:
    card = LOYALTY[f"cylon-{variant}"]

    assert (card.name, card.cylon, card.copies) == ("You Are a Cylon", True, 1)


# ── characters and locations ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("entry", base("characters"), ids=lambda entry: entry["id"])
def test_a_character_is_as_printed(entry: dict[str, Any]) -> None:
    """R1.16, R26.1"""
    sheet = CHARACTERS[entry["id"]]

    assert (sheet.name, sheet.type, sheet.is_pilot) == (entry["name"], entry["type"], entry["pilot"])
    draws = [(draw.count, tuple(draw.skills)) for draw in sheet.skill_set]
    assert draws == [(line["count"], tuple(line.get("either") or [line["skill"]])) for line in entry["skills"]]
    start = {"off_board": None, "viper": None}.get(entry["start"], entry["start"])
    assert (LOCATIONS[sheet.start].name if sheet.start else None) == start
    assert sheet.starts_in_viper == (entry["start"] == "viper")
    abilities = [sheet.passive.name, sheet.once.name, sheet.drawback.name]
    assert abilities == [entry[kind]["name"] for kind in ("passive", "once", "drawback")]


AREAS = {"galactica": GALACTICA, "colonial_one": COLONIAL_ONE, "cylon": CYLON_LOCATIONS}


@pytest.mark.parametrize("entry", base("locations"), ids=lambda entry: entry["name"])
def test_a_location_is_as_printed(entry: dict[str, Any]) -> None:
    (location,) = (location for location in LOCATIONS.values() if location.name == entry["name"])

    assert location.place in AREAS[entry["area"]]
    assert (location.place in rules_asked(Options()).hazardous()) == entry["hazardous"]
    assert (location.place in DAMAGEABLE) == entry["damageable"]
    assert (location.action is not None) == ("action" in entry)
    checks = [part for part in walk(location.action) if isinstance(part, Check)] if location.action else []
    assert [check_facts(check) for check in checks] == [check_facts(entry[key]) for key in ("check",) if key in entry]


# ── every effect says what it does ──────────────────────────────────────────────────────────────────────────────────


def walk(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it is made of."""
    yield effect
    if is_dataclass(effect):
        for field in fields(effect):
            value = getattr(effect, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Effect):
                    yield from walk(part)


def all_effects() -> dict[str, Effect]:
    return {
        **{f"crisis:{card.id}": card.effect for card in CRISES.values()},
        **{f"super:{card.id}": card.effect for card in SUPER_CRISES.values()},
        **{f"destination:{card.id}": card.effect for card in DESTINATIONS.values()},
        **{f"quorum:{card.id}": card.effect for card in QUORUM.values()},
        **{f"loc:{place}": location.action for place, location in LOCATIONS.items() if location.action},
        **{f"loyalty:{card.id}": card.reveal for card in LOYALTY.values()},
        **{f"loyalty:{card.id}": card.examined for card in FIVE},
        **{f"card:{kind.name}": kind.action for kind in SKILL_KINDS if kind.action},
        **{f"ability:{a.ability.name}": a.effect for sheet in CHARACTERS.values() for a in sheet.actions()},
    }


def placeholders(text: Text) -> set[str]:
    return set(re.findall(r"{(\w+)}", text.msgid + text.plural))


def texts_in(text: Text) -> Iterator[Text]:
    """A text and the texts inside it."""
    yield text
    for value in text.args.values():
        for part in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(part, Text):
                yield from texts_in(part)


@pytest.mark.parametrize(("name", "effect"), all_effects().items(), ids=list(all_effects()))
def test_every_effect_describes_itself(name: str, effect: Effect) -> None:
    for part in walk(effect):
        assert part.describe() or isinstance(part, Sequence)
        for text in (*part.describe(), part.words()):
            words = render(text, lambda option: name_of(option) or option)
            assert words.strip()
            assert "{" not in words
            assert not re.search(r"\b(loc|res|title|skill|card|area):\w", words), words
            for inner in texts_in(text):
                assert placeholders(inner) == set(inner.args) - ({"n"} - placeholders(inner))


@pytest.mark.parametrize("sheet", CHARACTERS.values(), ids=list(CHARACTERS))
def test_every_ability_says_what_it_does(sheet: Any) -> None:
    for ability in (sheet.passive, sheet.once, sheet.drawback):
        assert ability.name
        assert str(ability.text).endswith(".")


@pytest.mark.parametrize("entry", reference("characters"), ids=lambda entry: entry["id"])
def test_an_ability_that_costs_an_action_says_so(entry: dict[str, Any]) -> None:
    sheet = CHARACTERS[entry["id"]]

    said = [str(ability.text).startswith("Action:") for ability in (sheet.passive, sheet.once, sheet.drawback)]

    assert said == [entry[kind].get("timing") == "action" for kind in ("passive", "once", "drawback")]


@pytest.mark.parametrize("kind", SKILL_KINDS, ids=lambda kind: kind.name)
def test_every_skill_card_says_what_it_does(kind: Any) -> None:
    first, *more = kind.describe()

    assert all(str(words).strip() for words in (first, *more))
    assert name_of(f"card:{next(c.id for c in SKILL_CARDS.values() if c.kind == kind)}#0") is not None

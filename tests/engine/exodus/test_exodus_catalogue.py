"""Every number of Exodus in the code equals docs/reference/cards, but for what comes with the Cylon Fleet."""

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import NOTHING, Check, Choice
from bsg.engine.exodus.cards import EXODUS_DESTINATIONS, EXODUS_QUORUM, EXODUS_SUPER_CRISES
from bsg.engine.exodus.crises import EXODUS_CRISES
from bsg.engine.exodus.skills import EXODUS_SKILLS
from bsg.engine.scenario import Scenario
from bsg.engine.variants.final_five.cards import FIVE
from bsg.engine.variants.personal_goals.cards import GOALS
from bsg.engine.vocabulary import Skill, Title, slug
from tests.engine.reference import reference
from tests.engine.test_catalogue import coded_facts, printed_facts, ships_of


def printed(file: str) -> list[dict[str, Any]]:
    """Entries of the expansion that need no Cylon Fleet."""
    return [entry for entry in reference(file) if entry["set"] == "exodus" and entry.get("variant") != "cylon_fleet"]


def full_box() -> Scenario:
    """With whatever brings no other deck of crises."""
    return Scenario("gaeta", "tory", "cally", set="exodus", variants=("personal-goals", "final-five"))


# ── crises ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("entry", printed("crisis_exodus"), ids=lambda entry: entry["name"])
def test_a_crisis_card_is_as_printed(entry: dict[str, Any]) -> None:
    """Kind, chooser, checks, icons, consequence or none."""
    (card,) = (card for card in EXODUS_CRISES if card.name == entry["name"])

    assert coded_facts(card) == printed_facts(entry)
    assert card.copies == entry["copies"]
    assert has_consequence(card.effect) == ("consequence" in entry)


def has_consequence(effect: Any) -> bool:
    checks = (effect.first, effect.second) if isinstance(effect, Choice) else (effect,)
    return any(isinstance(part, Check) and str(part.consequence.words()) != "no effect" for part in checks)


@pytest.mark.parametrize("entry", printed("super_crisis_exodus"), ids=lambda entry: entry["name"])
def test_a_super_crisis_is_as_printed(entry: dict[str, Any]) -> None:
    (card,) = (card for card in EXODUS_SUPER_CRISES if card.name == entry["name"])

    assert coded_facts(card) == printed_facts(entry)
    assert has_consequence(card.effect) == ("consequence" in entry)


def test_the_decks_have_the_sizes_of_the_rulebook() -> None:
    """R1.2, R1.a, R2.3, R2.4: without the Cylon Fleet"""
    rules = full_box().rules

    assert (len(EXODUS_CRISES), len(rules.crisis_deck())) == (34, 104)
    assert (len(EXODUS_SUPER_CRISES), len(rules.super_crisis_deck())) == (2, 7)
    assert (len(rules.quorum_deck()), len(rules.destination_deck())) == (20, 29)
    assert [len(rules.skill_deck(skill)) for skill in Skill] == [25] * 5


def test_cards_that_need_the_cylon_fleet_are_left_out() -> None:
    """R32.1, R2.4, R9.7: whatever the CAG would choose, and Fighting Blind"""
    files = ("crisis_exodus", "super_crisis_exodus")
    left_out = {slug(e["name"]) for file in files for e in reference(file) if e.get("variant") == "cylon_fleet"}
    rules = full_box().rules

    assert (len(left_out), "fighting-blind" in left_out) == (7, True)
    assert not left_out & {*rules.crisis_deck(), *rules.super_crisis_deck()}
    assert "massive-assault" in rules.super_crisis_deck()


# ── the other cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_skill_cards_are_as_printed() -> None:
    """R1.1"""
    coded = {(kind.name, str(kind.skill), *kind.values.items()) for kind in EXODUS_SKILLS}

    assert coded == {(e["name"], e["skill"], (e["value"], e["copies"])) for e in printed("skills_exodus")}


@pytest.mark.parametrize("entry", printed("skills_exodus"), ids=lambda entry: entry["name"])
def test_a_skill_card_works_when_it_says(entry: dict[str, Any]) -> None:
    (kind,) = (kind for kind in EXODUS_SKILLS if kind.name == entry["name"])

    either = ["Best of the Best"]  # R27.15: a response, and the pilot's own is an option beside the attack
    assert (kind.action is not None) == (entry["timing"] == "action" or entry["name"] in either)
    assert (kind.ability is not None) == (entry["timing"] == "skill_check_ability")
    assert (kind.response is not None) == (entry["timing"] in ("before_check", "before_attack"))
    assert kind.describe()
    assert f"{SKILL_CARDS[next(c for c, k in SKILL_CARDS.items() if k.kind == kind)].name}" == entry["name"]


def test_the_destinations_are_as_printed() -> None:
    coded = {(card.name, card.distance, card.copies) for card in EXODUS_DESTINATIONS}

    assert coded == {(e["name"], e["distance"], e["copies"]) for e in printed("destinations_exodus")}


@pytest.mark.parametrize(
    ("name", "ships"),
    [
        ("Cylon Raiders", {("rear", "raider"): 3}),
        ("Derelict Basestar", {("front", "basestar"): 1, ("rear", "civilian"): 2}),
    ],
)
def test_a_destination_places_the_printed_ships(name: str, ships: dict[tuple[str, str], int]) -> None:
    (card,) = (card for card in EXODUS_DESTINATIONS if card.name == name)

    assert ships_of(card.effect) == Counter(ships)


def test_the_quorum_cards_are_as_printed() -> None:
    coded = {(card.name, card.copies) for card in EXODUS_QUORUM}

    assert coded == {(e["name"], e["copies"]) for e in printed("quorum_exodus")}


# ── loyalty ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_loyalty_cards_are_as_printed() -> None:
    """R33.11, R33.19: 20 = 5 plain + 2 Cylon + 8 goals + 5 Final Five"""
    named = Counter({e["name"].split(": You")[0]: e["copies"] for e in printed("loyalty_exodus")})
    cylons, humans = full_box().rules.loyalty_piles()

    coded = Counter(LOYALTY[card].name for card in chain(cylons, humans))

    goals = {name: 1 for name in named if name.startswith(("Personal Goal", "Final Five"))}
    assert coded == Counter({"You Are a Cylon": 4 + 2, "You Are Not a Cylon": 11 + 5}) + Counter(goals)
    assert (len(GOALS), len(FIVE), sum(named.values())) == (8, 5, 20)


@pytest.mark.parametrize("entry", [e for e in printed("loyalty_exodus") if "penalty" in e], ids=lambda e: e["name"])
def test_a_goal_costs_what_is_printed(entry: dict[str, Any]) -> None:
    (card,) = (card for card in GOALS if card.name == entry["name"])
    resource, amount = entry["penalty"].split()

    assert not card.cylon
    assert str(card.penalty.words().args["resource"]) == f"res:{resource}"
    assert -int(card.penalty.words().args["n"]) == int(amount)


@pytest.mark.parametrize("entry", [e for e in printed("loyalty_exodus") if "on_examined" in e], ids=lambda e: e["name"])
def test_a_final_five_card_is_human_and_speaks_when_it_is_examined(entry: dict[str, Any]) -> None:
    (card,) = (card for card in FIVE if card.name == entry["name"])

    assert not card.cylon
    assert card.examined != NOTHING
    assert str(card.describe())


@pytest.mark.parametrize("entry", reference("loyalty_exodus"), ids=lambda entry: entry["name"])
def test_a_loyalty_card_of_exodus_is_there_as_often_as_printed(entry: dict[str, Any]) -> None:
    """R1.a; the plain human cards are counted where the decks are made"""
    cards = [card for card in LOYALTY.values() if entry["name"] in (card.name, f"{card.name}: {kind_of(card.id)}")]

    if entry["name"] != "You Are Not a Cylon":
        assert [(card.copies, card.cylon) for card in cards] == [(entry["copies"], "Cylon:" in entry["name"])]


def kind_of(card: str) -> str:
    """`cylon-jump-preparation` is printed as Jump Preparation."""
    return card.removeprefix("cylon-").replace("-", " ").title()


# ── characters, titles ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("entry", printed("characters"), ids=lambda entry: entry["id"])
def test_a_character_is_as_printed(entry: dict[str, Any]) -> None:
    """R1.16, R26.1"""
    sheet = CHARACTERS[entry["id"]]

    assert (sheet.name, sheet.type, sheet.is_pilot) == (entry["name"], entry["type"], entry["pilot"])
    draws = [(draw.count, tuple(draw.skills)) for draw in sheet.skill_set]
    assert draws == [(line["count"], tuple(line.get("either") or [line["skill"]])) for line in entry["skills"]]
    assert sheet.start is not None
    assert LOCATIONS[sheet.start].name == entry["start"]
    abilities = [sheet.passive.name, sheet.once.name, sheet.drawback.name]
    assert abilities == [entry[kind]["name"] for kind in ("passive", "once", "drawback")]


def test_all_characters_of_both_boxes_can_be_chosen() -> None:
    """R2.3, R21.a: and each is in every line of succession."""
    pool = {sheet.id for sheet in full_box().rules.character_pool()}

    assert pool == {entry["id"] for entry in reference("characters")}
    assert len(pool) == 14
    for title in Title:
        assert full_box().rules.highest_in_line(title) is not None

"""R2.6, R2.9, R2.18, R1.b: what is in a game with the Cylon Fleet."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.box import rules_asked
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.numbers import VIPERS
from bsg.engine.state import Options
from bsg.engine.variants.cylon_fleet.board import (
    AREAS,
    AUTO_ATTACK,
    CYLON_SHIPS,
    MARK_II_IN_GAME,
    MARK_VII_IN_GAME,
    OF_DIE,
    PURSUIT,
)
from bsg.engine.variants.cylon_fleet.cards import CAG, CAG_CRISES, CAG_SUPER_CRISES
from bsg.engine.vocabulary import Place, Ship, Title
from tests.engine.reference import reference
from tests.engine.space import FRONT, PORT_AFT, PORT_BOW, REAR, sky
from tests.engine.test_catalogue import coded_facts, printed_facts, ships_of
from tests.engine.variants.cylon_fleet.tables import far_sky, fleet_table, models, pursuit

BOARD = reference("cylon_fleet_board")
TITLES = {entry["name"]: entry for entry in reference("titles")}
IDS = {
    'Lee "Apollo" Adama': "apollo",
    'Kara "Starbuck" Thrace': "starbuck",
    'Sharon "Boomer" Valerii': "boomer",
    "Samuel T. Anders": "anders",
    'Karl "Helo" Agathon': "helo",
    "William Adama": "adama",
    "Saul Tigh": "tigh",
    "Felix Gaeta": "gaeta",
    '"Chief" Galen Tyrol': "chief",
    'Callandra "Cally" Tyrol': "cally",
    "Tom Zarek": "zarek",
    "Gaius Baltar": "baltar",
    "Tory Foster": "tory",
    "Laura Roslin": "roslin",
}


def cards_of_the_variant(file: str) -> list[dict[str, Any]]:
    return [entry for entry in reference(file) if entry.get("variant") == "cylon_fleet"]


def with_fleet() -> Any:
    return rules_asked(Options(set="exodus", variants=("cylon-fleet",)))


# ── the components ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_board_is_as_printed() -> None:
    """R34.2, R34.3"""
    printed = {Place(area["main_area"].replace("_", "-")): tuple(area["die"]) for area in BOARD["areas"]}
    order = [Place(name.replace("_", "-")) for name in BOARD["area_order_high_to_low"]]

    assert {area.twin: area.die for area in AREAS} == printed
    assert [area.twin for area in AREAS] == order
    assert sorted(OF_DIE) == list(range(1, 9))


def test_the_pursuit_track_is_as_printed() -> None:
    """R1.13"""
    track = BOARD["pursuit_track"]["track"]

    assert tuple(space["civilian_ships"] for space in track) == PURSUIT
    assert [space["space"] for space in track if space.get("name") == "Auto Attack"] == [AUTO_ATTACK]


def test_there_are_as_many_ships_as_printed() -> None:
    """R1.b"""
    counts = BOARD["ship_counts"]

    assert (counts["vipers_mark_ii"], counts["vipers_mark_vii"]) == (MARK_II_IN_GAME, MARK_VII_IN_GAME)
    assert CYLON_SHIPS[Ship.RAIDER] == counts["raiders"]
    assert CYLON_SHIPS[Ship.HEAVY_RAIDER] == counts["heavy_raiders"]
    assert CYLON_SHIPS[Ship.BASESTAR] == counts["basestars"]


@pytest.mark.parametrize("entry", cards_of_the_variant("crisis_exodus"), ids=lambda entry: entry["name"])
def test_a_crisis_of_the_cag_is_as_printed(entry: dict[str, Any]) -> None:
    (card,) = (card for card in CAG_CRISES if card.name == entry["name"])

    assert coded_facts(card) == printed_facts(entry)
    assert card.copies == entry["copies"]


def test_tracked_by_radiation_places_what_is_printed() -> None:
    (card,) = (card for card in CAG_CRISES if card.name == "Tracked by Radiation")

    assert ships_of(card.effect) == {("front", "basestar"): 1, ("front", "raider"): 3, ("rear", "civilian"): 2}


def test_fighting_blind_is_as_printed() -> None:
    (entry,) = cards_of_the_variant("super_crisis_exodus")
    (card,) = CAG_SUPER_CRISES

    assert coded_facts(card) == printed_facts(entry)


def test_the_line_of_the_cag_is_as_printed() -> None:
    """R21.a"""
    printed = TITLES["CAG"]
    line = [IDS[name] for name in printed["line_of_succession"] if name not in printed["pegasus_characters"]]

    assert with_fleet().line_of(CAG) == line


def test_the_alternate_admiral_has_the_usual_line() -> None:
    """R2.18"""
    assert TITLES["Admiral (Cylon Fleet)"]["line_of_succession"] == TITLES["Admiral"]["line_of_succession"]
    assert with_fleet().line_of(Title.ADMIRAL)[0] == "adama"


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_attack_cards_stay_in_the_box_and_those_of_the_cag_do_not() -> None:
    """R2.6, R1.2, R9.7"""
    crises, super_crises = with_fleet().crisis_deck(), with_fleet().super_crisis_deck()

    assert (len(crises), len(super_crises)) == (100, 7)
    assert not any(CRISES[card].attack for card in crises)
    assert not any(SUPER_CRISES[card].attack for card in super_crises)
    assert {card.id for card in CAG_CRISES} <= set(crises)
    assert "fighting-blind" in super_crises


def test_without_the_variant_it_is_the_other_way_round() -> None:
    """R2.4, R1.2"""
    rules = rules_asked(Options(set="exodus"))

    assert (len(rules.crisis_deck()), len(rules.super_crisis_deck())) == (104, 7)
    assert not {card.id for card in (*CAG_CRISES, *CAG_SUPER_CRISES)} & {
        *rules.crisis_deck(),
        *rules.super_crisis_deck(),
    }
    assert CAG not in rules.titles_in_play()
    assert rules.vipers_in_game() == {Ship.VIPER: VIPERS}


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_mark_viis_are_damaged_at_first_and_the_pursuit_is_at_its_start() -> None:
    """R2.9, R34.25"""
    scenario = fleet_table()

    assert models(scenario.state.reserves) == (6, 0)
    assert models(scenario.state.damaged_vipers) == (0, 4)
    assert pursuit(scenario.state) == 0
    assert scenario.rules.available(Ship.RAIDER) == 20
    assert far_sky(scenario.state) == {}


def test_the_starting_ships_are_the_usual_ones() -> None:
    """R2.30, R34.1"""
    play = fleet_table().run(lambda rules: rules.place_starting_ships())

    assert sky(play.state) == {
        FRONT: {"basestars": 1, "raiders": 3},
        PORT_BOW: {"vipers": 1},
        PORT_AFT: {"vipers": 1},
        REAR: {"civilians": 2},
    }
    assert models(play.state.reserves) == (4, 0)


def test_the_cag_is_the_highest_in_line() -> None:
    """R2.15"""
    assert fleet_table("roslin", "helo", "starbuck").state.titles[CAG] == 2
    assert fleet_table("roslin", "zarek", "tigh").state.titles[CAG] == 2

"""R1.b, R1.13, R21.a, R34.2: board, ships, cards and titles of the Cylon Fleet are as printed."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.box import rules_asked
from bsg.engine.state import Options
from bsg.engine.variants.cylon_fleet import board
from bsg.engine.variants.cylon_fleet.cards import CAG, CAG_CRISES, CAG_SUPER_CRISES
from bsg.engine.vocabulary import Place, Ship, Title
from tests.engine.reference import reference
from tests.engine.test_catalogue import coded_facts, printed_facts, ships_of

PRINTED = reference("cylon_fleet_board")
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
    printed = {Place(area["main_area"].replace("_", "-")): tuple(area["die"]) for area in PRINTED["areas"]}
    order = [Place(name.replace("_", "-")) for name in PRINTED["area_order_high_to_low"]]

    assert {area.twin: area.die for area in board.AREAS} == printed
    assert [area.twin for area in board.AREAS] == order
    assert sorted(board.OF_DIE) == list(range(1, 9))


def test_the_pursuit_track_is_as_printed() -> None:
    """R1.13"""
    track = PRINTED["pursuit_track"]["track"]

    assert tuple(space["civilian_ships"] for space in track) == board.PURSUIT
    assert [space["space"] for space in track if space.get("name") == "Auto Attack"] == [board.AUTO_ATTACK]


def test_there_are_as_many_ships_as_printed() -> None:
    """R1.b"""
    counts = PRINTED["ship_counts"]

    assert (counts["vipers_mark_ii"], counts["vipers_mark_vii"]) == (board.MARK_II_IN_GAME, board.MARK_VII_IN_GAME)
    assert board.CYLON_SHIPS[Ship.RAIDER] == counts["raiders"]
    assert board.CYLON_SHIPS[Ship.HEAVY_RAIDER] == counts["heavy_raiders"]
    assert board.CYLON_SHIPS[Ship.BASESTAR] == counts["basestars"]


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
    assert card.copies == entry["copies"]


def test_the_line_of_the_cag_is_as_printed() -> None:
    """R21.a"""
    printed = TITLES["CAG"]
    line = [IDS[name] for name in printed["line_of_succession"] if name not in printed["pegasus_characters"]]

    assert with_fleet().line_of(CAG) == line


def test_the_alternate_admiral_has_the_usual_line() -> None:
    """R2.18"""
    assert TITLES["Admiral (Cylon Fleet)"]["line_of_succession"] == TITLES["Admiral"]["line_of_succession"]
    assert with_fleet().line_of(Title.ADMIRAL)[0] == "adama"

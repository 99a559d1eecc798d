"""R2.6, R2.9, R2.18, R1.b: what is in a game with the Cylon Fleet."""

from __future__ import annotations

from typing import Any

from bsg.engine.box import rules_asked
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.numbers import VIPERS
from bsg.engine.state import Options
from bsg.engine.variants.cylon_fleet.cards import CAG, CAG_CRISES, CAG_SUPER_CRISES
from bsg.engine.vocabulary import Ship
from tests.engine.space import FRONT, PORT_AFT, PORT_BOW, REAR, sky
from tests.engine.variants.cylon_fleet.tables import far_sky, fleet_table, models, pursuit


def with_fleet() -> Any:
    return rules_asked(Options(set="exodus", variants=("cylon-fleet",)))


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

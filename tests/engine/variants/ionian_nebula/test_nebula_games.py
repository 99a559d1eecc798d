"""Whole games in the nebula, with and without the other variants: they end, and nothing is lost on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from bsg.bots import simulation
from bsg.engine import BSG
from bsg.engine.catalogue import catalogue
from bsg.engine.invariants import broken
from bsg.engine.state import Options
from bsg.engine.variants.ionian_nebula.part import AllyInPlay
from bsg.engine.vocabulary import Place
from tests.engine.helpers import TIGH, ZAREK
from tests.engine.records import RECORDS
from tests.engine.variants.ionian_nebula.tables import A, D, nebula_table

NEBULA = Options(set="exodus", variants=("ionian-nebula",))


def tables() -> list[simulation.Table]:
    """R36.1: all choices of variants with the nebula among them."""
    return [table for table in simulation.tables("exodus", "all-combinations") if "ionian-nebula" in table["variants"]]


def test_games_of_all_combinations_and_sizes_end_and_break_nothing() -> None:
    """R36.1, T4: also that nobody is asked who is out of the game"""
    played = list(simulation.explore(simulation.plans(36, 48, [3, 4, 5, 6], tables())))

    assert [game.wrong for game in played if game.wrong or not game.over] == []
    tally = sum((Counter(game.tally) for game in played), Counter[str]())
    brought = set(catalogue(NEBULA)) - set(catalogue(Options(set="exodus")))
    assert sum(bool(tally[name]) for name in brought) > 0.6 * len(brought)


def test_no_eliminated_player_is_asked_anything_in_a_recorded_game() -> None:
    """R35.29: four of six are out, and the humans win without them"""
    record = simulation.read(RECORDS / "ionian-nebula.json.gz")
    running = BSG.new(record.options, record.key)
    gone: set[int] = set()
    for entry in record.journal:
        gone = set(running.rules.state.ionian_nebula.eliminated)  # type: ignore[attr-defined]
        assert not gone & set(running.open)
        running.take(entry)  # type: ignore[arg-type]

    assert len(gone) == 4
    assert running.rules.state.winner == "humans"


def test_a_table_with_it_is_restored_as_it_was() -> None:
    record = simulation.read(RECORDS / "ionian-nebula.json.gz")
    running = BSG.new(record.options, record.key)
    for entry in record.journal:
        running.take(entry)  # type: ignore[arg-type]
        if running.since == []:
            assert BSG.restore(running.saved, running.since).digest() == running.digest()


# ── what the invariants notice ──────────────────────────────────────────────────────────────────────────────────────


def test_all_is_well() -> None:
    assert broken(nebula_table().ally("Aaron Kelly", A).rules) == []
    assert broken(nebula_table().eliminated(TIGH).rules) == []


@pytest.mark.parametrize("what", ["lost", "disaster", "unsorted"])
def test_a_token_that_is_lost_or_where_it_cannot_be_is_noticed(what: str) -> None:
    """T4.7"""
    scenario = nebula_table().lies_in(Place.BRIG, A).lies_in(Place.SICKBAY, A)
    part = scenario.nebula
    match what:
        case "lost":
            part.pool.pop()
        case "disaster":
            part.pool.remove(D)
            part.trauma[ZAREK] = sorted([*part.trauma[ZAREK], D])
        case "unsorted":
            part.trauma[ZAREK].reverse()

    assert {why.partition(":")[0] for why in broken(scenario.rules)} == {"trauma_tokens"}


@pytest.mark.parametrize("what", ["twice", "lost", "too many", "crossroads"])
def test_an_ally_or_a_card_that_is_lost_or_there_twice_is_noticed(what: str) -> None:
    scenario = nebula_table()
    part = scenario.nebula
    match what:
        case "twice":
            part.allies.append(AllyInPlay(part.ally_deck[0]))
        case "lost":
            part.ally_deck.pop()
        case "too many":
            part.allies += [AllyInPlay(part.ally_deck.pop()) for _ in range(4)]
        case "crossroads":
            part.crossroads_deck.pop()

    assert {why.partition(":")[0] for why in broken(scenario.rules)} == {"ally_cards"}


@pytest.mark.parametrize("what", ["hand", "title", "turn"])
def test_whoever_is_out_and_still_has_something_is_noticed(what: str) -> None:
    """R35.28, R35.29"""
    scenario = nebula_table().eliminated(TIGH)
    match what:
        case "hand":
            scenario.hand(TIGH, "Repair 1")
        case "title":
            scenario.state.titles["admiral"] = TIGH
        case "turn":
            scenario.turn_of(TIGH)

    assert {why.partition(":")[0] for why in broken(scenario.rules)} == {"eliminated"}

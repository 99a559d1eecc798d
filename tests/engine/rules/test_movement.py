"""R4.b: movement."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.helpers import TIGH, ZAREK, table, with_hands

GALACTICA = {
    "ftl-control",
    "weapons-control",
    "command",
    "communications",
    "admirals-quarters",
    "research-lab",
    "hangar-deck",
    "armory",
}
COLONIAL_ONE = {"press-room", "presidents-office", "administration"}
CYLON = {"caprica", "cylon-fleet", "human-fleet", "resurrection-ship"}


def move(scenario: Scenario, seat: int = TIGH) -> Play:
    return scenario.run(lambda rules: rules.move(seat))


def reachable(scenario: Scenario, seat: int = TIGH) -> set[str]:
    play = move(scenario, seat)
    return set() if play.over else {option.removeprefix("loc:") for option in play.ask.options} - {"opt:stay"}


def test_a_move_on_the_same_ship_is_free() -> None:
    """R4.13"""
    play = move(with_hands(table())).answer("loc:armory")

    assert play.over
    assert play.rules.player(TIGH).place == Place.ARMORY
    assert len(play.rules.player(TIGH).hand) == 4


def test_a_move_to_another_ship_costs_a_card() -> None:
    """R4.14"""
    play = move(table().hand(TIGH, "Repair 1", "Repair 2")).answer("loc:press-room")
    assert (play.ask.kind, play.ask.sizes) == ("pay", (1,))

    play.answer("card:repair-2#0")

    assert play.rules.player(TIGH).place == Place.PRESS_ROOM
    assert play.rules.player(TIGH).hand == ["repair-1"]


def test_the_way_back_to_galactica_costs_a_card_too() -> None:
    """R4.14"""
    play = move(table().hand(ZAREK, "Repair 1"), ZAREK).answer("loc:command").answer("card:repair-1#0")

    assert play.rules.player(ZAREK).place == Place.COMMAND
    assert play.rules.player(ZAREK).hand == []


def test_without_a_card_one_stays_on_the_ship() -> None:
    """R4.14"""
    assert reachable(table().hand(TIGH)) == GALACTICA - {"command"}
    assert reachable(table().hand(ZAREK), ZAREK) == COLONIAL_ONE - {"administration"}


def test_human_players_reach_every_safe_human_location() -> None:
    """R4.15, R4.16, R4.18: damaged ones, too; neither Sickbay nor Brig nor Cylon locations."""
    scenario = with_hands(table()).damaged(Place.ARMORY)

    assert reachable(scenario) == (GALACTICA | COLONIAL_ONE) - {"command"}


def test_sickbay_may_be_left() -> None:
    """R4.17, R22.6"""
    assert reachable(with_hands(table()).at(TIGH, Place.SICKBAY)) == GALACTICA | COLONIAL_ONE


@pytest.mark.parametrize("place", [Place.BRIG, None])
def test_nobody_moves_out_of_the_brig_or_from_off_the_board(place: Place | None) -> None:
    """R4.17, R26.10"""
    assert reachable(with_hands(Scenario("zarek", "helo", "roslin")).at(1, place)) == set()


@pytest.mark.parametrize("hand", [(), ("Repair 1",)])
def test_cylon_players_move_between_cylon_locations_for_free(hand: tuple[str, ...]) -> None:
    """R3.18, R18.20, R4.15"""
    scenario = table().cylon(TIGH).hand(TIGH, *hand)
    assert reachable(scenario) == CYLON - {"resurrection-ship"}

    play = move(scenario).answer("loc:caprica")

    assert play.over
    assert len(play.rules.player(TIGH).hand) == len(hand)


@covers("Executive Order")
def test_a_move_by_order_follows_the_same_rules() -> None:
    """R4.22: another ship costs a card, hazardous places are closed."""
    scenario = table().hand(ZAREK, "Executive Order 1").hand(TIGH, "Repair 1")

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("card:executive-order-1#0")
    play.answer("seat:1").answer("opt:move")
    assert {option.removeprefix("loc:") for option in play.ask.options} == (
        (GALACTICA | COLONIAL_ONE | {"opt:stay"}) - {"command"}
    )
    play.answer("loc:press-room").answer("card:repair-1#0")

    assert play.rules.player(TIGH).place == Place.PRESS_ROOM
    assert (play.rules.player(TIGH).hand, play.ask.kind) == ([], "action")


def test_headstrong_apollo_chooses_what_he_pays_for_a_change_of_ships() -> None:
    """R6.7"""
    scenario = Scenario("apollo", "tigh", "roslin").at(0, Place.COMMAND).hand(0, "Repair 1", "Repair 2")

    play = move(scenario, 0).answer("loc:press-room")

    assert play.ask.options == ("card:repair-1#0", "card:repair-2#0")

"""The pilots: Apollo, Starbuck, Boomer. What they do in space is tested with the ships."""

import pytest

from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.helpers import adds, draw_crisis, holds_total

ME, OTHER, THIRD = 0, 1, 2


# ── Apollo ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Headstrong", "Loss of a Friend")
def test_what_apollo_must_discard_is_picked_at_random() -> None:
    """R6.7, R26.17"""
    scenario = Scenario("apollo", "tigh", "roslin").at(ME, Place.COMMAND)
    scenario.hand(ME, "Repair 1", "Repair 2", "Launch Scout 1").loads("discard:0", 2, 0)

    play = draw_crisis(scenario, "Loss of a Friend", "partial")
    play.finish()

    assert play.rules.player(ME).hand == ["repair-1"]


@covers("Headstrong")
def test_apollo_also_comes_down_to_the_hand_limit_at_random() -> None:
    """R6.7: nobody asks him."""
    scenario = Scenario("apollo", "tigh", "roslin").hand(ME, *["Repair 1"] * 8, *["Repair 2"] * 4)

    play = scenario.run(lambda rules: rules.discard_to_limit())

    assert play.over
    assert len(play.rules.player(ME).hand) == 10


# ── Starbuck ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Secret Destiny", "Colonial Day")
def test_starbuck_may_have_anybodys_crisis_discarded_for_another_one() -> None:
    """R8.3"""
    scenario = Scenario("zarek", "tigh", "starbuck").crises("Riots", "Colonial Day")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("new_crisis")
    assert play.ask.seat == THIRD
    play.answer("opt:yes").to("crisis_choice").answer("opt:1").finish()

    assert play.state.crisis.discard == ["riots", "colonial-day"]
    assert (play.state.dials["morale"], play.state.dials["food"]) == (9, 8)


@covers("Secret Destiny", "Colonial Day")
def test_the_new_crisis_cannot_be_discarded_again() -> None:
    """R8.3, R26.2"""
    scenario = Scenario("zarek", "tigh", "starbuck").crises("Riots", "Colonial Day")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("new_crisis").answer("opt:yes")

    assert play.to("new_crisis", "crisis_choice").ask.kind == "crisis_choice"


@covers("Secret Destiny")
def test_a_crisis_that_starbuck_rejects_is_discarded_before_the_next_one_is_drawn() -> None:
    """R8.3, R31.4: it is part of a new deck that is needed for that."""
    scenario = Scenario("zarek", "tigh", "starbuck").impossible()  # all others are gone
    scenario.state.crisis.draw, scenario.state.crisis.discard = ["riots"], ["colonial-day"]

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("new_crisis").answer("opt:yes")

    assert {*play.state.crisis.draw, play.rules.crisis.card.removeprefix("crisis:")} == {"riots", "colonial-day"}
    assert play.state.crisis.discard == []


@pytest.mark.parametrize(("total", "place"), [(4, Place.BRIG), (3, Place.HANGAR_DECK)])
@covers("Insubordinate", "Admiral's Quarters")
def test_starbuck_is_easily_sent_to_the_brig(total: int, place: Place) -> None:
    """R26.19: 4 are enough instead of 7, without asking."""
    scenario = Scenario("zarek", "roslin", "starbuck").at(ME, Place.ADMIRALS_QUARTERS)
    cards = holds_total(scenario, OTHER, total, ["leadership", "tactics"])

    play = scenario.run(lambda rules: rules.take_action(ME)).answer("loc:admirals-quarters")
    play.to("character").answer("seat:2")
    adds(play, OTHER, cards).finish()

    assert play.rules.player(THIRD).place == place


def test_somebody_else_is_not_insubordinate() -> None:
    """R26.19"""
    scenario = Scenario("zarek", "roslin", "starbuck").at(ME, Place.ADMIRALS_QUARTERS)

    play = scenario.run(lambda rules: rules.take_action(ME)).answer("loc:admirals-quarters")
    play.to("character").answer("seat:1").finish()

    assert any("against 7" in line for line in play.said)


# ── Boomer ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def boomer() -> Scenario:
    return Scenario("boomer", "zarek", "roslin")


@pytest.mark.parametrize(("where", "top"), [("opt:top", "riots"), ("opt:bottom", "colonial-day")])
@covers("Recon")
def test_at_the_end_of_her_turn_boomer_may_look_at_the_top_crisis(where: str, top: str) -> None:
    """R3.12, R26.20, H31"""
    scenario = boomer().at(ME, Place.BRIG).crises("Riots", "Colonial Day")

    play = scenario.start().to("recon").answer("opt:yes")
    assert (play.ask.seat, play.ask.kind) == (ME, "put_back")
    play.answer(where)

    assert play.state.crisis.draw[-1] == top
    assert not any("Riots" in line for line in play.said)


def test_boomer_does_not_look_at_the_end_of_other_turns() -> None:
    """R26.20"""
    play = boomer().turn_of(1).at(1, Place.BRIG).start()
    kinds = set()
    while play.state.turn == 1:
        kinds.add(play.ask.kind)
        play.answer(*play.ask.fallback)

    assert "recon" not in kinds


def test_a_boomer_who_has_just_revealed_herself_looks_at_nothing() -> None:
    """R3.26: the end of the turn is held, but the ability is hers no more."""
    play = boomer().loyalty(ME, "cylon-morale").start().to("action").answer("loyalty:cylon-morale#0")

    kinds = set()
    while play.state.turn == 1:
        kinds.add(play.ask.kind)
        play.answer(*play.ask.fallback)

    assert kinds == {"reveal_effect", "discard"}


@pytest.mark.parametrize(("decided", "place"), [("opt:pass", Place.ADMINISTRATION), ("opt:fail", Place.BRIG)])
@covers("Mysterious Intuition", "Cylon Accusation")
def test_boomer_may_decide_any_crisis_check_without_cards(decided: str, place: Place) -> None:
    """R7.8, R7.10, R26.21"""
    scenario = boomer().turn_of(1).hand(2, "Repair 1")
    destiny = len(scenario.state.destiny)

    play = scenario.crisis("Cylon Accusation").to("ability")
    assert play.ask.seat == ME
    play.answer(decided)

    assert play.over
    assert play.rules.player(1).place == place
    assert len(play.state.destiny) == destiny


def test_boomer_does_not_decide_the_check_of_a_location() -> None:
    """R7.8"""
    scenario = boomer().at(1, Place.ADMINISTRATION).at(2, Place.COMMAND).turn_of(1)

    play = (
        scenario.run(lambda rules: rules.take_action(1)).answer("loc:administration").to("character").answer("seat:1")
    )
    seats = []
    while not play.over:
        seats += [play.ask.seat] if play.ask.kind == "ability" else []
        play.answer(*play.ask.fallback)

    assert ME not in seats


def test_boomer_adds_a_human_card_to_the_loyalty_deck() -> None:
    """R2.21, R2.25"""
    scenario = boomer()

    assert [len(player.loyalty) for player in scenario.state.players] == [1, 1, 1]
    assert len(scenario.state.loyalty) == 4

"""A first game may be agreed in which one seat is human for certain: no loyalty card ever makes it a Cylon."""

from typing import Any

import pytest

from bsg.bots import Random
from bsg.bots.simulation import tables
from bsg.engine import BSG
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Team
from bsg.kernel import Answer, Illegal, own_question

ME, CYLON, OTHER, LAST = range(4)


def loyalties(key: str, **options: Any) -> list[list[str]]:
    """What everybody was dealt at the start."""
    running = BSG.new({"players": 5, **options}, key)
    bot = Random("whoever")
    while not any(player.loyalty for player in running.rules.state.players):
        ask = running.owed[0]
        running.take(Answer(ask.seat, bot.answer(own_question(running.position, ask), {})))
    return [player.loyalty for player in running.rules.state.players]


def keys(count: int) -> list[str]:
    return [f"{n:064}" for n in range(count)]


def test_the_deal_is_as_shuffled_but_for_cylon_cards_that_would_come_to_that_seat() -> None:
    """R2.22: who got a human card gets the same one; else everybody after them gets what lay before it."""
    exchanged = 0
    for key in keys(12):
        by_chance, agreed = loyalties(key), loyalties(key, human=ME)
        if not any(card.startswith("cylon") for card in by_chance[ME]):
            assert agreed == by_chance
        else:
            exchanged += 1
            assert agreed[ME] == ["not-a-cylon"] * len(by_chance[ME])
            assert any(card.startswith("cylon") for cards in agreed[1:] for card in cards)

    assert exchanged


def test_in_the_sleeper_phase_the_topmost_human_card_is_theirs_and_the_others_get_the_rest() -> None:
    """R19.1: whoever is dealt first, and however deep the human card lies."""
    scenario = Scenario("adama", "roslin", "starbuck", "zarek", human=LAST)
    scenario.only_loyalties("cylon-brig", "sympathizer", "cylon-morale", "not-a-cylon").dials(food=4)

    scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert scenario.rules.player(LAST).loyalty[-1:] == ["not-a-cylon"]
    assert scenario.rules.team(LAST) == Team.HUMANS
    assert not scenario.state.loyalty


def test_without_a_human_card_left_they_go_without() -> None:
    scenario = Scenario("adama", "roslin", "starbuck", human=ME)
    scenario.only_loyalties("cylon-brig", "cylon-morale")
    held = list(scenario.rules.player(ME).loyalty)

    assert scenario.rules.deal_loyalty(ME, 1) == []

    assert scenario.rules.player(ME).loyalty == held
    assert len(scenario.state.loyalty) == 2


def test_no_cylon_hands_them_a_loyalty_card() -> None:
    """R18.29: the others can be given it, whatever it is; so nothing is learned of its face."""
    scenario = Scenario("adama", "roslin", "starbuck", "zarek", human=ME).cylon(CYLON).loyalty(CYLON, "cylon-brig")
    play = scenario.at(CYLON, Place.RESURRECTION_SHIP).run(lambda rules: rules.take_action(CYLON))
    play.answer(f"loc:{Place.RESURRECTION_SHIP}")
    while play.ask.kind != "gift":
        play.answer(*play.ask.fallback)

    assert play.ask.options == (f"seat:{OTHER}", f"seat:{LAST}")
    assert str(play.ask.dimmed[f"seat:{ME}"]) == "It was agreed that this player is human."


@pytest.mark.parametrize("table", tables(None, "all-combinations", quick=True)[::3], ids=str)
def test_they_are_human_to_the_end(table: dict[str, Any]) -> None:
    """In whole games of chance."""
    running = BSG.new({**table, "players": 4, "human": ME}, f"{len(str(table)):064}")
    bot = Random(str(table))
    while not running.over:
        ask = running.owed[0]
        running.take(Answer(ask.seat, bot.answer(own_question(running.position, ask), {})))
        assert running.rules.team(ME) == Team.HUMANS


def test_there_must_be_such_a_seat_and_mostly_there_is_none() -> None:
    with pytest.raises(Illegal):
        BSG.check_options({"players": 4, "human": 4})

    assert "human" not in BSG.check_options({"players": 4, "human": None})
    assert BSG.check_options({"players": 4, "human": 0})["human"] == 0

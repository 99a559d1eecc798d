"""Super crises: what they do, and what works on them (R9)."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.helpers import (
    ROSLIN,
    TIGH,
    ZAREK,
    Position,
    adds,
    changes,
    holds_total,
    position,
    table,
    total_for,
    with_hands,
)
from tests.engine.reference import check_of


def play_super_crisis(scenario: Scenario, card: str, box: str) -> Play:
    """Zarek, a Cylon on Caprica, plays this card; the check ends just inside this result box."""
    scenario.super_crisis(ZAREK, card).at(ZAREK, Place.CAPRICA)
    check = check_of(card)
    cards = holds_total(scenario, ROSLIN, total_for(check, box), check["skills"])
    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica")
    play.to("caprica").answer(next(option for option in play.ask.options if option.startswith("super:")))
    return adds(play, ROSLIN, cards)


@pytest.mark.parametrize(
    ("card", "box", "changed"),
    [
        ("Bomb on Colonial One", "pass", {}),
        (
            "Bomb on Colonial One",
            "fail",
            {"morale": -2, "roslin at": "sickbay", "kept": ("super:bomb-on-colonial-one",)},
        ),
        ("Inbound Nukes", "pass", {}),
        ("Inbound Nukes", "fail", {"fuel": -1, "food": -1, "population": -1}),
    ],
)
@covers("{card}", "Caprica")
def test_each_result_box_does_what_it_says_and_nothing_else(card: str, box: str, changed: Position) -> None:
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CAPRICA)
    before = position(scenario.state)

    play = play_super_crisis(scenario, card, box).finish()

    assert changes(before, play.state) == changed
    assert play.rules.player(ZAREK).super_crises == []
    assert play.state.super_crisis.discard == ([] if "kept" in changed else [play.rules.state.super_crisis.discard[0]])


@covers("Bomb on Colonial One")
def test_nobody_moves_to_colonial_one_after_the_bomb() -> None:
    """R4.19"""
    scenario = with_hands(table().cylon(ZAREK))
    play = play_super_crisis(scenario, "Bomb on Colonial One", "fail").finish()

    play = scenario.run(lambda rules: rules.move(TIGH)).to("move")

    assert not {"loc:press-room", "loc:presidents-office", "loc:administration"} & set(play.ask.options)
    assert "loc:research-lab" in play.ask.options


@covers("Inbound Nukes")
def test_sheets_that_touch_checks_are_silent_on_a_super_crisis() -> None:
    """R9.3, R26.3: neither Mysterious Intuition, Blind Devotion nor Command Authority is offered."""
    scenario = Scenario("zarek", "boomer", "chief", "adama").cylon(ZAREK).at(ZAREK, Place.CAPRICA)
    scenario.super_crisis(ZAREK, "Inbound Nukes")

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica")
    kinds = set()
    while not play.over:
        kinds.add(play.ask.kind)
        play.answer(*(("super:inbound-nukes",) if play.ask.kind == "caprica" else play.ask.fallback))

    assert "ability" not in kinds
    assert play.state.super_crisis.discard == ["inbound-nukes"]


@covers("Inbound Nukes", "Declare Emergency", "Scientific Research", "Investigative Committee")
def test_skill_cards_work_on_a_super_crisis() -> None:
    """R9.4: engineering counts, 13 of 15 are enough."""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CAPRICA).super_crisis(ZAREK, "Inbound Nukes")
    scenario.destiny("Evasive Maneuvers 1", "Launch Scout 1")
    scenario.hand(TIGH, "Investigative Committee 3", "Declare Emergency 3")
    scenario.hand(ROSLIN, "Scientific Research 3", "Scientific Research 5", "Strategic Planning 5", "Launch Scout 2")
    scenario.rules.into_hand(ROSLIN, [scenario._skill_card("Launch Scout 1")])

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica")
    play.to("caprica").answer("super:inbound-nukes").to("before_cards")
    play.answer("card:investigative-committee-3#0", seat=TIGH).answer(seat=ROSLIN)
    play.answer("card:scientific-research-3#0", seat=ROSLIN)
    adds(play, ROSLIN, ["scientific-research-5", "strategic-planning-5", "launch-scout-2", "launch-scout-1"])
    play.to("after_total").answer("card:declare-emergency-3#0").finish()

    assert (play.state.dials["fuel"], play.state.dials["food"], play.state.dials["population"]) == (8, 8, 12)


@covers("Inbound Nukes")
def test_the_cylon_who_plays_a_super_crisis_adds_the_last_card_and_only_one() -> None:
    """R9.2, R7.17"""
    scenario = with_hands(table().cylon(ZAREK).at(ZAREK, Place.CAPRICA)).super_crisis(ZAREK, "Inbound Nukes")

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica")
    play.to("caprica").answer("super:inbound-nukes").to("contribute")
    asked = []
    while play.ask.kind == "contribute":
        asked.append((play.ask.seat, max(play.ask.sizes)))
        play.answer()
        if play.over:
            break

    assert asked == [(TIGH, 4), (ROSLIN, 5), (ZAREK, 1)]

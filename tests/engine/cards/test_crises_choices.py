"""Crisis cards on which somebody chooses: both options, with every result and roll."""

import pytest

from bsg.engine.cards.crises import CRISES
from bsg.engine.names import name_of
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Title, slug
from bsg.kernel import render
from tests.engine.covering import covers
from tests.engine.helpers import (
    ROSLIN,
    TIGH,
    ZAREK,
    Position,
    changes,
    draw_crisis,
    finish,
    icon,
    position,
    table,
    with_hands,
)
from tests.engine.reference import crisis

SEATS = {"current": ZAREK, "admiral": TIGH, "president": ROSLIN}
FOOD_SHORTAGE = {"food": -1, "roslin holds": -2, "zarek holds": -3}
WATER_SHORTAGE = {"roslin holds": -2, "zarek holds": -3}


@pytest.mark.parametrize(
    ("card", "option", "box", "roll", "changed"),
    [
        ("A Traitor Accused", 0, "pass", 0, {}),
        ("A Traitor Accused", 1, "", 0, {"zarek holds": -5}),
        ("Admiral Grilled", 0, "pass", 0, {}),
        ("Admiral Grilled", 0, "fail", 0, {"morale": -1, "tigh holds": -2}),
        ("Admiral Grilled", 1, "", 0, {"morale": -1}),
        ("Analyze Enemy Fighter", 0, "pass", 0, {"raptors": 1}),
        ("Analyze Enemy Fighter", 0, "fail", 0, {"population": -1}),
        ("Analyze Enemy Fighter", 1, "", 4, {"population": -1, "zarek holds": -2}),
        ("Analyze Enemy Fighter", 1, "", 5, {}),
        ("Colonial Day", 0, "pass", 0, {"morale": 1}),
        ("Colonial Day", 0, "fail", 0, {"morale": -2}),
        ("Colonial Day", 1, "", 0, {"morale": -1}),
        ("Cylon Screenings", 0, "pass", 0, {}),
        ("Cylon Screenings", 0, "fail", 0, {"morale": -1}),
        ("Cylon Screenings", 1, "", 0, {"zarek holds": -2, "tigh holds": -2, "roslin holds": -2}),
        ("crisis:declare-martial-law", 0, "", 0, {"morale": -1, "title:president": "tigh"}),
        ("crisis:declare-martial-law", 1, "", 0, {"population": -1, "tigh holds": -2}),
        ("Food Shortage", 0, "", 0, {"food": -2}),
        ("Food Shortage", 1, "", 0, FOOD_SHORTAGE),
        ("Forced Water Mining", 0, "pass", 0, {"food": 1}),
        ("Forced Water Mining", 0, "fail", 0, {"population": -1, "morale": -1}),
        (
            "Forced Water Mining",
            1,
            "",
            0,
            {"food": 1, "morale": -1, "zarek holds": -1, "tigh holds": -1, "roslin holds": -1},
        ),
        ("Fulfiller of Prophecy", 0, "pass", 0, {"zarek holds": 1}),
        ("Fulfiller of Prophecy", 0, "fail", 0, {"population": -1}),
        ("Informing the Public", 0, "pass", 0, {}),
        ("Informing the Public", 0, "fail", 0, {"morale": -2}),
        ("Informing the Public", 1, "", 4, {"morale": -1, "population": -1}),
        ("Informing the Public", 1, "", 5, {}),
        ("Keep Tabs on Visitor", 0, "pass", 0, {}),
        ("Keep Tabs on Visitor", 0, "fail", 4, {"population": -2}),
        ("Keep Tabs on Visitor", 0, "fail", 5, {}),
        ("Keep Tabs on Visitor", 1, "", 0, {"zarek holds": -4}),
        ("Requested Resignation", 0, "", 0, {"roslin holds": -2, "tigh holds": -2}),
        ("Rescue Caprica Survivors", 0, "", 0, {"fuel": -1, "food": -1, "population": 1}),
        ("Rescue Caprica Survivors", 1, "", 0, {"morale": -1}),
        ("Rescue Mission", 0, "", 0, {"morale": -1, "zarek at": "sickbay"}),
        ("Rescue Mission", 1, "", 0, {"fuel": -1, "raptors": -1}),
        ("Rescue Mission 2", 0, "", 0, {"morale": -1, "zarek at": "sickbay"}),
        ("Rescue Mission 2", 1, "", 0, {"fuel": -1, "raptors": -1}),
        ("Riots", 0, "", 0, {"food": -1, "morale": -1}),
        ("Riots", 1, "", 0, {"population": -1, "fuel": -1}),
        ("Riots 2", 0, "", 0, {"food": -1, "morale": -1}),
        ("Riots 2", 1, "", 0, {"population": -1, "fuel": -1}),
        ("Scouting for Fuel", 0, "pass", 0, {"fuel": 1}),
        ("Scouting for Fuel", 0, "fail", 0, {"fuel": -1, "raptors": -1}),
        ("Scouting for Fuel", 1, "", 4, {"fuel": -1}),
        ("Scouting for Fuel", 1, "", 5, {}),
        ("Scouting for Water", 0, "pass", 0, {"food": 1}),
        ("Scouting for Water", 0, "fail", 0, {"fuel": -1, "raptors": -1}),
        ("Scouting for Water", 1, "", 0, {"food": -1}),
        ("Send Survey Team", 0, "pass", 0, {}),
        ("Send Survey Team", 0, "fail", 0, {"zarek at": "sickbay", "raptors": -1}),
        ("Send Survey Team", 1, "", 5, {"fuel": -1}),
        ("Send Survey Team", 1, "", 6, {}),
        ("Water Sabotaged", 0, "pass", 0, {}),
        ("Water Sabotaged", 0, "fail", 0, {"food": -2}),
        ("Water Sabotaged", 1, "", 0, {"food": -1}),
        ("Water Shortage", 0, "", 0, {"food": -1}),
        ("Water Shortage", 1, "", 0, WATER_SHORTAGE),
        ("Water Shortage 2", 0, "", 0, {"food": -1}),
        ("Water Shortage 2", 1, "", 0, WATER_SHORTAGE),
        ("Water Shortage 3", 0, "", 0, {"food": -1}),
        ("Water Shortage 3", 1, "", 0, WATER_SHORTAGE),
    ],
)
@covers("{card}")
def test_each_option_does_what_it_says_and_nothing_else(
    card: str, option: int, box: str, roll: int, changed: Position
) -> None:
    card = "Declare Martial Law" if card.startswith("crisis:") else card
    scenario = with_hands(table().raptors(3))
    if roll:
        scenario.rolls(roll)
    before = position(scenario.state)

    play = draw_crisis(scenario, card, box, option).finish()

    assert changes(before, play.state) == changed | icon(card)


def words_of(card: str) -> str:
    return render(CRISES[slug(card)].effect.words(), lambda name: name_of(name) or name)


@pytest.mark.parametrize("card", ["Rescue Mission", "Water Shortage", "Colonial Day"])
@covers("{card}")
def test_the_card_says_who_chooses(card: str) -> None:
    """R8.17"""
    play = table().crisis(card).to("crisis_choice")

    assert play.ask.seat == SEATS[crisis(card)["chooser"]]


@covers("A Traitor Accused")
def test_the_accused_traitor_goes_to_the_brig_and_somebody_must_be_named() -> None:
    play = draw_crisis(table(), "A Traitor Accused", "fail", 0).to("character")
    assert (play.ask.seat, set(play.ask.options)) == (ZAREK, {"seat:0", "seat:1", "seat:2"})

    play.answer("seat:1").finish()

    assert play.rules.player(TIGH).place == Place.BRIG


@covers("Analyze Enemy Fighter")
def test_without_a_destroyed_raptor_none_comes_back() -> None:
    play = draw_crisis(table(), "Analyze Enemy Fighter", "pass", 0).finish()

    assert play.state.raptors == 4


@covers("Cylon Screenings")
def test_failed_screenings_show_the_current_player_a_card_of_president_or_admiral() -> None:
    scenario = table().loyalty(TIGH, "cylon-morale")

    play = draw_crisis(scenario, "Cylon Screenings", "fail", 0).to("look")
    assert "1 random loyalty card of the President or the Admiral" in words_of("Cylon Screenings")
    assert (play.ask.seat, play.ask.options) == (ZAREK, ("seat:1", "seat:2"))
    play.answer("seat:1").finish()

    (memo,) = play.rules.player(ZAREK).memos
    assert memo.text.args == {"n": 1, "seat": "seat:1", "cards": ["loyalty:cylon-morale"]}


@covers("Cylon Screenings")
def test_a_current_player_with_both_titles_sees_nothing_by_screenings() -> None:
    scenario = table().title(Title.PRESIDENT, ZAREK).title(Title.ADMIRAL, ZAREK)

    play = draw_crisis(scenario, "Cylon Screenings", "fail", 0).finish()

    assert play.rules.player(ZAREK).memos == []


@covers("Food Shortage")
def test_a_president_who_is_current_discards_five_in_a_food_shortage() -> None:
    scenario = with_hands(table().title(Title.PRESIDENT, ZAREK))

    play = draw_crisis(scenario, "Food Shortage", option=1).finish()

    assert len(play.rules.player(ZAREK).hand) == 1


@covers("Fulfiller of Prophecy")
def test_who_passes_the_prophecy_draws_politics_whatever_his_skill_set() -> None:
    """R5.1"""
    scenario = Scenario("starbuck", "tigh", "roslin").skill_deck("Investigative Committee 4")

    play = draw_crisis(scenario, "Fulfiller of Prophecy", "pass", 0).finish()

    assert play.rules.player(0).hand == ["investigative-committee-4"]


@covers("Fulfiller of Prophecy", "Riots 2")
def test_the_other_option_of_the_prophecy_brings_another_crisis_with_its_own_icons() -> None:
    """R8.10"""
    scenario = with_hands(table()).crises("Riots 2")
    before = position(scenario.state)

    play = draw_crisis(scenario, "Fulfiller of Prophecy", option=1)
    finish(play, crisis_choice="opt:1")

    assert changes(before, play.state) == {"zarek holds": -1, "population": -1, "fuel": -1, "jump": 1}
    assert play.state.crisis.discard == ["riots-2", "fulfiller-of-prophecy"]


@covers("Informing the Public")
def test_an_informed_public_shows_the_current_player_a_loyalty_card() -> None:
    scenario = table().loyalty(ROSLIN, "cylon-sickbay")

    play = draw_crisis(scenario, "Informing the Public", "pass", 0)
    finish(play, look="seat:2")

    (memo,) = play.rules.player(ZAREK).memos
    assert memo.text.args == {"n": 1, "seat": "seat:2", "cards": ["loyalty:cylon-sickbay"]}


@pytest.mark.parametrize(
    ("choice", "changed"), [("opt:first", {"title:president": "tigh"}), ("opt:second", {"roslin at": "brig"})]
)
@covers("Requested Resignation")
def test_a_president_asked_to_resign_gives_up_the_title_or_goes_to_the_brig(choice: str, changed: Position) -> None:
    scenario = table()
    before = position(scenario.state)

    play = draw_crisis(scenario, "Requested Resignation", option=1).to("choose")
    assert play.ask.seat == ROSLIN
    play.answer(choice)

    assert changes(before, play.state) == changed


@covers("Forced Water Mining")
def test_forced_water_mining_picks_the_cards_itself() -> None:
    """R6.7: the loaded stream decides, nobody is asked."""
    scenario = table().hand(ZAREK, "Repair 1", "Repair 2", "Launch Scout 1").loads("discard:0", 2)

    play = draw_crisis(scenario, "Forced Water Mining", option=1).finish()

    assert play.rules.player(ZAREK).hand == ["launch-scout-1", "repair-1"]


@covers("Water Shortage")
def test_an_option_that_cannot_be_fulfilled_may_be_chosen() -> None:
    """R8.18, R6.6"""
    scenario = table().hand(ROSLIN, "Repair 1")
    before = position(scenario.state)

    play = draw_crisis(scenario, "Water Shortage", option=1).finish()

    assert changes(before, play.state) == {"roslin holds": -1, "jump": 1}


@covers("Build Cylon Detector")
def test_the_last_nuke_can_be_spent_on_a_cylon_detector() -> None:
    """R8.18"""
    play = table().nukes(1).crisis("Build Cylon Detector").to("crisis_choice")
    assert play.ask.options == ("opt:0", "opt:1")
    play.answer("opt:0").finish()

    assert play.state.nukes == 0

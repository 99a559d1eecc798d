"""Crisis cards with a skill check: each result box, just inside its threshold."""

import pytest

from bsg.engine.vocabulary import Place, Title
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

NOT_A_CYLON = "not-a-cylon"


@pytest.mark.parametrize(
    ("card", "box", "changed"),
    [
        ("Crash Landing", "pass", {}),
        ("Cylon Accusation", "pass", {}),
        ("Cylon Accusation", "fail", {"zarek at": "brig"}),
        ("Detector Sabotage", "pass", {}),
        ("Detector Sabotage", "fail", {"kept": ("crisis:detector-sabotage",)}),
        ("Elections Loom", "pass", {}),
        ("Elections Loom", "partial", {"morale": -1}),
        ("Elections Loom", "fail", {"morale": -1, "roslin holds": -4}),
        ("Guilt by Collusion", "pass", {}),
        ("Guilt by Collusion", "fail", {"morale": -1}),
        ("Jump Computer Failure", "pass", {}),
        ("Jump Computer Failure", "fail", {"population": -1, "jump": -1}),
        ("Legendary Discovery", "pass", {"route": 1}),
        ("Legendary Discovery", "fail", {"food": -1, "raptors": -1}),
        ("Loss of a Friend", "pass", {}),
        ("Loss of a Friend", "partial", {"zarek holds": -2}),
        ("Loss of a Friend", "fail", {"morale": -1, "zarek holds": -2}),
        ("Low Supplies", "pass", {}),
        ("Low Supplies", "fail", {"morale": -1}),
        ("Mandatory Testing", "pass", {}),
        ("Mandatory Testing", "partial", {}),
        ("Mandatory Testing", "fail", {"morale": -1}),
        ("Missing G4 Explosives", "pass", {}),
        ("Missing G4 Explosives", "fail", {"food": -1}),
        ("Prison Labor", "pass", {}),
        ("Prison Labor", "fail", {"morale": -1, "food": -1}),
        ("Prisoner Revolt", "pass", {}),
        ("Prisoner Revolt", "partial", {"population": -1}),
        ("Resistance", "pass", {}),
        ("Resistance", "partial", {"food": -1}),
        ("Resistance", "fail", {"food": -1, "fuel": -1}),
        ("Security Breach", "pass", {}),
        ("Security Breach", "fail", {"morale": -1, "tigh at": "sickbay"}),
        ("Terrorist Bomber", "pass", {}),
        ("Terrorist Bomber", "fail", {"morale": -1, "zarek at": "sickbay"}),
        ("Terrorist Investigations", "pass", {}),
        ("Terrorist Investigations", "partial", {}),
        ("Terrorist Investigations", "fail", {"morale": -1}),
        ("The Olympic Carrier", "pass", {}),
        ("The Olympic Carrier", "partial", {"population": -1}),
        ("The Olympic Carrier", "fail", {"morale": -1, "population": -1}),
        ("Unexpected Reunion", "pass", {}),
        ("Unexpected Reunion", "fail", {"morale": -1, "zarek holds": -6}),
        ("Unidentified Ship", "pass", {}),
        ("Unidentified Ship", "fail", {"population": -1}),
        ("Witch Hunt", "pass", {}),
        ("Witch Hunt", "partial", {"morale": -1}),
    ],
)
@covers("{card}")
def test_each_result_box_does_what_it_says_and_nothing_else(card: str, box: str, changed: Position) -> None:
    """R7.43"""
    scenario = with_hands(table().jump(1))
    before = position(scenario.state)

    play = draw_crisis(scenario, card, box).finish()

    jump = changed.get("jump", 0) + icon(card).get("jump", 0)
    assert changes(before, play.state) == changed | ({"jump": jump} if jump else {})


@pytest.mark.parametrize(
    ("choice", "changed"),
    [("opt:first", {"fuel": -1}), ("opt:second", {"morale": -1, "zarek at": "sickbay"})],
)
@covers("Crash Landing")
def test_after_a_failed_crash_landing_the_admiral_pays_fuel_or_the_current_player_is_hurt(
    choice: str, changed: Position
) -> None:
    scenario = table()
    before = position(scenario.state)

    play = draw_crisis(scenario, "Crash Landing", "fail").to("choose")
    assert play.ask.seat == TIGH
    play.answer(choice)

    assert changes(before, play.state) == changed


@covers("Crash Landing")
def test_without_fuel_the_price_of_a_crash_landing_cannot_be_paid() -> None:
    """R20.3"""
    scenario = table().dials(fuel=0)
    before = position(scenario.state)

    play = draw_crisis(scenario, "Crash Landing", "fail").finish()

    assert changes(before, play.state) == {"morale": -1, "zarek at": "sickbay"}


@covers("Detector Sabotage")
def test_detector_sabotage_hurts_those_in_the_research_lab_and_nobody_looks_at_loyalty_cards_any_more() -> None:
    """R17.7"""
    scenario = with_hands(table().at(ROSLIN, Place.RESEARCH_LAB))
    play = draw_crisis(scenario, "Detector Sabotage", "fail").finish()
    assert play.rules.player(ROSLIN).place == Place.SICKBAY

    play = draw_crisis(scenario, "Mandatory Testing", "pass").finish()

    assert play.rules.player(ROSLIN).memos == []
    assert "While Detector Sabotage is in play, nobody looks at loyalty cards." in play.said


@pytest.mark.parametrize(("picked", "place"), [("seat:1", Place.BRIG), ("opt:nobody", Place.COMMAND)])
@covers("Guilt by Collusion")
def test_guilt_by_collusion_lets_the_current_player_send_somebody_to_the_brig(picked: str, place: Place) -> None:
    play = draw_crisis(table(), "Guilt by Collusion", "pass").to("character")
    assert play.ask.seat == ZAREK
    assert set(play.ask.options) == {"seat:0", "seat:1", "seat:2", "opt:nobody"}

    play.answer(picked)

    assert play.rules.player(TIGH).place == place


@covers("Jump Computer Failure")
def test_a_jump_computer_failure_at_the_start_of_the_track_leaves_the_marker_there() -> None:
    """R15.1"""
    play = draw_crisis(table(), "Jump Computer Failure", "fail").finish()

    assert play.state.jump == 0


@covers("Legendary Discovery")
def test_a_legendary_discovery_is_one_step_on_the_way_and_may_wake_the_sleepers() -> None:
    """R16.1, R16.2"""
    scenario = table().travelled("Desolate Moon")

    play = draw_crisis(scenario, "Legendary Discovery", "pass").finish()

    assert play.rules.distance == 4
    assert play.state.route[-1] == "crisis:legendary-discovery"
    assert "legendary-discovery" not in play.state.crisis.discard
    assert [len(player.loyalty) for player in play.state.players] == [2, 2, 2]


@pytest.mark.parametrize(("food", "lost"), [(6, 1), (5, 2)])
@covers("Low Supplies")
def test_low_supplies_cost_twice_the_morale_when_food_is_below_six(food: int, lost: int) -> None:
    scenario = table().dials(food=food)

    play = draw_crisis(scenario, "Low Supplies", "fail").finish()

    assert play.state.dials["morale"] == 10 - lost


@covers("Mandatory Testing")
def test_mandatory_testing_shows_the_president_a_card_of_the_current_player() -> None:
    scenario = table().loyalty(ZAREK, "cylon-brig")

    play = draw_crisis(scenario, "Mandatory Testing", "pass").finish()

    (memo,) = play.rules.player(ROSLIN).memos
    assert memo.text.args == {"n": 1, "seat": "seat:0", "cards": ["loyalty:cylon-brig"]}


@pytest.mark.parametrize(("answer", "memos"), [("opt:no", 0), ("opt:yes", 1)])
@covers("Mandatory Testing")
def test_a_cylon_player_need_not_submit_to_mandatory_testing(answer: str, memos: int) -> None:
    """R8.11, R18.17, D41: through Caprica he is the current player, and has a card face down."""
    scenario = table().cylon(ZAREK).loyalty_deck("cylon-brig")
    scenario.rules.player(ZAREK).loyalty = [scenario.state.loyalty.pop()]

    play = draw_crisis(scenario, "Mandatory Testing", "pass").to("lets_look")
    assert (play.ask.seat, play.ask.fallback) == (ZAREK, ("opt:no",))
    play.answer(answer).finish()

    assert len(play.rules.player(ROSLIN).memos) == memos
    assert ("No loyalty card is looked at." in play.said) == (memos == 0)


@covers("Mandatory Testing")
def test_a_cylon_player_without_a_card_face_down_is_not_asked_about_the_testing() -> None:
    """R17.5, T2.2"""
    play = draw_crisis(table().cylon(ZAREK), "Mandatory Testing", "pass")

    while not play.over:
        assert play.ask.kind != "lets_look"
        play.answer(*play.ask.fallback)

    assert "No loyalty card is looked at." in play.said


@covers("Mandatory Testing")
def test_a_president_who_is_current_sees_nothing_by_mandatory_testing() -> None:
    """R17.5"""
    scenario = table().title(Title.PRESIDENT, ZAREK)

    play = draw_crisis(scenario, "Mandatory Testing", "pass").finish()

    assert [player.memos for player in play.state.players] == [[], [], []]


@covers("Missing G4 Explosives")
def test_missing_explosives_bring_everybody_in_the_armory_to_the_brig() -> None:
    scenario = table().at(ZAREK, Place.ARMORY).at(TIGH, Place.ARMORY)

    play = draw_crisis(scenario, "Missing G4 Explosives", "fail").finish()

    places = [player.place for player in play.state.players]
    assert places == [Place.BRIG, Place.BRIG, Place.PRESIDENTS_OFFICE]
    assert play.state.titles[Title.ADMIRAL] == ROSLIN
    assert play.state.dials["food"] == 7


@covers("Prisoner Revolt")
def test_after_a_prisoner_revolt_the_president_gives_the_title_away() -> None:
    play = draw_crisis(table(), "Prisoner Revolt", "fail").to("character")
    assert (play.ask.seat, set(play.ask.options)) == (ROSLIN, {"seat:0", "seat:1"})

    play.answer("seat:1").finish()

    assert play.state.titles[Title.PRESIDENT] == TIGH
    assert play.state.dials["population"] == 11


@covers("Prisoner Revolt")
def test_no_cylon_player_inherits_from_a_prisoner_revolt() -> None:
    """R21.1"""
    play = draw_crisis(table().cylon(TIGH), "Prisoner Revolt", "fail").finish()

    assert play.state.titles[Title.PRESIDENT] == ZAREK


@covers("Terrorist Investigations")
def test_terrorist_investigations_show_the_current_player_a_card_of_anybody_else() -> None:
    scenario = table().loyalty(TIGH, "cylon-damage")

    play = draw_crisis(scenario, "Terrorist Investigations", "pass").to("look")
    assert (play.ask.seat, play.ask.options) == (ZAREK, ("seat:1", "seat:2"))
    play.answer("seat:1").finish()

    (memo,) = play.rules.player(ZAREK).memos
    assert memo.text.args == {"n": 1, "seat": "seat:1", "cards": ["loyalty:cylon-damage"]}


@covers("Witch Hunt")
def test_a_witch_hunt_ends_with_somebody_in_sickbay() -> None:
    scenario = table()
    before = position(scenario.state)

    play = finish(draw_crisis(scenario, "Witch Hunt", "fail"), character="seat:2")

    assert changes(before, play.state) == {"morale": -1, "roslin at": "sickbay", "jump": 1}


@covers("Witch Hunt")
def test_nobody_who_cannot_be_moved_is_chosen_in_a_witch_hunt() -> None:
    """R22.13, R22.14"""
    scenario = table().at(TIGH, Place.BRIG).at(ROSLIN, Place.SICKBAY)

    play = draw_crisis(scenario, "Witch Hunt", "fail").finish()

    assert [player.place for player in play.state.players] == [Place.SICKBAY, Place.BRIG, Place.SICKBAY]


@covers("Crash Landing")
def test_the_last_fuel_can_be_paid_after_a_crash_landing() -> None:
    """R20.3"""
    play = draw_crisis(table().dials(fuel=1), "Crash Landing", "fail").to("choose")

    assert play.ask.options == ("opt:first", "opt:second")


@covers("Jump Computer Failure")
def test_a_failed_jump_computer_takes_one_space() -> None:
    """R15.2"""
    play = draw_crisis(table().jump(3), "Jump Computer Failure", "fail").finish()

    assert play.state.jump == 2

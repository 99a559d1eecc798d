"""The cards of strength 6: Political Prowess, State of Emergency, Scout for Fuel, Best of the Best, Build Nuke."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, exodus_table, gets, place_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.space import FRONT, sky

EMERGENCY = "card:state-of-emergency-6#0"


def act(scenario: Scenario, seat: int = ZAREK) -> Play:
    return scenario.run(lambda rules: rules.take_action(seat))


# ── Political Prowess ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("decision", "president"), [("opt:pass", TIGH), ("opt:fail", ROSLIN)])
@covers("Political Prowess", "Administration")
def test_political_prowess_decides_the_check_of_a_location(decision: str, president: int) -> None:
    """R7.9, R7.10, R27.11: any human player; neither Destiny nor anybody adds a card."""
    scenario = exodus_table().hand(TIGH, "Political Prowess 6")
    destiny = len(scenario.state.destiny)
    play = act(scenario).answer("loc:administration").answer("seat:1")
    assert play.asked == [(TIGH, "check_override")]

    play.answer("card:political-prowess-6#0").answer(decision).finish()

    assert play.rules.holder(Title.PRESIDENT) == president
    assert len(play.state.destiny) == destiny
    assert not any("adds" in words for words in play.said)


@covers("Administration")
def test_everybody_who_could_hold_political_prowess_is_asked_alike() -> None:
    """D28, R28.16"""
    scenario = exodus_table().hand(TIGH, "Political Prowess 6").hand(ROSLIN, "Consolidate Power 1")

    play = act(scenario).answer("loc:administration").answer("seat:1")

    assert play.asked == [(TIGH, "check_override"), (ROSLIN, "check_override")]
    assert {ask.shows for ask in play.running.owed} == {"window"}
    play.finish()


@covers("Political Prowess", "Admiral's Quarters")
def test_a_check_that_is_decided_leaves_the_prophecy_and_the_arbitrator_where_they_are() -> None:
    """R7.10, R7.11: they change the difficulty of a check that is made."""
    scenario = exodus_table().hand(TIGH, "Political Prowess 6").at(ZAREK, Place.ADMIRALS_QUARTERS)
    scenario.assigned(ROSLIN, "Assign Arbitrator").quorum("Accept Prophecy")
    scenario.rules.stays_in_play(f"quorum:{scenario.state.quorum_hand.pop()}")

    play = act(scenario).answer("loc:admirals-quarters").answer("seat:2")
    play.answer("card:political-prowess-6#0").answer("opt:pass")

    assert play.over
    assert play.rules.player(ROSLIN).place == Place.BRIG
    assert play.state.kept == ["quorum:accept-prophecy"]
    assert play.rules.player(ROSLIN).quorum == ["assign-arbitrator"]


def test_political_prowess_is_not_for_crises() -> None:
    """R7.9"""
    scenario = exodus_table().hand(TIGH, "Political Prowess 6")

    play = scenario.crisis("Airlock Leak")

    assert play.ask.kind != "check_override"


# ── State of Emergency ──────────────────────────────────────────────────────────────────────────────────────────────


@covers("State of Emergency")
def test_in_an_emergency_everybody_moves_or_acts_beginning_with_its_player() -> None:
    """R4.11, R27.12"""
    scenario = exodus_table().hand(ZAREK, "State of Emergency 6")

    play = act(scenario).answer(EMERGENCY)

    assert play.asked == [(ZAREK, "emergency")]
    play.answer("opt:move").answer("loc:press-room")
    assert play.asked == [(TIGH, "emergency")]
    play.answer("opt:act").answer("opt:nothing")
    assert play.asked == [(ROSLIN, "emergency")]
    play.answer("opt:nothing")
    assert play.over
    assert (play.state.dials["food"], place_of(play, ZAREK)) == (7, Place.PRESS_ROOM)


@covers("State of Emergency")
def test_no_food_is_no_reason_not_to_play_it() -> None:
    """R20.3: a loss, no price."""
    play = act(exodus_table().hand(ZAREK, "State of Emergency 6").dials(food=0))

    assert EMERGENCY in play.ask.options
    assert play.answer(EMERGENCY).state.dials["food"] == 0


@covers("State of Emergency", "Caprica")
def test_cylon_players_take_part_in_an_emergency() -> None:
    """R4.11, R9.2: whose turn it is stays the current player for the crisis."""
    scenario = exodus_table().hand(ZAREK, "State of Emergency 6").cylon(TIGH).at(TIGH, Place.CAPRICA)
    scenario.crises("Widespread Starvation", "Hera Rescued")
    play = act(scenario).answer(EMERGENCY).answer("opt:nothing")
    assert play.asked == [(TIGH, "emergency")]

    play.answer("opt:act").answer("loc:caprica").answer("crisis:hera-rescued#1")

    assert play.asked == [(ZAREK, "crisis_choice")]
    play.answer("opt:1").finish()
    assert play.state.dials["morale"] == 9


@covers("State of Emergency", "Caprica")
def test_it_goes_on_when_its_player_reveals_himself_by_it() -> None:
    """R4.11: and the others' shares are whole ones, a crisis of Caprica included."""
    scenario = exodus_table().hand(ZAREK, "State of Emergency 6").loyalty(ZAREK, "cylon-centurion")
    scenario.cylon(TIGH).at(TIGH, Place.CAPRICA).crises("Widespread Starvation", "Hera Rescued")
    play = act(scenario).answer(EMERGENCY).answer("opt:act").answer("loyalty:cylon-centurion#0").answer("opt:no")
    assert play.asked == [(TIGH, "emergency")]

    play.answer("opt:act").answer("loc:caprica").answer("crisis:widespread-starvation#0").to("crisis_choice")
    play.answer("opt:0").to("emergency").answer("opt:nothing")

    assert play.over
    assert play.state.turn_over
    assert play.state.dials["food"] == 5


@covers("State of Emergency", "Discharge of a Firearm")
def test_who_is_executed_before_his_share_still_gets_it_as_a_new_character() -> None:
    """R4.11 [F]"""
    scenario = Scenario("zarek", "cally", "roslin", set="exodus").hand(ZAREK, "State of Emergency 6")
    scenario.at(1, Place.PRESIDENTS_OFFICE).only_loyalties("not-a-cylon")
    play = act(scenario).answer(EMERGENCY).answer("opt:nothing").answer("opt:act")

    becomes(play.answer("opt:discharge-of-a-firearm"), "tory")

    assert play.asked == [(ROSLIN, "emergency")]
    play.answer("opt:act")
    assert "loc:press-room" in play.ask.options


@covers("State of Emergency")
def test_a_stranded_character_has_no_share() -> None:
    """R26.10"""
    scenario = Scenario("zarek", "helo", "roslin", set="exodus").hand(ZAREK, "State of Emergency 6")

    play = act(scenario).answer(EMERGENCY).answer("opt:nothing")

    assert play.asked == [(ROSLIN, "emergency")]


@covers("State of Emergency", "Executive Order")
def test_an_order_fits_into_an_emergency() -> None:
    """R4.11 [F]"""
    scenario = exodus_table().hand(ZAREK, "State of Emergency 6", "Executive Order 1").hand(TIGH, "Executive Order 1")
    play = act(scenario).answer(EMERGENCY).answer("opt:act").answer("card:executive-order-1#0").answer("seat:2")
    play.to("emergency")

    play.answer("opt:act")

    assert play.ask.seat == TIGH
    assert "card:executive-order-1#0" not in play.ask.options  # one per turn (R4.8)


# ── the others ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "fuel", "raptors"), [(4, 9, 4), (3, 8, 3)])
@covers("Scout for Fuel")
def test_scouting_for_fuel_risks_a_raptor(roll: int, fuel: int, raptors: int) -> None:
    """R27.13"""
    play = act(exodus_table().hand(ZAREK, "Scout for Fuel 6").rolls(roll)).answer("card:scout-for-fuel-6#0").finish()

    assert (play.state.dials["fuel"], play.state.raptors) == (fuel, raptors)


@covers("Scout for Fuel")
def test_the_last_raptor_can_be_risked() -> None:
    """R4.12"""
    play = act(exodus_table().hand(ZAREK, "Scout for Fuel 6").raptors(1).rolls(1)).answer("card:scout-for-fuel-6#0")

    assert play.finish().state.raptors == 0


def test_without_a_raptor_nobody_scouts() -> None:
    """R4.12"""
    play = act(exodus_table().hand(ZAREK, "Scout for Fuel 6").raptors(0))

    assert "card:scout-for-fuel-6#0" not in play.ask.options


def dogfight() -> Scenario:
    """Boomer flies among four raiders."""
    scenario = Scenario("boomer", "tigh", "roslin", set="exodus").piloting(0, FRONT)
    return scenario.ships(FRONT, raiders=4, basestars=1)


@pytest.mark.parametrize(("roll", "left"), [(3, {"raiders": 1}), (8, {})])
@covers("Best of the Best")
def test_the_best_destroys_as_many_raiders_as_the_die_says(roll: int, left: dict[str, int]) -> None:
    """R27.15: any human player; the attack itself is not made."""
    scenario = dogfight().hand(TIGH, "Best of the Best 6").rolls(roll)
    play = act(scenario).answer("ship:basestar@front#0")
    assert play.asked == [(TIGH, "before_attack")]

    play.answer("card:best-of-the-best-6#0").finish()

    assert sky(play.state)[FRONT] == left | {"basestars": 1, "pilots": [0]}
    assert play.state.areas[FRONT].basestars == [[]]


@covers("Maximum Firepower", "Best of the Best")
def test_each_attack_of_maximum_firepower_can_be_the_best() -> None:
    scenario = dogfight().hand(0, "Maximum Firepower 3").hand(TIGH, "Best of the Best 6").rolls(1, 2)
    play = act(scenario).answer("card:maximum-firepower-3#0").answer("ship:raider@front").answer()
    assert sky(play.state)[FRONT]["raiders"] == 4

    play.answer("ship:raider@front").answer("card:best-of-the-best-6#0")

    assert sky(play.state)[FRONT]["raiders"] == 2


def test_without_raiders_nobody_is_asked_for_the_best() -> None:
    """R27.15: it would do nothing"""
    scenario = dogfight().ships(FRONT, basestars=1).hand(TIGH, "Best of the Best 6").rolls(1)

    play = act(scenario).answer("ship:basestar@front#0")

    assert (play.over, play.state.players[TIGH].hand) == (True, ["best-of-the-best-6"])


def test_the_best_is_not_for_unmanned_vipers() -> None:
    """R27.15"""
    scenario = exodus_table().ships(FRONT, raiders=1, vipers=1).hand(ROSLIN, "Best of the Best 6").turn_of(TIGH)
    play = act(scenario, TIGH).answer("loc:command").answer("ship:viper@front").answer("ship:raider@front")

    assert play.over or play.ask.kind != "before_attack"


@pytest.mark.parametrize(("had", "has"), [(2, 3), (0, 1), (3, 3)])
@covers("Build Nuke")
def test_the_admiral_gets_a_nuke_but_never_a_fourth(had: int, has: int) -> None:
    """R24.2, R27.14"""
    play = act(exodus_table().hand(ZAREK, "Build Nuke 6").nukes(had)).answer("card:build-nuke-6#0")

    assert play.state.nukes == has
    assert play.state.exodus.nukes_beside == 3 - has


def test_cylon_players_use_no_text_of_skill_cards() -> None:
    """R18.13"""
    scenario = exodus_table().cylon(ZAREK)
    gets(scenario, ZAREK, "Build Nuke 6", "State of Emergency 6")

    play = act(scenario)

    assert not any(option.startswith("card:") for option in play.ask.options)

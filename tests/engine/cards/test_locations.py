"""The locations: what activating them does (R5, R18.f)."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, adds, changes, finish, holds_total, position, table, with_hands
from tests.engine.space import BOOMER, act, battle

QUARTERS_CHECK = ["leadership", "tactics"]
BRIG_CHECK = ["politics", "tactics"]
ADMINISTRATION_CHECK = ["politics", "leadership"]


def activate(scenario: Scenario, place: Place, seat: int = ZAREK) -> Play:
    """This seat stands there and activates the location."""
    scenario.at(seat, place)
    return scenario.run(lambda rules: rules.take_action(seat)).answer(f"loc:{place}")


def may_activate(scenario: Scenario, place: Place, seat: int = ZAREK) -> bool:
    scenario.at(seat, place)
    play = scenario.run(lambda rules: rules.take_action(seat))
    return not play.over and f"loc:{place}" in play.ask.options


# ── FTL Control ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("space", "roll", "lost"), [(3, 6, 3), (3, 7, 0), (4, 6, 1), (4, 7, 0), (3, 1, 3)])
@covers("FTL Control", "Barren Planet")
def test_an_ftl_jump_may_leave_people_behind(space: int, roll: int, lost: int) -> None:
    """R15.6"""
    scenario = table().jump(space).rolls(roll).destinations("Barren Planet", "Barren Planet")
    before = position(scenario.at(ZAREK, Place.FTL_CONTROL).state)

    play = activate(scenario, Place.FTL_CONTROL).finish()

    expected = {"fuel": -2, "route": 1, "jump": -space}
    assert changes(before, play.state) == expected | ({"population": -lost} if lost else {})


@pytest.mark.parametrize(("space", "allowed"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_ftl_control_works_on_the_blue_spaces_only(space: int, allowed: bool) -> None:
    """R15.6"""
    assert may_activate(table().jump(space), Place.FTL_CONTROL) == allowed


# ── locations with a check ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("total", "place"), [(7, Place.BRIG), (6, Place.PRESIDENTS_OFFICE)])
@covers("Admiral's Quarters")
def test_somebody_accused_in_the_admirals_quarters_goes_to_the_brig(total: int, place: Place) -> None:
    scenario = table()
    cards = holds_total(scenario, ROSLIN, total, QUARTERS_CHECK)

    play = activate(scenario, Place.ADMIRALS_QUARTERS).to("character")
    assert set(play.ask.options) == {"seat:0", "seat:1", "seat:2"}  # R5.4: himself, too
    adds(play.answer("seat:2"), ROSLIN, cards).finish()

    assert play.rules.player(ROSLIN).place == place


@covers("Admiral's Quarters")
def test_nobody_who_cannot_go_to_the_brig_is_accused() -> None:
    """R5.4, R22.14"""
    scenario = Scenario("zarek", "tigh", "roslin", "helo", "chief").at(TIGH, Place.BRIG).cylon(ROSLIN)

    play = activate(scenario, Place.ADMIRALS_QUARTERS).to("character")

    assert set(play.ask.options) == {"seat:0", "seat:4"}


@covers("Admiral's Quarters", "Cylon Hatred", "Insubordinate")
def test_whoever_has_a_say_in_an_activation_speaks_before_any_card_is_added() -> None:
    """R5.8, R7.11: Tigh, the Arbitrator, and Starbuck's own sheet; then Destiny adds its cards."""
    scenario = Scenario("zarek", "tigh", "starbuck").assigned(TIGH, "Assign Arbitrator").hand(2, "Repair 1")

    play = activate(scenario, Place.ADMIRALS_QUARTERS).to("character").answer("seat:2")
    asked = []
    while play.ask.kind == "ability":
        assert play.state.check is not None
        assert (play.state.check.destiny, play.state.check.counts) == ([], {})
        asked.append((play.ask.seat, play.ask.options[1:]))
        play.answer("opt:-3")

    assert asked == [(TIGH, ("opt:-3",)), (TIGH, ("opt:-3", "opt:3"))]
    assert play.state.check.difficulty == 7 - 3 - 3 - 3
    assert len(play.to("contribute").state.check.destiny) == 2


@pytest.mark.parametrize(("total", "president"), [(5, TIGH), (4, ROSLIN)])
@covers("Administration")
def test_administration_makes_a_president(total: int, president: int) -> None:
    scenario = table()
    cards = holds_total(scenario, ROSLIN, total, ADMINISTRATION_CHECK)

    play = activate(scenario, Place.ADMINISTRATION).to("character").answer("seat:1")
    adds(play, ROSLIN, cards).finish()

    assert play.state.titles[Title.PRESIDENT] == president


@covers("Administration")
def test_no_cylon_player_is_proposed_as_president() -> None:
    """R5.5"""
    play = activate(table().cylon(TIGH), Place.ADMINISTRATION).to("character")

    assert set(play.ask.options) == {"seat:0", "seat:2"}


@covers("Brig")
def test_who_passes_the_check_of_the_brig_leaves_it_for_any_safe_place_on_galactica() -> None:
    """R5.6"""
    scenario = table().damaged(Place.ARMORY)
    cards = holds_total(scenario, ROSLIN, 7, BRIG_CHECK)

    play = adds(activate(scenario, Place.BRIG), ROSLIN, cards).to("leave_brig")
    assert play.ask.seat == ZAREK
    assert {option.removeprefix("loc:") for option in play.ask.options} == {
        "ftl-control",
        "weapons-control",
        "command",
        "communications",
        "admirals-quarters",
        "research-lab",
        "hangar-deck",
        "armory",
    }
    play.answer("loc:armory")

    assert play.rules.player(ZAREK).place == Place.ARMORY


@covers("Brig")
def test_who_fails_the_check_of_the_brig_stays_there() -> None:
    """R5.7"""
    scenario = table()
    cards = holds_total(scenario, ROSLIN, 6, BRIG_CHECK)

    play = adds(activate(scenario, Place.BRIG), ROSLIN, cards).finish()

    assert play.rules.player(ZAREK).place == Place.BRIG


# ── locations that give cards ───────────────────────────────────────────────────────────────────────────────────────


@covers("Press Room")
def test_the_press_room_gives_two_politics_cards_whatever_the_skill_set() -> None:
    """R5.1"""
    scenario = table().skill_deck("Consolidate Power 1", "Investigative Committee 5")

    play = activate(scenario, Place.PRESS_ROOM, TIGH)

    assert play.rules.player(TIGH).hand == ["consolidate-power-1", "investigative-committee-5"]


@pytest.mark.parametrize(
    ("pick", "card"), [("skill:engineering#0", "scientific-research-5"), ("skill:tactics#0", "strategic-planning-5")]
)
@covers("Research Lab")
def test_the_research_lab_gives_an_engineering_or_a_tactics_card(pick: str, card: str) -> None:
    """R5.1"""
    scenario = table().hand(ROSLIN).skill_deck("Scientific Research 5", "Strategic Planning 5")

    play = activate(scenario, Place.RESEARCH_LAB).answer(pick)

    assert play.rules.player(ZAREK).hand == [card]


# ── when a location cannot be activated ─────────────────────────────────────────────────────────────────────────────


def test_a_damaged_location_cannot_be_activated() -> None:
    """R4.5"""
    assert may_activate(table(), Place.ADMIRALS_QUARTERS)
    assert not may_activate(table().damaged(Place.ADMIRALS_QUARTERS), Place.ADMIRALS_QUARTERS)


# ── Cylon locations ─────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Caprica", "Riots 2")
def test_on_caprica_a_cylon_chooses_one_of_two_crises_whose_jump_icon_does_not_count() -> None:
    """R18.24, R0.15"""
    scenario = table().cylon(ZAREK).crises("Water Sabotaged", "Riots 2")
    before = position(scenario.at(ZAREK, Place.CAPRICA).state)

    play = activate(scenario, Place.CAPRICA).to("crisis_card")
    assert (play.ask.seat, play.ask.shows) == (ZAREK, "seat")
    finish(play.answer("crisis:riots-2#1"), crisis_choice="opt:1")

    assert changes(before, play.state) == {"population": -1, "fuel": -1}
    assert play.state.crisis.discard == ["water-sabotaged", "riots-2"]


@covers("Caprica")
def test_a_cylon_by_the_sympathizer_never_plays_a_super_crisis() -> None:
    """R19.11"""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").cylon(ZAREK, "sympathizer")
    scenario.super_crisis(ZAREK, "Inbound Nukes")

    play = activate(scenario, Place.CAPRICA)

    assert play.ask.kind == "crisis_card"


@pytest.mark.parametrize(("roll", "damaged"), [(4, []), (5, [Place.ARMORY])])
@covers("Human Fleet")
def test_in_the_human_fleet_a_cylon_steals_a_card_and_may_damage_galactica(roll: int, damaged: list[Place]) -> None:
    """R18.28"""
    scenario = table().cylon(ZAREK).hand(TIGH, "Repair 1", "Repair 2").hand(ROSLIN, "Launch Scout 1")
    scenario.rolls(roll).damage_tokens("armory")

    play = activate(scenario, Place.HUMAN_FLEET).to("character")
    assert set(play.ask.options) == {"seat:1", "seat:2"}
    play.answer("seat:1").answer("card:repair-2#0").finish()

    assert play.rules.player(ZAREK).hand == ["repair-2"]
    assert play.rules.player(TIGH).hand == ["repair-1"]
    assert play.state.damaged == damaged


@covers("Human Fleet")
def test_only_thief_and_victim_learn_which_card_was_stolen() -> None:
    """H36"""
    scenario = table().cylon(ZAREK).hand(TIGH, "Repair 1", "Repair 2").rolls(1)

    play = activate(scenario, Place.HUMAN_FLEET).to("steal")
    play.answer("card:repair-2#0")

    assert not any("Repair" in line for line in play.said)


@covers("Resurrection Ship")
def test_on_the_resurrection_ship_a_cylon_exchanges_a_super_crisis_and_gives_his_loyalty_cards_away() -> None:
    """R18.29"""
    scenario = table().cylon(ZAREK).super_crisis(ZAREK, "Bomb on Colonial One").super_crisis(ZAREK, "Inbound Nukes")
    scenario.state.super_crisis.draw.append(scenario.rules.player(ZAREK).super_crises.pop(0))
    scenario.holds(ZAREK, "cylon-brig")

    play = activate(scenario, Place.RESURRECTION_SHIP)
    play.answer("super:inbound-nukes#0").to("gift")
    assert set(play.ask.options) == {"seat:1", "seat:2"}
    play.answer("seat:2")

    assert play.rules.player(ZAREK).super_crises == ["bomb-on-colonial-one"]
    assert play.state.super_crisis.discard == ["inbound-nukes"]
    assert play.rules.player(ZAREK).loyalty == []
    assert play.rules.player(ROSLIN).loyalty == ["cylon-brig", "not-a-cylon"]
    assert play.rules.team(ROSLIN) == "cylons"  # R18.30


@pytest.mark.parametrize(
    ("route", "given"),
    [(["Desolate Moon", "Barren Planet", "Barren Planet"], True), (["Barren Planet"] * 4, False)],
)
@covers("Resurrection Ship")
def test_beyond_distance_seven_loyalty_cards_stay_where_they_are(route: list[str], given: bool) -> None:
    """R18.29"""
    scenario = table().cylon(ZAREK).travelled(*route).super_crisis(ZAREK, "Inbound Nukes")
    scenario.holds(ZAREK, "not-a-cylon")

    play = activate(scenario, Place.RESURRECTION_SHIP).finish()

    assert (play.rules.player(ZAREK).loyalty == []) == given


@covers("Resurrection Ship", "sympathizer")
def test_a_sympathizer_given_to_a_human_player_is_resolved_at_once() -> None:
    """R18.30"""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").cylon(ZAREK).dials(fuel=3)
    scenario.loyalty_deck("sympathizer")
    scenario.rules.player(ZAREK).loyalty = [scenario.state.loyalty.pop()]

    play = activate(scenario, Place.RESURRECTION_SHIP).to("gift").answer("seat:2").finish()

    assert play.rules.player(ROSLIN).place == Place.BRIG
    assert play.rules.player(ROSLIN).revealed == ["sympathizer"]


def test_with_nothing_to_exchange_or_give_there_is_no_action_on_the_resurrection_ship() -> None:
    assert not may_activate(with_hands(table().cylon(ZAREK)), Place.RESURRECTION_SHIP)


@covers("Human Fleet")
def test_the_human_fleet_damages_galactica_once() -> None:
    """R18.28"""
    scenario = battle().cylon(BOOMER).rolls(8)

    play = act(scenario.at(BOOMER, Place.HUMAN_FLEET), "loc:human-fleet").finish()

    assert len(play.state.damage) == 7


@covers("Resurrection Ship")
def test_nobody_has_to_exchange_a_super_crisis() -> None:
    """R18.29"""
    scenario = battle().cylon(BOOMER).super_crisis(BOOMER, "Inbound Nukes")
    scenario.rules.player(BOOMER).loyalty = []

    play = act(scenario.at(BOOMER, Place.RESURRECTION_SHIP), "loc:resurrection-ship").answer().finish()

    assert play.state.players[BOOMER].super_crises == ["inbound-nukes"]

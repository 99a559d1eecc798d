"""Skill cards: their actions, and what they do in their windows (R27)."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import TABLE
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, adds, draw_crisis, finish, holds_total, table
from tests.engine.reference import check_of


def act(scenario: Scenario, card: str, seat: int = ZAREK) -> Play:
    """This seat plays a card of his hand as his action."""
    return scenario.run(lambda rules: rules.take_action(seat)).answer(f"card:{card}#0")


def options(scenario: Scenario, seat: int = ZAREK) -> tuple[str, ...]:
    return scenario.run(lambda rules: rules.take_action(seat)).to("action").ask.options


# ── politics ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Consolidate Power")
def test_who_consolidates_power_draws_two_cards_of_any_types() -> None:
    """R27.1: piloting is not in Zarek's set."""
    scenario = table().hand(ZAREK, "Consolidate Power 1").skill_deck("Maximum Firepower 5", "Scientific Research 5")

    play = act(scenario, "consolidate-power-1").answer("skill:piloting#0", "skill:engineering#0")

    assert play.rules.player(ZAREK).hand == ["maximum-firepower-5", "scientific-research-5"]
    assert play.state.skills["politics"].discard == ["consolidate-power-1"]


@covers("Investigative Committee")
def test_a_committee_turns_all_cards_of_a_check_face_up() -> None:
    """R7.14"""
    scenario = table().hand(ROSLIN, "Investigative Committee 3", "Consolidate Power 2")
    scenario.destiny("Repair 1", "Launch Scout 2")

    play = scenario.crisis("Prison Labor").to("before_cards").answer("card:investigative-committee-3#0", seat=ROSLIN)
    adds(play, ROSLIN, ["consolidate-power-2"])

    assert "Destiny adds Launch Scout 2, Repair 1." in play.said
    assert "seat:2 adds Consolidate Power 2." in play.said


@covers("Investigative Committee")
def test_what_lies_face_up_says_what_it_counts() -> None:
    """R7.14, R7.5: leadership and tactics count for Prison Labor, engineering against it."""
    scenario = table().hand(ROSLIN, "Investigative Committee 3", "Consolidate Power 2")
    scenario.destiny("Repair 1", "Launch Scout 2")

    play = scenario.crisis("Prison Labor").to("before_cards").answer("card:investigative-committee-3#0", seat=ROSLIN)
    seen = view(play.to("contribute").position, TABLE)["check"]

    assert {(str(card.name), card.counts) for card in seen.counted} == {("Repair", -1), ("Launch Scout", 2)}


def test_without_a_committee_nobody_learns_which_cards_are_added() -> None:
    """R7.16"""
    scenario = table().hand(ROSLIN, "Consolidate Power 2", "Repair 1")

    play = scenario.crisis("Prison Labor").to("contribute")
    seen = view(play.position, TABLE)["check"]
    adds(play, ROSLIN, ["consolidate-power-2"])

    assert seen.counted == []
    assert "seat:2 adds 1 card." in play.said


# ── leadership ──────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Executive Order")
def test_an_ordered_player_moves_and_then_acts() -> None:
    """R4.8, R27.3"""
    scenario = table().hand(ZAREK, "Executive Order 1").skill_deck("Strategic Planning 5")

    play = act(scenario, "executive-order-1").to("character").answer("seat:1")
    play.to("ordered").answer("opt:move").answer("loc:research-lab").answer("loc:research-lab")
    play.answer("skill:tactics#0")

    assert play.over
    assert play.rules.player(TIGH).place == Place.RESEARCH_LAB
    assert play.rules.player(TIGH).hand == ["strategic-planning-5"]


@covers("Executive Order")
def test_an_ordered_player_may_act_twice_instead() -> None:
    """R4.8"""
    scenario = table().hand(ZAREK, "Executive Order 1").at(TIGH, Place.RESEARCH_LAB).hand(TIGH)

    play = act(scenario, "executive-order-1").to("character").answer("seat:1").to("ordered").answer("opt:act")
    finish(play, action="loc:research-lab")

    assert len(play.rules.player(TIGH).hand) == 2


@covers("Executive Order")
def test_the_current_player_stays_current_while_another_one_acts() -> None:
    """R0.1, R0.2"""
    scenario = table().hand(ZAREK, "Executive Order 1")

    play = act(scenario, "executive-order-1").to("character").answer("seat:1").to("ordered").answer("opt:act")

    assert (play.state.current, play.state.acting) == (ZAREK, TIGH)


@covers("Executive Order")
def test_only_one_executive_order_is_given_in_a_turn() -> None:
    """R4.8: everybody's cards together."""
    scenario = table().hand(ZAREK, "Executive Order 1").hand(TIGH, "Executive Order 2", "Consolidate Power 1")

    play = act(scenario, "executive-order-1").to("character").answer("seat:1").to("ordered").answer("opt:act")

    assert "card:consolidate-power-1#0" in play.ask.options
    assert "card:executive-order-2#0" not in play.ask.options


@covers("Executive Order")
def test_in_the_brig_one_can_only_be_ordered_to_act_twice() -> None:
    """R4.9"""
    scenario = table().hand(ZAREK, "Executive Order 1").at(TIGH, Place.BRIG)

    play = act(scenario, "executive-order-1").to("character").answer("seat:1")

    assert (play.ask.seat, play.ask.kind) == (TIGH, "action")


@covers("Executive Order")
def test_neither_stranded_helo_nor_a_cylon_player_can_be_ordered() -> None:
    """R4.9, R18.10"""
    scenario = Scenario("zarek", "helo", "roslin", "tigh", "chief").hand(ZAREK, "Executive Order 1").cylon(ROSLIN)

    play = act(scenario, "executive-order-1").to("character")

    assert play.ask.options == ("seat:3", "seat:4")


@covers("Executive Order")
def test_whoever_gives_an_order_sees_to_whom_even_where_there_is_one_only() -> None:
    """And may still take it back."""
    scenario = Scenario("zarek", "tigh", "roslin").hand(ZAREK, "Executive Order 1").cylon(ROSLIN)

    play = act(scenario, "executive-order-1")

    assert (play.ask.seat, play.ask.kind, play.ask.options) == (ZAREK, "character", ("seat:1",))
    assert "seat:1 is ordered to act." not in play.said
    play.answer("seat:1")
    assert "seat:1 is ordered to act." in play.said


@covers("Executive Order")
def test_who_reveals_himself_with_the_first_of_two_actions_loses_the_second() -> None:
    """R4.10, R18.6: and the current player's turn goes on."""
    scenario = table().hand(ZAREK, "Executive Order 1", "Repair 1").loyalty(TIGH, "cylon-morale")
    scenario.crises("Riots")

    play = scenario.start().to("action").answer("card:executive-order-1#0").to("character").answer("seat:1")
    play.to("ordered").answer("opt:act").answer("loyalty:cylon-morale#0").to("action", "crisis_choice")

    assert play.ask.kind == "crisis_choice"
    assert (play.state.current, play.state.turn) == (ZAREK, 1)


@pytest.mark.parametrize(("total", "passed"), [(8, True), (7, False)])
def test_an_emergency_makes_a_check_two_easier(total: int, passed: bool) -> None:
    """R7.39, R7.40: 10 is needed."""
    scenario = table().hand(ROSLIN, "Declare Emergency 3", *["Consolidate Power 1"] * total)
    scenario.destiny("Repair 1", "Launch Scout 1")

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, ["consolidate-power-1"] * total)
    if passed:
        assert play.ask.kind == "after_total"
        play.answer("card:declare-emergency-3#0", seat=ROSLIN)
    play.finish()

    assert (play.state.dials["morale"] == 10) == passed


@covers("Declare Emergency")
def test_a_second_emergency_in_one_check_goes_back_to_its_owner() -> None:
    """R7.39, R29.1, R29.2"""
    scenario = table().hand(ROSLIN, "Declare Emergency 3", *["Consolidate Power 1"] * 8)
    scenario.hand(TIGH, "Declare Emergency 4").destiny("Repair 1", "Launch Scout 1")

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, ["consolidate-power-1"] * 8).to("after_total")
    play.answer("card:declare-emergency-4#0", seat=TIGH).answer("card:declare-emergency-3#0", seat=ROSLIN)
    assert (play.ask.seat, play.ask.kind) == (ZAREK, "order")
    play.answer("seat:2", "seat:1").finish()

    assert play.rules.player(ROSLIN).hand == []
    assert play.rules.player(TIGH).hand == ["declare-emergency-4"]


@covers("Declare Emergency")
def test_the_current_player_may_declare_an_emergency_and_a_cylon_player_may_not() -> None:
    """R27.4"""
    scenario = table().cylon(TIGH).hand(TIGH, "Declare Emergency 4").hand(ZAREK, "Declare Emergency 3")
    cards = holds_total(scenario, ROSLIN, 9, ["politics", "leadership", "tactics"])

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, cards).to("after_total")
    assert TIGH not in [seat for seat, _ in play.asked]
    play.answer("card:declare-emergency-3#0", seat=ZAREK).finish()

    assert play.state.dials["morale"] == 10


@covers("Declare Emergency")
def test_an_emergency_is_worth_two() -> None:
    """R7.39"""
    scenario = table(quick=True)
    cards = holds_total(
        scenario, ROSLIN, check_of("Prisoner Revolt")["value"] - 1, check_of("Prisoner Revolt")["skills"]
    )
    scenario.hand(TIGH, "Declare Emergency 3")

    play = adds(scenario.crisis("Prisoner Revolt"), ROSLIN, cards).to("after_total")
    play.answer("card:declare-emergency-3#0")

    assert any(f"the difficulty is now {check_of('Prisoner Revolt')['value'] - 2}" in line for line in play.said)


# ── tactics ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("where", "top"), [("opt:top", "riots"), ("opt:bottom", "colonial-day")])
@covers("Launch Scout")
def test_a_scout_looks_at_the_top_crisis_and_puts_it_on_top_or_at_the_bottom(where: str, top: str) -> None:
    """R27.5"""
    scenario = table().hand(ZAREK, "Launch Scout 1").rolls(3).crises("Riots", "Colonial Day")

    play = act(scenario, "launch-scout-1").to("scout").answer("opt:crisis").to("put_back").answer(where)

    assert play.state.crisis.draw[-1] == top
    assert (play.state.crisis.draw[0] == "riots") == (where == "opt:bottom")
    assert play.state.raptors == 4
    assert "Riots" in str(play.rules.player(ZAREK).memos[0].text) or "riots" in str(play.rules.player(ZAREK).memos[0])


@covers("Launch Scout")
def test_a_scout_may_look_at_the_destinations_instead() -> None:
    """R27.5"""
    scenario = table().hand(ZAREK, "Launch Scout 1").rolls(8).destinations("Desolate Moon", "Deep Space")

    play = act(scenario, "launch-scout-1").to("scout").answer("opt:destination").to("put_back").answer("opt:bottom")

    assert play.state.destination.draw[-1] == "deep-space"
    assert play.state.destination.draw[0] == "desolate-moon"


@covers("Launch Scout")
def test_a_scout_that_does_not_come_back_costs_a_raptor() -> None:
    scenario = table().hand(ZAREK, "Launch Scout 1").rolls(2)

    play = act(scenario, "launch-scout-1").finish()

    assert play.state.raptors == 3


def test_without_a_raptor_no_scout_is_launched() -> None:
    """R4.12"""
    assert "card:launch-scout-1#0" not in options(table().hand(ZAREK, "Launch Scout 1").raptors(0))


@covers("Strategic Planning")
def test_planning_adds_two_to_a_roll() -> None:
    """R10.3"""
    scenario = table().hand(ZAREK, "Launch Scout 1").hand(TIGH, "Strategic Planning 3").rolls(1)

    play = act(scenario, "launch-scout-1").to("before_roll").answer("card:strategic-planning-3#0", seat=TIGH)

    assert play.to("scout").state.raptors == 4


# ── engineering ─────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Repair")
def test_repairing_the_location_one_is_in() -> None:
    """R27.9, R12.9"""
    scenario = table().hand(ZAREK, "Repair 1").at(ZAREK, Place.ARMORY).damaged(Place.ARMORY, Place.COMMAND)

    play = act(scenario, "repair-1").finish()

    assert play.state.damaged == [Place.COMMAND]
    assert "armory" in play.state.damage


def test_a_location_that_is_not_damaged_cannot_be_repaired() -> None:
    """R27.9"""
    scenario = table().hand(ZAREK, "Repair 1").at(ZAREK, Place.ARMORY).damaged(Place.COMMAND)

    assert "card:repair-1#0" not in options(scenario)


@covers("Scientific Research")
def test_research_makes_engineering_count_for_the_check() -> None:
    """R7.2, R27.10: without it the six would count against."""
    scenario = table().hand(ROSLIN, "Scientific Research 3", "Scientific Research 4", *["Repair 2"] * 3)
    scenario.destiny("Evasive Maneuvers 1", "Launch Scout 1")

    play = scenario.crisis("Prison Labor").to("before_cards").answer("card:scientific-research-3#0", seat=ROSLIN)
    adds(play, ROSLIN, ["scientific-research-4", "repair-2", "repair-2", "repair-2"]).finish()

    assert play.state.dials["morale"] == 10


def test_nobody_is_asked_for_research_where_engineering_counts_anyway() -> None:
    scenario = table().hand(ROSLIN, "Scientific Research 3")

    play = scenario.crisis("Jump Computer Failure").to("contribute", "before_cards")

    assert play.ask.kind == "contribute"


# ── who may play cards ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cylon_player_uses_no_text_of_skill_cards() -> None:
    """R4.7, R18.13: neither actions nor responses."""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CAPRICA)
    scenario.hand(ZAREK, "Consolidate Power 1", "Investigative Committee 3", "Declare Emergency 3")

    assert options(scenario) == ("opt:nothing", "loc:caprica")
    play = draw_crisis(scenario, "Prison Labor", "fail")
    asked = []
    while not play.over:
        asked += [ask.seat for ask in play.running.owed if ask.shows == "window"]
        play.answer(*play.ask.fallback)
    assert ZAREK not in asked


def test_text_of_a_card_added_to_a_check_is_ignored() -> None:
    """R7.20: Consolidate Power gives its strength and nothing else."""
    scenario = table().hand(ROSLIN, "Consolidate Power 2")

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, ["consolidate-power-2"]).finish()

    assert play.rules.player(ROSLIN).hand == []
    assert play.state.titles[Title.PRESIDENT] == ROSLIN

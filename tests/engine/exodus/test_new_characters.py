"""R23.17, R23.h: characters who are special when they are executed, or when they come instead of somebody executed."""

import pytest

from bsg.engine.invariants import broken
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, execute, exodus_table, place_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.space import PORT_AFT, hangar, sky

HUMAN = "not-a-cylon"


def calm(scenario: Scenario | None = None, *, after_sleepers: bool = False) -> Scenario:
    """Nothing but human cards in the Loyalty deck; before or after the Sleeper Agent phase."""
    scenario = (scenario or exodus_table()).only_loyalties(HUMAN, HUMAN)
    scenario.state.sleeper_done = after_sleepers
    return scenario


def loyalty_cards(play: Play, seat: int = TIGH) -> tuple[int, int]:
    """How many he has, and how many are left in the Loyalty deck, where 2 were."""
    assert broken(play.rules) == []
    return len(play.rules.player(seat).loyalty), len(play.state.loyalty)


def test_an_ordinary_character_adds_one_human_card_and_gets_one() -> None:
    """R23.16"""
    play = becomes(execute(calm(), TIGH), "gaeta").finish()

    assert loyalty_cards(play) == (1, 2)


def test_a_new_boomer_before_the_sleeper_phase_adds_one_card_more() -> None:
    """R23.26: her second card comes in the phase itself."""
    play = becomes(execute(calm(), TIGH), "boomer").finish()

    assert loyalty_cards(play) == (1, 3)
    assert place_of(play, TIGH) == Place.ARMORY


def test_a_new_boomer_after_the_sleeper_phase_starts_in_the_brig_with_two_cards() -> None:
    """R23.26; the Admiral's title is lost there (R21.7)."""
    play = becomes(execute(calm(after_sleepers=True), TIGH), "boomer").finish()

    assert loyalty_cards(play) == (2, 2)
    assert place_of(play, TIGH) == Place.BRIG
    assert play.rules.holder(Title.ADMIRAL) == ZAREK
    assert "seat:1 receives 2 loyalty cards." in play.said


@pytest.mark.parametrize(("after", "cards"), [(False, (2, 2)), (True, (1, 2))])
def test_a_new_baltar_gets_a_second_card_before_the_sleeper_phase_only(after: bool, cards: tuple[int, int]) -> None:
    """R23.27"""
    play = becomes(execute(calm(after_sleepers=after), TIGH), "baltar").finish()

    assert loyalty_cards(play) == cards


@pytest.mark.parametrize(("after", "cards"), [(False, (2, 1)), (True, (1, 2))])
def test_a_boomer_executed_before_the_sleeper_phase_leaves_a_second_card_to_her_successor(
    after: bool, cards: tuple[int, int]
) -> None:
    """R23.17"""
    scenario = calm(Scenario("zarek", "boomer", "roslin", set="exodus"), after_sleepers=after)

    play = becomes(execute(scenario, 1), "gaeta").finish()

    assert loyalty_cards(play) == cards


def test_a_baltar_instead_of_boomer_adds_both_up() -> None:
    """R23.31"""
    scenario = calm(Scenario("zarek", "boomer", "roslin", set="exodus"))

    play = becomes(execute(scenario, 1), "baltar").finish()

    assert loyalty_cards(play) == (3, 1)


def test_a_new_helo_is_stranded_in_his_next_turn_and_arrives_in_the_one_after() -> None:
    """R23.28"""
    scenario = calm().turn_of(ZAREK)
    scenario.rules.player(TIGH).turns = 5
    becomes(execute(scenario, TIGH), "helo").finish()
    assert scenario.rules.player(TIGH).place is None

    play = scenario.turn_of(TIGH).start()
    while play.state.current == TIGH:
        assert play.ask.kind not in ("move", "action") or play.ask.seat != TIGH
        play.answer(*play.ask.fallback)
    assert place_of(play, TIGH) is None
    while play.state.turn < 4:
        play.answer(*play.ask.fallback)

    assert play.state.current == TIGH
    assert place_of(play, TIGH) == Place.HANGAR_DECK


def test_a_stranded_helo_can_take_over_his_own_title() -> None:
    """R21.13"""
    play = becomes(execute(calm(), TIGH), "helo").finish()

    assert play.rules.holder(Title.ADMIRAL) == TIGH


def test_a_new_apollo_launches_in_a_viper() -> None:
    """R23.29"""
    play = becomes(execute(calm(), TIGH), "apollo")
    assert (play.ask.seat, set(play.ask.options)) == (TIGH, {"area:port-bow", "area:port-aft"})

    play.answer("area:port-aft").finish()

    assert sky(play.state) == {PORT_AFT: {"pilots": [TIGH]}}
    assert hangar(play.state) == (7, 0, 0)


def test_without_a_viper_in_the_reserves_apollo_starts_on_the_hangar_deck() -> None:
    """R23.29"""
    play = becomes(execute(calm().vipers(damaged=8), TIGH), "apollo").finish()

    assert place_of(play, TIGH) == Place.HANGAR_DECK


def test_an_executed_apollo_leaves_his_viper_behind() -> None:
    """R23.4"""
    scenario = calm(Scenario("zarek", "apollo", "roslin", set="exodus"))

    play = becomes(execute(scenario, 1), "gaeta").finish()

    assert (hangar(play.state), sky(play.state)) == ((8, 0, 0), {})


def test_a_new_anders_receives_nothing_in_his_next_turn() -> None:
    """R23.30"""
    scenario = calm().turn_of(TIGH)
    scenario.rules.player(TIGH).turns = 5
    becomes(execute(scenario, TIGH), "anders").finish()
    scenario.rules.begin_turn_of(TIGH)

    play = scenario.start().to("move")

    assert play.rules.player(TIGH).hand == []


def test_an_executed_helo_need_not_have_arrived() -> None:
    """R23.15: his successor starts on the board."""
    scenario = calm(Scenario("zarek", "helo", "roslin", set="exodus"))

    play = becomes(execute(scenario, 1), "tigh").finish()

    assert place_of(play, 1) == Place.COMMAND


def test_an_executed_baltar_discards_both_his_cards_and_gets_one() -> None:
    """R23.13, R23.16"""
    scenario = calm(Scenario("zarek", "baltar", "roslin", set="exodus"))
    assert len(scenario.rules.player(1).loyalty) == 2

    play = becomes(execute(scenario, 1), "gaeta").finish()

    assert loyalty_cards(play, 1) == (1, 2)
    assert len(play.state.exodus.discarded) == 2


def test_a_new_roslin_pays_for_locations_at_once() -> None:
    """R23.14: the new sheet is in force."""
    scenario = calm(Scenario("zarek", "tigh", "baltar", set="exodus"))
    becomes(execute(scenario, ROSLIN), "roslin").finish()

    play = scenario.run(lambda rules: rules.take_action(ROSLIN))

    assert "loc:presidents-office" not in play.ask.options  # she has no cards to pay with (R26.5)


def circle(scenario: Scenario) -> Play:
    """Roslin has the current player executed in the crisis step of his turn."""
    return scenario.crises("The Circle").start().to("crisis_choice").answer("opt:0").answer("opt:second")


@pytest.mark.parametrize("after_sleepers", [False, True])
@covers("Recon", "The Circle")
def test_a_boomer_who_comes_by_an_execution_has_her_recon_at_the_end_of_that_turn(after_sleepers: bool) -> None:
    """R3.12, R3.26, R23.25: from the Brig, too"""
    play = becomes(circle(calm(after_sleepers=after_sleepers)), "boomer").to("recon", "move")

    assert (play.ask.seat, play.ask.kind, play.state.turn) == (ZAREK, "recon", 1)
    assert play.answer("opt:yes").ask.kind == "put_back"


@covers("The Circle")
def test_a_boomer_who_is_executed_in_her_turn_has_no_recon_any_more() -> None:
    """R3.26: only who still owns that ability"""
    scenario = calm(Scenario("boomer", "tigh", "roslin", set="exodus"))

    play = becomes(circle(scenario), "gaeta").to("recon", "move")

    assert (play.ask.seat, play.ask.kind, play.state.turn) == (TIGH, "move", 2)

"""R23: execution, line by line; the special characters are in test_new_characters.py."""

import pytest

from bsg.engine.invariants import broken
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Team, Title
from bsg.kernel import TABLE
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, execute, exodus_table, place_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, with_hands
from tests.engine.space import FRONT, hangar

HUMAN = "not-a-cylon"


def calm(scenario: Scenario | None = None) -> Scenario:
    """Nothing but human cards in the Loyalty deck."""
    return (scenario or exodus_table()).only_loyalties(HUMAN, HUMAN)


def act(scenario: Scenario, seat: int = ZAREK) -> Play:
    return scenario.run(lambda rules: rules.take_action(seat))


# ── step 1: discard ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_hand_and_assignments_are_discarded_but_not_the_quorum_hand() -> None:
    """R23.3, R25.5, R23.21"""
    scenario = with_hands(calm()).quorum("Food Rationing").assigned(ROSLIN, "Assign Arbitrator")

    play = becomes(execute(scenario, ROSLIN), "tory").finish()

    assert play.rules.player(ROSLIN).hand == play.rules.player(ROSLIN).quorum == []
    assert play.state.quorum_hand == ["food-rationing"]
    assert play.state.quorum.discard == ["assign-arbitrator"]
    assert "seat:2 discards Assign Arbitrator." in play.said


def test_a_pilot_leaves_his_viper_in_the_reserves() -> None:
    """R23.4"""
    scenario = calm(Scenario("boomer", "tigh", "roslin", set="exodus").piloting(0, FRONT))

    play = becomes(execute(scenario, 0), "gaeta").finish()

    assert hangar(play.state) == (8, 0, 0)
    assert place_of(play, 0) == Place.FTL_CONTROL


# ── step 2: prove loyalty ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", [(HUMAN,), ("cylon-morale",), ("cylon-morale", "cylon-brig")])
def test_everybody_is_asked_alike_to_prove_his_loyalty(cards: tuple[str, ...]) -> None:
    """D64: neither whether nor how many Cylon cards somebody has can be told from the question."""
    play = execute(exodus_table().loyalty(TIGH, *cards), TIGH)

    assert (play.ask.seat, play.ask.kind, play.ask.shows) == (TIGH, "prove_loyalty", "seat")
    assert broken(play.rules, play.running.owed) == []


def test_a_hidden_cylon_shows_one_card_of_his_choice_and_keeps_the_others_face_down() -> None:
    """R23.5, R23.7, R23.9: no effect of the card, no super crisis, no morale lost"""
    scenario = with_hands(exodus_table()).loyalty(TIGH, "cylon-morale", "cylon-brig", HUMAN)
    play = execute(scenario, TIGH)
    assert len(play.ask.options) == 2

    play.answer("loyalty:cylon-morale#1")

    tigh = play.rules.player(TIGH)
    assert play.over
    assert (tigh.revealed, tigh.loyalty) == (["cylon-morale"], ["cylon-brig", HUMAN])
    assert (tigh.cylon, tigh.place, tigh.hand, tigh.super_crises) == (True, Place.RESURRECTION_SHIP, [], [])
    assert play.state.dials["morale"] == 10
    assert play.rules.player(TIGH).character == "tigh"


def test_the_titles_of_a_cylon_pass_on_at_once() -> None:
    """R21.3"""
    play = execute(exodus_table().loyalty(TIGH, "cylon-morale"), TIGH).answer("loyalty:cylon-morale#0")

    assert play.rules.holder(Title.ADMIRAL) == ZAREK


def test_a_human_shows_all_his_cards_and_discards_them() -> None:
    """R23.6, R23.13"""
    scenario = calm(exodus_table().loyalty(TIGH, HUMAN, HUMAN))

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert any("was human: You Are Not a Cylon, You Are Not a Cylon." in words for words in play.said)
    assert play.state.exodus.discarded == [HUMAN, HUMAN]


# ── a human ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_human_costs_morale_and_his_character_is_out_for_good() -> None:
    """R23.11, R23.12, R23.14: the new one is of any type"""
    scenario = calm()
    becomes(execute(scenario, TIGH), "gaeta").finish()

    play = execute(scenario, ROSLIN).to("choose_character")

    offered = {option.removeprefix("char:") for option in play.ask.options}
    assert play.state.dials["morale"] == 8
    assert offered == {"adama", "helo", "apollo", "starbuck", "boomer", "anders", "chief", "cally", "baltar", "tory"}


def test_without_the_sympathizer_boomer_cannot_be_the_new_character_either() -> None:
    """R2.36"""
    scenario = calm(Scenario("zarek", "tigh", "roslin", "chief", set="exodus", no_sympathizer=True))

    assert "char:boomer" not in execute(scenario, TIGH).to("choose_character").ask.options


def test_morale_is_lost_before_the_new_character_is_chosen() -> None:
    """R23.22"""
    assert execute(calm(), TIGH).to("choose_character").state.dials["morale"] == 9


def test_between_two_characters_somebody_has_no_loyalty_card_and_then_he_has() -> None:
    """R23.13, R23.16, T4.10"""
    play = execute(calm(), TIGH).to("choose_character")
    assert play.rules.player(TIGH).loyalty == []
    assert broken(play.rules) == []

    becomes(play, "gaeta").finish()

    play.rules.player(TIGH).loyalty = []
    assert "loyalty_cards: seat 1 has no loyalty card" in broken(play.rules)


def test_the_new_character_starts_where_his_sheet_says_even_if_it_is_damaged() -> None:
    """R23.15"""
    play = becomes(execute(calm().damaged(Place.FTL_CONTROL), TIGH), "gaeta").finish()

    assert place_of(play, TIGH) == Place.FTL_CONTROL


def test_when_colonial_one_is_gone_its_people_start_in_sickbay() -> None:
    """R23.15"""
    scenario = calm()
    scenario.state.super_crisis.draw.remove("bomb-on-colonial-one")
    scenario.state.kept.append("super:bomb-on-colonial-one")

    play = becomes(execute(scenario, TIGH), "tory").finish()

    assert place_of(play, TIGH) == Place.SICKBAY


def test_he_draws_from_a_loyalty_deck_that_got_a_human_card() -> None:
    """R23.16: it may be a Cylon card; nobody else sees it"""
    scenario = exodus_table().only_loyalties("cylon-brig").loads("shuffle:loyalty", 0)
    humans = len(scenario.state.exodus.humans)

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert play.rules.player(TIGH).loyalty == ["cylon-brig"]
    assert play.state.loyalty == [HUMAN]
    assert len(scenario.state.exodus.humans) == humans - 1
    assert play.rules.team(TIGH) == Team.CYLONS
    assert "seat:1 receives 1 loyalty card." in play.said


def test_discarded_loyalty_cards_lie_face_up_where_everybody_sees_them() -> None:
    """R17.10, H6"""
    scenario = calm(exodus_table("personal-goals").loyalty(TIGH, "goal-selfish"))

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    (deck,) = (deck for deck in view(play.position, TABLE)["decks"] if deck.deck == "loyalty-humans")
    assert (deck.discarded, deck.top) == (1, "loyalty:goal-selfish")


def test_an_empty_deck_of_human_cards_is_rebuilt_from_the_discards() -> None:
    """R17.9: never with Cylon cards or the Sympathizer in it"""
    scenario = calm()
    part = scenario.state.exodus
    scenario.state.loyalty_box += part.humans
    part.humans, part.discarded = [], [HUMAN, HUMAN, "sympathizer"]
    for card in part.discarded:
        scenario.state.loyalty_box.remove(card)

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert play.rules.player(TIGH).loyalty == [HUMAN]
    assert (part.humans, part.discarded) == ([HUMAN, HUMAN], ["sympathizer"])


@pytest.mark.parametrize(
    ("character", "admiral", "president"), [("adama", TIGH, ROSLIN), ("baltar", ZAREK, ROSLIN), ("gaeta", TIGH, ROSLIN)]
)
def test_the_title_goes_to_the_highest_in_line_with_the_new_character(
    character: str, admiral: int, president: int
) -> None:
    """R21.4, R23.19: Zarek is before Baltar and behind Gaeta; other titles do not move."""
    play = execute(calm(), TIGH).to("choose_character")
    assert play.rules.holder(Title.ADMIRAL) == TIGH

    becomes(play, character).finish()

    assert play.state.titles == {Title.ADMIRAL: admiral, Title.PRESIDENT: president}


def test_being_higher_in_line_takes_no_title_from_its_holder() -> None:
    """R21.2: Adama comes instead of Zarek, and Tigh stays Admiral."""
    play = becomes(execute(calm(), ZAREK), "adama").finish()

    assert play.rules.holder(Title.ADMIRAL) == TIGH


def test_who_comes_while_everybody_else_is_in_the_brig_is_admiral() -> None:
    """R21.10"""
    scenario = calm().at(ZAREK, Place.BRIG).at(TIGH, Place.BRIG).at(ROSLIN, Place.BRIG)

    play = becomes(execute(scenario, ROSLIN), "tory").finish()

    assert play.rules.holder(Title.ADMIRAL) == ROSLIN


@pytest.mark.parametrize(("used", "offered"), [(True, False), (False, True)])
def test_once_per_game_is_once_per_player(used: bool, offered: bool) -> None:
    """R23.24"""
    scenario = calm()
    scenario.rules.player(ZAREK).once_used = used
    becomes(execute(scenario, ZAREK), "gaeta").finish()

    assert ("opt:coup" in act(scenario).ask.options) == offered


def test_the_last_character_gone_the_humans_lose_at_once() -> None:
    """R23.14, R30.5"""
    scenario = calm()
    players = [player.character for player in scenario.state.players]
    scenario.executed(*(s.id for s in scenario.rules.character_pool() if s.id not in players))

    play = execute(scenario, TIGH).answer()

    assert play.over
    assert scenario.state.winner == Team.CYLONS


# ── where executions happen ─────────────────────────────────────────────────────────────────────────────────────────


@covers("The Circle")
def test_the_turn_of_an_executed_current_player_ends_after_its_last_steps() -> None:
    """R23.1, R23.23, R3.23, R3.26: by a crisis; no icons; resources are looked at as always."""
    play = calm().crises("The Circle").start().to("crisis_choice").answer("opt:0").answer("opt:second")

    becomes(play, "gaeta").to("move")

    assert (play.state.current, play.state.turn) == (TIGH, 2)
    assert play.state.jump == 0


@covers("The Circle", "Caprica")
def test_a_cylon_player_ignores_the_circle() -> None:
    """R23.33: Zarek, a Cylon player, is the current player for the crisis he chose."""
    scenario = with_hands(exodus_table()).cylon(ZAREK).at(ZAREK, Place.CAPRICA).crises("The Circle", "Hera Rescued")
    play = act(scenario).answer("loc:caprica").answer("crisis:the-circle#0").answer("opt:0").answer("opt:second")

    assert play.over
    assert len(play.rules.player(ZAREK).hand) == 6
    assert play.state.dials["morale"] == 10
    assert play.state.jump == 1  # R18.26


def test_a_cylon_player_who_is_executed_loses_his_hand_and_nothing_else() -> None:
    """R23.32"""
    scenario = with_hands(exodus_table()).cylon(ZAREK).at(ZAREK, Place.CAPRICA).super_crisis(ZAREK, "Human Prisoner")

    play = execute(scenario, ZAREK)

    zarek = play.rules.player(ZAREK)
    assert play.over
    assert (zarek.hand, zarek.place, zarek.super_crises) == ([], Place.RESURRECTION_SHIP, ["human-prisoner"])
    assert (play.state.dials["morale"], zarek.character) == (10, "zarek")


def ordered_cally() -> Scenario:
    """Zarek, whose turn it is, has an order for Cally; Roslin and Zarek himself stand beside her."""
    scenario = Scenario("zarek", "cally", "roslin", set="exodus").hand(ZAREK, "Executive Order 1")
    scenario.crises("Hera Rescued")
    for seat in (ZAREK, 1, ROSLIN):
        scenario.at(seat, Place.COMMUNICATIONS)
    return calm(scenario)


def order(scenario: Scenario, victim: int) -> Play:
    play = scenario.start().to("action").answer("card:executive-order-1#0").answer("seat:1").answer("opt:act")
    return play.answer("opt:discharge-of-a-firearm").answer(f"seat:{victim}")


@covers("Executive Order", "Discharge of a Firearm")
def test_an_execution_inside_an_order_lets_the_order_and_the_turn_go_on() -> None:
    """R23.2"""
    play = becomes(order(ordered_cally(), ROSLIN), "tory")

    assert play.asked == [(1, "action")]
    play.answer("opt:nothing")
    assert (play.state.current, play.state.step) == (ZAREK, "crisis_step")


@covers("Executive Order", "Discharge of a Firearm")
def test_who_gives_an_order_and_is_shot_by_it_has_no_turn_left() -> None:
    """R23.23: read between granted actions."""
    scenario = ordered_cally()
    crises = len(scenario.state.crisis.draw)

    play = becomes(order(scenario, ZAREK), "tory").to("move")

    assert play.state.current == 1
    assert len(play.state.crisis.draw) == crises


@covers("Discharge of a Firearm")
def test_shooting_a_hidden_cylon_makes_him_a_cylon_player_and_costs_nothing() -> None:
    """R23.1, R26.23, R18.7"""
    scenario = Scenario("cally", "tigh", "roslin", set="exodus").at(1, Place.HANGAR_DECK).loyalty(1, "cylon-damage")

    play = act(scenario).answer("opt:discharge-of-a-firearm").answer("loyalty:cylon-damage#0")

    assert play.over
    assert not play.rules.is_human(1)
    assert (play.state.dials["morale"], play.state.damaged) == (10, [])


# ── the Sympathizer ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("fuel", "cylon", "place"), [(8, True, Place.RESURRECTION_SHIP), (4, False, Place.BRIG)])
@covers("sympathizer")
def test_the_new_card_may_be_the_sympathizer(fuel: int, cylon: bool, place: Place) -> None:
    """R19.8: resolved at once, and a title passes on either way."""
    scenario = Scenario("zarek", "tigh", "roslin", "chief", set="exodus").dials(fuel=fuel)
    scenario.only_loyalties("sympathizer").loads("shuffle:loyalty", 0)

    play = becomes(execute(scenario, TIGH), "adama").finish()

    tigh = play.rules.player(TIGH)
    assert (tigh.cylon, tigh.place, tigh.revealed) == (cylon, place, ["sympathizer"])
    assert play.rules.holder(Title.ADMIRAL) == 3
    assert broken(play.rules) == []


@covers("sympathizer")
def test_a_sympathizer_who_is_executed_discards_the_card_and_nobody_is_asked_for_it_again() -> None:
    """R23.13, D63"""
    scenario = Scenario("zarek", "tigh", "roslin", "chief", set="exodus").dials(fuel=4).cylon(ZAREK)
    scenario.only_loyalties("sympathizer").loads("shuffle:loyalty", 0)
    becomes(execute(scenario, TIGH), "adama").finish()
    becomes(execute(scenario, TIGH), "gaeta").finish()
    assert not scenario.rules.sympathizer_in_play()

    play = scenario.loyalty_deck(*[HUMAN] * 4).run(lambda rules: rules.sleeper_phase())

    assert play.over

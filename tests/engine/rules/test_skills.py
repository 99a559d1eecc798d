"""R6: drawing and discarding skill cards; R29: response windows, standing orders, quick tables."""

import pytest

from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Skill
from bsg.kernel import Order
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table

# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_type_has_a_deck_and_a_face_up_pile_of_its_own() -> None:
    """R6.1"""
    scenario = table().hand(ZAREK, "Repair 1", "Launch Scout 1", "Consolidate Power 2")
    scenario.state.skills[Skill.TACTICS].draw.clear()

    scenario.rules.discard(ZAREK, ["consolidate-power-2", "launch-scout-1", "repair-1"])
    piles = {str(skill): list(deck.discard) for skill, deck in scenario.state.skills.items() if deck.discard}
    scenario.rules.draw_skills(ZAREK, [Skill.TACTICS] * 2)

    assert piles == {"politics": ["consolidate-power-2"], "tactics": ["launch-scout-1"], "engineering": ["repair-1"]}
    assert scenario.rules.player(ZAREK).hand == ["launch-scout-1"]
    assert all(SKILL_CARDS[card].skill == skill for skill, deck in scenario.state.skills.items() for card in deck.draw)


def test_an_empty_deck_is_made_of_its_discard_pile_when_a_card_is_needed() -> None:
    """R6.2"""
    scenario = table()
    deck = scenario.state.skills[Skill.TACTICS]
    deck.discard, deck.draw = deck.draw[:3], []

    scenario.rules.draw_skills(ZAREK, [Skill.TACTICS])

    assert len(scenario.rules.player(ZAREK).hand) == 1
    assert (len(deck.draw), deck.discard) == (2, [])


def test_a_type_that_is_completely_in_hands_cannot_be_drawn() -> None:
    """R6.2, R31.5: nothing replaces it."""
    scenario = table()
    deck = scenario.state.skills[Skill.TACTICS]
    deck.draw, deck.discard = [], []

    scenario.rules.draw_skills(ZAREK, [Skill.TACTICS, Skill.POLITICS])

    assert [SKILL_CARDS[card].skill for card in scenario.rules.player(ZAREK).hand] == ["politics"]


def test_destiny_is_rebuilt_as_soon_as_its_last_card_is_taken() -> None:
    """R6.11"""
    scenario = table()
    scenario.rules.draw_destiny(9)
    assert len(scenario.state.destiny) == 1

    taken = scenario.rules.draw_destiny(2)

    assert len(taken) == 2
    assert len(scenario.state.destiny) == 9


def test_destiny_of_a_short_type_takes_what_there_is() -> None:
    """R6.11"""
    scenario = table()
    for skill in (Skill.TACTICS, Skill.PILOTING):
        scenario.state.skills[skill].draw = scenario.state.skills[skill].draw[:1] if skill == Skill.TACTICS else []

    scenario.rules.build_destiny()

    types = [SKILL_CARDS[card].skill for card in scenario.state.destiny]
    assert (types.count(Skill.TACTICS), types.count(Skill.PILOTING), len(types)) == (1, 0, 7)


# ── discards ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_has_fewer_cards_than_he_must_discard_discards_all() -> None:
    """R6.6"""
    scenario = table().hand(ZAREK, "Repair 1", "Repair 2")

    play = scenario.run(lambda rules: rules.discards({ZAREK: 5}))

    assert play.over
    assert play.rules.player(ZAREK).hand == []


def test_discards_of_several_are_chosen_together_and_then_shown() -> None:
    """R6.5, H51"""
    scenario = table().hand(ZAREK, "Repair 1", "Repair 2").hand(TIGH, "Launch Scout 1", "Launch Scout 2")

    play = scenario.run(lambda rules: rules.discards({ZAREK: 1, TIGH: 1}))
    play.answer("card:repair-2#0", seat=ZAREK)
    assert (play.said, play.rules.player(ZAREK).hand) == ([], ["repair-1", "repair-2"])
    play.answer("card:repair-1#0", seat=ZAREK)  # may be changed until all have chosen
    play.answer("card:launch-scout-2#0", seat=TIGH)

    assert play.said == ["seat:0 discards Repair 1.", "seat:1 discards Launch Scout 2."]


@covers("Food Shortage")
def test_somebody_who_discards_after_somebody_else_chooses_after_him() -> None:
    """The card says: the President, then the current player."""
    scenario = table().hand(ZAREK, *["Repair 1"] * 5).hand(ROSLIN, *["Launch Scout 1"] * 5)

    play = scenario.crisis("Food Shortage").to("crisis_choice").answer("opt:1")
    assert play.asked == [(ROSLIN, "discard")]
    play.answer("card:launch-scout-1#0", "card:launch-scout-1#1")

    assert play.asked == [(ZAREK, "discard")]


def test_a_hand_may_grow_beyond_the_limit_during_a_turn() -> None:
    """R6.8, R3.5"""
    scenario = table().hand(ZAREK, *["Repair 1"] * 8, "Repair 2", "Repair 2")

    play = scenario.start().to("action")

    assert len(play.rules.player(ZAREK).hand) == 15


def test_only_skill_and_quorum_cards_have_a_limit() -> None:
    """R6.9: a Cylon player keeps any number of super crises, and everybody all loyalty cards."""
    scenario = table().cylon(ZAREK).loyalty(TIGH, *["not-a-cylon"] * 5)
    scenario.rules.player(ZAREK).super_crises, scenario.state.super_crisis.draw = scenario.state.super_crisis.draw, []
    scenario.holds(ZAREK, "cylon-brig")

    play = scenario.start()
    while play.state.turn == 1:
        play.answer(*play.ask.fallback)

    assert len(play.rules.player(ZAREK).super_crises) == 5
    assert [len(play.rules.player(seat).loyalty) for seat in (ZAREK, TIGH)] == [1, 5]


# ── windows ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def window(scenario: Scenario) -> list[int]:
    """Who is asked before cards are added to a check."""
    play = scenario.crisis("Prison Labor").to("before_cards", "contribute")
    return [ask.seat for ask in play.running.owed] if play.ask.kind == "before_cards" else []


def test_everybody_who_could_hold_a_fitting_card_is_asked_whatever_he_holds() -> None:
    """R4.6, R28.16: in anybody's turn; Zarek's politics card is no committee, but nobody can know that."""
    scenario = table().hand(ZAREK, "Consolidate Power 1").hand(TIGH, "Launch Scout 1").hand(ROSLIN, "Repair 1")

    play = scenario.crisis("Prison Labor").to("before_cards")

    assert [ask.seat for ask in play.running.owed] == [ZAREK, ROSLIN]
    assert all(ask.shows == "window" for ask in play.running.owed)
    assert play.running.owed[0].options == ()


def test_at_a_quick_table_only_those_who_can_respond_are_asked() -> None:
    scenario = table(quick=True).hand(ZAREK, "Consolidate Power 1").hand(ROSLIN, "Investigative Committee 3")

    assert window(scenario) == [ROSLIN]


def test_a_card_seen_leaving_a_hand_is_no_longer_reckoned_with() -> None:
    """H3"""
    scenario = table().hand(ROSLIN, "Consolidate Power 1", "Launch Scout 1")
    assert scenario.rules.player(ROSLIN).could_hold == {"politics": 1, "tactics": 1}

    scenario.rules.discard(ROSLIN, ["consolidate-power-1"])

    assert scenario.rules.player(ROSLIN).could_hold == {"tactics": 1}


def test_a_card_added_to_a_check_unseen_may_still_be_in_the_hand_for_all_anybody_knows() -> None:
    """H3, H10"""
    scenario = table().hand(ROSLIN, "Consolidate Power 1", "Launch Scout 1")

    scenario.rules.leaves_hand(ROSLIN, "consolidate-power-1", seen=False)

    assert scenario.rules.player(ROSLIN).could_hold == {"politics": 1, "tactics": 1}


@pytest.mark.parametrize(("seen", "asked"), [(True, []), (False, [ROSLIN])])
def test_who_is_asked_depends_on_what_everybody_has_seen(seen: bool, asked: list[int]) -> None:
    """R28.16: her only politics card has left Roslin's hand, face up or for a check that nobody has seen into"""
    scenario = table().hand(ROSLIN, "Consolidate Power 1", "Launch Scout 1")

    scenario.rules.to_pile([scenario.rules.leaves_hand(ROSLIN, "consolidate-power-1", seen=seen)])

    assert window(scenario) == asked


@pytest.mark.parametrize(("crisis", "asked"), [("Prison Labor", "before_cards"), ("Cylon Virus", "contribute")])
def test_nobody_is_asked_for_a_card_that_would_do_nothing(crisis: str, asked: str) -> None:
    """R28.16: engineering counts in a Cylon Virus anyway, and Roslin can hold nothing else"""
    scenario = table().hand(ROSLIN, "Repair 1")

    play = scenario.crisis(crisis).to("before_cards", "contribute")

    assert play.asked == [(ROSLIN, asked)]


def test_a_cylon_player_is_never_asked_in_a_window() -> None:
    """R4.6, R18.13"""
    assert window(table().hand(ROSLIN, "Investigative Committee 3").cylon(ROSLIN)) == []


# ── standing orders ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_ordered_to_pass_is_not_asked_until_his_next_turn() -> None:
    """H46"""
    scenario = table().hand(ROSLIN, "Investigative Committee 3")
    scenario.rules.order(ROSLIN, "pass", True)
    assert window(scenario) == []

    scenario.turn_of(ROSLIN).start()

    assert scenario.rules.player(ROSLIN).orders == []


def test_a_standing_order_may_be_withdrawn_at_any_time() -> None:
    scenario = table().hand(ROSLIN, "Investigative Committee 3")
    play = scenario.start()

    play.running.take(Order(ROSLIN, "pass"))
    assert scenario.rules.player(ROSLIN).orders == ["pass"]
    play.running.take(Order(ROSLIN, "pass", on=False))

    assert scenario.rules.player(ROSLIN).orders == []

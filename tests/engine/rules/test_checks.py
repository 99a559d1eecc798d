"""R7: skill checks."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import TABLE, Audience
from bsg.kernel.errors import NotAllowed
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, adds, draw_crisis, hand_picks, holds_total, table, with_hands


def check_open(play: Play) -> Play:
    """At the first contribution."""
    return play.to("contribute")


def sizes_of(play: Play) -> dict[int, tuple[int, ...]]:
    """How many cards each seat may add, in the order of asking."""
    sizes = {}
    play.to("contribute")
    while not play.over and play.ask.kind == "contribute":
        sizes[play.ask.seat] = play.ask.sizes
        play.answer()
    return sizes


# ── who adds what (S5) ──────────────────────────────────────────────────────────────────────────────────────────────


def test_contributions_start_left_of_the_current_player_who_is_last() -> None:
    """R7.6"""
    play = with_hands(table().turn_of(TIGH)).crisis("Prison Labor")

    assert list(sizes_of(play)) == [ROSLIN, ZAREK, TIGH]


def test_the_current_player_is_last_also_when_somebody_else_acts() -> None:
    """R7.6"""
    scenario = with_hands(table().at(TIGH, Place.ADMIRALS_QUARTERS))

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("loc:admirals-quarters")

    assert list(sizes_of(play)) == [TIGH, ROSLIN, ZAREK]


def test_any_number_of_cards_may_be_added() -> None:
    """R7.16"""
    play = with_hands(table()).crisis("Prison Labor")

    assert sizes_of(play) == {TIGH: tuple(range(5)), ROSLIN: tuple(range(6)), ZAREK: tuple(range(7))}


def test_a_player_in_the_brig_adds_at_most_one_card() -> None:
    """R7.17"""
    play = with_hands(table().at(TIGH, Place.BRIG)).crisis("Prison Labor")

    assert sizes_of(play)[TIGH] == (0, 1)


def test_a_cylon_player_adds_at_most_one_card() -> None:
    """R7.17, R18.12"""
    play = with_hands(table()).cylon(TIGH).crisis("Prison Labor")

    assert sizes_of(play)[TIGH] == (0, 1)


def test_stranded_helo_adds_cards_as_usual() -> None:
    """R7.18"""
    play = with_hands(Scenario("zarek", "helo", "roslin")).crisis("Prison Labor")

    assert sizes_of(play)[1] == (0, 1, 2, 3, 4)


def test_how_many_cards_were_added_is_public_and_which_is_not() -> None:
    """R7.16"""
    play = adds(with_hands(table()).crisis("Prison Labor"), TIGH, ["evasive-maneuvers-2"] * 3)

    assert play.said[-1] == "seat:1 adds 3 cards."


def test_a_contribution_cannot_be_taken_back() -> None:
    """R7.19: it is Roslin's turn to add cards."""
    play = adds(with_hands(table()).crisis("Prison Labor"), TIGH, ["evasive-maneuvers-2"] * 3)
    assert play.asked == [(ROSLIN, "contribute")]

    with pytest.raises(NotAllowed):
        play.answer("card:evasive-maneuvers-2#0", seat=TIGH)

    assert play.rules.player(TIGH).hand == ["evasive-maneuvers-2"]
    assert play.state.check is not None
    assert play.state.check.counts == {TIGH: 3}
    assert not play.running.may_take_back(TIGH)


def test_having_added_nothing_cannot_be_taken_back_either() -> None:
    """R7.19"""
    play = adds(with_hands(table()).crisis("Prison Labor"), TIGH, [])

    assert play.asked == [(ROSLIN, "contribute")]
    assert not play.running.may_take_back(TIGH)


@pytest.mark.parametrize("audience", [ZAREK, TIGH, TABLE])
@covers("Friends in Low Places")
def test_everybody_sees_what_is_asked_for_and_how_hard_it_is(audience: Audience) -> None:
    """R7.7: the source, the types, the difficulty as printed and as it was changed, the thresholds"""
    scenario = with_hands(table().at(TIGH, Place.ADMINISTRATION).at(ZAREK, Place.ARMORY))

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("loc:administration").answer("seat:2")
    play.to("ability").answer("opt:2").to("contribute")
    at_location = view(play.position, audience)["check"]
    play = with_hands(table()).crisis("Elections Loom").to("contribute")
    of_crisis = view(play.position, audience)["check"]

    assert (at_location.source, at_location.skills) == ("loc:administration", ["politics", "leadership"])
    assert (at_location.value, at_location.difficulty, at_location.partial) == (5, 7, None)
    assert (of_crisis.source, of_crisis.value, of_crisis.partial) == ("crisis:elections-loom", 8, 5)


# ── destiny and counting ────────────────────────────────────────────────────────────────────────────────────────────


def test_destiny_adds_two_cards() -> None:
    """R7.15"""
    scenario = table().destiny("Repair 1", "Repair 2")
    left = len(scenario.state.destiny)

    play = scenario.crisis("Prison Labor")
    play.finish()

    assert "The cards: Repair 1, Repair 2." in play.said
    assert "The total is -3 against 10." in play.said
    assert len(play.state.destiny) == left - 2


@pytest.mark.parametrize(
    ("card", "total"),
    [
        ("Consolidate Power 2", 2),
        ("Executive Order 2", 2),
        ("Launch Scout 2", 2),
        ("Evasive Maneuvers 2", -2),
        ("Repair 2", -2),
    ],
)
def test_a_card_counts_for_the_check_if_its_type_is_named_and_against_it_otherwise(card: str, total: int) -> None:
    """R7.2, R7.3: politics, leadership and tactics are named."""
    scenario = table().hand(ROSLIN, card).destiny("Repair 1", "Launch Scout 1")

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, list(scenario.rules.player(ROSLIN).hand)).finish()

    assert f"The total is {total} against 10." in play.said


def test_a_total_at_the_difficulty_passes_and_one_less_fails() -> None:
    """R7.4"""
    passed = draw_crisis(table(), "Prison Labor", "pass").finish()
    failed = draw_crisis(table(), "Prison Labor", "fail").finish()

    assert "The total is 10 against 10." in passed.said
    assert "The check is passed." in passed.said
    assert "The total is 9 against 10." in failed.said
    assert "The check fails." in failed.said


def test_a_partial_result_is_neither_pass_nor_fail() -> None:
    """R7.4, R7.41"""
    play = draw_crisis(table(), "Resistance", "partial").finish()

    assert "The check is passed in part." in play.said
    assert (play.state.dials["food"], play.state.dials["fuel"]) == (7, 8)


@covers("Declare Emergency")
def test_an_emergency_does_not_move_the_partial_threshold() -> None:
    """R7.5: 5 is partial, 6 would pass with the emergency; 4 stays a failure."""
    scenario = table().hand(TIGH, "Declare Emergency 3")
    cards = holds_total(scenario, ROSLIN, 6, ["politics", "leadership"])
    play = adds(scenario.crisis("Elections Loom"), ROSLIN, cards).to("after_total")
    play.answer("card:declare-emergency-3#0", seat=TIGH).finish()
    assert play.state.dials["morale"] == 10

    scenario = table().hand(TIGH, "Declare Emergency 3")
    cards = holds_total(scenario, ROSLIN, 4, ["politics", "leadership"])
    play = adds(scenario.crisis("Elections Loom"), ROSLIN, cards).finish()
    assert "The check fails." in play.said


# ── windows ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Investigative Committee", "Scientific Research")
def test_the_window_before_cards_stays_open_until_everybody_passes_in_a_row() -> None:
    """R7.12: Tigh reacts to what Roslin has just played."""
    scenario = table().hand(ROSLIN, "Investigative Committee 3", "Consolidate Power 1")
    scenario.hand(TIGH, "Scientific Research 3", "Repair 1")

    play = scenario.crisis("Prison Labor").to("before_cards")
    play.answer("card:investigative-committee-3#0", seat=ROSLIN).answer(seat=TIGH)
    assert play.asked == [(TIGH, "before_cards")]
    play.answer("card:scientific-research-3#0", seat=TIGH)

    assert play.ask.kind == "contribute"
    check = play.state.check
    assert check is not None
    assert (check.face_up, check.positive) == (True, ["engineering"])


@covers("Investigative Committee")
def test_a_second_committee_is_not_played_in_vain() -> None:
    """R27.2, R29.2"""
    scenario = table().hand(ROSLIN, "Investigative Committee 3").hand(TIGH, "Investigative Committee 4")

    play = scenario.crisis("Prison Labor").to("before_cards")
    play.answer("card:investigative-committee-3#0", seat=ROSLIN).answer("card:investigative-committee-4#0", seat=TIGH)
    play.to("order").answer("seat:2", "seat:1")
    check_open(play)

    assert play.rules.player(TIGH).hand == ["investigative-committee-4"]


@pytest.mark.parametrize("goes_on", [True, False])
@covers("Investigative Committee")
def test_who_was_not_first_goes_on_or_takes_his_card_back(goes_on: bool) -> None:
    """R7.13, R29.2, R29.8: now that all cards are played face up, Tigh may think better of his research."""
    scenario = table().hand(ROSLIN, "Investigative Committee 3").hand(TIGH, "Scientific Research 3")
    play = scenario.hand(ZAREK, "Evasive Maneuvers 1").crisis("Prison Labor").to("before_cards")

    play.answer("card:investigative-committee-3#0", seat=ROSLIN).answer("card:scientific-research-3#0", seat=TIGH)
    assert play.asked == [(ZAREK, "order")]
    play.answer("seat:2", "seat:1")
    assert play.asked == [(TIGH, "before_cards")]
    play.answer(*["card:scientific-research-3#0"] * goes_on)

    assert play.ask.kind == "contribute"
    assert play.rules.player(TIGH).hand == ["scientific-research-3"] * (not goes_on)
    assert play.state.check is not None
    assert play.state.check.positive == ["engineering"] * goes_on


def accused(scenario: Scenario) -> Play:
    """Zarek accuses Roslin at the Admiral's Quarters."""
    play = scenario.at(ZAREK, Place.ADMIRALS_QUARTERS).start().to("action").answer("loc:admirals-quarters")
    return play.answer("seat:2")


@pytest.mark.parametrize(("reacts", "difficulty"), [("opt:-3", 7), ("opt:no", 10)])
@covers("Admiral's Quarters")
def test_who_let_an_accusation_be_may_still_answer_the_arbitrator(reacts: str, difficulty: int) -> None:
    """R7.12, R29.4: Tigh is asked again, since something was played after he passed, and then nobody is."""
    play = accused(table().assigned(ROSLIN, "Assign Arbitrator"))

    assert play.asked == [(TIGH, "ability")]
    play.answer("opt:no")
    assert play.asked == [(ROSLIN, "ability")]
    play.answer("opt:3").passes()
    assert play.asked == [(TIGH, "ability")]
    play.answer(reacts).passes()

    assert play.ask.kind == "contribute"
    assert play.state.check is not None
    assert play.state.check.difficulty == difficulty


@covers("Cylon Hatred")
def test_who_has_spoken_before_an_accusation_is_not_asked_again() -> None:
    """R7.12: nobody plays anything after Tigh."""
    play = accused(table().assigned(ROSLIN, "Assign Arbitrator"))

    play.answer("opt:-3").answer("opt:no").passes()

    assert play.ask.kind == "contribute"


@covers("Friends in Low Places", "Scientific Research")
def test_a_card_before_a_check_may_be_answered_by_a_sheet() -> None:
    """R7.12, R29.4: Zarek, who let it be, makes Tigh's way out harder when research is to help him; once is enough."""
    scenario = table().turn_of(TIGH).at(TIGH, Place.BRIG).hand(TIGH, "Scientific Research 3", "Scientific Research 3")
    play = scenario.start().to("action").answer("loc:brig").answer("opt:no").to("before_cards")

    play.answer("card:scientific-research-3#0", seat=TIGH).passes()
    assert play.asked == [(ZAREK, "ability")]
    play.answer("opt:2").passes()

    assert play.ask.kind == "contribute"
    assert play.state.check is not None
    assert play.state.check.difficulty == 9


@covers("Insubordinate")
def test_who_may_change_the_difficulty_knows_what_happens_to_it_by_itself() -> None:
    """R7.11: Tigh is asked about the difficulty that prophecy and Starbuck's sheet have made."""
    scenario = Scenario("zarek", "tigh", "starbuck").at(0, Place.ADMIRALS_QUARTERS)
    scenario.state.titles[Title.PRESIDENT] = 2
    scenario.state.quorum.draw.remove("accept-prophecy")
    scenario.state.kept.append("quorum:accept-prophecy")

    play = scenario.start().to("action").answer("loc:admirals-quarters").answer("seat:2")

    assert play.asked == [(TIGH, "ability")]
    assert play.state.check is not None
    assert play.state.check.difficulty == 7 - 3 + 2


def test_nobody_is_asked_for_an_emergency_that_would_change_nothing() -> None:
    """R7.39"""
    scenario = table().hand(TIGH, "Declare Emergency 3")
    cards = holds_total(scenario, ROSLIN, 7, ["politics", "leadership", "tactics"])

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, cards)
    kinds = []
    while not play.over:
        kinds.append(play.ask.kind)
        play.answer(*play.ask.fallback)

    assert "after_total" not in kinds


# ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_cards_of_a_check_go_to_their_piles() -> None:
    """R7.45"""
    scenario = table().hand(ROSLIN, "Consolidate Power 2").destiny("Repair 1", "Launch Scout 1")

    play = adds(scenario.crisis("Prison Labor"), ROSLIN, ["consolidate-power-2"]).finish()

    piles = {str(skill): deck.discard for skill, deck in play.state.skills.items() if deck.discard}
    assert piles == {"politics": ["consolidate-power-2"], "engineering": ["repair-1"], "tactics": ["launch-scout-1"]}
    assert play.state.check is None


def test_revealed_cards_are_sorted_so_that_nobody_can_tell_whose_they_are() -> None:
    """R7.23, R28.19"""
    scenario = table().hand(ROSLIN, "Repair 2", "Consolidate Power 1").hand(TIGH, "Consolidate Power 2")
    scenario.destiny("Launch Scout 1", "Evasive Maneuvers 1")

    play = scenario.crisis("Prison Labor")
    play.to("contribute").answer("card:consolidate-power-2#0")
    play.to("contribute").answer("card:consolidate-power-1#0", "card:repair-2#0").finish()

    assert "The cards: Consolidate Power 1, Consolidate Power 2, Launch Scout 1, Evasive Maneuvers 1, Repair 2." in (
        play.said
    )


def test_nobody_can_tell_from_the_revealed_cards_who_added_which() -> None:
    """R7.24, R28.18: Tigh and Roslin add one card each; which of them added which makes no difference to Zarek."""
    seen = []
    for tighs, roslins in (("Launch Scout 2", "Repair 2"), ("Repair 2", "Launch Scout 2")):
        scenario = table(quick=True).hand(TIGH, tighs).hand(ROSLIN, roslins).hand(ZAREK, "Evasive Maneuvers 1")
        scenario.destiny("Repair 1", "Launch Scout 1")
        play = scenario.crisis("Crash Landing").to("contribute")
        for seat in (TIGH, ROSLIN):
            play.answer(*hand_picks(play.rules.player(seat).hand))
        play.answer().to("choose")
        whole = view(play.position, ZAREK)
        seen.append((whole["check"], whole["decks"], play.said))

    assert seen[0] == seen[1]


def test_nothing_happens_when_a_location_check_fails() -> None:
    """R5.7"""
    scenario = table().at(ZAREK, Place.ADMIRALS_QUARTERS).destiny("Repair 1", "Repair 1")

    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:admirals-quarters")
    play.to("character").answer("seat:1").finish()

    assert play.rules.player(TIGH).place == Place.COMMAND

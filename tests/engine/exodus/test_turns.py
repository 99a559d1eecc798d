"""What Exodus changes in turns: the Quorum's hand, Cylon turns, Caprica, the Sleeper phase, nukes, set-up."""

import pytest

from bsg.engine import BSG
from bsg.engine.box import rules_for
from bsg.engine.scenario import Scenario
from bsg.engine.state import Options
from bsg.engine.vocabulary import Place
from bsg.kernel import Illegal
from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table
from tests.engine.space import FRONT, sky

# ── the Quorum hand (R3.14) ─────────────────────────────────────────────────────────────────────────────────────────


def with_quorum(scenario: Scenario, count: int) -> Scenario:
    scenario.quorum()
    state = scenario.state
    state.quorum_hand = sorted(state.quorum.draw.pop() for _ in range(count))
    return scenario


def test_at_the_end_of_anybodys_turn_the_president_discards_down_to_ten() -> None:
    """R3.14, R25.7: Zarek's turn; Roslin is President."""
    play = with_quorum(exodus_table(), 12).start().to("discard_quorum")
    assert (play.ask.seat, play.ask.sizes, play.ask.shows) == (ROSLIN, (2,), "seat")
    assert play.state.current == ZAREK
    discarded = len(play.state.quorum.discard)

    play.answer(*play.ask.options[:2])

    assert len(play.state.quorum_hand) == 10
    assert len(play.state.quorum.discard) == discarded + 2
    assert play.state.current == TIGH


@pytest.mark.parametrize("exodus", [True, False])
def test_ten_are_allowed_and_in_the_base_game_any_number(exodus: bool) -> None:
    """R0.15"""
    scenario = with_quorum(exodus_table(), 10) if exodus else with_quorum(table(), 12)

    play = scenario.start()
    while play.state.turn == 1:
        assert play.ask.kind != "discard_quorum"
        play.answer(*play.ask.fallback)

    assert len(play.state.quorum_hand) >= 10


# ── Cylon turns ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cylon_player_draws_two_cards_of_different_types() -> None:
    """R3.17, R0.8: Exodus beats the base game"""
    play = exodus_table().cylon(ZAREK).start().to("draw")
    assert (play.ask.options, play.ask.sizes) == (
        ("skill:politics", "skill:leadership", "skill:tactics", "skill:piloting", "skill:engineering"),
        (2,),
    )

    play.answer("skill:piloting", "skill:politics")

    assert len(play.rules.player(ZAREK).hand) == 2
    assert set(play.rules.player(ZAREK).could_hold) == {"piloting", "politics"}


def test_without_the_sympathizer_he_draws_three_of_different_types() -> None:
    """R2.36"""
    scenario = Scenario("zarek", "tigh", "roslin", "chief", set="exodus", no_sympathizer=True).cylon(ZAREK)

    assert scenario.start().to("draw").ask.sizes == (3,)


@covers("Caprica", "Ambushed by the Press")
def test_a_crisis_through_caprica_activates_nothing_but_prepares_the_jump() -> None:
    """R18.26: it has raiders and a jump icon."""
    scenario = exodus_table().cylon(ZAREK).at(ZAREK, Place.CAPRICA).ships(FRONT, basestars=1)
    scenario.crises("Ambushed by the Press", "Hera Rescued")
    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica")

    play.answer("crisis:ambushed-by-the-press#0").finish()

    assert play.state.jump == 1
    assert sky(play.state)[FRONT] == {"basestars": 1}
    assert play.state.crisis.discard == ["hera-rescued", "ambushed-by-the-press"]


# ── the Sleeper phase ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_boomer_who_is_already_revealed_gets_one_card_and_one_stays_in_the_deck() -> None:
    """R19.4, R19.7"""
    scenario = Scenario("boomer", "tigh", "roslin", set="exodus").cylon(0)
    left = len(scenario.state.loyalty)

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert [len(player.loyalty) for player in play.state.players] == [1, 2, 2]
    assert len(play.state.loyalty) == left - 3
    assert play.rules.player(0).place == Place.RESURRECTION_SHIP


def test_a_human_boomer_gets_two_and_goes_to_the_brig() -> None:
    """R19.3"""
    scenario = Scenario("boomer", "tigh", "roslin", set="exodus")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert [len(player.loyalty) for player in play.state.players] == [3, 2, 2]
    assert play.rules.player(0).place == Place.BRIG


# ── set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "first", "after"), [(3, 4, 1), (4, 5, 1), (5, 6, 1), (6, 7, 1)])
def test_one_loyalty_card_is_left_after_the_sleeper_phase(players: int, first: int, after: int) -> None:
    """R2.25"""
    scenario = Scenario(*("zarek", "tigh", "roslin", "chief", "adama", "anders")[:players], set="exodus")
    assert len(scenario.state.loyalty) == first

    for seat in range(players):
        scenario.rules.deal_loyalty(seat, 1)

    assert len(scenario.state.loyalty) == after


@pytest.mark.parametrize(("players", "cylons", "humans"), [(3, 1, 6), (4, 1, 7), (5, 2, 9), (6, 2, 10)])
def test_the_loyalty_deck_has_one_human_card_more_and_the_others_are_kept_apart(
    players: int, cylons: int, humans: int
) -> None:
    """R2.19, R2.20, R2.24"""
    scenario = Scenario(*("zarek", "tigh", "roslin", "chief", "adama", "anders")[:players], set="exodus")
    dealt = [*scenario.state.loyalty, *(card for player in scenario.state.players for card in player.loyalty)]

    assert sum(card.startswith("cylon-") for card in dealt) == cylons
    assert dealt.count("not-a-cylon") == humans
    assert scenario.state.exodus.humans == ["not-a-cylon"] * (16 - humans)
    unused = [card for card in scenario.state.loyalty_box if card.startswith("cylon-")]
    assert len(unused) == len(set(unused)) == 6 - cylons


def test_baltar_and_boomer_each_bring_a_human_card_more() -> None:
    """R2.21, R2.22"""
    scenario = Scenario("baltar", "boomer", "roslin", set="exodus")
    cards = [*scenario.state.loyalty, *(card for player in scenario.state.players for card in player.loyalty)]

    assert len(cards) == 9
    assert [len(player.loyalty) for player in scenario.state.players] == [2, 1, 1]


@pytest.mark.parametrize(
    ("variants", "goals", "final_five"),
    [((), 0, 0), (("personal-goals",), 8, 0), (("final-five",), 0, 5), (("personal-goals", "final-five"), 8, 5)],
)
def test_each_half_of_the_variant_can_be_chosen_alone(variants: tuple[str, ...], goals: int, final_five: int) -> None:
    """R33.1: into the human cards; the number of cards dealt does not change."""
    rules = Scenario("zarek", "tigh", "roslin", set="exodus", variants=variants).rules
    cylons, humans = rules.loyalty_piles()

    assert len(cylons) == 6
    assert [sum(card.startswith(kind) for card in humans) for kind in ("not-a", "goal", "final")] == [
        16,
        goals,
        final_five,
    ]
    assert len(rules.state.loyalty) == 4


def test_the_variants_belong_to_exodus() -> None:
    with pytest.raises(Illegal):
        BSG.check_options({"players": 3, "variants": ["final-five"]})


def test_the_same_variants_make_the_same_rulebook_in_whatever_order_they_are_named() -> None:
    one = rules_for(Options(set="exodus", variants=("final-five", "personal-goals")))
    other = rules_for(Options(set="exodus", variants=("personal-goals", "final-five")))

    assert [base.__name__ for base in one.__mro__] == [base.__name__ for base in other.__mro__]


# ── nukes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "basestars"), [(1, 1), (5, 0)])
def test_a_spent_nuke_goes_beside_the_board_whatever_it_does(roll: int, basestars: int) -> None:
    """R24.1"""
    scenario = exodus_table().ships(FRONT, basestars=1).rolls(roll).loads("basestar", 1, 1)
    assert (scenario.state.nukes, scenario.state.exodus.nukes_beside) == (2, 1)

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("opt:nuke").finish()

    assert (play.state.nukes, scenario.state.exodus.nukes_beside) == (1, 2)
    assert len(play.state.areas[FRONT].basestars) == basestars


@covers("Build Nuke")
def test_what_was_spent_can_be_built_again() -> None:
    """R24.2"""
    scenario = exodus_table().nukes(0).hand(TIGH, "Build Nuke 6").ships(FRONT, basestars=1).rolls(5)
    scenario.run(lambda rules: rules.take_action(TIGH)).answer("card:build-nuke-6#0")

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("opt:nuke").finish()

    assert play.state.nukes == 0
    assert play.state.exodus.nukes_beside == 3

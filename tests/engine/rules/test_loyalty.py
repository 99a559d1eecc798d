"""R17–R19: looking at loyalty cards, revealing, the Sleeper Agent phase."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Team
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table, with_hands


def reveal(scenario: Scenario, seat: int = ZAREK) -> Play:
    card = next(card for card in scenario.rules.player(seat).loyalty if card.startswith("cylon"))
    index = scenario.rules.player(seat).loyalty.index(card)
    return scenario.run(lambda rules: rules.take_action(seat)).answer(f"loyalty:{card}#{index}")


# ── teams and looking ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("cards", "team"),
    [
        (["not-a-cylon"], Team.HUMANS),
        (["cylon-brig"], Team.CYLONS),
        (["cylon-brig", "not-a-cylon"], Team.CYLONS),
        (["not-a-cylon", "not-a-cylon"], Team.HUMANS),
    ],
)
def test_one_cylon_card_makes_a_cylon(cards: list[str], team: Team) -> None:
    """R17.2"""
    assert table().loyalty(ZAREK, *cards).rules.team(ZAREK) == team


def test_a_cylon_player_stays_one_without_cards() -> None:
    """R17.2"""
    scenario = table().cylon(ZAREK)
    scenario.rules.player(ZAREK).revealed = []

    assert scenario.rules.team(ZAREK) == Team.CYLONS


@pytest.mark.parametrize(("index", "seen"), [(0, "cylon-brig"), (1, "not-a-cylon")])
def test_one_of_several_cards_is_picked_at_random(index: int, seen: str) -> None:
    """R17.4"""
    scenario = table().loyalty(TIGH, "cylon-brig", "not-a-cylon").loads("look:1", index)

    scenario.run(lambda rules: rules.look_at_loyalty(ZAREK, [TIGH]))

    (memo,) = scenario.rules.player(ZAREK).memos
    assert memo.text.args["cards"] == [f"loyalty:{seen}"]


def test_the_table_learns_who_looks_at_whom_and_nothing_more() -> None:
    """H15, H16"""
    scenario = table().loyalty(TIGH, "cylon-brig")

    play = scenario.run(lambda rules: rules.look_at_loyalty(ZAREK, [TIGH]))

    assert play.said == ["seat:0 looks at a loyalty card of seat:1."]


def test_nobody_looks_at_himself() -> None:
    """R17.5"""
    play = table().run(lambda rules: rules.look_at_loyalty(ZAREK, [ZAREK]))

    assert play.said == ["There is no loyalty card to look at."]


# ── revealing (R18.a) ───────────────────────────────────────────────────────────────────────────────────────────────


def test_who_reveals_himself_keeps_three_cards_of_his_choice() -> None:
    """R18.2 (3)"""
    scenario = table().loyalty(ZAREK, "cylon-morale").hand(ZAREK, "Repair 1", "Repair 2", "Launch Scout 1", "Repair 1")

    play = reveal(scenario).answer("opt:no")
    assert (play.ask.seat, play.ask.kind, play.ask.sizes) == (ZAREK, "discard", (1,))
    play.answer("card:launch-scout-1#0")

    assert play.rules.player(ZAREK).hand == ["repair-1", "repair-1", "repair-2"]


def test_who_reveals_himself_goes_to_the_resurrection_ship_with_a_super_crisis() -> None:
    """R18.2 (6), (7), R9.1"""
    play = reveal(table().loyalty(ZAREK, "cylon-morale")).answer("opt:no")

    zarek = play.rules.player(ZAREK)
    assert (zarek.place, zarek.cylon, zarek.revealed) == (Place.RESURRECTION_SHIP, True, ["cylon-morale"])
    assert len(zarek.super_crises) == 1
    assert len(play.state.super_crisis.draw) == 4


def test_which_super_crisis_he_drew_is_secret() -> None:
    """H25"""
    play = reveal(table().loyalty(ZAREK, "cylon-morale")).answer("opt:no")

    assert play.said[-1] == "seat:0 draws a super crisis card."


def test_other_loyalty_cards_of_a_revealed_cylon_stay_face_down() -> None:
    """R18.4"""
    play = reveal(table().loyalty(ZAREK, "cylon-morale", "not-a-cylon")).answer("opt:no")

    assert play.rules.player(ZAREK).loyalty == ["not-a-cylon"]


def test_a_revealed_cylons_sheet_is_off_good_and_bad() -> None:
    """R18.9: Chief's hand limit is ten again."""
    scenario = Scenario("chief", "tigh", "roslin").cylon(0)

    assert scenario.rules.hand_limit(0) == 10


def test_a_cylon_player_may_ignore_a_crisis() -> None:
    """R18.17: he discards all that is asked or nothing."""
    scenario = with_hands(table()).cylon(TIGH)

    play = scenario.crisis("Cylon Screenings").to("crisis_choice").answer("opt:1")
    asks = {ask.seat: ask for ask in play.running.owed}
    assert asks[TIGH].sizes == (0, 2)
    play.answer(seat=TIGH).finish()

    assert [len(player.hand) for player in play.state.players] == [4, 4, 3]


# ── the Sleeper Agent phase (R19.a) ─────────────────────────────────────────────────────────────────────────────────


def test_in_the_sleeper_phase_everybody_gets_one_card_cylon_players_included() -> None:
    """R19.2, R19.5, R2.26"""
    scenario = table().cylon(TIGH)
    left = len(scenario.state.loyalty)

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert [len(player.loyalty) for player in play.state.players] == [2, 1, 2]
    assert len(play.state.loyalty) == left - 3


@covers("Sleeper Agent")
def test_boomer_gets_two_cards_and_goes_to_the_brig() -> None:
    """R19.3"""
    scenario = Scenario("zarek", "boomer", "roslin")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert len(play.rules.player(1).loyalty) == 3
    assert play.rules.player(1).place == Place.BRIG
    assert play.state.loyalty == []  # R2.26


def test_a_revealed_boomer_gets_two_cards_and_stays_where_she_is() -> None:
    """R19.4, R0.15"""
    scenario = Scenario("zarek", "boomer", "roslin").cylon(1)

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert len(play.rules.player(1).loyalty) == 2
    assert play.rules.player(1).place == Place.RESURRECTION_SHIP


def test_baltar_gets_one_card_like_everybody() -> None:
    scenario = Scenario("zarek", "baltar", "roslin")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert [len(player.loyalty) for player in play.state.players] == [2, 3, 2]


def test_a_cylon_player_does_not_reveal_what_he_is_dealt() -> None:
    """R18.21"""
    scenario = table().cylon(ZAREK).loyalty_deck("cylon-brig")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert play.rules.player(ZAREK).loyalty == ["cylon-brig"]
    assert not any("cylon-brig" in line or "revealed" in line for line in play.said)


def test_loyalty_cards_given_away_are_known_to_giver_and_receiver_only() -> None:
    """H20"""
    scenario = table().cylon(ZAREK)
    scenario.rules.player(ZAREK).loyalty = ["cylon-brig", "not-a-cylon"]

    play = scenario.run(lambda rules: rules.give_loyalty(ZAREK, ROSLIN))

    assert play.said == ["seat:0 gives 2 loyalty cards to seat:2."]
    assert play.rules.player(ROSLIN).loyalty == ["cylon-brig", "not-a-cylon", "not-a-cylon"]

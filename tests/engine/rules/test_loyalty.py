"""R17–R19: looking at loyalty cards, revealing, the Sleeper Agent phase."""

import pytest

from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Team
from bsg.kernel import TABLE, Flow
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table, with_hands


def reveal(scenario: Scenario, seat: int = ZAREK) -> Play:
    card = next(card for card in scenario.rules.player(seat).loyalty if card.startswith("cylon"))
    index = scenario.rules.player(seat).loyalty.index(card)
    return scenario.run(lambda rules: rules.take_action(seat)).answer(f"loyalty:{card}#{index}")


def may_give(play: Play) -> bool:
    """Goes on until somebody may give loyalty cards away, or all is over."""
    while not play.over and play.ask.kind != "gift":
        play.answer(*play.ask.fallback)
    return not play.over


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


def test_everybody_sees_his_own_loyalty_cards_at_any_time_and_of_others_how_many() -> None:
    """R17.1, H13, H14: Zarek, whose turn it is, Tigh, who waits, and somebody who watches."""
    play = table().loyalty(TIGH, "cylon-brig", "not-a-cylon").start()

    seen = {audience: view(play.position, audience) for audience in (ZAREK, TIGH, TABLE)}

    (tigh,), (zarek,) = seen[TIGH]["private"], seen[ZAREK]["private"]
    assert [card.card for card in tigh.loyalty] == ["cylon-brig", "not-a-cylon"]
    assert [card.card for card in zarek.loyalty] == ["not-a-cylon"]
    assert seen[TABLE]["private"] == []
    for whole in seen.values():
        assert [(player.loyalty, player.revealed) for player in whole["players"]] == [(1, []), (2, []), (1, [])]


@pytest.mark.parametrize(("index", "seen"), [(0, "cylon-brig"), (1, "not-a-cylon")])
def test_one_of_several_cards_is_picked_at_random(index: int, seen: str) -> None:
    """R17.4"""
    scenario = table().loyalty(TIGH, "cylon-brig", "not-a-cylon").loads("look:1", index)

    scenario.run(lambda rules: rules.look_at_loyalty(ZAREK, rules.none_but([TIGH])))

    (memo,) = scenario.rules.player(ZAREK).memos
    assert memo.text.args["cards"] == [f"loyalty:{seen}"]


def test_the_table_learns_who_looks_at_whom_and_nothing_more() -> None:
    """H15, H16"""
    scenario = table().loyalty(TIGH, "cylon-brig")

    play = scenario.run(lambda rules: rules.look_at_loyalty(ZAREK, rules.none_but([TIGH])))

    assert play.said == ["seat:0 looks at a loyalty card of seat:1."]


def test_nobody_looks_at_himself() -> None:
    """R17.5"""
    play = table().run(lambda rules: rules.look_at_loyalty(ZAREK, rules.none_but([ZAREK])))

    assert play.said == ["No loyalty card is looked at."]


def test_a_card_that_a_cylon_player_keeps_face_down_can_be_looked_at_and_changes_nothing() -> None:
    """R17.5, R17.8: Roslin, a Cylon player without such a card, cannot be chosen."""
    scenario = table().cylon(TIGH).cylon(ROSLIN, "cylon-sickbay").loyalty_deck("cylon-brig")
    scenario.rules.player(TIGH).loyalty = [scenario.state.loyalty.pop()]
    assert scenario.rules.may_be_looked_at(ZAREK) == [TIGH]

    play = scenario.run(lambda rules: rules.look_at_loyalty(ZAREK))

    assert play.over
    assert "cylon-brig" in str(scenario.rules.player(ZAREK).memos)
    assert (play.rules.player(TIGH).loyalty, play.rules.player(TIGH).place) == (["cylon-brig"], "resurrection-ship")


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


def people_on_galactica() -> Scenario:
    """Tigh is in Sickbay, Roslin in the Brig, Helo stranded and Starbuck at Command; Zarek is to move."""
    scenario = Scenario("zarek", "tigh", "roslin", "helo", "starbuck").at(TIGH, Place.SICKBAY)
    return scenario.at(ROSLIN, Place.BRIG).at(4, Place.COMMAND)


@covers("cylon-brig")
def test_a_cylon_cannot_bring_to_the_brig_who_is_there_or_nowhere() -> None:
    """R18.5, R22.14"""
    play = reveal(people_on_galactica().loyalty(ZAREK, "cylon-brig")).answer("opt:yes")

    assert set(play.ask.options) == {"seat:1", "seat:4"}


@covers("cylon-sickbay")
def test_a_cylon_cannot_strike_down_who_is_in_sickbay_or_the_brig() -> None:
    """R18.5, R22.14: Starbuck alone can be meant, so nobody is asked."""
    play = reveal(people_on_galactica().loyalty(ZAREK, "cylon-sickbay")).answer("opt:yes")

    assert play.over
    assert play.rules.player(4).place == Place.SICKBAY


@pytest.mark.parametrize(("discards", "drawn"), [(["inbound-nukes", "massive-assault"], ["inbound-nukes"]), ([], [])])
def test_an_empty_super_crisis_deck_is_rebuilt_if_it_can_be(discards: list[str], drawn: list[str]) -> None:
    """R9.6, R31.4: it is shuffled; without discards there is nothing to draw, and he is revealed all the same."""
    scenario = table().loyalty(ZAREK, "cylon-morale").loads("shuffle:super", 0)
    others = [card for card in scenario.state.super_crisis.draw if card not in discards]
    scenario.state.super_crisis.draw, scenario.state.super_crisis.discard = [], discards
    scenario.rules.player(TIGH).super_crises = others

    play = reveal(scenario).answer("opt:no")

    assert (play.over, play.rules.player(ZAREK).super_crises) == (True, drawn)


def test_an_effect_that_can_hit_nobody_is_not_offered() -> None:
    """R18.5, R22.15: Tigh is in the Brig already, Roslin is not on Galactica."""
    play = reveal(table().loyalty(ZAREK, "cylon-brig").at(TIGH, Place.BRIG))

    assert play.over
    assert play.rules.player(ZAREK).place == Place.RESURRECTION_SHIP


def test_which_super_crisis_he_drew_is_secret() -> None:
    """H25, R18.15"""
    play = reveal(table().loyalty(ZAREK, "cylon-morale")).answer("opt:no")

    assert play.said[-1] == "seat:0 draws a super crisis card."


def test_other_loyalty_cards_of_a_revealed_cylon_stay_face_down() -> None:
    """R18.4, R18.23: nor does he hand them over."""
    play = reveal(table().loyalty(ZAREK, "cylon-morale", "not-a-cylon")).answer("opt:no")

    assert play.over
    assert play.rules.player(ZAREK).loyalty == ["not-a-cylon"]


@pytest.mark.parametrize("place", [Place.CAPRICA, Place.CYLON_FLEET, Place.HUMAN_FLEET, Place.RESURRECTION_SHIP])
def test_only_the_resurrection_ship_lets_a_cylon_player_pass_loyalty_cards_on(place: Place) -> None:
    """R18.22: whatever he does elsewhere, they stay with him."""
    scenario = with_hands(table().cylon(ZAREK).at(ZAREK, place)).loyalty_deck("cylon-brig")
    scenario.rules.player(ZAREK).loyalty = [scenario.state.loyalty.pop()]
    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer(f"loc:{place}")

    assert may_give(play) == (place == Place.RESURRECTION_SHIP)


def test_a_cylon_player_has_his_turns_in_seat_order_as_before() -> None:
    """R18.16"""
    play = table().cylon(TIGH).start()
    turns = [play.state.current]
    while len(turns) < 5:
        play.answer(*play.ask.fallback)
        if play.state.current != turns[-1]:
            turns.append(play.state.current)

    assert turns == [ZAREK, TIGH, ROSLIN, ZAREK, TIGH]


@covers("Caprica", "Colonial Day")
def test_on_caprica_the_cylon_player_is_the_current_player_for_the_crisis() -> None:
    """R18.25, R7.6: what the current player decides is his, he adds his card last; then the crisis is discarded."""
    scenario = with_hands(table()).cylon(ZAREK).at(ZAREK, Place.CAPRICA).crises("Riots 2", "Colonial Day")
    play = scenario.run(lambda rules: rules.take_action(ZAREK)).answer("loc:caprica").answer("crisis:colonial-day#1")
    assert play.asked == [(ZAREK, "crisis_choice")]
    play.answer("opt:0")

    contributors = []
    while not play.over:
        if play.ask.kind == "contribute":
            contributors.append((play.ask.seat, max(play.ask.sizes)))
        play.answer(*play.ask.fallback)

    assert contributors == [(TIGH, 4), (ROSLIN, 5), (ZAREK, 1)]
    assert play.state.crisis.discard == ["riots-2", "colonial-day"]


def test_a_revealed_cylons_sheet_is_off_good_and_bad() -> None:
    """R18.9, R18.15: Chief's hand limit is ten again."""
    scenario = Scenario("chief", "tigh", "roslin").cylon(0)

    assert scenario.rules.hand_limit(0) == 10


def test_a_cylon_player_may_ignore_a_crisis() -> None:
    """R18.17: he discards all that is asked or nothing."""
    scenario = with_hands(table()).cylon(TIGH)

    play = scenario.crisis("Cylon Screenings").to("crisis_choice").answer("opt:1")
    asks = {ask.seat: ask for ask in play.running.owed}
    assert asks[TIGH].sizes == (0, 2)
    assert str(asks[TIGH].text) == "Discard 2 skill cards, or none: a Cylon player may ignore this."
    assert str(asks[ROSLIN].text) == "Discard 2 skill cards."
    play.answer(seat=TIGH).finish()

    assert [len(player.hand) for player in play.state.players] == [4, 4, 3]


# ── the Sleeper Agent phase (R19.a) ─────────────────────────────────────────────────────────────────────────────────


def test_in_the_sleeper_phase_everybody_gets_one_card_cylon_players_included() -> None:
    """R19.2, R18.19, R19.5, R2.26"""
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
    """H20, R28.15"""
    scenario = table().cylon(ZAREK).holds(ZAREK, "cylon-brig", "not-a-cylon")

    play = scenario.run(lambda rules: rules.give_loyalty(ZAREK, ROSLIN))

    assert play.said == ["seat:0 gives 2 loyalty cards to seat:2."]
    assert play.rules.player(ROSLIN).loyalty == ["cylon-brig", "not-a-cylon", "not-a-cylon"]


def test_an_empty_loyalty_deck_is_not_rebuilt_and_gives_nothing() -> None:
    """R17.9, R31.4"""
    scenario = table().only_loyalties("not-a-cylon", "not-a-cylon")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    assert [len(player.loyalty) for player in play.state.players] == [2, 2, 1]
    assert play.state.loyalty == []
    assert {seat for event in play.rules.told for seat in event.private} == {ZAREK, TIGH}


@covers("Resurrection Ship", "sympathizer")
def test_a_sympathizer_who_was_a_hidden_cylon_may_pass_his_cylon_card_on() -> None:
    """R19.14, R18.8: he drew no super crisis, and there is nothing else to do on the Resurrection Ship."""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").loyalty(TIGH, "cylon-brig")
    scenario.loyalty_deck("not-a-cylon", "sympathizer", "not-a-cylon", "not-a-cylon")
    scenario.run(lambda rules: rules.sleeper_phase()).finish()
    assert (scenario.rules.player(TIGH).cylon, scenario.rules.player(TIGH).super_crises) == (True, [])

    play = scenario.run(lambda rules: rules.take_action(TIGH)).answer("loc:resurrection-ship").answer("seat:2")

    assert play.rules.player(TIGH).loyalty == []
    assert play.rules.team(ROSLIN) == Team.CYLONS
    assert play.rules.team(TIGH) == Team.CYLONS  # R17.2


@pytest.mark.parametrize(("players", "asked"), [(4, True), (5, False), (6, True)])
def test_a_cylon_player_is_asked_about_the_sympathizer_where_there_is_one(players: int, asked: bool) -> None:
    """R19.12"""
    names = ("zarek", "tigh", "roslin", "apollo", "chief", "helo")
    scenario = Scenario(*names[:players]).cylon(0)

    def received(rules: Base) -> Flow[None]:
        yield from rules.sympathizer_among({0: ["not-a-cylon"]})

    play = scenario.run(received)

    assert (not play.over and play.ask.kind == "sympathizer") == asked

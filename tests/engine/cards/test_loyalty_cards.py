"""The loyalty cards: what a Cylon may do when he reveals one, and the Sympathizer."""

import pytest

from bsg.engine.names import name_of
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import render
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, changes, position, table, with_hands


def reveal(scenario: Scenario, card: str, *, effect: bool = True) -> Play:
    """Zarek reveals this card as his action, and uses what it offers or not."""
    play = scenario.loyalty(ZAREK, card).run(lambda rules: rules.take_action(ZAREK))
    play.answer(f"loyalty:{card}#0")
    if not play.over and play.ask.kind == "reveal_effect":
        play.answer("opt:yes" if effect else "opt:no")
    return play


@covers("cylon-morale")
def test_the_fleet_loses_heart_at_a_cylon_among_them() -> None:
    scenario = table()
    before = position(scenario.state)

    play = reveal(scenario, "cylon-morale").finish()

    assert changes(before, play.state) == {"morale": -1, "zarek at": "resurrection-ship"}


@covers("cylon-sickbay")
def test_a_cylon_may_strike_down_a_character_on_galactica() -> None:
    scenario = with_hands(table().at(ROSLIN, Place.COMMAND))
    before = position(scenario.state)

    play = reveal(scenario, "cylon-sickbay").to("character")
    assert set(play.ask.options) == {"seat:1", "seat:2"}
    play.answer("seat:1").finish()

    assert changes(before, play.state) == {
        "zarek at": "resurrection-ship",
        "zarek holds": -3,
        "tigh at": "sickbay",
        "tigh holds": -4,
    }


@covers("cylon-sickbay")
def test_somebody_with_more_than_five_cards_chooses_which_he_loses() -> None:
    scenario = table().at(ROSLIN, Place.COMMAND).hand(ROSLIN, *["Repair 1"] * 4, *["Launch Scout 1"] * 3)

    play = reveal(scenario, "cylon-sickbay").to("character").answer("seat:2").to("discard")
    assert (play.ask.seat, play.ask.sizes) == (ROSLIN, (5,))
    play.finish()

    assert len(play.rules.player(ROSLIN).hand) == 2


@covers("cylon-brig")
def test_a_cylon_may_bring_a_character_on_galactica_to_the_brig() -> None:
    """The President's Office is not on Galactica: only Tigh can be meant."""
    scenario = table()
    before = position(scenario.state)

    play = reveal(scenario, "cylon-brig").finish()

    assert changes(before, play.state) == {
        "zarek at": "resurrection-ship",
        "tigh at": "brig",
        "title:admiral": "roslin",
    }


@covers("cylon-damage")
def test_a_cylon_may_sabotage_galactica_twice() -> None:
    """R12.11: he sees five tokens and resolves two; the others go back."""
    scenario = table().damage_tokens("armory", "fuel", "command", "food", "hangar-deck")

    play = reveal(scenario, "cylon-damage").to("damage")
    assert play.ask.options == ("token:armory", "token:fuel", "token:command", "token:food", "token:hangar-deck")
    assert (play.ask.sizes, play.ask.shows) == ((2,), "seat")
    play.answer("token:fuel", "token:command").finish()

    assert play.state.dials["fuel"] == 7
    assert play.state.damaged == [Place.COMMAND]
    assert play.rules.player(TIGH).place == Place.SICKBAY
    assert set(play.state.damage) == {"admirals-quarters", "armory", "food", "ftl-control", "hangar-deck"} | {
        "weapons-control"
    }


@pytest.mark.parametrize("card", ["cylon-morale", "cylon-sickbay", "cylon-brig", "cylon-damage"])
def test_the_effect_of_a_cylon_card_is_optional(card: str) -> None:
    """R18.2 (2)"""
    scenario = table()
    before = position(scenario.state)

    play = reveal(scenario, card, effect=False).finish()

    assert changes(before, play.state) == {"zarek at": "resurrection-ship"}


@pytest.mark.parametrize("card", ["cylon-morale", "cylon-sickbay", "cylon-brig", "cylon-damage"])
def test_a_cylon_card_revealed_in_the_brig_has_no_effect(card: str) -> None:
    """R18.3: everything else happens, super crisis included."""
    scenario = table().at(ZAREK, Place.BRIG)
    before = position(scenario.state)

    play = reveal(scenario, card)

    assert play.over
    assert changes(before, play.state) == {"zarek at": "resurrection-ship"}
    assert len(play.rules.player(ZAREK).super_crises) == 1


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (Place.ADMINISTRATION, "Reveal yourself as a Cylon; then you may use this effect: lose 1 morale"),
        (Place.BRIG, "Reveal yourself as a Cylon; in the Brig, your card has no effect"),
    ],
)
def test_the_action_says_whether_the_card_will_have_its_effect(place: Place, words: str) -> None:
    """R18.2 (2), R18.3"""
    scenario = table().at(ZAREK, place).loyalty(ZAREK, "cylon-morale")

    play = scenario.run(lambda rules: rules.take_action(ZAREK))

    assert render(play.ask.labels["loyalty:cylon-morale#0"], lambda option: name_of(option) or option) == words


# ── the Sympathizer (R19.b) ─────────────────────────────────────────────────────────────────────────────────────────

FOUR = ("zarek", "tigh", "roslin", "starbuck")


def sleepers_with_sympathizer(scenario: Scenario, seat: int) -> Play:
    """The Sleeper Agent phase, in which this seat gets the Sympathizer."""
    cards = ["not-a-cylon"] * 4
    cards[seat] = "sympathizer"
    return scenario.loyalty_deck(*cards).run(lambda rules: rules.sleeper_phase())


@pytest.mark.parametrize("low", [{"fuel": 4}, {"food": 4}, {"morale": 5}, {"population": 6}])
@covers("sympathizer")
def test_with_a_resource_in_the_red_the_sympathizer_goes_to_the_brig_and_stays_human(low: dict[str, int]) -> None:
    """R19.9, R1.10"""
    scenario = Scenario(*FOUR).dials(**low)

    play = sleepers_with_sympathizer(scenario, TIGH).finish()

    tigh = play.rules.player(TIGH)
    assert (tigh.place, tigh.cylon, tigh.revealed) == (Place.BRIG, False, ["sympathizer"])
    assert play.rules.team(TIGH) == "humans"


@covers("sympathizer")
def test_with_no_resource_in_the_red_the_sympathizer_becomes_a_cylon_player() -> None:
    """R19.10: no super crisis; titles, cards and place as for any Cylon player."""
    scenario = Scenario(*FOUR).dials(fuel=5, food=5, morale=6, population=7).hand(TIGH, *["Repair 1"] * 5)

    play = sleepers_with_sympathizer(scenario, TIGH).finish()

    tigh = play.rules.player(TIGH)
    assert (tigh.place, tigh.cylon, tigh.sympathizer) == (Place.RESURRECTION_SHIP, True, True)
    assert (len(tigh.hand), tigh.super_crises) == (3, [])
    assert play.state.titles[Title.ADMIRAL] != TIGH


@covers("sympathizer")
def test_a_hidden_cylon_who_is_the_sympathizer_in_the_red_stays_a_hidden_cylon() -> None:
    """R19.9"""
    scenario = Scenario(*FOUR).dials(fuel=4).loyalty(TIGH, "cylon-brig")

    play = sleepers_with_sympathizer(scenario, TIGH).finish()

    assert not play.rules.player(TIGH).cylon
    assert play.rules.team(TIGH) == "cylons"


@covers("sympathizer")
def test_a_cylon_player_may_hand_the_sympathizer_to_a_human_player() -> None:
    """R19.12"""
    scenario = Scenario(*FOUR).dials(fuel=4).cylon(TIGH)

    play = sleepers_with_sympathizer(scenario, TIGH).to("sympathizer")
    assert set(play.ask.options) == {"seat:0", "seat:2", "seat:3"}
    play.answer("seat:3").finish()

    assert play.rules.player(3).place == Place.BRIG
    assert play.rules.player(TIGH).loyalty == []


def test_all_cylon_players_are_asked_alike_but_only_its_holder_can_hand_the_sympathizer_on() -> None:
    """R19.12, D63"""
    scenario = Scenario(*FOUR).cylon(TIGH).cylon(ROSLIN, "cylon-sickbay")

    play = sleepers_with_sympathizer(scenario, TIGH)

    assert [(ask.seat, ask.shows, ask.options, ask.sizes) for ask in play.running.owed] == [
        (TIGH, "window", ("seat:0", "seat:3"), (0, 1)),
        (ROSLIN, "window", (), (0,)),
    ]


def test_a_cylon_player_may_keep_the_sympathizer_unrevealed() -> None:
    """R19.12"""
    play = sleepers_with_sympathizer(Scenario(*FOUR).cylon(TIGH), TIGH).finish()

    assert play.rules.player(TIGH).loyalty == ["sympathizer"]
    assert [player.cylon for player in play.state.players] == [False, True, False, False]


@covers("sympathizer")
def test_helo_is_not_moved_while_he_is_stranded() -> None:
    """R19.13"""
    scenario = Scenario("zarek", "helo", "roslin", "starbuck").dials(fuel=4)

    play = sleepers_with_sympathizer(scenario, 1).finish()

    assert play.rules.player(1).place is None


@covers("sympathizer")
def test_boomer_may_become_a_cylon_player_in_the_sleeper_phase() -> None:
    """R19.6: the Sympathizer comes before her way to the Brig, which a Cylon player no longer goes."""
    scenario = Scenario("zarek", "boomer", "roslin", "tigh")
    scenario.loyalty_deck("not-a-cylon", "not-a-cylon", "sympathizer", "not-a-cylon", "not-a-cylon")

    play = scenario.run(lambda rules: rules.sleeper_phase()).finish()

    boomer = play.rules.player(1)
    assert (boomer.cylon, boomer.place) == (True, Place.RESURRECTION_SHIP)


@covers("sympathizer")
def test_a_current_player_who_becomes_a_cylon_by_the_sympathizer_finishes_the_jump_and_then_his_turn_ends() -> None:
    """R3.25"""
    scenario = Scenario(*FOUR).at(ZAREK, Place.FTL_CONTROL).jump(4).travelled("Barren Planet").rolls(8)
    scenario.destinations("Barren Planet", "Barren Planet")
    scenario.loyalty_deck("sympathizer", "not-a-cylon", "not-a-cylon", "not-a-cylon")

    play = (
        scenario.start().to("action").answer("loc:ftl-control").to("destination").answer("destination:barren-planet#0")
    )
    play.to("draw", "move")

    assert (play.state.turn, play.state.current) == (2, TIGH)
    assert play.state.jump == 0
    assert play.rules.player(ZAREK).place == Place.RESURRECTION_SHIP
    assert play.state.crisis.discard == []

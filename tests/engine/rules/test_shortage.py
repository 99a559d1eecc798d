"""R31: too few ships, tokens or cards."""

import pytest

from bsg.engine.cards.crises.attacks import ATTACKS
from bsg.engine.effects import draws, places
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Activation, Place, Ship
from tests.engine.covering import covers
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    act,
    activate,
    battle,
    hangar,
    sky,
)


def test_with_too_few_raiders_the_current_player_says_where_they_are_placed() -> None:
    """R31.1, D45"""
    scenario = battle().ships(FRONT, basestars=1, raiders=6).ships(REAR, basestars=1, raiders=6).turn_of(TIGH)

    play = activate(scenario, Activation.LAUNCH_RAIDERS)
    asked = []
    for area in ("area:front", "area:rear", "area:rear", "area:rear"):
        asked.append((play.ask.seat, set(play.ask.options)))
        play.answer(area)

    assert play.over
    assert asked == [(TIGH, {"area:front", "area:rear"})] * 4
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 7}, REAR: {"basestars": 1, "raiders": 9}}


def test_nobody_is_asked_where_the_last_ship_of_one_area_goes() -> None:
    """R31.1, T2.2"""
    scenario = battle().ships(FRONT, basestars=1, raiders=15)

    play = activate(scenario, Activation.LAUNCH_RAIDERS)

    assert play.over
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 16}}


def test_an_area_gets_no_more_than_the_effect_gives_it() -> None:
    """R31.1"""
    scenario = battle().ships(FRONT, basestars=1, raiders=6).ships(REAR, basestars=1, raiders=6)

    play = activate(scenario, Activation.LAUNCH_RAIDERS)
    for _ in range(3):
        play.answer("area:front")

    assert play.over
    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 9}, REAR: {"basestars": 1, "raiders": 7}}


def test_with_too_few_heavy_raiders_the_current_player_chooses_who_launches() -> None:
    """R31.1; a swarm wants four where two are left"""
    scenario = battle().kept("Cylon Swarm").ships(FRONT, basestars=1).ships(REAR, basestars=1)
    scenario.rules.area(STARBOARD_AFT).heavy_raiders = 2

    play = scenario.run(lambda rules: rules.launch_from_basestars(Ship.HEAVY_RAIDER, 1))
    play.answer("area:rear").answer("area:rear")

    assert play.over
    assert sky(play.state) == {
        FRONT: {"basestars": 1},
        STARBOARD_AFT: {"heavy_raiders": 2},
        REAR: {"basestars": 1, "heavy_raiders": 2},
    }


@covers("Heavy Assault")
def test_with_one_basestar_left_the_current_player_says_where_it_comes() -> None:
    """R31.1, R8.16"""
    scenario = battle().ships(PORT_AFT, basestars=1).rolls(1, 1)

    play = scenario.crisis("Heavy Assault").to("shortage")
    assert (play.ask.seat, play.ask.options) == (BOOMER, ("area:front", "area:starboard-bow"))
    play.answer("area:starboard-bow").finish()

    assert [place for place, area in play.state.areas.items() if area.basestars] == [STARBOARD_BOW, PORT_AFT]


@pytest.mark.parametrize("card", [card.name for card in ATTACKS])
@covers("{card}")
def test_an_attack_with_no_ship_left_to_place_places_none(card: str) -> None:
    """R1.15, R31.1, R31.3, R8.16"""
    scenario = battle().vipers(destroyed=8)
    scenario.ships(STARBOARD_BOW, basestars=2, raiders=16, heavy_raiders=4, civilians=("empty",))
    scenario.basestar_damage(STARBOARD_BOW, "disabled-weapons")
    scenario.state.civilians_lost, scenario.state.civilian_pile = scenario.state.civilian_pile, []

    play = scenario.crisis(card).finish()

    totals = {kind: sum(here.get(kind, 0) for here in sky(play.state).values()) for kind in ("basestars", "raiders")}
    assert totals == {"basestars": 2, "raiders": 16}
    assert hangar(play.state) == (0, 0, 8)
    assert len(play.state.civilians_lost) + sum(len(area.civilians) for area in play.state.areas.values()) == 12


@pytest.mark.parametrize("pick", [PORT_AFT, PORT_BOW])
def test_with_one_viper_left_the_current_player_says_where_it_is_placed(pick: Place) -> None:
    """R13.9, R31.3"""
    scenario = battle().vipers(damaged=7).turn_of(ROSLIN)

    play = scenario.resolve(places({PORT_AFT: {Ship.VIPER: 1}, PORT_BOW: {Ship.VIPER: 1}}))
    assert play.asked == [(ROSLIN, "shortage")]
    play.answer(f"area:{pick}")

    assert sky(play.state) == {pick: {"vipers": 1}}
    assert hangar(play.state) == (0, 7, 0)


def test_with_one_civilian_ship_left_the_current_player_says_where_it_is_placed() -> None:
    """R31.1, R31.3"""
    scenario = battle()
    scenario.state.civilians_lost = [scenario.state.civilian_pile.pop() for _ in range(11)]

    play = scenario.resolve(places({FRONT: {Ship.CIVILIAN: 1}, REAR: {Ship.CIVILIAN: 2}}))
    play.answer("area:rear")

    assert sky(play.state) == {REAR: {"civilians": 1}}


@covers("title:president")
def test_an_empty_quorum_deck_is_rebuilt_from_its_discards() -> None:
    """R31.4, R25.6"""
    scenario = battle().quorum()
    scenario.state.quorum.discard, scenario.state.quorum.draw = scenario.state.quorum.draw, []

    play = act(scenario, "opt:draw-quorum", seat=ROSLIN)

    assert len(play.state.quorum_hand) == 1
    assert (len(play.state.quorum.draw), play.state.quorum.discard) == (16, [])


@covers("Riots 2")
def test_an_empty_crisis_deck_is_rebuilt_from_its_discards() -> None:
    """R31.4"""
    scenario = battle()
    state = scenario.state
    scenario.impossible()  # all others are gone
    state.crisis.discard, state.crisis.draw = ["riots-2"], []

    play = scenario.run(lambda rules: rules.draw_crisis(BOOMER)).to("crisis_choice")
    assert (play.state.crisis.draw, play.state.crisis.discard) == ([], [])
    play.finish()

    assert play.state.crisis.discard == ["riots-2"]


def test_an_empty_super_crisis_deck_is_rebuilt_from_its_discards() -> None:
    """R31.4, R9.6"""
    scenario = battle().loyalty(BOOMER, "cylon-morale")
    deck = scenario.state.super_crisis
    deck.discard, deck.draw = deck.draw, []

    play = act(scenario, "loyalty:cylon-morale#0").finish()

    assert len(play.state.players[BOOMER].super_crises) == 1
    assert (len(play.state.super_crisis.draw), play.state.super_crisis.discard) == (4, [])


def test_without_any_super_crisis_left_a_revealed_cylon_gets_none() -> None:
    """R31.4, R0.7"""
    scenario = battle().loyalty(BOOMER, "cylon-morale")
    for _ in range(5):
        scenario.rules.player(TIGH).super_crises.append(scenario.state.super_crisis.draw.pop())

    play = act(scenario, "loyalty:cylon-morale#0").finish()

    assert play.rules.player(BOOMER).cylon
    assert play.rules.player(BOOMER).super_crises == []


def test_the_loyalty_deck_is_not_rebuilt() -> None:
    """R31.4: who comes too late gets no card, whatever lies with the discards."""
    scenario = Scenario("boomer", "tigh", "roslin", set="exodus").only_loyalties("not-a-cylon")
    scenario.state.exodus.discarded = [scenario.state.loyalty_box.pop() for _ in range(3)]

    play = scenario.turn_of(TIGH).run(lambda rules: rules.sleeper_phase())

    assert [len(player.loyalty) for player in play.state.players] == [1, 2, 1]


def test_with_no_quorum_card_left_a_skilled_politician_has_nothing_to_choose() -> None:
    """R31.4, R0.7"""
    scenario = battle().quorum("Arrest Order")
    scenario.state.quorum_removed, scenario.state.quorum.draw = scenario.state.quorum.draw, []

    play = act(scenario, seat=ROSLIN)

    assert "opt:skilled-politician" not in play.ask.options


def test_a_skill_type_that_is_all_in_hands_cannot_be_drawn() -> None:
    """R31.5, R6.2"""
    scenario = battle()
    deck = scenario.state.skills["politics"]
    scenario.rules.into_hand(TIGH, deck.draw)
    deck.draw = []

    play = scenario.resolve(draws(2, "politics"))

    assert play.over
    assert play.state.players[BOOMER].hand == []

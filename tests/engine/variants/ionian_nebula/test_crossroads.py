"""R35.g: the crossroads phase."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.state import OpenCrisis
from bsg.engine.vocabulary import Place, Ship, Team
from bsg.kernel import Flow
from tests.engine.exodus.tables import becomes
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import SEVEN, A, B, at_the_crossroads, nebula_table, part_of, trauma_of

QUIET = ("The Opera House", "Perjury", "Testimony", "Disturbing Vision")
FOUR = ("zarek", "tigh", "roslin", "helo")
BOW, AFT = Place.STARBOARD_BOW, Place.STARBOARD_AFT


def eight(**options: Any) -> Any:
    """The next jump leads to distance 8 or more."""
    scenario = nebula_table(**options).travelled(*SEVEN).destinations("Barren Planet", "Barren Planet")
    return scenario.crossroads(*QUIET)


def jumps(scenario: Any) -> Play:
    play: Play = scenario.run(lambda rules: rules.jump_fleet())
    return play


# ── when ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_phase_comes_at_distance_eight_once_and_the_next_jump_wins() -> None:
    """R16.4, R30.7, R35.18, R35.32"""
    play = jumps(eight()).to("crossroads")
    assert play.rules.distance == 9
    play.finish()
    assert part_of(play).phase == "over"

    again = eight().past_crossroads()
    again.state.route.append("destination:deep-space")
    again.state.destination.draw.remove("deep-space")
    assert jumps(again).state.winner == Team.HUMANS


def test_the_sleepers_wake_at_four_as_on_the_way_to_kobol() -> None:
    """R16.4, R2.10"""
    scenario = nebula_table().travelled("Barren Planet", "Icy Moon").destinations("Barren Planet", "Barren Planet")

    play = jumps(scenario).finish()

    assert play.state.sleeper_done
    assert part_of(play).phase == "ahead"


def test_at_seven_nothing_happens_yet() -> None:
    """R16.4"""
    scenario = nebula_table().travelled("Barren Planet", "Barren Planet")

    def on_the_way(rules: Any) -> Flow[None]:
        rules.state.destination.draw.remove("asteroid-field")
        yield from rules.travelled("destination:asteroid-field")

    play = scenario.run(on_the_way)

    assert play.rules.distance == 7
    assert part_of(play).phase == "ahead"


def test_a_legendary_discovery_leads_there_too_and_sets_the_marker_to_the_start() -> None:
    """R16.2, R35.19: its card is resolved completely first"""
    scenario = nebula_table().travelled(*SEVEN).jump(3).crossroads(*QUIET)

    def discovery(rules: Any) -> Flow[None]:
        rules.state.crisis.draw.remove("legendary-discovery")
        rules.state.crises.append(OpenCrisis("crisis:legendary-discovery", ZAREK, stays="route"))
        yield from rules.discard_crisis(None)

    play = scenario.run(discovery)

    assert play.asked[0][1] == "crossroads"
    assert play.state.jump == 0


# ── the battle ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_basestars_with_raiders_and_four_vipers_take_their_places_and_the_marker_is_at_the_start() -> None:
    """R35.19"""
    play = at_the_crossroads(nebula_table().jump(3))

    areas = play.state.areas
    assert [(len(areas[area].basestars), areas[area].raiders) for area in (BOW, AFT)] == [(1, 4), (1, 4)]
    assert [areas[area].vipers for area in (Place.PORT_BOW, Place.PORT_AFT)] == [{Ship.VIPER: 2}, {Ship.VIPER: 2}]
    assert play.state.jump == 0


def test_in_a_jump_the_marker_is_not_reset_again() -> None:
    """R35.19, J6: what has moved it since stays"""
    scenario = eight().crossroads("Scanned", *QUIET)
    for seat in range(3):
        scenario.trauma(seat, A)

    play = jumps(scenario).finish()

    assert play.state.jump == 1
    assert not part_of(play).marker_reset


def test_the_nebula_of_the_lions_head_counts_afterwards() -> None:
    """R35.33"""
    scenario = nebula_table().travelled(*SEVEN).destinations("Lion's Head Nebula", "Barren Planet").crossroads(*QUIET)
    play = jumps(scenario).answer("destination:lions-head-nebula#0").to("crossroads")
    assert play.state.jump == 0

    assert play.finish().state.jump == 2


def test_apollo_may_fly_one_of_the_vipers_but_nobody_can_jump_in_the_middle_of_it() -> None:
    """R26.16, R35.19: the marker has moved by then"""
    scenario = nebula_table(people=("zarek", "apollo", "roslin")).at(1, Place.FTL_CONTROL).jump(4)

    play = at_the_crossroads(scenario)
    assert (play.ask.seat, play.ask.kind) == (1, "ability")
    assert play.state.jump == 0
    play.answer("area:port-bow")

    assert play.ask.kind == "action"
    assert play.rules.player(1).place == Place.PORT_BOW


# ── cards and tokens ────────────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_gets_a_card_and_chooses_a_token_at_the_same_time() -> None:
    """R35.20: Cylon players, too"""
    play = at_the_crossroads(nebula_table(people=FOUR).cylon(TIGH).crossroads(*QUIET))

    assert play.asked == [(seat, "crossroads") for seat in range(4)]
    assert [part_of(play).crossroads[seat].card for seat in range(4)] == [
        "the-opera-house",
        "perjury",
        "testimony",
        "disturbing-vision",
    ]
    assert len(part_of(play).crossroads_deck) == 3


def test_they_are_revealed_one_after_another_from_the_current_player_on() -> None:
    """R35.21, R35.22: the token decides, and belongs to the card from then on"""
    scenario = nebula_table().turn_of(ROSLIN).crossroads("The Opera House", "Scanned", "Disturbing Vision")

    play = at_the_crossroads(scenario)
    for seat in (ROSLIN, ZAREK, TIGH):
        play.answer("token:antagonistic#0", seat=seat)
        if seat != TIGH:
            assert not any("reveals" in said for said in play.said)

    revealed = [said for said in play.said if "reveals" in said]
    assert revealed == [
        "seat:2 reveals The Opera House and antagonistic trauma.",
        "seat:0 reveals Scanned and antagonistic trauma.",
    ]
    play.finish()
    order = [said[:6] for said in play.said if "reveals" in said]
    assert order == ["seat:2", "seat:0", "seat:1"]


def test_an_answer_can_be_changed_until_all_have_chosen() -> None:
    """R35.20"""
    play = at_the_crossroads(nebula_table().crossroads(*QUIET))
    play.answer("token:antagonistic#0", seat=ZAREK).answer("token:benevolent#0", seat=ZAREK)

    play.answer("token:antagonistic#0", seat=TIGH).answer("token:antagonistic#0", seat=ROSLIN)

    assert part_of(play).crossroads[ZAREK].token == B


def test_who_has_no_token_is_not_asked_for_one_and_picks_a_side_when_the_card_is_revealed() -> None:
    """R35.21, D78"""
    scenario = nebula_table().trauma(ZAREK).crossroads("Scanned", *QUIET).ships(Place.FRONT, raiders=1)

    play = at_the_crossroads(scenario)
    assert play.asked == [(TIGH, "crossroads"), (ROSLIN, "crossroads")]
    play.answer("token:antagonistic#0").answer("token:antagonistic#0")
    assert (play.ask.seat, play.ask.kind, play.ask.shows) == (ZAREK, "crossroads_side", "options")
    assert play.ask.options == ("opt:benevolent", "opt:antagonistic")
    play.answer("opt:benevolent")

    assert part_of(play).crossroads[ZAREK].side == "benevolent"


def test_the_admiral_dies_in_the_middle_and_his_card_is_still_resolved() -> None:
    """D.5, R35.22, R35.27: with the token that was chosen; the new tokens are for the trial"""
    scenario = nebula_table().crossroads("Disturbing Vision", "The Opera House", "Perjury").cylon(ROSLIN)
    scenario.draws_trauma(A, A)

    play = at_the_crossroads(scenario)
    play.answer("token:antagonistic#0").answer("token:antagonistic#0").answer("token:benevolent#0")
    assert len(trauma_of(play, ROSLIN)) == 4
    assert play.asked == [(TIGH, "prove_loyalty")]
    becomes(play, "gaeta")

    assert "seat:1 reveals The Opera House and antagonistic trauma." in play.said
    assert part_of(play).eliminated == []


def test_a_current_player_who_was_executed_loses_the_rest_of_the_turn() -> None:
    """R3.23, R35.30"""
    scenario = eight().turn_of(TIGH).crossroads("Disturbing Vision", "The Opera House", "Perjury").jump(4)
    scenario.at(TIGH, Place.FTL_CONTROL).rolls(8)

    play = scenario.start().to("action").answer("loc:ftl-control").to("crossroads")
    for seat in (TIGH, ROSLIN, ZAREK):
        play.answer("token:antagonistic#0", seat=seat)
    becomes(play, "gaeta")
    while play.state.current == TIGH:
        play.answer(*play.ask.fallback)

    assert play.state.current == ROSLIN
    assert not any(said.startswith("Crisis:") for said in play.said)


def test_otherwise_the_interrupted_turn_goes_on() -> None:
    """R35.18, R35.30"""
    scenario = eight().jump(4).at(ZAREK, Place.FTL_CONTROL).rolls(8)

    play = scenario.start().to("action").answer("loc:ftl-control").to("crossroads")
    for seat in range(3):
        play.answer("token:antagonistic#0", seat=seat)
    while not any(said.startswith("Crisis:") for said in play.said):
        play.answer(*play.ask.fallback)

    assert play.state.current == ZAREK


def test_a_resource_at_zero_does_not_end_the_game_in_the_phase() -> None:
    """R30.2, R35.24"""
    scenario = nebula_table().dials(morale=1).crossroads("Scanned", *QUIET).trauma(ZAREK, B)

    play = at_the_crossroads(scenario).finish()

    assert play.state.dials["morale"] == 0
    assert play.state.winner is None


def test_whoever_was_chosen_before_the_phase_is_chosen_after_it() -> None:
    """R35.18: what was interrupted goes on as it was"""
    scenario = nebula_table().crossroads("Testimony", "The Opera House", "Perjury")

    def procedure(rules: Any) -> Flow[None]:
        rules.state.chosen, rules.state.acting = TIGH, ROSLIN
        yield from rules.crossroads_phase()

    play = scenario.run(procedure).to("character").answer("seat:2").finish()

    assert (play.state.chosen, play.state.acting) == (TIGH, ROSLIN)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_cards_for_everybody(players: int) -> None:
    """R35.20"""
    people = ("zarek", "tigh", "roslin", "helo", "chief", "boomer")[:players]

    play = at_the_crossroads(nebula_table(people=people))

    assert len(part_of(play).crossroads) == players
    assert len(part_of(play).crossroads_deck) == 7 - players

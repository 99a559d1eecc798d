"""The 7 crossroads cards, each with both results."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.vocabulary import Place, Ship
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import A, B, D, nebula_table, part_of, reveals, trauma_of

THREE_CARDS = ("Executive Order 1", "Repair 1", "Launch Scout 1")
FOUR = ("zarek", "tigh", "roslin", "helo")
HELO = 3
FRONT, REAR, BOW = Place.FRONT, Place.REAR, Place.PORT_BOW


def hand(play: Play, seat: int) -> int:
    return len(play.rules.player(seat).hand)


# ── Disturbing Vision ───────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:disturbing-vision#benevolent")
def test_a_vision_takes_two_tokens_of_ones_choice_and_two_cards_at_random() -> None:
    play = reveals(nebula_table().hand(ZAREK, *THREE_CARDS), "Disturbing Vision", B)
    play.answer("token:antagonistic#0", "token:benevolent#1")

    assert play.over
    assert trauma_of(play, ZAREK) == [B]
    assert hand(play, ZAREK) == 1


@covers("crossroads:disturbing-vision#antagonistic")
def test_a_vision_gives_each_cylon_player_two_tokens_and_executes_the_admiral() -> None:
    """D.5"""
    scenario = nebula_table(people=FOUR).cylon(ZAREK).cylon(ROSLIN, "cylon-damage").draws_trauma(A, B, A, A)

    play = reveals(scenario, "Disturbing Vision", A)

    assert [len(trauma_of(play, seat)) for seat in range(4)] == [5, 3, 5, 3]
    assert "seat:1 is executed." in play.said


# ── Miraculous Return ───────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:miraculous-return#benevolent")
def test_a_return_brings_morale_and_a_viper_and_raiders_act_twice() -> None:
    scenario = nebula_table().dials(morale=5).vipers(destroyed=2).ships(FRONT, raiders=1).rolls(1, 1)

    play = reveals(scenario, "Miraculous Return", B).finish()

    assert play.state.dials["morale"] == 6
    assert (play.state.destroyed_vipers, play.state.reserves) == ({Ship.VIPER: 1}, {Ship.VIPER: 7})
    assert {"kind": "vipers_returned", "count": 1} in play.happened
    assert play.said.count("The Cylons activate their raiders.") == 2


@covers("crossroads:miraculous-return#benevolent")
def test_without_a_destroyed_viper_none_returns() -> None:
    play = reveals(nebula_table(), "Miraculous Return", B).finish()

    assert play.state.reserves == {Ship.VIPER: 8}


@covers("crossroads:miraculous-return#antagonistic")
def test_a_return_costs_morale_and_a_civilian_ship_and_damages_a_basestar() -> None:
    scenario = nebula_table().ships(FRONT, basestars=1).ships(REAR, basestars=1, raiders=1)
    scenario.state.civilian_pile.sort(key=lambda face: face == "empty")

    play = reveals(scenario, "Miraculous Return", A)
    assert play.ask.options == ("ship:basestar@front#0", "ship:basestar@rear#0")
    assert "ship:raider@rear" in play.ask.dimmed
    play.answer("ship:basestar@rear#0").finish()

    assert play.state.dials["morale"] == 9
    assert len(play.state.civilians_lost) == 1
    assert [len(play.state.areas[area].basestars[0]) for area in (FRONT, REAR)] == [0, 1]


@covers("crossroads:miraculous-return#antagonistic")
def test_without_a_basestar_on_the_main_board_none_is_damaged() -> None:
    assert reveals(nebula_table(), "Miraculous Return", A).over


# ── Perjury ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:perjury#benevolent")
@pytest.mark.parametrize(("answer", "left"), [("opt:yes", 1), ("opt:no", 3)])
def test_perjury_takes_two_cards_and_may_take_two_tokens(answer: str, left: int) -> None:
    play = reveals(nebula_table().hand(ZAREK, *THREE_CARDS), "Perjury", B).answer(answer)
    assert play.over or play.asked == [(ZAREK, "discard_trauma")]
    assert play.over == (left == 3)
    play.finish()

    assert (hand(play, ZAREK), len(trauma_of(play, ZAREK))) == (1, left)


@covers("crossroads:perjury#antagonistic")
@pytest.mark.parametrize(("answer", "cards"), [("opt:yes", 2), ("opt:no", 0)])
def test_perjury_gives_two_tokens_and_may_give_two_cards_of_the_skill_set(answer: str, cards: int) -> None:
    """R6.3"""
    play = reveals(nebula_table().hand(ZAREK).draws_trauma(A, A), "Perjury", A).answer(answer)
    if cards:
        assert {option.split("#")[0] for option in play.ask.options} == {
            "skill:politics",
            "skill:leadership",
            "skill:tactics",
        }
    play.finish()

    assert (hand(play, ZAREK), len(trauma_of(play, ZAREK))) == (cards, 5)


@covers("crossroads:perjury#antagonistic")
def test_a_cylon_player_has_no_skill_set_to_draw_from() -> None:
    """R6.3, R18.9"""
    play = reveals(nebula_table().cylon(ZAREK).draws_trauma(A, A), "Perjury", A)

    assert play.over
    assert (hand(play, ZAREK), len(trauma_of(play, ZAREK))) == (0, 5)


# ── Scanned ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:scanned#benevolent")
def test_the_scan_removes_four_raiders_of_ones_choice_and_then_costs_morale() -> None:
    play = reveals(nebula_table().ships(FRONT, raiders=4).ships(REAR, raiders=3), "Scanned", B)
    assert play.state.dials["morale"] == 10
    play.answer("ship:raider@front#0", *(f"ship:raider@rear#{n}" for n in range(3)))

    assert [play.state.areas[area].raiders for area in (FRONT, REAR)] == [3, 0]
    assert play.state.dials["morale"] == 9


@covers("crossroads:scanned#benevolent")
def test_with_four_raiders_or_fewer_all_go() -> None:
    play = reveals(nebula_table().ships(FRONT, raiders=2).ships(REAR, raiders=2), "Scanned", B)

    assert play.over
    assert play.rules.count(Ship.RAIDER) == 0


@covers("crossroads:scanned#antagonistic")
def test_the_scan_makes_the_raiders_in_space_act_and_prepares_the_jump() -> None:
    play = reveals(nebula_table().ships(FRONT, raiders=1).rolls(1), "Scanned", A).finish()

    assert "The Cylons activate their raiders." in play.said
    assert play.state.jump == 1


@covers("crossroads:scanned#antagonistic")
def test_without_raiders_nothing_is_launched_instead() -> None:
    """R11.8 does not apply: the card speaks of raiders in space, it has no icon"""
    play = reveals(nebula_table().ships(FRONT, basestars=1), "Scanned", A)

    assert play.over
    assert (play.rules.count(Ship.RAIDER), play.state.jump) == (0, 1)


# ── Strange Music ───────────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:strange-music#benevolent")
def test_music_shows_all_loyalty_cards_of_somebody_and_takes_a_token() -> None:
    play = reveals(nebula_table().holds(TIGH, "cylon-brig"), "Strange Music", B).answer("seat:1")
    assert "seat:0 looks at all loyalty cards of seat:1." in play.said
    play.answer("token:antagonistic#0")

    assert trauma_of(play, ZAREK) == [B, B]


@covers("crossroads:strange-music#antagonistic")
def test_music_gives_a_human_player_a_loyalty_card_and_each_cylon_player_a_token() -> None:
    scenario = nebula_table().cylon(ROSLIN).only_loyalties().draws_trauma(B)

    play = reveals(scenario, "Strange Music", A)
    assert play.ask.options == ("seat:0", "seat:1")
    play.answer("seat:1").finish()

    assert play.rules.player(TIGH).loyalty == ["not-a-cylon"] * 2
    assert len(trauma_of(play, ROSLIN)) == 4


@covers("crossroads:strange-music#antagonistic")
def test_music_can_make_a_sympathizer_who_draws_as_a_cylon_player_at_once() -> None:
    """R19.10: he keeps his crossroads card and is tried as a Cylon"""
    scenario = nebula_table(people=FOUR).only_loyalties("sympathizer").loads("shuffle:loyalty", 0).draws_trauma(B)

    play = reveals(scenario, "Strange Music", A).answer("seat:3").finish()

    assert play.rules.player(HELO).cylon
    assert trauma_of(play, HELO) == [A, B, B, B]


def test_a_sympathizer_by_music_keeps_card_and_token_and_is_tried_as_a_cylon() -> None:
    """R35.22, R35.25"""
    scenario = nebula_table(people=FOUR).only_loyalties("sympathizer").loads("shuffle:loyalty", 0)
    scenario.crossroads("Strange Music", "The Opera House", "Perjury", "Scanned").trauma(HELO, A, B, B, B)

    play = scenario.run(lambda rules: rules.crossroads_phase())
    for _ in FOUR:
        play.answer("token:antagonistic#0")
    play.to("character").answer("seat:3")
    assert play.rules.player(HELO).cylon
    assert (part_of(play).crossroads[HELO].card, part_of(play).crossroads[HELO].token) == ("scanned", A)
    play.finish()

    assert play.rules.tally["crossroads:scanned#antagonistic"] == 1
    trial = part_of(play).trial
    assert trial is not None
    assert trial.cylons == [HELO]


@covers("crossroads:strange-music#benevolent")
def test_whoever_is_executed_by_what_the_music_shows_finishes_the_card_as_somebody_else() -> None:
    """R33.14, R35.22"""
    scenario = nebula_table("final-five").loyalty(TIGH, "final-five-examiner-executed")

    play = reveals(scenario, "Strange Music", B).answer("seat:1").to("choose_character").answer("char:gaeta")
    play.to("discard_trauma")
    assert (play.ask.seat, len(trauma_of(play, ZAREK))) == (ZAREK, 3)
    play.finish()

    assert len(trauma_of(play, ZAREK)) == 2


# ── Testimony ───────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:testimony#benevolent")
@pytest.mark.parametrize(("answer", "left"), [("opt:yes", 1), ("opt:no", 3)])
def test_a_testimony_takes_another_players_cards_and_maybe_tokens(answer: str, left: int) -> None:
    play = reveals(nebula_table().hand(TIGH, *THREE_CARDS), "Testimony", B)
    assert play.ask.options == ("seat:1", "seat:2")
    play.answer("seat:1")
    assert play.ask.seat == TIGH
    play.answer(answer).finish()

    assert (hand(play, TIGH), len(trauma_of(play, TIGH))) == (1, left)


@covers("crossroads:testimony#benevolent")
def test_a_cylon_player_cannot_ignore_a_crossroads_card() -> None:
    """R35.23: it is no crisis"""
    scenario = nebula_table().cylon(TIGH).hand(TIGH, *THREE_CARDS)

    play = reveals(scenario, "Testimony", B).answer("seat:1")

    assert hand(play, TIGH) == 1


@covers("crossroads:testimony#antagonistic")
def test_a_testimony_gives_another_player_cards_and_tokens() -> None:
    scenario = nebula_table().hand(ROSLIN).draws_trauma(A, B)

    play = reveals(scenario, "Testimony", A).answer("seat:2").finish()

    assert (hand(play, ROSLIN), len(trauma_of(play, ROSLIN))) == (2, 5)


# ── The Opera House ─────────────────────────────────────────────────────────────────────────────────────────────────


@covers("crossroads:the-opera-house#benevolent")
def test_in_the_opera_house_two_draw_three_tokens_each() -> None:
    play = reveals(nebula_table().draws_trauma(A, A, A, B, B, B), "The Opera House", B).answer("seat:2")

    assert trauma_of(play, ZAREK) == [A, A, A, A, B, B]
    assert trauma_of(play, ROSLIN) == [A, B, B, B, B, B]


@covers("crossroads:the-opera-house#benevolent")
def test_whoever_is_executed_in_the_opera_house_goes_on_as_somebody_else() -> None:
    """R35.22: the new character finishes the card"""
    play = reveals(nebula_table().draws_trauma(A, D, A), "The Opera House", B)
    play.to("choose_character").answer("char:gaeta")
    assert (play.ask.seat, play.ask.kind) == (ZAREK, "character")
    play.answer("seat:2")

    assert len(trauma_of(play, ZAREK)) == 3
    assert len(trauma_of(play, ROSLIN)) == 6


@covers("crossroads:the-opera-house#antagonistic")
def test_the_opera_house_may_be_just_a_dream() -> None:
    before: Any = nebula_table()

    play = reveals(before, "The Opera House", A)

    assert play.over
    assert [len(trauma_of(play, seat)) for seat in range(3)] == [3, 3, 3]

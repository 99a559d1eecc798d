"""R35.a, R35.b, R2.f: trauma tokens, and the alternate damage of basestars."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine import BSG
from bsg.engine.scenario import KEY, Play
from bsg.engine.variants.ionian_nebula.trauma import TRAUMA
from bsg.engine.vocabulary import Place, Ship, Title
from bsg.kernel import Answer, Flow
from tests.engine.covering import covers
from tests.engine.exodus.tables import execute
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import A, B, D, draws, nebula_table, part_of, trauma_of

OPTIONS = {"set": "exodus", "variants": ["ionian-nebula"]}
FRONT = Place.FRONT


def deal(scenario: Any) -> Play:
    """The trauma is dealt once more."""
    scenario.allies()
    scenario.impossible()

    def procedure(rules: Any) -> Flow[None]:
        rules.nebula.places = {}
        yield from rules.deal_trauma()

    return scenario.run(procedure)


# ── set-up ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_starts_with_three_tokens_and_one_lies_on_sickbay_and_brig(players: int) -> None:
    """R1.8, R2.31, R2.32, R2.33, R2.34: also on each of the three allies; 38 in all"""
    running = BSG.new({**OPTIONS, "players": players}, KEY)
    while running.rules.state.turn == 0:
        ask = running.owed[0]
        running.take(Answer(ask.seat, ask.fallback))

    part: Any = running.rules.state.ionian_nebula  # type: ignore[attr-defined]
    assert [len(tokens) for tokens in part.trauma] == [3] * players
    assert all(D not in tokens for tokens in part.trauma)
    assert sorted(part.places) == [Place.BRIG, Place.SICKBAY]
    assert len(part.allies) == 3
    assert len(part.pool) == 38 - 3 * players - 2 - 3
    assert TRAUMA == {B: 18, A: 18, D: 2}


def test_a_disaster_in_the_starting_draw_is_shown_and_replaced_and_goes_back_when_all_have_drawn() -> None:
    """R2.33: nobody is executed, and the next player cannot draw the same one"""
    scenario = nebula_table().draws_trauma(A, A, A, D, B, D, B, B, A, A, A, B, B)

    play = deal(scenario)

    assert part_of(play).places == {Place.SICKBAY: A, Place.BRIG: A}
    assert [trauma_of(play, seat) for seat in range(3)] == [[A, B, B], [A, A, B], [A, B, B]]
    assert "seat:0 shows 2 disasters among the trauma." in play.said
    assert part_of(play).pool.count(D) == 2
    assert not any("is executed" in said for said in play.said)


def test_a_disaster_may_lie_on_sickbay_and_brig_unseen() -> None:
    """R2.32"""
    play = deal(nebula_table().draws_trauma(D, D))

    assert set(part_of(play).places.values()) == {D}


# ── taking tokens ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_tokens_are_kept_face_down_and_their_number_is_known() -> None:
    """R35.1, R35.2, H38, H39"""
    play = draws(nebula_table(), TIGH, A, B)

    assert trauma_of(play, TIGH) == [A, A, B, B, B]
    assert play.said == ["seat:1 takes 2 trauma tokens."]


@covers("token:disaster#human")
def test_a_disaster_executes_a_human_players_character_and_goes_back() -> None:
    """R23.1, R35.2, R35.7: he discards all his tokens and draws three new ones"""
    play = draws(nebula_table(), TIGH, A, D).to("choose_character")
    assert D in part_of(play).aside
    play.answer("char:gaeta").finish()

    assert play.rules.player(TIGH).character == "gaeta"
    assert len(trauma_of(play, TIGH)) == 3
    assert part_of(play).pool.count(D) + list(part_of(play).places.values()).count(D) == 2
    assert part_of(play).aside == []


@covers("token:disaster#human")
def test_two_disasters_execute_but_once() -> None:
    """R35.3: all tokens are drawn, then the disasters are dealt with"""
    scenario = nebula_table().lies_in(Place.BRIG, A).lies_in(Place.SICKBAY, A)

    play = draws(scenario, TIGH, D, D, B).to("choose_character").answer("char:gaeta").finish()

    assert play.said.count("seat:1 is executed.") == 1
    assert part_of(play).pool.count(D) == 2


@covers("token:disaster#cylon")
def test_a_cylon_player_draws_two_more_for_each_disaster_which_go_back_only_then() -> None:
    """R35.2, R35.3: the other way round, it could go on without end"""
    scenario = nebula_table().cylon(TIGH).trauma(TIGH).lies_in(Place.BRIG, A).lies_in(Place.SICKBAY, A)

    play = scenario.draws_trauma(D, A, B, D, A, A).run(lambda rules: rules.draw_trauma(TIGH, 2))

    assert play.over
    assert trauma_of(play, TIGH) == [A, A, A, B]
    assert part_of(play).pool.count(D) == 2


def test_a_disaster_shows_and_discards_goals_and_final_five_cards_like_any_execution() -> None:
    """R33.9, R33.14, R36.4"""
    scenario = nebula_table("personal-goals", "final-five")
    scenario.loyalty(TIGH, "goal-selfish", "final-five-galactica-damaged").hand(ROSLIN, "Repair 1", "Repair 2")

    play = draws(scenario, TIGH, D).finish()

    assert play.rules.player(ROSLIN).hand == []
    assert "final-five-galactica-damaged" in play.state.loyalty_box
    assert "goal-selfish" in play.rules.loyalty_zones()["discard"]
    assert play.state.dials["morale"] == 9


def test_an_executed_cylon_keeps_the_trauma() -> None:
    """R23.8, R35.7"""
    play = execute(nebula_table().loyalty(TIGH, "cylon-brig"), TIGH).answer("loyalty:cylon-brig#0").finish()

    assert play.rules.player(TIGH).cylon
    assert trauma_of(play, TIGH) == [A, B, B]


def test_the_new_tokens_come_right_after_the_choice_of_a_character_without_disasters() -> None:
    """R23.18, R23.22: before anything is placed, and nobody is executed by them"""
    scenario = nebula_table().draws_trauma(D, A, A, B)

    play = execute(scenario, TIGH).to("choose_character").answer("char:apollo")
    assert play.ask.kind == "area"
    assert trauma_of(play, TIGH) == [A, A, B]
    play.finish()

    assert play.said.count("seat:1 is executed.") == 1


def test_an_empty_pool_gives_nothing() -> None:
    """R31.6"""
    scenario = nebula_table()
    scenario.nebula.boxed, scenario.nebula.pool = scenario.nebula.pool, []

    play = scenario.run(lambda rules: rules.draw_trauma(TIGH, 2))

    assert play.said == []
    assert trauma_of(play, TIGH) == [A, B, B]


def test_discarded_tokens_go_back_to_the_pool() -> None:
    """R35.6"""
    scenario = nebula_table()
    before = len(scenario.nebula.pool)

    play = scenario.run(lambda rules: rules.discard_trauma(TIGH, 2)).answer(
        "token:antagonistic#0", "token:benevolent#0"
    )

    assert len(part_of(play).pool) == before + 2
    assert trauma_of(play, TIGH) == [B]


def test_whoever_has_fewer_tokens_than_asked_for_discards_all_of_them_unasked() -> None:
    play = nebula_table().run(lambda rules: rules.discard_trauma(TIGH, 3))

    assert play.over
    assert trauma_of(play, TIGH) == []


def test_equal_tokens_are_asked_for_all_the_same() -> None:
    """T2.2: who is not asked would have shown that all of them are alike"""
    play = nebula_table().trauma(TIGH, B, B, B).run(lambda rules: rules.discard_trauma(TIGH, 1))

    assert play.asked == [(TIGH, "discard_trauma")]


# ── Sickbay and Brig ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("place", [Place.SICKBAY, Place.BRIG])
def test_whoever_starts_a_turn_in_sickbay_or_brig_takes_the_token_there_before_drawing_cards(place: Place) -> None:
    """R3.3, R3.4, R35.4"""
    scenario = nebula_table().lies_in(place, A).at(ZAREK, place).draws_trauma(B)

    play = scenario.start().to("action")

    took, drew = (next(n for n, said in enumerate(play.said) if words in said) for words in ("trauma", "draws"))
    assert took < drew
    assert trauma_of(play, ZAREK) == [A, A, B, B]
    assert part_of(play).places[place] == B


def test_being_sent_there_gives_no_token_and_it_stays_for_others() -> None:
    """R22.11, R35.5"""
    scenario = nebula_table().lies_in(Place.BRIG, A)

    play = scenario.run(lambda rules: (rules.send(TIGH, Place.BRIG), iter(()))[1])

    assert trauma_of(play, TIGH) == [A, B, B]
    assert part_of(play).places[Place.BRIG] == A


def test_nobody_elsewhere_takes_a_token() -> None:
    """R35.5"""
    play = nebula_table().at(TIGH, Place.SICKBAY).start()

    assert [len(trauma_of(play, seat)) for seat in range(3)] == [3, 3, 3]


def test_a_disaster_in_the_brig_ends_the_turn_and_the_brig_gets_a_new_token() -> None:
    """R3.3, R3.23: it comes after the disaster has gone back"""
    scenario = nebula_table().at(ZAREK, Place.BRIG).lies_in(Place.BRIG, D).lies_in(Place.SICKBAY, A)

    play = scenario.start().to("choose_character").answer("char:gaeta")

    assert "seat:0 is executed." in play.said
    assert play.state.current == TIGH
    assert Place.BRIG in part_of(play).places


# ── basestars ───────────────────────────────────────────────────────────────────────────────────────────────────────


def hit(scenario: Any, *tokens: str) -> Play:
    """The basestar in front is damaged; these tokens are drawn."""
    scenario._dice.meant["basestar"] = list(tokens)

    def procedure(rules: Any) -> Flow[None]:
        for _ in tokens:
            rules.damage_basestar(FRONT, 0)
        yield from ()

    return scenario.run(procedure)


@covers("token:collateral-damage")
@pytest.mark.parametrize(("raiders", "left"), [(5, 2), (2, 0), (0, 0)])
def test_collateral_damage_destroys_up_to_three_raiders_there(raiders: int, left: int) -> None:
    """R12.17: no choice is offered"""
    scenario = nebula_table().ships(FRONT, basestars=1, raiders=raiders).ships(Place.REAR, raiders=1)

    play = hit(scenario, "collateral-damage")

    assert play.state.areas[FRONT].basestars == [["collateral-damage"]]
    assert (play.state.areas[FRONT].raiders, play.state.areas[Place.REAR].raiders) == (left, 1)


@covers("token:damage-to-personnel")
def test_damage_to_personnel_gives_each_cylon_player_two_tokens() -> None:
    """R12.18"""
    scenario = (
        nebula_table().cylon(TIGH).cylon(ROSLIN, "cylon-damage").ships(FRONT, basestars=1).draws_trauma(A, A, B, B)
    )

    play = hit(scenario, "damage-to-personnel")

    assert [len(trauma_of(play, seat)) for seat in range(3)] == [3, 5, 5]


@covers("token:damage-to-personnel")
def test_of_two_damages_its_trauma_comes_before_the_second_token() -> None:
    scenario = nebula_table().cylon(TIGH).ships(FRONT, basestars=1).title(Title.ADMIRAL, ZAREK).draws_trauma(A, A)

    play = hit(scenario, "damage-to-personnel", "disabled-hangar")

    said = [said for said in play.said if "basestar" in said or "trauma" in said]
    assert ["Personnel" in said[0], "trauma" in said[1], "Hangar" in said[2]] == [True] * 3


@covers("token:damage-to-personnel")
def test_after_the_crossroads_only_the_damage_counts() -> None:
    """R12.18, R35.32"""
    scenario = nebula_table().cylon(TIGH).past_crossroads().ships(FRONT, basestars=1)

    play = hit(scenario, "damage-to-personnel")

    assert play.state.areas[FRONT].basestars == [["damage-to-personnel"]]
    assert trauma_of(play, TIGH) == []


@covers("token:collateral-damage")
def test_the_token_that_destroys_a_basestar_is_drawn_for_what_it_does() -> None:
    """R12.14"""
    scenario = nebula_table().ships(FRONT, basestars=1, raiders=3).basestar_damage(FRONT, "critical-hit")

    play = hit(scenario, "collateral-damage")

    assert (play.state.areas[FRONT].basestars, play.state.areas[FRONT].raiders) == ([], 0)
    assert len(play.state.basestar_tokens) == 6


def test_there_are_six_tokens() -> None:
    """R1.3, R1.7: the four of the base game and two more"""
    assert sorted(nebula_table().state.basestar_tokens) == [
        "collateral-damage",
        "critical-hit",
        "damage-to-personnel",
        "disabled-hangar",
        "disabled-weapons",
        "structural-damage",
    ]
    assert nebula_table().rules.available(Ship.RAIDER) == 16

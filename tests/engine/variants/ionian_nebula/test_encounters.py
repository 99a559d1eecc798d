"""R35.d–f: which allies are on the board, meeting them, and who takes the place of those who are gone."""

from __future__ import annotations

from typing import Any

from bsg.engine.invariants import broken
from bsg.engine.names import name_of
from bsg.engine.numbers import AUTO_JUMP
from bsg.engine.scenario import Play
from bsg.engine.vocabulary import Place
from bsg.kernel import render
from tests.engine.exodus.tables import becomes, execute
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import SEVEN, A, B, D, meets, nebula_table, part_of, trauma_of

FOUR = ("zarek", "tigh", "roslin", "helo")
HELO = 3


def on_board(play: Play) -> list[str]:
    return [ally.card for ally in part_of(play).allies]


# ── who is there ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_allies_whose_character_is_or_was_played_are_boxed_and_others_drawn() -> None:
    """R2.34, R35.8, R35.9"""
    scenario = nebula_table().executed("gaeta").next_allies("Tom Zarek", "Felix Gaeta", "Aaron Kelly")

    play = scenario.run(lambda rules: rules.replace_ally())

    assert on_board(play) == ["aaron-kelly"]
    assert {"tom-zarek", "felix-gaeta"} <= set(part_of(play).allies_boxed)


def test_an_ally_does_not_come_to_a_location_that_is_gone_but_to_a_damaged_one() -> None:
    """R35.9"""
    scenario = nebula_table().damaged(Place.ARMORY).next_allies("D'Anna Biers", 'Diana "Hardball" Seelix')
    scenario.state.super_crisis.draw.remove("bomb-on-colonial-one")
    scenario.state.kept.append("super:bomb-on-colonial-one")

    play = scenario.run(lambda rules: rules.replace_ally())

    assert on_board(play) == ["diana-hardball-seelix"]


def test_without_allies_left_in_the_deck_nobody_comes() -> None:
    """R31.4, R35.17"""
    scenario = nebula_table().ally("Billy Keikeya", B).no_more_allies()

    play = meets(scenario.cylon(TIGH).at(ZAREK, None), "Aaron Kelly", D).finish()

    assert on_board(play) == ["billy-keikeya"]
    assert [len(trauma_of(play, seat)) for seat in range(3)] == [3, 3, 3]


# ── meeting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_romo_lampkin_in_the_brig() -> None:
    """D.4, R35.10, R35.11, R35.12: one must meet him, also without a move; then a new ally comes"""
    scenario = nebula_table().at(ZAREK, Place.BRIG).ally("Romo Lampkin", B).next_allies("Aaron Kelly")

    play = scenario.start().to("leave_brig")
    assert play.state.step == "meet_ally"
    assert "seat:0 meets Romo Lampkin: benevolent trauma." in play.said
    play.answer("loc:command")
    assert (play.ask.seat, play.ask.kind) == (ZAREK, "place_trauma")
    mine = trauma_of(play, ZAREK).copy()
    play.answer("token:antagonistic#0")

    (kelly,) = part_of(play).allies
    assert (kelly.card, kelly.token, kelly.by) == ("aaron-kelly", A, ZAREK)
    assert len(trauma_of(play, ZAREK)) == len(mine) - 1
    assert "romo-lampkin" in part_of(play).allies_boxed
    assert play.state.step == "action"  # R35.13: Kelly is met another time
    assert play.rules.player(ZAREK).place == Place.COMMAND


def test_the_question_where_to_move_says_whom_one_would_meet() -> None:
    """R35.10: in one's own Movement step only"""
    scenario = (
        nebula_table().at(ZAREK, Place.COMMAND).ally("Aaron Kelly", D).ally("Felix Gaeta", D).ally("Romo Lampkin", A)
    )

    play = scenario.start().to("move")

    assert "Aaron Kelly" in render(play.ask.labels["opt:stay"], lambda name: name_of(name) or name)
    assert "Felix Gaeta" in render(play.ask.labels["loc:ftl-control"], lambda name: name_of(name) or name)
    assert set(play.ask.labels) == {"opt:stay", "loc:ftl-control"}


def test_the_player_chooses_which_of_several_to_meet_and_meets_one_only() -> None:
    """R35.10, R35.11"""
    scenario = nebula_table().at(ZAREK, Place.COMMAND).ally("Aaron Kelly", D).ally("Helena Cain", D)

    play = scenario.next_allies("Billy Keikeya").run(lambda rules: rules.meet_ally())
    assert play.ask.options == ("ally:aaron-kelly", "ally:helena-cain")
    play.answer("ally:helena-cain").finish()

    assert on_board(play) == ["aaron-kelly", "billy-keikeya"]


def test_nobody_meets_an_ally_in_a_viper_off_the_board_on_anothers_turn_or_as_a_cylon() -> None:
    """R4.22, R13.20, R35.11"""

    def asked(scenario: Any) -> Play:
        play: Play = scenario.ally("Aaron Kelly", D).run(lambda rules: rules.meet_ally())
        return play

    people = ("boomer", "tigh", "roslin")
    assert asked(nebula_table(people=people).piloting(0, Place.PORT_BOW).at(TIGH, Place.COMMAND)).over
    assert asked(nebula_table().at(TIGH, Place.COMMAND)).over
    assert asked(nebula_table().cylon(ZAREK)).over
    assert asked(nebula_table(people=("helo", "tigh", "roslin"))).over


def test_a_move_at_another_time_meets_nobody() -> None:
    """R4.22: by an Executive Order"""
    scenario = nebula_table().hand(ZAREK, "Executive Order 1").ally("Aaron Kelly", D).at(TIGH, Place.ARMORY)

    play = scenario.at(ZAREK, Place.FTL_CONTROL).start().to("action").answer("card:executive-order-1#0")
    play.to("ordered").answer("opt:move").answer("loc:command").to("action")

    assert on_board(play) == ["aaron-kelly"]


def test_who_has_no_token_puts_a_random_one_that_nobody_sees() -> None:
    """R35.12, H41"""
    play = meets(nebula_table().trauma(ZAREK).draws_trauma(A), "Billy Keikeya", B)

    assert play.over
    assert [(ally.token, ally.by) for ally in part_of(play).allies] == [(A, None)]


def test_if_the_ally_executes_somebody_the_new_ally_is_brought_by_the_cylon_player_with_most_trauma() -> None:
    """R35.14, R35.16: it is not the executed who puts a token on it, and their turn ends"""
    scenario = nebula_table(people=FOUR).cylon(TIGH).next_allies("Aaron Kelly").draws_trauma(D, A)
    scenario.only_loyalties("not-a-cylon", "not-a-cylon")

    play = meets(scenario, "Priestess Elosha", A).to("choose_character").answer("char:gaeta")
    assert play.asked == [(TIGH, "place_trauma")]
    play.answer("token:antagonistic#0")

    assert [(ally.token, ally.by) for ally in part_of(play).allies] == [(A, TIGH)]
    assert play.state.turn_over


def test_who_is_executed_by_an_ally_and_proves_to_be_a_cylon_may_be_the_one_who_brings_the_new_one() -> None:
    """R35.14, R35.16: with most trauma"""
    scenario = nebula_table().loyalty(ZAREK, "cylon-brig").draws_trauma(D, A)

    play = meets(scenario, "Priestess Elosha", A).answer("loyalty:cylon-brig#0")

    assert play.asked == [(ZAREK, "place_trauma")]
    assert len(trauma_of(play, ZAREK)) == 4


def test_who_becomes_a_cylon_player_without_dying_puts_a_token_on_the_new_ally() -> None:
    """R35.12: he has met it"""
    scenario = nebula_table(people=FOUR).only_loyalties("sympathizer").loads("shuffle:loyalty", 0)

    play = meets(scenario.hand(ZAREK), "Gaius Baltar", A)

    assert play.rules.player(ZAREK).cylon
    assert play.asked == [(ZAREK, "place_trauma")]


def test_an_ally_whose_own_location_is_hit_by_what_it_brings_goes_once() -> None:
    """R35.12, R35.15: others there are removed and replaced"""
    scenario = nebula_table().ally("Saul Tigh", A).damage_tokens("command")
    scenario.next_allies("Billy Keikeya", "Dr. Sherman Cottle")

    play = meets(scenario, "Aaron Kelly", A).answer("ally:aaron-kelly")
    assert play.rules.player(ZAREK).place == Place.SICKBAY
    play.finish()

    assert sorted(on_board(play)) == ["billy-keikeya", "dr-sherman-cottle"]


def test_an_ally_who_brings_the_crossroads_leaves_with_all_the_others() -> None:
    """R35.18, R35.32: no new one comes, and no token is put anywhere"""
    scenario = nebula_table().travelled(*SEVEN).jump(4).destinations("Barren Planet", "Barren Planet")
    for seat in range(3):
        scenario.trauma(seat)

    play = meets(scenario, "Felix Gaeta", B).finish()

    part = part_of(play)
    assert (part.phase, part.allies, part.encounter) == ("over", [], None)
    assert len(part.allies_boxed) == 35
    assert len(part.boxed) == 38


def test_an_ally_may_have_the_fleet_jump_before_anybody_acts() -> None:
    """R35.12: nothing of the table is broken by it"""
    scenario = nebula_table().at(ZAREK, Place.FTL_CONTROL).ally("Felix Gaeta", B).jump(4)

    play = scenario.start().to("move").answer("opt:stay").to("destination")

    assert play.state.jump == AUTO_JUMP
    assert broken(play.rules, play.running.open.values()) == []


# ── removal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_allies_in_a_damaged_location_go_and_their_tokens_unseen() -> None:
    """R12.8, R35.15: without a Cylon player a random token lies on the new one"""
    scenario = nebula_table().ally("Billy Keikeya", A).ally('Diana "Hardball" Seelix', D).next_allies("Aaron Kelly")

    play = scenario.damage_tokens("armory").run(lambda rules: rules.damage_galactica())

    assert on_board(play) == ["billy-keikeya", "aaron-kelly"]
    assert "disaster" not in " ".join(play.said)
    assert part_of(play).allies[-1].by is None


def test_the_cylon_player_with_most_trauma_brings_the_new_ally_and_of_several_the_current_player_chooses() -> None:
    """R35.16"""
    scenario = nebula_table(people=FOUR).cylon(TIGH).cylon(HELO, "cylon-damage").ally('Diana "Hardball" Seelix', D)
    play = scenario.damage_tokens("armory").run(lambda rules: rules.damage_galactica())
    assert (play.ask.seat, play.ask.kind, play.ask.options) == (ZAREK, "brings_ally", ("seat:1", "seat:3"))
    assert play.answer("seat:3").asked == [(HELO, "place_trauma")]

    scenario = nebula_table(people=FOUR).cylon(TIGH).cylon(HELO, "cylon-damage").ally('Diana "Hardball" Seelix', D)
    scenario.trauma(HELO, A, A, B, B)
    play = scenario.damage_tokens("armory").run(lambda rules: rules.damage_galactica())
    assert play.asked == [(HELO, "place_trauma")]


def test_a_cylon_player_without_trauma_brings_nobody() -> None:
    """R35.16"""
    scenario = nebula_table().cylon(TIGH).trauma(TIGH).ally('Diana "Hardball" Seelix', D)

    play = scenario.damage_tokens("armory").run(lambda rules: rules.damage_galactica())

    assert play.over
    assert part_of(play).allies[0].by is None


def test_when_colonial_one_is_destroyed_its_allies_go() -> None:
    """R35.15"""
    scenario = nebula_table().cylon(TIGH).super_crisis(TIGH, "Bomb on Colonial One").ally("Tory Foster", A)
    scenario.next_allies("D'Anna Biers", "Aaron Kelly").ally("Helena Cain", A)

    play = scenario.run(lambda rules: rules.play_super_crisis(TIGH, "bomb-on-colonial-one")).to("place_trauma")

    assert on_board(play) == ["helena-cain", "aaron-kelly"]


def test_an_ally_goes_whose_character_is_chosen_by_somebody_executed() -> None:
    """R23.20, R35.15"""
    scenario = nebula_table().ally("Felix Gaeta", A).ally("Helena Cain", A).next_allies("Aaron Kelly")

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert on_board(play) == ["helena-cain", "aaron-kelly"]


def test_it_goes_after_the_titles_are_settled() -> None:
    """R23.19, R23.20, R23.22"""
    scenario = nebula_table().cylon(ROSLIN).ally("Felix Gaeta", A)

    play = becomes(execute(scenario, TIGH), "gaeta")

    assert play.asked == [(ROSLIN, "place_trauma")]
    said = " ".join(play.said)
    assert said.index("receives 1 loyalty card") < said.index("Felix Gaeta leaves")

"""R35.h: the trial, and what it means to be eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine import BSG
from bsg.engine.scenario import Play
from bsg.engine.variants.ionian_nebula.trial import verdict
from bsg.engine.vocabulary import Place, Team, Title
from bsg.kernel import TABLE, Ask, Flow, text
from tests.engine.covering import covers
from tests.engine.exodus.tables import execute
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import SEVEN, A, B, nebula_table, part_of, put_on_trial

FOUR = ("zarek", "tigh", "roslin", "helo")
FIVE = (*FOUR, "chief")
HELO, CHIEF = 3, 4


def out(play: Play) -> list[int]:
    return part_of(play).eliminated


def table(*tokens: tuple[str, ...], people: tuple[str, ...] = FOUR, **options: Any) -> Any:
    """Everybody's tokens, from Zarek on."""
    scenario = nebula_table(people=people, **options)
    for seat in range(len(people)):
        scenario.trauma(seat, *(tokens[seat] if seat < len(tokens) else ()))
    return scenario


# ── who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("trial:human")
def test_of_humans_antagonistic_tokens_count_and_who_has_most_goes() -> None:
    """R35.25"""
    play = put_on_trial(table((A, A, A, A, B), (A, A, A, B, B, B, B, B), (B, B, B), ())).finish()

    assert out(play) == [ZAREK]


@covers("trial:cylon")
def test_of_cylons_benevolent_ones_count() -> None:
    """R35.25"""
    play = put_on_trial(table((A, A, A), (B, B, B, B), (A, A), ()).cylon(TIGH)).finish()

    assert out(play) == [TIGH]


@covers("trial:human")
def test_a_single_one_with_most_needs_no_president() -> None:
    """R35.25, R35.26: who has little is let off, who has nothing needs not to be"""
    play = put_on_trial(table((A, A, A), (A,), (A, A), (B,))).finish()

    assert not any("condemns" in said for said in play.said)
    assert [said for said in play.said if "let off" in said] == ["seat:1 is let off.", "seat:2 is let off."]


VERDICTS = {
    (1, 0): "human",
    (0, 1): "cylon",
    (2, 0): "human-tie",
    (3, 0): "human-tie",
    (0, 2): "cylon-tie",
    (1, 1): "mixed-tie",
    (1, 2): "mixed-tie",
    (2, 1): "mixed-tie-with-humans",
}


@pytest.mark.parametrize("worst", VERDICTS)
def test_every_tie_has_a_name(worst: tuple[int, int]) -> None:
    """R35.26"""
    assert verdict(*worst) == VERDICTS[worst]


@covers("trial:human")
def test_a_hidden_cylon_is_tried_as_a_human() -> None:
    """R35.25"""
    play = put_on_trial(table((A, A, A, A), (B, B, B)).loyalty(ZAREK, "cylon-brig")).answer("loyalty:cylon-brig#0")

    assert out(play) == [ZAREK]


@covers("trial:nobody")
@pytest.mark.parametrize("tokens", [(), (A, A), (A, A, B, B, B, B, B)])
def test_two_or_fewer_count_for_nothing(tokens: tuple[str, ...]) -> None:
    """R35.25"""
    play = put_on_trial(table(tokens, (A,)))

    assert play.over
    assert out(play) == []
    assert "Nobody is eliminated." in play.said


@covers("trial:human-tie")
def test_of_humans_with_equally_many_the_president_chooses_one() -> None:
    """D.6, R35.26"""
    scenario = table((A, A, A), (A, A, A), (A, A), (B, B), people=FIVE).cylon(HELO).cylon(CHIEF, "cylon-damage")

    play = put_on_trial(scenario)
    assert (play.ask.seat, play.ask.kind, play.ask.options) == (ROSLIN, "condemn", ("seat:0", "seat:1"))
    assert set(play.ask.dimmed) == {"seat:2", "seat:3", "seat:4"}
    play.answer("seat:1").finish()

    assert out(play) == [TIGH]


@covers("trial:human-tie")
def test_the_president_may_have_to_choose_herself() -> None:
    """R35.26"""
    play = put_on_trial(table((A, A, A), (), (A, A, A))).answer("seat:2").finish()

    assert out(play) == [ROSLIN]
    assert play.state.titles[Title.PRESIDENT] == ZAREK


@covers("trial:cylon-tie")
def test_of_cylons_with_equally_many_all_go() -> None:
    """R35.26"""
    scenario = table((A, A, A), (B, B, B, B), (), (B, B, B, B)).cylon(TIGH).cylon(HELO, "cylon-damage")

    play = put_on_trial(scenario)

    assert play.over
    assert out(play) == [TIGH, HELO]


@covers("trial:mixed-tie")
def test_of_a_human_and_cylons_with_equally_many_all_go() -> None:
    """R35.26"""
    scenario = table((A, A, A), (B, B, B)).cylon(TIGH)

    assert out(put_on_trial(scenario).finish()) == [ZAREK, TIGH]


@covers("trial:mixed-tie-with-humans")
def test_of_several_humans_and_cylons_all_cylons_go_and_one_human() -> None:
    """D.6, R35.26: the President chooses first, then all go in turn order"""
    scenario = table((A, A, A), (B, B, B), (A, A, A)).cylon(TIGH).turn_of(TIGH)

    play = put_on_trial(scenario)
    assert play.ask.options == ("seat:2", "seat:0")
    assert not any("eliminated" in said for said in play.said)
    play.answer("seat:0").finish()

    assert out(play) == [TIGH, ZAREK]


def test_everything_of_the_nebula_leaves_the_game() -> None:
    """R35.25, R35.32: allies, crossroads cards, all tokens; nobody sees what lay on allies and locations"""
    scenario = table((A, A, A, A)).ally("Billy Keikeya", A).ally("Aaron Kelly", B)

    play = put_on_trial(scenario).finish()

    part = part_of(play)
    assert (part.pool, part.allies, part.places, part.crossroads, part.aside) == ([], [], {}, {}, [])
    assert (len(part.boxed), len(part.allies_boxed)) == (38, 35)
    assert part.trauma == [[]] * 4
    assert "Keikeya" not in " ".join(play.said)


def test_everybody_sees_why() -> None:
    """R35.25, H38: what each had, what of it counted, who was let off"""
    play = put_on_trial(table((A, A, A, B), (A, A), (B,), (B, B, B)).cylon(HELO)).to("prove_loyalty")

    trial = BSG.view(play.position, TABLE)["nebula"].trial
    assert [(t.seat, t.cylon, t.counted, t.let_off, t.eliminated) for t in trial.tried] == [
        (ZAREK, False, 3, False, True),
        (TIGH, False, 2, True, False),
        (ROSLIN, False, 0, True, False),
        (HELO, True, 3, False, True),
    ]
    assert (
        "seat:0 shows antagonistic trauma, antagonistic trauma, antagonistic trauma, benevolent trauma: 3 count."
        in (play.said)
    )


# ── elimination ─────────────────────────────────────────────────────────────────────────────────────────────────────


def eliminate(scenario: Any, seat: int) -> Play:
    play: Play = scenario.run(lambda rules: rules.eliminate(seat))
    return play


def test_a_human_shows_all_cards_and_costs_morale_and_no_character_comes_instead() -> None:
    """R21.5, R35.28"""
    scenario = nebula_table().hand(TIGH, "Repair 1").assigned(TIGH, "Assign Arbitrator")

    play = eliminate(scenario, TIGH).finish()

    player = play.rules.player(TIGH)
    assert (player.hand, player.loyalty, player.revealed, player.place) == ([], [], ["not-a-cylon"], None)
    assert player.quorum == []
    assert play.state.dials["morale"] == 9
    assert play.state.titles[Title.ADMIRAL] == ZAREK
    assert BSG.view(play.position, TABLE)["players"][TIGH].out


def test_a_hidden_cylon_shows_one_card_and_the_others_leave_unseen() -> None:
    """R35.28, H14"""
    scenario = nebula_table().loyalty(TIGH, "cylon-brig", "cylon-morale")

    play = eliminate(scenario, TIGH).answer("loyalty:cylon-brig#0")

    player = play.rules.player(TIGH)
    assert (player.revealed, player.loyalty, player.place) == (["cylon-brig"], [], None)
    assert "cylon-morale" in play.state.loyalty_box
    assert play.state.dials["morale"] == 10
    assert play.rules.team(TIGH) == Team.CYLONS


def test_a_cylon_player_has_nothing_to_prove_and_is_not_mourned() -> None:
    """R35.28, R23.32: hand and super crises are out of the game"""
    scenario = nebula_table().cylon(TIGH).hand(TIGH, "Repair 1").super_crisis(TIGH, "Inbound Nukes")

    play = eliminate(scenario, TIGH)

    assert play.over
    assert play.state.dials["morale"] == 10
    assert (play.rules.player(TIGH).hand, play.rules.player(TIGH).place) == ([], None)
    assert "inbound-nukes" not in (*play.state.super_crisis.draw, *play.state.super_crisis.discard)


def test_goals_of_the_eliminated_cost_nothing_at_the_end() -> None:
    """R30.9, R35.28: they have left the game"""
    scenario = nebula_table("personal-goals").loyalty(TIGH, "goal-devastation")

    play = eliminate(scenario, TIGH).finish()
    play.rules.end_of_game_effects()

    assert play.state.dials["morale"] == 9


def test_a_final_five_card_speaks_at_an_elimination_too() -> None:
    """R33.14, R35.28"""
    scenario = nebula_table("final-five").loyalty(TIGH, "final-five-galactica-damaged")
    scenario.hand(ROSLIN, "Repair 1", "Repair 2")

    play = eliminate(scenario, TIGH).finish()

    assert play.rules.player(ROSLIN).hand == []


def test_an_eliminated_player_takes_no_turns() -> None:
    """R3.16, R35.29"""
    scenario = nebula_table().eliminated(TIGH)

    play = scenario.run(lambda rules: rules.next_player())

    assert play.state.current == ROSLIN


def test_an_eliminated_player_contributes_nothing_and_is_asked_nothing() -> None:
    """R7.6, R35.29"""
    scenario = nebula_table().eliminated(TIGH).hand(ROSLIN, "Repair 1").hand(ZAREK, "Repair 1")

    play = scenario.crisis("Prison Labor").to("contribute")
    claimable = BSG.claimable(play.position)
    assert claimable is not None
    assert claimable.seats == {ZAREK, ROSLIN}
    seats = []
    while not play.over:
        seats += [seat for seat, _ in play.asked]
        play.answer(*play.ask.fallback)

    assert TIGH not in seats
    assert not any("seat:1 adds" in said for said in play.said)


def test_nobody_can_choose_an_eliminated_player() -> None:
    """R35.29: and the question says why"""
    scenario = nebula_table(people=FOUR).eliminated(TIGH).at(ZAREK, Place.ADMINISTRATION)

    play = scenario.start().to("action").answer("loc:administration")

    assert "seat:1" not in play.ask.options
    assert "out of the game" in str(play.ask.dimmed["seat:1"])


def test_an_eliminated_character_cannot_be_played_again() -> None:
    """R35.28"""
    play = execute(nebula_table().eliminated(TIGH), ROSLIN).to("choose_character")

    assert "char:tigh" not in play.ask.options
    assert "left the game with seat:1" in str(play.ask.dimmed["char:tigh"])


def test_after_the_crossroads_an_execution_brings_no_trauma() -> None:
    """R35.32"""
    play = execute(nebula_table().past_crossroads(), ROSLIN).to("choose_character").answer("char:gaeta").finish()

    assert part_of(play).trauma == [[], [], []]


def test_an_eliminated_player_has_lost_whoever_wins() -> None:
    """R30.12, R35.29: who is out is seen to the end"""
    scenario = nebula_table().eliminated(TIGH)
    for card in ("barren-planet", "barren-planet", "barren-planet", "barren-planet"):
        scenario.state.destination.draw.remove(card)
        scenario.state.route.append(f"destination:{card}")

    play = scenario.run(lambda rules: rules.jump_fleet())

    assert play.state.winner == Team.HUMANS
    assert [player.out for player in BSG.view(play.position, TABLE)["players"]] == [False, True, False]


def test_an_eliminated_current_player_ends_the_turn_and_the_next_player_goes_on() -> None:
    """R3.24, R35.30"""
    scenario = table((A, A, A, A)).turn_of(ZAREK).at(ZAREK, Place.FTL_CONTROL).jump(3).rolls(8)
    scenario.travelled(*SEVEN).destinations("Barren Planet", "Barren Planet")

    play = scenario.crossroads("The Opera House", "Perjury", "Testimony", "Scanned").start().to("action")
    play.answer("loc:ftl-control").to("crossroads").answer("token:antagonistic#0")
    while play.state.current == ZAREK:
        play.answer(*play.ask.fallback)

    assert play.state.current == TIGH
    assert not any(said.startswith("Crisis:") for said in play.said)


def test_if_no_human_player_is_left_the_cylons_win_at_once() -> None:
    """R35.31"""
    scenario = nebula_table().cylon(TIGH).cylon(ROSLIN, "cylon-damage")
    for seat in range(3):
        scenario.trauma(seat)

    play = put_on_trial(scenario.trauma(ZAREK, A, A, A)).finish()

    assert play.state.winner == Team.CYLONS
    assert "No human player is left. The Cylons win." in play.said


# ── in the middle of something ──────────────────────────────────────────────────────────────────────────────────────


def test_an_ordered_player_who_is_eliminated_loses_the_second_action() -> None:
    """R4.10, R35.29: the turn of who gave the order goes on"""
    scenario = table((), (A, A, A, A)).hand(ZAREK, "Executive Order 1").at(ZAREK, Place.COMMAND).jump(3).rolls(8)
    scenario.travelled(*SEVEN).destinations("Barren Planet", "Barren Planet")
    scenario.at(TIGH, Place.FTL_CONTROL).crossroads("The Opera House", "Scanned", "Perjury", "Testimony")

    play = scenario.start().to("action").answer("card:executive-order-1#0").answer("seat:1").answer("opt:act")
    play.answer("loc:ftl-control")
    while TIGH not in out(play):
        play.answer(*play.ask.fallback)
    asked = []
    while play.state.current == ZAREK and not play.over:
        asked += play.asked
        play.answer(*play.ask.fallback)

    assert TIGH not in [seat for seat, _ in asked]
    assert any(said.startswith("Crisis:") for said in play.said)


@pytest.mark.parametrize(
    ("sizes", "default", "asked", "answer"),
    [
        ((1,), (), [(ZAREK, "viper")], ("area:rear",)),
        ((0, 1), (), [], ()),
        ((1,), ("area:rear",), [], ("area:rear",)),
    ],
)
def test_what_they_must_choose_the_next_player_chooses_and_what_they_may_they_leave(
    sizes: tuple[int, ...],
    default: tuple[str, ...],
    asked: list[tuple[int, str]],
    answer: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R35.29: in the middle of what they had begun"""
    scenario = nebula_table().eliminated(TIGH)
    answers = []

    def asks_the_gone() -> Flow[None]:
        answers.append((yield Ask(TIGH, "viper", text("Choose."), ("area:front", "area:rear"), sizes, default=default)))
        scenario.rules.last_jump()

    monkeypatch.setattr(scenario.rules, "turn", asks_the_gone)

    play = scenario.start()
    assert ([] if play.over else play.asked) == asked
    if asked:
        play.answer("area:rear")

    assert answers == [answer]

"""R3: the turn of a human player, of a Cylon player, and its end; R30.2."""

import pytest

from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Skill
from bsg.kernel import Flow
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table, with_hands


def kinds_until_next_turn(play: Play) -> list[str]:
    """What the table is asked in this turn, answered by default."""
    turn, kinds = play.state.turn, []
    while not play.over and play.state.turn == turn:
        kinds.append(play.ask.kind)
        play.answer(*play.ask.fallback)
    return kinds


def test_a_human_turn_goes_from_skills_to_crisis_and_to_the_next_player() -> None:
    """R3.a, R3.16"""
    scenario = table().crises("Riots 2")

    play = scenario.start()
    assert [len(player.hand) for player in play.state.players] == [5, 0, 0]  # Zarek has nothing to choose
    kinds = kinds_until_next_turn(play)

    assert kinds == ["move", "action", "crisis_choice"]
    assert (play.state.turn, play.state.current, play.state.jump) == (2, TIGH, 1)


def test_after_the_last_seat_the_first_one_is_next() -> None:
    """R3.16"""
    play = table().turn_of(ROSLIN).start()

    kinds_until_next_turn(play)

    assert play.state.current == ZAREK


# ── receiving skills ────────────────────────────────────────────────────────────────────────────────────────────────


def types(play: Play, seat: int) -> dict[Skill, int]:
    return dict(play.rules.player(seat).could_hold)


def test_a_player_receives_exactly_his_skill_set_whatever_he_holds() -> None:
    """R3.5"""
    play = with_hands(table()).start()

    assert types(play, ZAREK) == {"piloting": 6, "politics": 2, "leadership": 2, "tactics": 1}


@pytest.mark.parametrize("leadership", [0, 1, 2])
def test_a_player_splits_a_line_of_two_types_as_he_likes(leadership: int) -> None:
    """R3.6: Apollo draws two of leadership and politics."""
    scenario = Scenario("apollo", "tigh", "roslin")
    picks = [f"skill:leadership#{n}" for n in range(leadership)] + [
        f"skill:politics#{n}" for n in range(2 - leadership)
    ]

    play = scenario.start().to("draw")
    assert play.rules.player(0).hand == []  # before any card is drawn
    play.answer(*picks)

    drawn = types(play, 0)
    assert drawn.get(Skill.LEADERSHIP, 0) == leadership
    assert (drawn.get(Skill.POLITICS, 0), drawn[Skill.TACTICS], drawn[Skill.PILOTING]) == (2 - leadership, 1, 2)


def test_in_sickbay_one_card_of_the_skill_set_is_all() -> None:
    """R3.7"""
    play = table().at(ZAREK, Place.SICKBAY).start().to("draw")
    assert {option.split("#")[0] for option in play.ask.options} == {
        "skill:politics",
        "skill:leadership",
        "skill:tactics",
    }

    play.answer("skill:tactics#0")

    assert types(play, ZAREK) == {"tactics": 1}


def test_in_the_brig_a_player_draws_as_usual() -> None:
    """R3.8"""
    play = table().at(ZAREK, Place.BRIG).start()

    assert len(play.rules.player(ZAREK).hand) == 5


def test_a_cylon_player_draws_two_cards_of_any_types_also_twice_the_same() -> None:
    """R3.17, R0.15"""
    play = table().cylon(ZAREK).start().to("draw")

    play.answer("skill:piloting#0", "skill:piloting#1")

    assert types(play, ZAREK) == {"piloting": 2}


def test_without_sympathizer_a_cylon_player_draws_three_cards() -> None:
    """R2.36"""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck").cylon(ZAREK)
    scenario.state.options = type(scenario.state.options)(players=4, no_sympathizer=True)

    play = scenario.start().to("draw")

    assert play.ask.sizes == (3,)


# ── the Crisis step ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_move_and_action_may_be_skipped_but_not_the_crisis() -> None:
    """R3.9"""
    play = table().crises("Riots").start()

    play.to("move").answer("opt:stay").to("action").answer("opt:nothing")

    assert play.ask.kind == "crisis_choice"


def test_a_player_in_the_brig_neither_moves_nor_draws_a_crisis() -> None:
    """R3.10, R22.1"""
    play = table().at(ZAREK, Place.BRIG).start()

    assert kinds_until_next_turn(play) == ["action"]
    assert (play.state.crisis.discard, play.state.jump) == ([], 0)


def test_who_is_sent_to_the_brig_by_his_crisis_still_finishes_it() -> None:
    """R3.11: the jump icon counts."""
    scenario = table().at(ZAREK, Place.ARMORY).crises("A Traitor Accused")

    play = scenario.start().to("crisis_choice").answer("opt:0").to("character").answer("seat:0")
    play.to("draw", "move")

    assert play.rules.player(ZAREK).place == Place.BRIG
    assert play.state.jump == 1


def test_a_cylon_players_turn_has_no_crisis() -> None:
    """R3.20"""
    play = table().cylon(ZAREK).start()

    assert kinds_until_next_turn(play) == ["draw", "move", "action"]
    assert play.state.crisis.discard == []


def test_a_current_player_who_reveals_himself_ends_his_turn_without_a_crisis() -> None:
    """R3.22, R3.26: hands are still discarded to the limit."""
    scenario = with_hands(table().loyalty(ZAREK, "cylon-morale"))
    scenario.rules.into_hand(TIGH, [scenario._skill_card("Repair 1") for _ in range(8)])

    play = scenario.start().to("action").answer("loyalty:cylon-morale#0")
    kinds = kinds_until_next_turn(play)

    assert kinds == ["reveal_effect", "discard", "discard"]
    assert (play.state.current, play.state.crisis.discard) == (TIGH, [])
    assert len(play.rules.player(ZAREK).hand) == 3


# ── the end of the turn ─────────────────────────────────────────────────────────────────────────────────────────────


def end_of_turn(scenario: Scenario) -> Play:
    def end(rules: Base) -> Flow[None]:
        for step in rules.end_steps():
            yield from step()

    return scenario.run(end)


def test_everybody_discards_down_to_ten_at_the_same_time() -> None:
    """R3.13, R6.5"""
    scenario = table().hand(ZAREK, *["Repair 1"] * 8, *["Repair 2"] * 4).hand(TIGH, *["Launch Scout 1"] * 8)
    scenario.rules.into_hand(TIGH, [scenario._skill_card("Launch Scout 2") for _ in range(3)])

    play = end_of_turn(scenario)
    assert play.asked == [(ZAREK, "discard"), (TIGH, "discard")]
    assert [ask.sizes for ask in play.running.owed] == [(2,), (1,)]
    play.finish()

    assert [len(player.hand) for player in play.state.players] == [10, 10, 0]


def test_a_cylon_players_hand_limit_is_ten_and_he_cannot_ignore_it() -> None:
    """R3.21"""
    scenario = table().hand(TIGH, *["Repair 1"] * 8, *["Repair 2"] * 4).cylon(TIGH)

    play = end_of_turn(scenario)

    assert (play.ask.seat, play.ask.sizes) == (TIGH, (2,))


@pytest.mark.parametrize("resource", ["fuel", "food", "morale", "population"])
def test_a_resource_at_zero_at_the_end_of_a_turn_loses_the_game(resource: str) -> None:
    """R3.15, R30.2"""
    play = table().dials(**{resource: 0}).crises("Guilt by Collusion").start()

    kinds_until_next_turn(play)

    assert play.over
    assert play.state.winner == "cylons"


@covers("Rescue Caprica Survivors")
def test_a_resource_at_zero_may_rise_again_before_the_turn_ends() -> None:
    """R20.2"""
    play = table().dials(population=0).crises("Rescue Caprica Survivors").start()

    play.to("crisis_choice").answer("opt:0").to("draw", "move")

    assert play.state.winner is None
    assert play.state.turn == 2


def test_the_president_discards_no_quorum_cards_in_the_base_game() -> None:
    """R0.15, R3.14"""
    scenario = table()
    cards = [*scenario.state.quorum_hand, *scenario.state.quorum.draw]
    scenario.state.quorum_hand, scenario.state.quorum.draw = cards[:12], cards[12:]

    end_of_turn(scenario).finish()

    assert len(scenario.state.quorum_hand) == 12

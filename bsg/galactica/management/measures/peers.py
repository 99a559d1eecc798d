"""Peers: random play of two well-known pure Python rules engines, in the same run as ours."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from bsg.bots.simulation import Plan, play
from bsg.galactica.management.measures import Measure

SECONDS = 3.0
POSITIONS_A_GAME = 200  # of chess: random play would go on


def peers() -> Iterator[Measure]:
    ours = decisions_a_second(_ours)
    chess, poker = decisions_a_second(_chess), decisions_a_second(_poker)
    yield Measure(
        "decisions a second by random players, one core",
        f"{ours:.0f}",
        f"python-chess {chess:.0f}, pokerkit {poker:.0f}",
        {"ours": ours, "chess": chess, "pokerkit": poker},
    )


def decisions_a_second(game: Callable[[int], int]) -> float:
    game(0)
    decisions, number, began = 0, 1, time.process_time()
    while time.process_time() - began < SECONDS:
        decisions += game(number)
        number += 1
    return decisions / (time.process_time() - began)


def _ours(number: int) -> int:
    return play(Plan(3, number, {"players": 5}, check=False)).decisions


def _chess(number: int) -> int:
    """Every legal move is found, one is made."""
    import chess

    chance, board, decisions = random.Random(number), chess.Board(), 0
    while decisions < POSITIONS_A_GAME and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        decisions += 1
    return decisions


def _poker(number: int) -> int:
    """One hand of no-limit hold'em of five, dealt and settled by the library."""
    import pokerkit

    chance, decisions = random.Random(number), 0
    auto = pokerkit.Automation
    state = pokerkit.NoLimitTexasHoldem.create_state(
        (auto.ANTE_POSTING, auto.BET_COLLECTION, auto.BLIND_OR_STRADDLE_POSTING, auto.CARD_BURNING,
         auto.HOLE_DEALING, auto.BOARD_DEALING, auto.HOLE_CARDS_SHOWING_OR_MUCKING, auto.HAND_KILLING,
         auto.CHIPS_PUSHING, auto.CHIPS_PULLING, auto.RUNOUT_COUNT_SELECTION),
        True, 0, (1, 2), 2, 200, 5,
    )  # fmt: skip
    while state.status:
        if (raising := state.can_complete_bet_or_raise_to()) and chance.random() < 0.3:
            low = state.min_completion_betting_or_raising_to_amount
            high = state.max_completion_betting_or_raising_to_amount
            assert low is not None
            assert high is not None
            state.complete_bet_or_raise_to(chance.randint(low, high))
        elif chance.random() < 0.2 and state.can_fold() and raising:
            state.fold()
        else:
            state.check_or_call()
        decisions += 1
    return decisions

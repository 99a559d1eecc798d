"""The crew plays every game there is, lawfully, out of what its seat gets and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.bots.crew import LEVELS, Level, player
from bsg.bots.simulation import tables
from bsg.engine import BSG
from bsg.kernel import Answer, Seen, heard, own_question

TOO_LONG = 20_000


def plays(options: dict[str, Any], key: str, level: Level = "crew", at_most: int = TOO_LONG) -> int:
    """A whole game, or its beginning; an unlawful answer would be refused. How many questions there were."""
    running = BSG.new(options, key)
    seats = range(options["players"])
    crew = {seat: player(level, key, seat) for seat in seats}
    told, asked = running.rules.told, 0
    while not running.over and asked < at_most:
        for seat, bot in crew.items():
            bot.hears(heard(told, seat))
        ask = running.owed[0]
        picks = crew[ask.seat].answer(own_question(running.position, ask), Seen(BSG, running.position, ask.seat))
        told = running.take(Answer(ask.seat, picks))
        asked += 1
    return asked


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: Level) -> None:
    assert plays({"players": 4, "set": "exodus"}, "a" * 64, level, at_most=100) == 100


@pytest.mark.parametrize("table", tables(None, "all-combinations", quick=True), ids=str)
def test_the_crew_plays_a_whole_game_of_every_combination(table: dict[str, Any]) -> None:
    players = 3 + len(str(table)) % 4

    assert plays({**table, "players": players}, f"{len(str(table)):064}") < TOO_LONG

"""Whoever sits in for the absent does as little as possible."""

from collections.abc import Mapping
from typing import Any

import pytest

from bsg.bots import Absent, Random
from bsg.engine import BSG
from bsg.kernel import Answer, Mine, Seen, questions
from tests.kernel.toy import KEY

BOXES: tuple[dict[str, Any], ...] = (
    {},
    {"set": "exodus", "variants": ["cylon-fleet", "ionian-nebula", "personal-goals"]},
)


class Watched(Absent):
    def __init__(self) -> None:
        self.picked: list[tuple[Mine, tuple[str, ...]]] = []

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        picks = super().answer(question, view)
        self.picked.append((question, picks))
        return picks


@pytest.mark.parametrize("options", BOXES, ids=["base", "exodus"])
@pytest.mark.parametrize("seed", range(4))
def test_it_neither_reveals_nor_spends_nor_adds(seed: int, options: dict[str, Any]) -> None:
    """A whole game with everybody absent but one: no reveal, no once-per-game ability, no nuke, no title action."""
    running = BSG.new({"players": 4, **options}, f"{seed:02x}" + KEY[2:])
    absent, other = Watched(), Random(f"{seed}")
    while not running.over:
        seat = running.owed[0].seat
        (mine,) = questions(running.position, seat).mine
        bot = other if seat == 3 else absent
        running.take(Answer(seat, bot.answer(mine, Seen(BSG, running.position, seat))))

    state = running.rules.state
    assert not any(state.players[seat].once_used for seat in range(3))
    assert {picks for mine, picks in absent.picked if mine.kind == "contribute"} <= {()}
    assert {picks for mine, picks in absent.picked if mine.kind == "action" and "opt:nothing" in mine.options} == {
        ("opt:nothing",)
    }
    assert not any(pick.startswith("loyalty:") or pick == "opt:nuke" for _, picks in absent.picked for pick in picks)

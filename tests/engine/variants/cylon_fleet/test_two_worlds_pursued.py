"""T4.12: whole games with the Cylon Fleet, alone and with the other variants, in two worlds."""

from __future__ import annotations

from typing import Any

from bsg.bots.simulation import Plan, tables
from bsg.engine.box import rules_for
from bsg.engine.game import BattlestarGalactica
from bsg.engine.rules import Base
from bsg.engine.state import State
from bsg.kernel import text
from tests.engine.worlds import Search

BOXES = [table for table in tables("exodus", "all-combinations") if "cylon-fleet" in table["variants"]]


def plan(number: int) -> Plan:
    options = {**BOXES[number % len(BOXES)], "players": 3 + number // 2 % 4}
    return Plan(34, number, options, players=("curious", "helpful")[number % 2], check=False, orders=0.01)


def test_nobody_can_tell_two_worlds_apart_in_games_with_the_cylon_fleet() -> None:
    """T4.12: faces of civilian ships and damage tokens among what is re-dealt"""
    search = Search()

    leaks = [leak for number in range(8) if (leak := search.along(plan(number)))]

    assert leaks == []
    assert min(search.walks[who] for who in ("human player", "Cylon player", "spectator")) > 10
    assert {"civilian_area", "viper", "action", "contribute"} <= {kind for _, kind in search.kinds}


def test_an_escort_that_told_what_it_brought_home_would_be_found() -> None:
    """Planted: the face of an escorted ship"""

    class Tells(BattlestarGalactica):
        def rules_on(self, state: State) -> Base:
            kind: Any = rules_for(state.options)

            class Talkative(kind):  # type: ignore[misc]
                def next_label(self) -> str:
                    self.tell(text("It carries {face}.", face=f"civilian:{self.state.civilian_pile[-1]}"))
                    return str(super().next_label())

            return Talkative(state)

    search = Search(Tells())

    assert any(search.along(plan(number), walks=4) for number in range(8))

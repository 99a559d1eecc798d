"""Two worlds: where a seat cannot tell two tables apart, its officer answers the same at both."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from bsg.bots import simulation
from bsg.bots.crew import Crew, Recruit
from bsg.engine import BSG
from bsg.kernel import Answer, Ask, Running, Seen, heard, own_question
from bsg.kernel.game import Saved
from tests.engine.worlds import Leak, Learned, Walk, re_deal, rows_of, rules_from

STEPS = 25  # answers of one walk


@dataclass
class Watched(Walk):
    """The seat is played by an officer in each world; everybody else by chance."""

    officers: tuple[Crew, ...] = ()
    answers: Counter[str] = field(default_factory=Counter)

    def same_news(self) -> None:
        super().same_news()
        for world, officer in zip(self.worlds, self.officers, strict=True):
            officer.hears(heard(world.rules.told, self.seat))

    def picks(self, one: Ask, other: Ask) -> tuple[tuple[str, ...], tuple[str, ...]]:
        if one.seat != self.seat:
            return super().picks(one, other)
        mine, theirs = (
            officer.answer(own_question(world.position, ask), Seen(BSG, world.position, ask.seat))
            for officer, world, ask in zip(self.officers, self.worlds, (one, other), strict=True)
        )
        if mine != theirs:
            raise Leak(f"{one.kind}: {mine} in one world, {theirs} in the other")
        self.answers[one.kind] += 1
        return mine, theirs


def moments(options: dict[str, Any], number: int, kind: type[Crew]) -> list[tuple[bytes, dict[int, Crew]]]:
    """Every checkpoint of a game of officers, and what they remember there."""
    plan = simulation.plans(3, 1, [options["players"]], [options], first=number, check=False)[0]
    running = BSG.new(plan.options, plan.key)
    crew = {seat: kind(plan.key, seat) for seat in range(options["players"])}
    found, saved, told = [], b"", running.rules.told
    while not running.over:
        for seat, officer in crew.items():
            officer.hears(heard(told, seat))
        if running.saved != saved:
            saved = running.saved
            found.append((saved, deepcopy(crew)))
        ask = running.owed[0]
        question = own_question(running.position, ask)
        told = running.take(Answer(ask.seat, crew[ask.seat].answer(question, Seen(BSG, running.position, ask.seat))))
    return found


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({"players": 5, "set": "base"}, Crew),
        ({"players": 4, "set": "exodus", "variants": ["personal-goals", "final-five", "ionian-nebula"]}, Crew),
        ({"players": 5, "set": "exodus", "variants": ["cylon-fleet"]}, Recruit),
    ],
    ids=["base", "exodus", "recruits"],
)
def test_what_a_seat_cannot_know_changes_no_answer(options: dict[str, Any], kind: type[Crew]) -> None:
    chance = random.Random(str(options))
    answers: Counter[str] = Counter()

    for saved, crew in moments(options, 1, kind)[::2]:
        checkpoint = msgspec.json.decode(saved, type=Saved)
        for seat in crew:
            here, there = (rules_from(BSG, bytes(checkpoint.state)) for _ in range(2))
            every = rows_of(there.state)
            re_deal(there.state, seat, chance, chance.choice([every, chance.sample(every, 4), chance.sample(every, 2)]))
            worlds = (Running(here, checkpoint.round), Running(there, checkpoint.round))
            officers = tuple(deepcopy(crew[seat]) for _ in worlds)
            walk = Watched(BSG, *worlds, seat, chance, alike=True, officers=officers)
            with suppress(Learned):
                walk.go(STEPS)
            answers += walk.answers

    assert sum(answers.values()) > 75
    assert {"contribute", "move", "action"} <= answers.keys()

"""How often people are stopped for a response: whole games of the crew, asked everywhere, counted for each preset."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bsg.bots.crew import player
from bsg.engine import BSG
from bsg.engine.cards.windows import PRESETS, Wish
from bsg.engine.rules import Base
from bsg.engine.rules.windows import PASS_ACTIVATION
from bsg.kernel import Answer, Ask, Running, Seen, heard, own_question

NOTHING = (PASS_ACTIVATION, "opt:no")


class Way(NamedTuple):
    """How windows disturb people: by which preset, and whether also those who have nothing to play."""

    name: str
    preset: str
    empty: bool


WAYS = (
    Way("asked everywhere", "all", empty=True),
    Way("live and strict, usual", "usual", empty=False),
    Way("quick, usual", "usual", empty=False),
    Way("days and strict, usual", "usual", empty=True),
    Way("days and strict, few", "few", empty=True),
)


class Stop(msgspec.Struct, frozen=True):
    """A seat that a window could have stopped for."""

    wish: Wish
    battle: bool
    able: bool  # it had something to play
    responded: bool


class Counted(msgspec.Struct):
    """What the windows of some games come to; a round is as many turns as there are players."""

    turns: Counter[bool] = msgspec.field(default_factory=Counter)  # in battle, and not
    stops: list[Stop] = []


def play(seed: int, number: int, options: dict[str, Any], counted: Counted) -> None:
    """One game, in which everybody is asked in every window."""
    key = sha256(f"windows:{seed}:{number}".encode()).hexdigest()
    running = BSG.new({**options, "windows": "all", "quick": False}, key)
    crew = {seat: player("crew", key, seat) for seat in range(len(running.rules.state.players))}
    turn, events = -1, running.rules.told
    while True:
        for seat, bot in crew.items():
            bot.hears(heard(events, seat))
        if running.over:
            return
        state = running.rules.state
        battle = any(area.raiders or area.heavy_raiders or area.basestars for area in state.areas.values())
        if state.turn != turn:
            turn = state.turn
            counted.turns[battle] += 1
        ask = running.owed[0]
        picks = crew[ask.seat].answer(own_question(running.position, ask), Seen(BSG, running.position, ask.seat))
        if stop := _stop(running, ask, picks, battle):
            counted.stops.append(stop)
        events = running.take(Answer(ask.seat, picks))


def _stop(running: Running[Base], ask: Ask, picks: tuple[str, ...], battle: bool) -> Stop | None:
    window = running.rules.window
    if window is None or ask.shows != "window":
        return None
    able = any(option not in NOTHING for option in ask.options)
    return Stop(window.moment.wish, battle, able, any(pick not in NOTHING for pick in picks))


def figures(counted: Counted, way: Way) -> dict[str, float]:
    """Prompts per person and round in battle, how many of them are empty, and how many responses are missed."""
    wanted = PRESETS[way.preset]
    shown = [stop for stop in counted.stops if wanted(stop.wish) and (stop.able or way.empty)]
    battle = [stop for stop in shown if stop.battle]
    given = [stop for stop in counted.stops if stop.responded]
    missed = [stop for stop in given if not wanted(stop.wish)]
    return {
        "prompts": len(battle) / max(1, counted.turns[True]),
        "empty": sum(not stop.able for stop in battle) / max(1, len(battle)),
        "missed": len(missed) / max(1, len(given)),
        "responses": len(given),
    }

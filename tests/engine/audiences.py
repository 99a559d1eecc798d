"""What everybody at a table gets, step by step, while somebody plays: to be held against another table."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine import BSG
from bsg.engine.rules import Base
from bsg.engine.scenario import Scenario
from bsg.kernel import TABLE, Answer, Audience, Event, Flow, Running, Text
from bsg.kernel import heard as hears
from tests.engine.worlds import encode

Procedure = Callable[[Base], Flow[None]]
Heard = dict[Audience, list[bytes]]


def heard(scenario: Scenario, procedure: Procedure, *answers: str) -> Heard:
    """The view of each audience and what it is told, after each answer: options with a space between, or none."""
    running = Running(scenario.rules, flow=procedure)
    seen: Heard = {audience: [] for audience in (TABLE, *range(len(scenario.state.players)))}
    note(running, scenario.rules.told, seen)
    for picks in answers:
        note(running, running.take(Answer(running.owed[0].seat, tuple(picks.split()))), seen)
    return seen


def note(running: Running[Base], events: list[Event], seen: Heard) -> None:
    for audience in seen:
        told = hears(events, audience if isinstance(audience, int) else None)
        seen[audience].append(encode((BSG.view(running.position, audience), told)))


def log_of(scenario: Scenario, procedure: Procedure, seat: int, *answers: str) -> list[Text]:
    """What one seat can read again when all is done: what everybody was told, and it alone."""
    running = Running(scenario.rules, flow=procedure)
    events = list(scenario.rules.told)
    for picks in answers:
        events += running.take(Answer(running.owed[0].seat, tuple(picks.split())))
    return [line.text for line in hears(events, seat)]


def same(one: list[bytes], other: list[bytes]) -> list[bool]:
    return [a == b for a, b in zip(one, other, strict=True)]


def who_can_tell(one: Heard, other: Heard) -> set[Audience]:
    """Those to whom the two tables did not look the same all the time; what changes nothing is not noticed."""
    return {audience for audience in one if changes(one[audience]) != changes(other[audience])}


def changes(steps: list[bytes]) -> list[bytes]:
    return [step for step, before in zip(steps, [b"", *steps], strict=False) if step != before]

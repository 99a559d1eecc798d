"""What a row of T1 is: two tables that differ in one secret, and who may know which."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bsg.engine.scenario import Scenario
from bsg.kernel import Audience, Text
from tests.engine.audiences import Heard, Procedure, heard, log_of

NOBODY: set[Audience] = set()


class Table(NamedTuple):
    """A position, what is done there, and everybody's answers."""

    scenario: Scenario
    procedure: Procedure
    answers: tuple[str, ...] = ()

    def heard(self) -> Heard:
        return heard(self.scenario, self.procedure, *self.answers)

    def log_of(self, seat: int) -> list[Text]:
        return log_of(self.scenario, self.procedure, seat, *self.answers)


class Row(NamedTuple):
    """A secret: one table for each of two values that it may have, and who may know which."""

    one: Callable[[], Table]
    other: Callable[[], Table]
    known_to: set[Audience]

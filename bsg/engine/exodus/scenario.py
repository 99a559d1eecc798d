"""What a scenario with Exodus can say besides."""

from __future__ import annotations

from typing import Self

from bsg.engine.exodus.part import ExodusPart
from bsg.engine.scenario import Scenario


class ExodusVerbs(Scenario):
    @property
    def exodus(self) -> ExodusPart:
        return self.rules.part(ExodusPart)

    def nukes(self, count: int) -> Self:
        """So many with the Admiral, the others beside the board."""
        super().nukes(count)
        self.exodus.nukes_beside = self.rules.nukes_in_game() - count
        return self

    def executed(self, *characters: str) -> Self:
        """These characters left the game."""
        self.exodus.out = list(characters)
        return self

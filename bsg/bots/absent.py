"""A bot in the place of somebody who is away: it does as little as the question allows, and says no where it can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bsg.bots.deaf import Deaf
from bsg.kernel import Mine

DECLINES = ("opt:nothing", "opt:no", "opt:nobody", "opt:stay", "opt:done")


class Absent(Deaf):
    """It never reveals anything, spends nothing that comes once in a game, and adds nothing to checks."""

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        size = min(question.sizes)
        if size == 1:
            for option in DECLINES:
                if option in question.options:
                    return (option,)
        return question.options[:size]

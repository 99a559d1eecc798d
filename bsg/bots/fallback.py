"""A bot that does as little as the question allows: it moves the table on when nothing else does."""

from __future__ import annotations

from bsg.kernel import Mine


class Fallback:
    def answer(self, mine: Mine) -> tuple[str, ...]:
        return mine.options[: min(mine.sizes)]

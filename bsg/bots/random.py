"""A bot that answers anything lawful, by chance; the same seed and question give the same answer."""

from __future__ import annotations

import random

from bsg.kernel import Mine


class Random:
    def __init__(self, seed: str):
        self.seed = seed

    def answer(self, mine: Mine) -> tuple[str, ...]:
        chance = random.Random(f"{self.seed}:{mine.id}")
        size = chance.choice([size for size in mine.sizes if size <= len(mine.options)])
        return tuple(chance.sample(mine.options, size))

"""A bot that answers anything lawful, by chance; the same seed and question give the same answer."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from bsg.bots.deaf import Deaf
from bsg.kernel import Mine


class Random(Deaf):
    def __init__(self, seed: str):
        self.seed = seed

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        chance = random.Random(f"{self.seed}:{question.id}")
        size = chance.choice([size for size in question.sizes if size <= len(question.options)])
        return tuple(chance.sample(question.options, size))

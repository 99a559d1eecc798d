"""A bot that answers anything lawful, by chance; the same seed and question give the same answer."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from bsg.bots.deaf import Deaf
from bsg.kernel import Mine


class Random(Deaf):
    def __init__(self, seed: str):
        self.seed = seed

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        """Out of one hash: a generator made anew for each question would cost a tenth of the whole game."""
        chance = int.from_bytes(blake2b(f"{self.seed}:{question.id}".encode()).digest(), "big")
        left = list(question.options)
        sizes = [size for size in question.sizes if size <= len(left)]
        chance, at = divmod(chance, len(sizes))
        picks = []
        for _ in range(sizes[at]):
            chance, at = divmod(chance, len(left))
            picks.append(left.pop(at))
        return tuple(picks)

"""Who is a Cylon: a weight over all sets of them that fit what is known, moved by what everybody has seen.

A set is a number whose bits are seats. What was dealt and who has shown what gives each set its prior; every piece of
evidence moves the sets by no more than its cap, so that one accident convicts nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb, exp, log

SURELY = 60.0  # log-odds that no evidence outweighs


class Belief:
    """What a seat may think of all others; `mine` are the cards it knows by right."""

    def __init__(self, seats: int, cylon_cards: int, human_cards: int):
        self.seats = seats
        self.cylon_cards = cylon_cards  # in the whole Loyalty deck
        self.human_cards = human_cards
        self.evidence = [0.0] * (1 << seats)  # log-odds of every set
        self.revealed = 0  # sets of seats
        self.known_cylons = 0
        self.known_human_cards = [0] * seats  # of each, that this seat has seen
        self._cached: tuple[tuple[tuple[int, ...], int | None], list[float]] | None = None

    # what happened ----------------------------------------------------------------------------------------------------

    def moved(self, likelihoods: Sequence[float], keenness: float, cap: float) -> None:
        """Evidence as the log-likelihood of every set; only differences count, and none beyond the cap."""
        middle = (max(likelihoods) + min(likelihoods)) / 2
        for cylons, weight in enumerate(likelihoods):
            self.evidence[cylons] += max(-cap, min(cap, keenness * (weight - middle)))
        self._cached = None

    def blamed(self, seat: int, log_odds: float) -> None:
        """Evidence against one seat, or for it."""
        bit = 1 << seat
        for cylons in range(len(self.evidence)):
            if cylons & bit:
                self.evidence[cylons] += log_odds
        self._cached = None

    def is_revealed(self, seat: int) -> None:
        self.revealed |= 1 << seat
        self._cached = None

    def is_new(self, seat: int) -> None:
        """Somebody was human, died, and is somebody else now: what was seen of him says nothing any more."""
        bit = 1 << seat
        for cylons in range(len(self.evidence)):
            if cylons & bit:
                self.evidence[cylons] = self.evidence[cylons ^ bit]
        self.known_human_cards[seat] = 0
        self.known_cylons &= ~bit
        self._cached = None

    def saw(self, seat: int, cylon_cards: int, human_cards: int) -> None:
        """Loyalty cards of somebody, by right; of one's own, too."""
        if cylon_cards:
            self.known_cylons |= 1 << seat
        self.known_human_cards[seat] += human_cards
        self._cached = None

    def dealt_again(self, before: Sequence[int], now: Sequence[int]) -> None:
        """Each got so many loyalty cards more: what has been seen speaks of those who were Cylons before.

        Whoever is one now was one before as likely as his Cylon card is among the earlier ones.
        """
        seats = range(self.seats)
        surely = self.revealed | self.known_cylons
        earlier = [1.0 if surely >> seat & 1 else max(0, before[seat] - self.known_human_cards[seat]) for seat in seats]
        later = [0 if surely >> seat & 1 else now[seat] for seat in seats]
        was = [one / (one + more) if one + more else 0.0 for one, more in zip(earlier, later, strict=True)]
        weights = [exp(max(-SURELY, min(SURELY, weight))) for weight in self.evidence]
        for seat in seats:  # of every set, what its subsets say, one seat after the other
            bit = 1 << seat
            for cylons in range(len(weights)):
                if cylons & bit:
                    weights[cylons] = was[seat] * weights[cylons] + (1 - was[seat]) * weights[cylons ^ bit]
        self.evidence = [log(max(weight, 1e-26)) for weight in weights]
        self._cached = None

    # what to think ----------------------------------------------------------------------------------------------------

    def guilt(self, dealt: Sequence[int], aside: int | None = None) -> list[float]:
        """For each seat the probability that he is a Cylon; `dealt`: how many loyalty cards each has had.

        `aside` is how many lie in the deck: with Exodus one of them never comes.
        """
        key = tuple(dealt), aside
        if self._cached is None or self._cached[0] != key:
            self._cached = key, self._marginals(*key, self.evidence)
        return self._cached[1]

    def prior(self, dealt: Sequence[int], aside: int | None = None) -> list[float]:
        """What somebody would think who has seen the same cards, and nothing of what anybody does."""
        return self._marginals(tuple(dealt), aside, [0.0] * len(self.evidence))

    def _marginals(self, dealt: tuple[int, ...], aside: int | None, evidence: Sequence[float]) -> list[float]:
        sure = self.revealed | self.known_cylons
        unknown = tuple(
            max(0, cards - seen) if not sure >> seat & 1 else 0
            for seat, (cards, seen) in enumerate(zip(dealt, self.known_human_cards, strict=True))
        )
        cylons_left = max(0, self.cylon_cards - sure.bit_count())
        if aside is None:
            known = sure.bit_count() + sum(self.known_human_cards)
            aside = max(0, self.cylon_cards + self.human_cards - known - sum(unknown))
        prior = priors(unknown, cylons_left, sum(unknown) + aside)
        weights = {
            cylons | sure: chance * exp(max(-SURELY, min(SURELY, evidence[cylons | sure])))
            for cylons, chance in prior.items()
        }
        total = sum(weights.values()) or 1.0
        return [sum(w for cylons, w in weights.items() if cylons >> seat & 1) / total for seat in range(self.seats)]


@cache
def priors(unknown: tuple[int, ...], cylons: int, cards: int) -> dict[int, float]:
    """The chance of every set before anything is seen: so many unknown cards each, so many Cylon cards among all."""
    cylons = min(cylons, cards)
    aside = cards - sum(unknown)
    found: dict[int, float] = {}
    for among in range(1 << len(unknown)):
        ways = {0: 1}  # by how many Cylon cards lie with those of the set: at least one with each
        for seat, held in enumerate(unknown):
            if among >> seat & 1:
                more: dict[int, int] = {}
                for n, count in ways.items():
                    for k in range(1, held + 1):
                        more[n + k] = more.get(n + k, 0) + count * comb(held, k)
                ways = more
        chance = sum(count * comb(aside, cylons - n) for n, count in ways.items() if n <= cylons)
        if chance:
            found[among] = chance / comb(cards, cylons)
    return found or {0: 1.0}


def log_odds(chance: float) -> float:
    chance = max(1e-6, min(1 - 1e-6, chance))
    return log(chance / (1 - chance))

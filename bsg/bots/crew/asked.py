"""Which kind of question is whose: modules say here what they can weigh or decide."""

from __future__ import annotations

from collections.abc import Callable

from bsg.bots.crew.mind import Mind

Picks = tuple[str, ...]
Scores = dict[str, float]  # what each option is worth to the fleet
Weigh = Callable[[Mind], Scores]
Decide = Callable[[Mind], Picks]

WEIGHED: dict[str, Weigh] = {}
DECIDED: dict[str, Decide] = {}


def weighs(*kinds: str) -> Callable[[Weigh], Weigh]:
    """Questions where it is enough to know what each option is worth to the fleet: the side does the rest."""

    def declare(weigh: Weigh) -> Weigh:
        WEIGHED.update(dict.fromkeys(kinds, weigh))
        return weigh

    return declare


def decides(*kinds: str) -> Callable[[Decide], Decide]:
    """Questions about one's own things, where either side wants much the same."""

    def declare(decide: Decide) -> Decide:
        DECIDED.update(dict.fromkeys(kinds, decide))
        return decide

    return declare


def best(mind: Mind, scores: Scores, side: float = 1.0) -> Picks:
    """The picks with the best sum: as many as it takes, and no more that hurt. `side` is −1 against the fleet."""
    question = mind.question
    ranked = sorted(question.options, key=lambda option: -side * scores.get(option, 0.0))
    worths = [side * scores.get(option, 0.0) for option in ranked]
    sizes = [size for size in question.sizes if size <= len(ranked)]
    size = max(sizes, key=lambda n: (sum(worths[:n]), -n))
    return tuple(ranked[:size])


def lawful(mind: Mind, picks: Picks) -> bool:
    options = set(mind.question.options)
    return len(picks) in mind.question.sizes and len(set(picks)) == len(picks) and options.issuperset(picks)

"""What simulated games add up to: shares and means with their 95 % intervals, by everything games can differ in."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import median, stdev
from typing import Any, NamedTuple

from bsg.bots.simulation import Played
from bsg.bots.watching import Score
from bsg.engine.vocabulary import Resource, Team

Z = 1.96  # of a normal distribution: 95 %
FROM_HOW_MANY = 10  # games on a value has a mean with an interval


class Figure(NamedTuple):
    """One number: of the games that have this `value` of `by`; its interval is empty where none can be given."""

    by: str
    value: str
    measure: str
    games: int
    figure: float
    low: float | None = None
    high: float | None = None


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: right for few games and for shares near 0 and 1, too."""
    if not of:
        return 0.0, 1.0
    share = hits / of
    middle = share + Z * Z / (2 * of)
    width = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return max(0.0, (middle - width) / (1 + Z * Z / of)), min(1.0, (middle + width) / (1 + Z * Z / of))


def share(by: str, value: str, measure: str, hits: int, of: int) -> Figure:
    return Figure(by, value, measure, of, hits / of if of else 0.0, *wilson(hits, of))


def mean(by: str, value: str, measure: str, numbers: Sequence[float]) -> Figure:
    middle = sum(numbers) / len(numbers)
    if len(numbers) < FROM_HOW_MANY:
        return Figure(by, value, measure, len(numbers), middle)
    width = Z * stdev(numbers) / sqrt(len(numbers))
    return Figure(by, value, measure, len(numbers), middle, middle - width, middle + width)


# ── by what ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def variants(game: Played) -> list[str]:
    return [",".join(game.plan.options.get("variants", ())) or "none"]


BY: dict[str, Callable[[Played], list[str]]] = {
    "all": lambda game: ["all"],
    "players": lambda game: [str(game.plan.options["players"])],
    "set": lambda game: [game.plan.options.get("set", "base")],
    "variants": variants,
    "character": lambda game: sorted(set(game.watched.characters)),
}


def figures(played: Iterable[Played]) -> list[Figure]:
    """Everything that can be said of games that have ended."""
    games = [game for game in played if game.over]
    found: list[Figure] = []
    for by, values_of in BY.items():
        grouped: dict[str, list[Played]] = {}
        for game in games:
            for value in values_of(game):
                grouped.setdefault(value, []).append(game)
        for value in sorted(grouped):
            some = grouped[value]
            won = sum(game.winner == Team.HUMANS for game in some)
            found.append(share(by, value, "humans win", won, len(some)))
            found.append(mean(by, value, "turns", [game.turns for game in some]))
            found.append(mean(by, value, "distance", [game.watched.distance for game in some]))
    return found + causes(games) + turns(games) + over_turns(games) + suspicion(games)


def causes(games: Sequence[Played]) -> list[Figure]:
    lost = Counter(game.watched.cause for game in games if game.winner != Team.HUMANS)
    in_all = sum(lost.values())
    return [share("cause", cause, "of defeats", count, in_all) for cause, count in lost.most_common()]


def turns(games: Sequence[Played]) -> list[Figure]:
    found = []
    sides = {"all": games, "humans win": [g for g in games if g.winner == Team.HUMANS]}
    for value, some in sides.items():
        if some:
            found.append(Figure("length", value, "median turns", len(some), median(game.turns for game in some)))
    return found


def over_turns(games: Sequence[Played]) -> list[Figure]:
    """What was left of each resource at the start of each turn, of the games that came so far."""
    found = []
    longest = max((len(game.watched.dials) for game in games), default=0)
    for turn in range(longest):
        there = [game.watched.dials[turn] for game in games if len(game.watched.dials) > turn]
        found += [mean("turn", str(turn + 1), str(name), [dials[name] for dials in there]) for name in Resource]
    return found


def suspicion(games: Sequence[Played]) -> list[Figure]:
    """What the beliefs of human officers are worth; nothing, where nobody can say what he believes."""
    found = []
    scores = {
        "at the sleeper phase": [game.watched.at_sleepers for game in games],
        "at the end": [game.watched.at_end for game in games],
    }
    for when, all_scores in scores.items():
        some = [score for score in all_scores if score.beliefs]
        if some:
            found += brier(when, some)
    if not found:
        return []
    books = [book for game in games for book in game.watched.hidden]
    for side, cylon in (("Cylons", True), ("humans", False)):
        of_side = [book for book in books if book.cylon == cylon]
        reached = sum(book.peak >= 0.5 for book in of_side)
        found.append(share("suspicion", f"hidden {side}", "reach 50 % while hidden", reached, len(of_side)))
    for what, caught in CAUGHT.items():
        hit = [any(book.cylon and caught(book) for book in game.watched.hidden) for game in games]
        found.append(share("suspicion", "a hidden Cylon", what, sum(hit), len(hit)))
    return found


CAUGHT: dict[str, Callable[[Any], bool]] = {
    "brigged": lambda book: book.brigged,
    "executed": lambda book: book.executed,
    "first suspect of half the humans": lambda book: book.first_suspect,
    "any of these": lambda book: book.brigged or book.executed or book.first_suspect,
}


def brier(when: str, scores: Sequence[Score]) -> list[Figure]:
    """Over all beliefs; the interval of the gain is over games, which are independent of one another."""
    beliefs = sum(score.beliefs for score in scores)
    ours, cards = (sum(errors) / beliefs for errors in ([s.error for s in scores], [s.by_cards for s in scores]))
    gains = [(score.by_cards - score.error) / score.beliefs for score in scores]
    return [
        Figure("brier", when, "beliefs", len(scores), ours),
        Figure("brier", when, "cards alone", len(scores), cards),
        mean("brier", when, "gain, by game", gains),
    ]


# ── on paper ────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(found: Iterable[Figure], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        sheet = csv.writer(file)
        sheet.writerow(Figure._fields)
        for row in found:
            sheet.writerow("" if cell is None else round(cell, 4) if isinstance(cell, float) else cell for cell in row)


SHOWN = ("all", "players", "set", "variants", "cause", "length", "brier", "suspicion")


def lines(found: Sequence[Figure]) -> list[str]:
    """What fits a screen; characters and turns are in the file."""
    shown = [row for row in found if row.by in SHOWN]
    alone = {by for by in ("players", "set", "variants") if len({row.value for row in shown if row.by == by}) == 1}
    return [_line(row) for row in shown if row.by not in alone]


def _line(row: Figure) -> str:
    what = f"{row.value}: {row.measure}" if row.by != "all" else row.measure
    is_share = row.measure not in ("turns", "distance", "median turns") and row.by != "brier"
    numbers = [f"{number:.1%}" if is_share else f"{number:.3g}" for number in row[4:] if number is not None]
    between = f" ({numbers[1]} to {numbers[2]})" if len(numbers) == 3 else ""
    return f"  {what}: {numbers[0]}{between} of {row.games}" if is_share else f"  {what}: {numbers[0]}{between}"

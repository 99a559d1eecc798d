"""A picture of a story, to look at and to share: numbers over turns, and below them what happened."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bsg.tables.replay.story import Line, Story

WIDTH, TOP, PLOT, LANE, FOOT = 1200, 96, 360, 30, 44
LEFT, RIGHT = 150, 170
COLOURS = ("#6cc7e6", "#72c987", "#e9a6d8", "#f2d16b", "#ffffff", "#ff9f6b", "#b7a6ff", "#9fb3c2")
MARKS = ("#6cc7e6", "#ff756d", "#ff4d4d", "#f2b445", "#ffb3ad", "#9fb3c2")
TYPE = "Barlow Semi Condensed, Arial Narrow, Helvetica, Arial, sans-serif"


def drawn(story: Story, title: str, under: str) -> str:
    """SVG that needs nothing else: it may be saved, sent, or turned into dots."""
    height = TOP + PLOT + 24 + LANE * len(story.labels) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="{TYPE}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#0d1319"/>',
        _words(LEFT, 42, title, 28, "#e6edf2"),
        _words(LEFT, 70, under, 17, "#a3b5c3"),
        *_grid(story, height),
        *_lines(story),
        *_marks(story),
        "</svg>",
    ]
    return "\n".join(parts)


def _words(x: float, y: float, words: str, size: int, colour: str, anchor: str = "start") -> str:
    how = f'font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {how}>{escape(words)}</text>'


def _x(story: Story, turn: float) -> float:
    """Where a turn begins; they are counted from 0 here."""
    return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, story.turns)


def _most(story: Story) -> int:
    return max((value for line in story.lines for value in line.values if value is not None), default=1) or 1


def _y(story: Story, value: float) -> float:
    return TOP + PLOT - PLOT * value / _most(story)


def _grid(story: Story, height: int) -> Iterator[str]:
    step = max(1, -(-_most(story) // 6))
    for value in range(0, _most(story) + 1, step):
        y = _y(story, value)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#273645"/>'
        yield _words(LEFT - 10, y + 5, str(value), 15, "#a3b5c3", "end")
    every = max(1, -(-story.turns // 16))
    for turn in range(0, story.turns, every):
        x = _x(story, turn)
        yield f'<path d="M{x:.1f} {TOP}V{height - FOOT}" stroke="#1a2632"/>'
        yield _words(x, height - FOOT + 22, str(turn + 1), 15, "#a3b5c3")


def _lines(story: Story) -> Iterator[str]:
    """Their names stand at their ends, one below the other."""
    free = 0.0
    ends = sorted(enumerate(story.lines), key=lambda one: -(_last(one[1])))
    for n, line in ends:
        colour = COLOURS[n % len(COLOURS)]
        dash = ' stroke-dasharray="7 5"' if n == len(story.lines) - 1 else ""
        yield f'<path d="{_path(story, line)}" fill="none" stroke="{colour}" stroke-width="3"{dash}/>'
        y = max(_y(story, _last(line)) + 5, free)
        free = y + 20
        yield _words(WIDTH - RIGHT + 12, y, f"{line.label} {_last(line)}", 17, colour)


def _last(line: Line) -> int:
    return next((value for value in reversed(line.values) if value is not None), 0)


def _path(story: Story, line: Line) -> str:
    """In steps: a number holds until the next turn."""
    path, before = "", None
    for turn, value in enumerate(line.values):
        if value is not None:
            x, y = _x(story, turn), _y(story, value)
            path += f"M{x:.1f} {y:.1f}" if before is None else f"L{x:.1f} {y:.1f}"
        before = value
    return path


def _marks(story: Story) -> Iterator[str]:
    for n, (key, label) in enumerate(story.labels.items()):
        y, colour = TOP + PLOT + 34 + LANE * n, MARKS[n % len(MARKS)]
        yield _words(LEFT - 10, y + 6, label, 15, "#a3b5c3", "end")
        yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#1a2632"/>'
        for mark in story.marks:
            if mark.key == key:
                x = _x(story, mark.turn - 1 + mark.share)
                shape = f'd="M{x:.1f} {y - 8}l7 8l-7 8l-7 -8z" fill="{colour}"'
                yield f"<path {shape}><title>{escape(mark.words)}</title></path>"

"""What each audience may see of the open questions: an allow-list, like every view."""

from __future__ import annotations

import msgspec

from bsg.kernel.position import Position
from bsg.kernel.questions import Ask
from bsg.kernel.texts import Text

Audience = int | str  # a seat's number, or one of:
TABLE = "table"  # what anybody may see: spectators, shared screens
MODERATOR = "moderator"  # everything but key and dice


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as its own seat sees it."""

    id: str
    seat: int
    kind: str
    text: Text
    options: tuple[str, ...]
    sizes: tuple[int, ...]
    ordered: bool = False
    window: bool = False  # a response window: others are asked, too, and nobody knows whether anybody has an answer
    labels: dict[str, Text] = {}
    dimmed: dict[str, Text] = {}  # what cannot be picked now, and why
    given: tuple[str, ...] | None = None  # already answered, may still be changed


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as others see it; a window has no seat."""

    kind: str
    text: Text
    seat: int | None = None
    options: tuple[str, ...] = ()
    labels: dict[str, Text] = {}


class Questions(msgspec.Struct, frozen=True):
    mine: list[Mine]  # one at most, but for the moderator
    waiting: list[Waiting]


def questions(position: Position, audience: Audience) -> Questions:
    """The open questions for one audience."""
    mine = [own_question(position, ask) for ask in position.open.values() if audience in (ask.seat, MODERATOR)]
    waiting: list[Waiting] = []
    for ask in position.open.values():
        if ask.shows == "window":
            if not any(item.kind == ask.kind and item.seat is None for item in waiting):
                waiting.append(Waiting(ask.kind, ask.text))
        elif ask.shows != "nobody" and ask.seat not in position.given:
            shown = ask.shows == "options"
            options = ask.options if shown else ()
            labels = {option: ask.labels[option] for option in options if option in ask.labels}
            waiting.append(Waiting(ask.kind, ask.text, ask.seat, options, labels))
    return Questions(mine, waiting)


def own_question(position: Position, ask: Ask) -> Mine:
    """A question as its own seat sees it."""
    return Mine(
        id=position.ask_id(ask.seat),
        seat=ask.seat,
        kind=ask.kind,
        text=ask.text,
        options=ask.options,
        sizes=ask.sizes,
        ordered=ask.ordered,
        window=ask.shows == "window",
        labels=ask.labels,
        dimmed=ask.dimmed,
        given=position.given.get(ask.seat),
    )

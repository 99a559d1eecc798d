"""What an audience cannot know of the Black Market's part."""

from __future__ import annotations

from tests.engine.worlds import Hidden, Row


def crates(hidden: Hidden) -> None:
    """B1: the faces of others' closed crates, and of those in the bag."""
    market = hidden.state.black_market
    closed = [market.crates[seat] for seat in hidden.others if market.crates and not market.crates[seat].open]
    faces = [*market.bag, *(crate.face for crate in closed)]
    hidden.chance.shuffle(faces)
    for crate in closed:
        crate.face = faces.pop()
    market.bag = faces


def errands(hidden: Hidden) -> None:
    """B2: the order of the errands."""
    hidden.chance.shuffle(hidden.state.black_market.errands.draw)


ROWS: tuple[Row, ...] = (crates, errands)

"""Where a game stands: plain data, out of which views, facts and replays are made. No rules run in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bsg.kernel.questions import Ask


class Position(msgspec.Struct):
    """The state, the open questions and the answers given so far. Whoever reads it changes nothing."""

    state: Any  # the game's own, with its `dice`
    round: int = 0  # of questions; names them
    branch: int = 0  # the number of the last take-back: what is asked after it has new names
    open: dict[int, Ask] = {}
    given: dict[int, tuple[str, ...]] = {}  # may be changed until the question closes
    over: bool = False

    @property
    def owed(self) -> list[Ask]:
        """The questions that still wait for an answer."""
        return [ask for seat, ask in self.open.items() if seat not in self.given]

    def ask_id(self, seat: int) -> str:
        """The name of a seat's open question: opaque, so that it tells nothing about the others'."""
        name: str = self.state.dice.token("ask", self.branch, self.round, seat)
        return name

    def whole(self) -> bytes:
        """All of it as JSON but for the order of the questions: state, round, questions, answers, over."""
        asked = sorted(self.open.values(), key=lambda ask: ask.seat)
        return msgspec.json.encode((self.state, self.round, asked, sorted(self.given.items()), self.over))

    def digest(self) -> str:
        """A short name of the position. Two processes that agree on it agree on everything."""
        return digest_of(self.whole())


def digest_of(whole: bytes) -> str:
    return blake2b(whole, digest_size=16).hexdigest()


class Stored(msgspec.Struct, array_like=True):
    """A position as it was written down whole."""

    state: msgspec.Raw
    round: int
    asked: list[Ask]
    given: list[tuple[int, tuple[str, ...]]]
    over: bool


def read_whole(whole: bytes, state: Callable[[bytes], Any], order: Sequence[int], branch: int) -> Position:
    """The position again; `state` reads the game's own, `order` is that of the questions."""
    stored = msgspec.json.decode(whole, type=Stored)
    asks = {ask.seat: ask for ask in stored.asked}
    open = {seat: asks[seat] for seat in order}
    return Position(state(bytes(stored.state)), stored.round, branch, open, dict(stored.given), stored.over)

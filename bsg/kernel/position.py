"""Where a game stands: plain data, out of which views, facts and replays are made. No rules run in it."""

from __future__ import annotations

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

    def digest(self) -> str:
        """A short name of the position. Two processes that agree on it agree on everything."""
        asked = sorted(self.open.values(), key=lambda ask: ask.seat)
        whole = msgspec.json.encode((self.state, self.round, asked, sorted(self.given.items()), self.over))
        return blake2b(whole, digest_size=16).hexdigest()

"""The rulebook: one chapter a file, each standing on those before it; variants override the steps they change."""

from __future__ import annotations

from bsg.engine.rules.core import GameOver
from bsg.engine.rules.setup import Setup
from bsg.kernel import Checkpoint, Flow


class Base(Setup):
    """The base game."""

    def play(self) -> Flow[None]:
        if self.state.ending is not None:
            return
        try:
            if self.state.turn == 0:
                yield Checkpoint()
                yield from self.set_up()
            while True:
                yield Checkpoint()
                yield from self.turn()
        except GameOver:
            pass
        yield Checkpoint()


__all__ = ["Base"]

"""A bot that listens to nobody: what has happened makes no difference to it."""

from __future__ import annotations

from collections.abc import Sequence

from bsg.kernel import Heard


class Deaf:
    def hears(self, events: Sequence[Heard]) -> None:
        pass

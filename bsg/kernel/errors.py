"""Refusals, by kind: each has words for a person and a code for a program, and nothing has changed."""

from __future__ import annotations

from typing import ClassVar

from bsg.kernel.texts import Text, text


class Refused(Exception):
    """An entry that was not taken. `words` says what happened and what to do."""

    code: ClassVar[str] = "refused"

    def __init__(self, words: Text | str):
        self.words = text(words) if isinstance(words, str) else words
        super().__init__(str(self.words))


class Illegal(Refused):
    """It does not fit the question or the rules: the person can do otherwise."""

    code = "illegal"


class Stale(Refused):
    """The table moved on before it arrived."""

    code = "stale"


class NotAllowed(Refused):
    """It is not theirs to do."""

    code = "not_allowed"

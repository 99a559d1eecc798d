"""Claims: before something is decided people may say what they can do about it, in a few agreed ways."""

from __future__ import annotations

import msgspec

from bsg.kernel.texts import Text


class Level(msgspec.Struct, frozen=True):
    """One of the ways in which it may be said; anything more exact is against the rules."""

    key: str
    label: Text  # on a button
    says: Text  # as a line of the chat


class Claims(msgspec.Struct, frozen=True):
    """All ways in which a game lets people claim, and what is said to somebody who cannot claim now."""

    levels: tuple[Level, ...]
    closed: Text  # there is nothing to claim about
    over: Text  # what they had in mind is decided
    done: Text  # they have done what they could


class Claimable(msgspec.Struct, frozen=True):
    """What can be claimed about now."""

    about: str  # its typed name
    seats: frozenset[int]  # that may

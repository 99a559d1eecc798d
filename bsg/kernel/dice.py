"""Randomness that can be done again, in labelled streams: a hidden draw never shifts a public one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Any, NamedTuple, TypeVar

import msgspec

Item = TypeVar("Item")


class Draw(NamedTuple):
    """A draw as it was made: the `nth` of its stream was `value`, one of the numbers below `below`."""

    stream: str
    nth: int
    below: int
    value: int


class Dice(msgspec.Struct, dict=True, omit_defaults=True):
    """Counter-based dice: draw number n of a stream depends on key, stream and n only.

    A game that goes on from a step of another, or from an earlier one of its own, has a `fresh` key for what is drawn
    after it.
    """

    key: str
    drawn: dict[str, int] = {}
    fresh: str = ""
    until: dict[str, int] = {}  # so many draws of each stream are still of the old key

    @property
    def witnessed(self) -> list[Draw]:
        """What was drawn since somebody began to look: no part of the state, for records that anybody can verify."""
        seen: list[Draw] = self.__dict__.setdefault("witnessed", [])
        return seen

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n-1."""
        self.drawn[stream] = count = self.drawn.get(stream, 0) + 1
        key = self.fresh if self.fresh and count > self.until.get(stream, 0) else self.key
        value = value_of(key, stream, count, n)
        self.witnessed.append(Draw(stream, count, n, value))
        return value

    def shuffle(self, stream: str, cards: list[Item]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def sample(self, stream: str, items: Sequence[Item], count: int) -> list[Item]:
        """`count` of the items (all, if there are fewer), each equally likely."""
        pool = list(items)
        return [pool.pop(self.below(stream, len(pool))) for _ in range(min(count, len(pool)))]

    def token(self, *parts: Any) -> str:
        """An opaque name for something, that tells nothing without the key and uses up no draw."""
        return self._word("token:" + ":".join(map(str, parts)))[:8].hex()

    def _word(self, label: str) -> bytes:
        return word(self.key, label)


def value_of(key: str, stream: str, nth: int, below: int) -> int:
    """What the `nth` draw of a stream is; of 128 bits, so that the bias is below 2**-100."""
    return int.from_bytes(word(key, f"{stream}:{nth}"), "big") % below


def word(key: str, label: str) -> bytes:
    return blake2b(label.encode(), key=_bytes_of(key), digest_size=16).digest()


@lru_cache(maxsize=500)
def _bytes_of(key: str) -> bytes:
    return bytes.fromhex(key)


def rekeyed(key: str, times: int) -> str:
    """The key after a rewind: made of the one before and how many rewinds there have been, so anybody can check it."""
    return sha256(f"{key}|rewind:{times}".encode()).hexdigest()


def commitment(secret: bytes) -> str:
    """What the lobby shows of the server's random bytes before anybody's nonce is known."""
    return sha256(secret).hexdigest()


def game_key(secret: bytes, nonces: Sequence[str]) -> str:
    """The key of a game: nobody, not even the host, could choose it. Published when the game is over."""
    mixed = sha256(secret)
    for seat, nonce in enumerate(nonces):
        mixed.update(f"|{seat}:{len(nonce)}:{nonce}".encode())
    return mixed.hexdigest()

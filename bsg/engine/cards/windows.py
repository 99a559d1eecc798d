"""The kinds of windows in which people may respond, and for which of them they want to be asked."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import ClassVar

from bsg.kernel import Text, text


@dataclass(frozen=True)
class Wish:
    """A kind of window; everybody says whether they want to be asked in it."""

    name: str
    words: Text
    usual: bool = True  # whether most people want it
    in_battle: bool = False  # opens again and again while there is shooting


class Moment:
    """A window, with what its cards have to know of what is going on."""

    kind: ClassVar[str]  # of the question
    not_now: ClassVar[Text]  # said of its cards at any other time
    wishes: ClassVar[tuple[Wish, ...]]

    @property
    def wish(self) -> Wish:
        return self.wishes[0]

    def asks(self, seat: int) -> bool:
        """Whether it is open to this seat, as far as the moment goes."""
        return True


# for whoever has said nothing yet, and to begin with
PRESETS: dict[str, Callable[[Wish], bool]] = {
    "usual": lambda wish: wish.usual,
    "few": lambda wish: wish.usual and not wish.in_battle,
    "all": lambda wish: True,
}


def is_declined(wish: Wish, declined: Collection[str] | None, preset: str) -> bool:
    """Whether somebody does not want to be asked; `preset` speaks for whoever has said nothing."""
    return not PRESETS[preset](wish) if declined is None else wish.name in declined


class NewCrisis(Moment):
    """W10."""

    kind = "new_crisis"
    wishes = (Wish("new-crisis", text("when a crisis is drawn")),)

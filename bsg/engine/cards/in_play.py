"""A card that stays in play: one hook for every moment at which it may speak while it lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bsg.engine.vocabulary import Place
from bsg.kernel import Flow, Text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class InPlay:
    """A card that says nothing. Each card overrides the hooks at which it has something to say.

    `card` is its typed name, as `crisis:ambush`. Where it lies with a player, `rules.assigned(card)` says with whom.
    """

    says: ClassVar[Text]  # what the card tells of its time in play

    # hooks ----------------------------------------------------------------------------------------------------------

    def why_not_enter(self, rules: Base, card: str, place: Place) -> Text | None:
        """R4.19: what is against anybody's going to a location."""
        return None

    def why_not_activate(self, rules: Base, card: str, place: Place) -> Text | None:
        """R4.5: what is against activating a location."""
        return None

    def why_not_propose(self, rules: Base, card: str, seat: int) -> Text | None:
        """R5.5: what is against choosing somebody at Administration."""
        return None

    def why_not_look(self, rules: Base, card: str) -> Text | None:
        """R17.5: what is against looking at loyalty cards."""
        return None

    def unmanned_attack(self, rules: Base, card: str) -> int:
        """R12.2: what it adds to the attack roll of an unmanned viper."""
        return 0

    def more_launched(self, rules: Base, card: str) -> int:
        """R11.8: how many ships more each basestar launches."""
        return 0

    def civilian_destroyed(self, rules: Base, card: str) -> None:
        """R13.15: a civilian ship was destroyed."""

    def basestar_destroyed(self, rules: Base, card: str) -> None:
        """R12.12: a basestar was destroyed."""

    def at_check(self, rules: Base, card: str) -> None:
        """W14, before anybody is asked: what it changes in a check by itself."""

    def before_cards(self, rules: Base, card: str) -> Flow[None]:
        """W14: before cards are added to a check."""
        yield from ()

    def at_jump(self, rules: Base, card: str) -> None:
        """J1: the fleet begins to jump."""

    def chooses_destination(self, rules: Base, card: str) -> Flow[bool]:
        """J3: whether the destination is chosen by whom the card says, and not by the Admiral."""
        yield from ()
        return False


class UntilJump(InPlay):
    """R8.15: "keep in play until the fleet jumps"."""

    def at_jump(self, rules: Base, card: str) -> None:
        rules.leaves_play(card)


SILENT = InPlay()

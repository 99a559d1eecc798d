"""R32.1, R32.3, R32.7: the expansion's cards, characters, loyalty decks and nukes."""

from __future__ import annotations

from bsg.engine.cards.decks import deck_of
from bsg.engine.cards.loyalty import CYLON_CARDS, NOT_A_CYLON
from bsg.engine.cards.skills import SkillKind
from bsg.engine.characters import BASE_CHARACTERS, Character
from bsg.engine.exodus.cards import (
    EXODUS_CYLON_CARDS,
    EXODUS_DESTINATIONS,
    EXODUS_QUORUM,
    EXODUS_SUPER_CRISES,
)
from bsg.engine.exodus.characters import EXODUS_CHARACTERS
from bsg.engine.exodus.crises import EXODUS_CRISES
from bsg.engine.exodus.happenings import NukeGained
from bsg.engine.exodus.part import ExodusPart
from bsg.engine.exodus.skills import EXODUS_SKILLS
from bsg.engine.numbers import LOYALTY_DECK, NUKES
from bsg.engine.rules import Base
from bsg.engine.rules.setup import Pile
from bsg.kernel import text

PLAIN_HUMANS = 5  # that Exodus adds


class ExodusDecks(Base):
    @property
    def exodus(self) -> ExodusPart:
        return self.part(ExodusPart)

    def decks(self) -> list[Pile]:
        """What was discarded of the human loyalty cards lies face up (R17.10)."""
        return [*super().decks(), Pile("loyalty-humans", self.exodus.humans, self.exodus.discarded, "loyalty")]

    def skill_kinds(self) -> tuple[SkillKind, ...]:
        return (*super().skill_kinds(), *EXODUS_SKILLS)

    def crisis_deck(self) -> list[str]:
        return [*super().crisis_deck(), *deck_of(EXODUS_CRISES)]

    def super_crisis_deck(self) -> list[str]:
        return [*super().super_crisis_deck(), *deck_of(EXODUS_SUPER_CRISES)]

    def destination_deck(self) -> list[str]:
        return [*super().destination_deck(), *deck_of(EXODUS_DESTINATIONS)]

    def quorum_deck(self) -> list[str]:
        return [*super().quorum_deck(), *deck_of(EXODUS_QUORUM)]

    def character_pool(self) -> list[Character]:
        return [*BASE_CHARACTERS, *EXODUS_CHARACTERS]

    # loyalty (R2.d) -------------------------------------------------------------------------------------------------

    def loyalty_numbers(self) -> tuple[int, int]:
        """One human card more than in the base game (R2.20)."""
        cylons, humans = LOYALTY_DECK[self.state.options.players]
        return cylons, humans + 1

    def loyalty_piles(self) -> tuple[list[str], list[str]]:
        cylons = [card.id for card in (*CYLON_CARDS, *EXODUS_CYLON_CARDS)]
        return cylons, [NOT_A_CYLON.id] * (NOT_A_CYLON.copies + PLAIN_HUMANS)

    def keep_spare_humans(self, human_cards: list[str]) -> None:
        """R2.24: the rest of the human cards is kept beside the Loyalty deck."""
        self.exodus.humans = human_cards

    def sleeper_cards(self, seat: int) -> int:
        """R19.4: a Boomer who is already a Cylon player gets one card."""
        return super().sleeper_cards(seat) if self.is_human(seat) else 1

    def loyalty_zones(self) -> dict[str, list[str]]:
        return {**super().loyalty_zones(), "humans": self.exodus.humans, "discard": self.exodus.discarded}

    # nukes (R24) ----------------------------------------------------------------------------------------------------

    def nukes_in_game(self) -> int:
        return NUKES + 1

    def nukes_beside(self) -> int:
        return self.exodus.nukes_beside

    def spend_nuke(self) -> None:
        """R24.1: the token goes beside the board."""
        super().spend_nuke()
        self.exodus.nukes_beside += 1

    def gain_nuke(self) -> None:
        """R24.2: from beside the board, so never more than there are."""
        if self.exodus.nukes_beside:
            self.exodus.nukes_beside -= 1
            self.state.nukes += 1
            self.tell(
                text("The Admiral gains a nuke and now has {n}.", n=self.state.nukes), what=NukeGained(self.state.nukes)
            )

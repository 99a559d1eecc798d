"""What a quorum card does with itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects.effect import Effect
from bsg.engine.effects.in_play import PutsInPlay
from bsg.engine.happenings.offices import QuorumGiven, QuorumRemoved
from bsg.engine.vocabulary import Who, at_seat
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class GivesCard(PutsInPlay):
    """The quorum card being played goes to another player, who keeps it face up (R25.4)."""

    def resolve(self, rules: Base) -> Flow[None]:
        def why_not(seat: int) -> Text | None:
            return rules.why_not_another(seat, rules.acting) or rules.why_not_human(seat)

        if (yield from rules.choose_character(rules.acting, why_not, text("Choose who receives this card."))):
            seat, card = rules.seat_of(Who.CHOSEN), rules.state.quorum_played
            rules.player(seat).quorum.append(card)
            rules.tell(text("{seat} receives the card.", seat=at_seat(seat)), what=QuorumGiven(seat, f"quorum:{card}"))
            rules.state.quorum_played = ""


def gives_card(in_play: InPlay) -> Effect:
    return GivesCard(in_play)


@dataclass(frozen=True)
class KeepsCard(PutsInPlay):
    """The quorum card being played stays on the table (R25.4)."""

    def resolve(self, rules: Base) -> Flow[None]:
        card, rules.state.quorum_played = rules.state.quorum_played, ""
        rules.stays_in_play(f"quorum:{card}")
        yield from ()


def keeps_card(in_play: InPlay) -> Effect:
    return KeepsCard(in_play)


@dataclass(frozen=True)
class RemovesCard(Effect):
    """The quorum card being played leaves the game (R25.6)."""

    def resolve(self, rules: Base) -> Flow[None]:
        card, rules.state.quorum_played = rules.state.quorum_played, ""
        rules.state.quorum_removed.append(card)
        rules.tell(
            text("{card} is removed from the game.", card=f"quorum:{card}"), what=QuorumRemoved(f"quorum:{card}")
        )
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("remove this card from the game"),)


REMOVES_CARD = RemovesCard()

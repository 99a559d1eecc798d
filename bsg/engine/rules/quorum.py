"""R25: the Quorum: the President's hand, and cards that stay in play."""

from __future__ import annotations

from bsg.engine.cards.quorum import QUORUM
from bsg.engine.happenings.offices import QuorumDrawn, QuorumIdle, QuorumPlayed, QuorumTakenOver
from bsg.engine.happenings.skills import DrewCards
from bsg.engine.rules.loyalty import Loyalty
from bsg.engine.vocabulary import Title, at_seat, reasons, thing_of
from bsg.kernel import Flow, Text, text


class Quorum(Loyalty):
    def draw_quorum(self, count: int = 1) -> None:
        """Into the hand that belongs to the title (R25.1); only the President sees it (H26)."""
        president = self.holder(Title.PRESIDENT)
        for _ in range(count):
            card = self.draw_from(self.state.quorum, "quorum")
            if card is not None:
                self.state.quorum_hand = sorted([*self.state.quorum_hand, card])
                mine = text("You draw the quorum card {card}.", card=f"quorum:{card}")
                self.tell(
                    text("{seat} draws a quorum card.", seat=at_seat(president)),
                    {president: mine},
                    what=QuorumDrawn(president),
                    learned={president: DrewCards(president, (f"quorum:{card}",))},
                )

    def give_title(self, title: Title, seat: int) -> None:
        """R21.6, R25.1: the Quorum hand goes along, and its new owner sees it."""
        before = self.state.titles.get(title)
        super().give_title(title, seat)
        if title == Title.PRESIDENT and before != seat and self.state.quorum_hand:
            names = [f"quorum:{card}" for card in self.state.quorum_hand]
            mine = text("You take over the quorum cards: {cards}.", cards=names)
            self.tell(None, {seat: mine}, learned={seat: QuorumTakenOver(seat, tuple(names))})

    def quorum_options(self, seat: int) -> list[str]:
        """Cards of the hand that can be played now."""
        return [option for option, why in self.why_not_quorum(seat).items() if why is None]

    def dimmed_quorum(self, seat: int) -> dict[str, Text]:
        return reasons(self.why_not_quorum(seat))

    def why_not_quorum(self, seat: int) -> dict[str, Text | None]:
        """Every card of the hand, with what is against playing it now."""
        hand = self.state.quorum_hand
        return {
            f"quorum:{card}#{hand[:n].count(card)}": QUORUM[card].effect.why_not(self.whole, seat)
            for n, card in enumerate(hand)
        }

    def play_quorum(self, seat: int, option: str) -> Flow[None]:
        """R25.2."""
        card = thing_of(option)
        self.state.quorum_hand.remove(card)
        yield from self.resolve_quorum(seat, card)

    def resolve_quorum(self, seat: int, card: str) -> Flow[None]:
        """Where the card goes in the end is said by its effect, else it is discarded (R25.6)."""
        self.tell(
            text("{seat} plays the quorum card {card}.", seat=at_seat(seat), card=f"quorum:{card}"),
            reveals="H26",
            what=QuorumPlayed(seat, f"quorum:{card}"),
        )
        self.resolved(f"quorum:{card}")
        present = {player.character for player in self.state.players}
        self.state.quorum_played = card
        yield from self.resolve_as(f"quorum:{card}", QUORUM[card].effect)
        if self.state.quorum_played:
            self.state.quorum.discard.append(self.state.quorum_played)
            self.state.quorum_played = ""
        for other in self.humans():
            if self.player(other).character in present:  # not one who came by this card (R25.8)
                yield from self.sheet(other).after_quorum(self.whole, other)

    def resolve_one_of(self, seat: int, count: int) -> Flow[None]:
        """Whoever draws so many cards sees them alone (H27), and carries one out, President or not."""
        drawn = [card for _ in range(count) if (card := self.draw_from(self.state.quorum, "quorum"))]
        told = text("{seat} draws quorum cards and chooses one.", seat=at_seat(seat))
        prompt = text("Choose the quorum card to resolve. The others go under the deck.")
        card, *others = yield from self.looks_through(seat, "quorum", drawn, told, "quorum_card", prompt)
        self.state.quorum.draw[:0] = others
        if QUORUM[card].effect.possible(self.whole, seat):
            yield from self.resolve_quorum(seat, card)
        else:
            self.tell(
                text("The quorum card {card} has no effect.", card=f"quorum:{card}"),
                reveals="H27",
                what=QuorumIdle(seat, f"quorum:{card}"),
            )
            self.state.quorum.discard.append(card)

    # cards in play (R25.4) ------------------------------------------------------------------------------------------

    def assigned(self, card: str) -> int:
        """With whom a card lies that was given away, by typed name."""
        return next(seat for seat, player in enumerate(self.state.players) if thing_of(card) in player.quorum)

    def discard_assigned(self, card: str) -> None:
        self.player(self.assigned(card)).quorum.remove(thing_of(card))
        self.state.quorum.discard.append(thing_of(card))

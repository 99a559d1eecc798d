"""What the Black Market changes."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.decks import deck_of
from bsg.engine.cards.skills import hand_options
from bsg.engine.rules import Base
from bsg.engine.rules.core import PASS
from bsg.engine.rules.setup import Pile
from bsg.engine.vocabulary import Place, Title, at_seat, reasons
from bsg.kernel import Ask, Flow, Together, text
from tests.engine.boxes.throwaway.cards import ERRANDS, FACES, MESS_HALL, QUARTERMASTER
from tests.engine.boxes.throwaway.happenings import (
    CrateOpened,
    CratesDealt,
    CrateSeen,
    ErrandDrawn,
    ErrandPutUnder,
    ErrandSeen,
    StockTaken,
)
from tests.engine.boxes.throwaway.part import Crate, MarketPart

NO_CARDS = text("No card is played before an errand.")


class BlackMarket(Base):
    @property
    def market(self) -> MarketPart:
        return self.part(MarketPart)

    # what is in play ------------------------------------------------------------------------------------------------

    def titles_in_play(self) -> tuple[Title, ...]:
        return (*super().titles_in_play(), QUARTERMASTER)

    def line_of(self, title: Title) -> list[str]:
        return super().line_of(Title.PRESIDENT)[::-1] if title == QUARTERMASTER else super().line_of(title)

    def places_in_play(self) -> dict[str, tuple[Place, ...]]:
        places = super().places_in_play()
        return {**places, "galactica": (*places["galactica"], MESS_HALL)}

    def decks(self) -> list[Pile]:
        errands = self.market.errands
        return [*super().decks(), Pile("errands", errands.draw, errands.discard, "errand")]

    def errand_deck(self) -> list[str]:
        return deck_of(ERRANDS.values())

    # set-up ---------------------------------------------------------------------------------------------------------

    def build_decks(self) -> Flow[None]:
        yield from super().build_decks()
        self.market.errands = self.shuffled("errands", self.errand_deck())

    def deal_loyalties(self) -> Flow[None]:
        yield from super().deal_loyalties()
        seats = range(len(self.state.players))
        bag = [face for face, copies in FACES.items() for _ in seats for _ in range(copies)]
        self.dice.shuffle("shuffle:crates", bag)
        self.market.crates, self.market.bag = [Crate(bag.pop()) for _ in seats], bag
        faces = [f"token:{crate.face}" for crate in self.market.crates]
        self.tell(
            text("Everybody gets a crate."),
            {seat: text("Your crate: {face}.", face=faces[seat]) for seat in seats},
            what=CratesDealt(),
            learned={seat: CrateSeen(seat, faces[seat]) for seat in seats},
        )

    # errands --------------------------------------------------------------------------------------------------------

    def run_errand(self, seat: int) -> Flow[None]:
        market = self.market
        market.errand = self.draw_from(market.errands, "errands") or ""
        card = f"errand:{market.errand}"
        self.tell(
            text("{seat} draws {card}.", seat=at_seat(seat), card=card), reveals="B2", what=ErrandDrawn(seat, card)
        )
        if not (yield from self.called_off(card)):
            self.resolved(card)
            yield from self.resolve_as(card, ERRANDS[market.errand].effect)
        market.errands.discard.append(market.errand)
        market.errand = ""

    def called_off(self, card: str) -> Flow[bool]:
        """A window: whoever has a closed crate is asked; only contraband can be opened, and nobody else knows."""
        prompt = text("{card} is about to be carried out. Open your crate, and it is not?", card=card)
        labels = {"opt:open": text("Open your crate")}
        asks = []
        for seat in self.responders():
            crate = self.market.crates[seat]
            if not crate.open and PASS not in self.player(seat).orders:
                plays = ("opt:open",) if crate.face == "contraband" else ()
                sizes = (0, 1) if plays else (0,)
                dimmed = reasons(dict.fromkeys(hand_options(self.player(seat).hand), NO_CARDS))
                asks.append(
                    Ask(seat, "before_errand", prompt, plays, sizes, shows="window", labels=labels, dimmed=dimmed)
                )
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(asks))
        opened = [seat for seat, picks in answers.items() if picks]
        for seat in opened:
            self.market.crates[seat].open = True
            self.tell(
                text("{seat} opens a crate of contraband.", seat=at_seat(seat)), reveals="B1", what=CrateOpened(seat)
            )
        return bool(opened)

    # the end of a turn ----------------------------------------------------------------------------------------------

    def end_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (self.take_stock, *super().end_steps())

    def take_stock(self) -> Flow[None]:
        """The Quartermaster alone sees the next errand, and may put it under the deck."""
        holder, errands = self.state.titles.get(QUARTERMASTER), self.market.errands
        if holder is None or not errands.draw:
            return
        card = f"errand:{errands.draw[-1]}"
        self.tell(
            text("{seat} takes stock.", seat=at_seat(holder)),
            {holder: text("The next errand is {card}.", card=card)},
            what=StockTaken(holder),
            learned={holder: ErrandSeen(holder, card)},
        )
        question = text("Put the next errand under the deck?")
        yes, no = text("Put it under the deck"), text("Leave it on top")
        if (yield from self.agrees(holder, "take_stock", question, yes=yes, no=no)):
            self.resolved(f"title:{QUARTERMASTER}")
            errands.draw.insert(0, errands.draw.pop())
            self.tell(text("The next errand goes under the deck."), what=ErrandPutUnder(holder))

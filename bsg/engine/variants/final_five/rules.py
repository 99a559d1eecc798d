"""What the Final Five change: a look at such a card, and an execution that shows one."""

from __future__ import annotations

from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.exodus import Exodus
from bsg.engine.variants.final_five.cards import FIVE, FinalFiveCard
from bsg.engine.variants.final_five.happenings import FinalFiveExecuted, FinalFiveShown
from bsg.engine.variants.final_five.part import Examination, FinalFivePart
from bsg.engine.vocabulary import Team, at_seat, thing_of
from bsg.kernel import Flow, text


class FinalFive(Exodus):
    @property
    def final_five(self) -> FinalFivePart:
        return self.part(FinalFivePart)

    def loyalty_piles(self) -> tuple[list[str], list[str]]:
        """R33.1."""
        cylons, humans = super().loyalty_piles()
        return cylons, [*humans, *(card.id for card in FIVE)]

    def loyalty_zones(self) -> dict[str, list[str]]:
        return {**super().loyalty_zones(), "aside": self.final_five.aside}

    def after_look(self, looker: int, owner: int, cards: list[str]) -> Flow[None]:
        """R33.13, R33.15: shown to all, then its owner carries it out; several in the current player's order."""
        yield from super().after_look(looker, owner, cards)
        seen = [card for card in cards if isinstance(LOYALTY[card], FinalFiveCard)]
        if seen:
            names = [f"loyalty:{card}" for card in seen]
            self.tell(
                text(
                    "{looker} shows what {seat} holds: {cards}.",
                    looker=at_seat(looker),
                    seat=at_seat(owner),
                    cards=names,
                ),
                reveals="H17",
                what=FinalFiveShown(owner, looker, tuple(names)),
            )
        while seen:
            options = [f"loyalty:{card}" for card in seen]
            prompt = text("Choose the Final Five card to resolve next.")
            pick = yield from self.choose(self.current, "final_five", prompt, options)
            card = thing_of(pick)
            seen.remove(card)
            yield from self.examined(looker, owner, card)

    def examined(self, looker: int, owner: int, card: str) -> Flow[None]:
        self.resolved(f"loyalty:{card}")
        seen = LOYALTY[card]
        assert isinstance(seen, FinalFiveCard)
        outer, self.final_five.examination = self.final_five.examination, Examination(looker, owner, card)
        yield from self.resolve(seen.examined)
        self.final_five.examination = outer

    def execute_by_look(self, owner: int, card: str) -> Flow[None]:
        """R33.20: the card waits aside; of a human it goes to the box, of a Cylon back among his cards."""
        human = self.team(owner) == Team.HUMANS  # his next card may be the Sympathizer
        self.player(owner).loyalty.remove(card)
        self.final_five.aside.append(card)
        yield from self.execute(owner)
        self.final_five.aside.remove(card)
        if human:
            self.state.loyalty_box.append(card)
        else:
            self.player(owner).loyalty = sorted([*self.player(owner).loyalty, card])

    def proved_human(self, seat: int) -> Flow[None]:
        """R33.14: each of his cards speaks, then it goes to the box."""
        yield from super().proved_human(seat)
        for card in [card for card in self.player(seat).loyalty if isinstance(LOYALTY[card], FinalFiveCard)]:
            self.player(seat).loyalty.remove(card)
            self.state.loyalty_box.append(card)
            self.tell(
                text("{card}: each human player discards 2 skill cards.", card=f"loyalty:{card}"),
                what=FinalFiveExecuted(seat, f"loyalty:{card}"),
            )
            everybody = [other for other in self.clockwise(self.current) if self.is_human(other)]
            yield from self.discards(dict.fromkeys(everybody, 2))

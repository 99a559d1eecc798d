"""Variant 1, second half: the Final Five cards (R33.c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bsg.engine.cards.loyalty import HUMAN, LOYALTY, LoyaltyCard
from bsg.engine.effects import Effect, activates, damages_galactica, irregular
from bsg.engine.exodus import Exodus
from bsg.engine.exodus.effects import exodus
from bsg.engine.state import Examination
from bsg.engine.vocabulary import Activation, Place, Team, at_seat, slug, thing_of
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


def examination(rules: Base) -> Examination:
    open_one = exodus(rules).exodus.examination
    assert open_one is not None
    return open_one


@irregular(text("that player is sent to the Brig"))
def examiner_brigged(rules: Base) -> Flow[None]:
    rules.send(examination(rules).examiner, Place.BRIG)
    yield from ()


@irregular(text("that player is executed"))
def examiner_executed(rules: Base) -> Flow[None]:
    """Cylon players are not affected (R33.16)."""
    examiner = examination(rules).examiner
    if rules.is_human(examiner):
        yield from exodus(rules).execute(examiner)


@irregular(text("you are executed and each other player discards 2 skill cards at random"))
def owner_executed(rules: Base) -> Flow[None]:
    """R33.20: this card does not speak again in the execution that it causes."""
    owner, card = examination(rules).owner, examination(rules).card
    if rules.is_human(owner):
        yield from cast("FinalFive", rules).execute_by_look(owner, card)
    others = [seat for seat in rules.clockwise(rules.current) if seat != owner and rules.is_human(seat)]
    yield from rules.discards(dict.fromkeys(others, 2), at_random=True)


def final_five(name: str, examined: Effect) -> LoyaltyCard:
    return LoyaltyCard(
        f"final-five-{slug(name)}",
        f"Final Five: {name}",
        1,
        text=text(
            "{human} When another player looks at this card, {effect}. When your execution reveals it, each player"
            " discards 2 skill cards. Cylon players are not affected.",
            human=HUMAN,
            effect=examined.words(),
        ),
        examined=examined,
    )


FIVE = (
    final_five("Examiner Brigged", examiner_brigged),
    final_five("Galactica Damaged", damages_galactica(2)),
    final_five("Ships Activated", activates(Activation.RAIDERS, Activation.BASESTARS, Activation.HEAVY_RAIDERS)),
    final_five("Owner Executed", owner_executed),
    final_five("Examiner Executed", examiner_executed),
)

LOYALTY.update({card.id: card for card in FIVE})


class FinalFive(Exodus):
    def loyalty_piles(self) -> tuple[list[str], list[str]]:
        """R33.1."""
        cylons, humans = super().loyalty_piles()
        return cylons, [*humans, *(card.id for card in FIVE)]

    def after_look(self, looker: int, owner: int, cards: list[str]) -> Flow[None]:
        """R33.13, R33.15: shown to all, then its owner carries it out; several in the current player's order."""
        yield from super().after_look(looker, owner, cards)
        seen = [card for card in cards if LOYALTY[card].examined is not None]
        if seen:
            words = text(
                "{looker} shows what {seat} holds: {cards}.",
                looker=at_seat(looker),
                seat=at_seat(owner),
                cards=[f"loyalty:{card}" for card in seen],
            )
            self.tell(words, reveals="H17")
        while seen:
            options = [f"loyalty:{card}" for card in seen]
            prompt = text("Choose the Final Five card to resolve next.")
            pick = yield from self.choose(self.current, "final_five", prompt, options)
            card = thing_of(pick)
            seen.remove(card)
            yield from self.examined(looker, owner, card)

    def examined(self, looker: int, owner: int, card: str) -> Flow[None]:
        self.resolved(f"loyalty:{card}")
        effect = LOYALTY[card].examined
        assert effect is not None
        outer, self.exodus.examination = self.exodus.examination, Examination(looker, owner, card)
        yield from self.resolve(effect)
        self.exodus.examination = outer

    def execute_by_look(self, owner: int, card: str) -> Flow[None]:
        """R33.20: the card waits aside; of a human it goes to the box, of a Cylon back among his cards."""
        human = self.team(owner) == Team.HUMANS  # his next card may be the Sympathizer
        self.player(owner).loyalty.remove(card)
        self.exodus.aside.append(card)
        yield from self.execute(owner)
        self.exodus.aside.remove(card)
        if human:
            self.state.loyalty_box.append(card)
        else:
            self.player(owner).loyalty = sorted([*self.player(owner).loyalty, card])

    def proved_human(self, seat: int) -> Flow[None]:
        """R33.14: each of his cards speaks, then it goes to the box."""
        yield from super().proved_human(seat)
        for card in [card for card in self.player(seat).loyalty if LOYALTY[card].examined is not None]:
            self.player(seat).loyalty.remove(card)
            self.state.loyalty_box.append(card)
            self.tell(text("{card}: each human player discards 2 skill cards.", card=f"loyalty:{card}"))
            everybody = [other for other in self.clockwise(self.current) if self.is_human(other)]
            yield from self.discards(dict.fromkeys(everybody, 2))

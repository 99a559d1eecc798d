"""Variant 1, second half: the Final Five cards (R33.c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bsg.engine.cards.loyalty import HUMAN, LOYALTY, LoyaltyCard
from bsg.engine.effects import Effect, activates, damages_galactica, irregular
from bsg.engine.exodus.effects import exodus
from bsg.engine.variants.final_five.part import Examination, FinalFivePart
from bsg.engine.vocabulary import Activation, Place, slug
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base
    from bsg.engine.variants.final_five.rules import FinalFive


@dataclass(frozen=True, kw_only=True)
class FinalFiveCard(LoyaltyCard):
    examined: Effect  # when another player looks at it


def examination(rules: Base) -> Examination:
    open_one = rules.part(FinalFivePart).examination
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


def final_five(name: str, examined: Effect) -> FinalFiveCard:
    return FinalFiveCard(
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

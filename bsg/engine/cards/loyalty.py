"""The loyalty cards (R17): what a revealed Cylon may do, by card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects import NOTHING, Effect, OnChosen, discards, irregular, lose, sends
from bsg.engine.vocabulary import Place, Who
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


HUMAN = text("You are human, unless you also hold a Cylon card.")  # R17.2


@dataclass(frozen=True)
class LoyaltyCard:
    id: str
    name: str
    copies: int
    cylon: bool = False
    reveal: Effect = NOTHING  # what its owner may do when he reveals it, outside the Brig (R18.2)
    text: Text = HUMAN

    def describe(self) -> Text:
        """What it says to its owner."""
        if not self.cylon:
            return self.text
        words = "Action: reveal yourself. Unless you are in the Brig, you may then use this effect: {effect}."
        return text(words, effect=self.reveal.words())


def why_not_from_galactica(rules: Base, seat: int, place: Place) -> Text | None:
    elsewhere = rules.player(seat).place not in rules.on_galactica()
    return rules.why_not_sent(seat, place) or (text("This character is not on Galactica.") if elsewhere else None)


@irregular(text("draw up to 5 Galactica damage tokens and resolve 2 of your choice"))
def sabotage(rules: Base) -> Flow[None]:
    yield from rules.choose_damage(rules.acting, 5, 2)


NOT_A_CYLON = LoyaltyCard("not-a-cylon", "You Are Not a Cylon", 11)
SYMPATHIZER = LoyaltyCard(
    "sympathizer",
    "You Are a Sympathizer",
    1,
    text=text(
        "Reveal this card at once. If any resource is in the red, you are sent to the Brig; otherwise, you become a"
        " Cylon player who can neither activate the Cylon Fleet nor play super crisis cards."
    ),
)

CYLON_CARDS = (
    LoyaltyCard("cylon-morale", "You Are a Cylon", 1, cylon=True, reveal=lose(morale=1)),
    LoyaltyCard(
        "cylon-sickbay",
        "You Are a Cylon",
        1,
        cylon=True,
        reveal=OnChosen(
            lambda rules, seat: why_not_from_galactica(rules, seat, Place.SICKBAY),
            text("a character on Galactica"),
            discards(Who.CHOSEN, 5) + sends(Who.CHOSEN, Place.SICKBAY),
        ),
    ),
    LoyaltyCard(
        "cylon-brig",
        "You Are a Cylon",
        1,
        cylon=True,
        reveal=OnChosen(
            lambda rules, seat: why_not_from_galactica(rules, seat, Place.BRIG),
            text("a character on Galactica"),
            sends(Who.CHOSEN, Place.BRIG),
        ),
    ),
    LoyaltyCard("cylon-damage", "You Are a Cylon", 1, cylon=True, reveal=sabotage),
)

LOYALTY: dict[str, LoyaltyCard] = {card.id: card for card in (NOT_A_CYLON, *CYLON_CARDS, SYMPATHIZER)}


def is_human_card(card: str) -> bool:
    """Neither a Cylon's nor the Sympathizer."""
    return not LOYALTY[card].cylon and card != SYMPATHIZER.id

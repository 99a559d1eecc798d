"""Variant 1, first half: the Personal Goal cards (R33.b)."""

from __future__ import annotations

from dataclasses import dataclass

from bsg.engine.cards.loyalty import HUMAN, LOYALTY, LoyaltyCard
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.effects import Effect, Possible, lose
from bsg.engine.vocabulary import Place, Ship, Title, slug
from bsg.kernel import Text, text

SELFISH_PRICE = 20  # strength of the cards to discard
NEW_CARD_UP_TO = 6  # distance (R33.4)


@dataclass(frozen=True, kw_only=True)
class Goal(LoyaltyCard):
    condition: Possible
    penalty: Effect  # if it is still unrevealed at the end


def goal(name: str, condition: Possible, words: Text, penalty: Effect) -> Goal:
    says = (
        "{human} Action: reveal this card if {condition}; up to distance {n}, you then receive another loyalty card."
        " If you never do, {penalty} at the end of the game, unless you are a Cylon player."
    )
    return Goal(
        f"goal-{slug(name)}",
        f"Personal Goal: {name}",
        1,
        text=text(says, human=HUMAN, condition=words, n=NEW_CARD_UP_TO, penalty=penalty.words()),
        condition=condition,
        penalty=penalty,
    )


def strength(cards: list[str]) -> int:
    return sum(SKILL_CARDS[card].strength for card in cards)


GOALS = (
    goal(
        "Acquire Power",
        lambda rules, seat: list(rules.state.titles.values()).count(seat) >= 2,
        text("you hold 2 or more titles"),
        lose(food=1),
    ),
    goal("Devastation", lambda rules, seat: rules.state.nukes == 0, text("the Admiral has no nuke"), lose(morale=1)),
    goal(
        "Political Intrigue",
        lambda rules, seat: rules.in_brig(rules.holder(Title.PRESIDENT)),
        text("the President is in the Brig"),
        lose(food=1),
    ),
    goal(
        "Sacrifice",
        lambda rules, seat: rules.vipers_lost() >= 6,
        text("6 or more vipers are damaged or destroyed"),
        lose(fuel=1),
    ),
    goal(
        "Self-Destruction",
        lambda rules, seat: rules.in_brig(seat) or rules.player(seat).place == Place.SICKBAY,
        text("you are in the Brig or in Sickbay"),
        lose(morale=1),
    ),
    goal(
        "Selfish",
        lambda rules, seat: strength(rules.player(seat).hand) >= SELFISH_PRICE,
        text("you discard skill cards with a total strength of 20 or more"),
        lose(fuel=1),
    ),
    goal(
        "Stand and Fight",
        lambda rules, seat: rules.count(Ship.RAIDER) >= 10,
        text("10 or more raiders are in space"),
        lose(population=1),
    ),
    goal(
        "Use Caution",
        lambda rules, seat: rules.has_been_cautious(),
        text("the fleet has visited a destination of distance 1"),
        lose(population=1),
    ),
)
SELFISH = "goal-selfish"

LOYALTY.update({card.id: card for card in GOALS})

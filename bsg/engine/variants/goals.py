"""Variant 1, first half: the Personal Goal cards (R33.b)."""

from __future__ import annotations

from bsg.engine.cards.loyalty import HUMAN, LOYALTY, LoyaltyCard
from bsg.engine.cards.skills import SKILL_CARDS, card_of, hand_options
from bsg.engine.effects import Effect, Possible, lose
from bsg.engine.exodus import Exodus
from bsg.engine.vocabulary import Place, Ship, Title, at_seat, slug
from bsg.kernel import Ask, Flow, Text, text

SELFISH_PRICE = 20  # strength of the cards to discard
NEW_CARD_UP_TO = 6  # distance (R33.4)


def goal(name: str, condition: Possible, words: Text, penalty: Effect) -> LoyaltyCard:
    says = (
        "{human} Action: reveal this card if {condition}; up to distance {n}, you then receive another loyalty card."
        " If you never do, {penalty} at the end of the game, unless you are a Cylon player."
    )
    return LoyaltyCard(
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
        lambda rules, seat: rules.player(rules.holder(Title.PRESIDENT)).place == Place.BRIG,
        text("the President is in the Brig"),
        lose(food=1),
    ),
    goal(
        "Sacrifice",
        lambda rules, seat: rules.state.damaged_vipers + rules.state.destroyed_vipers >= 6,
        text("6 or more vipers are damaged or destroyed"),
        lose(fuel=1),
    ),
    goal(
        "Self-Destruction",
        lambda rules, seat: rules.player(seat).place in (Place.BRIG, Place.SICKBAY),
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


class PersonalGoals(Exodus):
    def loyalty_piles(self) -> tuple[list[str], list[str]]:
        """R33.1: shuffled into the human cards before the Loyalty deck is built."""
        cylons, humans = super().loyalty_piles()
        return cylons, [*humans, *(card.id for card in GOALS)]

    def loyalty_actions(self, seat: int) -> dict[str, Text]:
        """R33.3, R33.10: offered to the owner alone, and only while the condition holds."""
        goals = {
            f"loyalty:{card}#{n}": text("Reveal {goal}", goal=f"loyalty:{card}")
            for n, card in enumerate(self.player(seat).loyalty)
            if (condition := LOYALTY[card].condition) and condition(self.whole, seat)
        }
        return super().loyalty_actions(seat) | goals

    def use_loyalty(self, seat: int, card: str) -> Flow[None]:
        if LOYALTY[card].condition is None:
            yield from super().use_loyalty(seat, card)
        else:
            yield from self.reveal_goal(seat, card)

    def reveal_goal(self, seat: int, card: str) -> Flow[None]:
        """R33.3–R33.6: it stays face up; early on a new loyalty card is drawn.

        A price is paid after it was shown: the question alone says which goal it is, so there is no way back (R28.24).
        """
        self.player(seat).loyalty.remove(card)
        self.player(seat).revealed.append(card)
        self.resolved(f"loyalty:{card}")
        self.tell(text("{seat} reveals {goal}.", seat=at_seat(seat), goal=f"loyalty:{card}"), reveals="H18")
        if card == SELFISH:
            yield from self.pay_selfishly(seat)
        if self.distance <= NEW_CARD_UP_TO:
            self.add_human_cards(1)
            yield from self.draw_loyalty(seat, 1)

    def pay_selfishly(self, seat: int) -> Flow[None]:
        """Cards of strength 20 or more; too few are asked for again."""
        hand = self.player(seat).hand
        options = hand_options(hand)
        strongest = sorted((SKILL_CARDS[card].strength for card in hand), reverse=True)
        least = next(n for n in range(1, len(hand) + 1) if sum(strongest[:n]) >= SELFISH_PRICE)
        prompt = text("Discard skill cards with a total strength of {n} or more.", n=SELFISH_PRICE)
        cards: list[str] = []
        while strength(cards) < SELFISH_PRICE:
            sizes = tuple(range(least, len(options) + 1))
            picks = yield Ask(seat, "pay", prompt, options, sizes, shows="seat", default=options)
            cards = [card_of(pick) for pick in picks]
        self.discard(seat, cards)

    def end_of_game_effects(self) -> None:
        """R30.9, R30.10: unrevealed goals of human players, hidden Cylons among them."""
        super().end_of_game_effects()
        for seat in self.humans():
            for card in self.player(seat).loyalty:
                if LOYALTY[card].condition is not None:
                    self.tell(
                        text("{seat} did not fulfil {goal}.", seat=at_seat(seat), goal=f"loyalty:{card}"), reveals="H18"
                    )
                    for _ in LOYALTY[card].penalty.resolve(self.whole):
                        raise AssertionError("a penalty asks nobody")

"""What Personal Goals change: an action that reveals one, and the end of the game."""

from __future__ import annotations

from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.skills import SKILL_CARDS, card_of, hand_options
from bsg.engine.exodus import Exodus
from bsg.engine.variants.personal_goals.cards import GOALS, NEW_CARD_UP_TO, SELFISH, SELFISH_PRICE, Goal, strength
from bsg.engine.variants.personal_goals.happenings import GoalMissed, GoalRevealed
from bsg.engine.vocabulary import at_seat
from bsg.kernel import Ask, Flow, Text, text


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
            if isinstance(goal := LOYALTY[card], Goal) and goal.condition(self.whole, seat)
        }
        return super().loyalty_actions(seat) | goals

    def use_loyalty(self, seat: int, card: str) -> Flow[None]:
        if isinstance(LOYALTY[card], Goal):
            yield from self.reveal_goal(seat, card)
        else:
            yield from super().use_loyalty(seat, card)

    def reveal_goal(self, seat: int, card: str) -> Flow[None]:
        """R33.3–R33.6: it stays face up; early on a new loyalty card is drawn.

        A price is paid after it was shown: the question alone says which goal it is, so there is no way back (R28.24).
        """
        self.player(seat).loyalty.remove(card)
        self.player(seat).revealed.append(card)
        self.resolved(f"loyalty:{card}")
        self.tell(
            text("{seat} reveals {goal}.", seat=at_seat(seat), goal=f"loyalty:{card}"),
            reveals="H18",
            what=GoalRevealed(seat, f"loyalty:{card}"),
        )
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
                if isinstance(goal := LOYALTY[card], Goal):
                    self.tell(
                        text("{seat} did not fulfil {goal}.", seat=at_seat(seat), goal=f"loyalty:{card}"),
                        reveals="H18",
                        what=GoalMissed(seat, f"loyalty:{card}"),
                    )
                    for _ in goal.penalty.resolve(self.whole):
                        raise AssertionError("a penalty asks nobody")

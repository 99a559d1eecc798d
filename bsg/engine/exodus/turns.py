"""R32.8, R32.11: what Exodus changes in turns and crises."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.crises import Crisis
from bsg.engine.exodus.checks import ExodusChecks
from bsg.engine.happenings.skills import Discarded
from bsg.engine.vocabulary import Skill, Title, at_seat, thing_of
from bsg.kernel import Ask, Flow, plural, text

QUORUM_LIMIT = 10


class ExodusTurns(ExodusChecks):
    def cylon_draws(self, seat: int, count: int) -> Flow[None]:
        """R3.17: of different types."""
        options = tuple(f"skill:{skill}" for skill in self.skills_in_play())
        prompt = text("Choose the types of {n} cards to draw, each different.", n=count)
        picks = yield Ask(seat, "draw", prompt, options, (count,))
        self.draw_skills(seat, [Skill(thing_of(pick)) for pick in picks])

    def prepare_for_jump(self, card: Crisis) -> Flow[None]:
        """R18.26: through Caprica, too."""
        if card.jump:
            yield from self.move_fleet_marker(1)

    def end_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        steps = list(super().end_steps())
        steps.insert(steps.index(self.discard_to_limit) + 1, self.discard_quorum_to_limit)
        return tuple(steps)

    def discard_quorum_to_limit(self) -> Flow[None]:
        """R3.14: at the end of every turn."""
        over = len(self.state.quorum_hand) - QUORUM_LIMIT
        if over <= 0:
            return
        president = self.holder(Title.PRESIDENT)
        hand = self.state.quorum_hand
        options = tuple(f"quorum:{card}#{hand[:n].count(card)}" for n, card in enumerate(hand))
        prompt = plural("Discard {n} quorum card.", "Discard {n} quorum cards.", n=over)
        picks = yield Ask(president, "discard_quorum", prompt, options, (over,), shows="seat")
        self.discard_quorum([thing_of(pick) for pick in picks])

    def discard_quorum(self, cards: list[str]) -> None:
        for card in cards:
            self.state.quorum_hand.remove(card)
            self.state.quorum.discard.append(card)
        names = [f"quorum:{card}" for card in cards]
        president = self.holder(Title.PRESIDENT)
        self.tell(
            text("{seat} discards {cards}.", seat=at_seat(president), cards=names),
            reveals="H26",
            what=Discarded(president, tuple(names)),
        )

"""R10: die rolls."""

from __future__ import annotations

from bsg.engine.rules.brig import Brig
from bsg.engine.state import OpenRoll
from bsg.engine.vocabulary import at_seat
from bsg.kernel import Flow, Text, text


class Rolls(Brig):
    def roll(self, seat: int, what_for: Text) -> Flow[int]:
        """R10.2: announce, before-roll window, roll, after-roll window. The result is clipped to 1–8 (R10.6)."""
        self.state.roll = OpenRoll(seat, what_for)
        yield from self.before_roll()
        self.throw()
        yield from self.after_roll()
        result = self.state.roll.result
        assert result is not None
        self.state.roll = None
        return result

    def throw(self) -> None:
        roll = self.state.roll
        assert roll is not None
        face = self.dice.below("roll", 8) + 1
        roll.result = max(1, min(8, face + roll.bonus))
        seat = at_seat(roll.seat)
        if roll.bonus:
            words = text(
                "{seat} rolls {face}, with {bonus} more {result}.",
                seat=seat,
                face=face,
                bonus=roll.bonus,
                result=roll.result,
            )
        else:
            words = text("{seat} rolls {face}.", seat=seat, face=face)
        self.tell(words, reveals="H50")

    def before_roll(self) -> Flow[None]:
        """W5: Strategic Planning, one per roll (R10.3)."""
        roll = self.state.roll
        assert roll is not None
        if roll.bonus:
            return
        prompt = text("A die is about to be rolled: {what}. You may respond.", what=roll.text)
        for seat, card in (yield from self.respond("before_roll", prompt, ("Strategic Planning",))):
            if not roll.bonus:  # a second card goes back to its owner (R29.2)
                self.play_card(seat, card)
                roll.bonus = 2

    def after_roll(self) -> Flow[None]:
        """W6: whoever's sheet lets him have the die rolled again; the new result stands (R10.4)."""
        for seat in self.humans():
            if (yield from self.sheet(seat).rerolls(self.whole, seat)):
                yield from self.before_roll()  # R10.5
                self.throw()

"""R10: die rolls."""

from __future__ import annotations

from collections.abc import Iterable

from bsg.engine.cards.responses import BeforeRoll
from bsg.engine.cards.skills import PLANNED
from bsg.engine.happenings.checks import Attack, Rolled
from bsg.engine.numbers import FACES
from bsg.engine.rules.brig import Brig
from bsg.engine.state import OpenRoll
from bsg.engine.vocabulary import at_seat
from bsg.kernel import Flow, Text, text


class Rolls(Brig):
    attack_rolled: Attack | None = None  # what the roll under way decides; told, and read by no rule

    def roll(
        self,
        seat: int,
        what_for: Text,
        modifier: int = 0,
        attack: Attack | None = None,
        at: Iterable[int] | None = None,
    ) -> Flow[int]:
        """R10.2: announce, before-roll window, roll, after-roll window. The result is clipped to 1–8 (R10.6).

        `at`: the results from which on something else happens, so that nobody is asked about a roll that cannot matter.
        """
        yield from self.roll_keeping(seat, what_for, modifier, attack, at)
        return self.roll_done()

    def roll_keeping(
        self,
        seat: int,
        what_for: Text,
        modifier: int = 0,
        attack: Attack | None = None,
        at: Iterable[int] | None = None,
    ) -> Flow[None]:
        """A roll that stays open for more windows, until `roll_done`."""
        matters = None if at is None else sorted(at)
        self.state.roll = OpenRoll(seat, what_for, modifier, source=self.state.source, at=matters)
        self.attack_rolled = attack
        yield from self.roll_die()
        yield from self.after_roll()

    def roll_done(self) -> int:
        result = self.open_roll.result
        assert result is not None
        self.state.roll = None
        return result

    @property
    def open_roll(self) -> OpenRoll:
        assert self.state.roll is not None
        return self.state.roll

    def roll_die(self) -> Flow[None]:
        """W5, then the die, unless its result is named instead (R10.3), also after a card was played (R29.4)."""
        planned = self.open_roll.planned
        yield from self.name_result()
        if not self.open_roll.named:
            yield from self.before_roll()
        if self.open_roll.planned != planned:
            yield from self.name_result()
        if not self.open_roll.named:
            self.throw()

    def name_result(self) -> Flow[None]:
        named = yield from self.sheet(self.current).names_result(self.whole, self.current)
        if named is not None:
            self.open_roll.named, self.open_roll.result = True, named

    def throw(self) -> None:
        """Tells what the roll is for, too: of an attack that misses, the log says nothing else."""
        roll = self.open_roll
        face = self.dice.below("roll", 8) + 1
        change = self.roll_changed_by()
        roll.result = roll.comes_to(face + change)
        if change:
            added = "{seat} rolls {face}; with {n} added, the result is {result}: {what}."
            if face + change > FACES[-1]:
                added = "{seat} rolls {face}; with {n} added it would be more, but it is at most {result}: {what}."
            subtracted = "{seat} rolls {face}; with {n} subtracted, the result is {result}: {what}."
            words = added if change > 0 else subtracted
            seen = {"face": face, "n": abs(change), "result": f"die:{roll.result}"}
        else:
            words, seen = "{seat} rolls {face}: {what}.", {"face": f"die:{face}"}
        self.tell(
            text(words, seat=at_seat(roll.seat), what=roll.text, **seen),
            reveals="H50",
            what=Rolled(roll.seat, face, roll.result, roll.source, self.attack_rolled),
        )

    def roll_changed_by(self) -> int:
        """What is added to the face of the die."""
        return self.open_roll.modifier + PLANNED * self.open_roll.planned

    def before_roll(self) -> Flow[None]:
        """W5."""
        prompt = text("A die is about to be rolled: {what}.", what=self.open_roll.text)
        yield from self.respond(BeforeRoll(self.open_roll, self.cylons_roll()), prompt)

    def after_roll(self) -> Flow[None]:
        """W6: whoever's sheet lets him have the die rolled again; closed when all have let it lie (R29.4)."""
        while not self.open_roll.named and (yield from self.rolled_again()):
            pass

    def rolled_again(self) -> Flow[bool]:
        if not self.open_roll.could_differ(self.roll_changed_by()):
            return False
        for seat in self.humans():
            if (yield from self.sheet(seat).rerolls(self.whole, seat)):
                self.open_roll.again.append(seat)
                yield from self.reroll()
                return True
        return False

    def reroll(self) -> Flow[None]:
        """The new result stands (R10.4). R10.5: a Strategic Planning not yet played may be played now."""
        yield from self.roll_die()

"""R20: the four dials, and raptors."""

from __future__ import annotations

from bsg.engine.happenings.fleet import DialMoved, RaptorsChanged
from bsg.engine.numbers import DIAL_TOP, RAPTORS, RED_AT
from bsg.engine.rules.core import Core
from bsg.engine.vocabulary import Resource
from bsg.kernel import plural, text


class Resources(Core):
    def change(self, resource: Resource, amount: int) -> None:
        """A loss or a gain, clipped to the dial (R20.1)."""
        before = self.state.dials[resource]
        after = max(0, min(DIAL_TOP, before + amount))
        self.state.dials[resource] = after
        if after != before:
            words = (
                "The fleet’s {resource} falls to {left}."
                if after < before
                else "The fleet’s {resource} rises to {left}."
            )
            self.tell(
                text(words, resource=f"res:{resource}", left=after),
                what=DialMoved(f"res:{resource}", after - before, after),
            )

    def in_the_red(self) -> list[Resource]:
        return [resource for resource, top in RED_AT.items() if self.state.dials[resource] <= top]

    def lose_raptor(self) -> None:
        if self.state.raptors:
            self.state.raptors -= 1
            words = ("A raptor is destroyed; {n} is left.", "A raptor is destroyed; {n} are left.")
            self.tell(plural(*words, n=self.state.raptors), what=RaptorsChanged(-1, self.state.raptors))

    def regain_raptor(self) -> None:
        if self.state.raptors < RAPTORS:
            self.state.raptors += 1
            self.tell(text("A raptor returns to the reserves."), what=RaptorsChanged(1, self.state.raptors))

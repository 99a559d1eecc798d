"""R35.a: trauma tokens; R12.14, R12.17, R12.18: the alternate damage of basestars."""

from __future__ import annotations

from collections.abc import Sequence

from bsg.engine.characters import Character
from bsg.engine.exodus import Exodus
from bsg.engine.rules.combat import BASESTAR_TOKENS
from bsg.engine.variants.ionian_nebula.happenings import (
    DisasterShown,
    TraumaDiscarded,
    TraumaGivenUp,
    TraumaSeen,
    TraumaTaken,
)
from bsg.engine.variants.ionian_nebula.part import NebulaPart
from bsg.engine.vocabulary import Place, Ship, at_seat, the_place, thing_of
from bsg.kernel import Ask, Flow, Text, plural, text

BENEVOLENT, ANTAGONISTIC, DISASTER = "benevolent", "antagonistic", "disaster"
TRAUMA = {BENEVOLENT: 18, ANTAGONISTIC: 18, DISASTER: 2}  # R1.8
STARTING_TRAUMA = 3  # R2.33
FOR_EACH_DISASTER = 2  # so many more a Cylon player draws (R35.2)

COLLATERAL_DAMAGE, DAMAGE_TO_PERSONNEL = ALTERNATE_TOKENS = ("collateral-damage", "damage-to-personnel")  # R1.7
RAIDERS_HIT = 3  # R12.17
TRAUMA_FOR_PERSONNEL = 2  # R12.18


class Trauma(Exodus):
    @property
    def nebula(self) -> NebulaPart:
        return self.part(NebulaPart)

    def trauma(self, seat: int) -> list[str]:
        return self.nebula.trauma[seat]

    # the pool (R35.6) -----------------------------------------------------------------------------------------------

    def from_pool(self, count: int) -> list[str]:
        """At random; fewer when there are no more (R31.6)."""
        drawn = self.dice.sample("trauma", self.nebula.pool, count)
        for token in drawn:
            self.nebula.pool.remove(token)
        return drawn

    def to_pool(self, tokens: Sequence[str]) -> None:
        self.nebula.pool = sorted([*self.nebula.pool, *tokens])

    def return_disasters(self, count: int) -> None:
        for _ in range(count):
            self.nebula.aside.remove(DISASTER)
        self.to_pool([DISASTER] * count)

    # set-up (R2.31–R2.33) -------------------------------------------------------------------------------------------

    def deal_trauma(self) -> Flow[None]:
        """Nobody looks at what lies on Sickbay and Brig; the disasters go back when everybody has drawn."""
        self.nebula.pool = sorted(token for token, copies in TRAUMA.items() for _ in range(copies))
        self.nebula.trauma = [[] for _ in self.state.players]
        for place in self.hazardous():
            self.lay_trauma(place)
        self.return_disasters(sum(self.starting_trauma(seat) for seat in self.clockwise(self.state.first)))
        yield from ()

    def lay_trauma(self, place: Place) -> None:
        for token in self.from_pool(1):
            self.nebula.places[place] = token

    def starting_trauma(self, seat: int) -> int:
        """R2.33, R23.18: three without a disaster; how many of those were shown and laid aside for others."""
        kept: list[str] = []
        disasters = 0
        while len(kept) < STARTING_TRAUMA and (drawn := self.from_pool(STARTING_TRAUMA - len(kept))):
            kept += without_disasters(drawn)
            disasters += drawn.count(DISASTER)
        self.nebula.aside += [DISASTER] * disasters
        if disasters:
            self.show_disasters(seat, disasters)
        self.keep_trauma(seat, kept)
        return disasters

    def show_disasters(self, seat: int, count: int) -> None:
        one, many = "{seat} shows {n} disaster among the trauma.", "{seat} shows {n} disasters among the trauma."
        self.tell(plural(one, many, n=count, seat=at_seat(seat)), reveals="H38", what=DisasterShown(seat, count))

    def keep_trauma(self, seat: int, tokens: list[str], place: Place | None = None) -> None:
        """Face down: everybody sees how many, only their owner which (H38, H39)."""
        self.nebula.trauma[seat] = sorted([*self.trauma(seat), *tokens])
        if not tokens:
            return
        one, many = "{seat} takes {n} trauma token.", "{seat} takes {n} trauma tokens."
        words = plural(one, many, n=len(tokens), seat=at_seat(seat))
        if place is not None:
            words = text("{seat} takes the trauma token in {place}.", seat=at_seat(seat), place=the_place(place))
        names = tuple(f"token:{token}" for token in tokens)
        self.tell(
            words,
            {seat: text("Your trauma: {tokens}.", tokens=list(names))},
            what=TraumaTaken(seat, len(tokens), f"loc:{place}" if place else None),
            learned={seat: TraumaSeen(seat, names)},
        )

    # taking tokens (R35.2, R35.3) -----------------------------------------------------------------------------------

    def draw_trauma(self, seat: int, count: int) -> Flow[None]:
        """All of them first, then disasters are dealt with."""
        yield from self.take_trauma(seat, self.from_pool(count))

    def take_trauma(self, seat: int, tokens: list[str], place: Place | None = None) -> Flow[None]:
        """A disaster executes a human player's character, two of them but once; a Cylon player draws more."""
        if not self.is_human(seat):
            self.cylon_takes_trauma(seat, tokens)
        elif disasters := self.looks_at_trauma(seat, tokens, place):
            self.resolved(f"token:{DISASTER}#human")
            yield from self.execute(seat)
            self.return_disasters(disasters)

    def looks_at_trauma(self, seat: int, tokens: list[str], place: Place | None = None) -> int:
        """Disasters are shown at once, and laid aside; the others he keeps. How many disasters there were."""
        disasters = tokens.count(DISASTER)
        self.nebula.aside += [DISASTER] * disasters
        if disasters:
            self.show_disasters(seat, disasters)
        self.keep_trauma(seat, without_disasters(tokens), place)
        return disasters

    def cylon_takes_trauma(self, seat: int, tokens: list[str]) -> None:
        """Two more for each disaster, which go back only then: so none is drawn twice."""
        shown = 0
        while disasters := self.looks_at_trauma(seat, tokens):
            self.resolved(f"token:{DISASTER}#cylon")
            shown += disasters
            tokens = self.from_pool(FOR_EACH_DISASTER * disasters)
        self.return_disasters(shown)

    def cylons_draw_trauma(self, count: int) -> None:
        for seat in self.clockwise(self.current):
            if not self.is_human(seat):
                self.cylon_takes_trauma(seat, self.from_pool(count))

    # discarding -----------------------------------------------------------------------------------------------------

    def discard_trauma(self, seat: int, count: int, *, at_random: bool = False) -> Flow[None]:
        """R35.6: face down; by default those that its owner chooses."""
        mine = self.trauma(seat)
        count = min(count, len(mine))
        if at_random or count == len(mine):
            tokens = self.dice.sample(f"trauma:{seat}", mine, count)
        else:
            prompt = plural("Discard {n} trauma token.", "Discard {n} trauma tokens.", n=count)
            tokens = yield from self.choose_trauma(seat, "discard_trauma", prompt, count)
        self.lose_trauma(seat, tokens)

    def choose_trauma(self, seat: int, kind: str, prompt: Text, count: int = 1) -> Flow[list[str]]:
        """Always asked, also where all tokens are alike: nobody else may notice (T2.2)."""
        options = trauma_options(self.trauma(seat))
        picks = yield Ask(seat, kind, prompt, options, (count,), shows="seat")
        return [thing_of(pick) for pick in picks]

    def lose_trauma(self, seat: int, tokens: list[str]) -> None:
        for token in tokens:
            self.trauma(seat).remove(token)
        self.to_pool(tokens)
        if tokens:
            one, many = "{seat} discards {n} trauma token.", "{seat} discards {n} trauma tokens."
            names = tuple(f"token:{token}" for token in tokens)
            self.tell(
                plural(one, many, n=len(tokens), seat=at_seat(seat)),
                {seat: text("You discard {tokens}.", tokens=list(names))},
                what=TraumaDiscarded(seat, len(tokens)),
                learned={seat: TraumaGivenUp(seat, names)},
            )

    # Sickbay and Brig (R35.4) ---------------------------------------------------------------------------------------

    def start_of_turn(self) -> Flow[None]:
        yield from super().start_of_turn()
        here = self.player(self.current).place
        if here is not None and here in self.nebula.places:
            token = self.nebula.places.pop(here)
            yield from self.take_trauma(self.current, [token], here)
            self.lay_trauma(here)

    # execution (R23.13, R23.18) -------------------------------------------------------------------------------------

    def discard_loyalty(self, seat: int) -> None:
        super().discard_loyalty(seat)
        self.lose_trauma(seat, list(self.trauma(seat)))

    def takes_over(self, seat: int, sheet: Character) -> Flow[None]:
        """R23.22: immediately after the choice."""
        self.return_disasters(self.starting_trauma(seat))
        yield from super().takes_over(seat, sheet)

    # basestars (R35.b) ----------------------------------------------------------------------------------------------

    def basestar_tokens_in_game(self) -> tuple[str, ...]:
        """R1.7."""
        return (*BASESTAR_TOKENS, *ALTERNATE_TOKENS)

    def draws_last_damage(self) -> bool:
        """R12.14: because of its side effect."""
        return True

    def basestar_damaged(self, area: Place, token: str) -> None:
        """R12.17, R12.18."""
        super().basestar_damaged(area, token)
        if token in ALTERNATE_TOKENS:
            self.resolved(f"token:{token}")
        if token == COLLATERAL_DAMAGE:
            for _ in range(min(RAIDERS_HIT, self.area(area).raiders)):
                self.destroy_cylon_ship(Ship.RAIDER, area)
        elif token == DAMAGE_TO_PERSONNEL:
            self.cylons_draw_trauma(TRAUMA_FOR_PERSONNEL)


def without_disasters(tokens: Sequence[str]) -> list[str]:
    return [token for token in tokens if token != DISASTER]


def trauma_options(tokens: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"token:{token}#{tokens[:n].count(token)}" for n, token in enumerate(tokens))

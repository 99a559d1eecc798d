"""What the Ionian Nebula adds to the vocabulary of the cards: trauma, and moves to any location."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bsg.engine.effects import Effect, irregular
from bsg.engine.happenings.turns import Moved
from bsg.engine.places import RING
from bsg.engine.rules.brig import NOT_BY_CHOICE
from bsg.engine.vocabulary import WHO_NAMES, Place, Ship, Who, at_seat, reasons, the_place, thing_of
from bsg.kernel import Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base
    from bsg.engine.variants.ionian_nebula.rules import IonianNebula


def nebula(rules: Base) -> IonianNebula:
    """Cards of the variant are only in games with its rules."""
    return cast("IonianNebula", rules)


# ── trauma ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class DrawsTrauma(Effect):
    who: Who
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            yield from nebula(rules).draw_trauma(seat, self.count)

    def describe(self) -> tuple[Text, ...]:
        if self.who == Who.ACTING:
            return (plural("draw {n} trauma token", "draw {n} trauma tokens", n=self.count),)
        one, many = "{who} draws {n} trauma token", "{who} draws {n} trauma tokens"
        return (plural(one, many, n=self.count, who=WHO_NAMES[self.who]),)


def draws_trauma(count: int, *, who: Who = Who.ACTING) -> Effect:
    return DrawsTrauma(who, count)


@dataclass(frozen=True)
class DiscardsTrauma(Effect):
    """Of one's own, and of one's choice unless at random."""

    who: Who
    count: int
    at_random: bool = False

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            yield from nebula(rules).discard_trauma(seat, self.count, at_random=self.at_random)

    def why_not(self, rules: Base, seat: int) -> Text | None:
        (seat,) = rules.seats_of(self.who)
        return None if nebula(rules).trauma(seat) else text("There is no trauma token to discard.")

    def describe(self) -> tuple[Text, ...]:
        if self.at_random:
            one, many = "discard {n} of your trauma tokens at random", "discard {n} of your trauma tokens at random"
        else:
            one, many = "discard {n} of your trauma tokens", "discard {n} of your trauma tokens"
        return (plural(one, many, n=self.count),)


def discards_trauma(count: int, *, who: Who = Who.ACTING, at_random: bool = False) -> Effect:
    return DiscardsTrauma(who, count, at_random)


@dataclass(frozen=True)
class CylonsDrawTrauma(Effect):
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        nebula(rules).cylons_draw_trauma(self.count)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        one, many = "each Cylon player draws {n} trauma token", "each Cylon player draws {n} trauma tokens"
        return (plural(one, many, n=self.count),)


def cylons_draw_trauma(count: int) -> Effect:
    return CylonsDrawTrauma(count)


# ── moving ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def choose_any_location(rules: Base, seat: int, kind: str, prompt: Text) -> Flow[Place]:
    """On the human ships, but not where nobody goes by choice (R4.16), nor where nobody may go."""

    def why_not(place: Place) -> Text | None:
        return NOT_BY_CHOICE if place in rules.hazardous() else rules.why_closed(place)

    whys = {f"loc:{place}": why_not(place) for ship in rules.human_ships() for place in ship}
    options = [option for option, why in whys.items() if why is None and thing_of(option) != rules.player(seat).place]
    pick = yield from rules.choose(seat, kind, prompt, options, dimmed=reasons(whys))
    return Place(thing_of(pick))


@irregular(text("move to any location"))
def move_anywhere(rules: Base) -> Flow[None]:
    """Without a price; not out of the Brig, which the text does not name (R22.4), nor from off the board."""
    seat = rules.acting
    if not rules.is_human(seat) or rules.in_brig(seat) or rules.why_off_board(seat):
        return
    place = yield from choose_any_location(rules, seat, "moves_on", text("Choose where to move."))
    rules.leaves_viper(seat)
    rules.player(seat).place = place
    rules.tell(
        text("{seat} moves to {place}.", seat=at_seat(seat), place=the_place(place)),
        what=Moved(seat, f"loc:{place}"),
    )


# ── space ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_an_area(
    words: Text, there: Callable[[Base, Place], bool], nothing: Text, done: Callable[[Base, Place], None]
) -> Effect:
    """Something happens in an area of the main board that the acting player chooses; `nothing`: why not elsewhere."""

    @irregular(words)
    def in_area(rules: Base) -> Flow[None]:
        areas = tuple(area for area in RING if there(rules, area))
        if areas:
            done(rules, (yield from rules.choose_area(rules.acting, areas, text("Choose an area."), nothing)))

    return in_area


def destroy_raiders(rules: Base, area: Place, most: int) -> None:
    for _ in range(min(most, rules.area(area).raiders)):
        rules.destroy_cylon_ship(Ship.RAIDER, area)

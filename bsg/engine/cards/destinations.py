"""The destination cards (R16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects import (
    LOSES_CIVILIAN,
    LOSES_RAPTOR,
    NOTHING,
    Effect,
    chooses,
    damages_reserve_vipers,
    gain,
    irregular,
    lose,
    places,
    roll_at_least,
)
from bsg.engine.happenings.ships import VipersReturned
from bsg.engine.numbers import RAPTORS
from bsg.engine.vocabulary import Place, Ship, Who, slug
from bsg.kernel import Ask, Flow, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Destination:
    name: str
    distance: int
    copies: int
    effect: Effect

    @property
    def id(self) -> str:
        return slug(self.name)


def risks_raptor(reward: Effect) -> Effect:
    """The Admiral may send a raptor: it succeeds on 3 or more, else it is destroyed (R13.11)."""
    risk = roll_at_least(3, reward, roller=Who.ADMIRAL, otherwise=LOSES_RAPTOR)
    return chooses(Who.ADMIRAL, risk.when(lambda rules, seat: rules.state.raptors > 0), NOTHING)


risks_vipers = chooses(
    Who.ADMIRAL,
    roll_at_least(6, gain(fuel=2), roller=Who.ADMIRAL, otherwise=damages_reserve_vipers(2, by=Who.ADMIRAL)).when(
        lambda rules, seat: sum(rules.state.reserves.values()) >= 2  # R4.12
    ),
    NOTHING,
)


@irregular(text("the Admiral may return up to 3 damaged or destroyed vipers and 1 destroyed raptor to the reserves"))
def rearm(rules: Base) -> Flow[None]:
    """R16.9: damaged or destroyed ones alike."""
    admiral = rules.seat_of(Who.ADMIRAL)
    if rules.state.damaged_vipers or rules.state.destroyed_vipers:  # else there is nothing to ask (T2.2)
        yield from vipers_come_back(rules, admiral)
    missing_raptor = rules.state.raptors < RAPTORS
    if missing_raptor and (
        yield from rules.agrees(
            admiral,
            "rearm",
            text("Return a destroyed raptor to the reserves?"),
            yes=text("Return a raptor"),
            no=text("Leave it"),
        )
    ):
        rules.regain_raptor()


def vipers_come_back(rules: Base, admiral: int) -> Flow[None]:
    state = rules.state
    options = [f"opt:damaged-{n}" for n in range(1, min(3, sum(state.damaged_vipers.values())) + 1)]
    options += [f"opt:destroyed-{n}" for n in range(1, min(3, sum(state.destroyed_vipers.values())) + 1)]
    labels = {o: text("a damaged viper") if o.startswith("opt:damaged") else text("a destroyed viper") for o in options}
    picks = yield Ask(
        admiral,
        "rearm",
        text("Choose up to 3 vipers to return to the reserves."),
        tuple(options),
        tuple(range(min(3, len(options)) + 1)),
        labels=labels,
        default=tuple(options[:3]),
    )
    for pick in picks:
        pile = state.damaged_vipers if pick.startswith("opt:damaged") else state.destroyed_vipers
        yield from rules.pick_vipers(admiral, 1, pile, state.reserves, text("Choose the viper to return."))
    words = ("{n} viper returns to the reserves.", "{n} vipers return to the reserves.")
    rules.tell(plural(*words, n=len(picks)), what=VipersReturned(len(picks)))


BASE_DESTINATIONS = (
    Destination("Asteroid Field", 3, 2, lose(fuel=2) + LOSES_CIVILIAN),
    Destination("Barren Planet", 2, 4, lose(fuel=2)),
    Destination(
        "Cylon Ambush",
        3,
        1,
        lose(fuel=1) + places({Place.FRONT: {Ship.BASESTAR: 1, Ship.RAIDER: 3}, Place.REAR: {Ship.CIVILIAN: 3}}),
    ),
    Destination("Cylon Refinery", 2, 1, lose(fuel=1) + risks_vipers),
    Destination("Deep Space", 2, 3, lose(fuel=1, morale=1)),
    Destination("Desolate Moon", 3, 1, lose(fuel=3)),
    Destination("Icy Moon", 1, 2, lose(fuel=1) + risks_raptor(gain(food=1))),
    Destination("Ragnar Anchorage", 1, 1, rearm),
    Destination("Remote Planet", 2, 3, lose(fuel=1) + LOSES_RAPTOR),
    Destination("Tylium Planet", 1, 4, lose(fuel=1) + risks_raptor(gain(fuel=2))),
)

DESTINATIONS: dict[str, Destination] = {card.id: card for card in BASE_DESTINATIONS}

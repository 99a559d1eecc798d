"""The Cylon attack cards (R8.b): activate, set up, special rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.crises.card import BASESTARS, CURRENT, HEAVY_RAIDERS, RAIDERS, Crisis
from bsg.engine.cards.in_play import InPlay, UntilJump
from bsg.engine.effects import (
    activates,
    damages_reserve_vipers,
    discards,
    irregular,
    jump_track,
    places,
    stays_in_play,
)
from bsg.engine.happenings.crises import CardShuffledIn
from bsg.engine.state import OpenActivation
from bsg.engine.vocabulary import Activation, Place, Ship, thing_of
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

FRONT, STARBOARD_BOW, STARBOARD_AFT = Place.FRONT, Place.STARBOARD_BOW, Place.STARBOARD_AFT
REAR, PORT_AFT, PORT_BOW = Place.REAR, Place.PORT_AFT, Place.PORT_BOW
BASESTAR, RAIDER, HEAVY_RAIDER, VIPER, CIVILIAN = Ship


SIEGE = places(
    {
        FRONT: {CIVILIAN: 1},
        STARBOARD_BOW: {CIVILIAN: 1},
        REAR: {HEAVY_RAIDER: 1},
        PORT_AFT: {BASESTAR: 1},
        PORT_BOW: {RAIDER: 4, VIPER: 2, CIVILIAN: 1},
    }
)


@irregular(*SIEGE.describe(), text("activate the raiders just placed, and no others"))
def heavy_casualties(rules: Base) -> Flow[None]:
    """Only the raiders that this card placed, once each; a pilot may have shot some of them before (R8.14)."""
    placed = min(4, rules.available(RAIDER))
    yield from SIEGE.resolve(rules)
    outer, rules.state.activation = rules.state.activation, OpenActivation(Activation.RAIDERS)
    yield from rules.raiders_act(PORT_BOW, min(placed, rules.area(PORT_BOW).raiders))
    rules.end_activation(outer)


class Ambush(UntilJump):
    says = text("until the fleet jumps, subtract 2 from the attack rolls of unmanned vipers")

    def unmanned_attack(self, rules: Base, card: str) -> int:
        return -2


class CylonSwarm(UntilJump):
    says = text("until the fleet jumps, a basestar that launches ships launches 1 more")

    def more_launched(self, rules: Base, card: str) -> int:
        return 1


class JammedAssault(UntilJump):
    says = text("until the fleet jumps, Communications cannot be activated")

    def why_not_activate(self, rules: Base, card: str, place: Place) -> Text | None:
        jammed = text("While {card} is in play, Communications cannot be activated.", card=card)
        return jammed if place == Place.COMMUNICATIONS else None


class ThirtyThree(InPlay):
    says = text(
        "keep this card in play until a civilian ship or a basestar is destroyed; "
        "if the fleet jumps first, shuffle it into the crisis deck"
    )

    def civilian_destroyed(self, rules: Base, card: str) -> None:
        rules.leaves_play(card)

    def basestar_destroyed(self, rules: Base, card: str) -> None:
        rules.leaves_play(card)

    def at_jump(self, rules: Base, card: str) -> None:
        rules.state.kept.remove(card)
        rules.state.crisis.draw.append(thing_of(card))
        rules.dice.shuffle("shuffle:crisis", rules.state.crisis.draw)
        rules.tell(text("{card} is shuffled into the crisis deck.", card=card), what=CardShuffledIn(card))


ATTACKS = (
    Crisis(
        "Ambush",
        activates(BASESTARS)
        + places(
            {
                FRONT: {RAIDER: 4},
                STARBOARD_AFT: {CIVILIAN: 1},
                REAR: {BASESTAR: 1, RAIDER: 4},
                PORT_AFT: {VIPER: 2, CIVILIAN: 1},
                PORT_BOW: {CIVILIAN: 1},
            }
        )
        + stays_in_play(Ambush()),
        attack=True,
    ),
    Crisis(
        "Besieged",
        activates(RAIDERS) + heavy_casualties,
        attack=True,
    ),
    Crisis(
        "Boarding Parties",
        activates(HEAVY_RAIDERS)
        + places(
            {
                FRONT: {HEAVY_RAIDER: 2},
                STARBOARD_BOW: {BASESTAR: 1, RAIDER: 4},
                STARBOARD_AFT: {HEAVY_RAIDER: 2},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {CIVILIAN: 2},
            }
        ),
        attack=True,
    ),
    Crisis(
        "Cylon Swarm",
        activates(BASESTARS)
        + places(
            {
                FRONT: {BASESTAR: 1, RAIDER: 5},
                STARBOARD_BOW: {HEAVY_RAIDER: 1},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {VIPER: 1, CIVILIAN: 1},
                PORT_BOW: {VIPER: 1, CIVILIAN: 1},
            }
        )
        + stays_in_play(CylonSwarm()),
        attack=True,
    ),
    Crisis(
        "Heavy Assault",
        activates(RAIDERS)
        + places(
            {
                FRONT: {BASESTAR: 1},
                STARBOARD_BOW: {BASESTAR: 1},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {CIVILIAN: 1},
                PORT_BOW: {VIPER: 1, CIVILIAN: 1},
            }
        )
        + activates(BASESTARS),
        attack=True,
    ),
    Crisis(
        "Jammed Assault",
        activates(RAIDERS)
        + places(
            {
                FRONT: {CIVILIAN: 1},
                STARBOARD_BOW: {RAIDER: 4},
                STARBOARD_AFT: {BASESTAR: 1, HEAVY_RAIDER: 2},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {VIPER: 1, CIVILIAN: 1},
                PORT_BOW: {VIPER: 1, CIVILIAN: 1},
            }
        )
        + stays_in_play(JammedAssault()),
        attack=True,
    ),
    Crisis(
        "Raiding Party",
        activates(RAIDERS)
        + places(
            {
                STARBOARD_AFT: {BASESTAR: 1, RAIDER: 3},
                REAR: {HEAVY_RAIDER: 2, RAIDER: 2},
                PORT_AFT: {CIVILIAN: 1},
                PORT_BOW: {VIPER: 2, CIVILIAN: 2},
            }
        )
        + jump_track(-1),
        attack=True,
    ),
    Crisis(
        "Surrounded",
        activates(BASESTARS)
        + places(
            {
                FRONT: {RAIDER: 4},
                STARBOARD_BOW: {BASESTAR: 1},
                STARBOARD_AFT: {HEAVY_RAIDER: 1, RAIDER: 3},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {VIPER: 1, CIVILIAN: 1},
                PORT_BOW: {VIPER: 1, CIVILIAN: 1},
            }
        )
        + discards(CURRENT, 3),
        attack=True,
    ),
    Crisis(
        "Tactical Strike",
        activates(RAIDERS)
        + places(
            {
                FRONT: {HEAVY_RAIDER: 1},
                STARBOARD_AFT: {CIVILIAN: 1},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {VIPER: 2, CIVILIAN: 1},
                PORT_BOW: {BASESTAR: 1, RAIDER: 5},
            }
        )
        + damages_reserve_vipers(2),
        attack=True,
    ),
    Crisis(
        "Thirty-Three",
        activates(RAIDERS)
        + places(
            {
                FRONT: {BASESTAR: 1},
                STARBOARD_AFT: {CIVILIAN: 1},
                REAR: {CIVILIAN: 1},
                PORT_AFT: {VIPER: 1, CIVILIAN: 1},
                PORT_BOW: {VIPER: 1, CIVILIAN: 1},
            }
        )
        + stays_in_play(ThirtyThree()),
        attack=True,
    ),
)

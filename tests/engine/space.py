"""The table that battles are fought at, and what the space around Galactica looks like.

Boomer, a pilot, is to move; Tigh is Admiral, Roslin is President. Hands are empty, so that no window opens unless a
test deals the cards for it.
"""

from __future__ import annotations

from typing import Any

from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.state import State
from bsg.engine.vocabulary import Activation, Place
from bsg.kernel import Flow

BOOMER, TIGH, ROSLIN = 0, 1, 2
FRONT, STARBOARD_BOW, STARBOARD_AFT = Place.FRONT, Place.STARBOARD_BOW, Place.STARBOARD_AFT
REAR, PORT_AFT, PORT_BOW = Place.REAR, Place.PORT_AFT, Place.PORT_BOW
AREAS = (FRONT, STARBOARD_BOW, STARBOARD_AFT, REAR, PORT_AFT, PORT_BOW)

Sky = dict[Place, dict[str, Any]]


def battle(*, quick: bool = False, windows: str = "all") -> Scenario:
    return Scenario("boomer", "tigh", "roslin", quick=quick, windows=windows).quorum()


def sky(state: State) -> Sky:
    """What is in which area; what is not there is not mentioned. Pilots by seat, everything else by number."""
    seen = {}
    for place, area in state.areas.items():
        here = {
            "raiders": area.raiders,
            "heavy_raiders": area.heavy_raiders,
            "basestars": len(area.basestars),
            "vipers": sum(area.vipers.values()),
            "civilians": len(area.civilians),
            "pilots": [seat for seat, player in enumerate(state.players) if player.place == place],
        }
        if any(here.values()):
            seen[place] = {kind: count for kind, count in here.items() if count}
    return seen


def hangar(state: State) -> tuple[int, int, int]:
    """Vipers in the reserves, damaged and destroyed."""
    piles = (state.reserves, state.damaged_vipers, state.destroyed_vipers)
    reserves, damaged, destroyed = (sum(pile.values()) for pile in piles)
    return reserves, damaged, destroyed


def activate(scenario: Scenario, kind: Activation) -> Play:
    """One icon of a crisis card, on the turn of seat 0."""
    return scenario.run(lambda rules: rules.activate(kind))


def raiders(scenario: Scenario) -> Play:
    return activate(scenario, Activation.RAIDERS)


def act(scenario: Scenario, *option: str, seat: int = BOOMER) -> Play:
    """One action of this seat; without an option the question is left open."""
    play = scenario.run(lambda rules: rules.take_action(seat))
    return play.answer(*option) if option else play


def jump(scenario: Scenario) -> Play:
    """The fleet jumps; destinations that do nothing to ships, unless the test has put others on top."""

    def procedure(rules: Base) -> Flow[None]:
        yield from rules.jump_fleet()

    return scenario.run(procedure)

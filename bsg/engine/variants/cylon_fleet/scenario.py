"""What a scenario with the Cylon Fleet can say besides, and positions worth looking at."""

from __future__ import annotations

from typing import Self

from bsg.engine.positions import SEVEN
from bsg.engine.rules.ships import add
from bsg.engine.scenario import SHIPS_CALLED, Play, Scenario, refuse_unless
from bsg.engine.state import Area
from bsg.engine.variants.cylon_fleet.board import AUTO_ATTACK, MARK_VII, TO_FLEET
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE
from bsg.engine.variants.cylon_fleet.part import FleetPart
from bsg.engine.vocabulary import Place


class FleetVerbs(Scenario):
    @property
    def fleet(self) -> FleetPart:
        return self.rules.part(FleetPart)

    def gathered(self, twin: Place, **counts: int) -> Self:
        """Exactly these Cylon ships behind an area of the main board: `gathered(FRONT, raiders=3)`."""
        place = TO_FLEET[twin]
        self.fleet.areas[place] = Area()
        for name, count in counts.items():
            ship = SHIPS_CALLED.get(name)
            refuse_unless(ship in self.rules.cylon_ships_in_game(), f"No {name} gather there.")
            assert ship is not None
            there = self.rules.available(ship)
            refuse_unless(0 <= count <= there, f"There cannot be {count} {name} there: {there} are left.")
            for _ in range(count):
                self.rules.put(ship, place)
        return self

    def pursuit(self, space: int) -> Self:
        refuse_unless(0 <= space < AUTO_ATTACK, f"The pursuit marker is between 0 and {AUTO_ATTACK - 1}, not {space}.")
        self.fleet.pursuit = space
        return self

    def repaired(self, count: int) -> Self:
        """So many Mark VIIs in the reserves, out of the damaged ones."""
        damaged = self.state.damaged_vipers.get(MARK_VII, 0)
        refuse_unless(0 <= count <= damaged, f"There cannot be {count} repaired: {damaged} are damaged.")
        if count:
            add(self.state.damaged_vipers, MARK_VII, -count)
            add(self.state.reserves, MARK_VII, count)
        return self

    def marks(self, area: Place, count: int) -> Self:
        """So many unmanned Mark VIIs in an area, out of the damaged ones."""
        self.repaired(count)
        for _ in range(count):
            self.rules.put(MARK_VII, area)
        return self

    def flying_mark(self, seat: int, area: Place) -> Self:
        """A character in a Mark VII."""
        self.rules.leaves_viper(seat)
        self.repaired(1)
        self.rules.launch(seat, area, MARK_VII)
        return self


# ── positions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def pursued(*characters: str) -> FleetVerbs:
    scenario = Scenario(*characters, set="exodus", variants=("cylon-fleet",))
    assert isinstance(scenario, FleetVerbs)
    return scenario


def pursuit() -> Play:
    """A quiet pursuit: a few ships gather, and the CAG has to place a civilian ship."""
    scenario = (
        pursued("boomer", "roslin", "adama", "chief")
        .hand(0, "Evasive Maneuvers 1", "Maximum Firepower 3", "Launch Scout 1")
        .hand(1, "Consolidate Power 1", "Investigative Committee 3")
        .at(2, Place.COMMAND)
        .ships(Place.PORT_BOW, vipers=1)
        .ships(Place.REAR, civilians=("population-1", "empty"))
        .gathered(Place.FRONT, raiders=2)
        .gathered(Place.STARBOARD_BOW, basestars=1)
        .gathered(Place.PORT_AFT, heavy_raiders=1)
        .repaired(1)
        .travelled("Deep Space")
        .dials(fuel=7, food=8, morale=9, population=11)
        .pursuit(2)
        .crises("Widespread Starvation")
    )
    return scenario.start().to("civilian_area")


def caught() -> Play:
    """The worst of pursuits: both boards are full, one space before the fleet is caught, and the CAG flies."""
    scenario = (
        pursued("apollo", "roslin", "adama", "chief", "starbuck", "boomer")
        .hand(0, *SEVEN)
        .skill_deck("Strategic Planning 3", "Evasive Maneuvers 1", "Evasive Maneuvers 2")
        .skill_deck("Executive Order 1", "Declare Emergency 3")
        .hand(4, "Evasive Maneuvers 2", "Maximum Firepower 3", "Launch Scout 2")
        .vipers(damaged=1, destroyed=1)
        .ships(Place.FRONT, raiders=3, heavy_raiders=1, basestars=1, vipers=1, civilians=("population-1", "empty"))
        .ships(Place.STARBOARD_BOW, raiders=2, civilians=("population-2", "population-1"))
        .ships(Place.STARBOARD_AFT, raiders=2, heavy_raiders=1, civilians=("population-1-fuel-1", "population-1"))
        .ships(Place.REAR, raiders=1, civilians=("population-1", "empty"))
        .ships(Place.PORT_AFT, raiders=1, vipers=1, civilians=("population-1-morale-1", "population-1"))
        .ships(Place.PORT_BOW, raiders=1, vipers=1, civilians=("population-2",))
        .gathered(Place.FRONT, raiders=3, heavy_raiders=1)
        .gathered(Place.STARBOARD_BOW, raiders=2, basestars=1)
        .gathered(Place.STARBOARD_AFT, raiders=1)
        .gathered(Place.PORT_BOW, raiders=2, heavy_raiders=1)
        .gathered(Place.PORT_AFT, raiders=1)
        .gathered(Place.REAR, raiders=1)
        .marks(Place.PORT_BOW, 1)
        .flying_mark(0, Place.PORT_BOW)
        .piloting(4, Place.FRONT)
        .basestar_damage(Place.FRONT, "critical-hit")
        .boarding(1, 3)
        .damaged(Place.ARMORY, Place.WEAPONS_CONTROL, Place.HANGAR_DECK)
        .at(5, Place.BRIG)
        .at(2, Place.COMMAND)
        .travelled("Tylium Planet", "Icy Moon")
        .dials(fuel=4, food=3, morale=6, population=7)
        .pursuit(3)
    )
    return scenario.start().to("action")


def closing_in() -> Play:
    """The CAG may call the vipers back: then the Cylon fleet is here."""
    scenario = (
        pursued("boomer", "roslin", "tigh")
        .ships(Place.PORT_BOW, vipers=1)
        .ships(Place.REAR, civilians=("population-1",))
        .gathered(Place.FRONT, raiders=2, basestars=1)
        .gathered(Place.PORT_AFT, raiders=1)
        .pursuit(3)
        .crises("Détente")
    )
    return scenario.start().to("crisis_choice")


def escape() -> Play:
    """The Admiral can jump away from a battle, or use a nuke in it; whichever, the Cylons follow."""
    scenario = (
        pursued("adama", "roslin", "boomer")
        .at(0, Place.FTL_CONTROL)
        .ships(Place.FRONT, raiders=3, basestars=1, civilians=("population-1",))
        .ships(Place.STARBOARD_AFT, heavy_raiders=1)
        .ships(Place.PORT_BOW, vipers=1)
        .flying_mark(2, Place.PORT_AFT)
        .jump(4)
    )
    return scenario.start().to("action")


def bridge() -> Play:
    """A Cylon player on the bridge sends reinforcements: behind which area do they gather?"""
    scenario = (
        pursued("boomer", "roslin", "tigh")
        .gathered(Place.STARBOARD_BOW, raiders=3, basestars=1, heavy_raiders=1)
        .cylon(0)
        .at(0, BASESTAR_BRIDGE)
    )
    play = scenario.start().to("action").answer("loc:basestar-bridge")
    return play.answer("bridge:reinforcement", "bridge:civilian").answer("ship:raider")

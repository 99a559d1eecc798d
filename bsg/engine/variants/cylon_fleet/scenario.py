"""What a scenario with the Cylon Fleet can say besides, and positions worth looking at."""

from __future__ import annotations

from typing import Self

from bsg.engine.rules.ships import add
from bsg.engine.scenario import SHIPS_CALLED, Scenario, refuse_unless
from bsg.engine.state import Area
from bsg.engine.variants.cylon_fleet.board import AUTO_ATTACK, MARK_VII, TO_FLEET
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

"""R34.c–R34.g, R34.i: ships gather on the Cylon Fleet board, pursue the fleet, and come; civilian ships stay."""

from __future__ import annotations

from bsg.engine.happenings.ships import ShipsPlaced
from bsg.engine.places import RING
from bsg.engine.rules.ships import MARKER, Placement
from bsg.engine.variants.cylon_fleet.board import AREAS, AUTO_ATTACK, OF_DIE, PURSUIT
from bsg.engine.variants.cylon_fleet.cards import CAG
from bsg.engine.variants.cylon_fleet.happenings import AutoAttack, FleetFlew, PursuitAdvanced, ShipsCalled
from bsg.engine.variants.cylon_fleet.pieces import Pieces
from bsg.engine.vocabulary import Activation, Place, Ship, counted, thing_of
from bsg.kernel import Flow, Text, every, plural, text

GATHERS = {  # R34.8: what an icon brings that finds no ship to act
    Activation.RAIDERS: Ship.RAIDER,
    Activation.HEAVY_RAIDERS: Ship.HEAVY_RAIDER,
    Activation.LAUNCH_RAIDERS: Ship.BASESTAR,
    Activation.BASESTARS: Ship.BASESTAR,
}
ARRIVES = ("{ships} arrives {area}.", "{ships} arrive {area}.")
FOLLOWS = ("{ships} follows the fleet and is now {area}.", "{ships} follow the fleet and are now {area}.")

CALLED = ("{ships} that was {area} is called to battle.", "{ships} that were {area} are called to battle.")


class Gathering(Pieces):
    # activations with nothing to act (R34.c, R34.d) -----------------------------------------------------------------

    def nothing_there(self, kind: Activation) -> Flow[None]:
        """R34.8: what arrives by it does not act any more in this icon."""
        yield from super().nothing_there(kind)
        yield from self.gather(GATHERS[kind])
        yield from self.advance_pursuit()

    def gather(self, ship: Ship) -> Flow[None]:
        """R34.12; with none in the supply a whole area comes instead, the highest that holds one (R34.13)."""
        if self.available(ship):
            self.resolved("fleet:gathering")
            what_for = text("a {ship} gathers in the Cylon area of the result", ship=f"ship:{ship}")
            result = yield from self.roll(self.current, what_for)
            self.place_in_fleet(ship, OF_DIE[result], 1)
            return
        holding = [area for area in AREAS if self.count_in(area.place, ship)]
        if holding:
            self.resolved("fleet:arrival")
            self.fly_all(holding[0].place, holding[0].twin, ARRIVES)

    def place_in_fleet(self, ship: Ship, place: Place, count: int) -> None:
        """As many as the supply has."""
        placed = min(count, self.available(ship))
        for _ in range(placed):
            self.put(ship, place)
        if placed:
            words = ("{ships} gathers {area}.", "{ships} gather {area}.")
            self.tell(
                plural(*words, n=placed, ships=counted(ship, placed), area=f"area:{place}"),
                what=ShipsPlaced(f"ship:{ship}", f"area:{place}", placed),
            )

    def fly_all(self, origin: Place, to: Place, words: tuple[str, str]) -> None:
        """All Cylon ships of an area to another."""
        here, there = self.area(origin), self.area(to)
        ships = {ship: count for ship in self.cylon_ships_in_game() if (count := self.count_in(origin, ship))}
        if not ships:
            return
        there.raiders, here.raiders = there.raiders + here.raiders, 0
        there.heavy_raiders, here.heavy_raiders = there.heavy_raiders + here.heavy_raiders, 0
        there.basestars, here.basestars = [*there.basestars, *here.basestars], []
        named = every([counted(ship, count) for ship, count in ships.items()])
        self.tell(
            plural(*words, n=sum(ships.values()), ships=named, area=f"area:{to}"),
            what=FleetFlew(f"area:{origin}", f"area:{to}", {f"ship:{ship}": n for ship, n in ships.items()}),
        )

    # the pursuit (R34.e) --------------------------------------------------------------------------------------------

    def advance_pursuit(self, spaces: int = 1) -> Flow[None]:
        """R34.18: space by space, and on from the start."""
        for _ in range(spaces):
            self.fleet.pursuit += 1
            self.tell(
                text("The pursuit advances to space {n}.", n=self.fleet.pursuit),
                what=PursuitAdvanced(self.fleet.pursuit),
            )
            if self.fleet.pursuit == AUTO_ATTACK:
                self.auto_attack()
            else:
                yield from self.place_civilians(PURSUIT[self.fleet.pursuit])  # R34.16

    def auto_attack(self) -> None:
        """R34.17."""
        self.resolved("fleet:auto-attack")
        self.fleet.pursuit = 0
        self.tell(text("The Cylon fleet has caught up and attacks."), what=AutoAttack())
        for area in AREAS:
            self.fly_all(area.place, area.twin, ARRIVES)

    # placing on the main board by an effect (R34.f) -----------------------------------------------------------------

    def place_ships(self, ship: Ship, where: Placement) -> Flow[dict[Place, int]]:
        """R34.20: what the supply lacks comes from the Cylon Fleet board, before anybody is asked (R31.1)."""
        if ship in self.cylon_ships_in_game():
            self.call_ships(ship, sum(where.values()) - self.available(ship))
        return (yield from super().place_ships(ship, where))

    def call_ships(self, ship: Ship, missing: int) -> None:
        """The lowest area first; other ships there stay."""
        for area in reversed(AREAS):
            called = min(missing, self.count_in(area.place, ship))
            if called > 0:
                self.resolved("fleet:call")
                self.leave(ship, area.place, called)
                missing -= called
                self.tell(
                    plural(*CALLED, n=called, ships=counted(ship, called), area=f"area:{area.place}"),
                    what=ShipsCalled(f"ship:{ship}", f"area:{area.place}", called),
                )

    def leave(self, ship: Ship, place: Place, count: int) -> None:
        """Back to the supply."""
        area = self.area(place)
        match ship:
            case Ship.RAIDER:
                area.raiders -= count
            case Ship.HEAVY_RAIDER:
                area.heavy_raiders -= count
            case _:
                del area.basestars[:count]

    # civilian ships (R34.g) -----------------------------------------------------------------------------------------

    def choose_civilian_area(self, prompt: Text) -> Flow[Place]:
        """R34.22: the CAG; an area without a civilian ship while there is one."""
        free = tuple(area for area in RING if not self.area(area).civilians)
        taken = text("A civilian ship is there already, and other areas have none.")
        pick = yield from self.choose(
            self.holder(CAG),
            "civilian_area",
            prompt,
            [f"area:{area}" for area in free or RING],
            dimmed=self.dimmed_areas(free, taken) if free else {},
        )
        return Place(thing_of(pick))

    # the jump (R34.i) -----------------------------------------------------------------------------------------------

    def civilians_leave(self) -> None:
        """R34.30, R34.32: they do not."""

    def cylon_ships_leave(self) -> None:
        """R34.30: they follow; damage tokens go back to their pool (R34.31)."""
        for area in AREAS:
            here = self.area(area.twin)
            tokens = [token for tokens in here.basestars for token in tokens if token != MARKER]
            self.state.basestar_tokens = sorted([*self.state.basestar_tokens, *tokens])
            here.basestars = [[] for _ in here.basestars]
            self.fly_all(area.twin, area.place, FOLLOWS)

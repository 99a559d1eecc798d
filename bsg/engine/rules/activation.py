"""R11, R14: activating Cylon ships; centurions and the boarding track."""

from __future__ import annotations

from collections.abc import Collection

from bsg.engine.happenings.combat import Boarded, CenturionDestroyed, CenturionsAdvanced, ShipsActivated
from bsg.engine.happenings.ships import ShipsFlew
from bsg.engine.numbers import (
    BOARDING_SPACES,
    CENTURIONS,
    HEAVY_RAIDERS_IF_NONE,
    RAIDERS_IF_NONE,
    RAIDERS_LAUNCHED,
)
from bsg.engine.places import LAUNCH_AREAS, RING, TO_LAUNCH_AREA, steps_clockwise
from bsg.engine.rules.combat import DISABLED_HANGAR, DISABLED_WEAPONS, Combat
from bsg.engine.state import OpenActivation
from bsg.engine.vocabulary import Activation, Ending, Place, Ship, Team, at_seat, seat_of, thing_of
from bsg.kernel import Flow, Text, plural, text

IN_TURN = "opt:in-turn"

ACTIVATED: dict[Activation, Text] = {
    Activation.RAIDERS: text("The Cylons activate their raiders."),
    Activation.LAUNCH_RAIDERS: text("The Cylons launch raiders."),
    Activation.HEAVY_RAIDERS: text("The Cylons activate their heavy raiders and centurions."),
    Activation.BASESTARS: text("The Cylons activate their basestars."),
}


class CylonShips(Combat):
    def activate(self, kind: Activation) -> Flow[None]:
        """Resolves one icon (R11.1). Who passes for the whole of it is not asked again before it is over."""
        self.tell(ACTIVATED[kind], what=ShipsActivated(kind))
        outer, self.state.activation = self.state.activation, OpenActivation(kind)
        match kind:
            case Activation.RAIDERS:
                yield from self.activate_raiders()
            case Activation.LAUNCH_RAIDERS:
                yield from self.launch_raiders()
            case Activation.HEAVY_RAIDERS:
                yield from self.activate_heavy_raiders()
            case Activation.BASESTARS:
                yield from self.activate_basestars()
        self.end_activation(outer)

    def end_activation(self, outer: OpenActivation | None) -> None:
        self.state.activation = outer
        self.asked_again()

    def is_there(self, kind: Activation) -> bool:
        """Whether the main board has any ship that this icon speaks of, a disabled one among them."""
        if self.count(Ship.BASESTAR):
            return True
        match kind:
            case Activation.RAIDERS:
                return self.count(Ship.RAIDER) > 0
            case Activation.HEAVY_RAIDERS:
                return self.count(Ship.HEAVY_RAIDER) > 0 or any(self.state.boarding)
        return False

    def nothing_there(self, kind: Activation) -> Flow[None]:
        """R11.8, R11.9, R11.18: then nothing happens."""
        yield from ()

    # raiders (R11.a) ------------------------------------------------------------------------------------------------

    def activate_raiders(self) -> Flow[None]:
        """Every raider acts once, area by area; one that arrives in an area still to come does not act again."""
        if not self.is_there(Activation.RAIDERS):
            yield from self.nothing_there(Activation.RAIDERS)
            return
        if not self.count(Ship.RAIDER):
            yield from self.launch_from_basestars(Ship.RAIDER, RAIDERS_IF_NONE)
            return
        assert self.state.activation is not None
        pending = {area: self.area(area).raiders for area in RING if self.area(area).raiders}
        self.state.activation.pending = pending
        in_turn = False
        while pending:
            area = next(iter(pending))
            if not in_turn:
                pick = yield from self.choose_raiders(pending)
                in_turn = pick == IN_TURN
                area = area if in_turn else Place(thing_of(pick))
            yield from self.raiders_act(area, pending.pop(area))

    def choose_raiders(self, pending: Collection[Place]) -> Flow[str]:
        """R11.3: the area whose raiders act next; where they are many, all that are left may act in turn."""
        prompt = text("Choose the area whose raiders act next.")
        options = [f"area:{area}" for area in pending]
        dimmed = self.dimmed_areas(pending, text("No raider is left to act here."))
        if len(pending) > 2:
            options.append(IN_TURN)
        labels = {IN_TURN: text("All in turn, clockwise around Galactica")}
        return (yield from self.choose(self.current, "area", prompt, options, labels=labels, dimmed=dimmed))

    def raiders_act(self, area: Place, count: int) -> Flow[None]:
        """Those that fly on do so last and all to the same area, so that one sentence tells of them."""
        flown = 0
        for _ in range(count):
            if self.area(area).raiders:
                flown += yield from self.raider_acts(area)
        if flown:
            words = ("{n} raider flies on and is now {area}.", "{n} raiders fly on and are now {area}.")
            to = f"area:{self.towards_civilians(area)}"
            self.tell(
                plural(*words, n=flown, area=to), what=ShipsFlew(f"ship:{Ship.RAIDER}", f"area:{area}", to, flown)
            )

    def raider_acts(self, area: Place) -> Flow[bool]:
        """R11.4: the first that it can do; whether it has flown on."""
        here = self.area(area)
        pilots = self.pilots_in(area)
        if here.vipers:
            prompt = text("Choose the viper the raider attacks.")
            options = {f"ship:{model}@{area}": model for model in here.vipers}
            pick = yield from self.choose(self.current, "raider", prompt, list(options))
            yield from self.raider_attacks_viper(area, None, options[pick])
        elif pilots:
            prompt = text("Choose the pilot the raider attacks.")
            pick = yield from self.choose(self.current, "raider", prompt, [at_seat(pilot) for pilot in pilots])
            pilot = seat_of(pick)
            yield from self.raider_attacks_viper(area, pilot, self.player(pilot).viper or Ship.VIPER)
        elif here.civilians:
            prompt = text("Choose the civilian ship the raider destroys.")
            labels = [f"ship:civilian-{civilian.label}" for civilian in here.civilians]
            pick = yield from self.choose(self.current, "raider", prompt, labels)
            yield from self.destroy_civilian(pick.removeprefix("ship:civilian-"))
        elif self.count(Ship.CIVILIAN):
            to = self.towards_civilians(area)
            here.raiders -= 1
            self.area(to).raiders += 1
            return True
        else:
            yield from self.raider_attacks_galactica()
        return False

    def towards_civilians(self, area: Place) -> Place:
        """R11.6: one area towards the nearest civilian ship; clockwise when both ways are equally long."""
        ways = [steps_clockwise(area, place) for place in RING if self.area(place).civilians]
        clockwise, back = min(ways), min(6 - way for way in ways)
        return RING[(RING.index(area) + (1 if clockwise <= back else -1)) % 6]

    def launch_raiders(self) -> Flow[None]:
        """R11.9."""
        if self.is_there(Activation.LAUNCH_RAIDERS):
            yield from self.launch_from_basestars(Ship.RAIDER, RAIDERS_LAUNCHED)
        else:
            yield from self.nothing_there(Activation.LAUNCH_RAIDERS)

    def launch_from_basestars(self, ship: Ship, count: int) -> Flow[None]:
        """R11.8, R11.9: into each basestar's area; a disabled hangar launches nothing (R11.19, R11.20)."""
        each = count + sum(card.more_launched(self.whole, name) for card, name in self.cards_in_play())
        where: dict[Place, int] = {}
        for area, tokens in self.basestars():
            if DISABLED_HANGAR not in tokens:
                where[area] = where.get(area, 0) + each
        yield from self.place_ships(ship, where)

    # heavy raiders and centurions (R11.c) ---------------------------------------------------------------------------

    def activate_heavy_raiders(self, *, centurions: bool = True) -> Flow[None]:
        if not self.is_there(Activation.HEAVY_RAIDERS):
            yield from self.nothing_there(Activation.HEAVY_RAIDERS)
            return
        if centurions:
            self.move_centurions()
        began = {area: self.area(area).heavy_raiders for area in RING}
        yield from self.heavy_raiders_board({area: began[area] for area in LAUNCH_AREAS if began[area]})
        for area, to in TO_LAUNCH_AREA.items():
            self.area(area).heavy_raiders -= began[area]
            self.area(to).heavy_raiders += began[area]
            if began[area]:
                words = ("{n} heavy raider flies on and is now {area}.", "{n} heavy raiders fly on and are now {area}.")
                self.tell(
                    plural(*words, n=began[area], area=f"area:{to}"),
                    what=ShipsFlew(f"ship:{Ship.HEAVY_RAIDER}", f"area:{area}", f"area:{to}", began[area]),
                )
        if not any(began.values()):
            yield from self.launch_from_basestars(Ship.HEAVY_RAIDER, HEAVY_RAIDERS_IF_NONE)

    def move_centurions(self) -> None:
        """R11.10 (1), R11.14."""
        if self.state.boarding[-1]:
            self.game_over(Team.CYLONS, Ending.BOARDED, text("Centurions take Galactica. The Cylons win."))
        if any(self.state.boarding):
            self.tell(text("The centurions advance."), what=CenturionsAdvanced())
        self.state.boarding = [0, *self.state.boarding[:-1]]

    def heavy_raiders_board(self, boarding: dict[Place, int]) -> Flow[None]:
        """R11.10 (2); with too few centurions the current player chooses which ones board (R11.15)."""
        while boarding and self.centurions_left():
            area = next(iter(boarding))
            if self.centurions_left() < sum(boarding.values()):
                prompt = text("There are too few centurions. Choose the area whose heavy raider boards Galactica.")
                nobody = text("Nobody boards from here.")
                area = yield from self.choose_area(self.current, tuple(boarding), prompt, nobody)
            self.area(area).heavy_raiders -= 1
            self.place_centurions(1, area)
            boarding[area] -= 1
            if not boarding[area]:
                del boarding[area]

    def centurions_left(self) -> int:
        return CENTURIONS - sum(self.state.boarding)

    def place_centurions(self, count: int, area: Place | None = None) -> None:
        """On the first space, out of a heavy raider in an area, or not; without a token nothing is placed (R11.17)."""
        for _ in range(min(count, self.centurions_left())):
            self.state.boarding[0] += 1
            self.tell(text("A centurion boards Galactica."), what=Boarded(area and f"area:{area}"))

    def destroy_centurion(self, space: int) -> None:
        self.state.boarding[space] -= 1
        self.tell(text("A centurion is destroyed."), what=CenturionDestroyed(f"ship:centurion@{space}"))

    def centurion_options(self) -> list[str]:
        return [f"ship:centurion@{space}" for space in range(BOARDING_SPACES) if self.state.boarding[space]]

    # basestars (R11.d) ----------------------------------------------------------------------------------------------

    def activate_basestars(self) -> Flow[None]:
        """Each attacks once; all of them shoot alike, so their order is no question."""
        if not self.is_there(Activation.BASESTARS):
            yield from self.nothing_there(Activation.BASESTARS)
            return
        for _ in [tokens for _, tokens in self.basestars() if DISABLED_WEAPONS not in tokens]:
            yield from self.basestar_attacks_galactica()

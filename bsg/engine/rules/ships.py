"""R13, R31: human ships, placing ships of every kind, civilian ships, vipers and their pilots."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.happenings.ships import (
    CivilianDestroyed,
    CivilianRevealed,
    Landed,
    Launched,
    ReservesDamaged,
    ShipsFlew,
    ShipsPlaced,
    TookViper,
    ViperDamaged,
    ViperDestroyed,
    VipersRecalled,
    VipersRepaired,
)
from bsg.engine.numbers import SUPPLY, VIPERS
from bsg.engine.places import LAUNCH_AREAS, RING, adjacent
from bsg.engine.rules.damage import Damage
from bsg.engine.state import Area, Civilian, Vipers
from bsg.engine.vocabulary import Place, Ship, Title, at_seat, counted, reasons, thing_of
from bsg.kernel import Flow, Text, plural, text, verbatim

Placement = Mapping[Place, int]  # how many ships of a kind in which area
ADJACENT_ONLY = text("A viper flies to an adjacent area only.")
MARKER = "damage"  # of a basestar when no token is left; never goes to the pool (R12.20)


class Viper(NamedTuple):
    """One viper in space: where it is, who flies it, of which model it is."""

    area: Place
    pilot: int | None
    model: Ship


class Ships(Damage):
    def ships_in_play(self) -> tuple[Ship, ...]:
        """R1.b."""
        return (Ship.BASESTAR, Ship.RAIDER, Ship.HEAVY_RAIDER, Ship.VIPER, Ship.CIVILIAN)

    def vipers_in_game(self) -> Vipers:
        """R1.b, by model: the base game has one."""
        return {Ship.VIPER: VIPERS}

    def cylon_ships_in_game(self) -> Mapping[Ship, int]:
        """R1.b, by kind: what is on no board is in the supply."""
        return SUPPLY

    def boards(self) -> dict[str, dict[Place, Area]]:
        """The areas of every board by its name. What a rule says of space is said of the main board (R0.9)."""
        return {"main": self.state.areas}

    def area(self, place: Place) -> Area:
        return self.state.areas[place]

    def count(self, ship: Ship) -> int:
        """How many of a kind are on the main board; vipers: unmanned ones."""
        return sum(self.count_in(place, ship) for place in RING)

    def count_everywhere(self, ship: Ship) -> int:
        """On all boards: what is there is not in the supply."""
        return sum(self.count_in(place, ship) for areas in self.boards().values() for place in areas)

    def count_in(self, place: Place, ship: Ship) -> int:
        area = self.area(place)
        match ship:
            case Ship.RAIDER:
                return area.raiders
            case Ship.HEAVY_RAIDER:
                return area.heavy_raiders
            case Ship.BASESTAR:
                return len(area.basestars)
            case Ship.CIVILIAN:
                return len(area.civilians)
            case _:
                return area.vipers.get(ship, 0)

    def available(self, ship: Ship) -> int:
        """How many can still be placed: out of the supply, the reserves or the pile."""
        match ship:
            case Ship.CIVILIAN:
                return len(self.state.civilian_pile)
            case _ if ship in self.cylon_ships_in_game():
                return self.cylon_ships_in_game()[ship] - self.count_everywhere(ship)
            case _:
                return self.state.reserves.get(ship, 0)

    # placing (R31) --------------------------------------------------------------------------------------------------

    def place_ships(self, ship: Ship, where: Placement) -> Flow[dict[Place, int]]:
        """Places new ships; with too few the current player decides which (R31.1). Returns what was placed."""
        wanted = {area: count for area, count in where.items() if count > 0}
        placed: dict[Place, int] = {}
        left = min(self.available(ship), sum(wanted.values()))
        while left:
            area = yield from self.next_area(ship, wanted, left)
            self.put(ship, area)
            placed[area] = placed.get(area, 0) + 1
            left -= 1
        self.tell_placed(ship, placed)
        return placed

    def next_area(self, ship: Ship, wanted: dict[Place, int], left: int) -> Flow[Place]:
        """Where the next of so many that are left goes; one less is wanted there."""
        area = next(iter(wanted))
        if len(wanted) > 1 and left < sum(wanted.values()):
            prompt = text("There are too few ships. Choose where to place the next {ship}.", ship=f"ship:{ship}")
            pick = yield from self.choose(self.current, "shortage", prompt, [f"area:{place}" for place in wanted])
            area = Place(thing_of(pick))
        wanted[area] -= 1
        if not wanted[area]:
            del wanted[area]
        return area

    def tell_placed(self, ship: Ship, placed: Placement) -> None:
        for area, count in placed.items():
            words = ("{ships} appears {area}.", "{ships} appear {area}.")
            self.tell(
                plural(*words, n=count, ships=counted(ship, count), area=f"area:{area}"),
                what=ShipsPlaced(f"ship:{ship}", f"area:{area}", count),
            )

    def put(self, ship: Ship, place: Place) -> None:
        """One ship out of supply, reserves or pile into an area."""
        area = self.area(place)
        match ship:
            case Ship.RAIDER:
                area.raiders += 1
            case Ship.HEAVY_RAIDER:
                area.heavy_raiders += 1
            case Ship.BASESTAR:
                area.basestars.append([])
            case Ship.CIVILIAN:
                area.civilians.append(Civilian(self.next_label(), self.state.civilian_pile.pop()))
            case _:
                add(self.state.reserves, ship, -1)
                add(area.vipers, ship, 1)

    def next_label(self) -> str:
        """A, B, … Z, AA, …: never given twice, so that nobody's memory of a ship points at another one (R13.12)."""
        number, label = self.state.civilians_placed, ""
        self.state.civilians_placed += 1
        while number >= 0:
            label = chr(ord("A") + number % 26) + label
            number = number // 26 - 1
        return label

    def place_vipers(self, where: Placement, model: Ship | None = None) -> Flow[None]:
        """From the reserves, unmanned; whoever may fly one decides after the whole placement (R8.14, R13.9).

        Without a model the current player says which, viper by viper.
        """
        wanted = {area: count for area, count in where.items() if count > 0}
        stock = sum(self.state.reserves.values()) if model is None else self.available(model)
        placed: dict[Ship, dict[Place, int]] = {}
        for left in range(min(stock, sum(wanted.values())), 0, -1):
            area = yield from self.next_area(model or Ship.VIPER, wanted, left)
            prompt = text("Choose which viper is placed {area}.", area=f"area:{area}")
            one = model or (yield from self.choose_model(self.current, self.state.reserves, prompt))
            self.put(one, area)
            areas = placed.setdefault(one, {})
            areas[area] = areas.get(area, 0) + 1
        for one, areas in placed.items():
            self.tell_placed(one, areas)
        yield from self.vipers_placed([Viper(area, None, one) for one, areas in placed.items() for area in areas])

    def vipers_placed(self, vipers: list[Viper]) -> Flow[None]:
        """W4."""
        if vipers:
            for seat in self.humans():
                yield from self.sheet(seat).viper_placed(self.whole, seat, vipers)

    # civilian ships (R13.c) -----------------------------------------------------------------------------------------

    def civilians(self) -> dict[str, Place]:
        """Labels of the civilian ships in space, and where they are."""
        return {civilian.label: place for place in RING for civilian in self.area(place).civilians}

    def place_civilians(self, count: int) -> Flow[None]:
        """No area stated: the Admiral chooses it, ship by ship (R13.14)."""
        for _ in range(min(count, self.available(Ship.CIVILIAN))):
            area = yield from self.choose_civilian_area(text("Choose where to place a civilian ship."))
            yield from self.place_ships(Ship.CIVILIAN, {area: 1})

    def choose_civilian_area(self, prompt: Text) -> Flow[Place]:
        return (yield from self.choose_area(self.holder(Title.ADMIRAL), RING, prompt))

    def take_civilian(self, label: str) -> Civilian:
        place = self.civilians()[label]
        (civilian,) = (c for c in self.area(place).civilians if c.label == label)
        self.area(place).civilians.remove(civilian)
        return civilian

    def destroy_civilian(self, label: str) -> Flow[None]:
        """R13.15: turned over, its losses applied, out of the game."""
        where = self.civilians()[label]
        self.tell(
            text("Civilian ship {label} is destroyed {area}.", label=verbatim(label), area=f"area:{where}"),
            what=CivilianDestroyed(f"ship:civilian-{label}", f"area:{where}"),
        )
        yield from self.lose_civilian(self.take_civilian(label).face)

    def lose_civilian(self, face: str) -> Flow[None]:
        self.state.civilians_lost.append(face)
        self.tell(
            text("It carried {face}.", face=f"civilian:{face}"),
            reveals="H32",
            what=CivilianRevealed(f"civilian:{face}"),
        )
        for resource, amount in CIVILIANS[face].items():
            self.change(resource, -amount)
        for card, name in self.cards_in_play():
            card.civilian_destroyed(self.whole, name)
        yield from ()

    def draw_and_destroy_civilian(self) -> Flow[None]:
        """R13.16: one that is not on the board; else one that the current player chooses; else nothing."""
        if self.state.civilian_pile:
            self.tell(text("A civilian ship is destroyed."), what=CivilianDestroyed())
            yield from self.lose_civilian(self.state.civilian_pile.pop())
        elif labels := self.civilians():
            options = [f"ship:civilian-{label}" for label in labels]
            pick = yield from self.choose(
                self.current, "civilian", text("Choose the civilian ship to destroy."), options
            )
            yield from self.destroy_civilian(pick.removeprefix("ship:civilian-"))

    # vipers (R13.a) -------------------------------------------------------------------------------------------------

    def is_piloting(self, seat: int) -> bool:
        return self.player(seat).place in RING

    def pilots_in(self, area: Place) -> list[int]:
        return self.characters_in(area)

    def launches(self, seat: int, prompt: Text) -> Flow[None]:
        """A character launches in a viper of the reserves where they like."""
        area = yield from self.choose_launch_area(seat, prompt)
        which = text("Choose the viper you fly.")
        self.launch(seat, area, (yield from self.choose_model(seat, self.state.reserves, which)))

    def launch(self, seat: int, area: Place, model: Ship = Ship.VIPER) -> None:
        """A character takes a viper out of the reserves and flies it."""
        add(self.state.reserves, model, -1)
        self.player(seat).place, self.player(seat).viper = area, model
        self.tell(
            text("{seat} launches in a viper {area}.", seat=at_seat(seat), area=f"area:{area}"),
            what=Launched(seat, f"area:{area}"),
        )

    def fly(self, seat: int, area: Place, model: Ship = Ship.VIPER) -> None:
        """A character takes over an unmanned viper."""
        add(self.area(area).vipers, model, -1)
        self.player(seat).place, self.player(seat).viper = area, model
        self.tell(
            text("{seat} takes over a viper {area}.", seat=at_seat(seat), area=f"area:{area}"),
            what=TookViper(seat, f"area:{area}"),
        )

    def send(self, seat: int, place: Place) -> None:
        """R22.8."""
        if self.may_be_sent(seat, place):
            self.leaves_viper(seat)
        super().send(seat, place)

    def leaves_viper(self, seat: int) -> None:
        """R4.23: whoever leaves his viper returns it to the reserves."""
        if self.is_piloting(seat):
            add(self.state.reserves, self.gets_out(seat), 1)

    def gets_out(self, seat: int) -> Ship:
        """A pilot is on the Hangar Deck, and his viper, of this model, wherever the rule says."""
        player = self.player(seat)
        model, player.viper, player.place = player.viper, None, Place.HANGAR_DECK
        assert model is not None
        return model

    def lose_viper(self, area: Place, pilot: int | None, model: Ship = Ship.VIPER, *, destroyed: bool) -> None:
        """R13.5, R13.6: to the damaged vipers or out of the game; a pilot is fished out and goes to Sickbay."""
        if pilot is None:
            add(self.area(area).vipers, model, -1)
        else:
            model = self.gets_out(pilot)
        if destroyed:
            add(self.state.destroyed_vipers, model, 1)
            self.tell(
                text("A viper is destroyed {area}.", area=f"area:{area}"), what=ViperDestroyed(f"area:{area}", pilot)
            )
        else:
            add(self.state.damaged_vipers, model, 1)
            self.tell(text("A viper is damaged {area}.", area=f"area:{area}"), what=ViperDamaged(f"area:{area}", pilot))
        if pilot is not None:
            self.send(pilot, Place.SICKBAY)

    def move_vipers(self, most: int, source: Vipers, target: Vipers) -> int:
        """Up to so many, of whatever model, from one pile to another; how many they were."""
        models = [model for model, count in source.items() for _ in range(count)][:most]
        for model in models:
            add(source, model, -1)
            add(target, model, 1)
        return len(models)

    def choose_model(self, seat: int, vipers: Vipers, prompt: Text) -> Flow[Ship]:
        """One of the models that are among these vipers: a question only where there are several."""
        options = [f"ship:{model}" for model in self.vipers_in_game() if model in vipers]
        return Ship(thing_of((yield from self.choose(seat, "model", prompt, options))))

    def pick_vipers(self, seat: int, most: int, source: Vipers, target: Vipers, prompt: Text) -> Flow[int]:
        """Up to so many from one pile to another, of models that somebody chooses; how many they were."""
        if sum(source.values()) <= most:
            return self.move_vipers(most, source, target)
        for _ in range(most):
            model = yield from self.choose_model(seat, source, prompt)
            add(source, model, -1)
            add(target, model, 1)
        return most

    def call_back(self, viper: Viper) -> None:
        """R13.19: an unmanned viper in space returns to the reserves."""
        add(self.area(viper.area).vipers, viper.model, -1)
        add(self.state.reserves, viper.model, 1)

    def vipers_lost(self) -> int:
        """Damaged or destroyed."""
        return sum(self.state.damaged_vipers.values()) + sum(self.state.destroyed_vipers.values())

    def damage_reserve_vipers(self, seat: int, count: int) -> Flow[None]:
        """R13.8."""
        prompt = text("Choose a viper in the reserves to damage.")
        damaged = yield from self.pick_vipers(seat, count, self.state.reserves, self.state.damaged_vipers, prompt)
        words = ("{n} viper is damaged in the reserves.", "{n} vipers are damaged in the reserves.")
        self.tell(plural(*words, n=damaged), what=ReservesDamaged(damaged))

    def damage_space_vipers(self, count: int) -> Flow[None]:
        """R13.8: the current player chooses which; not an attack (R12.4)."""
        for _ in range(count):
            options = self.viper_options()
            if not options:
                return
            prompt = text("Choose a viper to damage.")
            pick = yield from self.choose(self.current, "viper", prompt, list(options))
            self.lose_viper(*options[pick], destroyed=False)

    def viper_options(self) -> dict[str, Viper]:
        """Every viper in space by typed name; a flown one is its pilot."""
        unmanned = {
            f"ship:{model}@{area}": Viper(area, None, model) for area in RING for model in self.area(area).vipers
        }
        flown = {
            at_seat(pilot): Viper(area, pilot, self.player(pilot).viper or Ship.VIPER)
            for area in RING
            for pilot in self.pilots_in(area)
        }
        return unmanned | flown

    def repair_vipers(self, seat: int, count: int) -> Flow[None]:
        """R13.5."""
        prompt = text("Choose a viper to repair.")
        repaired = yield from self.pick_vipers(seat, count, self.state.damaged_vipers, self.state.reserves, prompt)
        self.tell(
            plural("{n} viper is repaired.", "{n} vipers are repaired.", n=repaired), what=VipersRepaired(repaired)
        )

    def clear_space(self) -> None:
        """R15.8, R15.9: the fleet jumps; centurions stay."""
        self.vipers_land()
        self.civilians_leave()
        self.cylon_ships_leave()

    def vipers_land(self) -> None:
        for seat in range(len(self.state.players)):
            if self.is_piloting(seat):
                self.leaves_viper(seat)
                self.tell(text("{seat} lands on the Hangar Deck.", seat=at_seat(seat)), what=Landed(seat))
        for area in self.state.areas.values():
            self.move_vipers(sum(area.vipers.values()), area.vipers, self.state.reserves)

    def civilians_leave(self) -> None:
        for area in self.state.areas.values():
            self.state.civilian_pile += [civilian.face for civilian in area.civilians]
            area.civilians = []
        self.dice.shuffle("shuffle:civilians", self.state.civilian_pile)

    def cylon_ships_leave(self) -> None:
        """To the supply; tokens of basestars to their pool (R12.16)."""
        for area in self.state.areas.values():
            self.state.basestar_tokens += [t for tokens in area.basestars for t in tokens if t != MARKER]
            area.raiders, area.heavy_raiders, area.basestars = 0, 0, []
        self.state.basestar_tokens.sort()

    def vipers_return(self) -> None:
        """All vipers in space return to the reserves, pilots to the Hangar Deck."""
        for seat in range(len(self.state.players)):
            self.leaves_viper(seat)
        for area in self.state.areas.values():
            self.move_vipers(sum(area.vipers.values()), area.vipers, self.state.reserves)
        self.tell(text("All vipers return to the reserves."), what=VipersRecalled())

    # activating unmanned vipers (R13.2) -----------------------------------------------------------------------------

    def activate_vipers(self, seat: int, count: int, *, optional: bool = True) -> Flow[None]:
        """Up to so many activations, also of the same viper (R13.3); who reveals himself meanwhile is done (R4.7)."""
        activations = self.vipers_act(seat, count, optional=optional)
        yield from self.in_a_row(activations) if count > 1 else activations

    def vipers_act(self, seat: int, count: int, *, optional: bool) -> Flow[None]:
        human = self.is_human(seat)
        for left in range(count, 0, -1):
            if self.is_human(seat) != human or not self.in_game(seat):
                return
            whys = self.why_not_unmanned()
            options = [viper for viper, why in whys.items() if why is None]
            if not options:
                return
            prompt = plural(
                "Choose an unmanned viper to activate ({n} activation left).",
                "Choose an unmanned viper to activate ({n} activations left).",
                n=left,
            )
            done = {"opt:done": text("Done")}
            if optional:
                options.append("opt:done")
            default = "opt:done" if optional else ""
            pick = yield from self.choose(
                seat, "viper", prompt, options, labels=done, default=default, dimmed=reasons(whys)
            )
            if pick == "opt:done":
                return
            model, _, where = pick.removeprefix("ship:").partition("@")
            yield from self.activate_viper(seat, where, Ship(model))

    def why_not_unmanned(self) -> dict[str, Text | None]:
        """Every viper that could be meant by typed name, with what is against activating it."""
        flown = text("Somebody flies this viper; only unmanned ones can be activated.")
        empty = text("No viper is in the reserves.")
        reserves = {
            f"ship:{model}@reserves": None if self.available(model) else empty for model in self.vipers_in_game()
        }
        in_space = {name: None if viper.pilot is None else flown for name, viper in self.viper_options().items()}
        return reserves | in_space

    def activate_viper(self, seat: int, where: str, model: Ship) -> Flow[Place]:
        """One unmanned viper: launched, or in space whatever it can do there; in which area it has ended."""
        if where == "reserves":
            prompt = text("Choose where to launch the viper.")
            area = yield from self.choose_launch_area(seat, prompt)
            yield from self.place_vipers({area: 1}, model)
            return area
        here = Place(where)
        prompt = text("Choose what the viper {area} does.", area=f"area:{here}")
        options = self.viper_moves(here, model)
        dimmed = self.dimmed_viper_moves(here, model)
        pick = yield from self.choose(seat, "viper_acts", prompt, list(options), labels=options, dimmed=dimmed)
        if pick.startswith("area:"):
            area = Place(thing_of(pick))
            add(self.area(here).vipers, model, -1)
            add(self.area(area).vipers, model, 1)
            self.tell(
                text("A viper flies on and is now {area}.", area=pick),
                what=ShipsFlew(f"ship:{model}", f"area:{here}", pick),
            )
            return area
        yield from self.viper_acts_on(seat, here, pick, piloted=False)
        return here

    def viper_moves(self, here: Place, model: Ship) -> dict[str, Text]:
        """What a viper in space can do, by typed name."""
        moves = {f"area:{area}": text("Fly: {area}", area=f"area:{area}") for area in self.in_reach(here, model)}
        names = self.damaged_basestars()
        return moves | {t: text("Attack: {ship}", ship=names.get(t, t)) for t in self.targets_in(here)}

    def viper_acts_on(self, seat: int, here: Place, ship: str, *, piloted: bool) -> Flow[None]:
        """What a viper does with a ship in its area: it attacks it."""
        yield from self.viper_attacks(seat, here, ship, piloted=piloted)

    def in_reach(self, here: Place, model: Ship) -> tuple[Place, ...]:
        """Where a viper can fly at once (R13.2)."""
        return adjacent(here)

    def why_too_far(self, model: Ship) -> Text:
        return ADJACENT_ONLY

    def dimmed_viper_moves(self, here: Place, model: Ship) -> dict[str, Text]:
        """R0.9, R13.2: what is out of its reach."""
        areas = self.dimmed_areas((here, *self.in_reach(here, model)), self.why_too_far(model))
        return areas | self.dimmed_targets(self.targets_in(here), text("A viper attacks in its own area only."))

    def dimmed_areas(self, besides: Collection[Place], why: Text) -> dict[str, Text]:
        return reasons({f"area:{area}": why for area in RING if area not in besides})

    def dimmed_targets(self, besides: Collection[str], why: Text) -> dict[str, Text]:
        """The Cylon ships that are no target now."""
        return reasons({ship: why for area in RING for ship in self.targets_in(area) if ship not in besides})

    def targets_in(self, area: Place) -> list[str]:
        """Cylon ships in an area by typed name; equal ones are one target (R12.19)."""
        here = self.area(area)
        targets = [f"ship:raider@{area}"] * bool(here.raiders) + [f"ship:heavy-raider@{area}"] * bool(
            here.heavy_raiders
        )
        return targets + [f"ship:basestar@{area}#{n}" for n in range(len(here.basestars))]

    def damaged_basestars(self) -> dict[str, Text]:
        """What they are called, by typed name: two in one area are told apart by their damage (R12.19)."""
        return {
            (name := f"ship:basestar@{area}#{n}"): text(
                "{ship} ({damage})", ship=name, damage=[f"token:{token}" for token in tokens]
            )
            for area in RING
            for n, tokens in enumerate(self.area(area).basestars)
            if tokens
        }

    def choose_area(self, seat: int, areas: tuple[Place, ...], prompt: Text, others: Text | None = None) -> Flow[Place]:
        """`others`: why it cannot be another area."""
        options = [f"area:{area}" for area in areas]
        dimmed = self.dimmed_areas(areas, others) if others else {}
        pick = yield from self.choose(seat, "area", prompt, options, dimmed=dimmed)
        return Place(thing_of(pick))

    def choose_launch_area(self, seat: int, prompt: Text) -> Flow[Place]:
        """R0.10."""
        return (yield from self.choose_area(seat, LAUNCH_AREAS, prompt, text("Vipers are not launched here.")))

    # the other chapters that this one turns to ----------------------------------------------------------------------

    def viper_attacks(self, seat: int, area: Place, target: str, *, piloted: bool) -> Flow[None]:
        """In the chapter on combat."""
        raise NotImplementedError


def add(pile: Vipers, model: Ship, count: int) -> None:
    """So many more of a model, or fewer; of which there is none left is not there."""
    pile[model] = pile.get(model, 0) + count
    if not pile[model]:
        del pile[model]

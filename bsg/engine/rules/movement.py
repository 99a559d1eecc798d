"""R4.b: movement."""

from __future__ import annotations

from bsg.engine.places import COLONIAL_ONE, CYLON_LOCATIONS, GALACTICA, HAZARDOUS, RING, adjacent, spot
from bsg.engine.rules.crises import Crises
from bsg.engine.vocabulary import THE_PLACE, Place, at_seat
from bsg.kernel import Flow, Text, text


class Movement(Crises):
    def may_move(self, seat: int) -> bool:
        """Not from the Brig (R4.17), not while off the board (R26.10)."""
        return self.player(seat).place not in (None, Place.BRIG) and bool(self.reachable(seat))

    def reachable(self, seat: int) -> list[Place]:
        """Where a voluntary move may lead; another ship costs a card (R4.13–R4.19)."""
        player = self.player(seat)
        if player.cylon:
            return [place for place in CYLON_LOCATIONS if place != player.place]
        areas = adjacent(player.place) if player.place in RING else ()
        open_ships = [GALACTICA] if "super:bomb-on-colonial-one" in self.state.kept else [GALACTICA, COLONIAL_ONE]
        locations = [
            place
            for ship in open_ships
            if player.place in ship or player.hand
            for place in ship
            if place != player.place and place not in HAZARDOUS
        ]
        return [*areas, *locations]

    def move(self, seat: int) -> Flow[None]:
        """One optional move."""
        if not self.may_move(seat):
            return
        options = ["opt:stay", *map(spot, self.reachable(seat))]
        labels = {"opt:stay": text("Stay")}
        pick = yield from self.choose(
            seat,
            "move",
            text("Choose where to move."),
            options,
            labels=labels,
            default="opt:stay",
            dimmed=self.dimmed_moves(seat),
        )
        if pick == "opt:stay":
            return
        place = Place(pick.split(":")[1])
        if place in RING:  # R4.20
            self.player(seat).place = place
            self.tell(text("{seat} flies on and is now {area}.", seat=at_seat(seat), area=pick))
            return
        if self.changes_ship(seat, place):
            yield from self.pay(seat, 1, text("Discard 1 skill card to change ships."))
        self.leaves_viper(seat)
        self.player(seat).place = place
        self.tell(text("{seat} moves to {place}.", seat=at_seat(seat), place=THE_PLACE[place]))

    def dimmed_moves(self, seat: int) -> dict[str, Text]:
        """The locations of the human ships that are out of reach, and why."""
        player, reachable = self.player(seat), self.reachable(seat)
        if player.cylon:
            return {}
        dimmed = {}
        for place in (*GALACTICA, *COLONIAL_ONE):
            if place in HAZARDOUS and place != player.place:
                dimmed[f"loc:{place}"] = text("Nobody moves here by choice.")
            elif place not in reachable and place != player.place:
                no_card = text("To change ships, you must discard a skill card, and you have none.")
                dimmed[f"loc:{place}"] = text("Nobody can board this ship now.") if player.hand else no_card
        return {option: text("{name}: {why}", name=option, why=why) for option, why in dimmed.items()}

    def changes_ship(self, seat: int, place: Place) -> bool:
        """R4.14; landing a viper is the same (R4.20)."""
        here = self.player(seat).place
        return self.is_human(seat) and not any(here in ship and place in ship for ship in (GALACTICA, COLONIAL_ONE))

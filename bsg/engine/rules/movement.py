"""R4.b: movement."""

from __future__ import annotations

from bsg.engine.happenings.turns import Flew, Moved
from bsg.engine.places import RING, spot
from bsg.engine.rules.brig import NOT_BY_CHOICE
from bsg.engine.rules.crises import Crises
from bsg.engine.vocabulary import Place, Ship, at_seat, reasons, the_place
from bsg.kernel import Flow, Text, text


class Movement(Crises):
    def may_move(self, seat: int) -> bool:
        return self.why_not_move(seat) is None

    def why_not_move(self, seat: int) -> Text | None:
        """Not from the Brig (R4.17), not while off the board (R26.10)."""
        if self.in_brig(seat):
            return text("Nobody moves out of the Brig.")
        return self.why_off_board(seat) or (None if self.reachable(seat) else text("There is nowhere to go."))

    def reachable(self, seat: int) -> list[Place]:
        """Where a voluntary move may lead; another ship costs a card (R4.13–R4.19)."""
        player = self.player(seat)
        if player.cylon:
            return [place for place in self.cylon_locations() if place != player.place]
        areas = self.in_reach(player.place, player.viper) if player.place and player.viper else ()
        barred = (player.place, *self.hazardous())
        locations = [
            place
            for ship in self.human_ships()
            if player.place in ship or player.hand
            for place in ship
            if place not in barred
        ]
        if self.cards_in_play():  # of which there is mostly none
            locations = [place for place in locations if self.why_closed(place) is None]
        return [*areas, *locations]

    def why_closed(self, place: Place) -> Text | None:
        """R4.19: a card in play may be against anybody's going there."""
        return self.forbidden(lambda card, name: card.why_not_enter(self.whole, name, place))

    def move(self, seat: int) -> Flow[None]:
        """One optional move."""
        if not self.may_move(seat):
            return
        options = ["opt:stay", *map(spot, self.reachable(seat))]
        labels = self.move_labels(seat)
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
            self.tell(text("{seat} flies on and is now {area}.", seat=at_seat(seat), area=pick), what=Flew(seat, pick))
            return
        if self.changes_ship(seat, place):
            yield from self.pay(seat, 1, text("Discard 1 skill card to change ships."))
        self.leaves_viper(seat)
        self.player(seat).place = place
        self.tell(text("{seat} moves to {place}.", seat=at_seat(seat), place=the_place(place)), what=Moved(seat, pick))

    def move_labels(self, seat: int) -> dict[str, Text]:
        """What the options of a move are called besides their names."""
        return {"opt:stay": text("Stay")}

    def dimmed_moves(self, seat: int) -> dict[str, Text]:
        """What is out of reach, and why: locations of the human ships, and for a pilot areas."""
        here, reachable = self.player(seat).place, self.reachable(seat)
        areas = RING if self.is_piloting(seat) else ()
        locations = [place for ship in self.human_ships() for place in ship]
        out_of_reach = [place for place in (*locations, *areas) if place != here and place not in reachable]
        return reasons({spot(place): self.why_out_of_reach(seat, place) for place in out_of_reach})

    def why_out_of_reach(self, seat: int, place: Place) -> Text:
        if not self.is_human(seat):
            return text("Cylon players move among the Cylon locations only.")
        if place in RING:
            return self.why_too_far(self.player(seat).viper or Ship.VIPER)
        if place in self.hazardous():
            return NOT_BY_CHOICE
        if why := self.why_closed(place):
            return why
        return text("To change ships, you must discard a skill card, and you have none.")

    def changes_ship(self, seat: int, place: Place) -> bool:
        """R4.14; landing a viper is the same (R4.20)."""
        here = self.player(seat).place
        return self.is_human(seat) and not any(here in ship and place in ship for ship in self.human_ships())

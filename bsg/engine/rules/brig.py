"""R22: Brig, Sickbay and being sent."""

from __future__ import annotations

from bsg.engine.rules.titles import Titles
from bsg.engine.vocabulary import THE_PLACE, Place, at_seat
from bsg.kernel import text


class Brig(Titles):
    def may_be_sent(self, seat: int, place: Place) -> bool:
        """R22.14: not a Cylon player, nobody off the board, nobody in the Brig, nobody who is there already."""
        where = self.player(seat).place
        return self.is_human(seat) and where not in (None, Place.BRIG, place)

    def sendable(self, place: Place) -> list[int]:
        return [seat for seat in self.clockwise(self.current) if self.may_be_sent(seat, place)]

    def send(self, seat: int, place: Place) -> None:
        """Being sent costs nothing (R4.22); where it cannot be done nothing happens (R22.4, R22.12)."""
        if not self.may_be_sent(seat, place):
            return
        self.player(seat).place = place
        self.tell(text("{seat} is sent to {place}.", seat=at_seat(seat), place=THE_PLACE[place]))
        if place == Place.BRIG:
            self.title_lost_in_brig(seat)

    def leave_brig(self, seat: int, place: Place) -> None:
        """Only by effects that name the Brig (R22.3)."""
        self.player(seat).place = place
        self.tell(text("{seat} leaves the Brig for {place}.", seat=at_seat(seat), place=THE_PLACE[place]))
        self.title_after_brig(seat)

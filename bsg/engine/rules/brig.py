"""R22: Brig, Sickbay and being sent."""

from __future__ import annotations

from bsg.engine.happenings.offices import LeftBrig, Sent
from bsg.engine.rules.titles import Titles
from bsg.engine.vocabulary import Place, at_seat, reasons, the_place, thing_of
from bsg.kernel import Flow, Text, text

NOT_BY_CHOICE = text("Nobody moves here by choice.")


class Brig(Titles):
    def why_not_sent(self, seat: int, place: Place) -> Text | None:
        """R22.14: not a Cylon player, nobody off the board, nobody in the Brig, nobody who is there already."""
        if self.player(seat).place == place:
            return text("This character is there already.")
        if self.in_brig(seat):
            return text("This character is in the Brig, and stays there.")
        return self.why_not_human(seat) or self.why_off_board(seat)

    def may_be_sent(self, seat: int, place: Place) -> bool:
        return self.why_not_sent(seat, place) is None

    def sendable(self, place: Place) -> list[int]:
        return self.choosable(lambda seat: self.why_not_sent(seat, place))

    def send(self, seat: int, place: Place) -> None:
        """Being sent costs nothing (R4.22); where it cannot be done nothing happens (R22.4, R22.12)."""
        if not self.may_be_sent(seat, place):
            return
        self.player(seat).place = place
        self.tell(
            text("{seat} is sent to {place}.", seat=at_seat(seat), place=the_place(place)),
            what=Sent(seat, f"loc:{place}"),
        )
        if self.in_brig(seat):
            self.title_lost_in_brig(seat)

    def choose_way_out(self, seat: int, kind: str, prompt: Text) -> Flow[Place]:
        """R5.6: out of the Brig to any location on Galactica that is not hazardous."""
        whys = {f"loc:{place}": self.why_no_way_out(place) for ship in self.human_ships() for place in ship}
        options = [option for option, why in whys.items() if why is None]
        pick = yield from self.choose(seat, kind, prompt, options, dimmed=reasons(whys))
        return Place(thing_of(pick))

    def why_no_way_out(self, place: Place) -> Text | None:
        if place in self.hazardous():
            return NOT_BY_CHOICE
        return None if place in self.on_galactica() else text("It is not on Galactica.")

    def leave_brig(self, seat: int, place: Place) -> None:
        """Only by effects that name the Brig (R22.3)."""
        self.player(seat).place = place
        self.tell(
            text("{seat} leaves the Brig for {place}.", seat=at_seat(seat), place=the_place(place)),
            what=LeftBrig(seat, f"loc:{place}"),
        )
        self.title_after_brig(seat)

"""The acts that people can agree on, one class each: what it is called, when it can be done, and what it does."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, ClassVar

import msgspec

from bsg import kernel
from bsg.kernel import Refused, Text, text, verbatim
from bsg.tables.chairs import moments, volunteers
from bsg.tables.chairs.absence import is_absent
from bsg.tables.chairs.floor import Floor
from bsg.tables.journal import clocks, due, restore
from bsg.tables.models import Guest, Seat, Table

MORE = timedelta(minutes=1)  # for a window that is about to close
WORDS = 300  # characters of a reason or a ruling


class Wish(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wants done."""

    kind: str
    seat: int | None = None  # whom it is about
    why: str = ""
    to: str = ""  # who takes something over, of those who offered; or the moment to return to
    name: str = ""  # what that is called, and whoever sat there: as they were when it was proposed
    old: str = ""


class Kind:
    name: ClassVar[str]
    reason: ClassVar[bool] = False  # whether there must be one
    about_a_seat: ClassVar[bool] = False
    about_a_volunteer: ClassVar[bool] = False

    def wanted(self, wish: Wish) -> Text:
        """What is proposed."""
        raise NotImplementedError

    def done(self, wish: Wish) -> Text:
        """What everybody reads when it is done."""
        raise NotImplementedError

    def check(self, floor: Floor, wish: Wish) -> None:
        """`Refused` says why it cannot be done now."""

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        """Changes what it changes; gives what it does to the game itself, as fields of its entry."""
        return {}

    def entry(
        self, floor: Floor, wish: Wish, by: str, mark: Text, agreed: tuple[int, ...] = ()
    ) -> kernel.Act | kernel.Rewind:
        """What goes into the journal, once it is sure to be done."""
        does = self.does(floor, wish)
        return kernel.Act(self.name, by, kernel.Event(mark), wish.why, agreed, wish.seat, **does)

    def holds_for(self, floor: Floor) -> str:
        """What everybody sees of what it is about: when that is over, so is the proposal. Nothing: it holds."""
        return ""


def whom(wish: Wish) -> str:
    return f"seat:{wish.seat}"


class Pause(Kind):
    name = "pause"

    def wanted(self, wish: Wish) -> Text:
        return text("Pause the game.")

    def done(self, wish: Wish) -> Text:
        return text("The game is paused.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.paused_at is not None:
            raise Refused("The game is paused already.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        closes_at = floor.table.closes_at
        left = None if closes_at is None else max(0.0, (closes_at - floor.now).total_seconds())
        floor.change(paused_at=floor.now, left=left)
        return {}


class Resume(Kind):
    name = "resume"

    def wanted(self, wish: Wish) -> Text:
        return text("Go on with the game.")

    def done(self, wish: Wish) -> Text:
        return text("The game goes on.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.paused_at is None:
            raise Refused("The game is not paused.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        table, left = floor.table, floor.table.left
        assert table.paused_at is not None
        if table.clock_from is not None:  # it goes on where it stood
            floor.change(clock_from=table.clock_from + (floor.now - table.paused_at))
        floor.change(paused_at=None, left=None)
        if left is not None and due.window_of(table, floor.running) == table.window:
            due.end_beat_at(table, floor.now + timedelta(seconds=left))
            floor.change(closes_at=table.closes_at)
        return {}


class MoreTime(Kind):
    """As much again as there was for this answer; and a while for a window that is about to close."""

    name = "more_time"

    def wanted(self, wish: Wish) -> Text:
        return text("Give more time for the open question.")

    def done(self, wish: Wish) -> Text:
        return text("There is more time for the open question.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.paused_at is not None:
            raise Refused("The game is paused. Go on with it first.")
        if floor.table.clock_at is None and floor.table.closes_at is None:
            raise Refused("No clock runs for the open question.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        table = floor.table
        if table.closes_at is not None:
            due.end_beat_at(table, max(table.closes_at, floor.now) + MORE)
            floor.change(closes_at=table.closes_at)
        clock = clocks.of(table)
        if clock is not None and table.clock_from is not None:
            again = timedelta(seconds=clocks.allowance(table, clock, floor.running))
            floor.change(clock_from=max(table.clock_from, floor.now - again) + again)
        return {}

    def holds_for(self, floor: Floor) -> str:
        return KINDS["default"].holds_for(floor)


class SitIn(Kind):
    """A bot for somebody who is away. Nobody can be voted out while they are there."""

    name = "sit_in"
    about_a_seat = True

    def wanted(self, wish: Wish) -> Text:
        return text("A bot sits in for {seat} until they are back.", seat=whom(wish))

    def done(self, wish: Wish) -> Text:
        return text("A bot sits in for {seat}.", seat=whom(wish))

    def check(self, floor: Floor, wish: Wish) -> None:
        seat = floor.seat(wish.seat)
        if seat.is_bot:
            raise Refused("A bot has that seat anyway.")
        if seat.stand_in:
            raise Refused("A bot sits in for that seat already.")
        if not is_absent(floor.table, seat, floor.now):
            raise Refused(text("{seat} is there, or was there a moment ago.", seat=whom(wish)))

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        seat = floor.seat(wish.seat)
        floor.change_seat(seat, stand_in=Seat.StandIn.BETTER if seat.better else Seat.StandIn.ABSENT)
        return {}


class Default(Kind):
    """The lawful default for all who have not answered, whoever they are: so it tells nobody who was asked."""

    name = "default"

    def wanted(self, wish: Wish) -> Text:
        return text("Go on with the default answer of everybody who has not answered.")

    def done(self, wish: Wish) -> Text:
        return text("Everybody who had not answered gets the default answer.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.paused_at is not None:
            raise Refused("The game is paused. Go on with it first.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        return {"answers": tuple(kernel.Answer(ask.seat, ask.fallback) for ask in floor.running.owed)}

    def holds_for(self, floor: Floor) -> str:
        asked = kernel.questions(floor.running.position, kernel.TABLE)
        return kernel.digest_of(msgspec.json.encode((floor.table.branch, asked.waiting)))


class End(Kind):
    name = "end"
    reason = True

    def wanted(self, wish: Wish) -> Text:
        return text("End the game here, with everything revealed.")

    def done(self, wish: Wish) -> Text:
        return text("The game is ended here.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        if floor.table.paused_at is not None:
            floor.change(paused_at=None, left=None)
        return {"ends": True}


class Void(Kind):
    name = "void"
    reason = True

    def wanted(self, wish: Wish) -> Text:
        return text("Let this game count in no statistics.")

    def done(self, wish: Wish) -> Text:
        return text("This game counts in no statistics.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.void:
            raise Refused("It counts in none already.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        floor.change(void=True)
        return {}


class Ruling(Kind):
    name = "ruling"
    reason = True

    def wanted(self, wish: Wish) -> Text:
        return text("Write down a ruling: {words}", words=verbatim(wish.why))

    def done(self, wish: Wish) -> Text:
        return text("A ruling for this table: “{words}”.", words=verbatim(wish.why))


class Mute(Kind):
    name = "mute"
    reason = True
    about_a_seat = True

    def wanted(self, wish: Wish) -> Text:
        return text("{seat} is silent in the chat from now on.", seat=whom(wish))

    def done(self, wish: Wish) -> Text:
        return text("{seat} is silent in the chat from now on.", seat=whom(wish))

    def check(self, floor: Floor, wish: Wish) -> None:
        seat = floor.seat(wish.seat)
        if seat.is_bot or seat.muted:
            raise Refused("That seat is silent already.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        floor.change_seat(floor.seat(wish.seat), muted=True)
        return {}


class Unmute(Kind):
    name = "unmute"
    about_a_seat = True

    def wanted(self, wish: Wish) -> Text:
        return text("{seat} may speak in the chat again.", seat=whom(wish))

    def done(self, wish: Wish) -> Text:
        return text("{seat} may speak in the chat again.", seat=whom(wish))

    def check(self, floor: Floor, wish: Wish) -> None:
        if not floor.seat(wish.seat).muted:
            raise Refused("That seat may speak already.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        floor.change_seat(floor.seat(wish.seat), muted=False)
        return {}


class HandOver(Kind):
    """The seat goes on with all that it knows, but for notes: those were somebody's own."""

    name = "hand_over"
    about_a_seat = True
    about_a_volunteer = True

    def wanted(self, wish: Wish) -> Text:
        return text("{name} takes over the seat of {seat}.", name=verbatim(wish.name), seat=whom(wish))

    def done(self, wish: Wish) -> Text:
        return text("{name} takes over the seat of {old}.", name=verbatim(wish.name), old=verbatim(wish.old))

    def check(self, floor: Floor, wish: Wish) -> None:
        volunteer = volunteers.volunteer(floor, wish.to)
        if not volunteers.may_sit(floor.table, volunteer.person, floor.seat(wish.seat)):
            words = text("{name} has seen what others hold in this game.", name=verbatim(volunteer.name))
            raise Refused(words)

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        seat, volunteer = floor.seat(wish.seat), volunteers.volunteer(floor, wish.to)
        for key in seat.keys.select_related("person"):
            volunteers.remember(floor.table, key.person, seat.number)
            Guest.objects.get_or_create(table=floor.table, person=key.person)  # who may watch on
        seat.keys.all().delete()
        person = volunteers.leave_the_list(floor, volunteer)
        seat.kind, seat.name, seat.note, seat.person, seat.language = Seat.Kind.HUMAN, volunteer.name, "", None, ""
        seat.gone = seat.muted = seat.better = seat.connected = False
        seat.stand_in = seat.level = seat.persona = ""
        seat.last_seen, seat.lapses = floor.now, 0
        seat.give_token()
        seat.save()
        seat.give_key(person)
        floor.change(seated=floor.table.seated + 1)
        return {}


class Master(Kind):
    name = "master"
    about_a_volunteer = True

    def wanted(self, wish: Wish) -> Text:
        return text("{name} becomes game master: sees everything, and never plays here.", name=verbatim(wish.name))

    def done(self, wish: Wish) -> Text:
        return text("{name} is the game master now, and sees everything.", name=verbatim(wish.name))

    def check(self, floor: Floor, wish: Wish) -> None:
        volunteer = volunteers.volunteer(floor, wish.to)
        if volunteers.sits(floor.table, volunteer.person):
            raise Refused(
                text("{name} has a seat here by now, and cannot run the game.", name=verbatim(volunteer.name))
            )

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        volunteer = volunteers.volunteer(floor, wish.to)
        person = volunteers.leave_the_list(floor, volunteer)
        volunteers.remember(floor.table, person, None)
        floor.change(master=person, master_name=volunteer.name, seated=floor.table.seated + 1)
        return {}


class NoMaster(Kind):
    name = "no_master"

    def wanted(self, wish: Wish) -> Text:
        return text("Go on without a game master.")

    def done(self, wish: Wish) -> Text:
        return text("The table goes on without a game master.")

    def check(self, floor: Floor, wish: Wish) -> None:
        if floor.table.master_id is None:
            raise Refused("This table has no game master.")

    def does(self, floor: Floor, wish: Wish) -> dict[str, Any]:
        floor.change(master=None, master_name="", seated=floor.table.seated + 1)
        return {}


class Rewind(Kind):
    """R28.24 binds what one takes back alone; what all agree on, or a game master decides, is the exception."""

    name = "rewind"
    reason = True

    def wanted(self, wish: Wish) -> Text:
        return text("Return to the moment after: {line}", line=verbatim(wish.name))

    def done(self, wish: Wish) -> Text:
        return text(
            "The game returns to the moment after: {line} What is drawn from there on is drawn anew.",
            line=verbatim(wish.name),
        )

    def check(self, floor: Floor, wish: Wish) -> None:
        moments.entry_of(floor, wish.to)

    def entry(
        self, floor: Floor, wish: Wish, by: str, mark: Text, agreed: tuple[int, ...] = ()
    ) -> kernel.Act | kernel.Rewind:
        to = moments.entry_of(floor, wish.to)
        return restore.rewind(floor.table, to, by, kernel.Event(mark), wish.why, agreed)


ALL = (
    Pause(),
    Resume(),
    MoreTime(),
    Default(),
    Rewind(),
    SitIn(),
    HandOver(),
    Master(),
    NoMaster(),
    Ruling(),
    Mute(),
    Unmute(),
    End(),
    Void(),
)
KINDS: dict[str, Kind] = {kind.name: kind for kind in ALL}
AFTERWARDS = {Void.name}  # what can be agreed on when the game is over


def with_names(floor: Floor, wish: Wish) -> Wish:
    """With the names of those it speaks of: they may be called otherwise when it is read."""
    kind = KINDS.get(wish.kind)
    if isinstance(kind, Rewind):
        return msgspec.structs.replace(wish, name=moments.words_of(floor, wish.to))
    if kind is None or not kind.about_a_volunteer:
        return wish
    old = floor.seat(wish.seat).name if kind.about_a_seat else ""
    return msgspec.structs.replace(wish, name=volunteers.volunteer(floor, wish.to).name, old=old)


def checked(floor: Floor, wish: Wish) -> Kind:
    """The act that is meant, if it can be done now."""
    kind = KINDS.get(wish.kind)
    if kind is None:
        raise Refused("There is no such thing to propose.")
    if floor.table.status == Table.Status.OVER and kind.name not in AFTERWARDS:
        raise Refused("The game is over.")
    if kind.reason and not wish.why:
        raise Refused("Say why, in a few words: everybody reads it.")
    if len(wish.why) > WORDS:
        raise Refused(text("That is too long: at most {length} characters.", length=WORDS))
    kind.check(floor, wish)
    return kind

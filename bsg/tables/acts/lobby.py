"""Before the game: making a table, taking and leaving seats, bots, starting. What is wrong is refused with words."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import NotAllowed, Refused, text, verbatim
from bsg.tables.acts import company, windows
from bsg.tables.acts.names import alike, clean, persons_name
from bsg.tables.games import game_named
from bsg.tables.journal import clocks, service
from bsg.tables.line import agreement, notify
from bsg.tables.models import Ban, Guest, Person, Seat, Seen, Table

AGREED = ("open", "pace", "beat", "clock", "absence", "reshuffles")  # for a table, besides its game's options
TABLE_NAME_LENGTH = 60
NONCE_LENGTH = 64


def create(
    game: str,
    options: dict[str, Any],
    *,
    name: str,
    host: str,
    open: bool = False,
    pace: str = Table.Pace.LIVE,
    beat: int = windows.USUAL,
    clock: str = "",
    absence: int = agreement.USUAL,
    reshuffles: bool = True,
    bots: int = 0,
    level: str = "",
    nonce: str = "",
    language: str = "",
    person: Person | None = None,
) -> tuple[Table, str]:
    """A new table, its maker sitting at it as host; gives the table and the secret of the host's seat."""
    _may_come(person)
    rules = game_named(game)
    whole = rules.check_options(options)
    _check_time(beat, clock)
    secret = secrets.token_bytes(32)
    table = Table(
        name=clean(name, TABLE_NAME_LENGTH, text("Please give the table a name.")),
        game=rules.name,
        options=whole,
        version=rules.version,
        maker=person,
        host=0,
        open=open,
        pace=Table.Pace(pace),
        beat=beat,
        clock=clock,
        absence=absence,
        reshuffles=reshuffles,
        secret=secret,
        commitment=kernel.commitment(secret),
    )
    with transaction.atomic():
        table.save()
        seats = [Seat(table=table, number=number) for number in range(whole["players"])]
        token = _sit(seats[0], persons_name(host), nonce, language)
        seats[0].ready = True
        if not 0 <= bots < len(seats):
            raise Refused("One seat is yours: there must be fewer bots than players.")
        for seat in seats[len(seats) - bots :]:
            seat_bot(seat, seats, level=level)
        Seat.objects.bulk_create(seats)
        if person:
            seats[0].give_key(person)
    return table, token


def join(
    table: Table, name: str, nonce: str = "", language: str = "", person: Person | None = None
) -> tuple[Seat, str]:
    """Takes the first free seat; gives it with its secret. Whoever sits there already keeps the seat they have."""
    with transaction.atomic():
        table = _in_lobby(table)
        _may_come(person, table)
        if person and table.master_id == person.pk:
            raise NotAllowed("You are the game master of this table. Step down first, if you would rather play.")
        if person and (mine := table.seats.filter(keys__person=person, taken=True).first()):
            return mine, mine.token
        if person and table.seen_by.filter(person=person).exists():
            raise NotAllowed("You opened the box of this table, so you can take no seat at it.")
        seats = list(table.seats.all())
        name = persons_name(name)
        kept = [seat for seat in seats if seat.reserved]
        seat = next((seat for seat in seats if not seat.taken and not seat.reserved), None)
        if seat is None and kept:
            names = [seat.name for seat in kept]
            raise Refused(text("The free seats are kept for {names}. You can watch, or ask the host.", names=names))
        if seat is None:
            raise Refused("Every seat at this table is taken. You can watch, or ask the host to remove a bot.")
        if alike(name, company.names_taken(other for other in seats if other is not seat)):
            raise Refused(
                "Somebody at this table has that name already, or one that looks like it. Choose another one."
            )
        token = _sit(seat, name, nonce, language)
        seat.save()
        if person:
            seat.give_key(person)
        if table.host is None:
            table.host = seat.number
            table.save(update_fields=["host"])
    notify.moved(table.public_id)
    return seat, token


def take_kept(table: Table, number: int, nonce: str = "", language: str = "", person: Person | None = None) -> str:
    """Takes the seat that is kept for somebody, who is ready at once; gives its secret, or nothing if it is gone."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seat = table.seats.get(number=number)
        if not seat.reserved:  # as none is any more when the game has begun
            return ""
        if person and table.seats.filter(keys__person=person, taken=True).exists():
            return ""
        if person and table.seen_by.filter(person=person).exists():
            return ""
        usable = nonce.isprintable() and len(nonce) <= NONCE_LENGTH
        token = _sit(seat, seat.name, nonce if usable else "", language)
        seat.ready = True
        seat.save()
        if person:
            seat.give_key(person)
        if table.host is None:
            table.host = seat.number
            table.save(update_fields=["host"])
    notify.moved(table.public_id)
    return token


def share_kept(table: Table, old: Seat, person: Person) -> None:
    """The kept seat was taken up by another device of whoever had it: this one has a key to it, too."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seat = table.seats.get(number=old.number)
        seen = table.seen_by.filter(person=person).exists()
        if not seen and seat.taken and seat.person_id and old.keys.filter(person=seat.person_id).exists():
            seat.give_key(person)


def set_ready(seat: Seat, ready: bool, nonce: str = "") -> None:
    with transaction.atomic():
        table = _of(seat)
        table.seats.filter(pk=seat.pk).update(ready=ready)
        _add_nonce(seat, nonce)
    notify.moved(table.public_id)


def leave(seat: Seat) -> None:
    """Gives the seat back; somebody else becomes host if need be."""
    with transaction.atomic():
        table = _of(seat)
        _free(seat)
        if table.host == seat.number:
            heir = table.seats.filter(taken=True, kind=Seat.Kind.HUMAN).first()
            table.host = heir.number if heir else None
            table.save(update_fields=["host"])
    notify.moved(table.public_id)


def agree(
    by: Seat,
    options: dict[str, Any],
    *,
    open: bool,
    pace: str,
    beat: int,
    clock: str = "",
    absence: int = agreement.USUAL,
    reshuffles: bool = True,
) -> None:
    """Agrees on something else before the start. Whoever was ready was ready for what was agreed then."""
    with transaction.atomic():
        table = _hosted(by)
        rules = game_named(table.game)
        whole = rules.check_options(options)
        seats = list(table.seats.all())
        gone = seats[whole["players"] :]
        if any(seat.taken or seat.reserved for seat in gone):
            raise Refused("Somebody sits on a seat that would be gone. Let them move, or free it first.")
        _check_time(beat, clock)
        now = (whole, open, Table.Pace(pace), beat, clock, absence, reshuffles)
        changed = [name for name, value in zip(("options", *AGREED), now, strict=True) if _sets(table, name, value)]
        if not changed:
            return
        table.save(update_fields=changed)
        table.seats.filter(pk__in=[seat.pk for seat in gone]).delete()
        more = range(len(seats), whole["players"])
        Seat.objects.bulk_create([Seat(table=table, number=number) for number in more])
        table.seats.filter(kind=Seat.Kind.HUMAN, taken=True).exclude(pk=by.pk).update(ready=False)
    notify.moved(table.public_id)


def _sets(table: Table, name: str, value: object) -> bool:
    """Whether it was another one before."""
    other = bool(getattr(table, name) != value)
    setattr(table, name, value)
    return other


def _check_time(beat: int, clock: str) -> None:
    if not windows.SHORTEST <= beat <= windows.LONGEST:
        raise Refused(text("A beat takes {low} to {high} seconds.", low=windows.SHORTEST, high=windows.LONGEST))
    if clock and clock not in clocks.CLOCKS:
        raise Refused("There is no such clock.")


def add_bot(by: Seat, number: int, level: str = "", persona: str = "") -> None:
    """On a free seat, or another one in the place of a bot; whoever is not named is chosen by lot."""
    with transaction.atomic():
        table = _hosted(by)
        seat = _seat(table, number)
        if seat.taken and not seat.is_bot:
            raise Refused("That seat is taken. Choose a free one.")
        seat_bot(seat, table.seats.all(), level, persona)
        seat.save()
    notify.moved(table.public_id)


def remove_bot(by: Seat, number: int) -> None:
    with transaction.atomic():
        table = _hosted(by)
        seat = _seat(table, number)
        if not seat.is_bot:
            raise Refused("There is no bot on that seat.")
        _free(seat)
    notify.moved(table.public_id)


def free_seat(by: Seat, number: int, ban: bool = False) -> None:
    """Of somebody who does not come back; they can sit down again like anybody, unless the host keeps them away."""
    with transaction.atomic():
        table = _hosted(by)
        seat = _seat(table, number)
        if not seat.taken or seat.is_bot:
            raise Refused("Nobody sits on that seat.")
        if seat.pk == by.pk:
            raise Refused("That seat is yours. Leave the table instead.")
        sat = [key.person for key in seat.keys.select_related("person")]
        _free(seat)
        Guest.objects.filter(table=table, person__in=sat).update(unseated=True)
        if ban:
            Ban.objects.bulk_create([Ban(table=table, person=person) for person in sat], ignore_conflicts=True)
    notify.moved(table.public_id)


def start(by: Seat, nonce: str = "") -> None:
    """Begins the game. Its key mixes the secret that the commitment bound with everybody's nonce."""
    with transaction.atomic():
        table = _hosted(by)
        _add_nonce(by, nonce)
        seats = list(table.seats.all())
        if any(not seat.taken for seat in seats):
            raise Refused("Some seats are free. Wait for people, or add bots.")
        if waiting := [seat.name for seat in seats if not seat.ready]:
            raise Refused(text("Not everybody is ready: {names}.", names=waiting))
        now = timezone.now()
        table.key = kernel.game_key(bytes(table.secret), [seat.nonce for seat in seats])
        running = game_named(table.game).new(table.options, table.key)
        table.status, table.started, table.digest = Table.Status.PLAYING, now, running.digest()
        if table.master is not None:
            Seen.objects.get_or_create(table=table, person=table.master, seat=None)
        clocks.fill_banks(table, seats)
        service.write_position(table, seats, running, running.rules.told, now, checkpoint=bool(running.saved))
        table.save()
    notify.moved(table.public_id)


def run(table: Table, person: Person, name: str) -> None:
    """Somebody who does not play offers to run the game; whoever says after this that they are ready agrees."""
    with transaction.atomic():
        table = _in_lobby(table)
        _may_come(person, table)
        if table.master_id is not None:
            raise Refused(text("{name} is the game master of this table already.", name=verbatim(table.master_name)))
        if table.seats.filter(keys__person=person, taken=True).exists():
            raise NotAllowed("You sit at this table. Whoever runs a game does not play in it.")
        name = persons_name(name)
        if alike(name, (seat.name for seat in table.seats.all())):
            raise Refused(
                "Somebody at this table has that name already, or one that looks like it. Choose another one."
            )
        table.master, table.master_name, table.seated = person, name, table.seated + 1
        table.save(update_fields=["master", "master_name", "seated"])
        others = [seat.pk for seat in table.seats.filter(kind=Seat.Kind.HUMAN) if seat.number != table.host]
        table.seats.filter(pk__in=others).update(ready=False)
    notify.moved(table.public_id)


def step_down(table: Table, person: Person) -> None:
    with transaction.atomic():
        table = _in_lobby(table)
        if table.master_id != person.pk:
            raise NotAllowed("Only the game master of this table can do that.")
        table.master, table.master_name, table.seated = None, "", table.seated + 1
        table.save(update_fields=["master", "master_name", "seated"])
    notify.moved(table.public_id)


def send_away(by: Seat) -> None:
    """The host wants another game master than whoever came, or none; they are kept away from this table."""
    with transaction.atomic():
        table = _hosted(by)
        if table.master is None:
            raise Refused("This table has no game master.")
        Ban.objects.get_or_create(table=table, person=table.master)
        table.master, table.master_name, table.seated = None, "", table.seated + 1
        table.save(update_fields=["master", "master_name", "seated"])
    notify.moved(table.public_id)


def seat_bot(seat: Seat, seats: Iterable[Seat], level: str = "", persona: str = "") -> None:
    """The caller saves it."""
    level, persona, name = company.bot(seat, [other for other in seats if other.number != seat.number], level, persona)
    _sit(seat, name, "", "")
    seat.kind, seat.ready, seat.token_hash, seat.issue = Seat.Kind.BOT, True, "", ""
    seat.level, seat.persona = level, persona


def _add_nonce(seat: Seat, nonce: str) -> None:
    """A browser's own randomness, which a seat may have sat down without."""
    if nonce and nonce.isprintable() and len(nonce) <= NONCE_LENGTH:
        Seat.objects.filter(pk=seat.pk).update(nonce=nonce)


def _sit(seat: Seat, name: str, nonce: str, language: str) -> str:
    if len(nonce) > NONCE_LENGTH or not nonce.isprintable():
        raise Refused(text("That is too long: at most {length} characters.", length=NONCE_LENGTH))
    seat.name, seat.language = name, language
    seat.nonce, seat.reserved = nonce or secrets.token_hex(16), False
    seat.taken, seat.ready, seat.kind = True, False, Seat.Kind.HUMAN
    return seat.give_token()


def _free(seat: Seat) -> None:
    """Nobody has a key to it any more; whoever sat there may still come and look."""
    sat = list(seat.keys.values_list("person", flat=True))
    Guest.objects.bulk_create([Guest(table=seat.table, person_id=pk) for pk in sat], ignore_conflicts=True)
    seat.keys.all().delete()
    seat.name = seat.nonce = seat.token_hash = seat.issue = seat.language = seat.note = ""
    seat.taken = seat.ready = seat.connected = seat.reserved = False
    seat.level = seat.persona = ""
    seat.kind, seat.person = Seat.Kind.HUMAN, None
    seat.save()


def _may_come(person: Person | None, table: Table | None = None) -> None:
    if person and person.barred:
        raise NotAllowed("You may not play here any more. Ask whoever runs this server.")
    if person and table and table.bans.filter(person=person).exists():
        raise NotAllowed("The host keeps you away from this table. Choose another one.")


def _in_lobby(table: Table) -> Table:
    """The table, its row locked, if the game has not begun."""
    table = Table.objects.select_for_update().get(pk=table.pk)
    if table.status != Table.Status.LOBBY:
        raise Refused("The game has begun: seats can no longer change.")
    return table


def _of(seat: Seat) -> Table:
    """The table of somebody who still sits there: the seat was read before the table's row was locked."""
    table = _in_lobby(seat.table)
    if not table.seats.filter(pk=seat.pk, taken=True, token_hash=seat.token_hash).exists():
        raise NotAllowed("You do not sit at this table. Take a seat first.")
    return table


def _hosted(by: Seat) -> Table:
    table = _of(by)
    if table.host != by.number:
        raise NotAllowed("Only the host can do that.")
    return table


def _seat(table: Table, number: int) -> Seat:
    seat = table.seats.filter(number=number).first()
    if seat is None:
        raise Refused("There is no such seat at this table.")
    return seat

"""Before the game: making a table, taking and leaving seats, bots, starting. What is wrong is refused with words."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Any

from django.db import transaction
from django.utils import timezone

from bsg import kernel
from bsg.kernel import NotAllowed, Refused, Text, text
from bsg.tables.acts import windows
from bsg.tables.games import game_named
from bsg.tables.journal import service
from bsg.tables.line import notify
from bsg.tables.models import Seat, Table

NAME_LENGTH = 30
TABLE_NAME_LENGTH = 60
NONCE_LENGTH = 64
BOTS_NAME = re.compile(r"bot \d+", re.IGNORECASE)


def create(
    game: str,
    options: dict[str, Any],
    *,
    name: str,
    host: str,
    open: bool = False,
    pace: str = Table.Pace.LIVE,
    beat: int = windows.USUAL,
    bots: int = 0,
    nonce: str = "",
    language: str = "",
) -> tuple[Table, str]:
    """A new table, its maker sitting at it as host; gives the table and the secret of the host's seat."""
    rules = game_named(game)
    whole = rules.check_options(options)
    if not windows.SHORTEST <= beat <= windows.LONGEST:
        raise Refused(text("A beat takes {low} to {high} seconds.", low=windows.SHORTEST, high=windows.LONGEST))
    secret = secrets.token_bytes(32)
    table = Table(
        name=clean(name, TABLE_NAME_LENGTH, text("Please give the table a name.")),
        game=rules.name,
        options=whole,
        version=rules.version,
        host=0,
        open=open,
        pace=Table.Pace(pace),
        beat=beat,
        secret=secret,
        commitment=kernel.commitment(secret),
    )
    with transaction.atomic():
        table.save()
        seats = [Seat(table=table, number=number) for number in range(whole["players"])]
        token = _sit(seats[0], _persons_name(host), nonce, language)
        seats[0].ready = True
        if not 0 <= bots < len(seats):
            raise Refused("One seat is yours: there must be fewer bots than players.")
        for seat in seats[len(seats) - bots :]:
            seat_bot(seat)
        Seat.objects.bulk_create(seats)
    return table, token


def join(table: Table, name: str, nonce: str = "", language: str = "") -> tuple[Seat, str]:
    """Takes the first free seat; gives it with its secret."""
    with transaction.atomic():
        table = _in_lobby(table)
        seats = list(table.seats.all())
        name = _persons_name(name)
        called = name.casefold()
        kept = [seat for seat in seats if seat.reserved]
        seat = next((seat for seat in kept if seat.name.casefold() == called), None)
        seat = seat or next((seat for seat in seats if not seat.taken and not seat.reserved), None)
        if seat is None and kept:
            names = [seat.name for seat in kept]
            raise Refused(text("The free seats are kept for {names}. You can watch, or ask the host.", names=names))
        if seat is None:
            raise Refused("Every seat at this table is taken. You can watch, or ask the host to remove a bot.")
        if called in {other.name.casefold() for other in seats if other is not seat}:
            raise Refused("Somebody at this table has that name already. Choose another one.")
        token = _sit(seat, name, nonce, language)
        seat.save()
        if table.host is None:
            table.host = seat.number
            table.save(update_fields=["host"])
    notify.moved(table.public_id)
    return seat, token


def take_kept(table: Table, number: int, nonce: str = "", language: str = "") -> str:
    """Takes the seat that is kept for somebody, who is ready at once; gives its secret, or nothing if it is gone."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seat = table.seats.get(number=number)
        if not seat.reserved:  # as none is any more when the game has begun
            return ""
        usable = nonce.isprintable() and len(nonce) <= NONCE_LENGTH
        token = _sit(seat, seat.name, nonce if usable else "", language)
        seat.ready = True
        seat.save()
        if table.host is None:
            table.host = seat.number
            table.save(update_fields=["host"])
    notify.moved(table.public_id)
    return token


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


def add_bot(by: Seat, number: int) -> None:
    with transaction.atomic():
        table = _hosted(by)
        seat = _seat(table, number)
        if seat.taken:
            raise Refused("That seat is taken. Choose a free one.")
        seat_bot(seat)
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


def free_seat(by: Seat, number: int) -> None:
    """Of somebody who does not come back; they can sit down again like anybody."""
    with transaction.atomic():
        table = _hosted(by)
        seat = _seat(table, number)
        if not seat.taken or seat.is_bot:
            raise Refused("Nobody sits on that seat.")
        if seat.pk == by.pk:
            raise Refused("That seat is yours. Leave the table instead.")
        _free(seat)
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
        service.write_position(table, seats, running, running.rules.told, now, checkpoint=bool(running.saved))
        table.save()
    notify.moved(table.public_id)


def clean(value: str, length: int, missing: Text) -> str:
    """A name as it will be shown: trimmed, single spaces, nothing invisible."""
    value = " ".join(unicodedata.normalize("NFC", value).split())
    if not value:
        raise Refused(missing)
    if len(value) > length:
        raise Refused(text("That is too long: at most {length} characters.", length=length))
    if any(unicodedata.category(letter).startswith("C") for letter in value):
        raise Refused("A name cannot hold invisible characters.")
    return value


def seat_bot(seat: Seat) -> None:
    """The caller saves it."""
    _sit(seat, f"Bot {seat.number + 1}", "", "")
    seat.kind, seat.ready, seat.token_hash = Seat.Kind.BOT, True, ""


def _persons_name(value: str) -> str:
    name = clean(value, NAME_LENGTH, text("Please give your name."))
    if BOTS_NAME.fullmatch(name):
        raise Refused("That is the name of a bot. Choose another one.")
    return name


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
    seat.name = seat.nonce = seat.token_hash = seat.language = seat.note = ""
    seat.taken = seat.ready = seat.connected = seat.reserved = False
    seat.kind = Seat.Kind.HUMAN
    seat.save()


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

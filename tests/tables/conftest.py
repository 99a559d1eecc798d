"""Three people sit at every test table: Anna, who is host, Ben and Chris. They play the toy game."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bsg import kernel
from bsg.tables import games
from bsg.tables.acts import lobby
from bsg.tables.house import limits
from bsg.tables.journal import cache, service
from bsg.tables.line import commands
from bsg.tables.models import Seat, Table
from tests.kernel.toy import TOY


@pytest.fixture(autouse=True)
def _toy_game(settings: Any) -> Iterator[None]:
    settings.BOT_PAUSE = 0
    games.register(TOY)
    cache.forget_all()
    limits.forget_all()
    yield
    games.GAMES.pop("toy")


@pytest.fixture
def _french(settings: Any) -> None:
    """A server that has a French catalogue."""
    settings.LANGUAGES = [("en", "English"), ("fr", "Français")]


class LaidTable:
    """A table with its people, their secrets, and hands to play with."""

    def __init__(self, row: Table, tokens: list[str]):
        self.pk, self.public_id, self.tokens = row.pk, row.public_id, tokens
        self.acts = 0

    @property
    def row(self) -> Table:
        return Table.objects.get(pk=self.pk)

    def seat(self, number: int) -> Seat:
        return self.row.seats.get(number=number)

    @property
    def anna(self) -> Seat:
        return self.seat(0)

    @property
    def ben(self) -> Seat:
        return self.seat(1)

    @property
    def chris(self) -> Seat:
        return self.seat(2)

    def running(self) -> kernel.Running:  # type: ignore[type-arg]
        return service.current(self.pk)

    def next_id(self) -> str:
        self.acts += 1
        return f"act-{self.acts}"

    def answer(self, seat: int, *picks: str, ask: str | None = None, id: str | None = None) -> int:
        named = self.running().position.ask_id(seat) if ask is None else ask
        return service.take(self.seat(seat), commands.Answer(id=id or self.next_id(), ask=named, picks=picks))

    def order(self, seat: int, on: bool = True) -> int:
        act = commands.Order(id=self.next_id(), order="pass:before_total", on=on)
        return service.take(self.seat(seat), act)

    def take_back(self, seat: int, id: str | None = None) -> int:
        return service.take(self.seat(seat), commands.TakeBack(id=id or self.next_id()))

    def next_answer(self, salt: int = 0) -> int:
        """Some lawful answer by whoever is asked."""
        ask = self.running().owed[0]
        size = ask.sizes[min(salt % 2, len(ask.sizes) - 1)]
        return self.answer(ask.seat, *ask.options[:size])

    def until(self, kind: str) -> None:
        """Everybody answers as little as possible until such a question is open."""
        while not any(ask.kind == kind for ask in self.running().open.values()):
            self.next_answer()

    def record(self) -> list[kernel.Entry]:
        return [msgspec.convert(entry.body, kernel.Entry) for entry in self.row.entries.all()]


def lobby_of_three(pace: str = "live", **options: object) -> LaidTable:
    row, anna = lobby.create(
        "toy", {"players": 3, **options}, name="Friday fleet", host="Anna", nonce="a", open=True, pace=pace
    )
    row.secret = bytes(range(32))  # the same shuffles on every run
    row.commitment = kernel.commitment(row.secret)
    row.save()
    _, ben = lobby.join(row, "Ben", "b")
    _, chris = lobby.join(row, "Chris", "c")
    return LaidTable(row, [anna, ben, chris])


def begun(pace: str = "live", **options: object) -> LaidTable:
    table = lobby_of_three(pace, **options)
    for seat in (table.ben, table.chris):
        lobby.set_ready(seat, True)
    lobby.start(table.anna)
    return table


@pytest.fixture
def waiting_table(db: None) -> LaidTable:
    """Anna, Ben and Chris in the lobby; only Anna is ready."""
    return lobby_of_three()


@pytest.fixture
def table(db: None) -> LaidTable:
    """Anna, Ben and Chris have begun; Anna is asked whether she scouts."""
    return begun()

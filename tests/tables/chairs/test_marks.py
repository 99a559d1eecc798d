"""Every act is taken once, by a game master and by consent: its mark is in every log and in the record."""

from typing import Any

import msgspec
import pytest

from bsg import kernel
from bsg.kernel import MODERATOR, TABLE
from bsg.tables.acts import lobby
from bsg.tables.chairs import coming, masters, moments, proposals, volunteers
from bsg.tables.chairs.kinds import KINDS, Wish
from bsg.tables.journal import cache, service, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Person, Table
from bsg.tables.replay import record
from tests.tables.conftest import LaidTable, lobby_of_three

AUDIENCES: tuple[int | str, ...] = (0, 1, 2, TABLE, MODERATOR)
WHY = "Ships first"


def log(table: LaidTable, audience: int | str) -> list[str]:
    return [line.text for line in sections.news(table.pk, audience, "en", 0, 0).log]


def appointed(table: LaidTable) -> Person:
    dora = Person.objects.create(token_hash="d", name="Dora")
    volunteers.remember(table.row, dora, None)
    Table.objects.filter(pk=table.pk).update(master=dora, master_name="Dora")
    return dora


def agreed(table: LaidTable, wish: Wish) -> None:
    Table.objects.filter(pk=table.pk).update(master=None)
    id = table.next_id()
    proposals.propose(table.anna, wish, id)
    for seat in (table.ben, table.chris):
        if any(one["id"] == id for one in table.row.proposals):
            proposals.agree(seat, id, table.next_id())


def moderated(table: LaidTable, wish: Wish) -> None:
    masters.act(table.pk, table.row.master, wish, table.next_id())


def offers(table: LaidTable) -> str:
    emil = Person.objects.create(token_hash="e", name="Emil")
    volunteers.offer(table.pk, emil, "Emil")
    return str(table.row.volunteers[-1]["id"])


def prepared(table: LaidTable, kind: str, does: Any) -> Wish:
    """Brings the table to where it can be done; what is wished for then."""
    table.answer(0, "opt:no")
    if kind == "sit_in":
        coming.go(table.chris, False, "go")
    if kind == "more_time":
        table.until("before_total")
    if before := {"resume": "pause", "unmute": "mute"}.get(kind):
        does(table, Wish(before, 2, WHY))
    to = ""
    if KINDS[kind].about_a_volunteer:
        to = offers(table)
    if kind == "rewind":
        table.next_answer()
        to = str(moments.of(table.row)[0].line)
    return Wish(kind, 2 if KINDS[kind].about_a_seat else None, WHY, to)


def marks(table: LaidTable, sign: str) -> set[str]:
    """What each audience reads of the last act."""
    return {next(line for line in reversed(log(table, audience)) if sign in line) for audience in AUDIENCES}


def in_the_record(table: LaidTable, number: int) -> dict[str, Any]:
    """That entry, as whoever takes the record away has it."""
    if table.row.status != Table.Status.OVER:
        agreed(table, Wish("end", None, "Late"))
    made: Any = msgspec.json.decode(msgspec.json.encode(record.made(table.row)))
    entry: dict[str, Any] = next(step for step in made["steps"] if step["n"] == number)["entry"]
    return entry


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_game_master_does_is_in_every_log_and_in_the_record(table: LaidTable, kind: str) -> None:
    appointed(table)
    wish = prepared(table, kind, moderated)

    moderated(table, wish)

    act, number = table.record()[-1], table.row.number
    assert isinstance(act, kernel.Rewind if kind == "rewind" else kernel.Act)
    (mark,) = marks(table, "By the game master, Dora")
    assert WHY in mark
    entry = in_the_record(table, number)
    assert (entry["by"], entry["why"], entry.get("kind", "rewind")) == ("Dora", WHY, kind)
    assert entry["mark"] == msgspec.to_builtins(act.mark)


@pytest.mark.parametrize("kind", KINDS)
def test_what_people_agree_on_is_in_every_log_and_in_the_record(table: LaidTable, kind: str) -> None:
    wish = prepared(table, kind, agreed)
    if kind == "no_master":
        appointed(table)
        proposals.propose(table.anna, wish, "1")
        for seat in (table.ben, table.chris):
            proposals.agree(seat, "1", table.next_id())
    else:
        agreed(table, wish)

    number, people = table.row.number, ([0, 1] if kind == "sit_in" else [0, 1, 2])
    (mark,) = marks(table, "Agreed by Anna, Ben")
    assert WHY in mark
    entry = in_the_record(table, number)
    assert (entry["by"], entry["why"], entry["agreed"]) == ("seat:0", WHY, people)
    assert entry.get("kind", "rewind") == kind


@pytest.mark.parametrize("kind", KINDS)
def test_another_process_that_follows_is_where_this_one_is(table: LaidTable, kind: str) -> None:
    appointed(table)
    wish = prepared(table, kind, moderated)
    service.current(table.pk)
    with cache.locked(table.pk) as cached:
        other = cached
    cache.forget_all()

    moderated(table, wish)

    row = table.row
    with other.lock:
        other.look(table.pk)
        assert other.up_to(row).digest() == row.digest
    cache.forget_all()
    assert service.current(table.pk).digest() == row.digest
    named = [(seat.name, seat.stand_in, seat.muted) for seat in row.seats.all()]
    assert [(seat.name, seat.stand_in, seat.muted) for seat in other.seats] == named


def test_what_a_clock_does_is_there_as_well(db: None) -> None:
    """The default that it gives, and the bot that sits in the third time."""
    table = lobby_of_three("days")
    Table.objects.filter(pk=table.pk).update(clock="days-1")
    for seat in (table.ben, table.chris):
        lobby.set_ready(seat, True)
    lobby.start(table.anna)
    while not table.anna.stand_in:
        at = table.row.clock_at
        assert at is not None
        assert timekeeper.work(at)

    number = table.row.number

    assert marks(table, "Time is up") == {"Time is up for Anna: the default answer is given."}
    assert marks(table, "A bot sits in") == {"A bot sits in for Anna, who was late 3 times in a row."}
    coming.come_back(table.anna, "back")
    last, before = in_the_record(table, number), in_the_record(table, number - 1)
    assert [(one["kind"], one["by"]) for one in (before, last)] == [("time_out", "clock"), ("sit_in", "clock")]


def test_an_answer_for_somebody_is_in_the_record_too(table: LaidTable) -> None:
    dora = appointed(table)
    masters.answer(table.pk, dora, 0, table.running().position.ask_id(0), ("opt:no",), WHY, "1")

    (mark,) = marks(table, "By the game master, Dora")

    entry = in_the_record(table, 1)
    assert mark == f"An answer is given for Anna. By the game master, Dora: “{WHY}”"
    assert (entry["kind"], entry["by"], entry["seat"]) == ("answer_for", "Dora", 0)


@pytest.mark.parametrize("kind", ["go", "back"])
def test_going_and_coming_back_are_as_well(table: LaidTable, kind: str) -> None:
    coming.go(table.chris, False, "go")
    if kind == "back":
        coming.come_back(table.chris, "back")

    number = table.row.number

    assert len(marks(table, {"go": "Chris has to go", "back": "Chris is back"}[kind])) == 1
    assert in_the_record(table, number)["kind"] == kind

"""Officers of the crew at real tables: who they are, and that their minds follow from their seats' own logs."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from bsg import kernel
from bsg.bots import Bot, Random
from bsg.bots.crew import Crew, Recruit
from bsg.bots.crew.cast import CAST
from bsg.engine import BSG
from bsg.kernel import Refused
from bsg.tables.acts import lobby, rematch
from bsg.tables.journal import cache, minds, service, timekeeper
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line import commands
from bsg.tables.models import Seat, Table
from tests.tables.conftest import LaidTable


@pytest.fixture(autouse=True)
def _at_once(settings: Any) -> None:
    settings.BOT_PAUSE, settings.LIMITS = 0, "off"
    minds.forget_all()


def alone(players: int = 4, **company: Any) -> LaidTable:
    """Anna and bots, begun; the same shuffles on every run."""
    row, token = lobby.create(
        "bsg", {"players": players}, name="Alone", host="Anna", nonce="a", pace="days", bots=players - 1, **company
    )
    row.secret, row.public_id = bytes(range(32)), "alone"
    row.save()
    for seat in row.seats.all():
        Seat.objects.filter(pk=seat.pk).update(nonce=f"n{seat.number}")
    lobby.start(row.seats.get(number=0))
    return LaidTable(row, [token])


def plays(table: LaidTable, moves: int) -> None:
    """The bots, and Anna by chance, until so many answers were given."""
    anna = Random("anna")
    for _ in range(moves):
        if table.row.due.exists():
            while not timekeeper.work():  # by a clock that moves between two looks
                pass
            continue
        running = table.running()
        (mine,) = kernel.questions(running.position, 0).mine
        service.take(table.anna, commands.Answer(id=table.next_id(), ask=mine.id, picks=anna.answer(mine, {})))


def bot_of(table: LaidTable, number: int) -> Bot:
    def look(cached: CachedGame) -> Bot:
        cached.up_to(cached.table)
        return minds.mind_of(cached, cached.seats[number])

    return service.read(table.pk, look)


def thoughts(table: LaidTable) -> list[Any]:
    """What each bot remembers, as far as it can be compared."""
    bots = [bot_of(table, number) for number in range(1, table.row.options["players"])]
    return [remembered(bot) for bot in bots]


def remembered(bot: Bot) -> dict[str, Any]:
    assert isinstance(bot, Crew)
    log = {name: value for name, value in vars(bot.log).items() if name not in ("belief", "public")}
    for belief in bot.log.beliefs():
        log[f"belief {len(log)}"] = {name: value for name, value in vars(belief).items() if not name.startswith("_")}
    return deepcopy(log)


# ── who they are ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bots_are_officers_of_the_cast_who_play_as_crew(db: None) -> None:
    table = alone(5)
    bots = [seat for seat in table.row.seats.all() if seat.is_bot]

    names = {persona.key: persona.name for persona in CAST.personas}
    assert len({seat.persona for seat in bots}) == 4
    assert [seat.name for seat in bots] == [names[seat.persona] for seat in bots]
    assert {seat.level for seat in bots} == {"crew"}
    assert isinstance(bot_of(table, 1), Crew)


def test_the_host_chooses_who_plays_and_how_well(db: None) -> None:
    row, _ = lobby.create("bsg", {"players": 3}, name="Fleet", host="Anna")
    anna = row.seats.get(number=0)
    lobby.add_bot(anna, 1, "recruit", "tanaka")
    lobby.add_bot(anna, 1, "recruit", "vance")  # in her place

    seat = row.seats.get(number=1)

    assert (seat.name, seat.level, seat.persona) == ("Dr. Vance", "recruit", "vance")
    with pytest.raises(Refused, match="sit at this table already"):
        lobby.add_bot(anna, 2, "crew", "vance")
    with pytest.raises(Refused, match="Choose one of: Crew, Recruit"):
        lobby.add_bot(anna, 2, "admiral")
    with pytest.raises(Refused, match="from the list"):
        lobby.add_bot(anna, 2, "crew", "starbuck")
    assert not row.seats.get(number=2).taken


def test_at_one_table_nobody_is_called_like_another(db: None) -> None:
    """An officer and somebody with the same name without the rank would be taken for each other."""
    row, _ = lobby.create("bsg", {"players": 4}, name="Fleet", host="Brandt")
    anna = row.seats.get(number=0)
    lobby.add_bot(anna, 1, "crew", "vance")

    with pytest.raises(Refused, match="looks like it"):
        lobby.join(row, "vance")
    with pytest.raises(Refused, match="sit at this table already"):
        lobby.add_bot(anna, 2, "crew", "brandt")


def test_a_recruit_has_a_recruits_mind(db: None) -> None:
    assert type(bot_of(alone(3, level="recruit"), 1)) is Recruit


def test_the_same_officers_come_to_the_rematch(db: None) -> None:
    table = alone(4, level="recruit")
    Table.objects.filter(pk=table.pk).update(status=Table.Status.OVER)

    again = rematch.rematch(table.anna)

    was, now = (
        [(seat.name, seat.level, seat.persona) for seat in row.seats.filter(kind=Seat.Kind.BOT)]
        for row in (table.row, again)
    )
    assert now == was


def test_bots_of_tables_from_before_play_on(db: None) -> None:
    """They had neither level nor persona, and answered by chance."""
    table = alone(3)
    table.row.seats.filter(kind=Seat.Kind.BOT).update(level="", persona="", name="Bot")

    plays(table, 40)

    assert isinstance(bot_of(table, 1), Random)
    assert table.row.number >= 30


# ── what they remember ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_mind_is_the_same_after_a_restart(db: None) -> None:
    table = alone()
    plays(table, 90)
    kept = thoughts(table)

    minds.forget_all()
    cache.forget_all()

    assert thoughts(table) == kept


def test_a_mind_hears_what_its_seat_hears_and_nothing_else(db: None) -> None:
    """The same as one that was told by the rules themselves, seat by seat."""
    table = alone()
    plays(table, 90)
    row = table.row
    running = BSG.new(row.options, row.key)
    told = list(running.rules.told)
    for entry in table.record():
        told += running.take(entry)  # type: ignore[arg-type]

    for number in (1, 2, 3):
        seat = table.seat(number)
        bot = CAST.player(seat.level, seat.persona, f"{row.public_id}:{seat.nonce}", number)
        bot.hears(kernel.heard(told, number))
        assert comparable(remembered(bot)) == comparable(remembered(bot_of(table, number)))


def comparable(memory: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in memory.items()}


def test_what_was_taken_back_is_not_remembered(db: None) -> None:
    table = alone()
    plays(table, 60)
    kept = thoughts(table)
    at = table.row.number
    plays(table, 25)
    assert thoughts(table) != kept

    with service.holding(table.pk) as cached:
        cached.enter(service.rewind(cached.look(table.pk), at, kernel.text("Once more.")))
        cached.table.save()

    assert thoughts(table) == kept


def test_a_mind_that_missed_what_another_process_played_catches_up(db: None) -> None:
    table = alone()
    plays(table, 40)
    thoughts(table)
    asleep = dict(minds._tables)
    plays(table, 50)
    kept = thoughts(table)
    minds._tables.clear()
    cache.forget_all()
    minds._tables.update(asleep)

    assert thoughts(table) == kept


def test_a_move_does_not_read_the_log_again(db: None) -> None:
    table = alone()
    plays(table, 40)
    while not table.row.due.exists():
        plays(table, 1)

    with CaptureQueriesContext(
        connection,
    ) as asked:
        timekeeper.work()

    assert not [query["sql"] for query in asked if query["sql"].startswith("SELECT") and "tables_event" in query["sql"]]


def test_a_bot_that_cannot_think_moves_the_table_on(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone()
    while not table.row.due.exists():
        plays(table, 1)
    number = table.row.number

    def confused(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Crew, "answer", confused)
    timekeeper.work()

    assert table.row.number == number + 1

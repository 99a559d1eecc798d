"""Returning to an earlier question by consent: the position is what it was, the dice have another key, all notice."""

from typing import Any

import msgspec
import pytest
from channels.db import database_sync_to_async

from bsg import kernel
from bsg.kernel import TABLE, Refused, rekeyed
from bsg.tables.chairs import coming, masters, moments, proposals
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache, frames, restore, service
from bsg.tables.line import sections
from bsg.tables.models import Person, Table
from bsg.tables.replay import record, reel, verify
from tests.tables.conftest import LaidTable
from tests.tables.sockets import Room


def alone(table: LaidTable) -> None:
    """Anna decides for all."""
    for seat in (1, 2):
        coming.go(table.seat(seat), False, table.next_id())


def back_for_all(table: LaidTable) -> None:
    for seat in (1, 2):
        coming.come_back(table.seat(seat), table.next_id())


def log(table: LaidTable, audience: int | str) -> list[str]:
    return [line.text for line in sections.news(table.pk, audience, "en", 0, 0).log]


def moment(table: LaidTable, words: str) -> str:
    found = service.read(table.pk, lambda cached: moments.shown(cached, "en"))
    return next(one.to for one in found if words in one.text)


def rewind(table: LaidTable, words: str) -> kernel.Rewind:
    alone(table)
    proposals.propose(table.anna, Wish("rewind", why="A slip", to=moment(table, words)), table.next_id())
    back_for_all(table)
    entry = next(one for one in reversed(table.record()) if isinstance(one, kernel.Rewind))
    return entry


def state(running: kernel.Running[Any], *without: str) -> dict[str, Any]:
    plain = msgspec.to_builtins(running.position.state)
    return {name: value for name, value in plain.items() if name not in without}


def over_a_check(table: LaidTable) -> str:
    """Plays on until a check was revealed; gives a line from before it."""
    table.until("contribute")
    before = log(table, TABLE)[-1]
    table.until("before_total")
    while "before_total" in {ask.kind for ask in table.running().open.values()}:
        table.next_answer()
    assert any(line.startswith("The cards:") for line in log(table, TABLE))
    return before


def test_it_works(table: LaidTable) -> None:
    before = over_a_check(table)
    then = table.row.entries.count()

    entry = rewind(table, before)

    row = table.row
    old = restore.position_after(row, entry.to)
    now = table.running()
    assert state(now, "dice", "deck") == state(old, "dice", "deck")
    assert sorted(now.position.state.deck) == sorted(old.position.state.deck)
    assert {seat: ask.kind for seat, ask in now.open.items()} == {seat: ask.kind for seat, ask in old.open.items()}
    assert now.position.state.dice.fresh == rekeyed(row.key, 1)
    assert row.entries.count() > then  # what was abandoned stays in the record
    mark = f"The game returns to the moment after: {before} What is drawn from there on is drawn anew. (“A slip”)"
    for audience in (0, 1, 2, TABLE):
        assert any(line.startswith(mark) for line in log(table, audience))


def test_the_game_goes_on_and_is_restored_as_it_is(table: LaidTable) -> None:
    rewind(table, over_a_check(table))
    for _ in range(20):
        table.next_answer()
        assert restore.restored(table.row).digest() == table.row.digest

    cache.forget_all()
    assert table.running().digest() == table.row.digest


def test_a_second_rewind_makes_another_key(table: LaidTable) -> None:
    before = over_a_check(table)
    rewind(table, before)
    keys = {table.row.key, table.running().position.state.dice.fresh}
    for _ in range(6):
        table.next_answer()

    entry = rewind(table, before)

    keys.add(table.running().position.state.dice.fresh)
    assert (entry.times, len(keys)) == (2, 3)


def test_the_draws_still_verify(table: LaidTable) -> None:
    """With the key that the frame's own state has, which follows from the first key and the numbers of rewinds."""
    rewind(table, over_a_check(table))
    while not table.running().over:
        table.next_answer()
    row = table.row
    shown, kept = reel.load(row), frames.kept(row)
    line = shown.line()
    key, checked = row.key, 0

    for number in line:
        step = shown.steps[number].entry
        if isinstance(step, kernel.Rewind):
            key = rekeyed(key, step.times)
        for stream, nth, below, value in kept[number].draws:
            assert kernel.value_of(key, stream, nth, below) == value
            checked += 1

    assert checked > 20
    assert shown.branches()


def test_the_record_of_a_game_with_acts_is_true(table: LaidTable) -> None:
    before = over_a_check(table)
    rewind(table, before)
    while not table.running().over:
        table.next_answer()

    report = verify.verified(record.made(table.row))

    assert report.good, report
    assert report.executed == table.row.number + 1
    assert report.draws > 20


def test_a_game_master_returns_without_asking(table: LaidTable) -> None:
    dora = Person.objects.create(token_hash="d", name="Dora")
    Table.objects.filter(pk=table.pk).update(master=dora, master_name="Dora")
    before = over_a_check(table)

    masters.act(table.pk, dora, Wish("rewind", None, "A slip", moment(table, before)), "back")

    mark = table.record()[-1]
    assert isinstance(mark, kernel.Rewind)
    assert (mark.by, mark.agreed) == ("Dora", ())
    for audience in (0, 1, 2, TABLE):
        assert log(table, audience)[-1].endswith("is drawn anew. By the game master, Dora: “A slip”")


def test_standing_orders_outlive_it(table: LaidTable) -> None:
    before = over_a_check(table)
    table.order(2)

    rewind(table, before)

    assert table.running().position.state.players[2].passes == ["pass:before_total"]


def test_piles_are_left_alone_where_the_table_says_so(table: LaidTable) -> None:
    Table.objects.filter(pk=table.pk).update(reshuffles=False)
    before = over_a_check(table)

    entry = rewind(table, before)

    assert entry.piles == ()
    assert table.running().position.state.deck == restore.position_after(table.row, entry.to).position.state.deck


def test_a_pile_that_was_touched_in_what_was_abandoned_is_shuffled_again(table: LaidTable) -> None:
    """Between the second return and where it leads nobody has drawn, but people know what came before the first."""
    first = log(table, TABLE)[-1]
    table.until("sleep")
    second = log(table, TABLE)[-1]
    over_a_check(table)
    table.until("scout")
    assert rewind(table, second).piles == ("deck",)

    entry = rewind(table, first)

    assert (entry.piles, entry.times) == (("deck",), 2)


def test_there_is_no_return_to_what_never_was(table: LaidTable) -> None:
    alone(table)
    for name in ("0", "999", "x", ""):
        with pytest.raises(Refused, match="no such moment"):
            proposals.propose(table.anna, Wish("rewind", why="A slip", to=name), table.next_id())


async def test_every_screen_notices(room: Room) -> None:
    table = room.table
    before = await database_sync_to_async(over_a_check)(table)
    ben, watcher = await room.reader(1), await room.reader(None)

    await database_sync_to_async(rewind)(table, before)

    for reader in (ben, watcher):
        await reader.until(lambda reader: any("returns to the moment" in line for line in reader.lines))
        await reader.sync()
        assert reader.sections["questions"]["waiting"][0]["kind"] == "contribute"
    answer = await watcher.do("moments")
    assert answer["type"] == "ok"
    heard = [message for message in watcher.messages if message["type"] == "moments"]
    assert all(one.keys() == {"to", "at", "text"} for one in heard[-1]["moments"])

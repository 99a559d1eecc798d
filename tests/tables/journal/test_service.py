"""The one way in: what is entered counts once, survives, and is refused without a trace when it is wrong."""

import logging
from typing import Any

import pytest
from django.db import IntegrityError
from django.utils import timezone

from bsg import kernel
from bsg.kernel import Illegal, NotAllowed, Refused, Stale
from bsg.tables import games
from bsg.tables.journal import cache, facts, restore, service
from bsg.tables.line import commands, sections
from bsg.tables.models import Due, Entry, Event, Report, Table
from tests.kernel.toy import TOY, ToyRules
from tests.tables.conftest import LaidTable, begun


def restored_digest(table: LaidTable) -> str:
    return restore.restored(table.row).digest()


def test_it_works(table: LaidTable) -> None:
    number = table.answer(0, "opt:yes")

    assert number == 1
    entry = table.row.entries.get()
    assert entry.body == {"type": "answer", "seat": 0, "picks": ["opt:yes"]}
    assert entry.digest == table.row.digest == table.running().digest()
    assert table.row.events.filter(entry=1).count() == 1


def test_a_whole_game_is_played_and_restored_at_every_entry(table: LaidTable) -> None:
    while table.row.status == Table.Status.PLAYING:
        if table.acts % 9 == 8:
            table.order(table.acts % 3)
        table.next_answer(salt=table.acts)

        assert restored_digest(table) == table.row.digest

    assert table.row.ended is not None
    numbers = list(table.row.entries.values_list("number", flat=True))
    assert numbers == list(range(1, len(numbers) + 1))
    with pytest.raises(Refused, match="over"):
        table.order(0)


def test_the_record_alone_gives_the_same_game(table: LaidTable) -> None:
    for _ in range(30):
        table.next_answer(1)

    running = TOY.new(table.row.options, table.row.key)
    for _, entry in kernel.live(table.record()):
        running.take(entry)

    assert running.digest() == table.row.digest


def test_every_turn_leaves_a_checkpoint(table: LaidTable) -> None:
    while table.running().rules.state.turn < 3:
        table.next_answer()

    assert table.row.checkpoints.count() == 4
    assert table.row.checkpoints.first().after == 0


def test_the_same_act_sent_twice_counts_once(table: LaidTable) -> None:
    ask = table.running().position.ask_id(0)

    first = table.answer(0, "opt:yes", ask=ask, id="once")
    again = table.answer(0, "opt:yes", ask=ask, id="once")

    assert first == again == 1
    assert table.row.number == 1


def test_two_people_may_use_the_same_client_id(table: LaidTable) -> None:
    while len(table.running().open) < 2:
        table.next_answer()
    one, other, *_ = table.running().owed

    assert table.answer(one.seat, id="same") < table.answer(other.seat, id="same")


def test_an_old_question_is_stale(table: LaidTable) -> None:
    old = table.running().position.ask_id(0)
    table.answer(0, "opt:no", ask=old)

    with pytest.raises(Stale):
        table.answer(0, "opt:no", ask=old)

    assert table.row.number == 1


BAD = {
    "unknown ask": (0, ("opt:yes",), "ffffffffffffffff", Stale),
    "not asked": (1, ("opt:yes",), None, Stale),
    "outside the options": (0, ("opt:maybe",), None, Illegal),
    "too many": (0, ("opt:yes", "opt:no"), None, Illegal),
    "none": (0, (), None, Illegal),
}


@pytest.mark.parametrize(("seat", "picks", "ask", "kind"), BAD.values(), ids=BAD.keys())
def test_what_is_refused_leaves_no_trace(
    table: LaidTable, seat: int, picks: tuple[str, ...], ask: str | None, kind: type[Refused]
) -> None:
    before = table.row.digest, table.running().digest(), table.row.number, Event.objects.count()

    with pytest.raises(kind):
        table.answer(seat, *picks, ask=ask)

    assert (table.row.digest, table.running().digest(), table.row.number, Event.objects.count()) == before
    assert Entry.objects.count() == 0


def test_nothing_is_taken_in_the_lobby(waiting_table: LaidTable) -> None:
    with pytest.raises(Refused, match="not begun"):
        waiting_table.order(0)


def test_a_crash_in_a_rule_refuses_the_entry_and_is_kept_with_the_record(
    table: LaidTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    picked = "opt:no"

    def broken(self: ToyRules) -> kernel.Flow[None]:
        self.state.food = 0
        raise ZeroDivisionError(picked)
        yield

    before = table.row.digest
    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "rest", broken)
        with caplog.at_level(logging.ERROR), pytest.raises(service.Crashed, match="Nothing has changed"):
            table.answer(0, picked)
        with pytest.raises(service.Crashed):
            table.answer(0, picked)

    assert table.public_id in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert "in broken" in caplog.text
    assert "opt:no" not in caplog.text, "what somebody picked stands in no log"
    assert table.row.key not in caplog.text
    (kept,) = Report.objects.all()
    assert kept.record["journal"] == [{"type": "answer", "seat": 0, "picks": [picked]}]
    assert (kept.seat, kept.digest) == (table.anna, before)
    assert table.row.digest == before
    assert table.running().digest() == before
    assert table.answer(0, "opt:no") == 1


def test_a_failure_while_writing_drops_what_is_in_memory(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IntegrityError

    with monkeypatch.context() as patch:
        patch.setattr(facts, "write", broken)
        with pytest.raises(IntegrityError):
            table.answer(0, "opt:yes")

    assert table.row.number == 0
    assert Event.objects.filter(entry=1).count() == 0
    assert table.running().digest() == table.row.digest
    assert 0 in table.running().open


def test_what_is_held_is_valid_only_for_the_number_and_digest_in_the_database(table: LaidTable) -> None:
    at_first = table.row.digest
    with cache.locked(table.pk) as cached:
        table.answer(0, "opt:no")
        ahead = cached.running
        assert cached.at == (1, table.row.digest)

        row = table.row
        row.number, row.digest = 0, at_first
        behind = cached.up_to(row)

    assert behind is not ahead
    assert behind.owed[0].kind == "scout"


def test_two_processes_take_turns_at_one_table(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two caches stand for two processes: each follows what the other entered."""
    caches = [cache.OrderedDict(), cache.OrderedDict()]

    for turn in range(60):
        monkeypatch.setattr(cache, "_games", caches[turn % 3 % 2])
        back = next((seat for seat in range(3) if table.running().may_take_back(seat)), None)
        if back is not None and turn % 5 == 0:
            table.take_back(back)
        else:
            table.next_answer(turn)

        assert table.running().digest() == table.row.digest == restored_digest(table)


def test_games_in_memory_are_bounded_by_their_bytes(table: LaidTable, settings: Any) -> None:
    table.next_answer()
    settings.GAMES_MEMORY = 3 * cache._games[table.pk].bytes

    for other in [begun() for _ in range(9)]:
        other.next_answer()

    assert 1 < len(cache._games) < 4
    assert sum(game.bytes for game in cache._games.values()) <= settings.GAMES_MEMORY
    assert table.pk not in cache._games, "nobody looked at it for longest"
    assert table.next_answer() == 2


def test_an_answer_is_taken_back(table: LaidTable) -> None:
    table.answer(0, "opt:no")
    before = table.row.digest
    table.answer(0, "opt:yes")
    stale = table.running().position.ask_id(0)

    number = table.take_back(0, id="oops")

    assert number == 3
    assert table.take_back(0, id="oops") == 3
    assert table.row.digest == before
    assert table.record()[-1] == kernel.TakeBack(0, to=1)
    assert restored_digest(table) == before
    assert table.running().position.ask_id(0) != stale
    assert table.row.events.last().body["text"]["msgid"] == "{seat} takes back the last answer."


def test_taking_back_again_goes_further_back(table: LaidTable) -> None:
    start = table.row.digest
    table.answer(0, "opt:no")
    table.answer(0, "opt:yes")

    table.take_back(0)
    table.take_back(0)

    assert table.row.digest == start
    assert table.record()[-1] == kernel.TakeBack(0, to=0)
    assert table.answer(0, "opt:yes") == 5
    assert restored_digest(table) == table.row.digest


def test_a_take_back_leaves_others_orders_alone(table: LaidTable) -> None:
    table.answer(0, "opt:no")
    table.order(2)

    table.take_back(0)

    assert table.running().rules.state.players[2].passes == ["pass:before_total"]
    assert restored_digest(table) == table.row.digest
    assert table.running().open[0].kind == "scout"


def test_a_take_back_opens_the_way_to_a_window_anew(table: LaidTable) -> None:
    """H47: whoever opened it sees no difference when others answer in it, and their answers go with it"""
    table.until("contribute")
    while "contribute" in {ask.kind for ask in table.running().open.values()}:
        last = table.running().owed[0].seat
        before = table.row.digest
        table.next_answer()
    asked = [ask.seat for ask in table.running().owed if ask.seat != last]
    shown = sections.news(table.pk, last, "en", 0, 0).sections

    table.answer(asked[0])
    assert sections.news(table.pk, last, "en", 0, 0).sections == shown
    table.take_back(last)

    assert table.row.digest == before
    assert restored_digest(table) == before
    assert set(table.running().open) == {last}


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_learned_or_done_by_others_is_not_taken_back(table: LaidTable, seat: int) -> None:
    table.answer(0, "opt:yes")

    with pytest.raises(NotAllowed):
        table.take_back(seat)

    assert table.row.number == 1


def test_a_standing_order_is_taken_at_any_time(table: LaidTable) -> None:
    table.order(1)

    assert table.running().rules.state.players[1].passes == ["pass:before_total"]
    with pytest.raises(Illegal):
        service.take(table.ben, commands.Order(id="x", order="win", on=True))


def test_after_a_change_of_rules_the_game_returns_to_the_last_entry_that_replays(
    table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.answer(0, "opt:no")
    after_one = table.row.digest
    table.answer(0, "opt:yes")
    table.answer(0, "opt:yes")

    def shorter(self: ToyRules) -> kernel.Flow[None]:
        yield kernel.Ask(self.current, "rest", kernel.text("Do you rest?"), ("opt:yes", "opt:no"))
        yield kernel.Ask(self.current, "sleep", kernel.text("Do you sleep?"), ("opt:deep", "opt:light"))

    monkeypatch.setattr(ToyRules, "rest", shorter)
    cache.forget_all()

    assert table.running().open[0].kind == "sleep"
    back = table.record()[-1]
    assert isinstance(back, kernel.Rewind)
    assert (back.to, back.times, back.by) == (2, 1, service.RULES)
    assert table.running().position.state.dice.fresh == kernel.rekeyed(table.row.key, 1)  # what came is known
    assert "corrected" in table.row.events.last().body["text"]["msgid"]
    assert table.answer(0, "opt:deep") == 5
    assert after_one != table.row.digest


def test_facts_are_written_with_the_entry_to_registered_models_only(
    table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`Due` has a game and a name, which is all that this needs of a read model."""
    at = timezone.now()
    monkeypatch.setitem(games.READ_MODELS, "toy", {"players": Due})
    monkeypatch.setattr(
        type(TOY),
        "facts",
        lambda self, position: {
            "players": [
                {"what": f"{seat}: {len(p.hand)}", "at": at, "made": at, "tries": 0, "about": ""}
                for seat, p in enumerate(position.state.players)
            ],
            "nobody's": [{"what": "ignored"}],
        },
    )

    table.answer(0, "opt:no")
    rows = list(table.row.due.values_list("pk", "what"))
    assert [what for _, what in rows] == ["0: 4", "1: 2", "2: 2"]

    table.answer(0, "opt:no")
    assert list(table.row.due.values_list("pk", "what")) == rows, "what did not change was not written again"

"""Every position of a game is kept as it was; what each audience had is made of it again, whatever the rules are."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from msgspec.json import encode

from bsg import kernel
from bsg.engine import BSG
from bsg.engine.rules import Base
from bsg.kernel import TABLE, Audience
from bsg.tables.acts import chat, claims
from bsg.tables.games import game_named
from bsg.tables.house import limits
from bsg.tables.journal import cache, frames
from bsg.tables.line import sections
from bsg.tables.models import Table
from bsg.tables.replay import reel
from bsg.tables.replay.scenes import Screening
from tests.galactica.playing import play, table_of
from tests.tables.conftest import LaidTable

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

CLOCK = {"beat", "people", "notes", "chairs"}  # who is there, and how long a window stays open, is of the moment

AUDIENCES: tuple[Audience, ...] = (TABLE, 0, 1, 2)
SHORT = 2  # the seed of a game that is soon over

Had = dict[str, Any]  # by section, and the log


def had(table: LaidTable, audience: Audience) -> Had:
    news = sections.news(table.pk, audience, "en", 0, 0)
    found: Had = {name: part.body for name, part in news.sections.items() if name not in CLOCK}
    return found | {"log": (news.log_total, encode(news.log[-1:])), "chat": encode(news.chat)}


def had_again(screening: Screening, number: int) -> Had:
    found: Had = {name: body for name, body in (screening.sections(number) or {}).items() if name not in CLOCK}
    log = screening.log(0, number)
    return found | {"log": (len(log), encode(log[-1:])), "chat": encode(screening.chat(0, number))}


def talk(table: LaidTable, number: int) -> None:
    """Somebody says something, or claims what they can do."""
    seat = table.seat(number % 3)
    now = game_named("bsg").claimable(table.running().position)
    if now and seat.number in now.seats:
        claims.claim(seat, ("not", "little", "lot")[number % 3], now.about, table.next_id())
    elif number % 5 == 0:
        chat.say(seat, f"Entry {number}", table.next_id())


def played(seed: int) -> tuple[LaidTable, dict[tuple[Audience, int], Had]]:
    """A game of three who talk, take back and give orders, and what an audience had after each entry, by turns."""
    table = table_of({"players": 3, "set": "exodus"}, seed)
    then = {}
    for row, _ in play(table, seed, every=6, orders=29):
        talk(table, row.number)
        audience = AUDIENCES[row.number % len(AUDIENCES)]
        then[audience, row.number] = had(table, audience)
    return table, then


@pytest.fixture(autouse=True)
def _talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "take", lambda *args: None)


def asks_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule changes: before a crisis somebody is asked whether they are sure, in the middle of the turn."""
    before = Base.crisis_step

    def sure(self: Base) -> kernel.Flow[None]:
        yield kernel.Ask(self.current, "sure", kernel.text("Are you sure?"), ("opt:yes", "opt:no"))
        yield from before(self)

    monkeypatch.setattr(Base, "crisis_step", sure)
    cache.forget_all()


def test_each_audience_has_again_what_it_had_whatever_the_rules_are(monkeypatch: pytest.MonkeyPatch) -> None:
    table, then = played(SHORT)
    row = table.row
    assert row.status == Table.Status.OVER
    assert {"TakeBack", "Order"} <= {type(entry).__name__ for entry in table.record()}

    asks_once_more(monkeypatch)

    screenings = {audience: Screening(row, reel.of(row), audience, "en") for audience in AUDIENCES}
    for (audience, number), what in then.items():
        again = had_again(screenings[audience], number)
        for name, part in what.items():
            assert again[name] == part, (audience, number, name)
        assert again.keys() == what.keys()


def test_a_small_frame_is_kept_with_each_entry() -> None:
    table, _ = played(SHORT)
    row = table.row
    found = frames.kept(row)

    assert list(found) == list(range(row.number + 1))
    assert sum(len(body) for body in row.entries.values_list("frame", flat=True)) < 200 * len(found)
    for step in reel.of(row).steps[1:]:
        seen = reel.of(row).seen(step.number)
        assert seen is not None
        assert kernel.digest_of(seen.whole) == step.digest
    counts: dict[str, int] = {}
    for number in reel.of(row).line():
        seen = reel.of(row).seen(number)
        assert seen is not None
        for draw in seen.draws:
            counts[draw.stream] = counts.get(draw.stream, 0) + 1
            assert draw.nth == counts[draw.stream]
            assert draw.value == kernel.value_of(row.key, draw.stream, draw.nth, draw.below)
        assert counts == seen.position(BSG).state.dice.drawn, "every draw is kept with the entry that made it"


def forget_frames(row: Table) -> None:
    row.frames.all().delete()
    row.entries.update(frame=None)


def test_a_frame_needs_nothing_of_the_process_that_wrote_the_one_before() -> None:
    """What was written by several processes in turn is read by any."""
    table = table_of({"players": 3, "set": "exodus"}, SHORT)
    for row, _ in play(table, SHORT, every=6):
        if row.number % 4 == 0:
            cache.forget_all()
        seen = reel.load(row).seen(row.number)
        assert seen is not None
        assert not row.number or seen.position(BSG).digest() == row.digest
        if row.number == 20:
            break


def test_a_game_from_before_is_filled_in() -> None:
    """As if it had been played before frames were kept: the same are made of its journal."""
    table, _ = played(SHORT)
    row = table.row
    made = {number: reel.of(row).seen(number) for number in range(row.number + 1)}
    forget_frames(row)

    call_command("fill_frames", "--", row.public_id, stdout=(told := StringIO()))

    assert "1 games" in told.getvalue()
    again = reel.load(row)
    assert {number: again.seen(number) for number in made} == made
    assert [n for n, frame in again.frames.items() if frame.turn] == list(
        row.checkpoints.values_list("after", flat=True)
    )


def test_what_does_not_replay_any_more_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from before of which today's rules reach some turns: those can be seen, the command names the others."""
    table, _ = played(SHORT)
    row = table.row
    made = {number: reel.of(row).seen(number) for number in range(row.number + 1)}
    forget_frames(row)
    asks_once_more(monkeypatch)

    call_command("fill_frames", "--", row.public_id, stdout=StringIO(), stderr=(told := StringIO()))

    again = reel.load(row)
    kept = {number for number in made if again.seen(number) is not None}
    turns = set(row.checkpoints.values_list("after", flat=True))
    assert len(turns & kept) > len(turns) - 3, "at the beginning of most turns there was nothing new to ask"
    assert len(turns) < len(kept) < len(made)
    assert f"{len(kept)} of {len(made)} positions" in told.getvalue()
    assert all(again.seen(number).position(BSG).digest() == made[number].position(BSG).digest() for number in kept)  # type: ignore[union-attr]
    assert next(Screening(row, again, TABLE, "en").scenes([max(set(made) - kept)])).missing


def test_a_running_game_goes_on_after_a_change_and_keeps_what_was_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game returns to the last entry that holds, and says so; when it is over, what was seen before the change is
    what it was, also what was abandoned by it."""
    table = table_of({"players": 3, "set": "exodus"}, SHORT)
    then: dict[int, Had] = {}
    game = play(table, SHORT)
    for row, state in game:
        then[row.number] = had(table, 1)
        if state.turn == 3 and state.check and state.check.added:
            break
    before = table.row.number

    asks_once_more(monkeypatch)

    assert table.running().owed[0].kind == "sure"
    back = table.record()[-1]
    assert isinstance(back, kernel.Rewind)
    assert "corrected" in table.row.events.last().body["text"]["msgid"]  # type: ignore[union-attr]
    for _ in play(table, SHORT):
        pass
    row, screening = table.row, Screening(table.row, reel.of(table.row), 1, "en")
    assert [had_again(screening, number) for number in then] == list(then.values())
    abandoned = {*range(back.to + 1, before + 1)}
    assert not abandoned & {*reel.of(row).line()}
    assert any(abandoned <= {*numbers} for numbers in reel.of(row).branches().values())

"""The pace of bots: what is worth seeing stays a moment, the host sets how long, and it tells nobody anything."""

from __future__ import annotations

import random
from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from bsg.bots import simulation
from bsg.bots.crew.pace import SEEN
from bsg.engine import BSG
from bsg.engine.happenings.crises import CrisisDrawn
from bsg.engine.happenings.fleet import DialMoved
from bsg.kernel import Ask, Event, Illegal, NotAllowed, text
from bsg.tables.acts import company, lobby
from bsg.tables.journal import pace, timekeeper
from bsg.tables.models import Seat, Table
from tests.engine.worlds import Leak, Learned, Search, Walk, checkpoints
from tests.galactica.test_company import alone, plays
from tests.tables.conftest import LaidTable


def row(**fields: Any) -> Table:
    """A table that nobody keeps."""
    return Table(game="bsg", pace=Table.Pace.DAYS, **fields)


def asked(kind: str = "action", **more: Any) -> list[Ask]:
    return [Ask(1, kind, text("?"), ("opt:a", "opt:b"), **more)]


def event(kind: str, **more: Any) -> Event:
    return Event(text("Something happens."), what={"kind": kind}, **more)


def seconds(table: Table, *events: Event, **ask: Any) -> float:
    return pace.pause(table, asked(**ask), events).total_seconds()


@pytest.fixture(autouse=True)
def _a_second(settings: Any) -> None:
    settings.BOT_PAUSE = 1


@pytest.mark.parametrize("kind", ["crisis_drawn", "check_decided", "jumped", "dial_moved", "cylon_revealed"])
def test_what_matters_stays_a_moment_longer(kind: str) -> None:
    assert seconds(row(), event(kind)) >= seconds(row()) + 3


def test_the_kinds_are_those_of_the_game() -> None:
    """What is called otherwise one day would rush by."""
    kinds = {kind.__struct_config__.tag for kind in BSG.happenings()}
    assert set(SEEN) <= kinds
    assert {CrisisDrawn.__struct_config__.tag, DialMoved.__struct_config__.tag} <= set(SEEN)


def test_much_at_once_takes_a_little_longer_and_never_for_ever() -> None:
    one, many, most = (seconds(row(), *[event("rolled")] * n) for n in (1, 5, 500))

    assert one < many < most == pace.MOST


def test_slow_is_twice_as_long_and_at_once_is_at_once() -> None:
    normal, slow, at_once = (seconds(row(bot_pace=how), event("moved")) for how in ("normal", "slow", "at_once"))

    assert (slow, at_once) == (2 * normal, 0)


@pytest.mark.parametrize("kind", ["crisis_drawn", "check_decided", "jumped", "cylon_revealed", "executed"])
def test_great_moments_are_seen_at_any_pace(kind: str) -> None:
    assert seconds(row(bot_pace="at_once"), event("moved"), event(kind)) == pace.STAYS


def test_in_a_window_bots_take_no_time_but_what_happened_is_seen() -> None:
    assert seconds(row(), shows="window") == 0
    assert seconds(row(), event("crisis_drawn"), shows="window") == pytest.approx(5)


def test_bots_answer_before_the_beat_of_a_live_window_ends() -> None:
    table = row(bot_pace="slow", beat=3)
    table.pace = Table.Pace.LIVE

    assert seconds(table, event("cylon_revealed"), shows="window") == 1.5


# ── nobody learns anything by it ────────────────────────────────────────────────────────────────────────────────────


class Timed(Walk):
    """Two worlds, in which whoever others wait for takes the same time."""

    compared: Counter[str] = Counter()

    def same_view(self) -> None:
        super().same_view()
        table = row()
        owed = [[ask for ask in world.owed if ask.seat != self.seat] for world in self.worlds]
        seen = [[ask for ask in asks if ask.shows in ("options", "seat")] for asks in owed]
        taken = [
            pace.pause(table, asks or asked(shows="window"), world.rules.told)
            for asks, world in zip(seen, self.worlds, strict=True)
        ]
        if taken[0] != taken[1]:
            raise Leak(f"a bot would take {taken[0]} in one world and {taken[1]} in the other")
        self.compared.update(ask.kind for ask in seen[0])


def test_the_time_a_bot_takes_is_the_same_whatever_it_holds_and_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """For any hand, loyalty, deck: in pairs of worlds that somebody cannot tell apart."""
    monkeypatch.setattr("tests.engine.worlds.Walk", Timed)
    search = Search(steps=40)

    for game in range(4):
        plan = simulation.Plan(5, game, {"players": 3 + game}, players="random", check=False)
        chance = random.Random(game)
        saved = list(checkpoints(simulation.play(plan).record))
        for checkpoint in chance.sample(saved, min(6, len(saved))):
            assert search.walk_from(checkpoint, chance) == ""

    assert {"move", "action", "contribute"} <= set(Timed.compared)


def test_a_pace_that_looked_into_hands_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is worth something."""
    monkeypatch.setattr(pace, "_thought", lambda ask, thought: float(len(ask.options)))
    walked = []

    for game in range(6):
        plan = simulation.Plan(5, game, {"players": 4}, players="random", check=False)
        with monkeypatch.context() as patch:
            patch.setattr("tests.engine.worlds.Walk", Timed)
            walked.append(Search(steps=40).along(plan, walks=1))

    assert any("a bot would take" in leak for leak in walked)
    assert Learned  # what ends a walk by right is no leak


# ── the host sets it ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def table(db: None) -> LaidTable:
    """Anna, who is host, and bots; one of them is about to move."""
    laid = alone(3)
    while not laid.row.due.exists():
        plays(laid, 1)
    return laid


def test_the_host_sets_the_pace_in_play_and_everybody_hears_of_it(table: LaidTable) -> None:
    assert not timekeeper.work()

    company.set_bots(table.anna, "at_once", True)

    assert table.row.bot_pace == "at_once"
    assert "has the bots play at once" in str(table.row.events.last().body["text"])  # type: ignore[union-attr]
    assert timekeeper.work(), "the move before them need not be waited for"
    assert all(due.at <= timezone.now() for due in table.row.due.all())


def test_slower_takes_its_time_from_the_next_move_on(table: LaidTable) -> None:
    company.set_bots(table.anna, "slow", True)
    timekeeper.work()
    while not table.row.due.exists():
        plays(table, 1)

    assert table.row.due.get().at > timezone.now() + timedelta(seconds=1)


def test_the_same_again_says_nothing(table: LaidTable) -> None:
    told = table.row.events_told

    company.set_bots(table.anna, "normal", True)

    assert table.row.events_told == told


def test_only_the_host_only_a_pace_and_only_with_bots(table: LaidTable) -> None:
    with pytest.raises(Illegal, match="slow, normal, at_once"):
        company.set_bots(table.anna, "warp", True)
    Table.objects.filter(pk=table.pk).update(host=1)
    with pytest.raises(NotAllowed, match="host"):
        company.set_bots(table.anna, "slow", True)

    friends, _ = lobby.create("bsg", {"players": 3}, name="Friends", host="Ben")
    with pytest.raises(Illegal, match="no bot"):
        company.set_bots(Seat.objects.get(table=friends, number=0), "slow", True)

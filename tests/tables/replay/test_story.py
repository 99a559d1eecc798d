"""The story of a finished game, the list in which it is found, and playing on from one of its steps."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from django.core.management import call_command
from django.test import Client

from bsg.kernel import value_of
from bsg.tables.acts import lobby
from bsg.tables.journal import cache, restore, service
from bsg.tables.line import sections
from bsg.tables.models import Person, Table, Tag
from bsg.tables.replay import practice, record, reel, story, verify
from tests.kernel.toy import Toy, ToyRules
from tests.services import ROOT
from tests.tables.conftest import LaidTable
from tests.tables.pages.test_table import browser_of
from tests.tables.replay.conftest import played_to_the_end

SVG = "{http://www.w3.org/2000/svg}"


def test_the_story_tells_what_was_played(over: LaidTable) -> None:
    told = story.of(over.row, "en")
    last = reel.of(over.row).seen(over.row.number)
    assert last is not None
    end = last.position(Toy()).state

    assert told.turns == end.turn
    assert told.took == timedelta(seconds=0) or told.took > timedelta(0)
    (food,) = told.lines
    assert (food.label, food.values[0], food.values[-1]) == ("Food", 8, end.food)
    looked = [mark for mark in told.marks if mark.key == "look"]
    assert looked
    assert all("looks at the deck" in mark.words and 1 <= mark.turn <= told.turns for mark in looked)
    assert [len(pile.things) for pile in told.piles] == [len(end.deck)]

    page = Client().get(f"/t/{over.public_id}/story/").content.decode()
    assert all(words in page for words in ("Food", looked[0].words, f"?at={looked[0].number}", "Deck"))
    assert "Take it away" not in page, "only for those who sat there"
    picture = Client().get(f"/t/{over.public_id}/story.svg")
    assert picture["Content-Type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(picture.content)
    assert len([path for path in drawn.iter(f"{SVG}path") if path.find(f"{SVG}title") is not None]) == len(told.marks)


# the list -------------------------------------------------------------------------------------------------------------


def test_finished_games_are_found_by_person_and_by_what_their_game_says(over: LaidTable) -> None:
    result = "won" if over.row.result and "humans" in str(over.row.result) else "lost"
    other = "lost" if result == "won" else "won"
    stranger = Client()

    assert b"Friday fleet" in stranger.get("/games/").content
    assert b"Friday fleet" in stranger.get("/games/", {"person": " aNNa ", "result": result}).content
    assert b"Friday fleet" not in stranger.get("/games/", {"person": "Ann"}).content
    assert b"Friday fleet" not in stranger.get("/games/", {"result": other}).content
    assert b"No finished game is like that." in stranger.get("/games/", {"result": other}).content
    for odd in ({"person": "\0"}, {"before": "yesterday"}, {"before": "2020-01-01T00:00:00+00:00"}, {"result": "x"}):
        assert stranger.get("/games/", odd).status_code == 200

    Table.objects.update(open=False)
    assert b"Friday fleet" not in stranger.get("/games/").content
    assert b"Your games" in browser_of(over, 1).get("/games/").content


def test_a_running_game_is_in_no_list_and_has_no_tags(table: LaidTable) -> None:
    assert b"Friday fleet" not in Client().get("/games/").content
    assert b"Friday fleet" not in browser_of(table, 0).get("/games/").content
    assert not Tag.objects.exists()


def test_a_game_that_returns_from_its_end_leaves_the_list(over: LaidTable) -> None:
    assert over.row.tags.count() == 5
    with service.holding(over.pk) as cached:
        cached.drop()
        cached.enter(service.rewind(cached.table, over.row.number - 3, lobby.text("Once more.")))

    assert over.row.status == Table.Status.PLAYING
    assert not over.row.tags.exists()
    assert b"Friday fleet" not in Client().get("/games/").content
    assert Client().get(f"/t/{over.public_id}/replay/").status_code == 403
    Tag.objects.all().delete()
    played_to_the_end(over)
    Tag.objects.all().delete()
    call_command("rebuild_facts", verbosity=0)
    assert over.row.tags.count() == 5, "as a game from before has them"


# play on --------------------------------------------------------------------------------------------------------------


def test_a_step_becomes_a_practice_table_with_new_draws(over: LaidTable) -> None:
    client = Client()
    number = reel.of(over.row).line()[40]
    there = restore.position_after(over.row, number)

    answer = client.post(f"/t/{over.public_id}/replay/play/", {"at": number, "seat": 2})

    assert answer.status_code == 302, answer.content
    made = Table.objects.exclude(pk=over.pk).get()
    assert answer["Location"] == f"/t/{made.public_id}/"
    assert not made.open
    assert [seat.is_bot for seat in made.seats.all()] == [True, True, False]
    running = service.current(made.pk)
    then, now = there.rules.state, running.rules.state
    assert (now.players, now.deck, now.food, now.turn) == (then.players, then.deck, then.food, then.turn)
    assert {ask.seat: ask.kind for ask in running.owed} == {ask.seat: ask.kind for ask in there.owed}
    assert made.key != over.row.key
    drawn = running.rules.dice.below("crisis", 1000)
    assert drawn == value_of(made.key, "crisis", running.rules.dice.drawn["crisis"], 1000)

    # It outlives the process, and when it is over its record says where it came from.
    cache.forget_all()
    practising = LaidTable(made, [])
    made.seats.update(kind="human")
    played_to_the_end(practising)
    report = verify.verified(record.made(practising.row))
    assert report.good, report
    assert report.executed == practising.row.number + 1

    # What was drawn before that step has the other game's key: it is said, and all the rest is verified.
    (said,) = in_a_browser(practising.row, client.get(f"/t/{made.public_id}/draws/").json())
    assert said["problem"] is None
    assert said["right"] > 0
    assert (said["right"] + said["copied"], said["copied"]) == (report.draws, report.copied)
    assert report.copied > 0


VERIFY = """import { verified } from "./table/proof/verify.js";
import { readFileSync } from "node:fs";
const { table, all } = JSON.parse(readFileSync(0));
console.log(JSON.stringify(await Promise.all(all.map((draws) => verified(table, draws)))));
"""


def in_a_browser(row: Table, *all_draws: list[Any]) -> list[dict[str, Any]]:
    """What the page's own script says of these draws."""
    proof = sections.proof(row, list(row.seats.all()))
    asked = msgspec.json.encode({"table": {"commitment": row.commitment, "proof": proof}, "all": all_draws})
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", VERIFY],
        cwd=ROOT / "static",
        env={**os.environ, "PATH": path},
        input=asked,
        stdout=subprocess.PIPE,
        check=True,
    )
    said: list[dict[str, Any]] = msgspec.json.decode(done.stdout)
    return said


def test_where_the_rules_are_others_its_turn_begins_anew_or_it_says_why_not(
    over: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, film = reel.of(over.row).line(), reel.of(over.row)
    number = next(n for n in line[30:] if not film.frames[n].turn and not film.frames[n - 1].turn)
    person = Person.objects.create(token_hash="e" * 64, name="Eve")
    assert practice.fork(over.row, number).exact

    before = ToyRules.rest

    def restless(self: ToyRules):  # type: ignore[no-untyped-def]
        self.state.food += 1
        yield from before(self)

    monkeypatch.setattr(ToyRules, "rest", restless)
    monkeypatch.setattr(ToyRules, "receive_cards", lambda self: self.draw(self.current, 1) or iter(()))
    place = practice.fork(over.row, number)
    assert (place.exact, place.entries) == (False, [])
    made, exact = practice.play_on(over.row, number, 0, person, "Eve", "en")
    assert not exact
    assert made.number == 0

    monkeypatch.setattr(ToyRules, "play", lambda self: 1 / 0)
    with pytest.raises(practice.Refused, match="Today's rules do not lead to this step"):
        practice.fork(over.row, number)
    with pytest.raises(practice.Refused, match="no such step"):
        practice.fork(over.row, 99_999)


def test_there_is_nothing_to_play_on_at_the_end_or_in_a_running_game(over: LaidTable, table: LaidTable) -> None:
    with pytest.raises(practice.Refused, match="was over there"):
        practice.fork(over.row, over.row.number)

    answer = browser_of(table, 0).post(f"/t/{table.public_id}/replay/play/", {"at": 0})

    assert answer.status_code == 403
    assert b"not over yet" in answer.content
    assert Table.objects.count() == 2

"""Great moments: made of what an audience hears and of nothing else, once each, and never too many."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bsg.bots import Random
from bsg.bots.simulation import tables
from bsg.engine import BSG
from bsg.kernel import Answer, Event, heard, questions
from tests.browser.moments import KINDS, MOMENTS, SMALL
from tests.services import ROOT

ASK = """
import { cues } from "./bsg/cues/cues.js";
import { lineUp } from "./table/moments/line_up.js";
import { readFileSync } from "node:fs";
const { batches, turn } = JSON.parse(readFileSync(0, "utf8"));
const view = { game: { turn } }; // whatever else it asked for, it would fail
const found = batches.map((lines) => cues(lines, view));
console.log(JSON.stringify({ found, waiting: found.map((moments) => lineUp([], moments)) }));
"""

Line = dict[str, Any]


def answer(batches: list[list[Line]], turn: int = 1) -> dict[str, list[list[dict[str, Any]]]]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", ASK],
        cwd=ROOT / "static",
        env={**os.environ, "PATH": path},
        input=msgspec.json.encode({"batches": batches, "turn": turn}),
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=dict[str, list[list[dict[str, Any]]]])


def lines_of(name: str) -> list[Line]:
    return [{"n": n, "text": words, "what": msgspec.to_builtins(what)} for n, (words, what) in enumerate(MOMENTS[name])]


@cache
def told() -> list[list[Event]]:
    """What is told in two whole games, entry by entry; in the second with all that the boxes bring."""

    def play(variants: str, seed: str) -> Iterator[list[Event]]:
        (opening,) = tables(None, variants)
        running, random = BSG.new({**opening, "players": 5}, seed * 32), Random(seed)
        while not running.over:
            (mine,) = questions(running.position, running.owed[0].seat).mine
            yield running.take(Answer(mine.seat, random.answer(mine, {})))

    return [*play("", "12"), *play("cylon-fleet,ionian-nebula,personal-goals,final-five", "16")]


def test_each_moment_is_made_of_its_events_and_says_all_their_words() -> None:
    found = answer([lines_of(name) for name in MOMENTS])["found"]

    for name, moments in zip(MOMENTS, found, strict=True):
        (moment,) = moments
        assert moment["kind"] == KINDS.get(name, name)
        assert moment["words"] == " ".join(words for words, _ in MOMENTS[name])
        assert moment["small"] == (name in SMALL)


def test_everybody_at_the_table_and_whoever_watches_sees_the_same_moments() -> None:
    """All of them are told to all: nobody has one of their own, which a neighbour could read off the screen."""
    audiences: list[list[list[Line]]] = []
    for seat in (*range(5), None):
        hears = [heard(events, seat) for events in told()]
        audiences.append([[{"n": n, "text": "", "what": line.what} for n, line in enumerate(lines)] for lines in hears])
    found = answer([batch for batches in audiences for batch in batches])["found"]
    kinds = [[moment["kind"] for moment in moments] for moments in found]

    by_audience = [kinds[n * len(told()) : (n + 1) * len(told())] for n in range(6)]
    assert all(seen == by_audience[-1] for seen in by_audience)
    assert len({kind for moments in by_audience[-1] for kind in moments}) > 15


def test_what_only_some_may_know_makes_no_moment() -> None:
    secrets = [
        [{"n": 1, "text": "", "what": what} for what in event.learned.values()] for events in told() for event in events
    ]
    secrets = [lines for lines in secrets if lines]

    assert len(secrets) > 50
    assert [moment for moments in answer(secrets)["found"] for moment in moments] == []


def test_while_the_table_is_laid_nothing_is_a_moment() -> None:
    assert answer([lines_of("attack"), lines_of("title")], turn=0)["found"] == [[], []]


def test_of_too_many_the_weightiest_are_shown_as_they_came() -> None:
    names = ["launch", "brig", "jump", "launch", "cylon", "destroyed", "damaged"]
    lines = [{**line, "n": n * 10 + line["n"]} for n, name in enumerate(names) for line in lines_of(name)]

    waiting = [moment["kind"] for moment in answer([lines])["waiting"][0]]

    assert waiting == ["jump", "cylon", "destroyed", "damaged"]


def test_moments_move_by_transform_and_opacity_alone() -> None:
    """Whatever else moved would be laid out or painted anew in every frame."""
    css = (ROOT / "static/bsg/cues/cues.css").read_text()
    moving = {name for line in css.splitlines() if "@keyframes" in line for name in properties(line)}

    assert moving == {"transform", "opacity"}
    assert "transition" not in css


def properties(keyframes: str) -> Iterator[str]:
    for block in keyframes.split("{")[2:]:
        for declaration in block.split("}")[0].split(";"):
            name, colon, _ = declaration.partition(":")
            if colon and name.strip() != "animation-timing-function":
                yield name.strip()

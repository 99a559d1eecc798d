"""Tables saved by older versions play on: checkpoints of every schema there was, and how those games went.

The files of a schema were written by the last code that had it. The checkpoints cannot be made again, and need not be:
what they say must stay true. Where the rules ask other questions since, as they do with version 3 in windows, what was
entered after them was entered again, without answers to what is no longer asked.
"""

from __future__ import annotations

import gzip
from hashlib import md5
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bsg.engine import BSG
from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.state import SCHEMA
from bsg.kernel import Played, Running, render
from tests.engine.records import RECORDS

CHECKPOINTS = sorted(RECORDS.glob("checkpoints-*/*.json.gz"))


class Kept(msgspec.Struct):
    """A checkpoint, what was entered after it, and what came of it."""

    about: str
    saved: msgspec.Raw
    journal: list[Played]
    asked: list[str]  # before the first entry and after each
    winner: str
    ending: str
    dials: dict[str, int]


def kept(path: Path) -> Kept:
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Kept)


def asked(running: Running[Base]) -> str:
    """Who is asked what, in short."""
    questions = [(ask.seat, ask.kind, ask.options, ask.sizes) for ask in running.open.values()]
    return md5(msgspec.json.encode(questions)).hexdigest()


def named(option: str) -> Any:
    return str(BSG.name_of(option) or option)


@pytest.mark.parametrize("path", CHECKPOINTS, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_a_table_saved_by_an_older_version_plays_on(path: Path) -> None:
    old = kept(path)
    running = BSG.restore(bytes(old.saved), ())
    assert asked(running) == old.asked[0]

    for entry, then in zip(old.journal, old.asked[1:], strict=True):
        running.take(entry)
        assert asked(running) == then

    state = running.rules.state
    assert running.over
    assert (str(state.winner), render(state.ending, named)) == (old.winner, old.ending)
    assert state.dials == old.dials
    assert state.schema == SCHEMA


@pytest.mark.parametrize("path", CHECKPOINTS, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_nothing_is_lost_when_a_table_is_upgraded(path: Path) -> None:
    running = BSG.restore(bytes(kept(path).saved), ())

    assert broken(running.rules, running.open.values()) == []


def test_there_is_a_checkpoint_of_every_schema_that_was() -> None:
    schemas = {int(path.parent.name.removeprefix("checkpoints-")) for path in CHECKPOINTS}

    assert schemas == set(range(1, SCHEMA))

"""Everything that a person can read is in the catalogue that translators get, and it is up to date."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bsg import kernel
from bsg.bots import simulation
from bsg.collector import Message, Source, Unknown, as_pot, collect, in_template, message_of, texts_in
from bsg.engine import BSG
from bsg.engine.names import name_of
from bsg.kernel import Event, Text, live
from bsg.tables.line.words import Wording
from tests.engine.records import RECORDS
from tests.services import ROOT

HINT = "manage.py collect_words writes it again"


@cache
def collected() -> tuple[dict[Message, set[str]], list[Unknown]]:
    return collect(ROOT, [BSG])


def test_the_catalogue_is_up_to_date() -> None:
    messages, _ = collected()

    assert (ROOT / "locale" / "words.pot").read_text() == as_pot(messages), HINT


def test_all_words_can_be_told_by_reading_the_source() -> None:
    _, unknown = collected()

    assert unknown == []


# ── what people read at a table ─────────────────────────────────────────────────────────────────────────────────────


def read_at(running: kernel.Running[Any], events: list[Event]) -> Iterator[Text]:
    """Everything that anybody at the table gets in words, and the names of all that is mentioned."""
    views = [BSG.view(running.position, kernel.MODERATOR), list(running.open.values())]
    for said in (views, events):
        yield from texts_in(said)
        for typed in Wording("en", [], BSG).shows(msgspec.json.encode(said))[1]:
            if named := name_of(typed):
                yield from texts_in(named)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json.gz")), ids=lambda path: path.name.split(".")[0])
def test_whatever_is_read_in_a_game_is_in_the_catalogue(path: Path) -> None:
    record = simulation.read(path)
    running = BSG.new(record.options, record.key)
    read = {message_of(words) for words in read_at(running, running.rules.told)}
    for number, (_, entry) in enumerate(live(record.journal)):
        events = running.take(entry)
        if number % 5 == 0 or events:
            read |= {message_of(words) for words in texts_in(events)}
        if number % 5 == 0:
            read |= {message_of(words) for words in read_at(running, events)}

    missing = {message for message in read if message not in collected()[0]}

    assert {message for message in missing if not is_label(message)} == set()


def is_label(message: Message) -> bool:
    """The letter of a civilian ship is the same in every language."""
    return len(message.msgid) <= 2 and message.msgid.isupper()


# ── the collector ───────────────────────────────────────────────────────────────────────────────────────────────────


def words_of(tmp_path: Path, source: str) -> list[Message | Unknown]:
    (tmp_path / "bsg").mkdir()
    (tmp_path / "bsg" / "module.py").write_text(source)
    return [message for _, message in Source(tmp_path, "bsg").messages()]


@pytest.mark.parametrize(
    ("source", "messages"),
    [
        ('text("Turn {n}.", n=1)', [Message("Turn {n}.")]),
        ('plural("{n} card", "{n} cards", n=2)', [Message("{n} card", "{n} cards")]),
        ('contextual("a letter", "P")', [Message("P", context="a letter")]),
        ('raise Illegal("No.")', [Message("No.")]),
        ('words = "yes" if x else "no"\ntext(words)', [Message("yes"), Message("no")]),
        ('one, many = ("a", "b") if x else ("c", "d")\nplural(one, many, n=n)', [Message("a", "b"), Message("c", "d")]),
        ('SHIPS = {1: ("{n} a", "{n} b")}\nplural(*SHIPS[1], n=n)', [Message("{n} a", "{n} b")]),
        ('def f(why):\n    text(why)\nf("Because.")', [Message("Because.")]),
        ("text(card.name)", []),
    ],
)
def test_words_are_found_where_they_stand(tmp_path: Path, source: str, messages: list[Message]) -> None:
    assert words_of(tmp_path, source) == messages


def test_words_that_only_running_would_tell_are_named(tmp_path: Path) -> None:
    assert words_of(tmp_path, 'text(f"Turn {n}.")') == [Unknown("bsg/module.py:1", "f'Turn {n}.'")]


def test_words_of_templates_are_found() -> None:
    join = '{% load i18n %}{% trans "Join" %}'
    seats = "{% blocktrans count n=n %}{{ n }} seat{% plural %}{{ n }} seats{% endblocktrans %}"

    assert list(in_template(join + seats)) == [Message("Join"), Message("%(n)s seat", "%(n)s seats")]

"""Records that somebody made up: refused in one sentence, before they cost anything or can be shown to anybody."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bsg import kernel
from bsg.engine import BSG
from bsg.kernel import Refused, Text
from bsg.tables.house.folding import fold
from bsg.tables.journal.frames import STATE, Change
from bsg.tables.models import Table
from bsg.tables.replay import record as records
from bsg.tables.replay import upload, verify
from bsg.tables.replay.record import Record, Said
from tests.kernel.toy import Toy
from tests.tables.conftest import LaidTable

OTHER_RULES = 99  # by which nothing is played again: then a forger may write any position

Forge = Callable[[Record], None]


_written: list[bytes] = []


@pytest.fixture
def written(db: None, request: pytest.FixtureRequest) -> bytes:
    """A finished game is played once for all that can be made of its record."""
    if not _written:
        over: LaidTable = request.getfixturevalue("over")
        _written.append(records.written(records.made(over.row, chat=True)))
    return _written[0]


def sealed(record: Record) -> bytes:
    """As somebody would make it who knows how: every digest and every link is right again."""
    for step, seen in zip(record.steps, records.positions(record), strict=True):
        if seen is not None:
            step.digest = kernel.digest_of(seen.whole)
    record.seal = records.head_of(record)
    for step in record.steps:
        step.link = record.seal = records.link_of(step, record.seal)
    return records.written(record)


def forged(written: bytes, forge: Forge, rules: int = OTHER_RULES) -> bytes:
    record = records.read(written)
    record.rules = rules
    forge(record)
    return sealed(record)


def test_a_record_that_is_sealed_anew_is_taken_up(written: bytes) -> None:
    """What follows is refused for what is wrong in it, not for its seal."""
    table, report = upload.taken_up(forged(written, lambda record: None), None)

    assert (report.executed, table.uploaded) == (0, True)


def grows(depth: int) -> dict[str, Any]:
    """A text in which each part stands ten times in the next."""
    words: Any = "x"
    for _ in range(depth):
        words = {"msgid": "{a}" * 10, "args": {"a": words}}
    return dict(words)


def nested(depth: int) -> dict[str, Any]:
    words: dict[str, Any] = {"msgid": "x"}
    for _ in range(depth):
        words = {"msgid": "x", "args": {"unseen": words}}
    return words


def tells(body: dict[str, Any]) -> Forge:
    return lambda record: record.steps[3].events.append(body)


def says(**fields: Any) -> Forge:
    return lambda record: (record.chat or []).append(Said(**{"n": 1, "at": record.began, "seat": 0, **fields}))


def has(part: str, new: str) -> Forge:
    """In a position of it."""

    def forge(record: Record) -> None:
        frame = record.steps[0].frame
        assert frame is not None
        for step in record.steps[1:]:
            assert step.frame is not None
            step.frame.set.pop(part, None)
        frame.set[part] = Change(0, 0, new)

    return forge


ANCIENT = datetime(1, 1, 1, tzinfo=UTC)

FORGED: dict[str, Forge] = {
    "a result without end": lambda record: setattr(record, "result", msgspec.convert(grows(12), Text)),
    "a line of the log without end": tells({"text": grows(12)}),
    "a line that nobody can fill in": tells({"text": {"msgid": "{a}", "args": {"b": 1}}}),
    "a line of texts in texts": tells({"text": nested(300)}),
    "an argument that is no number": tells({"text": {"msgid": "a", "plural": "b", "args": {"n": "x"}}}),
    "a line for a seat far away": tells({"text": None, "private": {"99999999": {"msgid": "x"}}}),
    "a line for a seat before the first": tells({"text": None, "private": {"-3": {"msgid": "x"}}}),
    "an event that is none": tells({"text": 7}),
    "words of somebody who was not there": says(seat=7, text="x"),
    "a claim that there is not": says(claim="everything"),
    "more people than there were": lambda record: setattr(record.steps[0], "names", ["x"] * 9),
    "a step of long ago": lambda record: setattr(record.steps[0], "at", ANCIENT),
    "a game that began long ago": lambda record: setattr(record, "began", ANCIENT),
    "options that are none": lambda record: setattr(record, "options", {"players": [3]}),
    "another game": lambda record: setattr(record, "game", "chess"),
    "a state that is none": has(f"{STATE}.food", '"x"'),
    "a question to nobody": has("order", "[7]"),
    "a start that is none": lambda record: setattr(record, "start", "[]"),
    "dice with a key that is none": lambda record: setattr(record, "key", "0" * 62),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_what_no_game_led_to_is_refused_at_once_and_nothing_is_kept(written: bytes, forge: Forge) -> None:
    client, body = Client(), forged(written, forge)

    began = time.process_time()
    answer = client.post("/record/", {"record": SimpleUploadedFile("game.json", body)})

    assert answer.status_code == 422
    assert 'role="alert"' in answer.content.decode()
    assert time.process_time() - began < 10, "not what it would take to say or show it"
    assert not Table.objects.filter(uploaded=True).exists()


@pytest.mark.parametrize(
    "said",
    [
        ('"rules":1,', '"rules":-1,'),
        ('"rules":1,', '"rules":99999999999,'),
        ('"rules":1,', '"rules":' + "9" * 5000 + ","),
        ('"name":"Friday fleet"', '"name":"Fri\\u0000day"'),
        ('"began":"2', '"began":"x'),
    ],
)
def test_what_no_database_takes_is_refused(written: bytes, said: tuple[str, str]) -> None:
    body = written.decode()
    assert said[0] in body

    answer = Client().post("/record/", {"record": SimpleUploadedFile("g.json", body.replace(*said, 1).encode())})

    assert answer.status_code == 422
    assert not Table.objects.filter(uploaded=True).exists()


@pytest.mark.parametrize("start", [False, True], ids=["a position", "where it began"])
def test_a_position_that_cannot_be_is_refused(written: bytes, start: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules and bots that went on from it might never come to an end."""
    monkeypatch.setattr(Toy, "broken", lambda self, at: ["food"] if at.state.food > 8 else [])
    record = records.read(written)
    first = next(records.positions(record))
    assert first is not None
    state = first.parts
    fed = {name.removeprefix(f"{STATE}."): msgspec.Raw(body) for name, body in state.items() if STATE in name}
    saved = {"round": 0, "state": {**fed, "food": 10**12}}
    forge = (
        (lambda record: setattr(record, "start", msgspec.json.encode(saved).decode()))
        if start
        else has(f"{STATE}.food", "1000000000000")
    )

    with pytest.raises(Refused, match="cannot be"):
        upload.taken_up(forged(written, forge), None)


@pytest.mark.parametrize("count", [10**15, -1])
def test_ships_that_cannot_be_are_noticed(count: int) -> None:
    """And quickly, however many they are said to be."""
    running = BSG.new({"players": 4}, "00" * 32)
    assert not BSG.broken(running.position)
    area = next(iter(running.rules.state.areas.values()))
    area.raiders = count

    assert BSG.broken(running.position)


def test_positions_are_not_all_kept_while_they_are_verified(written: bytes) -> None:
    """Frames of a few letters can each make a new position of hundreds of thousands: 6,000 of them were 12 GB."""
    record = records.read(written)
    long, steps = '"' + "x" * 300_000 + '"', record.steps[1:120]
    assert record.steps[0].frame is not None
    record.steps[0].frame.set[f"{STATE}.spare"] = Change(0, 0, long)
    for n, step in enumerate(steps):
        assert step.frame is not None
        step.frame.set[f"{STATE}.spare"] = Change(len(long) - 9, 1, f"{n:08}"[:8])
    body = sealed(record)
    assert len(body) < 3_000_000
    again = records.read(body)

    tracemalloc.start()
    verify.verified(again)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < 10_000_000, f"{most} bytes; {len(steps)} positions have {len(steps) * len(long)}"


def test_all_positions_together_have_an_end(written: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "TOGETHER", 20_000)

    with pytest.raises(Refused, match="position cannot be put together"):
        upload.taken_up(written, None)


def test_whoever_goes_back_without_end_is_not_followed(written: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each return plays what came before it again."""
    assert upload.taken_up(written, None)[1].replayed > 5
    monkeypatch.setattr(verify, "REPLAYED", 5)

    with pytest.raises(Refused, match="goes back more often"):
        upload.taken_up(written, None)


def test_a_file_of_nothing_but_brackets_is_not_read(db: None) -> None:
    """Each is three letters, and two hundred bytes of memory."""
    body = b'{"options":{"x":[' + b'{"":0},' * 500_000 + b"0]}}"

    tracemalloc.start()
    with pytest.raises(Refused, match="no record"):
        upload.taken_up(body, None)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < 1_000_000


def test_one_is_looked_at_at_a_time(written: bytes) -> None:
    with upload._looking, pytest.raises(Refused, match="Try again in a minute"):
        upload.taken_up(written, None)

    upload.taken_up(written, None)


def test_records_from_elsewhere_do_not_fill_the_house(written: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload, "KEPT", 2)
    brought = [upload.taken_up(written, None)[0].pk for _ in range(4)]
    assert set(Table.objects.filter(uploaded=True).values_list("pk", flat=True)) == set(brought[2:])

    fold(timezone.now() + timedelta(days=29))
    assert Table.objects.filter(uploaded=True).count() == 2
    assert fold(timezone.now() + timedelta(days=31))["records"] == 2
    assert not Table.objects.filter(uploaded=True).exists()


def test_what_cannot_be_seen_in_names_is_left_out(written: bytes) -> None:
    def forge(record: Record) -> None:
        record.name = "\u202eteelf"
        for player in record.players:
            player.name = "A\u200bnna\u202e"

    table, _ = upload.taken_up(forged(written, forge), None)

    assert (table.name, {seat.name for seat in table.seats.all()}) == ("teelf", {"Anna"})


# ── whatever is written into one ──────────────────────────────────────────────────────────────────────────────────────

ODD = (
    None,
    True,
    -1,
    10**12,
    "",
    "x" * 6000,
    "seat:9",
    "{a}",
    "\u202e",
    [],
    {},
    [[]],
    grows(12),
    nested(99),
    "0" * 64,
)
PAGES = (
    "replay/", "replay/scenes/", "replay/scenes/?as=0&place=30", "replay/scenes/?as=all&at=99999&after=yes",
    "replay/scenes/?as=1&find=look", "replay/contents/?as=2&whole=yes", "story/", "story.svg", "draws/", "record/",
)  # fmt: skip


def test_whatever_is_changed_it_is_refused_or_can_be_seen(written: bytes) -> None:
    """Changed anywhere, and sealed again: no page of what was taken up fails."""
    plain = msgspec.json.decode(written)
    plain["rules"] = OTHER_RULES
    taken = []

    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def changed(data: st.DataObject) -> None:
        copy = msgspec.json.decode(msgspec.json.encode(plain))
        inner: Any = copy
        while True:
            keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
            key = data.draw(st.sampled_from(keys))
            if not (isinstance(inner[key], dict | list) and inner[key] and data.draw(st.integers(0, 9))):
                break
            inner = inner[key]
        if isinstance(inner[key], str) and len(inner[key]) > 3 and data.draw(st.booleans()):
            at = data.draw(st.integers(0, len(inner[key]) - 1))
            inner[key] = inner[key][:at] + data.draw(st.sampled_from('0719-,"[]{}:ax')) + inner[key][at + 1 :]
        else:
            inner[key] = data.draw(st.sampled_from(ODD))
        try:
            body = sealed(records.read(msgspec.json.encode(copy)))
        except (Refused, ValueError, KeyError, IndexError, msgspec.MsgspecError):
            return  # it cannot even be sealed
        client = Client()
        answer = client.post("/record/", {"record": SimpleUploadedFile("game.json", body)})
        assert answer.status_code in (302, 422)
        if answer.status_code == 302:
            table = Table.objects.latest("pk")
            taken.append(table)
            for page in PAGES:
                assert client.get(f"/t/{table.public_id}/{page}").status_code < 500, page
            table.delete()

    changed()

    assert taken

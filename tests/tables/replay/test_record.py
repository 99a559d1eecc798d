"""Records: taken away by those who sat there, verified anywhere, and seen again on another server."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bsg.kernel import MODERATOR, TABLE
from bsg.tables.journal import cache
from bsg.tables.line import sections
from bsg.tables.models import Person, Table
from bsg.tables.replay import record, reel, upload, verify
from bsg.tables.replay.scenes import Screening
from tests.kernel.toy import Toy, ToyRules
from tests.services import ROOT
from tests.tables.conftest import LaidTable
from tests.tables.pages.test_table import browser_of


@pytest.fixture
def plain(over: LaidTable) -> dict[str, Any]:
    taken: dict[str, Any] = json.loads(record.written(record.made(over.row, chat=True)))
    return taken


def report_on(plain: Any) -> verify.Report:
    return verify.verified(record.read(json.dumps(plain).encode()))


def test_an_untouched_record_is_verified_and_played_again(over: LaidTable, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(browser_of(over, 1).get(f"/t/{over.public_id}/record/").content)

    for which in (str(file), over.public_id):
        call_command("verify", "--", which, stdout=(told := StringIO()))
        said = told.getvalue()
        assert f"{over.row.number + 1} of {over.row.number + 1} positions" in said
        assert f"Steps: {over.row.number + 1} played again." in said
        assert "draws are what the key gives" in said


def test_by_other_rules_it_says_that_it_was_not_played_again(
    plain: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "version", 2)

    report = report_on(plain)

    assert report.good
    assert (report.executed, str(report.not_executed)) == (
        0,
        "it was played by version 1 of the rules, and here is version 2",
    )


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all that can be tampered with."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in leaves(inner, (*path, key))]
    if isinstance(value, list):
        return [leaf for n, inner in enumerate(value) for leaf in leaves(inner, (*path, n))]
    return [path]


FREE = {"began", "ended", "result", "name", "names", "kind", "chat"}  # what binds nothing: said beside the game
BOUND = ("commitment", "secret", "key", "nonce", "digest", "entry", "frame", "events", "link", "at", "n", "seal")


def changed(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    what, *copy = value.split("#")  # to play one of two equal cards is to play the other
    last = "0" if what[-1:] != "0" else "1"
    return "#".join((what[:-1] + last, *copy)) if value else "x"


def tampered_with(plain: Any, path: tuple[Any, ...]) -> Any:
    copy = msgspec.json.decode(msgspec.json.encode(plain))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = changed(inner[path[-1]])
    return copy


def bound_again(forged: record.Record) -> None:
    """As by a forger who knows how links are made."""
    link = record.head_of(forged)
    for step in forged.steps:
        step.link = link = record.link_of(step, link)
    forged.seal = link


def test_tampering_with_anything_is_caught_and_the_step_is_named(plain: dict[str, Any]) -> None:
    paths = [path for path in leaves(plain) if not FREE & set(path)]
    kinds = {name: [path for path in paths if name in path] for name in BOUND}
    assert all(kinds.values())
    assert report_on(plain).good

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(BOUND).flatmap(lambda kind: st.sampled_from(kinds[kind])))
    def tampered(path: tuple[Any, ...]) -> None:
        try:
            report = report_on(tampered_with(plain, path))
        except record.kernel.Refused:
            return  # it is no record at all
        assert not report.good, path
        if path[0] == "steps" and path[2] not in ("n", "at"):
            assert report.step == path[1], path

    tampered()


def test_nor_do_new_links_hide_what_was_tampered_with(plain: dict[str, Any]) -> None:
    """No entry, draw, key, nonce or digest needs the links to be found false."""
    kinds = ("commitment", "secret", "key", "nonce", "digest", "entry", "draws")
    found = {kind: [path for path in leaves(plain) if kind in path and not FREE & {*path}] for kind in kinds}
    assert all(found.values())

    for path in {path for paths in found.values() for path in paths}:
        try:
            made = record.read(json.dumps(tampered_with(plain, path)).encode())
        except record.kernel.Refused:
            continue  # it is no record at all
        bound_again(made)
        assert not verify.verified(made).good, path


def test_a_forger_who_makes_the_links_anew_is_found_by_the_rules(plain: dict[str, Any]) -> None:
    """One answer was another, and everything that binds it was made again."""
    forged = record.read(json.dumps(plain).encode())
    step = next(step for step in forged.steps if step.entry and step.entry.get("picks") == ["opt:yes"] and step.n > 20)
    assert step.entry is not None
    step.entry["picks"] = ["opt:no"]
    bound_again(forged)

    report = verify.verified(forged)

    assert not report.good
    assert report.step is not None
    assert step.n <= report.step <= step.n + 3


def test_only_those_who_sat_there_take_it_away_and_the_chat_only_when_all_agree(over: LaidTable) -> None:
    address = f"/t/{over.public_id}/record/"
    assert Client().get(address).status_code == 403
    people = [browser_of(over, number) for number in range(3)]

    for n, person in enumerate(people):
        assert b"Words at" not in people[0].get(address).content
        assert b'"chat":null' in people[n].get(address).content
        person.post(f"/t/{over.public_id}/story/consent/", {"what": "chat", "on": "yes"})

    taken = people[0].get(address).content
    assert b"Words at" in taken
    nameless = people[0].get(f"{address}?names=no").content
    assert not any(name in nameless for name in (b"Anna", b"Ben", b"Chris", b"Friday fleet"))
    assert json.loads(nameless)["seal"] == json.loads(taken)["seal"], "names are not what is sealed"
    assert b"looked away" not in taken, "notes are nobody's business"


def test_its_people_open_a_game_by_invitation_together(over: LaidTable) -> None:
    Table.objects.update(open=False)
    people = [browser_of(over, number) for number in range(3)]
    address = f"/t/{over.public_id}/story/"

    for person in people:
        assert Client().get(address).status_code == 403
        assert b"Not agreed yet" in person.get(address).content
        person.post(f"/t/{over.public_id}/story/consent/", {"what": "open", "on": "yes"})

    assert Client().get(address).status_code == 200
    assert Client().post(f"/t/{over.public_id}/story/consent/", {"what": "open", "on": "yes"}).status_code == 403


def test_a_record_is_seen_on_another_server_as_it_was(over: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by other rules, which would play it otherwise: its table page never runs them either."""
    body = record.written(record.made(over.row, chat=True))
    then = {
        audience: [Screening(over.row, reel.of(over.row), audience, "en").sections(n) for n in (0, 20, over.row.number)]
        for audience in (TABLE, 1, MODERATOR)
    }
    Table.objects.all().delete()  # this is another server
    monkeypatch.setattr(Toy, "version", 7)
    monkeypatch.setattr(ToyRules, "hand_limit", 2)
    cache.forget_all()

    client = Client()
    answer = client.post("/record/", {"record": SimpleUploadedFile("game.json", body)})

    assert answer.status_code == 302, answer.content
    row = Table.objects.get()
    assert answer["Location"] == f"/t/{row.public_id}/replay/"
    assert client.get(answer["Location"]).status_code == 200
    assert client.get(f"/t/{row.public_id}/").status_code == 302
    assert client.get(f"/t/{row.public_id}/story/").status_code == 200
    assert Client().get(answer["Location"]).status_code == 403, "whoever brought it sees it"
    assert b"Friday fleet" not in Client().get("/games/").content
    for audience, had in then.items():
        again = Screening(row, reel.of(row), audience, "en")
        for number, was in zip((0, 20, row.number), had, strict=True):
            now = again.sections(number)
            assert was is not None
            assert now is not None
            told = {"table"}  # its name in the address
            assert {name: part for name, part in now.items() if name not in told} == {
                name: part for name, part in was.items() if name not in told
            }
    assert [line.text for line in Screening(row, reel.of(row), 1, "en").log(0, row.number)]
    assert record.made(row, chat=True).seal == json.loads(body)["seal"]
    news = sections.news(row.pk, TABLE, "en", 0, 0)
    assert json.loads(news.sections["table"].body)["status"] == "over"
    row.refresh_from_db()
    assert row.status == Table.Status.OVER


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"no json", "This is no record of a game"),
        (b"{}", "This is no record of a game"),
        (b"[" * 100_000, "This is no record of a game"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(db: None, body: bytes, words: str) -> None:
    answer = Client().post("/record/", {"record": SimpleUploadedFile("game.json", body)})

    assert answer.status_code == 422
    assert words in answer.content.decode()
    assert not Table.objects.exists()
    assert Client().get("/record/").status_code == 200


def test_a_false_record_is_refused_with_its_first_false_step(plain: dict[str, Any], db: None) -> None:
    plain["steps"][17]["digest"] = "0" * 32
    person = Person.objects.create(token_hash="f" * 64)

    with pytest.raises(upload.Refused) as refused:
        upload.taken_up(json.dumps(plain).encode(), person)

    assert "Step 17" in str(refused.value.words)


def test_frames_that_would_fill_the_memory_are_refused(plain: dict[str, Any]) -> None:
    """A part that takes over more of the old one than there is of it doubles with every step."""
    frame = plain["steps"][3]["frame"]["set"]
    name = next(iter(frame))
    frame[name] = [10_000, 10_000, "x"]
    forged = record.read(json.dumps(plain).encode())
    bound_again(forged)

    assert verify.verified(forged).step == 3


def test_a_running_game_has_no_record(table: LaidTable) -> None:
    with pytest.raises(CommandError, match="not over yet"):
        call_command("verify", "--", table.public_id)
    for page in ("record/", "draws/", "story/", "story.svg"):
        answer = browser_of(table, 0).get(f"/t/{table.public_id}/{page}")
        assert answer.status_code == 403
        assert b"not over yet" in answer.content
        assert table.row.key.encode() not in answer.content


def test_the_published_schema_is_what_is_written() -> None:
    published = (ROOT / "docs" / "record.schema.json").read_bytes()

    assert published == record.schema()
    assert Client().get("/record/schema.json").content == published

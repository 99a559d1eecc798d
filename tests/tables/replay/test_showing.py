"""Finished games are seen again from any step, with anybody's eyes; of others no page says anything."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from django.test import Client

from bsg import kernel
from bsg.kernel import MODERATOR, TABLE, Audience
from bsg.tables.models import Person, Table
from bsg.tables.replay import reel, showing
from bsg.tables.replay.scenes import Screening
from tests.tables.conftest import LaidTable, begun
from tests.tables.pages.test_table import browser_of
from tests.work import work

CSRF = re.compile(rb'name="csrfmiddlewaretoken" value="\w+"')
PAGES = ("replay/", "replay/?at=3&as=1", "replay/scenes/?as=all", "replay/contents/", "story/", "story.svg", "draws/")


def asked(client: Client, table: LaidTable, what: str = "scenes", **query: Any) -> Any:
    answer = client.get(
        f"/t/{table.public_id}/replay/{what}/", {name.rstrip("_"): value for name, value in query.items()}
    )
    assert answer.status_code == 200, answer.content
    return answer.json()


def film(client: Client, table: LaidTable, **query: Any) -> list[dict[str, Any]]:
    """All scenes, as the page puts them together from pieces."""
    frames: list[dict[str, Any]] = []
    log: list[Any] = []
    sections: dict[str, Any] = {}
    while True:
        piece = asked(client, table, place=len(frames), after="yes", **query)
        for scene in piece["scenes"]:
            sections = {name: part for name, part in sections.items() if name not in scene.get("gone", ())}
            sections |= scene.get("set", {})
            log += scene.get("log", [])
            frames.append({**scene, "sections": sections, "lines": list(log)})
        if piece.get("end"):
            return frames


def test_a_running_game_tells_everybody_the_same_and_nothing_else(db: None) -> None:
    """Two worlds: whatever was dealt and however far it is, the answer has the same bytes."""
    first, second = begun(), begun(famine=True)
    for _ in range(9):
        second.next_answer()
    clients = [(table, client) for table in (first, second) for client in (browser_of(table, 0), Client())]

    for page in (*PAGES, "record/", "record/?names=no"):
        answers = [client.get(f"/t/{table.public_id}/{page}") for table, client in clients]

        assert {answer.status_code for answer in answers} == {403}
        assert len({CSRF.sub(b"", answer.content) for answer in answers}) == 1
        assert len({(len(answer.content), *heads(answer.headers)) for answer in answers}) == 1
        assert b"This game is not over yet. It can be seen again when it is." in answers[0].content
    for act in ("replay/play/", "story/consent/"):
        answers = [client.post(f"/t/{table.public_id}/{act}", {"at": 3, "what": "open"}) for table, client in clients]
        assert len({(answer.status_code, CSRF.sub(b"", answer.content)) for answer in answers}) == 1
    for search in ("", "?result=won", "?person=anna", "?result=lost"):
        lists = [client.get(f"/games/{search}") for _, client in clients]
        assert len({CSRF.sub(b"", answer.content) for answer in lists}) == 1, "it is in no list yet, whoever asks"


def heads(headers: Mapping[str, str]) -> list[tuple[str, str]]:
    """Without the second in which it was answered."""
    return sorted((name, value) for name, value in headers.items() if name not in ("Date", "Expires"))


def test_a_game_by_invitation_stays_so_when_it_is_over(over: LaidTable) -> None:
    Table.objects.update(open=False)
    anna = browser_of(over, 0)

    for page in PAGES:
        assert anna.get(f"/t/{over.public_id}/{page}").status_code == 200
        stranger = Client().get(f"/t/{over.public_id}/{page}")
        assert stranger.status_code == 403
        assert "by invitation" in stranger.content.decode()

    Person.objects.update(barred=True)
    assert {anna.get(f"/t/{over.public_id}/{page}").status_code for page in PAGES} == {403}


def test_pieces_put_together_are_what_each_audience_had_at_each_step(over: LaidTable) -> None:
    for audience in (TABLE, 0, 2, MODERATOR):
        assert_pieces_fit(over, audience)


def assert_pieces_fit(over: LaidTable, audience: Audience) -> None:
    screening = Screening(over.row, reel.of(over.row), audience, "en")
    name = showing.EVERYTHING if audience == MODERATOR else str(audience)

    frames = film(Client(), over, as_=name)

    assert [frame["n"] for frame in frames] == reel.of(over.row).line()
    for frame in frames:
        had = screening.sections(frame["n"]) or {}
        assert frame["sections"] == {name: msgspec.json.decode(body) for name, body in had.items()}
        assert len(frame["lines"]) == frame.get("heard", 0)
    assert frames[-1]["sections"]["table"]["status"] == "over"
    assert all(frame["sections"]["table"]["proof"] is None for frame in frames[:-1])


def test_each_pair_of_eyes_sees_what_is_theirs(over: LaidTable) -> None:
    table, anna, everything = (film(Client(), over, as_=name) for name in ("table", "0", "all"))

    assert not any("me" in frame["sections"] or "players" in frame["sections"] for frame in table)
    assert not any(line.get("private") for line in table[-1]["lines"])
    assert all("me" in frame["sections"] and "players" not in frame["sections"] for frame in anna)
    assert any("Ben alone" in line["text"] for line in everything[-1]["lines"])
    assert not any("Ben alone" in line["text"] for line in anna[-1]["lines"])


def test_notes_are_seen_by_nobody_but_their_owner(over: LaidTable) -> None:
    for who in (0, 2):
        assert b"looked away" not in browser_of(over, who).get(f"/t/{over.public_id}/replay/scenes/?as=1").content

    mine = asked(browser_of(over, 1), over, as_=1)["scenes"][0]["set"]["notes"]
    assert mine == {"text": "Anna looked away"}
    assert b"looked away" not in Client().get(f"/t/{over.public_id}/replay/scenes/?as=1").content
    assert "notes" not in asked(browser_of(over, 1), over, as_="all")["scenes"][0]["set"]


def test_a_piece_without_spoilers_says_nothing_of_what_comes_after_it(over: LaidTable) -> None:
    """Neither how long the game is nor how it ends."""
    page = Client().get(f"/t/{over.public_id}/replay/").content.decode()
    first = asked(Client(), over, place=0)

    assert not any(result in page for result in ("The humans win.", "The Cylons win."))
    assert all(word not in page for word in ('"length"', '"contents": {', over.row.digest))
    assert over.row.key not in page
    assert set(first) == {"scenes"}
    assert all(scene["n"] < 20 for scene in first["scenes"])
    table = first["scenes"][0]["set"]["table"]
    assert (table["status"], table["result"], table["proof"], table["rematch"]) == ("playing", None, None, None)


def test_turns_and_own_decisions_are_found(over: LaidTable) -> None:
    frames = film(Client(), over, as_="1")
    contents = asked(Client(), over, "contents", as_="1")
    turns = [frame.get("place", 0) for frame in frames if frame.get("turn")]

    assert contents["length"] == len(frames)
    assert contents["turns"] == turns
    found = [turns[0]]
    while scenes := asked(Client(), over, as_="1", place=found[-1], find="turn")["scenes"]:
        found.append(scenes[0]["place"])
    assert found == turns
    assert asked(Client(), over, place=turns[2], find="turn", back="yes")["scenes"][0]["place"] == turns[1]
    (own, *_) = asked(Client(), over, as_="1", place=0, find="own")["scenes"]
    then = over.record()[frames[own["place"] + 1]["n"] - 1]
    assert isinstance(then, kernel.Answer)
    assert (then.seat, list(then.picks)) == (1, own["picks"])
    assert asked(Client(), over, as_="table", place=0, find="own")["scenes"] == []


def test_what_was_taken_back_folds_out(over: LaidTable) -> None:
    line, whole = film(Client(), over), film(Client(), over, whole="yes")

    assert [frame["n"] for frame in whole] == list(range(over.row.number + 1))
    abandoned = {frame["n"] for frame in whole if frame.get("abandoned")}
    assert abandoned == {frame["n"] for frame in whole} - {frame["n"] for frame in line}
    assert sum(frame.get("left", 0) for frame in line) == len(abandoned) > 2


def test_earlier_lines_of_the_log_can_be_had(over: LaidTable) -> None:
    all_lines = film(Client(), over, as_="2")[-1]["lines"]

    assert asked(Client(), over, as_="2", earlier=31)["log"] == all_lines[:30]


def test_going_to_a_late_step_is_little_more_work_than_to_an_early_one(over: LaidTable) -> None:
    """Counted, not timed; `manage.py bench replays` times every step of a long game."""
    places = (0, len(reel.of(over.row).line()) - showing.FIRST)
    for eyes in ("table", "all"):
        for place in places:
            asked(Client(), over, place=place, as_=eyes)
        early, late = (work(partial(asked, Client(), over, place=place, as_=eyes)) for place in places)

        assert early.statements == late.statements <= 5
        assert late.calls <= 1.5 * early.calls


def test_what_is_wrong_in_an_address_is_said_or_leads_somewhere(over: LaidTable) -> None:
    for eyes in ("3", "99", "moderator", "-1", "²"):
        answer = Client().get(f"/t/{over.public_id}/replay/scenes/", {"as": eyes})
        assert answer.status_code == 403
        assert answer.json() == {"words": "There is no such seat at this table."}
    for query in (
        "place=99999999",
        "at=99999999",
        "place=-3",
        "at=x",
        "place=²",
        "find=nothing",
        "place=54793&find=x&back=yes",
    ):
        assert Client().get(f"/t/{over.public_id}/replay/scenes/?{query}").status_code == 200

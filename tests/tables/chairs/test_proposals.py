"""Acts by consent: proposed by anybody, done when all people who are there agree, and marked in every log."""

import json
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from django.test import Client
from django.utils import timezone

from bsg import kernel
from bsg.kernel import TABLE, NotAllowed, Refused, Stale
from bsg.tables.acts import chat
from bsg.tables.chairs import coming, proposals
from bsg.tables.chairs.kinds import KINDS, Wish
from bsg.tables.journal import cache, service, timekeeper
from bsg.tables.line import commands, sections
from bsg.tables.models import Due, Seat, Table
from bsg.tables.replay import reel
from tests.tables.conftest import LaidTable, begun

AUDIENCES: tuple[int | str, ...] = (0, 1, 2, TABLE)


def propose(table: LaidTable, by: int, kind: str, seat: int | None = None, why: str = "") -> str:
    id = table.next_id()
    proposals.propose(table.seat(by), Wish(kind, seat, why), id)
    return id


def agreed(table: LaidTable, kind: str, seat: int | None = None, why: str = "") -> None:
    """All three want it."""
    id = propose(table, 0, kind, seat, why)
    for other in (1, 2):
        if any(one["id"] == id for one in table.row.proposals) and not table.seat(other).gone:
            proposals.agree(table.seat(other), id, table.next_id())


def goes(table: LaidTable, seat: int) -> None:
    coming.go(table.seat(seat), False, table.next_id())


def chairs(table: LaidTable, audience: int | str = TABLE) -> Any:
    return json.loads(sections.news(table.pk, audience, "en", 0, 0).sections["chairs"].body)


def log(table: LaidTable, audience: int | str) -> list[str]:
    return [line.text for line in sections.news(table.pk, audience, "en", 0, 0).log]


def acts(table: LaidTable) -> list[kernel.Act]:
    return [entry for entry in table.record() if isinstance(entry, kernel.Act)]


def test_it_works(table: LaidTable) -> None:
    id = propose(table, 1, "pause", why="Dinner")
    said = {"id": id, "kind": "pause", "by": 1, "words": "Pause the game.", "why": "Dinner"}
    assert chairs(table)["proposals"] == [{**said, "agreed": [1], "missing": [0, 2]}]
    assert table.row.number == 0

    proposals.agree(table.anna, id, "yes-0")
    assert table.row.number == 0
    proposals.agree(table.chris, id, "yes-2")

    act = acts(table)[0]
    assert (act.kind, act.by, act.why, act.agreed) == ("pause", "seat:1", "Dinner", (0, 1, 2))
    assert chairs(table)["paused"] is not None
    assert chairs(table)["proposals"] == []


# Of roles and seats that go from hand to hand, see test_masters.
DONE = {
    "pause": "The game is paused.",
    "resume": "The game goes on.",
    "sit_in": "A bot sits in for Chris.",
    "default": "Everybody who had not answered gets the default answer.",
    "end": "The game is ended here.",
    "void": "This game counts in no statistics.",
    "ruling": "A ruling for this table: “Ships first”.",
    "mute": "Chris is silent in the chat from now on.",
    "unmute": "Chris may speak in the chat again.",
}


@pytest.mark.parametrize("kind", DONE)
def test_the_mark_of_every_act_is_in_every_log_and_in_the_record(table: LaidTable, kind: str) -> None:
    if kind == "sit_in":
        goes(table, 2)
    before = {"resume": "pause", "unmute": "mute"}.get(kind)
    about = 2 if KINDS[kind].about_a_seat else None
    if before:
        agreed(table, before, about, "First")

    agreed(table, kind, about, "Ships first")

    said = DONE[kind]
    for audience in AUDIENCES:
        assert any(said in line and "Agreed by Anna, Ben" in line for line in log(table, audience)), audience
    act = acts(table)[-1]
    assert (act.kind, act.by) == (kind, "seat:0")
    assert said in kernel.render(act.mark.text or kernel.text(""), lambda name: {"seat:2": "Chris"}.get(name, name))
    told = reel.load(table.row).told
    assert [entry for entry, one in told if one.event == act.mark] == [table.row.number]


def test_one_who_says_not_now_is_enough(table: LaidTable) -> None:
    id = propose(table, 0, "end", why="Late")

    proposals.decline(table.ben, id)

    assert chairs(table)["proposals"] == []
    assert log(table, TABLE)[-1] == "Ben says not now: End the game here, with everything revealed."
    with pytest.raises(Stale):
        proposals.agree(table.chris, id, "late")


def test_whoever_is_alone_at_a_table_needs_nobody(table: LaidTable) -> None:
    goes(table, 1)
    goes(table, 2)

    propose(table, 0, "pause")

    assert table.row.paused_at is not None


def test_whoever_goes_is_not_waited_for_any_more(table: LaidTable) -> None:
    """What all the others have agreed on is done then, and nothing that somebody who is there has not."""
    agreed_on, not_yet = propose(table, 0, "pause"), propose(table, 0, "ruling", why="Ships first")
    proposals.agree(table.ben, agreed_on, "yes")

    goes(table, 2)

    assert table.row.paused_at is not None
    assert acts(table)[-1].agreed == (0, 1)
    assert [one["id"] for one in chairs(table)["proposals"]] == [not_yet]
    assert chairs(table)["proposals"][0]["missing"] == [1]


def test_nothing_is_done_when_the_last_one_goes(table: LaidTable) -> None:
    id = propose(table, 0, "end", why="Late")
    for seat in (0, 1, 2):
        goes(table, seat)

    assert table.row.status == Table.Status.PLAYING
    assert [one["id"] for one in chairs(table)["proposals"]] == [id]


def test_nobody_is_voted_out_while_they_are_there(table: LaidTable) -> None:
    with pytest.raises(Refused, match="is there"):
        propose(table, 0, "sit_in", 2)


@pytest.mark.parametrize(
    ("pace", "ago", "absent"),
    [("live", 121, True), ("live", 100, False), ("days", 2 * 86400, False), ("days", 3 * 86400 + 1, True)],
)
def test_two_minutes_without_a_line_are_absence_at_a_live_table_and_three_days_at_a_slow_one(
    db: None, pace: str, ago: int, absent: bool
) -> None:
    table = begun(pace)
    Seat.objects.filter(pk=table.chris.pk).update(last_seen=timezone.now() - timedelta(seconds=ago))

    assert chairs(table)["seats"][2]["absent"] == absent


def test_how_long_is_for_the_table_to_say(table: LaidTable) -> None:
    Seat.objects.filter(pk=table.chris.pk).update(last_seen=timezone.now() - timedelta(seconds=100))
    Table.objects.filter(pk=table.pk).update(absence=60)

    assert chairs(table)["seats"][2]["absent"]


def test_the_same_command_counts_once(table: LaidTable) -> None:
    goes(table, 1)
    goes(table, 2)
    for _ in range(2):
        proposals.propose(table.anna, Wish("ruling", None, "Ships first"), "same")

    assert [act.kind for act in acts(table)] == ["go", "go", "ruling"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (Wish("dance"), "no such thing"),
        (Wish("resume"), "not paused"),
        (Wish("end"), "Say why"),
        (Wish("sit_in", 7), "no such seat"),
        (Wish("sit_in", None), "no such seat"),
        (Wish("mute", -1, "Rude"), "no such seat"),
        (Wish("ruling", None, "x" * 301), "too long"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(table: LaidTable, wish: Wish, words: str) -> None:
    before = table.row.events_told

    with pytest.raises(Refused, match=words):
        proposals.propose(table.anna, wish, "wrong")

    assert (table.row.events_told, table.row.proposals, table.row.number) == (before, [], 0)


# what they do ---------------------------------------------------------------------------------------------------------


def test_a_pause_stops_answers_bots_and_the_beat(table: LaidTable) -> None:
    table.until("before_total")
    left = table.row.closes_at
    assert left is not None

    agreed(table, "pause")

    assert table.row.closes_at is None
    assert not Due.objects.exists()
    assert not timekeeper.work(timezone.now() + timedelta(hours=1))
    with pytest.raises(Refused, match="paused"):
        table.next_answer()
    with pytest.raises(Refused, match="paused"):
        table.take_back(0)

    agreed(table, "resume")

    row = table.row
    assert row.closes_at is not None
    assert timedelta(0) < row.closes_at - timezone.now() <= timedelta(seconds=6)
    assert timekeeper.work(row.closes_at)
    assert table.record()[-1] == kernel.Beat()


def test_the_default_is_given_for_all_who_owe_an_answer(table: LaidTable) -> None:
    table.until("before_total")
    owed = {ask.seat for ask in table.running().owed}

    agreed(table, "default")

    assert {answer.seat for answer in acts(table)[-1].answers} == owed
    for seat in range(3):
        assert any("Answered for you" in line for line in log(table, seat)) == (seat in owed)
    assert not any("Answered for you" in line for line in log(table, TABLE))


def test_a_proposal_to_go_on_ends_with_its_question(table: LaidTable) -> None:
    id = propose(table, 1, "default")
    table.next_answer()

    assert chairs(table)["proposals"] == []
    with pytest.raises(Stale):
        proposals.agree(table.anna, id, "late")


def test_a_game_that_people_end_is_over_and_cannot_be_played_on(table: LaidTable) -> None:
    table.next_answer()

    agreed(table, "end", why="Late")

    assert table.row.status == Table.Status.OVER
    assert table.running().over
    cache.forget_all()
    assert table.running().digest() == table.row.digest
    with pytest.raises(Refused, match="over"):
        table.answer(0, "opt:no", ask="")
    ended = table.row.ended
    agreed(table, "void", why="It was a test")
    assert (table.row.void, table.row.ended) == (True, ended)
    for page in ("/games/", f"/t/{table.public_id}/story/"):
        assert "count in no statistics" in Client().get(page).content.decode()


def test_whoever_is_muted_says_nothing(table: LaidTable) -> None:
    agreed(table, "mute", 2, "Rude")
    with pytest.raises(NotAllowed, match="silent"):
        chat.say(table.chris, "But", "chat-1")

    agreed(table, "unmute", 2)
    chat.say(table.chris, "But", "chat-1")


# stand-ins ------------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_is_away_until_they_are_back(table: LaidTable) -> None:
    goes(table, 0)  # of whom the table waits for an answer
    propose(table, 1, "sit_in", 0)
    proposals.agree(table.chris, table.row.proposals[0]["id"], "yes")
    asked = table.running().owed[0]
    assert asked.seat == 0

    assert timekeeper.work(timezone.now() + timedelta(minutes=1))

    assert table.record()[-1] == kernel.Answer(0, asked.options[:1], stood_in=True)
    assert any(line.startswith("Answered for you: Do you look at the top card?") for line in log(table, 0))
    assert not any("Answered for you" in line for line in log(table, 1))
    with pytest.raises(Refused, match="back"):
        table.answer(0, asked.options[0], ask="")

    coming.come_back(table.anna, "back")

    assert chairs(table)["seats"][0] == {"absent": False, "gone": False, "stand_in": "", "muted": False}
    assert log(table, 2)[-1] == "Anna is back."
    while table.running().owed[0].seat != 0:
        table.next_answer()
    table.next_answer()


def test_a_bot_that_was_about_to_answer_leaves_it_to_whoever_is_back(table: LaidTable) -> None:
    goes(table, 0)
    propose(table, 1, "sit_in", 0)
    proposals.agree(table.chris, table.row.proposals[0]["id"], "yes")
    ask = table.running().position.ask_id(0)
    coming.come_back(table.anna, "back")

    with pytest.raises(Stale):
        service.take(table.anna, commands.Answer(id="bot:1", ask=ask, picks=("opt:yes",)), stood_in=True)


def test_acts_move_nothing_of_the_game(table: LaidTable) -> None:
    table.next_answer()
    before, asked = table.row.digest, table.running().position.ask_id(0)

    agreed(table, "pause")
    agreed(table, "resume")
    agreed(table, "ruling", why="Ships first")

    assert table.row.digest == before
    assert table.running().position.ask_id(0) == asked
    cache.forget_all()
    assert table.running().position.ask_id(0) == asked


def test_an_entry_reads_back_as_it_was_written(table: LaidTable) -> None:
    agreed(table, "default")

    body = table.row.entries.get().body
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(body, kernel.Entry))) == body

"""The socket: everybody gets what they may know and nothing else, and nothing wrong that is sent does any harm."""

import json
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from bsg.kernel import TABLE, commitment, game_key
from bsg.tables import games
from bsg.tables.acts import lobby
from bsg.tables.line import lines, sections
from bsg.tables.models import Seat
from tests.kernel.toy import TOY, ToyRules
from tests.tables.conftest import LaidTable, begun, lobby_of_three
from tests.tables.sockets import PATIENCE, Reader, Room, connected

pytestmark = [pytest.mark.django_db(transaction=True)]


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    yield room
    await room.close()


@pytest.fixture
async def waiting_room() -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(lobby_of_three)())
    yield room
    await room.close()


@database_sync_to_async
def position(table: LaidTable) -> tuple[int, str]:
    return table.row.number, table.running().digest()


@database_sync_to_async
def fresh(table: LaidTable, audience: int | str) -> tuple[dict[str, Any], list[str]]:
    """What a page that comes now would be given."""
    news = sections.news(table.pk, audience, "en", 0, 0)
    return {name: json.loads(part.body) for name, part in news.sections.items()}, [line.text for line in news.log]


def asked(readers: list[Reader]) -> Reader:
    return next(reader for reader in readers if reader.mine and reader.mine["given"] is None)


async def test_it_works(room: Room) -> None:
    anna = await room.reader(0)
    ben = await room.reader(1)
    now = datetime.fromisoformat(anna.hello.pop("now"))
    assert abs(timezone.now() - now) < timedelta(minutes=1)
    assert anna.hello == {
        "type": "hello", "protocol": 1, "table": room.table.public_id, "seat": 0, "master": False, "language": "en",
        "since": 0,
    }  # fmt: skip
    assert anna.mine["text"] == "Do you look at the top card?"
    assert anna.mine["labels"] == {"opt:yes": "Look at the deck", "opt:no": "Do not look"}
    assert ben.mine is None
    assert ben.sections["questions"]["waiting"][0]["seat"] == 0

    assert await anna.answer("opt:yes") == {"type": "ok", "id": "answer-2"}

    await ben.until(lambda reader: "Anna looks at the deck." in reader.lines)
    assert any(line.startswith("You saw") for line in anna.lines)
    assert not any(line.startswith("You saw") for line in ben.lines)


async def test_a_line_has_its_data_for_those_who_hear_it_and_for_nobody_else(room: Room) -> None:
    anna, ben = await room.reader(0), await room.reader(1)

    await anna.answer("opt:yes")
    await ben.until(lambda reader: "Anna looks at the deck." in reader.lines)

    looked = {"kind": "looked", "seat": 0}
    saw = {"kind": "saw", "seat": 0, "card": anna.log[len(anna.log)]["about"][0]}
    assert [line["what"] for line in anna.log.values() if "what" in line] == [looked, saw]
    assert [line["what"] for line in ben.log.values() if "what" in line] == [looked]


async def test_merged_sections_equal_a_fresh_view_after_every_step(room: Room) -> None:
    seated = list(await room.all_three())
    watcher = await room.reader(None)

    for step in range(45):
        reader = asked(seated)
        question = reader.mine
        size = question["sizes"][min(step % 2, len(question["sizes"]) - 1)]
        assert (await reader.answer(*question["options"][:size]))["type"] == "ok"
        for audience, other in [*enumerate(seated), (TABLE, watcher)]:
            view, log = await fresh(room.table, audience)
            await other.until(lambda r, view=view, log=log: r.sections == view and r.lines == log)


async def test_the_answer_is_in_the_view_before_it_is_acknowledged(room: Room) -> None:
    anna = await room.reader(0)
    before = anna.sections["questions"]

    await anna.answer("opt:no")

    assert anna.messages[-1]["type"] == "ok"
    assert anna.sections["questions"] != before


async def test_only_changed_sections_are_sent(room: Room) -> None:
    anna = await room.reader(0)

    await anna.answer("opt:no")

    changed = [message for message in anna.messages if message["type"] == "sections"][-1]
    assert set(changed["set"]) == {"questions"}


async def test_what_a_seat_may_not_know_sends_it_nothing(room: Room) -> None:
    """Chris's standing order is his own business: nobody else's counter moves."""
    anna, ben, chris = await room.all_three()
    watcher = await room.reader(None)
    for reader in (anna, ben, watcher):
        await reader.sync()
    before = [len(reader.messages) for reader in (anna, ben, watcher)]

    assert (await chris.do("order", order="pass:before_total", on=True))["type"] == "ok"
    for reader in (anna, ben, watcher):
        await reader.sync()

    assert chris.sections["me"]["passes"] == ["pass:before_total"]
    sent = [len(reader.messages) for reader in (anna, ben, watcher)]
    assert sent == [count + 1 for count in before], "only the answer to the heartbeat"


async def test_nobody_gets_anothers_secrets(room: Room) -> None:
    """R28.14, T1.1"""
    anna, ben, chris = await room.all_three()
    watcher = await room.reader(None)
    await anna.answer("opt:yes")
    await ben.sync()

    for reader in (ben, chris, watcher):
        said = json.dumps(reader.messages)
        assert anna.sections["me"]["hand"] != reader.sections.get("me", {}).get("hand")
        assert "You saw" not in said
        assert anna.mine["id"] not in said
    assert "me" not in watcher.sections
    row = await database_sync_to_async(lambda: room.table.row)()
    everything = json.dumps([reader.messages for reader in room.readers])
    assert row.key not in everything
    assert bytes(row.secret).hex() not in everything


async def test_a_reader_who_comes_back_gets_what_they_lack(room: Room) -> None:
    """T1.2: what the seat may see, its own log included, and nothing else"""
    anna, ben = await room.reader(0), await room.reader(1)
    await ben.socket.disconnect(PATIENCE)
    room.readers.remove(ben)
    await anna.answer("opt:no")

    again = await room.reader(1, have=ben)

    sections = [message for message in again.messages if message["type"] == "sections"]
    assert len(sections) == 1
    assert set(sections[0]["set"]) == {"questions"}
    assert (again.sections, again.lines) == await fresh(room.table, 1)


async def test_a_reader_who_lacks_nothing_is_sent_nothing(room: Room) -> None:
    anna = await room.reader(0)

    again = await room.reader(0, have=anna)

    assert [message["type"] for message in again.messages] == ["hello", "ok"]


async def test_the_heartbeat_repairs_what_got_lost(room: Room) -> None:
    anna = await room.reader(0)
    whole = dict(anna.sections), list(anna.lines)
    del anna.sections["board"], anna.hashes["board"]
    anna.hashes["me"] = "an old one"
    anna.log.popitem()

    await anna.sync()

    assert (anna.sections, anna.lines) == whole


async def test_sections_that_are_no_more_are_gone(room: Room) -> None:
    anna = await room.reader(0)
    anna.sections["fleet"], anna.hashes["fleet"] = {}, "was there once"

    await anna.sync()

    assert "fleet" not in anna.sections


BAD: dict[str, tuple[Any, str]] = {
    "not JSON": ("{", "not_json"),
    "not JSON at all": ("hello there", "not_json"),
    "empty": ("", "not_json"),
    "very deep": ("[" * 60_000, "not_json"),
    "lone surrogate": ('{"do": "chat", "id": "1", "text": "\\ud800"}', "not_json"),
    "not an object": ("[1, 2]", "not_object"),
    "null": ("null", "not_object"),
    "no command": ({}, "unknown_command"),
    "unknown command": ({"do": "win", "id": "1"}, "unknown_command"),
    "command of a wrong type": ({"do": 7, "id": "1"}, "unknown_command"),
    "no id": ({"do": "take_back"}, "bad_message"),
    "id of a wrong type": ({"do": "take_back", "id": 7}, "bad_message"),
    "id too long": ({"do": "take_back", "id": "x" * 65}, "bad_message"),
    "id of odd letters": ({"do": "take_back", "id": "a b"}, "bad_message"),
    "no picks": ({"do": "answer", "id": "1", "ask": "x"}, "bad_message"),
    "picks of a wrong type": ({"do": "answer", "id": "1", "ask": "x", "picks": "opt:yes"}, "bad_message"),
    "picks of numbers": ({"do": "answer", "id": "1", "ask": "x", "picks": [1]}, "bad_message"),
    "a thousand picks": ({"do": "answer", "id": "1", "ask": "x", "picks": ["opt:yes"] * 1000}, "bad_message"),
    "order without on": ({"do": "order", "id": "1", "order": "pass"}, "bad_message"),
    "negative log": ({"do": "sync", "id": "1", "have": {}, "log": -1}, "bad_message"),
    "huge log": ({"do": "sync", "id": "1", "have": {}, "log": 2**70}, "bad_message"),
    "have of a wrong type": ({"do": "sync", "id": "1", "have": [1]}, "bad_message"),
    "unknown ask": ({"do": "answer", "id": "1", "ask": "ffffffffffffffff", "picks": ["opt:yes"]}, "stale"),
    "unknown order": ({"do": "order", "id": "1", "order": "win", "on": True}, "illegal"),
    "nothing to take back": ({"do": "take_back", "id": "1"}, "not_allowed"),
    "empty chat": ({"do": "chat", "id": "1", "text": " \u0000 "}, "refused"),
    "long chat": ({"do": "chat", "id": "1", "text": "x" * 501}, "refused"),
}


@pytest.mark.parametrize(("message", "code"), BAD.values(), ids=BAD.keys())
async def test_what_is_wrong_gets_one_clear_error_and_does_no_harm(room: Room, message: Any, code: str) -> None:
    anna = await room.reader(0)
    before, sent = await position(room.table), len(anna.messages)

    await anna.send(message)
    answer = await anna.get()

    assert answer["type"] == ("stale" if code == "stale" else "refused")
    assert answer["code"] == code
    assert answer["words"].endswith(".")
    assert await position(room.table) == before
    assert len(anna.messages) == sent + 1
    assert (await anna.answer("opt:yes"))["type"] == "ok", "the socket goes on"


async def test_bytes_are_read_like_text(room: Room) -> None:
    anna = await room.reader(0)

    await anna.socket.send_to(bytes_data=b"\xff\xfe")

    assert (await anna.get())["code"] == "not_json"


async def test_picks_outside_the_options_and_for_another_seat_are_refused(room: Room) -> None:
    anna, ben = await room.reader(0), await room.reader(1)
    before = await position(room.table)

    assert (await anna.answer("opt:maybe"))["code"] == "illegal"
    assert (await ben.do("answer", ask=anna.mine["id"], picks=["opt:yes"]))["type"] == "stale"
    assert (await anna.do("answer", ask=anna.mine["id"], picks=["opt:yes"], seat=1))["type"] == "ok"

    assert (await position(room.table))[0] == before[0] + 1


async def test_an_answer_sent_twice_counts_once(room: Room) -> None:
    anna = await room.reader(0)
    ask = anna.mine["id"]

    for _ in range(2):
        answer = await anna.do("answer", id="twice", ask=ask, picks=["opt:no"])
        assert answer == {"type": "ok", "id": "twice"}

    assert (await position(room.table))[0] == 1
    assert (await anna.do("answer", ask=ask, picks=["opt:no"]))["type"] == "stale"


async def test_a_message_above_64_kib_closes_the_socket(room: Room) -> None:
    anna = await room.reader(0)
    before = await position(room.table)

    await anna.send(json.dumps({"do": "chat", "id": "1", "text": "x" * 1_000_000}))

    assert (await anna.socket.receive_output(PATIENCE)) == {"type": "websocket.close", "code": 1009}
    assert await position(room.table) == before


async def test_who_watches_can_do_nothing(room: Room) -> None:
    """R28.22: nor talk to those who play"""
    watcher = await room.reader(None)
    assert watcher.hello["seat"] is None

    for command in (
        {"do": "chat", "text": "hi"},
        {"do": "take_back"},
        {"do": "order", "order": "pass:before_total", "on": True},
        {"do": "answer", "ask": "x", "picks": []},
    ):
        assert (await watcher.do(**command))["code"] == "not_allowed"


async def test_a_secret_of_another_table_opens_nothing(room: Room) -> None:
    other = await database_sync_to_async(begun)()
    socket = await connected(room.table.public_id, other.tokens[0])
    await socket.connect(PATIENCE)

    assert json.loads(await socket.receive_from(PATIENCE))["seat"] is None
    await socket.disconnect(PATIENCE)


async def test_a_table_by_invitation_closes_on_strangers(room: Room) -> None:
    def by_invitation() -> None:
        row = room.table.row
        row.open = False
        row.save()

    await database_sync_to_async(by_invitation)()
    socket = await connected(room.table.public_id)
    await socket.connect(PATIENCE)

    assert await socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": 4403}
    assert (await room.reader(0)).hello["seat"] == 0


async def test_an_unknown_table_closes() -> None:
    socket = await connected("nowhere")
    await socket.connect(PATIENCE)

    assert await socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": 4404}


async def test_chat_reaches_everybody_as_text(room: Room) -> None:
    """R28.22: there is no other chat than this one"""
    anna, ben = await room.reader(0), await room.reader(1)
    watcher = await room.reader(None)

    for _ in range(2):
        assert (await ben.do("chat", id="hello", text="<b>I can help</b>\na little"))["type"] == "ok"

    for reader in (anna, watcher):
        await reader.until(lambda r: r.chat)
        (line,) = reader.chat.values()
        assert (line["n"], line["seat"], line["name"]) == (1, 1, "Ben")
        assert line["text"] == "<b>I can help</b>\na little"


async def test_chat_has_a_measure(room: Room) -> None:
    ben = await room.reader(1)

    answers = [await ben.do("chat", text=f"{n}") for n in range(8)]

    assert [answer["type"] for answer in answers].count("ok") == 6
    assert answers[-1]["code"] == "too_fast"


async def test_who_is_there_is_seen_by_all(room: Room) -> None:
    anna = await room.reader(0)
    assert [person["present"] for person in anna.sections["people"]] == [True, False, False]

    ben, also_ben = await room.reader(1), await room.reader(1)
    await anna.until(lambda r: r.sections["people"][1]["present"])
    await also_ben.socket.disconnect(PATIENCE)
    await anna.sync()
    assert anna.sections["people"][1]["present"], "another page of his is still open"
    await ben.socket.disconnect(PATIENCE)

    await anna.until(lambda r: not r.sections["people"][1]["present"])
    room.readers.remove(ben)
    room.readers.remove(also_ben)


async def test_an_answer_is_taken_back(room: Room) -> None:
    anna = await room.reader(0)
    assert not anna.sections["questions"]["take_back"]
    await anna.answer("opt:no")
    assert anna.sections["questions"]["take_back"]
    later = anna.mine["id"]

    assert (await anna.do("take_back"))["type"] == "ok"

    assert anna.mine["kind"] == "scout"
    assert anna.lines[-1] == "Anna takes back the last answer."
    assert (await anna.do("answer", ask=later, picks=["opt:no"]))["type"] == "stale"


async def test_earlier_lines_are_sent_when_asked_for(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "AT_ONCE", 3)
    anna = await room.reader(0)
    total = max(anna.log)
    assert sorted(anna.log) == [total - 2, total - 1, total]

    await anna.do("earlier", before=total - 2)

    assert sorted(anna.log) == list(range(total - 5, total + 1))
    assert (await anna.do("earlier", before=0))["type"] == "ok"


async def test_whoever_was_away_for_long_lacks_no_line(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first sync is cut short: nobody could ask for lines between those that one has."""
    chris = await room.reader(2)
    await chris.do("chat", text="1")
    await chris.socket.disconnect(PATIENCE)
    room.readers.remove(chris)
    monkeypatch.setattr(lines, "AT_ONCE", 2)
    await database_sync_to_async(room.table.until)("contribute")
    ben = await room.reader(1)
    for words in ("2", "3", "4"):
        await ben.do("chat", text=words)

    again = await room.reader(2, have=chris)

    assert len(again.log) > len(chris.log) + 2
    assert sorted(again.log) == list(range(1, len(again.log) + 1))
    assert [line["text"] for line in again.chat.values()] == ["1", "2", "3", "4"]


async def test_the_lobby_is_live(waiting_room: Room) -> None:
    anna = await waiting_room.reader(0)
    assert set(anna.sections) == {"table", "people"}

    def everybody_ready() -> None:
        for seat in (waiting_room.table.ben, waiting_room.table.chris):
            lobby.set_ready(seat, True)
        lobby.start(waiting_room.table.anna)

    await database_sync_to_async(everybody_ready)()

    await anna.until(lambda r: r.sections["table"]["status"] == "playing")
    assert anna.mine["kind"] == "scout"


async def test_a_seat_that_was_left_can_do_nothing_more(waiting_room: Room) -> None:
    """Not even in the moment before its socket hears of it."""
    await waiting_room.reader(1)  # Ben is here already, so that nobody is told when he comes once more
    ben = await waiting_room.reader(1)

    await database_sync_to_async(Seat.objects.filter(name="Ben").update)(taken=False, token_hash="")

    assert (await ben.do("chat", text="still here?"))["code"] == "not_allowed"


async def test_whoever_left_hears_nothing_of_whoever_sits_there_now(waiting_room: Room) -> None:
    """R28.14: not even over a line that has said nothing since before, and asks for the log only now"""
    table = waiting_room.table
    socket = await connected(table.public_id, table.tokens[1])
    await socket.connect(PATIENCE)
    ben = Reader(socket)
    assert (await ben.get())["seat"] == 1

    def dana_takes_bens_place() -> None:
        lobby.leave(table.ben)
        dana, _ = lobby.join(table.row, "Dana")
        assert dana.number == 1
        for seat in (dana, table.chris):
            lobby.set_ready(seat, True)
        lobby.start(table.anna)

    await database_sync_to_async(dana_takes_bens_place)()
    for n in range(3):  # on a line that is about to be closed more may come in
        await ben.send({"do": "earlier", "id": str(n), "before": 1000})
        assert await socket.receive_output(PATIENCE) == {"type": "websocket.close", "code": 4401}
        assert (await ben.get())["type"] == "ok"

    assert not ben.log
    await socket.disconnect(PATIENCE)


async def test_when_the_game_is_over_the_shuffles_can_be_verified(room: Room) -> None:
    def play_on() -> None:
        while room.table.row.status == "playing":
            room.table.next_answer(1)

    await database_sync_to_async(play_on)()
    anna = await room.reader(0)

    proof = anna.sections["table"]["proof"]
    secret = bytes.fromhex(proof["secret"])
    assert commitment(secret) == anna.sections["table"]["commitment"]
    assert game_key(secret, proof["nonces"]) == proof["key"]
    assert anna.mine is None
    assert (await anna.do("order", order="pass:before_total", on=True))["code"] == "refused"


async def test_a_crash_in_a_rule_is_said_and_the_socket_goes_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await room.reader(0)
    before = await position(room.table)

    def broken(self: ToyRules, *_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(ToyRules, "tell", broken)
        assert (await anna.answer("opt:yes"))["code"] == "crash"

    assert await position(room.table) == before
    assert (await anna.answer("opt:no"))["type"] == "ok"


@pytest.mark.usefixtures("_french")
async def test_texts_are_in_the_language_of_the_socket(room: Room) -> None:
    assert (await room.reader(0, "fr")).hello["language"] == "fr"
    assert (await room.reader(0, "tlh")).hello["language"] == "en"


async def test_a_seat_that_was_left_keeps_no_ear_at_the_table(waiting_room: Room) -> None:
    """Whoever sits there now is dealt secrets."""
    ben = await waiting_room.reader(1)
    table = waiting_room.table

    def eve_comes_instead() -> None:
        lobby.leave(table.ben)
        lobby.join(table.row, "Eve")
        for seat in (table.ben, table.chris):
            lobby.set_ready(seat, True)
        lobby.start(table.anna)

    await database_sync_to_async(eve_comes_instead)()

    while (raw := await ben.socket.receive_output(PATIENCE))["type"] == "websocket.send":
        ben.keep(json.loads(raw["text"]))
    assert raw["type"] == "websocket.close"
    assert "questions" not in ben.sections


async def test_each_reader_has_these_sections_and_no_others(room: Room) -> None:
    """An allow-list: whoever adds a section says here who may have it."""
    everybodys = {"table", "people", "questions", "names", "beat", "claims", "chairs", "board"}
    anna, watcher = await room.reader(0), await room.reader(None)

    for kind in ("contribute", "before_total"):
        await database_sync_to_async(room.table.until)(kind)
        for reader in (anna, watcher):
            await reader.sync()
        assert set(watcher.sections) == everybodys
        assert set(anna.sections) == {*everybodys, "me", "notes"}
        assert anna.sections["beat"] == watcher.sections["beat"]
        for reader in (anna, watcher):
            (reader.sections["claims"] or {}).pop("mine", None)
        assert anna.sections["claims"] == watcher.sections["claims"]

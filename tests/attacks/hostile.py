"""Malformed and hostile messages and requests, raw and by the schema: nothing breaks, nothing changes, nothing grows.

Limits are off, so that everything is really read. Whoever watches says also what would be right for a seat; on the
seat's own socket everything is wrong in some way.
"""

from __future__ import annotations

import argparse
import http.client
import json
import re
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote, urlencode

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bsg.tables.line import commands
from tests.services import LiveServer
from tests.tables.live import Browser

BATCH = 40  # messages that are sent before their answers are read
PATIENCE = 60.0
GROWTH = 20 * 1024 * 1024  # bytes of memory after the warm-up
TELLING = re.compile(r'Traceback|File \\?"/|site-packages|Exception\b')

# what is said ---------------------------------------------------------------------------------------------------------

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["seat:0", "opt:yes", "card:repair-1#0", "__proto__", "\x00", "\ud800", "1" * 400]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
names = st.sampled_from(sorted(commands.NAMES))
ids = st.from_regex(r"[A-Za-z0-9_.:-]{1,64}", fullmatch=True)
wrong_ids = st.sampled_from(["", " ", "x" * 65, "a b", "é", "a\n", None, 7, [], {}])
COMMANDS = get_args(commands.AnyCommand)
FIELDS = sorted({field.name for kind in COMMANDS for field in msgspec.structs.fields(kind)} - {"id"})


def as_text(message: Any) -> str:
    try:
        return json.dumps(message)
    except ValueError:  # pragma: no cover - numbers that JSON does not know are said all the same
        return str(message)


shaped = st.fixed_dictionaries({"do": names | junk, "id": ids | wrong_ids}, optional=dict.fromkeys(FIELDS, junk)).map(
    as_text
)
raw = (
    st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
    | st.binary(max_size=200)
    | junk.map(as_text)
    | st.integers(1, 3000).map(lambda n: "[" * n)
    | st.integers(1, 500).map(lambda n: '{"do":' * n + "1" + "}" * n)
    | st.sampled_from(["", "null", "[]", "{}", '{"do":"sync","do":"answer"}', "NaN", '{"id":1e999}', "\ufeff{}"])
    | st.integers(0, 60).map(lambda n: "x" * (70_000 if n == 7 else n))
)


def said(**strategies: st.SearchStrategy[Any]) -> st.SearchStrategy[str]:
    return st.fixed_dictionaries(strategies).map(as_text)


NEEDS_A_SEAT = ["sit_in", "hand_over", "mute", "unmute"]
ACTS = [
    *NEEDS_A_SEAT,
    "pause",
    "resume",
    "more_time",
    "default",
    "rewind",
    "master",
    "no_master",
    "ruling",
    "end",
    "void",
]
just, one_of, few = st.just, st.sampled_from, st.lists(st.text(max_size=20), max_size=5)
# Right in form, but not for somebody who watches.
right = st.one_of(
    said(do=just("answer"), id=ids, ask=just("0" * 16), picks=few),
    said(do=just("order"), id=ids, order=just("pass"), on=just(True)),
    said(do=one_of(["take_back", "hold", "rematch", "new_link"]), id=ids),
    said(do=one_of(["chat", "note", "report"]), id=ids, text=st.text(max_size=50)),
    said(do=just("claim"), id=ids, level=just("lot"), about=just("crisis:riots")),
    said(do=just("read"), id=ids, log=st.integers(0, 99)),
    said(do=just("bots"), id=ids, pace=just("at_once"), talk=just(True)),
    said(do=just("propose"), id=ids, kind=one_of(ACTS), seat=st.integers(0, 5), why=just("So"), to=just("1")),
    said(do=just("moderate"), id=ids, kind=one_of(ACTS), seat=st.integers(0, 5), why=just("So"), to=just("1")),
    said(do=just("answer_for"), id=ids, seat=st.integers(0, 5), ask=just("0" * 16), picks=few, why=just("So")),
    said(do=one_of(["agree", "decline"]), id=ids, proposal=just("x")),
    said(do=one_of(["go", "come_back", "moments"]), id=ids),
    said(do=just("offer"), id=ids, name=just("Eve")),
)
# Wrong for a seat, whatever it is: of no open question, too long, or by an id that is none.
wrong = st.one_of(
    said(do=just("answer"), id=ids, ask=st.text(max_size=80), picks=few),
    said(do=just("order"), id=ids, order=st.text(max_size=60).map("x{}".format), on=just(True)),
    said(do=names, id=wrong_ids),
    said(do=one_of(["chat", "note", "report"]), id=ids, text=just(" " * 9000)),
    said(do=just("read"), id=ids, log=st.integers(max_value=-1)),
    said(do=just("propose"), id=ids, kind=one_of(NEEDS_A_SEAT), seat=st.integers(min_value=9), why=just("So")),
    said(do=just("propose"), id=ids, kind=just("rewind"), to=st.text(max_size=9).map("x{}".format), why=just("So")),
    said(do=one_of(["moderate", "propose"]), id=ids, kind=st.text(max_size=90), why=just("x" * 2000)),
    said(do=just("answer_for"), id=ids, seat=st.integers(), ask=st.text(max_size=80), picks=few, why=just("So")),
    said(do=one_of(["agree", "decline"]), id=ids, proposal=st.text(max_size=90)),
    said(do=just("offer"), id=ids, name=st.text(max_size=90)),
    said(do=just("sync"), id=ids, have=st.dictionaries(st.text(max_size=9), st.text(max_size=9)), log=just(0)),
)

# requests -------------------------------------------------------------------------------------------------------------

PARTS = ["t", "ws", "seat", "invite", "join", "new", "admin", "..", "%00", "static", "enter", "link", "run", "games"]
OFTEN_READ = ["Cookie", "Accept-Language", "Origin", "Referer", "Content-Type", "Range", "If-None-Match", "Host"]
FORWARDED = ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Daphne-Root-Path"]
NAMED = ["your_name", "name", "code", "players", "nonce", "seat", "ready", "game", "open", "language", "next"]

segments = st.text(max_size=12) | one_of(PARTS)
paths = st.lists(segments, max_size=5).map(lambda parts: "/" + quote("/".join(parts), safe="/%"))
words = st.text(max_size=60).map("{}\u202e".format)  # no name is valid with that in it
forms = st.dictionaries(one_of(NAMED), words, max_size=5)
values = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=60)
headers = st.dictionaries(one_of(OFTEN_READ + FORWARDED), values, max_size=3)
methods = st.sampled_from(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"])
OVER = ["replay/", "replay/scenes/", "replay/contents/", "story/", "story.svg", "draws/", "record/", "story/consent/"]
EYES = ["table", "all", "0", "5", "9", "-1", "\u00b2", "moderator"]
ASKED = ["place", "at", "earlier", "count", "after", "back", "find", "whole", "names"]
numbers = st.integers(-2, 10**10).map(str) | st.text(max_size=8) | one_of(["yes", "turn", "own"])
queries = st.fixed_dictionaries({"as": one_of(EYES)}, optional=dict.fromkeys(ASKED, numbers)).map(urlencode)
seen_again = st.builds("/t/over/{}?{}".format, one_of(OVER), queries)
lists = st.builds(
    "/games/?{}".format,
    st.dictionaries(one_of(["person", "before", "result", "set", "variant", "character"]), numbers).map(urlencode),
)
almost = st.fixed_dictionaries(
    {"format": just("table-record"), "version": just(1), "game": one_of(["bsg", "x"]), "rules": just(1) | junk},
    optional=dict.fromkeys(["options", "players", "steps", "start", "chat", "result", "key", "secret", "seal"], junk),
).map(as_text)
files = (almost | raw).map(lambda body: body.encode(errors="replace") if isinstance(body, str) else body)
requests = st.one_of(
    st.tuples(methods, paths, headers, forms),
    st.tuples(st.just("GET"), seen_again | lists, headers, forms),
    st.tuples(st.just("POST"), st.just("/record/"), headers, files),
)


@dataclass
class Attack:
    server: LiveServer
    table: str
    over: str
    browser: Browser
    stack: ExitStack
    counts: Counter[str] = field(default_factory=Counter)
    lines: dict[str, ClientConnection] = field(default_factory=dict)

    def say(self, who: str, batch: list[str | bytes]) -> None:
        """Sends them all, and reads until each has been answered or the line was closed."""
        line = self.line(who)
        try:
            for message in batch:
                line.send(message)
            line.send(json.dumps({"do": "earlier", "id": "the-end", "before": 0}))
            while True:
                answer = str(line.recv(PATIENCE))
                self.counts["answers"] += 1
                assert not TELLING.search(answer), answer
                assert '"code":"crash"' not in answer, answer
                if '"the-end"' in answer:
                    break
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            self.counts[f"closed with {code}"] += 1
            del self.lines[who]
        self.counts["messages"] += len(batch)

    def line(self, who: str) -> ClientConnection:
        if who not in self.lines:
            cookie = self.browser.cookie("person") if who == "seat" else "x"
            self.lines[who] = self.stack.enter_context(
                connect(
                    f"{self.server.ws_url}/ws/t/{self.table}/?lang=en",
                    origin=self.server.url,  # type: ignore[arg-type]
                    additional_headers={"Cookie": f"person={cookie}"},
                    open_timeout=PATIENCE,
                    close_timeout=1,
                    max_size=None,
                    ping_interval=None,  # what its thread draws by chance would look to hypothesis like ours
                )
            )
        return self.lines[who]

    def ask(self, method: str, path: str, headers: dict[str, str], form: dict[str, str] | bytes) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        token = self.browser.cookie("csrftoken")
        own = {
            "Cookie": f"csrftoken={token}",
            "X-CSRFToken": token,
            "Content-Type": "application/x-www-form-urlencoded",
        }
        body: bytes | str | None = None
        if isinstance(form, bytes):
            body = (
                b'--x\r\nContent-Disposition: form-data; name="record"; filename="a"\r\n\r\n' + form + b"\r\n--x--\r\n"
            )
            own["Content-Type"] = "multipart/form-data; boundary=x"
        elif method in ("POST", "PUT", "PATCH"):
            body = urlencode(form, errors="replace")
        path = path.replace("/t/over/", f"/t/{self.over}/")
        try:
            connection.request(method, path, body, {**own, **headers})
            answer = connection.getresponse()
            text = answer.read().decode(errors="replace")
        except (http.client.HTTPException, ConnectionError):
            self.counts["cut off"] += 1
        else:
            assert answer.status < 500, f"{answer.status}: {method} {path} {headers} {form}"
            assert not TELLING.search(text), text
            self.counts[f"{answer.status // 100}xx"] += 1
        finally:
            connection.close()
        self.counts["requests"] += 1

    def memory(self) -> int:
        assert self.server.daphne is not None
        pages = Path(f"/proc/{self.server.daphne.popen.pid}/statm").read_text().split()[1]
        return int(pages) * 4096


END = """
from bsg.tables.chairs import proposals
from bsg.tables.chairs.kinds import Wish
from bsg.tables.models import Table
table = Table.objects.get(public_id="{}")
for n, seat in enumerate(table.seats.filter(kind="human")):
    if not n:
        proposals.propose(seat, Wish("end", None, "Late"), "end")
    elif Table.objects.get(pk=table.pk).proposals:
        proposals.agree(seat, "end", f"yes-{{n}}")
assert Table.objects.get(pk=table.pk).status == "over"
"""
OPEN = "from bsg.tables.models import Table; Table.objects.update(open=True)"
STATE = """
from bsg.tables.models import *
for model in (Table, Entry, Event, ChatMessage, Checkpoint, Due, Report, Ban, Frames, Seen, Tag, Opening):
    print(model.__name__, list(model.objects.order_by("pk").values()))
of_a_seat = ("name", "person", "token_hash", "note", "read", "taken", "ready", "holds")
print(list(Seat.objects.order_by("pk").values(*of_a_seat)))
"""


def run(messages: int, folder: Path, seeded: int = 1) -> Counter[str]:
    server = LiveServer(folder, {"BSG_LIMITS": "off"}, timekeeper=False).start()
    stack = ExitStack()
    try:
        seat = json.loads(server.manage("lay", "battle"))["seats"][0]
        anna = Browser(server)
        anna.get(seat)
        anna.get("/new/")
        over = json.loads(server.manage("lay", "quiet"))["seats"][0].split("/")[2]
        server.manage("shell", "--no-imports", "-c", END.format(over))
        attack = Attack(server, seat.split("/")[2], over, anna, stack)
        server.manage("shell", "--no-imports", "-c", OPEN)
        before = server.manage("shell", "--no-imports", "-c", STATE)
        for share in (0.1, 0.9):  # the first is the warm-up
            _assault(attack, int(messages * share), seeded)
            attack.counts["bytes grown"] = attack.memory() - attack.counts["bytes before"]
            attack.counts["bytes before"] = attack.memory()
        assert attack.counts["bytes grown"] < GROWTH, f"memory grew by {attack.counts['bytes grown'] / 2**20:.1f} MiB"
        after = server.manage("shell", "--no-imports", "-c", STATE)
        changed = [pair for pair in zip(before.splitlines(), after.splitlines(), strict=True) if pair[0] != pair[1]]
        assert not changed, changed
        log = (folder / "daphne.log").read_text()
        assert "Traceback" not in log, log[-3000:]
        return attack.counts
    finally:
        stack.close()
        server.stop()


def _assault(attack: Attack, messages: int, seeded: int) -> None:
    """Two thirds on sockets, a third on pages."""
    calm = settings(
        max_examples=max(1, messages // (3 * BATCH)),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    several = {"min_size": BATCH, "max_size": BATCH}

    @seed(seeded)
    @calm
    @given(
        st.lists(shaped | raw | right, **several),  # type: ignore[arg-type]
        st.lists(wrong | raw, **several),  # type: ignore[arg-type]
        st.lists(requests, **several),  # type: ignore[arg-type]
    )
    def assault(watching: list[Any], seated: list[Any], asked: list[Any]) -> None:
        attack.say("watcher", watching)
        attack.say("seat", seated)
        for request in asked:
            attack.ask(*request)

    assault()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = run(options.messages, Path(folder), options.seed)
    del counts["bytes before"]
    print(f"{time.monotonic() - began:.0f} s: " + ", ".join(f"{count} {what}" for what, count in counts.most_common()))


if __name__ == "__main__":
    sys.exit(main())

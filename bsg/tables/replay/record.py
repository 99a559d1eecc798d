"""The record of a finished game as one file: what was agreed, the secret, and every entry with all that it led to.

Each step is bound to the one before by its `link`, so that nothing in the middle can be changed without a trace;
docs/record.md describes it, docs/record.schema.json is written from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from bsg import kernel
from bsg.tables.games import game_named
from bsg.tables.journal import frames
from bsg.tables.journal.frames import NAMES, Frame
from bsg.tables.models import Table
from bsg.tables.replay import reel

FORMAT = "table-record"
VERSION = 1

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Digest = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Time = Annotated[datetime, msgspec.Meta(tz=True)]


class Player(msgspec.Struct):
    """Somebody at the table; their name may have been left out."""

    kind: str
    nonce: Annotated[str, msgspec.Meta(max_length=64)]
    name: str = ""


class Step(msgspec.Struct, omit_defaults=True):
    """An entry of the journal, what was told by it, and in what the position after it differs from the one before."""

    n: Number
    at: Time
    entry: dict[str, Any] | None = None  # none: the beginning
    digest: Digest = ""  # of the position
    events: list[dict[str, Any]] = []
    frame: Frame | None = None  # none: nobody kept the position
    link: str = ""  # to the step before
    names: list[str] = []  # of the people, if they changed; not bound by the link, since they may be left out


class Said(msgspec.Struct, omit_defaults=True):
    n: Number
    at: Time
    seat: Number
    name: str = ""
    text: str = ""
    claim: str = ""
    about: str = ""


class Opened(msgspec.Struct):
    """That somebody of the staff opened the box of the game while it ran: after which step, and why."""

    n: Number
    at: Time
    by: str
    why: str


class Record(msgspec.Struct):
    format: str
    version: int
    game: str
    rules: Number  # version of the rules that played it
    options: dict[str, Any]
    commitment: Hex
    secret: Hex
    key: Hex
    players: list[Player]
    began: Time
    ended: Time
    result: kernel.Text | None
    start: str  # the position in which it began, if that was none of a new game
    steps: list[Step]
    seal: str  # the last link
    name: str = ""  # of the table
    chat: list[Said] | None = None  # none: not everybody wanted it to be here
    openings: list[Opened] = []  # by staff, of what was hidden


def made(table: Table, names: bool = True, chat: bool = False) -> Record:
    """Of a table whose game is over."""
    assert table.ended is not None
    seats = list(table.seats.all())
    record = Record(
        format=FORMAT,
        version=VERSION,
        game=table.game,
        rules=table.version,
        options=table.options,
        commitment=table.commitment,
        secret=bytes(table.secret).hex(),
        key=table.key,
        players=[Player(seat.kind, seat.nonce, seat.name if names else "") for seat in seats],
        began=table.started or table.created,
        ended=table.ended,
        result=msgspec.convert(table.result, kernel.Text) if table.result else None,
        start=_start(table),
        steps=_steps(table, names),
        seal="",
        name=table.name if names else "",
        chat=_chat(table, names) if chat else None,
        openings=[
            Opened(row.number, row.at, row.user.get_username() if names else "", row.reason)
            for row in table.openings.order_by("at").select_related("user")
        ],
    )
    link = head_of(record)
    for step in record.steps:
        step.link = link = link_of(step, link)
    record.seal = link
    return record


def _start(table: Table) -> str:
    """The position in which it began, if that is not the one that options and key give."""
    checkpoint = table.checkpoints.filter(after=0).first()
    if checkpoint is None:
        return ""
    try:
        new = game_named(table.game).new(table.options, table.key).saved
    except Exception:  # today's rules may fail on what was agreed then
        new = b""
    return "" if new == checkpoint.saved else checkpoint.saved.decode()


def _steps(table: Table, names: bool) -> list[Step]:
    film = reel.load(table)
    bodies: dict[int, Any] = dict(table.entries.values_list("number", "body"))
    told: dict[int, list[dict[str, Any]]] = {}
    for entry, body in table.events.order_by("number").values_list("entry", "body"):
        told.setdefault(entry, []).append(body)
    steps = []
    called: list[str] = []
    for step in film.steps:
        seen = film.seen(step.number)
        made = Step(step.number, step.at, bodies.get(step.number), step.digest, told.get(step.number, []))
        if seen is not None:
            made.digest = step.digest or kernel.digest_of(seen.whole)
            frame = film.frames[step.number]
            parts = {name: change for name, change in frame.set.items() if name != NAMES}
            made.frame = msgspec.structs.replace(frame, set=parts)
            if names and seen.names != called:
                made.names = called = seen.names
        steps.append(made)
    return steps


def _chat(table: Table, names: bool) -> list[Said]:
    numbers = dict(table.seats.values_list("pk", "number"))
    return [
        Said(row.number, row.at, numbers[row.seat_id], row.name if names else "", row.text, row.claim, row.about)
        for row in table.chat.order_by("number")
    ]


# what binds it --------------------------------------------------------------------------------------------------------


def head_of(record: Record) -> str:
    """What the first step is bound to: all that was agreed."""
    agreed = [record.game, record.rules, record.options, record.commitment, record.secret, record.key, record.start]
    return _hashed([*agreed, [player.nonce for player in record.players]])


def link_of(step: Step, before: str) -> str:
    return _hashed([before, step.n, step.at, step.entry, step.digest, step.events, step.frame])


def _hashed(parts: Any) -> str:
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()


# a file ---------------------------------------------------------------------------------------------------------------


def written(record: Record) -> bytes:
    return msgspec.json.encode(record)


def schema() -> bytes:
    """What a record looks like, as JSON Schema."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Record), order="sorted"), indent=2) + b"\n"


def read(body: bytes) -> Record:
    """`Refused` says what is wrong with it."""
    if body.count(b"{") + body.count(b"[") > PARTS or b"\\u0000" in body:  # one takes thirty times its room in memory
        raise kernel.Refused("This is no record of a game that this server can read.")
    try:
        record = msgspec.json.decode(body, type=Record)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as problem:
        raise kernel.Refused(kernel.text("This is no record of a game: {why}.", why=str(problem))) from problem
    if record.format != FORMAT or record.version != VERSION:
        raise kernel.Refused("This is no record of a game that this server can read.")
    return record


def positions(record: Record) -> Iterator[frames.Seen | None]:
    """Every position, as its frames give it; `ValueError` if they give none, or more than any game's."""
    parts: frames.Parts | None = None
    altogether = 0
    for step in record.steps:
        frame = step.frame
        if frame is None or (parts is None and not frame.whole):
            parts = None
        else:
            check_frame(parts or {}, frame)
            parts = frames.after(parts or {}, frame)
            size = sum(map(len, parts.values()))
            altogether += size
            if size > LARGEST or altogether > TOGETHER:
                raise ValueError(step.n)
        yield frames.Seen(parts, frame.draws) if parts is not None and frame is not None else None


LARGEST = 400_000  # bytes of a position: no game's is a tenth of that
TOGETHER = 300_000_000  # of all positions of a game: that of a long one are a tenth
PARTS = 300_000  # things in a file that hold others: of a long game a quarter


def check_frame(parts: frames.Parts, frame: Frame) -> None:
    """What a frame takes over must be there: else a few of them could fill any memory."""
    for name, change in frame.set.items():
        was = b"" if frame.whole else parts.get(name, b"")
        if not 0 <= change.head <= len(was) or not 0 <= change.tail <= len(was) - change.head:
            raise ValueError(name)

"""Frames: every position of a game, kept as its difference to the one before; so it is seen again as it was, whatever
the rules have become since.

A frame is written with its entry, and packed as what comes after those before it: they say much the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from bsg import kernel
from bsg.tables.journal import rows
from bsg.tables.models import Frames, Seat, Table
from bsg.tables.models.packing import OF_EVENTS, packed, unpacked

Raw = msgspec.Raw
Parts = dict[str, bytes]  # a position with what the table knew of it, each part as JSON

STATE = "state"  # what follows is a part of the state: a field, and in a list of things its number
FIELDS, ROUND, ASKED, GIVEN, OVER = "fields", "round", "asked", "given", "over"
ORDER, BRANCH, BACK, NAMES = "order", "branch", "back", "names"
OF_THE_TABLE = (BACK, NAMES)  # no part of the position: always said anew


class Change(msgspec.Struct, array_like=True):
    """A part is as it was at its beginning and its end; between them it is new."""

    head: int
    tail: int
    new: str


class Frame(msgspec.Struct, omit_defaults=True):
    """In what a position differs from the one before; all of it, if nobody knew the one before."""

    set: dict[str, Change]
    gone: list[str] = []
    whole: bool = False
    turn: bool = False  # a turn began with it
    draws: list[kernel.Draw] = []  # that led to it


class Seen(NamedTuple):
    """A position as it is kept, in parts."""

    parts: Parts
    draws: Sequence[kernel.Draw] = ()

    @property
    def whole(self) -> bytes:
        """The position as it was written: its digest is taken of this."""
        parts = self.parts
        return b"[" + b",".join((_state(parts), *(parts[name] for name in (ROUND, ASKED, GIVEN, OVER)))) + b"]"

    @property
    def order(self) -> list[int]:
        return msgspec.json.decode(self.parts[ORDER], type=list[int])

    @property
    def branch(self) -> int:
        return msgspec.json.decode(self.parts[BRANCH], type=int)

    @property
    def back(self) -> list[int]:
        """The seats that may take back their last answer."""
        return msgspec.json.decode(self.parts[BACK], type=list[int])

    @property
    def names(self) -> list[str]:
        """Of the people, by seat."""
        return msgspec.json.decode(self.parts[NAMES], type=list[str])

    def position(self, game: kernel.Game[Any]) -> kernel.Position:
        return game.position(self.whole, self.order, self.branch)


# a position in parts --------------------------------------------------------------------------------------------------


def parts_of(running: kernel.Running[Any], whole: bytes, seats: Sequence[Seat]) -> Parts:
    state, *others = msgspec.json.decode(whole, type=list[Raw])
    position = running.position
    fields = msgspec.json.decode(state, type=dict[str, Raw])
    parts = {FIELDS: encode(list(fields))}
    for name, raw in fields.items():
        value = bytes(raw)
        if value.startswith(b"[{"):
            for n, item in enumerate(msgspec.json.decode(raw, type=list[Raw])):
                parts[f"{STATE}.{name}.{n}"] = bytes(item)
        else:
            parts[f"{STATE}.{name}"] = value
    parts |= dict(zip((ROUND, ASKED, GIVEN, OVER), map(bytes, others), strict=True))
    may = [] if running.over else [seat.number for seat in seats if running.may_take_back(seat.number)]
    parts |= {ORDER: encode(list(position.open)), BRANCH: encode(position.branch), BACK: encode(may)}
    parts[NAMES] = encode([seat.name for seat in seats])
    return parts


def _state(parts: Mapping[str, bytes]) -> bytes:
    lists: dict[str, list[bytes]] = {}
    for name, value in parts.items():
        if name.startswith(STATE) and name.count(".") == 2:
            _, field, n = name.split(".")
            items = lists.setdefault(field, [])
            items += [b""] * (int(n) + 1 - len(items))
            items[int(n)] = value
    fields = []
    for field in msgspec.json.decode(parts[FIELDS], type=list[str]):
        value = b"[" + b",".join(lists[field]) + b"]" if field in lists else parts[f"{STATE}.{field}"]
        fields.append(encode(field) + b":" + value)
    return b"{" + b",".join(fields) + b"}"


encode = msgspec.json.encode


# from one to the next -------------------------------------------------------------------------------------------------


def between(old: Parts | None, new: Parts, turn: bool, draws: Iterable[kernel.Draw] = ()) -> Frame:
    """In what the new one differs; None: nobody knows the old one."""
    then = {name: value for name, value in (old or {}).items() if name not in OF_THE_TABLE}
    changed = {name: _change(then.get(name, b""), value) for name, value in new.items() if then.get(name) != value}
    gone = [name for name in then if name not in new]
    return Frame(changed, gone, old is None, turn, list(draws))


def after(old: Parts, frame: Frame) -> Parts:
    """The parts of the next position."""
    new = {} if frame.whole else {name: value for name, value in old.items() if name not in frame.gone}
    for name, change in frame.set.items():
        was = b"" if frame.whole or name in OF_THE_TABLE else old.get(name, b"")
        new[name] = was[: change.head] + change.new.encode() + was[len(was) - change.tail :]
    return new


def _change(old: bytes, new: bytes) -> Change:
    most = min(len(old), len(new))
    head = _same(most, lambda start, end: old[start:end] == new[start:end])
    tail = _same(most - head, lambda start, end: old[-end : len(old) - start] == new[-end : len(new) - start])
    while head and _inside(new, head):
        head -= 1
    while tail and _inside(new, len(new) - tail):
        tail -= 1
    return Change(head, tail, new[head : len(new) - tail].decode())


def _same(most: int, equal: Any) -> int:
    """How far two are the same; halving is faster than looking at each."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if equal(low, middle) else (low, middle - 1)
    return low


def _inside(text: bytes, place: int) -> bool:
    """Whether a letter would be cut there."""
    return place < len(text) and text[place] & 0xC0 == 0x80


# what is written ------------------------------------------------------------------------------------------------------

AFTER = b"+"  # a frame that is packed as what comes after others begins with it
QUICKLY = 6  # a quarter less work than with all efforts, for 3 % more bytes
REMEMBERED = 1 << 15  # bytes of what came before: as far as zlib looks back


class Written(NamedTuple):
    """What this process wrote last of a game."""

    number: int  # of the entry
    parts: Parts
    before: bytes  # the end of all frames since the last that stands by itself


_written: WeakKeyDictionary[kernel.Running[Any], Written] = WeakKeyDictionary()


def before(table: Table, seats: Sequence[Seat], running: kernel.Running[Any]) -> Written | None:
    """The position that an entry is about to change; None: it is not the one that was written."""
    known = _written.get(running)
    if known and known.number == table.number:
        return known
    whole = running.position.whole()
    if kernel.digest_of(whole) != table.digest:
        return None
    return Written(table.number, parts_of(running, whole, seats), b"")


def frame(
    table: Table,
    seats: Sequence[Seat],
    running: kernel.Running[Any],
    whole: bytes,
    was: Written | None,
    turn: bool,
    draws: Iterable[kernel.Draw],
) -> bytes:
    """What is kept of the position after entry `table.number`, packed."""
    now = parts_of(running, whole, seats)
    plain = encode(between(was.parts if was else None, now, turn, draws))
    earlier = was.before if was else b""
    _written[running] = Written(table.number, now, _remembered(earlier, plain))
    return AFTER + packed(plain, earlier, QUICKLY) if earlier else packed(plain, OF_EVENTS)


def _remembered(earlier: bytes, plain: bytes) -> bytes:
    return (earlier + plain)[-REMEMBERED:]


def write_first(table: Table, seats: Sequence[Seat], running: kernel.Running[Any]) -> None:
    """The position before the first entry."""
    now = parts_of(running, running.position.whole(), seats)
    write_together(table, {0: between(None, now, bool(running.saved), running.drawn)})


def write_together(table: Table, made: Mapping[int, Frame]) -> None:
    """Frames by their entries' numbers, in one row."""
    body = packed(encode(list(made.items())))
    rows.insert(Frames, [{"table": table.pk, "first": min(made), "last": max(made), "body": body}])


class Kept(Mapping[int, Frame]):
    """Frames by their entries' numbers, in that order, each read when it is looked at: a long game has thousands of
    small things in them, and whatever lies in memory Python walks through when it collects its garbage."""

    def __init__(self, plain: Mapping[int, bytes]):
        self._plain = dict(sorted(plain.items()))

    def __getitem__(self, number: int) -> Frame:
        return msgspec.json.decode(self._plain[number], type=Frame)

    def __iter__(self) -> Iterator[int]:
        return iter(self._plain)

    def __len__(self) -> int:
        return len(self._plain)

    def __contains__(self, number: object) -> bool:
        return number in self._plain


def kept(table: Table) -> Kept:
    """All frames of a game."""
    found: dict[int, bytes] = {}
    for body in table.frames.order_by("first").values_list("body", flat=True):
        together = msgspec.json.decode(unpacked(bytes(body)), type=list[tuple[int, Raw]])
        found |= {number: bytes(plain) for number, plain in together}
    loose = table.entries.filter(frame__isnull=False).order_by("number").values_list("number", "frame")
    earlier = b""
    for number, loose_body in loose:
        found[number], earlier = _unpacked(bytes(loose_body or b""), earlier)
    return Kept(found)


def last(table: Table) -> Seen | None:
    """The last position; None: there is a gap before it."""
    *_, (number, seen) = [(-1, None), *_seen(table)]
    return seen if number == table.number else None


def since(table: Table, to: int) -> Iterator[Seen]:
    """Every position that there was after that entry's, be it abandoned by now."""
    return (seen for number, seen in _seen(table) if number > to and seen is not None)


def _seen(table: Table) -> Iterator[tuple[int, Seen | None]]:
    """All positions by their entries' numbers; None: there is a gap before it."""
    parts: Parts | None = None
    number = -1
    for n, frame in kept(table).items():
        parts = after(parts or {}, frame) if frame.whole or (parts is not None and n == number + 1) else None
        number = n
        yield n, None if parts is None else Seen(parts)


def _unpacked(body: bytes, earlier: bytes) -> tuple[bytes, bytes]:
    """A frame, and what those after it are packed with."""
    if body.startswith(AFTER):
        plain = unpacked(body[len(AFTER) :], earlier)
    else:
        plain, earlier = unpacked(body, OF_EVENTS), b""
    return plain, _remembered(earlier, plain)

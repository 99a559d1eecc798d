"""Limits: how much of what one socket, seat, person or address may do in which time, so that nobody spoils a table.

They are high for people and low for programs. Each has one sentence that says what to do. They are counted in the
memory of each process, by a clock that never jumps.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import ip_address

import msgspec
from django.conf import settings

from bsg.kernel import Refused, Text, text
from bsg.tables.house import metrics

REMEMBERED = 50_000  # counts in memory; the oldest are forgotten first
PREFIX = 64  # bits of an IPv6 address: what lies below is one household's

clock = time.monotonic


class TooFast(Refused):
    code = "too_fast"


class TooMany(Refused):
    """Of something that stays: sockets, watchers."""

    code = "too_many"


class Rate(msgspec.Struct, frozen=True):
    amount: int
    seconds: int


class Limit(msgspec.Struct, frozen=True):
    words: Text
    rates: dict[str, Rate]  # by whose count it is: socket, seat, person, address, home


def per(words: str, **rates: tuple[int, int]) -> Limit:
    return Limit(text(words), {whose: Rate(*rate) for whose, rate in rates.items()})


MINUTE, HOUR = 60, 3600

# What is done again and again. An address may be a home in which twelve people play.
RATES: dict[str, Limit] = {
    # on the line
    "messages": per("Your browser sends too much at once. Reload the page.", socket=(150, 10)),
    "commands": per("That is too much at once. Wait a few seconds.", person=(600, MINUTE), address=(7200, MINUTE)),
    "syncs": per("Your page asks for news too often. Reload it.", socket=(60, MINUTE), seat=(240, MINUTE)),
    "earlier": per("That is a lot of log at once. Wait a few seconds.", socket=(60, MINUTE)),
    "answers": per("You are answering faster than anybody can. Wait a few seconds.", seat=(240, MINUTE)),
    "changes": per("You have changed that answer often. Wait a few seconds before you change it again.", seat=(6, 30)),
    "orders": per("You have changed your standing orders often. Wait a minute.", seat=(12, MINUTE)),
    "take_backs": per("You have taken back often. Wait a minute, or tell the others what you want.", seat=(6, MINUTE)),
    "chat": per("You are writing too fast. Wait a few seconds.", seat=(6, 10)),
    "holds": per("You hold windows too often. Wait a minute.", seat=(12, MINUTE)),
    "claims": per("You are claiming too fast. Wait a few seconds.", seat=(12, MINUTE)),
    "reads": per("Your page says too often what you have read. Reload it.", seat=(240, MINUTE)),
    "notes": per("Your notes are kept too often. Wait a few seconds and go on writing.", seat=(90, MINUTE)),
    "proposals": per("You have proposed or answered a lot in a short time. Wait a minute.", seat=(20, MINUTE)),
    "moments": per(
        "You have looked for moments to return to often. Wait a minute.", socket=(20, MINUTE), home=(60, MINUTE)
    ),
    "offers": per("You have offered your help already. Wait an hour.", person=(6, HOUR), home=(4, HOUR)),
    "moderating": per("That is a lot at once. Wait a minute.", person=(90, MINUTE)),
    "rematches": per("You have asked for a rematch several times. Wait a minute.", seat=(6, MINUTE)),
    "links": per("You have made several new links. Wait an hour, or use the last one.", seat=(6, HOUR)),
    "bots": per("You have changed how the bots behave often. Wait a minute.", seat=(20, MINUTE)),
    "reports": per(
        "You have reported several problems already, and they are kept. Please wait a while.", seat=(5, HOUR)
    ),
    "sockets": per("Too many lines are opened from here. Wait a minute.", address=(600, MINUTE)),
    # on the pages
    "pages": per("Too many pages are asked for from here. Wait a minute.", address=(1200, MINUTE)),
    "scenes": per("You are going through that game too fast. Wait a few seconds.", address=(600, MINUTE)),
    "stories": per("You are looking at many games at once. Wait a few seconds.", address=(120, MINUTE)),
    "records": per("You have taken many records away. Wait a few minutes.", person=(20, 600), address=(60, 600)),
    "uploads": per("You have shown many records. Wait an hour.", person=(12, HOUR), address=(40, HOUR)),
    "tables": per(
        "You have opened many tables. Play at one of them, or wait an hour.", person=(20, HOUR), address=(120, HOUR)
    ),
    "open_tables": per(
        "You have opened several tables to everybody. Wait until people have found them, or open one by invitation.",
        person=(3, HOUR),
        address=(12, HOUR),
    ),
    "joins": per("You have sat down very often. Wait a while.", person=(60, HOUR), address=(600, HOUR)),
    "acts": per("That is too much at once. Wait a minute.", person=(120, MINUTE), address=(1200, MINUTE)),
    "guesses": per("Too many wrong links or codes came from here. Wait ten minutes.", address=(20, 600)),
    "masters": per(
        "Somebody here wanted to run a game several times. Wait an hour.", person=(6, HOUR), address=(30, HOUR)
    ),
    "logins": per("Too many logins were tried from here. Wait ten minutes.", address=(10, 600)),
}

# How many there may be at a time, in one process.
CROWDS: dict[str, Limit] = {
    "seat_sockets": per("This seat is open in too many places. Close some of them.", seat=(8, 0)),
    "person_sockets": per("You have too many tables open. Close some of them.", person=(40, 0)),
    "address_sockets": per("Too many tables are open from here. Close some of them.", address=(200, 0)),
    "watchers": per("Too many people are watching this table. Come back later.", table=(60, 0)),
    "watchers_from_here": per("Too many are watching this table from here. Close some of them.", home=(15, 0)),
}


class Who(msgspec.Struct, frozen=True):
    """Whose counts something goes to; nothing: nobody's."""

    address: str = ""
    person: int | None = None
    seat: int | None = None
    socket: int | None = None
    table: int | None = None  # that a socket without a seat watches

    def key(self, whose: str) -> object:
        if whose == "address":
            return household(self.address) or None
        if whose == "table":
            return self.table if self.seat is None else None
        if whose == "home":  # those who watch one table from one address
            return None if self.seat is not None or self.table is None else (self.table, household(self.address))
        return getattr(self, whose)


Key = tuple[str, str, object]

_counts: OrderedDict[Key, tuple[float, float]] = OrderedDict()  # how much is left, and when that was so
_crowds: Counter[Key] = Counter()
_lock = threading.Lock()


def take(kind: str, who: Who, about: str = "") -> None:
    """Counts one of that kind; `TooFast` if it is one too many, and then it does not count. `about`: each by itself."""
    limit = limits(settings.LIMITS).get(kind)
    if limit is None:
        return
    now = clock()
    with _lock:
        left: dict[Key, float] = {}
        for whose, rate in limit.rates.items():
            if (who_counts := who.key(whose)) is None:
                continue
            key = (f"{kind}:{about}", whose, who_counts)
            had, at = _counts.get(key, (float(rate.amount), now))
            left[key] = min(float(rate.amount), had + (now - at) * rate.amount / rate.seconds) - 1
            if left[key] < 0:
                metrics.limited.count(kind)
                raise TooFast(limit.words)
        for key, has in left.items():
            _counts[key] = has, now
            _counts.move_to_end(key)
        while len(_counts) > REMEMBERED:
            _counts.popitem(last=False)


def look(kind: str, who: Who) -> None:
    """`TooFast` if there is none of that kind left; counts nothing."""
    limit, now = limits(settings.LIMITS).get(kind), clock()
    for whose, rate in limit.rates.items() if limit else ():
        had, at = _counts.get((f"{kind}:", whose, who.key(whose)), (float(rate.amount), now))
        if limit and had + (now - at) * rate.amount / rate.seconds < 1:
            metrics.limited.count(kind)
            raise TooFast(limit.words)


def come(who: Who) -> None:
    """A socket opens; `TooMany` if there are as many as may be."""
    known = limits(settings.LIMITS)
    with _lock:
        keys = []
        for kind in CROWDS.keys() & known.keys():
            for whose, rate in known[kind].rates.items():
                if (who_counts := who.key(whose)) is not None:
                    keys.append((kind, whose, who_counts))
                    if _crowds[keys[-1]] >= rate.amount:
                        metrics.limited.count(kind)
                        raise TooMany(known[kind].words)
        _crowds.update(keys)
        _crowds[ALL] += 1


def go(who: Who) -> None:
    """A socket that came has closed."""
    with _lock:
        keys = [(kind, whose, who.key(whose)) for kind, limit in CROWDS.items() for whose in limit.rates]
        for key in [ALL, *keys]:
            if key in _crowds:
                _crowds[key] -= 1
                if _crowds[key] <= 0:
                    del _crowds[key]


ALL: Key = ("sockets", "process", None)


def sockets() -> int:
    """How many are open in this process."""
    return _crowds[ALL]


def forget_all() -> None:
    """As after a restart."""
    with _lock:
        _counts.clear()


@lru_cache(maxsize=8)
def limits(said: str) -> dict[str, Limit]:
    """All limits, with what `BSG_LIMITS` says instead: `orders=30/60 tables.person=50/3600 watchers=200`, or `off`."""
    known = {**RATES, **CROWDS}
    if said.strip().lower() == "off":
        return {}
    for word in said.replace(",", " ").split():
        name, _, value = word.partition("=")
        kind, _, only = name.partition(".")
        amount, _, seconds = value.partition("/")
        if kind not in known or not amount.isdecimal() or not (seconds or "1").isdecimal() or int(seconds or 1) < 1:
            raise ValueError(f"BSG_LIMITS: {word} is no limit; it must look like orders=30/60")
        rates = known[kind].rates
        if only and only not in rates:
            raise ValueError(f"BSG_LIMITS: {kind} is not counted by {only}, but by {', '.join(rates)}")
        changed = {
            whose: Rate(int(amount), int(seconds) if seconds else rate.seconds)
            for whose, rate in rates.items()
            if only in ("", whose)
        }
        known[kind] = Limit(known[kind].words, {**rates, **changed})
    return known


@lru_cache(maxsize=1000)
def household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return f"{int(found) >> (128 - PREFIX):x}/{PREFIX}"

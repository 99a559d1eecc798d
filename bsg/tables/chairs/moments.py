"""Moments to return to: after a line that everybody has heard. They are named by its number in the public log.

No number of an entry leaves the server: it would tell how often people have answered unseen.
"""

from __future__ import annotations

from typing import NamedTuple

from bsg import kernel
from bsg.kernel import Refused
from bsg.tables.chairs.floor import Floor
from bsg.tables.games import game_named
from bsg.tables.journal import heard, restore
from bsg.tables.journal.cache import CachedGame
from bsg.tables.line.shapes import MomentLine
from bsg.tables.line.timestamps import timestamp
from bsg.tables.line.words import in_words, namer
from bsg.tables.models import Table

SHOWN = 60  # the latest of them


class Moment(NamedTuple):
    line: int  # of the public log
    entry: int
    told: heard.Told


def of(table: Table) -> list[Moment]:
    """One after each entry of the game as it stands by which everybody heard something, in order."""
    counts = {0, *(number for number, _ in kernel.live(restore.journal(table, 0, table.number)))}
    rows = table.events.filter(number__lte=table.events_told).order_by("number")
    found: dict[int, Moment] = {}
    line = 0
    for entry, number, at, body in rows.values_list("entry", "number", "at", "body"):
        event = heard.told_again(body)
        if event.text is None:
            continue
        line += 1
        if entry not in counts:
            continue
        if entry not in found or found[entry].told.at == at:  # what was only told came later
            found[entry] = Moment(line, entry, heard.Told(number, at, event))
    found.pop(max(found, default=0), None)  # that is where the game stands
    return list(found.values())


def shown(cached: CachedGame, language: str) -> list[MomentLine]:
    """For anybody who may look at the table, the latest first."""
    name = namer(cached.seats, game_named(cached.table.game))
    latest = of(cached.table)[: -SHOWN - 1 : -1]
    return [MomentLine(str(one.line), timestamp(one.told.at), in_words(_said(one), language, name)) for one in latest]


def _said(moment: Moment) -> kernel.Text:
    assert moment.told.event.text is not None, "everybody heard it"
    return moment.told.event.text


def entry_of(floor: Floor, name: str) -> int:
    return _named(floor, name).entry


def words_of(floor: Floor, name: str) -> str:
    """What was told there, in English: it is quoted as it was heard when it was proposed."""
    return in_words(_said(_named(floor, name)), "en", namer(floor.cached.seats, game_named(floor.table.game)))


def _named(floor: Floor, name: str) -> Moment:
    found = next((one for one in of(floor.table) if str(one.line) == name), None)
    if found is None:
        raise Refused("There is no such moment in this game to return to.")
    return found

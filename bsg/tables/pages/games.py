"""The list of finished games: one's own first, found by person and by whatever their game says of them."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import msgspec
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.dateparse import parse_datetime
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from bsg import kernel
from bsg.tables.games import GAMES, game_named
from bsg.tables.journal.tags import PERSON, looked_for
from bsg.tables.line import sections
from bsg.tables.line.words import in_words
from bsg.tables.models import Key, Seat, Table, Tag
from bsg.tables.pages.visitors import visitor_of

MOST = 30  # games on a page


class Shown(msgspec.Struct):
    """A finished game in the list."""

    table: Table
    people: list[str]
    bots: int
    result: str
    said: list[str]  # by its game
    turns: int


class Filter(NamedTuple):
    """Something by which one can look."""

    kind: str
    label: str
    choices: list[tuple[str, str]]
    chosen: str


@require_safe
@never_cache
def games(request: HttpRequest) -> HttpResponse:
    language = get_language() or "en"
    filters = [shown_filter(one, request, language) for game in GAMES.values() for one in game.filters()]
    wanted = {one.kind: one.chosen for one in filters if one.chosen}
    name = request.GET.get("person", "").replace("\0", "")
    if looked_for(name):
        wanted[PERSON] = looked_for(name)
    person = visitor_of(request).person
    own = Key.objects.filter(person=person, seat__taken=True) if person else Key.objects.none()
    mine = set(own.values_list("seat__table", flat=True))
    before = parse_before(request.GET.get("before", ""))
    found = listed(wanted, before)
    rows = [] if before else shown(found.filter(pk__in=mine), language)
    others = shown(found.filter(open=True).exclude(pk__in=mine), language)
    query = request.GET.copy()
    if len(others) == MOST:
        query["before"] = others[-1].table.ended.isoformat() if others[-1].table.ended else ""
    context = {
        "filters": filters,
        "person": name,
        "looking": bool(wanted),
        "mine": rows,
        "others": others,
        "earlier": query.urlencode() if len(others) == MOST else "",
    }
    return render(request, "games.html", context)


def parse_before(words: str) -> datetime | None:
    try:
        then = parse_datetime(words.replace(" ", "+"))
    except ValueError:
        return None
    return then if then and then.tzinfo else None


def shown_filter(one: kernel.Filter, request: HttpRequest, language: str) -> Filter:
    choices = [(value, in_words(label, language)) for value, label in one.choices]
    chosen = request.GET.get(one.kind, "")
    return Filter(one.kind, in_words(one.label, language), choices, chosen if chosen in dict(choices) else "")


def listed(wanted: dict[str, str], before: datetime | None) -> QuerySet[Table]:
    """The latest first. One tag leads along its index, the others are looked up for each game on the way."""
    found = Table.objects.filter(status=Table.Status.OVER, uploaded=False)
    if before:
        found = found.filter(ended__lt=before)
    for kind, value in wanted.items():
        found = found.filter(Exists(Tag.objects.filter(table=OuterRef("pk"), kind=kind, value=value)))
    return found.order_by("-ended")


def shown(found: QuerySet[Table], language: str) -> list[Shown]:
    return [row(table, language) for table in found.prefetch_related("seats", "tags")[:MOST]]


def row(table: Table, language: str) -> Shown:
    seats: list[Seat] = list(table.seats.all())
    game = game_named(table.game)
    said = {(one.kind, value): label for one in game.filters() if one.listed for value, label in one.choices}
    there = {(tag.kind, tag.value) for tag in table.tags.all()}
    tags = [label for tag, label in said.items() if tag in there]
    turns = next((tag.value for tag in table.tags.all() if tag.kind == kernel.TURNS), "0")
    return Shown(
        table,
        [seat.name for seat in seats if not seat.is_bot],
        sum(seat.is_bot for seat in seats),
        sections.result(table, seats, language) or "",
        [in_words(label, language) for label in tags],
        int(turns) if turns.isdecimal() else 0,
    )

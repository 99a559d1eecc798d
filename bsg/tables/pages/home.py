"""The pages before a table: home, playing alone, a new table, entering by a link or code."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from django.contrib import messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from bsg import kernel
from bsg.kernel import TABLE, Refused
from bsg.tables.acts import lobby
from bsg.tables.games import first, game_named
from bsg.tables.house import limits
from bsg.tables.house.limits import TooFast
from bsg.tables.journal import service
from bsg.tables.line.words import in_words, namer
from bsg.tables.models import Key, Seat, Table
from bsg.tables.pages import access
from bsg.tables.pages.forms import AloneForm, LearnForm, NewTableForm
from bsg.tables.pages.limiting import allow, may_guess, too_fast, who
from bsg.tables.pages.table import words_of
from bsg.tables.pages.visitors import visitor_of

logger = logging.getLogger(__name__)

MOST = 50  # tables in a list
OF_ONE = 3  # of the open ones, by one person
IN_SIGHT = 6  # of them before one unfolds the rest
LOOKED_AT = 12  # tables whose present question is looked up

INVITE = re.compile(r"/t/(?P<table>[\w-]+)/(?:invite/(?P<invite>[\w-]+)/?)?")


class Row(msgspec.Struct):
    """A table in a list."""

    table: Table
    seats: list[Seat]
    asked: bool = False
    state: str = ""  # one sentence

    @property
    def people(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.taken and not seat.is_bot]

    @property
    def kept_for(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.reserved]

    @property
    def somebody_there(self) -> bool:
        return any(seat.present for seat in self.seats if seat.taken and not seat.is_bot)

    @property
    def bots(self) -> int:
        return sum(seat.is_bot for seat in self.seats)

    @property
    def free(self) -> int:
        return sum(not seat.taken and not seat.reserved for seat in self.seats)


class Rows(msgspec.Struct):
    """A list of tables: a few in sight, the rest to unfold."""

    shown: list[Row]
    folded: list[Row]


def rows(listed: list[Row]) -> Rows:
    """Where one is asked is never folded away."""
    shown = max(IN_SIGHT, sum(row.asked for row in listed))
    if len(listed) == shown + 1:  # a fold for one would take its place
        shown += 1
    return Rows(listed[:shown], listed[shown:])


@require_safe
@never_cache
def home(request: HttpRequest) -> HttpResponse:
    keys = Key.objects.filter(person=visitor_of(request).person, seat__taken=True)
    mine = Table.objects.filter(pk__in=list(keys.values_list("seat__table", flat=True))).order_by("-created")
    my_tables = my_rows(request, mine.prefetch_related("seats")[:MOST])
    others = Table.objects.filter(open=True).exclude(pk__in=mine.values_list("pk", flat=True))
    tables = [row(table) for table in few_of_each(going(others.filter(listed=True)))]
    over = others.filter(status=Table.Status.OVER).order_by("-ended")
    lesson = first().lesson()
    context = {
        "lesson": game_says(lesson.about) if lesson else "",
        "learn": LearnForm(),
        "alone": AloneForm(initial={"your_name": name_of(request)}),
        "asked": [row for row in my_tables if row.asked],
        "mine": rows(my_tables),
        "tables": rows(sorted(tables, key=lambda row: (not row.free, not row.somebody_there))),
        "finished": rows([row(table) for table in over.prefetch_related("seats")[:MOST]]),
    }
    return render(request, "home.html", context)


def going(tables: QuerySet[Table]) -> list[Table]:
    """Those that are not over, the newest first: an index has them in order for each status, not for both."""
    found: list[tuple[datetime, int]] = []
    for status in (Table.Status.LOBBY, Table.Status.PLAYING):
        found += tables.filter(status=status).order_by("-created").values_list("created", "pk")[: 2 * MOST]
    newest = [pk for _, pk in sorted(found, reverse=True)[: 2 * MOST]]
    return list(Table.objects.filter(pk__in=newest).order_by("-created").prefetch_related("seats"))


def few_of_each(tables: Iterable[Table]) -> list[Table]:
    """Whoever opens many tables has the newest of them in the list."""
    by: Counter[int] = Counter()
    shown = []
    for table in tables:
        if table.maker_id is not None:
            by[table.maker_id] += 1
        if table.maker_id is None or by[table.maker_id] <= OF_ONE:
            shown.append(table)
    return shown[:MOST]


def name_of(request: HttpRequest) -> str:
    return visitor_of(request).name or game_says(first().about().guest)


def game_says(words: kernel.Text | None) -> str:
    """What the game says, if it says anything."""
    return in_words(words, get_language() or "en") if words else ""


def row(table: Table) -> Row:
    seats = list(table.seats.all())
    state = ""
    if table.result:
        name = namer(seats, game_named(table.game))
        state = in_words(msgspec.convert(table.result, kernel.Text), get_language() or "en", name)
    made = Row(table, seats, state=state)
    if table.status == Table.Status.LOBBY:
        if made.free:
            made.state = ngettext("{n} free seat", "{n} free seats", made.free).format(n=made.free)
        elif made.kept_for:
            made.state = in_words(kernel.text("Waiting for {names}", names=made.kept_for), get_language() or "en")
        else:
            made.state = gettext("Waiting for the start")
    return made


def my_rows(request: HttpRequest, tables: Any) -> list[Row]:
    """One's own tables: those where one is asked first, then those that go on, then those that are over."""
    rows, looked_at, person = [], 0, visitor_of(request).person
    for table in tables:
        mine = row(table)
        if table.status == Table.Status.PLAYING and looked_at < LOOKED_AT:
            looked_at += 1
            look(mine, access.seat_of(person, table))
        rows.append(mine)
    return sorted(rows, key=lambda row: (not row.asked, row.table.status == Table.Status.OVER))


def look(row: Row, seat: Seat | None) -> None:
    """Whom the table waits for, as far as this seat may know."""
    language = get_language() or "en"
    try:
        reader = seat.number if seat else TABLE
        asked = service.at(row.table, lambda running: kernel.questions(running.position, reader))
    except Exception:
        logger.exception("%s cannot be looked at for the home page", row.table)
        return
    row.asked = any(question.given is None for question in asked.mine)
    names = [seat.name for seat in row.seats if seat.number in {waiting.seat for waiting in asked.waiting}]
    if row.asked:
        row.state = gettext("You are asked")
    elif names:
        row.state = in_words(kernel.text("Waiting for {names}", names=names), language)
    elif asked.waiting:
        row.state = gettext("Responses are open")


def alone(request: HttpRequest) -> HttpResponse:
    """A table with bots on every other seat, begun at once."""
    if request.method != "POST":
        return redirect("home")
    form = AloneForm(request.POST)
    if form.is_valid():
        data = form.cleaned_data
        try:
            person = visitor_of(request).act(data["your_name"])
            allow(request, "tables")
            table, _ = lobby.create(
                data["game"],
                form.options,
                name=gettext("{name} and bots").format(name=data["your_name"])[: lobby.TABLE_NAME_LENGTH],
                host=data["your_name"],
                pace=Table.Pace.DAYS,  # nobody else waits
                bots=form.options["players"] - 1,
                level=data.get("level", ""),
                nonce=data["nonce"],
                language=get_language() or "",
                person=person,
            )
            lobby.start(table.seats.get(number=0))  # whoever makes a table sits there
        except Refused as refused:
            form.add_error(None, words_of(refused))
        else:
            return redirect(table)
    for errors in form.errors.values():
        messages.error(request, str(errors[0]))
    return redirect("home")


def learn(request: HttpRequest) -> HttpResponse:
    """The game's first lesson: a table with bots, begun at once, that explains itself. Nobody needs to say a name."""
    lesson, form = first().lesson(), LearnForm(request.POST)
    if request.method != "POST" or lesson is None or not form.is_valid():
        return redirect("home")
    name = name_of(request)
    try:
        person = visitor_of(request).act(name)
        allow(request, "tables")
        table, _ = lobby.create(
            first().name,
            lesson.options,
            name=gettext("{name}’s first game").format(name=name)[: lobby.TABLE_NAME_LENGTH],
            host=name,
            pace=Table.Pace.DAYS,  # nobody else waits
            bots=lesson.options["players"] - 1,
            level=lesson.level,
            nonce=form.cleaned_data["nonce"],
            language=get_language() or "",
            person=person,
        )
        lobby.start(table.seats.get(number=0))
    except Refused as refused:
        messages.error(request, words_of(refused))
        return redirect("home")
    return redirect(f"{table.get_absolute_url()}#learn")


@never_cache
def new_table(request: HttpRequest) -> HttpResponse:
    form = NewTableForm(request.POST or None, initial=proposed(request))
    if form.is_valid():
        data = form.cleaned_data
        try:
            person = visitor_of(request).act(data["your_name"])
            allow(request, *(["open_tables"] if data["open"] else []), "tables")
            table, _ = lobby.create(
                data["game"],
                form.options,
                name=data["name"],
                host=data["your_name"],
                open=data["open"],
                pace=data["pace"],
                beat=data["beat"],
                clock=data["clock"],
                absence=data["absence"],
                reshuffles=data["reshuffles"],
                bots=data["bots"],
                nonce=data["nonce"],
                language=get_language() or "",
                person=person,
            )
        except Refused as refused:
            form.add_error(None, words_of(refused))
        else:
            return redirect(table)
    return render(request, "new_table.html", {"form": form}, status=200 if not form.errors else 422)


def proposed(request: HttpRequest) -> dict[str, str]:
    """A new table as most people want it, so that only what is different must be said."""
    initial = {
        "name": game_says(first().about().table_name).format(weekday=date_format(timezone.localdate(), "l")),
        "your_name": visitor_of(request).name,
    }
    if request.GET.get("open") == "open":
        initial["open"] = "open"
    return initial


def enter(request: HttpRequest) -> HttpResponse:
    """An invite link, or the code of a table, as somebody typed it."""
    if request.method != "POST":
        return redirect("home")
    try:
        may_guess(request)
    except TooFast as refused:
        return too_fast(request, refused)
    typed = "".join(letter for letter in request.POST.get("code", "")[:400] if letter.isprintable()).strip()
    if found := INVITE.search(typed):
        table = Table.objects.filter(public_id=found["table"]).first()
        if table and found["invite"]:
            return redirect("invite", table.public_id, found["invite"])
    else:
        code = typed.replace("-", "").replace(" ", "").upper()
        table = Table.objects.filter(invite__in=[typed, code]).first() if typed else None
        if table:
            access.let_in(visitor_of(request), table, table.invite)
        else:
            table = Table.objects.filter(public_id=typed).first()
    if table is None:
        limits.take("guesses", who(request))
        messages.error(request, gettext("No table has that link or code. Look again, or ask for a new one."))
        return redirect("home")
    return redirect(table)

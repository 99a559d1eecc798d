"""The pages of finished games: seen again step by step. Of a game that is not over they say that, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from bsg.kernel import NotAllowed, Refused
from bsg.tables.games import game_named
from bsg.tables.house.limits import TooFast
from bsg.tables.line.words import in_words
from bsg.tables.models import Seat, Table
from bsg.tables.pages import access, front
from bsg.tables.pages.addresses import absolute
from bsg.tables.pages.home import game_says
from bsg.tables.pages.limiting import allow
from bsg.tables.pages.table import not_let_in, words_of
from bsg.tables.pages.visitors import visitor_of
from bsg.tables.replay import practice, showing
from bsg.tables.replay.showing import Showing

LARGEST = 9  # digits of a number in an address


class NotOver(Refused):
    code = "not_over"


def finished(request: HttpRequest, public_id: str) -> tuple[Table, Seat | None]:
    """The table, and the seat of whoever asks; `Refused` unless they may come in and the game is over."""
    table = get_object_or_404(Table, public_id=public_id)
    person = visitor_of(request).person
    if not access.may_watch(person, table):
        raise NotAllowed("This table is by invitation. Ask somebody at it for the invite link.")
    if table.status != Table.Status.OVER:
        raise NotOver("This game is not over yet. It can be seen again when it is.")
    return table, access.seat_of(person, table)


def of_finished(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that only a finished game has."""

    @never_cache
    @wraps(view)
    def page(request: HttpRequest, public_id: str, **more: Any) -> HttpResponse:
        try:
            table, seat = finished(request, public_id)
        except Refused as refused:
            return not_let_in(request, refused)
        return view(request, table, seat, **more)

    return page


@require_safe
@of_finished
def replay(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    page = front.of_a_table(table.game)
    language = get_language() or "en"
    address = reverse("replay", args=[table.public_id])
    boot: dict[str, Any] = {
        "table": table.public_id,
        "seat": None,
        "language": language,
        "parts": page.parts,
        "told": [str(message) for message in messages.get_messages(request)],
        "replay": {
            "at": _number(request.GET.get("at", "")),
            "as": request.GET.get("as", ""),
            "whole": request.GET.get("whole") == "yes",
            "mine": seat.number if seat else None,
            "people": [{"seat": one.number, "name": one.name} for one in table.seats.all()],
            "marks": [
                {"key": landmark.key, "label": in_words(landmark.label, language)}
                for landmark in game_named(table.game).landmarks()
            ],
            "scenes": reverse("scenes", args=[table.public_id]),
            "contents": reverse("contents", args=[table.public_id]),
            "play": reverse("play_on", args=[table.public_id]),
            "token": get_token(request),
            "story": reverse("story", args=[table.public_id]),
            "link": absolute(request, address),
        },
    }
    return render(request, "table.html", {"table": table, "front": page, "boot": boot})


@require_POST
@of_finished
def play_on(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    """A practice table that goes on from a step."""
    asked = request.POST
    number, at = _number(asked.get("at", "")), _number(asked.get("seat", ""))
    back = f"{reverse('replay', args=[table.public_id])}?at={number or 0}"
    try:
        visitor = visitor_of(request)
        allow(request, "tables")
        name = (seat and seat.name) or visitor.name or game_says(game_named(table.game).about().guest) or "Guest"
        seat_at = at if at is not None else (seat.number if seat else 0)
        made, exact = practice.play_on(table, number or 0, seat_at, visitor.act(), name, get_language() or "")
    except Refused as refused:
        messages.error(request, words_of(refused))
        return redirect(back)
    if not exact:
        messages.info(request, gettext("Today's rules do not lead to that very step: its turn begins anew."))
    return redirect(made)


# what its script asks for ---------------------------------------------------------------------------------------------


def of_a_showing(make: Callable[[HttpRequest, Showing], Any]) -> Callable[..., HttpResponse]:
    """JSON for the page of a replay, out of what `as` may see; what is wrong is said in one sentence."""

    @require_safe
    @never_cache
    @wraps(make)
    def answer(request: HttpRequest, public_id: str) -> HttpResponse:
        try:
            table, seat = finished(request, public_id)
            allow(request, "scenes")
            audience = showing.audience_called(request.GET.get("as", ""), table)
            if audience is None:
                raise Refused("There is no such seat at this table.")
            whole = request.GET.get("whole") == "yes"
            made = make(request, showing.of(table, audience, get_language() or "en", seat, whole))
        except TooFast as refused:
            return _json({"words": words_of(refused)}, 429)
        except Refused as refused:
            return _json({"words": words_of(refused)}, 403)
        return _json(made)

    return answer


@of_a_showing
def scenes(request: HttpRequest, shown: Showing) -> Any:
    """From a place on the line, or from an entry; `find`: from the next place, or the last one, with such a thing."""
    asked = request.GET
    if (before := _number(asked.get("earlier", ""))) is not None:
        return {"log": shown.earlier(before)}
    place, at = _number(asked.get("place", "")), _number(asked.get("at", ""))
    if place is None:
        place = shown.place_of(at or 0)
    if asked.get("find"):
        found = shown.find(asked["find"], place, back=asked.get("back") == "yes")
        return shown.piece(found) if found is not None else {"scenes": []}
    after = asked.get("after") == "yes"
    count = _number(asked.get("count", ""))
    return shown.piece(place, count or (showing.PIECE if after else showing.FIRST), after)


@of_a_showing
def contents(request: HttpRequest, shown: Showing) -> Any:
    return shown.contents()


def _number(words: str) -> int | None:
    return int(words) if words.isascii() and words.isdecimal() and len(words) <= LARGEST else None


def _json(made: Any, status: int = 200) -> HttpResponse:
    return HttpResponse(msgspec.json.encode(made), content_type="application/json", status=status)

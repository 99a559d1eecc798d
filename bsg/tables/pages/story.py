"""The pages that tell a finished game: its story, a picture of it, its record as a file, and records from elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import msgspec
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.formats import date_format
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from bsg.kernel import NotAllowed, Refused
from bsg.tables.acts import consent
from bsg.tables.house.limits import TooFast
from bsg.tables.line import sections
from bsg.tables.models import Seat, Table
from bsg.tables.pages.limiting import allow, too_fast
from bsg.tables.pages.replay import of_finished
from bsg.tables.pages.table import not_let_in, words_of
from bsg.tables.pages.visitors import visitor_of
from bsg.tables.replay import picture, reel, upload, verify
from bsg.tables.replay import record as records
from bsg.tables.replay import story as stories
from bsg.tables.replay.story import Story


def measured(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page for which a whole game is read."""

    @wraps(view)
    def page(request: HttpRequest, *args: Any) -> HttpResponse:
        try:
            allow(request, "stories")
        except TooFast as refused:
            return too_fast(request, refused)
        return view(request, *args)

    return page


@require_safe
@of_finished
@measured
def story(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    language = get_language() or "en"
    seats = list(table.seats.all())
    told = stories.of(table, language)
    numbers = [
        (str(n + 1) if n < told.turns else gettext("end"), [line.values[n] for line in told.lines])
        for n in range(told.turns + 1)
    ]
    context = {
        "table": table,
        "numbers": numbers,
        "seat": seat,
        "seats": seats,
        "story": told,
        "result": sections.result(table, seats, language),
        "took": took(told),
        "agreed": sections.of_the_table(table, seats, language)["agreed"],
        "consents": consent.shown(table, seats, seat),
        "boot": {
            "table": {"commitment": table.commitment, "proof": sections.proof(table, seats)},
            "words": proof_words(),
        },
    }
    return render(request, "story.html", context)


def took(told: Story) -> str:
    """How long it took, in turns and in time."""
    minutes = int(told.took.total_seconds() // 60)
    turns = ngettext("{n} turn", "{n} turns", told.turns).format(n=told.turns)
    if minutes < 120:
        time = ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes)
    elif minutes < 48 * 60:
        time = ngettext("{n} hour", "{n} hours", minutes // 60).format(n=minutes // 60)
    else:
        days = minutes // 60 // 24
        time = ngettext("{n} day", "{n} days", days).format(n=days)
    return gettext("{turns}, {time}").format(turns=turns, time=time)


def proof_words() -> dict[str, str]:
    return {
        "good": gettext("Shuffles verified: {n} draws are what fingerprint and nonces give."),
        "copied": gettext("{n} more were copied from the game that this one goes on from: its own page verifies them."),
        "false_secret": gettext("The secret is not the one that the fingerprint was made of."),
        "false_key": gettext("The key is not the one of this secret and these nonces."),
        "false_draw": gettext("A draw is not what the key gives."),
        "busy": gettext("Verifying…"),
        "lost": gettext("The server did not answer. Try again."),
    }


@require_safe
@of_finished
@measured
def story_picture(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    language = get_language() or "en"
    told = stories.of(table, language)
    title = sections.result(table, list(table.seats.all()), language) or table.name
    ended = date_format(table.ended, "DATE_FORMAT") if table.ended else ""
    made = picture.drawn(told, title, " · ".join((table.name, took(told), ended)))
    return HttpResponse(made, content_type="image/svg+xml; charset=utf-8")


@require_safe
@of_finished
@measured
def draws(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    """Every draw of the game, as `[stream, nth, below, value, rewinds]`: with the key anybody can make them anew; no
    rewinds but null, if it was copied from the game that this one goes on from."""
    return HttpResponse(msgspec.json.encode(verify.draws_of(reel.of(table))), content_type="application/json")


# the record -----------------------------------------------------------------------------------------------------------


@require_safe
@of_finished
def record(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    """For those who sat there; `names=no` leaves them out, the chat is in it only if all wanted that."""
    if seat is None and not (
        table.uploaded and table.maker_id is not None and table.maker == visitor_of(request).person
    ):
        return not_let_in(request, NotAllowed("Only those who sat at this table can take its record away."))
    try:
        allow(request, "records")
    except TooFast as refused:
        return too_fast(request, refused)
    made = records.made(table, names=request.GET.get("names") != "no", chat=consent.chat_is_free(table))
    response = HttpResponse(records.written(made), content_type="application/json")
    response["Content-Disposition"] = f'attachment; filename="{table.public_id}.json"'
    return response


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    return HttpResponse(records.schema(), content_type="application/schema+json")


@require_POST
@of_finished
def agree(request: HttpRequest, table: Table, seat: Seat | None) -> HttpResponse:
    """That everybody may see this game again, or that its chat goes into records."""
    if seat is None:
        return not_let_in(request, NotAllowed("Only those who sat at this table can decide that."))
    try:
        allow(request, "acts")
        consent.say(seat, request.POST.get("what", ""), request.POST.get("on") == "yes")
    except Refused as refused:
        messages.error(request, words_of(refused))
    return redirect("story", table.public_id)


@never_cache
def take_up(request: HttpRequest) -> HttpResponse:
    """A record from any server becomes a table here that can be seen again."""
    context: dict[str, Any] = {}
    if request.method == "POST":
        try:
            allow(request, "uploads")
            file = request.FILES.get("record")
            if file is None or (file.size or 0) > upload.LARGEST:
                raise Refused("Choose the file of a record, of 12 MB at most.")
            table, _ = upload.taken_up(file.read(), visitor_of(request).act())
        except Refused as refused:
            context["problem"] = words_of(refused)
        else:
            return redirect("replay", table.public_id)
    return render(request, "take_up.html", context, status=422 if context else 200)

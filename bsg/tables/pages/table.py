"""The pages of a table. They ask who somebody is, call the lobby, and show; nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from bsg.kernel import NotAllowed, Refused
from bsg.tables.acts import links, lobby
from bsg.tables.chairs import masters
from bsg.tables.house import limits
from bsg.tables.house.limits import TooFast
from bsg.tables.line import sections
from bsg.tables.line.words import in_words
from bsg.tables.models import Person, Seat, Table
from bsg.tables.pages import access, front
from bsg.tables.pages.addresses import absolute, works_here_only
from bsg.tables.pages.forms import AgreeForm, JoinForm
from bsg.tables.pages.limiting import allow, may_guess, too_fast, who
from bsg.tables.pages.lobby import drawn, shown
from bsg.tables.pages.visitors import visitor_of

View = Callable[..., HttpResponse]
MOST_OF_A_KEY = 16  # letters of what a form chose


def words_of(refused: Refused) -> str:
    return in_words(refused.words, get_language() or "en")


@require_safe
@never_cache
def table(request: HttpRequest, public_id: str) -> HttpResponse:
    """The lobby, and once the game has begun the table."""
    table = get_object_or_404(Table, public_id=public_id)
    visitor = visitor_of(request)
    if not access.may_watch(visitor.person, table):
        return not_let_in(request, NotAllowed("This table is by invitation. Ask somebody at it for the invite link."))
    if table.uploaded:
        return redirect("replay", table.public_id)
    sit_again(visitor.person, table, request.GET.get("nonce", ""), get_language() or "")
    if access.lost_a_seat(visitor.person, table):
        messages.error(request, gettext("The host gave your seat free. You can take a free one again."))
    return show_table(request, table, JoinForm(initial={"your_name": visitor.name}))


def sit_again(person: Person | None, table: Table, nonce: str, language: str) -> None:
    """Whoever sat at the table before has their seat at the rematch, if it is still kept for them."""
    if person is None or access.seat_of(person, table) is not None:
        return
    before = access.table_before(table)
    old = access.seat_of(person, before) if before else None
    if old is not None and not lobby.take_kept(table, old.number, nonce, language, person):
        lobby.share_kept(table, old, person)


def show_table(request: HttpRequest, table: Table, form: JoinForm) -> HttpResponse:
    seat = access.seat_of(visitor_of(request).person, table)
    link = absolute(request, table.get_invite_url())
    personal = reverse("seat", args=[table.public_id, seat.token]) if seat and seat.token else None
    context: dict[str, Any] = {
        "table": table,
        "seat": seat,
        "boot": {
            "socket": f"/ws/t/{table.public_id}/?lang={get_language()}",
            "table": table.public_id,
            "seat": seat.number if seat else None,
            "master": seat is None and masters.is_master(table.master_id, visitor_of(request).person),
            "language": get_language(),
            "invite": link,
            "personal": absolute(request, personal) if personal else None,
        },
    }
    if table.status != Table.Status.LOBBY:
        context["front"] = front.of_a_table(table.game)
        context["boot"]["parts"] = context["front"].parts
        context["boot"]["told"] = [str(message) for message in messages.get_messages(request)]
        return render(request, "table.html", context)
    seats = list(table.seats.all())
    told = {"table": sections.of_the_table(table, seats, get_language() or "en"), "people": sections.people(seats)}
    context["boot"]["have"] = {name: sections.section(part).hash for name, part in told.items()}
    context |= {
        "form": form,
        "only_here": works_here_only(link),
        **shown(table, seats, seat, link, context["boot"]["master"]),
    }
    return render(request, "lobby.html", context, status=422 if form.errors else 200)


@require_safe
@never_cache
def invite_picture(request: HttpRequest, public_id: str) -> HttpResponse:
    """The invite link for phones, for those who may have it in words."""
    table = get_object_or_404(Table, public_id=public_id)
    if not access.may_watch(visitor_of(request).person, table):
        raise Http404
    svg = drawn(absolute(request, table.get_invite_url()))
    return HttpResponse(
        svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), content_type="image/svg+xml"
    )


@require_safe
@never_cache
def invite(request: HttpRequest, public_id: str, invite: str) -> HttpResponse:
    table = get_object_or_404(Table, public_id=public_id)
    try:
        may_guess(request)
        access.let_in(visitor_of(request), table, invite)
    except NotAllowed as refused:
        return wrong(request, refused)
    except TooFast as refused:
        return too_fast(request, refused)
    return redirect(table)


@require_safe
@never_cache
def take_up_seat(request: HttpRequest, public_id: str, token: str) -> HttpResponse:
    """One's own seat on another device. The address is a secret, so no page may pass it on as a referrer."""
    table = get_object_or_404(Table, public_id=public_id)
    try:
        may_guess(request)
        access.take_up(visitor_of(request), table, token)
    except TooFast as refused:
        response = too_fast(request, refused)
    except NotAllowed as refused:
        if access.seat_of(visitor_of(request).person, table) is None:
            response = wrong(request, refused)
        else:
            messages.error(request, words_of(refused))
            response = redirect(table)
    else:
        response = redirect(table)
    response["Referrer-Policy"] = "no-referrer"
    return response


def join(request: HttpRequest, public_id: str) -> HttpResponse:
    """Its address stays in the browser when something was wrong with the name, so it can be asked for like a page."""
    table = get_object_or_404(Table, public_id=public_id)
    if request.method != "POST":
        return redirect(table)
    visitor = visitor_of(request)
    if not access.may_watch(visitor.person, table):
        return not_let_in(request, NotAllowed("This table is by invitation. Ask somebody at it for the invite link."))
    if access.seat_of(visitor.person, table):
        return redirect(table)
    form = JoinForm(request.POST)
    if not form.is_valid():
        return show_table(request, table, form)
    data = form.cleaned_data
    try:
        person = visitor.act(data["your_name"])
        allow(request, "joins")
        lobby.join(table, data["your_name"], data["nonce"], get_language() or "", person)
    except Refused as refused:
        form.add_error(None, words_of(refused))
        table.refresh_from_db()
        if table.status == Table.Status.LOBBY:
            return show_table(request, table, form)
        messages.error(request, words_of(refused))
    return redirect(table)


def at_the_table(act: Callable[[HttpRequest, Seat], None]) -> View:
    """A page that does something for the seat of whoever asks, says what is wrong, and shows the table again."""

    @require_POST
    @wraps(act)
    def view(request: HttpRequest, public_id: str) -> HttpResponse:
        table = get_object_or_404(Table, public_id=public_id)
        seat = access.seat_of(visitor_of(request).person, table)
        if seat is None:
            return not_let_in(request, NotAllowed("You do not sit at this table. Take a seat first."))
        try:
            allow(request, "acts")
            act(request, seat)
        except Refused as refused:
            messages.error(request, words_of(refused))
        return redirect(table)

    return view


@at_the_table
def ready(request: HttpRequest, seat: Seat) -> None:
    lobby.set_ready(seat, request.POST.get("ready") == "yes", request.POST.get("nonce", ""))


@at_the_table
def leave(request: HttpRequest, seat: Seat) -> None:
    lobby.leave(seat)


@at_the_table
def link(request: HttpRequest, seat: Seat) -> None:
    """A new personal link; the old one ends."""
    links.renew(seat, visitor_of(request).person)


@at_the_table
def bot(request: HttpRequest, seat: Seat) -> None:
    number = seat_meant(request)
    persona, level = (request.POST.get(name, "")[:MOST_OF_A_KEY] for name in ("persona", "level"))
    if persona or level:
        lobby.add_bot(seat, number, level, persona)
    elif seat.table.seats.filter(number=number, kind=Seat.Kind.BOT).exists():
        lobby.remove_bot(seat, number)
    else:
        lobby.add_bot(seat, number)


@at_the_table
def free(request: HttpRequest, seat: Seat) -> None:
    lobby.free_seat(seat, seat_meant(request), ban=request.POST.get("away") == "yes")


def seat_meant(request: HttpRequest) -> int:
    number = request.POST.get("seat", "")
    if not number.isdecimal() or len(number) > 3:
        raise Refused("There is no such seat at this table.")
    return int(number)


@at_the_table
def agree(request: HttpRequest, seat: Seat) -> None:
    form = AgreeForm.of(seat.table, request.POST)
    if not form.is_valid():
        raise Refused(str(next(iter(form.errors.values()))[0]))
    lobby.agree(seat, form.options, **{name: form.cleaned_data[name] for name in lobby.AGREED})


@at_the_table
def start(request: HttpRequest, seat: Seat) -> None:
    try:
        lobby.start(seat, request.POST.get("nonce", ""))
    except Refused:
        if Table.objects.filter(pk=seat.table_id, status=Table.Status.LOBBY).exists():
            raise  # otherwise it was pressed twice, and has been done


@require_POST
def run(request: HttpRequest, public_id: str) -> HttpResponse:
    """Somebody without a seat becomes the game master, before the game; or is none any more."""
    table = get_object_or_404(Table, public_id=public_id)
    visitor = visitor_of(request)
    if not access.may_watch(visitor.person, table):
        return not_let_in(request, NotAllowed("This table is by invitation. Ask somebody at it for the invite link."))
    try:
        allow(request, "acts")
        seat = access.seat_of(visitor.person, table)
        if request.POST.get("run") == "no" and seat is not None:
            lobby.send_away(seat)
        elif request.POST.get("run") == "no":
            lobby.step_down(table, visitor.act())
        else:
            person = visitor.act()
            allow(request, "masters")
            name = request.POST.get("your_name", "")
            lobby.run(table, person, name)
    except Refused as refused:
        messages.error(request, words_of(refused))
    return redirect(table)


def wrong(request: HttpRequest, refused: Refused) -> HttpResponse:
    """A link that is none: whoever tries many of them has to wait."""
    limits.take("guesses", who(request))
    return not_let_in(request, refused)


def not_let_in(request: HttpRequest, refused: Refused) -> HttpResponse:
    return render(request, "refused.html", {"words": words_of(refused)}, status=403)

"""Limits on pages: how often an address may ask, and how often somebody may open tables, join, guess or log in."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language

from bsg.tables.house import limits, metrics
from bsg.tables.house.limits import TooFast, Who
from bsg.tables.line.words import in_words
from bsg.tables.pages.visitors import visitor_of


def allow(request: HttpRequest, *kinds: str) -> None:
    """Counts what somebody does; `TooFast` says what to do instead."""
    for kind in kinds:
        limits.take(kind, who(request))


def may_guess(request: HttpRequest) -> None:
    limits.look("guesses", who(request))


def who(request: HttpRequest) -> Who:
    person = visitor_of(request).person
    return Who(address=request.META.get("REMOTE_ADDR", ""), person=person.pk if person else None)


def middleware(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    def answer(request: HttpRequest) -> HttpResponse:
        address = Who(address=request.META.get("REMOTE_ADDR", ""))
        try:
            limits.take("pages", address)
            if request.method == "POST" and request.path == reverse("admin:login"):
                limits.take("logins", address)
        except TooFast as refused:
            return too_fast(request, refused)
        return get_response(request)

    return answer


def too_fast(request: HttpRequest, refused: TooFast) -> HttpResponse:
    metrics.refusals.count(refused.code)
    words = in_words(refused.words, get_language() or "en")
    return render(request, "refused.html", {"words": words}, status=429)

"""Addresses to send to others: made from what whoever runs the table has configured, not from what a request says."""

from __future__ import annotations

import re

from django.conf import settings
from django.http import HttpRequest

LOOPBACK = re.compile(
    r"https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?/.*"
)  # by which nobody else finds this computer


def absolute(request: HttpRequest, path: str) -> str:
    """At home nothing is configured, and the address by which one's own page came is the one that works."""
    return f"{settings.URL}{path}" if settings.URL else request.build_absolute_uri(path)


def works_here_only(address: str) -> bool:
    return LOOPBACK.fullmatch(address) is not None

"""For those who run the house: whether it lives, whether it can serve, and what it has counted."""

from __future__ import annotations

import redis as redis_client
from django.conf import settings
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from bsg.tables.house import limits, metrics
from bsg.tables.house.proxies import within
from bsg.tables.models import Due

PATIENCE = 2.0  # seconds for Redis


@require_safe
@never_cache
def healthz(request: HttpRequest) -> HttpResponse:
    """The process lives and answers. It asks nothing of anybody else: starting it again would not help them."""
    return HttpResponse("ok\n", content_type="text/plain")


@require_safe
@never_cache
def readyz(request: HttpRequest) -> HttpResponse:
    """Whether people can be sent here. Without Redis they can: tables then look for news by themselves."""
    parts = {"database": database(), "migrations": migrated(), "redis": redis()}
    ready = parts["database"] == parts["migrations"] == "ok"
    return JsonResponse({"ready": ready, **parts}, status=200 if ready else 503)


@require_safe
@never_cache
def measures(request: HttpRequest) -> HttpResponse:
    if not may_see(request):
        return HttpResponse("Only from the addresses in BSG_METRICS.\n", status=403, content_type="text/plain")
    return HttpResponse(metrics.text(), content_type="text/plain; version=0.0.4; charset=utf-8")


def may_see(request: HttpRequest) -> bool:
    """By default this machine alone; a proxy on it that does not say for whom it asks is not taken for it."""
    forwarded = "HTTP_X_FORWARDED_FOR" in request.META or "HTTP_FORWARDED" in request.META
    address = request.META.get("REMOTE_ADDR", "")
    return within(address, tuple(settings.METRICS)) and not (forwarded and within(address, ("127.0.0.0/8", "::1")))


def database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Exception as problem:
        return type(problem).__name__
    return "ok"


_migrated = False


def migrated() -> str:
    """Looked up until it is so: it does not become less while this process runs."""
    global _migrated
    try:
        if not _migrated:
            executor = MigrationExecutor(connection)
            _migrated = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    except Exception as problem:
        return type(problem).__name__
    return "ok" if _migrated else "behind"


def redis() -> str:
    if not settings.REDIS_URL:
        return "none"
    patience = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
    try:
        with redis_client.Redis.from_url(settings.REDIS_URL, **patience) as client:
            client.ping()
    except Exception as problem:
        return type(problem).__name__
    return "ok"


def overdue() -> int:
    return Due.objects.filter(at__lt=timezone.now()).count()


def overdue_for() -> float:
    first = Due.objects.order_by("at").values_list("at", flat=True).first()
    return max(0.0, (timezone.now() - first).total_seconds()) if first else 0.0


metrics.Gauge("bsg_sockets", "Open sockets of this process.", limits.sockets)
metrics.Gauge("bsg_overdue", "Work of the timekeeper that is due and not done.", overdue)
metrics.Gauge("bsg_overdue_seconds", "How long the oldest of it has been due.", overdue_for)

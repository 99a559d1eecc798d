"""`manage.py timekeeper`: does what is due, until it is told to stop. Several may run at once."""

import logging
import signal
import threading
import time
from argparse import ArgumentParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from django.core.management.base import BaseCommand
from django.db import close_old_connections
from django.utils import timezone

from bsg.tables.house import folding, metrics, tidy
from bsg.tables.journal import timekeeper

logger = logging.getLogger(__name__)

PAUSE = 0.1  # seconds between two looks
LONGEST = 30.0  # while it fails
FOLD, TIDY = 60.0, 3600.0  # seconds between two times that it does so


class Command(BaseCommand):
    help = "Does what is due at the tables: bots' moves, the ends of beats. Runs until it is stopped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--metrics", type=int, default=0, help="a port of this machine that tells what it counted")

    def handle(self, *args: Any, **options: Any) -> None:
        stop = threading.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: stop.set())
        if options["metrics"]:
            serve_metrics(options["metrics"])
        Keeper().keep(stop)


class Keeper:
    """Works on, whatever fails: first with a traceback, then with a line, and more and more rarely."""

    def __init__(self) -> None:
        self.pause = PAUSE
        self.fold_at = self.tidy_at = time.monotonic()

    def keep(self, stop: threading.Event) -> None:
        while not stop.is_set():
            busy = self.work()
            close_old_connections()
            if not busy:
                stop.wait(self.pause)

    def work(self) -> bool:
        """Whether there may be more to do at once."""
        try:
            busy = timekeeper.work()
            if time.monotonic() >= self.fold_at:
                self.fold_at = time.monotonic() + FOLD
                folding.fold(timezone.now())
            if time.monotonic() >= self.tidy_at:
                self.tidy_at = time.monotonic() + TIDY
                tidy.tidy(timezone.now())
        except Exception as problem:
            self.failed(problem)
            return False
        self.pause = PAUSE
        return busy

    def failed(self, problem: Exception) -> None:
        first = self.pause == PAUSE
        self.pause = min(LONGEST, self.pause * 2)
        logger.error(
            "Due work failed (%s); trying again in %.1f seconds",
            type(problem).__name__,
            self.pause,
            exc_info=problem if first else None,
        )


def serve_metrics(port: int) -> None:
    """On this machine alone."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = metrics.text().encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()

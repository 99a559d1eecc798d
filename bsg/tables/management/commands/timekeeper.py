"""`manage.py timekeeper`: does what is due, until it is told to stop. Several may run at once."""

import logging
import signal
import threading
from typing import Any

from django.core.management.base import BaseCommand
from django.db import close_old_connections

from bsg.tables.journal import timekeeper

logger = logging.getLogger(__name__)

PAUSE = 0.1  # seconds between two looks


class Command(BaseCommand):
    help = "Does what is due at the tables: bots' moves, the ends of beats. Runs until it is stopped."

    def handle(self, *args: Any, **options: Any) -> None:
        stop = threading.Event()
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: stop.set())
        while not stop.is_set():
            try:
                busy = timekeeper.work()
            except Exception:
                logger.exception("Due work failed; trying again")
                busy = False
            close_old_connections()
            if not busy:
                stop.wait(PAUSE)

"""How log lines are written: plain for eyes or JSON for machines, and never with the secret of a link in them."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

LINK = re.compile(r"(/t/[^/\s\"'?]+/(?:seat|invite)/)[^/\s\"'?]+")
HIDDEN = r"\1***"

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "request", "status_code", "taskName"}


def masked(text: str) -> str:
    return LINK.sub(HIDDEN, text)


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(fmt=PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class Json(logging.Formatter):
    """One object a line; what a call gives as `extra` becomes fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return masked(json.dumps(line, default=str, ensure_ascii=False))

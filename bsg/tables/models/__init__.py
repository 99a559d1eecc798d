"""What is kept, one file per concept."""

from bsg.tables.models.chat import ChatMessage
from bsg.tables.models.due import Due
from bsg.tables.models.journal import Checkpoint, Entry, Event
from bsg.tables.models.report import Report
from bsg.tables.models.seat import Seat
from bsg.tables.models.table import Table

__all__ = [
    "ChatMessage",
    "Checkpoint",
    "Due",
    "Entry",
    "Event",
    "Report",
    "Seat",
    "Table",
]

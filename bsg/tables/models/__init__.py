"""What is kept, one file per concept."""

from bsg.tables.models.chat import ChatMessage
from bsg.tables.models.due import Due
from bsg.tables.models.frames import Frames
from bsg.tables.models.journal import Checkpoint, Entry, Event
from bsg.tables.models.opening import Opening
from bsg.tables.models.person import Ban, Guest, Person
from bsg.tables.models.report import Report
from bsg.tables.models.seat import Key, Seat
from bsg.tables.models.seen import Seen
from bsg.tables.models.table import Table
from bsg.tables.models.tag import Tag

__all__ = [
    "Ban",
    "ChatMessage",
    "Checkpoint",
    "Due",
    "Entry",
    "Event",
    "Frames",
    "Guest",
    "Key",
    "Opening",
    "Person",
    "Report",
    "Seat",
    "Seen",
    "Table",
    "Tag",
]

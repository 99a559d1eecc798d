"""What a client can say on the socket, and how it is read: whatever is wrong with it gets words."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, get_args

import msgspec

from bsg.kernel import Refused, text

ClientId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Why = Annotated[str, msgspec.Meta(max_length=1000)]
Picks = Annotated[tuple[str, ...], msgspec.Meta(max_length=500)]


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=snake):
    id: ClientId
    limit: ClassVar[str] = ""  # by which it is counted; nothing: where it is done


class Sync(Command, frozen=True):
    """What this reader has; it gets what it lacks."""

    limit = "syncs"
    have: dict[str, str] = {}
    log: Count = 0
    chat: Count = 0


class Earlier(Command, frozen=True):
    limit = "earlier"
    before: Count


class Answer(Command, frozen=True):
    limit = "answers"
    ask: Name
    picks: Picks


class Order(Command, frozen=True):
    limit = "orders"
    order: Name
    on: bool


class TakeBack(Command, frozen=True):
    limit = "take_backs"


class Chat(Command, frozen=True):
    text: str


class Hold(Command, frozen=True):
    """Of the open response window."""

    limit = "holds"


class Claim(Command, frozen=True):
    """What one can do about something that is open."""

    limit = "claims"
    level: Name  # one of the game's
    about: Name  # what one has in mind; it may be over when this arrives


class Read(Command, frozen=True):
    """So many lines of the log."""

    limit = "reads"
    log: Count


class Note(Command, frozen=True):
    limit = "notes"
    text: str


class Rematch(Command, frozen=True):
    limit = "rematches"


class NewLink(Command, frozen=True):
    """To one's own seat; the old one ends."""

    limit = "links"


class Bots(Command, frozen=True):
    """How fast they play, and whether they talk: the host's to say."""

    limit = "bots"
    pace: Name
    talk: bool


class Report(Command, frozen=True):
    """Of a problem."""

    text: str


class Propose(Command, frozen=True):
    """An act that takes everybody's consent."""

    limit = "proposals"
    kind: Name
    seat: int | None = None  # whom it is about
    why: Why = ""
    to: Name = ""  # who takes something over


class Moments(Command, frozen=True):
    """To which people could return."""

    limit = "moments"


class Agree(Command, frozen=True):
    limit = "proposals"
    proposal: Name


class Decline(Command, frozen=True):
    limit = "proposals"
    proposal: Name


class Go(Command, frozen=True):
    """One has to go, and is not waited for."""

    limit = "proposals"
    better: bool = False  # whether a bot that sits in may play as well as it can


class ComeBack(Command, frozen=True):
    limit = "proposals"


class Offer(Command, frozen=True):
    """Somebody who watches would take over a seat, or run the game."""

    limit = "offers"
    name: Name


class Moderate(Command, frozen=True):
    """An act of the game master's."""

    limit = "moderating"
    kind: Name
    seat: int | None = None
    why: Why = ""
    to: Name = ""


class AnswerFor(Command, frozen=True):
    """The game master answers for a seat."""

    limit = "moderating"
    seat: Count
    ask: Name
    picks: Picks
    why: Why = ""


EntryCommand = Answer | Order | TakeBack  # what becomes an entry
ChairCommand = Propose | Agree | Decline | Go | ComeBack  # what becomes one when people agree
ActCommand = Chat | Hold | Claim | Read | Note | Rematch | NewLink | Bots | Report  # what does not
WatcherCommand = Offer | Moderate | AnswerFor  # of people without a seat
AnyCommand = Sync | Earlier | Moments | EntryCommand | ChairCommand | WatcherCommand | ActCommand

NAMES = frozenset(snake(kind.__name__) for kind in get_args(AnyCommand))


class Unreadable(Refused):
    """The message is not as the protocol says."""

    def __init__(self, code: str, words: Any, id: str | None = None):
        super().__init__(words)
        self.code = code  # type: ignore[misc]
        self.id = id


def read(message: str | bytes) -> AnyCommand:
    """The command in a message; `Unreadable` says what is wrong with it."""
    try:
        raw = msgspec.json.decode(message)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Unreadable("not_json", text("That message is not JSON. Reload the page.")) from None
    if not isinstance(raw, dict):
        raise Unreadable("not_object", text("A message must be a JSON object. Reload the page."))
    id = raw.get("id") if isinstance(raw.get("id"), str) and len(raw["id"]) <= 64 else None
    do = raw.get("do")
    if not isinstance(do, str) or do not in NAMES:
        known = ", ".join(sorted(NAMES))
        raise Unreadable("unknown_command", text("There is no such command. Known commands: {known}.", known=known), id)
    try:
        command: AnyCommand = msgspec.convert(raw, AnyCommand)
    except msgspec.ValidationError as problem:
        words = text("That message is not as it should be: {problem}.", problem=str(problem))
        raise Unreadable("bad_message", words, id) from None
    return command

"""The shape of all that a table says itself, section by section; the front end's types are written from here."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import msgspec

from bsg.kernel import What


class LogLine(msgspec.Struct, omit_defaults=True):
    n: int
    at: str
    text: str
    private: bool = False
    about: list[str] = []  # typed names it speaks of
    what: What | None = None  # the same as data, for this reader


class ChatLine(msgspec.Struct, omit_defaults=True):
    n: int
    at: str
    seat: int
    name: str
    text: str
    claim: str = ""
    about: str = ""  # typed name of what is claimed about


class Agreed(TypedDict):
    """One line of what was agreed for this table."""

    name: str
    label: str
    value: str


class Proof(TypedDict):
    """By which anybody can verify the shuffles, when the game is over."""

    secret: str
    nonces: list[str]
    key: str


class OpeningSection(TypedDict):
    """That somebody of the staff looked at what was hidden."""

    by: str
    at: str
    why: str


class BotsSection(TypedDict):
    """How the bots of a table behave; the host can change it."""

    pace: str
    talk: bool


class TableSection(TypedDict):
    id: str
    name: str
    game: str
    status: str
    open: bool
    host: int | None
    options: dict[str, Any]
    agreed: list[Agreed]
    pace: str
    beat: int
    commitment: str
    proof: Proof | None
    openings: list[OpeningSection]
    result: str | None
    rematch: str | None
    bots: BotsSection | None


class PersonSection(TypedDict):
    seat: int
    name: str
    kind: str
    taken: bool
    ready: bool
    present: bool
    face: str  # of a bot: the address of a picture


class WaitingSection(TypedDict):
    """A question as everybody may know of it; a window has no seat."""

    kind: str
    text: str
    seat: int | None
    options: list[str]
    labels: dict[str, str]


class MineSection(TypedDict):
    """A question to this reader."""

    kind: str
    text: str
    seat: int
    options: list[str]
    labels: dict[str, str]
    id: str
    sizes: list[int]
    ordered: bool
    window: bool
    dimmed: dict[str, str]
    given: list[str] | None


class QuestionsSection(TypedDict):
    mine: list[MineSection]
    waiting: list[WaitingSection]
    take_back: bool


class WindowSection(TypedDict):
    closes_at: str
    seconds: int
    held: list[int]
    holds: list[int]


class ClaimsSection(TypedDict):
    about: str
    levels: dict[str, str]
    mine: bool


class NotesSection(TypedDict):
    text: str


class ChairSection(TypedDict):
    absent: bool  # not asked for consent
    gone: bool  # said so themselves
    stand_in: str  # the kind of bot that sits in; nothing: none does
    muted: bool


class ProposalSection(TypedDict):
    id: str
    kind: str
    by: int
    words: str
    why: str
    agreed: list[int]
    missing: list[int]  # whose consent it still takes


class VolunteerSection(TypedDict):
    id: str
    name: str


class MomentLine(msgspec.Struct):
    """Something that everybody heard, after which people may return; `to` is its name."""

    to: str
    at: str
    text: str


class ClockSection(TypedDict):
    """Seconds for an answer, until when the first who owes one has time, and everybody's bank, if there are banks."""

    turn: int
    window: int
    until: str | None
    banks: list[int]


class ChairsSection(TypedDict):
    paused: str | None
    void: bool
    absence: int
    clock: ClockSection | None
    master: str | None
    volunteers: list[VolunteerSection]
    seats: list[ChairSection]
    proposals: list[ProposalSection]


class HiddenThing(TypedDict):
    typed: str
    name: str


class HiddenPile(TypedDict):
    """What lies face down somewhere, the next first."""

    label: str
    things: list[HiddenThing]


class Sections(TypedDict):
    """What a client has of a table whose game has begun; the game's own sections come besides."""

    table: TableSection
    people: list[PersonSection]
    questions: QuestionsSection
    beat: WindowSection | None
    claims: ClaimsSection | None
    notes: NotesSection
    chairs: ChairsSection
    hidden: NotRequired[list[HiddenPile]]  # for the game master alone
    asked: NotRequired[str | None]  # the same: since when the open questions wait
    names: dict[str, str]

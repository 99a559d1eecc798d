"""The whole table as plain data. Identical pieces are equal values; nothing has an identity to follow.

What only one box has is a part of its own, in the box's folder; `Core.part` gives it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from bsg.engine.numbers import FACES, NUKES, RAPTORS
from bsg.engine.vocabulary import Activation, Outcome, Place, Resource, Ship, Skill, Team, Title
from bsg.kernel import Dice, Memo, Text

SCHEMA = 2  # raised with every change of the state that old checkpoints do not fit; see `upgrades`


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the game (R2.2)."""

    players: int = 4
    set: str = "base"  # the name of a box
    variants: tuple[str, ...] = ()
    quick: bool = False  # only those who can respond are asked: speed for secrecy
    windows: str = "all"  # in which windows people are asked who have not said in which: the name of a preset
    no_sympathizer: bool = False  # R2.36
    human: int | msgspec.UnsetType | None = msgspec.UNSET  # the seat that is human for certain; mostly none is


Vipers = dict[Ship, int]  # how many of each model; a model of which there is none is not among them


class Deck(msgspec.Struct):
    """A face-down deck, its top card last, and its face-up discard pile."""

    draw: list[str] = []
    discard: list[str] = []


class Player(msgspec.Struct):
    character: str = ""
    place: Place | None = None  # None: off the board (R26.10)
    viper: Ship | None = None  # the model he flies, in an area
    hand: list[str] = []  # skill cards, sorted
    could_hold: dict[Skill, int] = {}  # how many of a type everybody must reckon with (H3): drawn and not seen leaving
    loyalty: list[str] = []  # face down
    revealed: list[str] = []  # loyalty cards face up
    cylon: bool = False  # a Cylon player (R0.3)
    sympathizer: bool = False  # became one by the Sympathizer (R19.11)
    super_crises: list[str] = []
    quorum: list[str] = []  # quorum cards given to him, face up
    once_used: bool = False  # the once-per-game ability (R23.24)
    turns: int = 0  # begun with this character
    memos: list[Memo] = []
    orders: list[str] = []  # standing orders (H46)
    declined: list[str] | None = None  # kinds of windows in which he is not asked (H46); None: as the table has it


class Modifier(msgspec.Struct, frozen=True):
    """A change of a check's difficulty, and whose it is."""

    text: Text
    amount: int
    seat: int | None = None


RESOLVING = "resolve_result"  # the last step of a check: what everybody hears now is what it did


class OpenCheck(msgspec.Struct):
    """The skill check under way (R7)."""

    source: str  # typed name of what asks for it: `crisis:…`, `loc:…`
    drawer: int | None  # who drew that crisis card
    value: int
    skills: list[Skill]
    partial: int | None = None
    step: str = "declare"
    positive: list[Skill] = []  # counted positive besides `skills`
    modifiers: list[Modifier] = []
    face_up: bool = False  # Investigative Committee (R7.14)
    zeroed: list[Skill] = []  # Blind Devotion (R7.22)
    ones_positive: bool = False  # Inspirational Leader (R26.15)
    responses: list[str] = []  # cards that have been played on this check
    destiny: list[str] = []
    added: dict[int, list[str]] = {}  # by seat, until the shuffle
    counts: dict[int, int] = {}  # how many cards each seat has added
    record: int = -1  # its number among the past checks, once it has cards
    revealed: list[str] = []  # all of them, without owner, sorted (R28.19)
    total: int | None = None
    outcome: Outcome | None = None
    abilities: list[str] = []  # skill check abilities that have been resolved, by card name (R7.27)
    doubled: list[Skill] = []  # types that count double
    by: int | None = None  # whose action asks for it
    about: int | None = None  # the character whom it concerns
    stakes: dict[Outcome, Text] = {}  # what its results do
    changes: list[Modifier] = []  # by cards: which, whose, and how it counts from then on
    taken_by: int | None = None  # who has its cards in the hand now
    did: list[Text] = []  # what came of it

    @property
    def difficulty(self) -> int:
        return self.value + sum(m.amount for m in self.modifiers)


class PastCheck(msgspec.Struct):
    """Who did what in a check: told when the game is over (R28.25), and no rule reads it."""

    turn: int
    source: str
    added: dict[int, list[str]]
    destiny: list[str]
    difficulty: int = 0
    total: int = 0
    outcome: Outcome | None = None
    worth: dict[int, int] = {}  # what the cards of each seat counted, in sum
    destiny_worth: int = 0


class OpenCrisis(msgspec.Struct):
    """A crisis card being resolved."""

    card: str  # typed name: `crisis:…` or `super:…`
    drawer: int
    through_caprica: bool = False
    choice: int | None = None  # which option was taken: 0 or 1
    stays: Literal["discard", "kept", "route"] = "discard"  # where it goes in the end (R8.8)
    followed: bool = False  # by another crisis card (R8.10)


class OpenRoll(msgspec.Struct):
    """The die roll under way (R10)."""

    seat: int
    text: Text
    modifier: int = 0  # by what lies on the table
    source: str = ""  # typed name of what asks for it
    planned: bool = False  # Strategic Planning was played on it
    at: list[int] | None = None  # the results from which on something else happens; None: each is something else
    again: list[int] = []  # seats that have had it rolled again by their sheet
    named: bool = False  # instead of thrown: it can be neither modified nor rolled again (R10.3)
    result: int | None = None

    def comes_to(self, sum: int) -> int:
        """The result of a face and all that is added to it (R10.6)."""
        return max(FACES[0], min(FACES[-1], sum))

    def could_change(self, more: int) -> bool:
        """Whether adding so much more could lead to something else, by what everybody can see."""
        sums = [face + self.modifier for face in FACES]
        return any(self.leads_to(n) != self.leads_to(n + more) for n in sums)

    def could_differ(self, changed: int) -> bool:
        """Whether it could lead to something else if it were rolled again, with so much added."""
        assert self.result is not None
        return any(self.leads_to(face + changed) != self.leads_to(self.result) for face in FACES)

    def leads_to(self, sum: int) -> int:
        """Equal numbers: the same happens."""
        result = self.comes_to(sum)
        return result if self.at is None else len([at for at in self.at if at <= result])


class Civilian(msgspec.Struct, frozen=True):
    """A civilian ship in space: its public label, good until it leaves the board, and its hidden face (R13.12)."""

    label: str
    face: str


class Area(msgspec.Struct):
    """A space area. A viper with a pilot is a player whose place is the area."""

    raiders: int = 0
    heavy_raiders: int = 0
    basestars: list[list[str]] = []  # each with its damage tokens
    vipers: Vipers = {}  # unmanned
    civilians: list[Civilian] = []


class OpenActivation(msgspec.Struct):
    """Cylon ships that are being activated."""

    kind: Activation
    pending: dict[Place, int] = {}  # raiders that have yet to act


SecretDeck = Literal["crisis", "destination", "quorum"]


class Looking(msgspec.Struct):
    """Cards that one seat looks at, out of their deck for the moment."""

    seat: int
    deck: SecretDeck
    cards: list[str]


class State(msgspec.Struct):
    """What the base game has. A table's own state has a field more for each box with a part."""

    parts: ClassVar[dict[type[msgspec.Struct], str]] = {}  # which field is which part

    options: Options
    dice: Dice
    players: list[Player]
    schema: int = SCHEMA
    first: int = 0
    turn: int = 0  # 0: set-up
    current: int = 0
    acting: int = 0
    step: str = "set_up"
    turn_over: bool = False  # read between steps of a turn and between granted actions only
    used_this_turn: list[str] = []  # limits per turn that are used up
    chosen: int | None = None  # the character a text speaks of as chosen
    source: str = ""  # typed name of what is being resolved
    dials: dict[Resource, int] = {}
    titles: dict[Title, int] = {}
    areas: dict[Place, Area] = {}  # of the main board
    reserves: Vipers = {}
    damaged_vipers: Vipers = {}
    destroyed_vipers: Vipers = {}
    raptors: int = RAPTORS
    civilian_pile: list[str] = []  # faces, in the order in which they will be placed
    civilians_lost: list[str] = []
    civilians_placed: int = 0  # so far: the next one's label
    boarding: list[int] = []  # centurions on each space of the boarding track
    basestar_tokens: list[str] = []  # the pool
    nukes: int = NUKES
    started_in_viper: bool = False  # the current player, this turn (R26.18)
    damage: list[str] = []  # Galactica damage tokens in the pool: locations and resources
    damage_drawn: list[str] = []  # tokens out of the pool for a choice (H34)
    damaged: list[Place] = []
    jump: int = 0  # the fleet marker on the jump preparation track
    route: list[str] = []  # typed names of what counts as distance
    after_reset: int = 0  # what the track moves by after the reset of this jump (J7)
    arriving: str = ""  # the destination card being followed
    sleeper_done: bool = False
    skills: dict[Skill, Deck] = {}
    destiny: list[str] = []
    crisis: Deck = msgspec.field(default_factory=Deck)
    super_crisis: Deck = msgspec.field(default_factory=Deck)
    quorum: Deck = msgspec.field(default_factory=Deck)
    quorum_hand: list[str] = []  # belongs to the title (R25.1)
    quorum_played: str = ""  # the card being resolved
    quorum_removed: list[str] = []
    destination: Deck = msgspec.field(default_factory=Deck)
    loyalty: list[str] = []  # the Loyalty deck
    loyalty_box: list[str] = []  # left out, or out of the game (H23)
    kept: list[str] = []  # crisis, super crisis and quorum cards in play, by typed name
    crises: list[OpenCrisis] = []  # the one being resolved last
    check: OpenCheck | None = None
    interrupted: list[OpenCheck] = []  # checks into which an action brought another one
    decided: OpenCheck | None = None  # the last check, to be looked at until the next one; its cards lie elsewhere
    past_checks: list[PastCheck] = []
    roll: OpenRoll | None = None
    activation: OpenActivation | None = None
    shots: bool = False  # several attacks of humans in a row are under way
    looking: Looking | None = None
    winner: Team | None = None
    ending: Text | None = None  # why the game is over

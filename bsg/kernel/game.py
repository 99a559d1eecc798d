"""A game that waits for answers, and what a particular game must bring along to be one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from bsg.kernel.about import About
from bsg.kernel.claims import Claimable, Claims
from bsg.kernel.compendium import Chapter
from bsg.kernel.dice import Dice, Draw
from bsg.kernel.entries import Answer, Beat, Order, Played, others_order
from bsg.kernel.errors import NotAllowed, Refused, Stale
from bsg.kernel.events import Event, Happening
from bsg.kernel.position import Position, read_whole
from bsg.kernel.questions import Ask, Checkpoint, Flow, Question, Together
from bsg.kernel.settings import Setting
from bsg.kernel.texts import Text
from bsg.kernel.views import Audience, questions


class Rules(Protocol):
    """What the kernel needs of a game's rules."""

    told: list[Event]

    @property
    def state(self) -> Any: ...

    @property
    def dice(self) -> Dice: ...

    def play(self) -> Flow[None]:
        """The whole game from the present state on; yields a Checkpoint wherever the state alone is the game."""
        ...

    def order(self, seat: int, order: str, on: bool) -> None:
        """Takes a standing order; `Illegal` if there is no such order."""
        ...


class Saved(msgspec.Struct, frozen=True):
    """A checkpoint as bytes: the state, and how many questions there have been."""

    round: int
    state: msgspec.Raw


R = TypeVar("R", bound=Rules)


class Running(Generic[R]):
    """A position, and the rules that wait in it for answers. `saved` and `since` are all it takes to restore it."""

    def __init__(self, rules: R, round: int = 0, flow: Callable[[R], Flow[None]] | None = None):
        self.rules = rules
        self.position = Position(rules.state, round)
        self.saved = b""
        self.since: list[Played] = []
        self.final = True  # something was drawn or revealed by what led to the question: it cannot be taken back
        self._together = False
        self._led = 0  # so many of `since` have led to the question; the others came while it was open
        self._flow = (flow or type(rules).play)(rules)
        self._resume(None)

    def take(self, entry: Played) -> list[Event]:
        """Checks everything first, then changes anything: a refused entry leaves no trace. Returns what happened."""
        self.rules.dice.witnessed.clear()
        if isinstance(entry, Order):
            self.rules.order(entry.seat, entry.order, entry.on)
            self.since.append(entry)
            self.rules.told = []
            return []
        position = self.position
        position.given |= self._passed() if isinstance(entry, Beat) else self._answered(entry)
        self.since.append(entry)
        self.rules.told = []
        drawn = dict(self.rules.dice.drawn)
        if position.open and not position.owed:
            # In asking order, whoever was first.
            answers = {seat: position.given[seat] for seat in position.open}
            self._resume(answers if self._together else next(iter(answers.values())))
            self._led = len(self.since)
            self.final = self.rules.dice.drawn != drawn or any(e.reveals or e.private for e in self.rules.told)
        return self.rules.told

    def _answered(self, entry: Answer) -> dict[int, tuple[str, ...]]:
        asked = self.position.open.get(entry.seat)
        if asked is None:
            raise NotAllowed("You are not asked anything right now. Wait for your next question.")
        return {entry.seat: asked.checked(entry.picks)}

    def _passed(self) -> dict[int, tuple[str, ...]]:
        owed = {ask.seat: ask.fallback for ask in self.owed if ask.shows == "window"}
        if not owed:
            raise Stale("No response window is open any more.")
        return owed

    @property
    def open(self) -> dict[int, Ask]:
        return self.position.open

    @property
    def given(self) -> dict[int, tuple[str, ...]]:
        return self.position.given

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def owed(self) -> list[Ask]:
        return self.position.owed

    def digest(self) -> str:
        return self.position.digest()

    @property
    def drawn(self) -> list[Draw]:
        """What the last entry drew, or what was drawn before the first."""
        return self.rules.dice.witnessed

    def answering(self, seat: int, ask_id: str) -> Ask:
        """The question of that name, if it is still the seat's open one."""
        if seat not in self.open or ask_id != self.position.ask_id(seat):
            raise Stale("The table has moved on: that question is closed. Look at the present one.")
        return self.open[seat]

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat's own answer led to what is asked now, and nothing was drawn or revealed by it.

        What nobody notices does not count: others' standing orders, being private, and their answers in a window, since
        who has answered is nobody's business. Nor is there anything to take back in a question that is still open: that
        answer can be changed.
        """
        led, since = self.since[: self._led][-1:], self.since[self._led :]
        mine = any(isinstance(entry, Answer) and entry.seat == seat for entry in led)
        return mine and not self.final and not any(self._noticed(entry, seat) for entry in since)

    def _noticed(self, entry: Played, seat: int) -> bool:
        """Whether a seat knows of something that was entered while the question is open."""
        if isinstance(entry, Answer) and entry.seat != seat:
            return self.open[entry.seat].shows != "window"
        return not others_order(entry, seat)

    def _resume(self, value: Any) -> None:
        position = self.position
        try:
            question = self._flow.send(value)
            while not _waits(question):
                if isinstance(question, Checkpoint):
                    self.saved = msgspec.json.encode(Saved(position.round, msgspec.Raw(encode(position.state))))
                    self.since = []
                question = self._flow.send({})
        except StopIteration:
            position.over, position.open, position.given = True, {}, {}
            return
        except Refused as refused:
            raise RuntimeError("a rule refused an answer after its question was closed") from refused
        self._together = isinstance(question, Together)
        asks = question.asks if isinstance(question, Together) else (question,)
        position.round += 1
        position.open, position.given = {ask.seat: ask for ask in asks if isinstance(ask, Ask)}, {}
        assert len(position.open) == len(asks), "one question per seat"


encode = msgspec.json.Encoder().encode


def _waits(question: Question) -> bool:
    return isinstance(question, Ask) or (isinstance(question, Together) and bool(question.asks))


class Game(ABC, Generic[R]):
    """One game for the tables to offer. Everything a table does with a game goes through this class and `Running`."""

    name: ClassVar[str]
    version: ClassVar[int]  # of the rules; a record says which one played it

    @abstractmethod
    def check_options(self, options: Any) -> dict[str, Any]:
        """The options completed with defaults, as plain data; `Illegal` if they do not fit together."""

    @abstractmethod
    def new_state(self, options: dict[str, Any], key: str) -> Any:
        """A fresh state, before set-up."""

    @abstractmethod
    def saved_state(self, raw: bytes) -> Any:
        """A state from a checkpoint, upgraded if it is of an older schema."""

    @abstractmethod
    def rules_on(self, state: Any) -> R:
        """The rules on a state: to play on from it, or only to be asked about it."""

    @abstractmethod
    def own(self, position: Position, audience: Audience) -> dict[str, Any]:
        """What one audience may see besides what everybody sees, by section."""

    @abstractmethod
    def name_of(self, option: str) -> Text | None:
        """What a typed name is called; None if it is not the game's to name (`seat:2`)."""

    @abstractmethod
    def facts(self, position: Position) -> dict[str, list[dict[str, Any]]]:
        """Rows for the read models, by model."""

    def common(self, position: Position) -> dict[str, Any]:
        """What everybody may see alike, by section: whoever reads it has it from here, so that it is made once."""
        return {}

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        """All that one audience may see, by section, with the open questions."""
        asked = questions(position, audience)
        return {**self.common(position), **self.own(position, audience), "questions": asked}

    # what a game may offer besides -----------------------------------------------------------------------------------

    def settings(self) -> tuple[Setting, ...]:
        """What people choose for a new table; `check_options` has the last word."""
        return ()

    def about(self) -> About:
        """What pages say of it."""
        return About(Text(self.name))

    def screen(self) -> Mapping[str, Text]:
        """Words for the screen, by the keys under which its part of the front end asks for them."""
        return {}

    def claims(self) -> Claims | None:
        """How people may say what they can do; None: there are no claims in this game."""
        return None

    def claimable(self, position: Position) -> Claimable | None:
        """What can be claimed about in this position, and by whom."""
        return None

    def happenings(self) -> tuple[type[Happening], ...]:
        """Every kind of thing that can happen: what an event's data can be read as."""
        return ()

    def out(self, position: Position) -> frozenset[int]:
        """Seats that have left a running game for good: they watch on and take no part in it."""
        return frozenset()

    def compendium(self) -> tuple[Chapter, ...]:
        """Everything that people may look up."""
        return ()

    def result(self, position: Position) -> Text | None:
        """How a game that is over has ended, for everybody."""
        return None

    def new(self, options: dict[str, Any], key: str) -> Running[R]:
        return Running(self.rules_on(self.new_state(self.check_options(options), key)))

    def position(self, whole: bytes, order: Sequence[int], branch: int) -> Position:
        """A position that was written down whole: what can be looked at without rules that run."""
        return read_whole(whole, self.saved_state, order, branch)

    def restore(self, saved: bytes, entries: Iterable[Played]) -> Running[R]:
        """The running game from a checkpoint and the entries since."""
        checkpoint = msgspec.json.decode(saved, type=Saved)
        running = Running(self.rules_on(self.saved_state(bytes(checkpoint.state))), checkpoint.round)
        for entry in entries:
            running.take(entry)
        return running


class Seen(Mapping[str, Any]):
    """A seat's view, made only if somebody looks: most bots answer without."""

    def __init__(self, game: Game[Any], position: Position, audience: Audience):
        self.game, self.position, self.audience = game, position, audience

    @cached_property
    def sections(self) -> dict[str, Any]:
        return self.game.view(self.position, self.audience)

    def __getitem__(self, section: str) -> Any:
        return self.sections[section]

    def __iter__(self) -> Iterator[str]:
        return iter(self.sections)

    def __len__(self) -> int:
        return len(self.sections)

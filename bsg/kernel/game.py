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
from bsg.kernel.dice import Dice, Draw, rekeyed
from bsg.kernel.entries import Act, Answer, Beat, Order, Played, Rewind, others_order
from bsg.kernel.errors import NotAllowed, Refused, Stale
from bsg.kernel.events import Event, Happening
from bsg.kernel.position import Position, read_whole
from bsg.kernel.questions import Ask, Checkpoint, Flow, Question, Together
from bsg.kernel.settings import Lesson, Setting
from bsg.kernel.story import Deed, Filter, Gauge, Landmark, Pile
from bsg.kernel.texts import Text, text
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

    def order(self, seat: int, order: str, on: bool) -> Ask | Beat | None:
        """Takes a standing order; `Illegal` if there is no such order.

        What it does about the window that is open: asks the seat, too; ends it for the seat; or nothing.
        """
        ...

    def shuffle_again(self, piles: tuple[str, ...]) -> None:
        """Piles of which people have seen more than they knew at this position."""
        ...

    def break_off(self) -> None:
        """People end the game as it stands: nobody has won, and everything may be disclosed."""
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
        if isinstance(entry, Act):
            return [entry.mark, *self._acted(entry)]
        if isinstance(entry, Rewind):
            return [entry.mark, *self._rewound(entry)]
        if isinstance(entry, Order):
            return self._goes_on(entry, self._ordered(entry))
        if isinstance(entry, Beat):
            return self._goes_on(entry, self._passed())
        given = self._answered(entry)
        done = self._done_for(given) if entry.stood_in else []
        return [*done, *self._goes_on(entry, given)]

    def _rewound(self, rewind: Rewind) -> list[Event]:
        """The question is open again; what is drawn from now on is drawn by another key."""
        self.since.append(rewind)
        self.rules.told = []
        dice = self.rules.dice
        dice.fresh, dice.until = rekeyed(dice.fresh or dice.key, rewind.times), dict(dice.drawn)
        self.rules.shuffle_again(rewind.piles)
        self.final, self._led = True, len(self.since)
        return self.rules.told

    def _acted(self, act: Act) -> list[Event]:
        if not act.plays:
            return []
        if not act.ends:
            given = {seat: picks for one in act.answers for seat, picks in self._answered(one).items()}
            return [*self._done_for(given), *self._goes_on(act, given)]
        self.since.append(act)
        self.rules.told = []
        self.rules.break_off()
        self._flow.close()
        self.position.over, self.position.open, self.position.given = True, {}, {}
        return self.rules.told

    def _goes_on(self, entry: Played, given: dict[int, tuple[str, ...]]) -> list[Event]:
        """What happens by these answers, all of which have been checked."""
        position = self.position
        position.given |= given
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

    def _ordered(self, entry: Order) -> dict[int, tuple[str, ...]]:
        """What an order answers, if anything; an answer that was given before stays."""
        then, asked = self.rules.order(entry.seat, entry.order, entry.on), self.position.open
        if isinstance(then, Ask):
            asked.setdefault(then.seat, then)
        elif isinstance(then, Beat):
            return {ask.seat: ask.fallback for ask in self.owed if ask.seat == entry.seat and ask.shows == "window"}
        return {}

    def _done_for(self, given: dict[int, tuple[str, ...]]) -> list[Event]:
        """What was answered in somebody's place, for their ears: they will want to know."""
        told = []
        for seat, picks in given.items():
            ask = self.open[seat]
            named = [ask.labels.get(pick, pick) for pick in picks] or [text("nothing")]
            words = text("Answered for you: {question} – {picks}.", question=ask.text, picks=named)
            told.append(Event(None, {seat: words}))
        return told

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


class Finished(Running[R]):
    """Takes nothing any more."""

    def __init__(self, rules: R, position: Position):
        self.rules, self.position = rules, position
        self.saved, self.since, self.final = b"", [], True
        self._together, self._led = False, 0


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

    def lesson(self) -> Lesson | None:
        """A first game with bots to learn by; its words are among those of the screen."""
        return None

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

    def landmarks(self) -> tuple[Landmark, ...]:
        """Moments that whoever sees a game again may want to find."""
        return ()

    def gauges(self, position: Position) -> tuple[Gauge, ...]:
        """Numbers by which one sees how it went."""
        return ()

    def deeds(self, position: Position) -> tuple[Deed, ...]:
        """What everybody gave to what was done together, of a game that is over."""
        return ()

    def piles(self, position: Position) -> tuple[Pile, ...]:
        """What was still to come in a game that is over."""
        return ()

    def hidden(self, position: Position) -> tuple[Pile, ...]:
        """All that lies face down and in nobody's hand, the next first; only a game master is shown it."""
        return ()

    def tags(self, position: Position) -> dict[str, list[str]]:
        """What is true of a game that is over, by kind of tag."""
        return {}

    def filters(self) -> tuple[Filter, ...]:
        """By which of its tags people find finished games."""
        return ()

    def touched(self, then: Position, now: Position) -> tuple[str, ...]:
        """The piles that everybody can see were touched between two positions, by names that `shuffle_again` knows."""
        return ()

    def broken(self, position: Position) -> Sequence[str]:
        """What cannot be so in any game: why nobody should look at, or play on from, a position from elsewhere."""
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

    def finished(self, position: Position) -> Running[R]:
        """A game that is over, as it was left: nothing runs in it any more, whatever the rules have become."""
        return Finished(self.rules_on(position.state), position)

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

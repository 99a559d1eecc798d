"""A small game on the real kernel: hidden hands, a response window, a variant, memos and standing orders.

The kernel's and the tables' tests play it: it has one of everything and fits on a few pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bsg.kernel import (
    MODERATOR,
    Answer,
    Ask,
    Audience,
    Checkpoint,
    Choice,
    Claimable,
    Claims,
    Dice,
    Entry,
    Event,
    Filter,
    Flow,
    Game,
    Gauge,
    Happening,
    Illegal,
    Landmark,
    Level,
    Memo,
    Order,
    Pile,
    Position,
    Running,
    Setting,
    Text,
    Together,
    plural,
    text,
)

KEY = "00112233445566778899aabbccddeeff" * 2
TURNS = 12


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 3
    quick: bool = False  # only those who hold a fitting card are asked in windows
    famine: bool = False


class Player(msgspec.Struct):
    loyalty: str
    hand: list[str] = []
    memos: list[Memo] = []
    passes: list[str] = []


class State(msgspec.Struct):
    options: Options
    dice: Dice
    players: list[Player] = []
    deck: list[str] = []
    discard: list[str] = []
    check: list[str] = []
    food: int = 8
    turn: int = 0


class Crisis(msgspec.Struct, frozen=True):
    name: str
    value: int
    colour: str
    food: int
    discards: int = 0


CRISES = (
    Crisis("Shortage", value=4, colour="red", food=1),
    Crisis("Riots", value=6, colour="blue", food=1, discards=1),
)


def hand_options(hand: list[str]) -> tuple[str, ...]:
    """Own cards by kind and number within the hand: `card:red3#1`."""
    return tuple(f"card:{card}#{hand[:n].count(card)}" for n, card in enumerate(hand))


def card_of(option: str) -> str:
    return option.removeprefix("card:").split("#")[0]


class Looked(Happening):
    seat: int


class Saw(Happening):
    seat: int
    card: str


class ToyRules:
    hand_limit = 4

    def __init__(self, state: State):
        self.state = state
        self.told: list[Event] = []

    @property
    def dice(self) -> Dice:
        return self.state.dice

    @property
    def current(self) -> int:
        return self.state.turn % len(self.state.players)

    def order(self, seat: int, order: str, on: bool) -> None:
        if order != "pass:before_total" or not 0 <= seat < len(self.state.players):
            raise Illegal("There is no such standing order.")
        passes = self.state.players[seat].passes
        if on and order not in passes:
            passes.append(order)
        elif not on and order in passes:
            passes.remove(order)

    def shuffle_again(self, piles: tuple[str, ...]) -> None:
        if "deck" in piles:
            self.dice.shuffle("deck", self.state.deck)

    def break_off(self) -> None:
        """There is nothing to disclose that people do not see when it is over."""

    def tell(
        self,
        words: Text | None,
        private: dict[int, Text] | None = None,
        reveals: str = "",
        *,
        what: Happening | None = None,
        learned: dict[int, Happening] | None = None,
    ) -> None:
        known = None if what is None else msgspec.to_builtins(what)
        mine = {seat: msgspec.to_builtins(own) for seat, own in (learned or {}).items()}
        self.told.append(Event(words, private or {}, reveals, known, mine))

    def play(self) -> Flow[None]:
        if not self.state.players:
            self.set_up()
        while self.state.food > 0 and self.state.turn < TURNS:
            yield Checkpoint()
            for step in self.turn_steps():
                yield from step()
            self.state.turn += 1

    def set_up(self) -> None:
        self.state.deck = 3 * [f"{colour}{n}" for colour in ("red", "blue") for n in (1, 2, 3, 4, 5)]
        self.dice.shuffle("deck", self.state.deck)
        loyalties = ["cylon", *["human"] * (self.state.options.players - 1)]
        self.dice.shuffle("loyalty", loyalties)
        self.state.players = [Player(loyalty) for loyalty in loyalties]
        self.tell(text("The fleet sets out."))
        for seat in range(len(self.state.players)):
            self.draw(seat, 2)

    def turn_steps(self) -> Iterable[Callable[[], Flow[None]]]:
        return (self.receive_cards, self.scout, self.rest, self.crisis, self.discard_to_limit)

    def receive_cards(self) -> Flow[None]:
        self.draw(self.current, 2)
        yield from ()

    def scout(self) -> Flow[None]:
        """Looks at the top card and puts it back on top or at the bottom; only the scout knows what it was."""
        labels = {"opt:yes": text("Look at the deck"), "opt:no": text("Do not look")}
        prompt = text("Do you look at the top card?")
        picks = yield Ask(self.current, "scout", prompt, ("opt:yes", "opt:no"), labels=labels, default=("opt:no",))
        if picks == ("opt:no",) or not self.state.deck:
            return
        card = "card:" + self.state.deck[-1]
        seen = text("You saw {card} on the deck.", card=card)
        self.state.players[self.current].memos.append(Memo(seen, self.state.turn))
        self.tell(
            text("{seat} looks at the deck.", seat=f"seat:{self.current}"),
            {self.current: seen},
            what=Looked(self.current),
            learned={self.current: Saw(self.current, card)},
        )
        prompt = text("Where does it go?")
        picks = yield Ask(self.current, "put_back", prompt, ("opt:top", "opt:bottom"), shows="nobody")
        if picks == ("opt:bottom",):
            self.state.deck.insert(0, self.state.deck.pop())

    def rest(self) -> Flow[None]:
        """Two questions in a row that draw and reveal nothing: their answers can be taken back."""
        for kind in ("rest", "sleep"):
            yield Ask(self.current, kind, text("Do you rest?"), ("opt:yes", "opt:no"))
            self.tell(text("{seat} has thought about rest.", seat=f"seat:{self.current}"))

    def crisis(self) -> Flow[None]:
        card = CRISES[self.dice.below("crisis", len(CRISES))]
        self.tell(text("Crisis: {name}.", name=f"crisis:{card.name}"))
        if not (yield from self.skill_check(card)):
            self.lose(card.food)
            yield from self.discard({self.current: card.discards})

    def skill_check(self, card: Crisis) -> Flow[bool]:
        for seat in self.clockwise():
            options = hand_options(self.state.players[seat].hand)
            prompt = text("Add cards to {name}.", name=f"crisis:{card.name}")
            picks = yield Ask(seat, "contribute", prompt, options, tuple(range(len(options) + 1)), shows="seat")
            self.move(seat, picks, self.state.check)
            count = len(picks)
            self.tell(plural("{seat} adds {n} card.", "{seat} adds {n} cards.", n=count, seat=f"seat:{seat}"))
        boost = yield from self.window("before_total", "blue")
        self.state.check.sort()  # so that neither owner nor order can be told
        self.tell(text("The cards: {cards}.", cards=[f"card:{card}" for card in self.state.check]), reveals="H-check")
        total = boost + sum(int(c[-1]) if c.startswith(card.colour) else -int(c[-1]) for c in self.state.check)
        self.state.discard += self.state.check
        self.state.check = []
        return total >= card.value

    def window(self, name: str, colour: str) -> Flow[int]:
        """Who is asked depends on public facts only: here, on holding any card at all."""
        asks = []
        for seat in self.eligible(colour):
            plays = tuple(o for o in hand_options(self.state.players[seat].hand) if card_of(o).startswith(colour))
            if f"pass:{name}" not in self.state.players[seat].passes:
                sizes = (0, 1) if plays else (0,)
                asks.append(Ask(seat, name, text("Do you help before the total?"), plays, sizes, shows="window"))
        boost = 0
        for seat, picks in (yield Together(tuple(asks))).items():
            if picks:
                self.move(seat, picks, self.state.discard)
                played = "card:" + card_of(picks[0])
                self.tell(text("{seat} helps with {card}.", seat=f"seat:{seat}", card=played), reveals="H-hand")
                boost += 2
        return boost

    def eligible(self, colour: str) -> list[int]:
        holds = [seat for seat in self.clockwise() if self.state.players[seat].hand]
        if self.state.options.quick:
            return [seat for seat in holds if any(c.startswith(colour) for c in self.state.players[seat].hand)]
        return holds

    def discard_to_limit(self) -> Flow[None]:
        yield from self.discard({seat: len(p.hand) - self.hand_limit for seat, p in enumerate(self.state.players)})

    def discard(self, counts: dict[int, int]) -> Flow[None]:
        asks = []
        for seat, wanted in counts.items():
            options = hand_options(self.state.players[seat].hand)
            if (count := min(wanted, len(options))) > 0:
                prompt = plural("Discard {n} card.", "Discard {n} cards.", n=count)
                asks.append(Ask(seat, "discard", prompt, options, (count,), shows="seat"))
        for seat, picks in (yield Together(tuple(asks))).items():
            self.move(seat, picks, self.state.discard)
            cards = ["card:" + card_of(pick) for pick in picks]
            self.tell(text("{seat} discards {cards}.", seat=f"seat:{seat}", cards=cards), reveals="H-hand")

    def lose(self, food: int) -> None:
        self.state.food -= food
        self.tell(text("The fleet loses {food} food.", food=food))

    def clockwise(self) -> Iterator[int]:
        seats = len(self.state.players)
        return ((self.current + 1 + n) % seats for n in range(seats))

    def move(self, seat: int, picks: Iterable[str], to: list[str]) -> None:
        for option in picks:
            self.state.players[seat].hand.remove(card_of(option))
            to.append(card_of(option))

    def draw(self, seat: int, count: int) -> None:
        hand = self.state.players[seat].hand
        for _ in range(count):
            if not self.state.deck:
                self.state.deck, self.state.discard = self.state.discard, []
                self.dice.shuffle("deck", self.state.deck)
            if self.state.deck:
                hand.append(self.state.deck.pop())
        hand.sort()
        mine = text("Your hand is now {cards}.", cards=[f"card:{card}" for card in hand])
        drawn = plural("{seat} draws {n} card.", "{seat} draws {n} cards.", n=count, seat=f"seat:{seat}")
        self.tell(drawn, {seat: mine})


class Famine(ToyRules):
    """A variant: it adds a step, and nothing else."""

    def turn_steps(self) -> Iterable[Callable[[], Flow[None]]]:
        return (self.starve, *super().turn_steps())

    def starve(self) -> Flow[None]:
        if self.state.turn % 4 == 3:
            self.lose(1)
        yield from ()


CLAIMS = Claims(
    levels=(
        Level("not", text("not at all"), text("I cannot help.")),
        Level("little", text("a little"), text("I can help a little.")),
        Level("lot", text("a lot"), text("I can help a lot.")),
    ),
    closed=text("No check is open."),
    over=text("That check is over."),
    done=text("You have added your cards."),
)


class Toy(Game[ToyRules]):
    name = "toy"
    version = 1

    def check_options(self, options: Any) -> dict[str, Any]:
        try:
            checked = msgspec.convert(options, Options)
        except msgspec.ValidationError as problem:
            raise Illegal(f"These options do not fit: {problem}") from None
        if not 3 <= checked.players <= 6:
            raise Illegal("The game is for three to six players.")
        whole: dict[str, Any] = msgspec.to_builtins(checked)
        return whole

    def new_state(self, options: dict[str, Any], key: str) -> State:
        return State(msgspec.convert(options, Options), Dice(key))

    def saved_state(self, raw: bytes) -> State:
        return msgspec.json.decode(raw, type=State)

    def rules_on(self, state: State) -> ToyRules:
        return Famine(state) if state.options.famine else ToyRules(state)

    def common(self, position: Position) -> dict[str, Any]:
        state: State = position.state
        board: dict[str, Any] = {
            "turn": state.turn,
            "food": state.food,
            "deck": len(state.deck),
            "check": len(state.check),
            "hands": [len(player.hand) for player in state.players],
        }
        return {"board": board}

    def own(self, position: Position, audience: Audience) -> dict[str, Any]:
        state: State = position.state
        if audience == MODERATOR:
            return {"players": state.players}
        return {"me": state.players[audience]} if isinstance(audience, int) else {}

    def name_of(self, option: str) -> Text | None:
        kind, _, rest = option.partition(":")
        if kind == "card":
            card = card_of(option)
            return text("{colour} {strength}", colour=text(card[:-1]), strength=int(card[-1]))
        if kind == "crisis":
            return text(rest)
        return None

    def facts(self, position: Position) -> dict[str, list[dict[str, Any]]]:
        players = position.state.players
        return {"toy_loyalty": [{"seat": seat, "card": player.loyalty} for seat, player in enumerate(players)]}

    def happenings(self) -> tuple[type[Happening], ...]:
        return (Looked, Saw)

    def landmarks(self) -> tuple[Landmark, ...]:
        return (Landmark("look", text("look at the deck"), "looked"),)

    def gauges(self, position: Position) -> tuple[Gauge, ...]:
        return (Gauge(text("Food"), position.state.food),)

    def piles(self, position: Position) -> tuple[Pile, ...]:
        return (Pile(text("Deck"), tuple(f"card:{card}" for card in position.state.deck)),) if position.over else ()

    def hidden(self, position: Position) -> tuple[Pile, ...]:
        return (Pile(text("Deck"), tuple(f"card:{card}" for card in reversed(position.state.deck))),)

    def tags(self, position: Position) -> dict[str, list[str]]:
        return {"result": ["won" if position.state.food > 0 else "lost"], "turns": [str(position.state.turn)]}

    def filters(self) -> tuple[Filter, ...]:
        return (Filter("result", text("Result"), (("won", text("won")), ("lost", text("lost")))),)

    def settings(self) -> tuple[Setting, ...]:
        speeds = (Choice("strict", False, text("Strict")), Choice("quick", True, text("Quick"), text("Faster.")))
        return (
            Setting(
                "players",
                text("Players"),
                tuple(Choice(str(n), n, text("{n}", n=n)) for n in range(3, 8)),
                "4",
                first=True,
            ),
            Setting("quick", text("Responses"), speeds, "strict", silent=True),
        )

    def claims(self) -> Claims:
        return CLAIMS

    def claimable(self, position: Position) -> Claimable | None:
        """Cards are added clockwise: whoever has yet to be asked, and who is being asked."""
        seats = list(self.rules_on(position.state).clockwise()) if position.state.players else []
        asked = next((seat for seat, ask in position.open.items() if ask.kind == "contribute"), None)
        return None if asked is None else Claimable("crisis:Riots", frozenset(seats[seats.index(asked) :]))

    def touched(self, then: Position, now: Position) -> tuple[str, ...]:
        return ("deck",) if len(then.state.deck) != len(now.state.deck) else ()

    def result(self, position: Position) -> Text | None:
        return text("The humans win.") if position.state.food > 0 else text("The Cylons win.")


TOY = Toy()


def new(key: str = KEY, **options: Any) -> Running[ToyRules]:
    return TOY.new(options, key)


def some_answer(ask: Ask, salt: int) -> Answer:
    """A lawful answer that depends on nothing but the question's public form and `salt`."""
    size = 0 if ask.shows == "window" else ask.sizes[min(salt % 2, len(ask.sizes) - 1)]
    return Answer(ask.seat, ask.options[:size])


def play_out(running: Running[ToyRules]) -> list[Entry]:
    """Plays to the end with some answers and a few orders; returns the journal."""
    journal: list[Entry] = []
    while not running.over:
        number = len(journal)
        entry: Answer | Order = some_answer(running.owed[0], number)
        if number % 17 == 5:
            entry = Order(number % 3, "pass:before_total", on=number % 2 == 1)
        running.take(entry)
        journal.append(entry)
    return journal


def until(running: Running[ToyRules], kind: str, salt: int = 1) -> Running[ToyRules]:
    """Plays on until a question of that kind is open."""
    while not any(ask.kind == kind for ask in running.open.values()):
        assert not running.over, f"nobody was asked {kind}"
        running.take(some_answer(running.owed[0], salt))
    return running

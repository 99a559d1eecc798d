"""R0: who sits where, who is meant, telling what happens, asking one question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.in_play import InPlay
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.characters import BLANK, CHARACTERS, Character
from bsg.engine.happenings.crises import Looked, Saw
from bsg.engine.happenings.turns import GameEnded
from bsg.engine.places import LOCATED
from bsg.engine.state import RESOLVING, Looking, Player, SecretDeck, State
from bsg.engine.vocabulary import Ending, Place, Team, Title, Who, at_seat, reasons, seat_of, thing_of
from bsg.kernel import Ask, Dice, Event, Flow, Happening, Memo, Text, text
from bsg.kernel.questions import Shows

if TYPE_CHECKING:
    from bsg.engine.effects import Effect
    from bsg.engine.rules import Base

PASS = "pass"  # a standing order: let every response window pass until one's next turn
EVADE = "evade"  # until it is withdrawn: when the viper one flies is hit, play Evasive Maneuvers
EMPTY = "empty"  # until it is withdrawn: disturb me in a window, though I have nothing to play; read by the screen only
ORDERS = (PASS, EVADE, EMPTY)

WhyNot = Callable[[int], Text | None]  # what is against choosing a seat; None: nothing is
Part = TypeVar("Part", bound=msgspec.Struct)


class GameOver(Exception):
    """Ends the game at once, wherever the rules are (R29.6)."""


class Core:
    """What every chapter stands on."""

    state: State
    told: list[Event]

    def __init__(self, state: State):
        self.state = state
        self.told = []
        self.tally: Counter[str] = Counter()  # what has been resolved, by typed name; no rule reads it

    @property
    def dice(self) -> Dice:
        return self.state.dice

    @property
    def whole(self) -> Base:
        """This rulebook as a whole: cards and sheets may turn to any chapter. Asked too often for a `cast`."""
        return self  # type: ignore[return-value]

    def part(self, kind: type[Part]) -> Part:
        """A box's own part of the state, with its type."""
        return cast(Part, getattr(self.state, self.state.parts[kind]))

    def resolve(self, effect: Effect) -> Flow[None]:
        yield from effect.resolve(self.whole)

    def resolve_as(self, source: str, effect: Effect) -> Flow[None]:
        """The effect of a card or location, by typed name: checks and rolls know what asks for them."""
        outer, self.state.source = self.state.source, source
        yield from self.resolve(effect)
        self.state.source = outer

    def resolved(self, name: str) -> None:
        """Counts that a card, location or ability of the catalogue has really done something."""
        self.tally[name] += 1

    # seats ----------------------------------------------------------------------------------------------------------

    @property
    def current(self) -> int:
        return self.state.current

    @property
    def acting(self) -> int:
        return self.state.acting

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def in_game(self, seat: int) -> bool:
        """Whether somebody is still a player (R0.3): nobody else takes turns, is chosen, counted or asked."""
        return True

    def clockwise(self, first: int) -> Iterator[int]:
        """Every player's seat, in turn order from `first` on."""
        seats = len(self.state.players)
        return (seat for n in range(seats) if self.in_game(seat := (first + n) % seats))

    def is_human(self, seat: int) -> bool:
        """A human player: not revealed as a Cylon (R0.3)."""
        return not self.state.players[seat].cylon

    def humans(self) -> list[int]:
        """Human players from the current player on."""
        return [seat for seat in self.clockwise(self.current) if self.is_human(seat)]

    def sheet(self, seat: int) -> Character:
        """The character sheet in force: a Cylon player's is off, good and bad (R18.9)."""
        player = self.state.players[seat]
        return BLANK if player.cylon or not self.in_game(seat) else CHARACTERS.get(player.character, BLANK)

    def player_of(self, character: str) -> int | None:
        """Whose character it is while its sheet is in force."""
        return next((seat for seat in self.humans() if self.player(seat).character == character), None)

    def holder(self, title: Title) -> int:
        return self.state.titles[title]

    def seats_of(self, who: Who) -> list[int]:
        """Whom a card's text means; several from the current player on (R6.4)."""
        match who:
            case Who.CURRENT:
                return [self.current]
            case Who.ACTING:
                return [self.acting]
            case Who.PRESIDENT:
                return [self.holder(Title.PRESIDENT)]
            case Who.ADMIRAL:
                return [self.holder(Title.ADMIRAL)]
            case Who.CHOSEN:
                return [] if self.state.chosen is None else [self.state.chosen]
            case Who.EVERYONE:
                return list(self.clockwise(self.current))

    def seat_of(self, who: Who) -> int:
        (seat,) = self.seats_of(who)
        return seat

    def characters_in(self, place: Place) -> list[int]:
        return [seat for seat in self.clockwise(self.current) if self.state.players[seat].place == place]

    # places ---------------------------------------------------------------------------------------------------------

    def places_in_play(self) -> dict[str, tuple[Place, ...]]:
        """The locations by ship; those of the Cylons count as one (R0.11)."""
        return LOCATED

    def on_galactica(self) -> tuple[Place, ...]:
        return self.places_in_play()["galactica"]

    def cylon_locations(self) -> tuple[Place, ...]:
        return self.places_in_play()["cylon"]

    def human_ships(self) -> list[tuple[Place, ...]]:
        """The locations of each ship on which humans move."""
        return [places for ship, places in self.places_in_play().items() if ship != "cylon"]

    def hazardous(self) -> tuple[Place, ...]:
        """Where nobody moves by choice (R5.4)."""
        return (Place.SICKBAY, *self.brigs())

    def brigs(self) -> tuple[Place, ...]:
        """Where prisoners are (R22)."""
        return (Place.BRIG,)

    def in_brig(self, seat: int) -> bool:
        return self.state.players[seat].place in self.brigs()

    def is_absent(self, seat: int) -> bool:
        """Whether a player has no character, between two or for good, and so is neither anywhere nor of any loyalty."""
        return not self.in_game(seat)

    # who can be chosen, and why others cannot -----------------------------------------------------------------------

    def choosable(self, why_not: WhyNot) -> list[int]:
        """Whom nothing is against, from the current player on."""
        return [seat for seat in self.clockwise(self.current) if why_not(seat) is None]

    def not_choosable(self, why_not: WhyNot) -> dict[str, Text]:
        seats = range(len(self.state.players))
        return reasons({at_seat(seat): self.why_not_in_game(seat) or why_not(seat) for seat in seats})

    def why_not_in_game(self, seat: int) -> Text | None:
        return None if self.in_game(seat) else text("This player is out of the game.")

    def none_but(self, seats: Collection[int]) -> WhyNot:
        """A text that names whom it means."""
        return lambda seat: None if seat in seats else text("Somebody else is meant.")

    def why_not_human(self, seat: int) -> Text | None:
        return None if self.is_human(seat) else text("This player is a Cylon.")

    def why_not_another(self, seat: int, than: int) -> Text | None:
        return text("It has to be another player than you.") if seat == than else None

    def why_off_board(self, seat: int) -> Text | None:
        """R26.10."""
        return text("This character is stranded, off the board.") if self.player(seat).place is None else None

    # cards in play --------------------------------------------------------------------------------------------------

    def cards_in_play(self) -> list[tuple[InPlay, str]]:
        """The cards that lie on the table, then those that lie with a player, each with its typed name."""
        names = list(self.state.kept)
        for player in self.state.players:
            names += [f"quorum:{card}" for card in player.quorum] if player.quorum else ()
        return [(in_play(name), name) for name in names]

    def forbidden(self, why_not: Callable[[InPlay, str], Text | None]) -> Text | None:
        """What the first card in play says that has something against it."""
        return next((why for card, name in self.cards_in_play() if (why := why_not(card, name))), None)

    # telling --------------------------------------------------------------------------------------------------------

    def tell(
        self,
        words: Text | None,
        private: dict[int, Text] | None = None,
        reveals: str = "",
        *,
        what: Happening | None = None,
        learned: dict[int, Happening] | None = None,
    ) -> None:
        """What happened: `words` and `what` for everybody, `private` and `learned` for those who learn it by right."""
        known = None if what is None else msgspec.to_builtins(what)
        mine = {seat: msgspec.to_builtins(own) for seat, own in learned.items()} if learned else {}
        self.told.append(Event(words, private or {}, reveals, known, mine))
        if words is not None and self.state.check is not None and self.state.check.step == RESOLVING:
            self.state.check.did.append(words)

    def remember(self, seat: int, words: Text) -> None:
        self.player(seat).memos.append(Memo(words, self.state.turn))

    # asking ---------------------------------------------------------------------------------------------------------

    def choose(
        self,
        seat: int,
        kind: str,
        prompt: Text,
        options: Sequence[str],
        *,
        labels: dict[str, Text] | None = None,
        shows: Shows = "options",
        default: str = "",
        dimmed: dict[str, Text] | None = None,
        even_alone: bool = False,
    ) -> Flow[str]:
        """One of the options. A forced choice of public options is made without asking (T2.2).

        `even_alone`: asked all the same, so that one sees whom it meets while it can be taken back.
        """
        if len(options) == 1 and shows == "options" and not even_alone:
            return options[0]
        picks = yield Ask(
            seat,
            kind,
            prompt,
            tuple(options),
            shows=shows,
            labels=labels or {},
            default=(default,) if default else (),
            dimmed=dimmed or {},
        )
        pick: str = picks[0]
        return pick

    def agrees(self, seat: int, kind: str, prompt: Text, *, yes: Text, no: Text) -> Flow[bool]:
        """A yes or a no, each by the name of the deed; no by default."""
        labels = {"opt:yes": yes, "opt:no": no}
        picks = yield Ask(seat, kind, prompt, ("opt:yes", "opt:no"), labels=labels, default=("opt:no",))
        return bool(picks == ("opt:yes",))

    def looks_through(
        self,
        seat: int,
        deck: SecretDeck,
        cards: list[str],
        told: Text,
        kind: str,
        prompt: Text,
        *,
        in_order: bool = False,
    ) -> Flow[list[str]]:
        """Cards off a deck that one seat alone sees: the chosen one first, then the others.

        `in_order`: the player says the order of all of them.
        """
        self.state.looking = Looking(seat, deck, cards)
        names = [f"{deck}:{card}" for card in cards]
        self.tell(
            told,
            {seat: text("You see {cards}.", cards=names)},
            what=Looked(seat, deck, len(cards)),
            learned={seat: Saw(seat, deck, tuple(names))},
        )
        options = tuple(f"{name}#{n}" for n, name in enumerate(names))
        sizes = (len(options),) if in_order else (1,)
        picks = yield Ask(seat, kind, prompt, options, sizes, ordered=in_order, shows="seat")
        self.state.looking = None
        picked = [options.index(pick) for pick in picks]
        return [*(cards[n] for n in picked), *(card for n, card in enumerate(cards) if n not in picked)]

    def give_order(self, seat: int, order: str, on: bool) -> None:
        """One of those that stand until they are withdrawn or fulfilled."""
        orders = self.player(seat).orders
        if on and order not in orders:
            orders.append(order)
        if not on and order in orders:
            orders.remove(order)

    def choose_character(
        self, seat: int, why_not: WhyNot, prompt: Text, *, optional: bool = False, even_alone: bool = False
    ) -> Flow[bool]:
        """Somebody names a character, whom texts then speak of as chosen; nobody to choose: no (R22.15)."""
        self.state.chosen = None
        options = [at_seat(s) for s in self.choosable(why_not)]
        if options and optional:
            options.append("opt:nobody")
        if options:
            labels = {"opt:nobody": text("Nobody")} if optional else {}
            pick = yield from self.choose(
                seat,
                "character",
                prompt,
                options,
                labels=labels,
                default="opt:nobody" if optional else "",
                dimmed=self.not_choosable(why_not),
                even_alone=even_alone,
            )
            self.state.chosen = None if pick == "opt:nobody" else seat_of(pick)
        return self.state.chosen is not None

    # the end --------------------------------------------------------------------------------------------------------

    def game_over(self, winner: Team, how: Ending, why: Text) -> None:
        self.state.winner, self.state.ending = winner, why
        self.tell(why, what=GameEnded(winner, how))
        raise GameOver

    def break_off(self) -> None:
        """R28.25"""
        self.state.ending = text("The people at the table have ended the game: nobody has won.")

    def team(self, seat: int) -> Team:
        """R17.2: a Cylon card face down, or being a Cylon player."""
        player = self.player(seat)
        cylon = player.cylon or any(LOYALTY[card].cylon for card in player.loyalty)
        return Team.CYLONS if cylon else Team.HUMANS


@cache
def in_play(name: str) -> InPlay:
    """The hooks of a card that is kept, by typed name."""
    match name.partition(":")[0]:
        case "super":
            return SUPER_CRISES[thing_of(name)].in_play
        case "quorum":
            return QUORUM[thing_of(name)].in_play
    return CRISES[thing_of(name)].in_play

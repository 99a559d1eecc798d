"""What somebody who knows all writes down about a game of bots: resources, ends, and what suspicion was worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from bsg.bots.crew import Crew
from bsg.engine.rules import Base
from bsg.engine.vocabulary import Ending, Place, Team
from bsg.kernel import Event, Running

SUSPECTED = 0.5  # from which belief on somebody counts as suspected
CAUSES = {Ending.BOARDED: "centurions", Ending.DESTROYED: "damage"}


class Score(msgspec.Struct):
    """A Brier score in the making: squared errors of beliefs about hidden seats, and those of the cards alone."""

    beliefs: int = 0
    error: float = 0.0
    by_cards: float = 0.0


class Hidden(msgspec.Struct):
    """A seat while it is on one side and has not been seen to be."""

    seat: int
    cylon: bool
    peak: float = 0.0  # the most that the humans gave it on average, at the start of a turn
    first_suspect: bool = False  # of at least half of the humans, and at 50 % or more
    brigged: bool = False
    executed: bool = False
    revealed: bool = False


class Watched(msgspec.Struct):
    """What there is to say of a game besides who has won it."""

    characters: list[str] = []
    cause: str = ""  # of the defeat
    distance: int = 0
    dials: list[dict[str, int]] = []  # at the start of every turn
    hidden: list[Hidden] = []
    at_sleepers: Score = msgspec.field(default_factory=Score)  # at the start of the turn in which they wake
    at_end: Score = msgspec.field(default_factory=Score)  # at the start of the last turn


class Opinion(NamedTuple):
    """What a human thinks of a seat that is hidden."""

    of: int
    belief: float
    by_cards: float
    truth: bool


class Watch:
    """Looks at a game after every entry, once everybody has heard of it."""

    def __init__(self, running: Running[Base], officers: Mapping[int, Crew]):
        self.running, self.officers = running, officers
        self.watched = Watched()
        self.opinions: dict[int, list[Opinion]] = {}  # by human, at the start of this turn
        self.hidden: dict[int, Hidden] = {}
        self.how = ""

    def sees(self, events: Iterable[Event]) -> None:
        asleep = True
        for event in events:
            match event.what:
                case {"kind": "sleeper_phase"}:
                    asleep = False
                    self._scores(self.watched.at_sleepers)
                case {"kind": "sent", "seat": seat, "place": place} if place == f"loc:{Place.BRIG}":
                    if seat in self.hidden and asleep:  # Boomer goes there by herself
                        self.hidden[seat].brigged = True
                case {"kind": "executed", "seat": seat} if seat in self.hidden:
                    self.hidden[seat].executed = True
                    self._closes(seat)
                case {"kind": "game_ended", "how": how}:
                    self.how = how
                case {"kind": "turn_began"}:
                    self._turn()
        self._sides()

    def ends(self) -> Watched:
        watched, state = self.watched, self.running.rules.state
        self._scores(watched.at_end)
        for seat in list(self.hidden):
            self._closes(seat)
        watched.characters = [player.character for player in state.players]
        watched.distance = self.running.rules.distance
        watched.cause = self._cause()
        return watched

    def _cause(self) -> str:
        state = self.running.rules.state
        if state.winner != Team.CYLONS:
            return ""
        if self.how != Ending.OUT_OF_RESOURCES:
            return CAUSES.get(Ending(self.how), self.how)
        empty = [str(resource) for resource, left in state.dials.items() if not left]
        return empty[0] if len(empty) == 1 else "several resources"

    # who is what ------------------------------------------------------------------------------------------------------

    def _sides(self) -> None:
        """Opens and closes the books on who is hidden."""
        rules = self.running.rules
        for seat, player in enumerate(rules.state.players):
            book = self.hidden.get(seat)
            cylon = rules.team(seat) == Team.CYLONS
            if book is not None and (player.cylon or book.cylon != cylon):
                book.revealed = player.cylon
                self._closes(seat)
                book = None
            if book is None and player.loyalty and not player.cylon:
                self.hidden[seat] = Hidden(seat, cylon)

    def _closes(self, seat: int) -> None:
        self.watched.hidden.append(self.hidden.pop(seat))

    # what is thought --------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        self.watched.dials.append({str(name): value for name, value in self.running.rules.state.dials.items()})
        self.opinions = self._asked()
        humans = len(self.opinions)
        suspects: list[int] = []
        for opinions in self.opinions.values():
            first = max(opinions, key=lambda opinion: opinion.belief, default=None)
            if first is not None and first.belief >= SUSPECTED:
                suspects.append(first.of)
        for seat, book in self.hidden.items():
            beliefs = [one.belief for opinions in self.opinions.values() for one in opinions if one.of == seat]
            if beliefs:
                book.peak = max(book.peak, sum(beliefs) / len(beliefs))
                book.first_suspect |= 2 * suspects.count(seat) >= humans

    def _asked(self) -> dict[int, list[Opinion]]:
        """What every human officer thinks of every other seat that is not known to be a Cylon's."""
        found = {}
        rules = self.running.rules
        dealt = [len(player.loyalty) + len(player.revealed) for player in rules.state.players]
        hidden = [seat for seat, player in enumerate(rules.state.players) if player.loyalty and not player.cylon]
        for seat, officer in self.officers.items():
            if seat not in hidden or rules.team(seat) != Team.HUMANS:
                continue
            belief, by_cards = officer.suspects(dealt, len(rules.state.loyalty))
            if belief:
                found[seat] = [
                    Opinion(of, belief[of], by_cards[of], rules.team(of) == Team.CYLONS) for of in hidden if of != seat
                ]
        return found

    def _scores(self, score: Score) -> None:
        for opinions in self.opinions.values():
            for one in opinions:
                score.beliefs += 1
                score.error += (one.belief - one.truth) ** 2
                score.by_cards += (one.by_cards - one.truth) ** 2

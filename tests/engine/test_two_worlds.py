"""T4.12, DESIGN §3: nobody gets anything that T1 withholds from him; and rules that leak are found out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bsg.bots.simulation import Plan, play
from bsg.engine import BSG
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.game import BattlestarGalactica
from bsg.engine.happenings.checks import CardsAdded
from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.state import OpenCheck, State
from bsg.kernel import Answer, Ask, Audience, Event, Flow, Happening, Illegal, Order, Position, Running, Text, text
from bsg.kernel.game import Saved
from tests.engine.worlds import ROWS, Search, checkpoints, re_deal, rules_from

KINDS = ("random", "curious", "helpful")


def plan(number: int) -> Plan:
    """Games of all sizes and kinds of players, with some standing orders; strict tables."""
    options = {"players": 3 + number % 4}
    return Plan(2025, number, options, players=KINDS[number // 4 % 3], check=False, orders=0.01)


@pytest.mark.slow
def test_nobody_can_tell_two_worlds_apart_that_differ_in_what_he_may_not_know() -> None:
    """R28.14, R28.16, R28.20, T1.1: views, news, questions and refusals of whole games"""
    search = Search()

    leaks = [leak for number in range(24) if (leak := search.along(plan(number)))]

    assert leaks == []
    assert min(search.walks[who] for who in ("human player", "Cylon player", "spectator")) > 50
    for who in ("human player", "spectator"):  # they have looked on while others decided, in the open and in windows
        assert {"action", "contribute", "discard", "move", "before_cards", "before_roll"} <= {
            kind for audience, kind in search.kinds if audience == who
        }
    assert {"H1", "H4", "H7", "H11"} <= search.learned.keys()  # they did learn what they may, and then only


@pytest.mark.parametrize("number", range(4))
def test_a_re_dealt_table_is_a_lawful_one(number: int) -> None:
    chance = random.Random(number)
    for saved in list(checkpoints(play(plan(number)).record))[1:]:
        state = msgspec.json.decode(saved, type=Saved).state
        here, there = rules_from(BSG, bytes(state)), rules_from(BSG, bytes(state))
        seat = chance.randrange(len(here.state.players))

        re_deal(there.state, seat, chance, list(ROWS))

        assert broken(there) == []
        assert there.state != here.state
        assert there.player(seat) == here.player(seat)
        assert [len(player.hand) for player in there.state.players] == [len(p.hand) for p in here.state.players]


# ── deliberate leaks ────────────────────────────────────────────────────────────────────────────────────────────────


def game_of(rules: type[Base]) -> BattlestarGalactica:
    class Leaky(BattlestarGalactica):
        def rules_on(self, state: State) -> Base:
            return rules(state)

    return Leaky()


class AsksHoldersOnly(Base):
    """H45: a window that asks those who have an answer."""

    def may_respond(self, seat: int, kinds: Any) -> bool:
        return self.is_human(seat) and any(SKILL_CARDS[card].kind in kinds for card in self.player(seat).hand)


class SkipsIdlers(Base):
    """T2.3: whoever can do nothing is not asked for his action, so that everybody knows he could not."""

    def take_action(self, seat: int, nth: int = 1, of: int = 1) -> Flow[None]:
        if len(self.action_options(seat)) > 3:
            yield from super().take_action(seat, nth, of)


class NamesContributions(Base):
    """H10: an event that names hidden cards."""

    def contribute(self, check: OpenCheck, seat: int, cards: list[str]) -> None:
        super().contribute(check, seat, cards)
        self.tell(text("Hm: {cards}.", cards=[f"card:{card}" for card in cards]))


class KnowsMoreThanItSays(Base):
    """H10: an event whose words count hidden cards, and whose data names them."""

    def contribute(self, check: OpenCheck, seat: int, cards: list[str]) -> None:
        super().contribute(check, seat, cards)
        self.tell(text("Hm."), what=CardsAdded(seat, len(cards), tuple(f"card:{card}" for card in cards)))


class TellsAllWhatOneLearns(Base):
    """H1, H14 and others: the words are for those who may hear them, the data is for everybody."""

    def tell(
        self,
        words: Text | None,
        private: dict[int, Text] | None = None,
        reveals: str = "",
        *,
        what: Happening | None = None,
        learned: dict[int, Happening] | None = None,
    ) -> None:
        super().tell(words, private, reveals, what=[*(learned or {}).values(), what][0], learned=learned)


class WhispersToCylons(Base):
    """T2 class S, done wrong: nobody sees the question, but everybody sees the table wait."""

    def start_of_turn(self) -> Flow[None]:
        yield from super().start_of_turn()
        for seat in self.humans():
            if self.team(seat) == "cylons":
                yield Ask(seat, "whisper", text("Do you feel like it?"), ("opt:yes",), (0, 1), shows="nobody")


class ReasonsWithSecrets(Base):
    """H14: why something cannot be chosen says what the asked seat cannot know."""

    def dimmed_moves(self, seat: int) -> dict[str, Text]:
        cylons = [self.team(other) == "cylons" for other in range(len(self.state.players))]
        return {**super().dimmed_moves(seat), "loc:brig": text("There are {n} for the Brig.", n=sum(cylons))}


class CountingPosition(Position):
    def ask_id(self, seat: int) -> str:
        return f"{self.round}-{sum(len(ask.options) for ask in self.open.values())}"


class CountsOptions(Running[Base]):
    """H45: a question whose name counts what is open to everybody."""

    def __init__(self, rules: Base, round: int, flow: Callable[[Base], Flow[None]] | None):
        super().__init__(rules, round, flow)
        self.position = CountingPosition(**msgspec.structs.asdict(self.position))


class ShowsDestiny(BattlestarGalactica):
    """H7."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        return {**super().view(position, audience), "destiny": list(position.state.destiny)}


class ShowsTeams(BattlestarGalactica):
    """H49."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        rules = self.rules_on(position.state)
        teams = [rules.team(seat) for seat in range(len(rules.state.players))]
        return {**super().view(position, audience), "teams": teams}


class ShowsQuorum(BattlestarGalactica):
    """H26."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        return {**super().view(position, audience), "quorum": list(position.state.quorum_hand)}


class ShowsCivilians(BattlestarGalactica):
    """H32."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        return {**super().view(position, audience), "areas": list(position.state.areas.values())}


class ShowsContributions(BattlestarGalactica):
    """H10."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        added = [past.added for past in position.state.past_checks]
        return {**super().view(position, audience), "history": added}


class ExcusesItselfWithSecrets(Running[Base]):
    """T1.1: an error that says more than it should."""

    def take(self, entry: Answer | Order) -> list[Event]:
        try:
            return super().take(entry)
        except Illegal as refused:
            raise Illegal(text("No, but {card} is next.", card=self.rules.state.crisis.draw[-1])) from refused


LEAKS = {
    "a window asks holders only": Search(game_of(AsksHoldersOnly)),
    "idlers are skipped": Search(game_of(SkipsIdlers)),
    "an event names hidden cards": Search(game_of(NamesContributions)),
    "the data of an event names hidden cards": Search(game_of(KnowsMoreThanItSays)),
    "the data for one is for everybody": Search(game_of(TellsAllWhatOneLearns)),
    "the table waits for a hidden question": Search(game_of(WhispersToCylons)),
    "a reason knows too much": Search(game_of(ReasonsWithSecrets)),
    "a question's name counts others' options": Search(running=CountsOptions),
    "the view shows Destiny": Search(ShowsDestiny()),
    "the view shows teams": Search(ShowsTeams()),
    "the view shows the Quorum hand": Search(ShowsQuorum()),
    "the view shows civilian ships": Search(ShowsCivilians()),
    "the view shows who added what to a check": Search(ShowsContributions()),
    "an error tells the next crisis": Search(running=ExcusesItselfWithSecrets),
}


@pytest.mark.parametrize("leaky", LEAKS)
def test_a_leak_is_found(leaky: str) -> None:
    assert any(LEAKS[leaky].along(plan(number)) for number in range(24))

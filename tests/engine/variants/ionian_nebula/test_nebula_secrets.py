"""T1 with the Ionian Nebula: nobody can tell two worlds apart along whole games, up to the crossroads and beyond."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bsg.bots.simulation import Plan, play
from bsg.engine import BSG
from bsg.engine.box import rules_for
from bsg.engine.game import BattlestarGalactica
from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.scenario import Scenario
from bsg.engine.state import State
from bsg.engine.variants.ionian_nebula.happenings import TraumaTaken
from bsg.engine.variants.ionian_nebula.part import Dealt
from bsg.engine.vocabulary import Place
from bsg.kernel import TABLE, Ask, Audience, Flow, Position, Together, text
from bsg.kernel.game import Saved
from tests.engine.audiences import heard
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import A, B, nebula_table, part_of, put_on_trial
from tests.engine.worlds import Search, checkpoints, re_deal, rows_of, rules_from

NEBULA = {"set": "exodus", "variants": ["ionian-nebula"]}
EVERYTHING = {"set": "exodus", "variants": ["ionian-nebula", "personal-goals", "final-five"]}


def plan(number: int) -> Plan:
    """Helpful players, who come to the crossroads often enough."""
    options = {**(NEBULA, EVERYTHING)[number % 2], "players": 3 + number % 4}
    return Plan(35, number, options, players=("helpful", "curious")[number % 3 == 2], check=False, orders=0.01)


def test_nobody_can_tell_two_worlds_apart_in_the_nebula() -> None:
    search = Search()

    leaks = [leak for number in range(14) if (leak := search.along(plan(number)))]

    assert leaks == []
    assert min(search.walks[who] for who in ("human player", "Cylon player", "spectator")) > 25
    assert {"place_trauma", "discard_trauma", "crossroads"} <= {kind for _, kind in search.kinds}
    assert {"H38", "H41"} <= search.learned.keys()


@pytest.mark.parametrize("number", [1, 3, 4])
def test_a_re_dealt_table_of_the_nebula_is_a_lawful_one(number: int) -> None:
    chance = random.Random(number)
    for saved in list(checkpoints(play(plan(number)).record))[1:]:
        state = bytes(msgspec.json.decode(saved, type=Saved).state)
        here, there = rules_from(BSG, state), rules_from(BSG, state)
        seat = chance.randrange(len(here.state.players))

        re_deal(there.state, seat, chance, rows_of(there.state))

        assert broken(there) == []
        assert there.player(seat) == here.player(seat)
        assert there.state.ionian_nebula.trauma[seat] == here.state.ionian_nebula.trauma[seat]  # type: ignore[attr-defined]


# ── before, in and after the phase ──────────────────────────────────────────────────────────────────────────────────


def five(number: int) -> Any:
    """Two of five are Cylon players, one of them in the open; everybody has cards and trauma enough for a trial."""
    chance = random.Random(number)
    people = ("zarek", "tigh", "roslin", "chief", "starbuck")
    scenario: Any = Scenario(*people, set="exodus", variants=("ionian-nebula",), key=f"{number:064x}")
    scenario.cylon(4).loyalty(3, "cylon-damage").ships(Place.FRONT, raiders=3).turn_of(chance.randrange(5))
    tokens = chance.sample([A, B] * 10, 20)
    for seat in range(5):
        scenario.trauma(seat, *tokens[4 * seat : 4 * seat + 4])
    return scenario.ally("Aaron Kelly", A, by=1).ally("Billy Keikeya", B).ally("Romo Lampkin", A, by=2)


def after_choosing(number: int) -> Any:
    """Everybody has a card, and a token beside it."""
    scenario = five(number)
    rules, part = scenario.rules, scenario.nebula
    for seat, card in zip(rules.clockwise(rules.current), list(part.crossroads_deck), strict=False):
        part.crossroads_deck.remove(card)
        part.crossroads[seat] = Dealt(card, part.trauma[seat].pop(random.Random(card).randrange(4)))
    part.phase = "resolving"
    return scenario


def after_the_trial(number: int) -> Any:
    """Two are out, and the others play on."""
    scenario = five(number).trauma(0).trauma(1).eliminated(3).eliminated(1)
    return scenario.hand(0, "Repair 1", "Consolidate Power 1").hand(2, "Declare Emergency 3", "Repair 2").turn_of(0)


def from_the_first_reveal(rules: Any) -> Flow[None]:
    """Everybody looks at what lies there before anything is turned over."""
    yield Ask(rules.current, "ready", text("Ready?"), ("opt:yes",))
    yield from rules.resolve_crossroads()
    yield from rules.trial()


@pytest.mark.parametrize(
    ("table", "flow", "kinds"),
    [
        (five, lambda rules: rules.crossroads_phase(), {"crossroads", "character"}),
        (after_choosing, from_the_first_reveal, {"character", "condemn"}),
        (after_the_trial, None, {"action", "contribute"}),
    ],
    ids=["before", "in", "after"],
)
def test_nobody_can_tell_two_worlds_apart_before_in_and_after_the_phase(
    table: Callable[[int], Any], flow: Callable[[Base], Flow[None]] | None, kinds: set[str]
) -> None:
    """H38, H40, H41, H42, H43, H44: for seats, the eliminated and spectators"""
    search = Search()

    for number in range(60):
        scenario = table(number)
        state = msgspec.json.encode(scenario.state)
        assert search.walk(state, random.Random(number), flow=flow) == "", number

    others = ("eliminated player",) if table is after_the_trial else ("Cylon player", "human player")
    assert min(search.walks[who] for who in ("spectator", *others)) > 5
    assert kinds <= {kind for _, kind in search.kinds}


def crossroads(rules: Any) -> Flow[None]:
    yield from rules.crossroads_phase()


def at_crossroads(mine: tuple[str, ...], *cards: str) -> Any:
    return nebula_table().trauma(TIGH, *mine).crossroads(*cards)


def test_card_and_token_are_ones_own_until_one_reveals_them() -> None:
    """H42, H43: seats and spectators; that somebody has chosen is seen, what is not"""
    cards = ("The Opera House", "Scanned", "Perjury")
    answers = ("token:antagonistic#0", "token:antagonistic#0", "token:antagonistic#0")
    one = heard(at_crossroads((A, B), *cards), crossroads, *answers[:2])
    other = heard(at_crossroads((A, B), *cards), crossroads, answers[0], "token:benevolent#0")

    for audience in (ZAREK, ROSLIN, TABLE):
        assert one[audience] == other[audience]
    assert one[TIGH] != other[TIGH]


def test_the_open_question_says_whose_choice_is_missing() -> None:
    """D77: class P-"""
    play = at_crossroads((A, B), "Perjury", "Scanned", "Testimony").run(crossroads)
    play.answer("token:antagonistic#0", seat=ZAREK)

    waiting = BSG.view(play.position, TABLE)["questions"].waiting
    assert [(ask.seat, ask.options) for ask in waiting] == [(TIGH, ()), (ROSLIN, ())]


def test_in_the_trial_everybody_learns_everybodys_tokens_and_nothing_else() -> None:
    """H38, H41: what lay on allies and locations leaves unseen"""
    scenario = nebula_table().ally("Aaron Kelly", A, by=TIGH)

    play = put_on_trial(scenario)

    shown = BSG.view(play.position, TABLE)["nebula"]
    assert [tried.tokens for tried in shown.trial.tried] == [[f"token:{A}", f"token:{B}", f"token:{B}"]] * 3
    assert (shown.allies, shown.places, shown.pool) == ([], [], 0)
    assert part_of(play).boxed.count(A) == 18


def test_who_is_out_sees_what_a_spectator_sees() -> None:
    """H1, H14, R35.29: and what he had himself is gone"""
    scenario = nebula_table().eliminated(TIGH).hand(ROSLIN, "Repair 1")
    play = scenario.start().to("action")

    mine, table = BSG.view(play.position, TIGH), BSG.view(play.position, TABLE)

    own = ("private", "nebula")
    assert {name: mine[name] for name in mine if name not in own} == {n: table[n] for n in table if n not in own}
    (me,) = mine["private"]
    assert (me.hand, me.loyalty, me.super_crises) == ([], [], [])
    assert [trauma.count for trauma in mine["nebula"].trauma] == [0, 0, 0]


# ── leaks would be found ────────────────────────────────────────────────────────────────────────────────────────────


def leaky(change: Callable[[type[Base]], type[Base]]) -> Search:
    class Leaky(BattlestarGalactica):
        def rules_on(self, state: State) -> Base:
            return change(rules_for(state.options))(state)

    return Search(Leaky())


def names_tokens(rules: type[Base]) -> type[Base]:
    """H38, done wrong: the data of an event names what is face down."""

    class NamesTokens(rules):  # type: ignore[misc, valid-type]
        def keep_trauma(self, seat: int, tokens: list[str], place: Any = None) -> None:
            super().keep_trauma(seat, tokens, place)
            self.tell(text("Hm."), what=TraumaTaken(seat, tokens.count(A)))

    return NamesTokens


def asks_only_with_a_choice(rules: type[Base]) -> type[Base]:
    """T2.2, done wrong: whose tokens are all alike is not asked."""

    class Asks(rules):  # type: ignore[misc, valid-type]
        def choose_trauma(self, seat: int, kind: str, prompt: Any, count: int = 1) -> Flow[list[str]]:
            mine = self.trauma(seat)
            if len(set(mine)) == 1:
                return list(mine[:count])
            return (yield from super().choose_trauma(seat, kind, prompt, count))

    return Asks


@pytest.mark.parametrize("change", [names_tokens, asks_only_with_a_choice])
def test_a_leak_is_found(change: Any) -> None:
    search = leaky(change)

    assert any(search.along(plan(number), walks=4) for number in range(14))


class ShowsAllTrauma(BattlestarGalactica):
    """H38, done wrong: a view that shows everybody's tokens."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        sections = super().view(position, audience)
        return sections | {"all": position.state.ionian_nebula.trauma}


class ShowsAllies(BattlestarGalactica):
    """H41, done wrong: a view that shows what lies on allies."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        sections = super().view(position, audience)
        return sections | {"all": [ally.token for ally in position.state.ionian_nebula.allies]}


@pytest.mark.parametrize("game", [ShowsAllTrauma, ShowsAllies])
def test_a_view_that_gives_its_secret_away_is_found_out(game: type[BattlestarGalactica]) -> None:
    search = Search(game())

    assert any(search.along(plan(number)) for number in range(6))


class ShowsCards(BattlestarGalactica):
    """H42, done wrong: a view that shows what lies face down before others."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        sections = super().view(position, audience)
        return sections | {"all": [dealt.card for dealt in position.state.ionian_nebula.crossroads.values()]}


class ShowsChoices(BattlestarGalactica):
    """H43, done wrong: a view that shows which token lies beside a card."""

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        sections = super().view(position, audience)
        return sections | {"all": [dealt.token for dealt in position.state.ionian_nebula.crossroads.values()]}


@pytest.mark.parametrize("game", [ShowsCards, ShowsChoices])
def test_a_view_that_gives_away_what_was_chosen_is_found_out(game: type[BattlestarGalactica]) -> None:
    search = Search(game())
    states = [msgspec.json.encode(after_choosing(number).state) for number in range(8)]

    assert any(search.walk(state, random.Random(n), flow=from_the_first_reveal) for n, state in enumerate(states))


def test_a_crossroads_question_that_shows_its_options_is_found_out() -> None:
    """D77, done wrong"""

    def open_questions(rules: Any) -> Flow[None]:
        yield from rules.battle()
        yield from rules.deal_crossroads()
        asks = [Ask(seat, "crossroads", text("?"), tuple(rules.trauma(seat)), (0,)) for seat in rules.nebula.crossroads]
        yield Together(tuple(asks))

    one = heard(at_crossroads((A, B), "Perjury", "Scanned", "Testimony"), open_questions)
    other = heard(at_crossroads((B, B), "Perjury", "Scanned", "Testimony"), open_questions)

    assert one[TABLE] != other[TABLE]

"""T1 with the variants: a look at a Final Five card informs exactly the people the rules inform, and nobody hears that
somebody could reveal a goal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bsg.bots.simulation import Plan, play, tables
from bsg.engine import BSG
from bsg.engine.box import rules_for, variants
from bsg.engine.game import BattlestarGalactica
from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.scenario import Scenario
from bsg.engine.state import State
from bsg.engine.vocabulary import Place
from bsg.kernel import TABLE, Audience, Flow, text
from bsg.kernel.game import Saved
from tests.engine.audiences import Heard, heard, same
from tests.engine.worlds import Search, checkpoints, re_deal, rows_of, rules_from

BALTAR, TIGH, ROSLIN = 0, 1, 2
OTHERS: tuple[Audience, ...] = (BALTAR, ROSLIN, TABLE)
HUMAN = "not-a-cylon"
BRIGGED, DAMAGED = "final-five-examiner-brigged", "final-five-galactica-damaged"
ALL = tuple(variants())


def table(*cards: str, deck: str = HUMAN) -> Scenario:
    """Tigh holds these cards, the Loyalty deck is this one; whatever they are, all decks have the same sizes."""
    scenario = Scenario("baltar", "tigh", "roslin", set="exodus", variants=ALL).quorum().nukes(0)
    scenario.loyalty(TIGH, *[HUMAN] * len(cards)).only_loyalties(HUMAN)
    exchange(scenario, scenario.rules.player(TIGH).loyalty, cards)
    exchange(scenario, scenario.state.loyalty, (deck,))
    scenario.rules.player(TIGH).loyalty.sort()
    return scenario.loads("shuffle:loyalty", 0)  # the next card drawn is the one that lay there


def exchange(scenario: Scenario, zone: list[str], cards: tuple[str, ...]) -> None:
    for n, card in enumerate(cards):
        if card != HUMAN:
            pile = scenario._loyalty_pile(card)
            pile[pile.index(card)], zone[n] = zone[n], card


def baltar_looks(rules: Base) -> Flow[None]:
    yield from rules.look_at_loyalty(BALTAR, every_card=True)


def same_for_others(one: Heard, other: Heard) -> list[bool]:
    """Step by step, whether everybody but Tigh got the same."""
    return [all(steps) for steps in zip(*(same(one[who], other[who]) for who in OTHERS), strict=True)]


# ── looking ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_final_five_card_is_a_secret_until_somebody_looks_and_then_everybody_knows_it() -> None:
    """R33.13, H15, H17"""
    one = heard(table(BRIGGED), baltar_looks, "seat:1")
    other = heard(table(DAMAGED), baltar_looks, "seat:1")

    assert [same(one[who], other[who]) for who in OTHERS] == [[True, False]] * 3
    assert same(one[TIGH], other[TIGH]) == [False, False]


@pytest.mark.parametrize("card", ["goal-selfish", "goal-devastation", "cylon-brig"])
def test_any_other_card_is_seen_by_the_looker_alone(card: str) -> None:
    """H15: the rest of the table and its spectators cannot tell it from a plain human card."""
    one = heard(table(card), baltar_looks, "seat:1")
    other = heard(table(HUMAN), baltar_looks, "seat:1")

    assert same(one[ROSLIN], other[ROSLIN]) == same(one[TABLE], other[TABLE]) == [True, True]
    assert same(one[BALTAR], other[BALTAR]) == [True, False]


def test_of_several_cards_the_table_learns_the_final_five_card_only() -> None:
    """R33.13: that the other one is a goal stays between Tigh and Baltar."""
    one = heard(table(BRIGGED, "goal-selfish"), baltar_looks, "seat:1")
    other = heard(table(BRIGGED, HUMAN), baltar_looks, "seat:1")

    assert same(one[ROSLIN], other[ROSLIN]) == same(one[TABLE], other[TABLE]) == [True, True]
    assert same(one[BALTAR], other[BALTAR]) == [True, False]


# ── a goal that could be revealed ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["goal-devastation", "goal-self-destruction", "cylon-centurion", BRIGGED])
def test_what_tigh_could_reveal_is_told_to_nobody(card: str) -> None:
    """R33.10, H19, D10, D11: neither while he is asked nor when he lets it be."""

    def tigh_acts(rules: Base) -> Flow[None]:
        yield from rules.take_action(TIGH)

    one, other = (heard(table(held).at(TIGH, Place.SICKBAY), tigh_acts, "opt:nothing") for held in (card, HUMAN))

    assert same_for_others(one, other) == [True, True]


@pytest.mark.parametrize("drawn", ["cylon-brig", BRIGGED, "goal-selfish"])
def test_the_card_that_a_reached_goal_brings_is_its_owners_secret(drawn: str) -> None:
    """R33.4, H14"""

    def tigh_acts(rules: Base) -> Flow[None]:
        yield from rules.take_action(TIGH)

    one, other = (
        heard(table("goal-devastation", deck=card), tigh_acts, "loyalty:goal-devastation#0") for card in (drawn, HUMAN)
    )

    assert same_for_others(one, other) == [True, True]
    assert same(one[TIGH], other[TIGH]) == [True, False]


# ── executions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def tigh_executed(rules: Base) -> Flow[None]:
    yield from rules.execute(TIGH)  # type: ignore[attr-defined]


@pytest.mark.parametrize("cards", [("cylon-brig",), ("cylon-brig", "cylon-morale"), (BRIGGED,)])
def test_the_question_for_proof_tells_nothing(cards: tuple[str, ...]) -> None:
    """D64"""
    one = heard(table(*cards, *[HUMAN] * (2 - len(cards))), tigh_executed)
    other = heard(table(HUMAN, HUMAN), tigh_executed)

    assert same_for_others(one, other) == [True]


def test_which_cards_a_cylon_keeps_face_down_is_not_shown() -> None:
    """R23.5"""
    one = heard(table("cylon-brig", "cylon-morale"), tigh_executed, "loyalty:cylon-brig#0")
    other = heard(table("cylon-brig", DAMAGED), tigh_executed, "loyalty:cylon-brig#0")

    assert same_for_others(one, other) == [True, True]


@pytest.mark.parametrize("drawn", ["cylon-brig", BRIGGED, "goal-selfish"])
def test_the_card_of_a_new_character_is_his_secret(drawn: str) -> None:
    """R23.16, H14, H22"""
    one, other = (heard(table(HUMAN, deck=card), tigh_executed, "", "char:gaeta") for card in (drawn, HUMAN))

    assert same_for_others(one, other) == [True] * 3
    assert same(one[TIGH], other[TIGH]) == [True, True, False]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────

BOXES = tables("exodus", "all-combinations")


def plan(number: int) -> Plan:
    """Each box at tables of all sizes, with curious and helpful players."""
    options = {**BOXES[number % len(BOXES)], "players": 3 + (number // 2 + number // 8) % 4}
    return Plan(33, number, options, players=("curious", "helpful")[number // 16 % 2], check=False, orders=0.01)


@pytest.mark.slow
def test_nobody_can_tell_two_worlds_apart_in_games_of_exodus() -> None:
    search = Search()

    leaks = [leak for number in range(16) if (leak := search.along(plan(number)))]

    assert leaks == []
    assert min(search.walks[who] for who in ("human player", "Cylon player", "spectator")) > 25
    assert {"action", "contribute", "discard", "check_override"} <= {kind for _, kind in search.kinds}


@pytest.mark.parametrize("number", [4, 9, 14])
def test_a_re_dealt_table_of_exodus_is_a_lawful_one(number: int) -> None:
    chance = random.Random(number)
    for saved in list(checkpoints(play(plan(number)).record))[1:]:
        state = bytes(msgspec.json.decode(saved, type=Saved).state)
        here, there = rules_from(BSG, state), rules_from(BSG, state)
        seat = chance.randrange(len(here.state.players))

        re_deal(there.state, seat, chance, rows_of(there.state))

        assert broken(there) == []
        assert there.player(seat) == here.player(seat)


def leaky(change: Callable[[type[Base]], type[Base]]) -> Search:
    class Leaky(BattlestarGalactica):
        def rules_on(self, state: State) -> Base:
            return change(rules_for(state.options))(state)

    return Search(Leaky())


def asks_otherwise(rules: type[Base]) -> type[Base]:
    """R33.10, done wrong: whoever could reveal something is asked in other words."""

    class AsksOtherwise(rules):  # type: ignore[misc, valid-type]
        def take_action(self, seat: int, nth: int = 1, of: int = 1) -> Flow[None]:
            if self.loyalty_actions(seat):
                self.tell(text("Hm."))
            yield from super().take_action(seat, nth, of)

    return AsksOtherwise


def names_the_new_card(rules: type[Base]) -> type[Base]:
    """H14, done wrong: the log names a card that was drawn."""

    class NamesCards(rules):  # type: ignore[misc, valid-type]
        def deal_loyalty(self, seat: int, count: int) -> list[str]:
            cards: list[str] = super().deal_loyalty(seat, count)
            self.tell(text("{cards}", cards=[f"loyalty:{card}" for card in cards]))
            return cards

    return NamesCards


@pytest.mark.parametrize("change", [asks_otherwise, names_the_new_card])
def test_a_leak_is_found(change: Any) -> None:
    search = leaky(change)

    assert any(search.along(plan(number), walks=4) for number in range(16))

"""T4: every invariant notices when it is broken, and nothing is wrong with a table that is all right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bsg.engine.invariants import broken
from bsg.engine.positions import positions
from bsg.engine.scenario import Scenario
from bsg.engine.state import Civilian, Looking, State
from bsg.engine.vocabulary import Place, Resource, Ship, Skill, Title
from bsg.kernel import Ask, text


@pytest.fixture
def table() -> Scenario:
    """Adama, Roslin and Starbuck."""
    return Scenario("adama", "roslin", "starbuck")


def test_a_fresh_table_is_all_right(table: Scenario) -> None:
    play = table.start()

    assert broken(play.rules, play.running.open.values()) == []


@pytest.mark.parametrize("name", positions())
def test_a_position_worth_looking_at_is_all_right(name: str) -> None:
    play = positions()[name]()

    assert broken(play.rules, play.running.open.values()) == []


def lose_admiral(state: State) -> None:
    del state.titles[Title.ADMIRAL]


def admiral_in_brig(state: State) -> None:
    state.players[state.titles[Title.ADMIRAL]].place = Place.BRIG


def cylon_president(state: State) -> None:
    player = state.players[state.titles[Title.PRESIDENT]]
    player.cylon, player.place = True, Place.CAPRICA


def same_labels(state: State) -> None:
    twins = [Civilian("A", state.civilian_pile.pop()) for _ in range(2)]
    state.areas[Place.FRONT].civilians = twins


def hand(state: State) -> None:
    """A card that nobody has seen him draw."""
    state.players[0].hand.append(state.skills[Skill.PILOTING].draw.pop())


def unsorted_hand(state: State) -> None:
    cards = [state.skills[Skill.PILOTING].draw.pop() for _ in range(2)]
    state.players[0].hand = [max(cards), min(cards)] if cards[0] != cards[1] else [*cards, "declare-emergency-3"]
    state.players[0].could_hold = {Skill.PILOTING: 3, Skill.LEADERSHIP: 1}


def shot_to_pieces(state: State) -> None:
    """A critical hit counts twice."""
    state.areas[Place.FRONT].basestars = [["critical-hit", "disabled-hangar"]]
    state.basestar_tokens = ["disabled-weapons", "structural-damage"]


BREAKS: dict[str, tuple[str, Callable[[State], object]]] = {
    "T4.1, a skill card is lost": ("skill_cards", lambda state: state.destiny.pop()),
    "T4.1, a skill card is there twice": ("skill_cards", lambda s: s.destiny.append(s.destiny[0])),
    "a crisis card is lost": ("crisis_cards", lambda state: state.crisis.draw.pop()),
    "a crisis card is kept and in the deck": ("crisis_cards", lambda s: s.kept.append(f"crisis:{s.crisis.draw[0]}")),
    "a super crisis is lost": ("super_crisis_cards", lambda state: state.super_crisis.draw.pop()),
    "a quorum card is lost": ("quorum_cards", lambda state: state.quorum.draw.pop()),
    "a destination is looked at and in the deck": (
        "destination_cards",
        lambda s: setattr(s, "looking", Looking(0, "destination", s.destination.draw[:1])),
    ),
    "T4.10, a loyalty card is lost": ("loyalty_cards", lambda state: state.loyalty.pop()),
    "T4.10, somebody has none": (
        "loyalty_cards",
        lambda s: s.loyalty_box.append(s.players[0].loyalty.pop()),
    ),
    "T4.5, a location's token is lost": ("damage_tokens", lambda s: s.damage.remove(Place.ARMORY)),
    "R1.6, a basestar token is lost": ("basestar_tokens", lambda state: state.basestar_tokens.pop()),
    "R12.12, a basestar outlives its third damage": ("basestar_tokens", shot_to_pieces),
    "T4.2, a viper is lost": ("vipers", lambda state: state.reserves.update({Ship.VIPER: 1})),
    "T4.2, a pilot brings his own": ("vipers", lambda s: setattr(s.players[2], "place", Place.FRONT)),
    "T4.3, too many raiders": ("cylon_ships", lambda s: setattr(s.areas[Place.FRONT], "raiders", 17)),
    "T4.3, too many centurions": ("cylon_ships", lambda state: setattr(state, "boarding", [5, 0, 0, 0])),
    "T4.4, a civilian ship is lost": ("civilian_ships", lambda state: state.civilian_pile.pop()),
    "T4.4, two ships have one label": ("civilian_ships", same_labels),
    "T4.6, a third nuke": ("nukes", lambda state: setattr(state, "nukes", 3)),
    "T4.8, nobody is Admiral": ("titles", lose_admiral),
    "T4.8, the Admiral is in the Brig": ("titles", admiral_in_brig),
    "T4.8, the President is a Cylon player": ("titles", cylon_president),
    "T4.9, somebody is nowhere": ("places", lambda state: setattr(state.players[1], "place", None)),
    "T4.9, a human at a Cylon location": ("places", lambda s: setattr(s.players[1], "place", Place.CAPRICA)),
    "H3, a card nobody reckons with": ("hands", hand),
    "a hand is not sorted": ("hands", unsorted_hand),
    "R20.1, a dial is too high": ("dials", lambda state: state.dials.update({Resource.FUEL: 16})),
    "T4.11, the fleet marker is off its track": ("jump_track", lambda state: setattr(state, "jump", 5)),
}


@pytest.mark.parametrize("what", BREAKS)
def test_what_is_broken_is_named(table: Scenario, what: str) -> None:
    invariant, breaks = BREAKS[what]

    breaks(table.state)

    assert any(wrong.startswith(f"{invariant}: ") for wrong in broken(table.rules))


FINE = text("Choose.")
QUESTIONS = {
    "T2.1, the default is not among the options": Ask(0, "x", FINE, ("loc:brig",), default=("loc:armory",)),
    "more must be picked than there is": Ask(0, "x", FINE, ("loc:brig",), (2,)),
    "an option has no label": Ask(0, "x", FINE, ("opt:yes",)),
    "an option has no name": Ask(0, "x", FINE, ("loc:kitchen",)),
    "there is no such seat": Ask(0, "x", FINE, ("seat:3",)),
    "the prompt lacks an argument": Ask(0, "x", text("Choose {what}."), ("loc:brig",)),
    "an argument has no name": Ask(0, "x", text("{card}?", card="crisis:lunch"), ("loc:brig",)),
    "a label lacks an argument": Ask(0, "x", FINE, ("opt:a",), labels={"opt:a": text("{n} more")}),
    "a reason lacks an argument": Ask(0, "x", FINE, ("loc:brig",), dimmed={"loc:armory": text("{name}: no")}),
    "what is dimmed has no label": Ask(0, "x", FINE, ("loc:brig",), dimmed={"opt:nuke": text("No.")}),
    "an option is dimmed": Ask(0, "x", FINE, ("loc:brig",), dimmed={"loc:brig": text("No.")}),
    "somebody is not told of": Ask(0, "character", FINE, ("seat:0", "seat:1")),
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_a_question_that_cannot_be_shown_or_answered_is_named(table: Scenario, what: str) -> None:
    assert broken(table.rules, [QUESTIONS[what]])

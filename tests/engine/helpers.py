"""The table that most tests sit at, exact totals of checks, and what has changed since.

Zarek is to move, Tigh is Admiral, Roslin is President: nobody of them interferes with a crisis that Zarek draws.
"""

from __future__ import annotations

from typing import Any

from bsg.engine.scenario import Play, Scenario
from bsg.engine.state import State
from bsg.engine.vocabulary import Skill
from tests.engine.reference import check_of, crisis, reference

ZAREK, TIGH, ROSLIN = 0, 1, 2
NAMES = ("zarek", "tigh", "roslin")

Position = dict[str, Any]


def table(*, quick: bool = False) -> Scenario:
    return Scenario(*NAMES, quick=quick)


def with_hands(scenario: Scenario) -> Scenario:
    """Six cards for seat 0, four for seat 1, five for seat 2; piloting, which no window asks for."""
    scenario.hand(0, *["Evasive Maneuvers 1"] * 6).hand(1, *["Evasive Maneuvers 2"] * 4)
    return scenario.hand(2, *["Maximum Firepower 3"] * 4, "Maximum Firepower 4")


# ── checks with an exact total ──────────────────────────────────────────────────────────────────────────────────────


def skill_card(skill: str, strength: int) -> str:
    """A card by type and strength, as scenarios name them: `Repair 1`."""
    (name,) = (k["name"] for k in reference("skills_base") if k["skill"] == skill and strength in k["values"])
    return f"{name} {strength}"


def cards_worth(total: int, skill: str) -> list[str]:
    """Cards of one type with this strength in all."""
    cards = []
    for strength, copies in ((5, 1), (4, 2), (3, 4), (2, 6), (1, 8)):
        used = min(copies, total // strength)
        total -= used * strength
        cards += [skill_card(skill, strength)] * used
    assert total == 0, "one type has not that much strength"
    return cards


def even_destiny(scenario: Scenario, skills: list[str]) -> None:
    """Destiny adds one card for and one against, of the same strength."""
    against = next(skill for skill in reversed(Skill) if skill not in skills)
    scenario.destiny(skill_card(skills[-1], 1), skill_card(against, 1))


def holds_total(scenario: Scenario, seat: int, total: int, skills: list[str]) -> list[str]:
    """The check of these types will come to exactly `total` if this seat adds what it gets now."""
    even_destiny(scenario, skills)
    cards = [scenario._skill_card(card) for card in cards_worth(total, skills[0])]
    scenario.rules.into_hand(seat, cards)
    return cards


def adds(play: Play, seat: int, cards: list[str]) -> Play:
    """When this seat is asked for its contribution it adds these cards; everybody else adds nothing."""
    play.to("contribute")
    while play.ask.seat != seat:
        play.answer().to("contribute")
    return play.answer(*hand_picks(cards))


def hand_picks(cards: list[str]) -> list[str]:
    return [f"card:{card}#{cards[:n].count(card)}" for n, card in enumerate(cards)]


def total_for(check: dict[str, Any], box: str) -> int:
    """The lowest total that passes, the lowest that passes in part, the highest that fails."""
    value: int = check["value"]
    partial: int = check.get("partial", value)
    return {"pass": value, "partial": partial, "fail": partial - 1}[box]


def draw_crisis(scenario: Scenario, card: str, box: str = "", option: int | None = None) -> Play:
    """Seat 0 draws this card; the option is taken and the check ends just inside this result box."""
    cards: list[str] = []
    if box:
        check = check_of(card, option)
        cards = holds_total(scenario, ROSLIN, total_for(check, box), check["skills"])
    play = scenario.crisis(card)
    if option is not None:
        play.to("crisis_choice").answer(f"opt:{option}")
    return adds(play, ROSLIN, cards) if box else play


def finish(play: Play, **answers: str) -> Play:
    """Everybody answers by default, but for these kinds of question."""
    while not play.over:
        picks = (answers[play.ask.kind],) if play.ask.kind in answers else play.ask.fallback
        play.answer(*picks)
    return play


# ── what has changed ────────────────────────────────────────────────────────────────────────────────────────────────


def position(state: State) -> Position:
    """What everybody sees of the table, flat: dials, tracks, raptors, titles, places, sizes of hands."""
    seen: Position = {str(resource): value for resource, value in state.dials.items()}
    seen |= {"raptors": state.raptors, "jump": state.jump, "route": len(state.route)}
    seen |= {f"title:{title}": NAMES[seat] for title, seat in state.titles.items()}
    for name, player in zip(NAMES, state.players, strict=True):
        seen |= {f"{name} at": player.place, f"{name} holds": len(player.hand)}
    return seen | {"kept": tuple(state.kept), "damaged": tuple(state.damaged)}


def changes(before: Position, state: State) -> Position:
    """Numbers as differences, everything else as it is now; what is the same is not mentioned."""
    after = position(state)
    assert before.keys() == after.keys()
    return {
        key: value - before[key] if isinstance(value, int) else value
        for key, value in after.items()
        if value != before[key]
    }


def icon(card: str) -> Position:
    """The change that the jump icon of a card makes."""
    return {"jump": 1} if crisis(card)["jump"] else {}

"""The usual three people with the expansion on the table, and checks with cards of strength 0 in them."""

from __future__ import annotations

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place
from tests.engine.helpers import NAMES, ROSLIN, TIGH, hand_picks, holds_total, total_for
from tests.engine.reference import check_of

NEUTRAL = "Protect the Fleet 0"  # without piloting cards beside it, it does nothing but having an ability


def exodus_table(*variants: str, quick: bool = False) -> Scenario:
    """Zarek is to move, Tigh is Admiral, Roslin is President."""
    return Scenario(*NAMES, set="exodus", variants=variants, quick=quick)


def gets(scenario: Scenario, seat: int, *cards: str) -> list[str]:
    """Deals these cards, as `Repair 1`, besides what is there; returns their ids."""
    found = [scenario._skill_card(card) for card in cards]
    scenario.rules.into_hand(seat, found)
    return found


def everybody_adds(play: Play, added: dict[int, list[str]]) -> Play:
    """These seats add these cards, by id, when they are asked; the others none."""
    waiting = {seat: cards for seat, cards in added.items() if cards}
    while waiting:
        play.to("contribute")
        play.answer(*hand_picks(waiting.pop(play.ask.seat, [])))
    return play


def crisis_with(scenario: Scenario, card: str, box: str, *zeros: str, option: int | None = None) -> Play:
    """Zarek draws this card; its check ends just inside this box, with these cards of strength 0 added by Tigh."""
    check = check_of(card, option)
    total = holds_total(scenario, ROSLIN, total_for(check, box), check["skills"])
    added = {TIGH: gets(scenario, TIGH, *zeros), ROSLIN: total}
    play = scenario.crisis(card)
    if option is not None:
        play.to("crisis_choice").answer(f"opt:{option}")
    return everybody_adds(play, added)


def total_of(play: Play) -> str:
    """What the last check came to: `7 against 14`."""
    return [words for words in play.said if words.startswith("The total is")][-1].removeprefix("The total is ")[:-1]


def execute(scenario: Scenario, seat: int) -> Play:
    """Somebody is executed, for whatever reason."""
    return scenario.run(lambda rules: rules.execute(seat))  # type: ignore[attr-defined]


def becomes(play: Play, character: str) -> Play:
    """The executed human proves it and goes on as this character."""
    play.to("choose_character")
    return play.answer(f"char:{character}")


def place_of(play: Play, seat: int) -> Place | None:
    return play.rules.player(seat).place

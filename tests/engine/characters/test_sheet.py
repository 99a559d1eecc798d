"""What holds for every sheet (R26): pilots, Cylon players, two things at the start of one turn."""

from typing import Any

import pytest

from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place
from tests.engine.covering import covers
from tests.engine.reference import reference
from tests.engine.space import act

ONE = "Evasive Maneuvers 1"  # a card that no window asks for


def sits_with_others(character: str) -> Scenario:
    others = [name for name in ("zarek", "helo", "cally") if name != character][:2]
    return Scenario(character, *others, set="exodus")


@pytest.mark.parametrize("entry", reference("characters"), ids=lambda entry: entry["id"])
def test_whoever_has_piloting_in_his_skill_set_flies_and_nobody_else(entry: dict[str, Any]) -> None:
    """R1.14, R13.18"""
    scenario = sits_with_others(entry["id"]).at(0, Place.HANGAR_DECK).hand(0, ONE, ONE)
    types = [skill for line in entry["skills"] for skill in line.get("either") or [line["skill"]]]

    offered = "loc:hangar-deck" in act(scenario).ask.options

    assert offered == entry["pilot"] == ("piloting" in types)


@pytest.mark.parametrize("held", [1, 8])
@pytest.mark.parametrize("character", [entry["id"] for entry in reference("characters")])
def test_nothing_of_a_sheet_works_for_a_cylon_player(character: str, held: int) -> None:
    """R26.3, R18.9: he keeps a single card and a hand of ten, draws like every Cylon, has his location and no more."""
    scenario = sits_with_others(character).hand(0, *[ONE] * held).cylon(0).at(0, Place.HUMAN_FLEET)

    play = scenario.start().to("draw").answer("skill:politics", "skill:engineering").to("action")
    options = set(play.ask.options)
    play.answer("opt:nothing")

    assert options == {"opt:nothing", "loc:human-fleet"}
    assert (play.state.turn, len(play.rules.player(0).hand)) == (2, held + 2)


@covers("Stranded", "Alcoholic")
def test_helo_arrives_before_tigh_drinks_his_last_card_away() -> None:
    """R3.4: in the default order, unasked."""
    scenario = Scenario("helo", "tigh", "roslin").hand(1, "Repair 1")
    scenario.rules.player(0).turns = 1

    play = scenario.start()

    told = [play.said.index(line) for line in ("seat:0 arrives on the Hangar Deck.", "seat:1 discards Repair 1.")]
    assert told == sorted(told)
    assert play.ask.kind == "move"

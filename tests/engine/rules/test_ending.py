"""R30: how the game ends; each single reason is tested where it arises, too."""

from collections.abc import Callable

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Team
from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, adds, holds_total, table, with_hands
from tests.engine.space import FRONT

EIGHT = ("Desolate Moon", "Barren Planet", "Barren Planet", "Icy Moon")
FIVE_HIT = (Place.COMMAND, Place.WEAPONS_CONTROL, Place.FTL_CONTROL, Place.HANGAR_DECK, Place.ADMIRALS_QUARTERS)
CRIPPLED_RAIDER = (10, ["tactics", "engineering"])


# ── the Cylons win ──────────────────────────────────────────────────────────────────────────────────────────────────


def out_of_food() -> Play:
    """R30.2"""
    return table().at(ZAREK, Place.BRIG).dials(food=0).start()


def galactica_destroyed() -> Play:
    """R30.3"""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.HUMAN_FLEET).damaged(*FIVE_HIT).damage_tokens("armory").rolls(5)
    return scenario.start().to("action").answer("loc:human-fleet")


def galactica_boarded() -> Play:
    """R30.4"""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CYLON_FLEET).boarding(4)
    return scenario.start().to("action").answer("loc:cylon-fleet").answer("opt:heavy-raiders")


def nobody_left_to_take_over() -> Play:
    """R30.5"""
    scenario = exodus_table().crises("The Circle")
    alive = [player.character for player in scenario.state.players]
    scenario.state.exodus.out = [sheet.id for sheet in scenario.rules.character_pool() if sheet.id not in alive]
    return scenario.start().to("crisis_choice").answer("opt:0").answer("opt:second")


@pytest.mark.parametrize(
    ("lost", "why"),
    [
        (out_of_food, "The fleet has run out of food. The Cylons win."),
        (galactica_destroyed, "Galactica is destroyed. The Cylons win."),
        (galactica_boarded, "Centurions take Galactica. The Cylons win."),
        (nobody_left_to_take_over, "No character is left to take over. The Cylons win."),
    ],
)
def test_the_cylons_win_when_the_humans_lose(lost: Callable[[], Play], why: str) -> None:
    """R30.1–R30.5"""
    play = lost().finish()

    assert (play.state.winner, play.state.turn) == (Team.CYLONS, 1)
    assert play.said[-1] == why


# ── what comes first decides ────────────────────────────────────────────────────────────────────────────────────────


@covers("Mandatory Testing")
def test_a_centurion_that_takes_galactica_comes_before_the_icon_that_would_have_won() -> None:
    """R30.6, R8.6, R8.7"""
    scenario = table().travelled(*EIGHT).jump(4).boarding(4).crises("Mandatory Testing")

    play = scenario.start().finish()

    assert play.state.winner == Team.CYLONS


@covers("Crippled Raider")
def test_a_last_jump_by_a_check_comes_before_the_raiders_that_would_have_destroyed_galactica() -> None:
    """R30.6"""
    scenario = table().travelled(*EIGHT).jump(4).damaged(*FIVE_HIT).ships(FRONT, raiders=1).rolls(8)
    cards = holds_total(scenario, ROSLIN, *CRIPPLED_RAIDER)
    play = scenario.crises("Crippled Raider").start().to("crisis_choice").answer("opt:0")

    adds(play, ROSLIN, cards).finish()

    assert play.state.winner == Team.HUMANS


# ── the last jump ───────────────────────────────────────────────────────────────────────────────────────────────────


def last_jump(scenario: Scenario) -> Play:
    """Zarek's roll at FTL Control is through; everybody passes."""
    scenario.at(ZAREK, Place.FTL_CONTROL).travelled(*EIGHT).jump(4).rolls(8)
    return scenario.start().to("action").answer("loc:ftl-control").passes()


@covers("FTL Control")
def test_nobody_is_asked_anything_once_the_last_jump_has_begun() -> None:
    """R30.13: neither Tigh, a hidden Cylon who could act by an Executive Order, nor the Admiral for a destination."""
    scenario = with_hands(table()).loyalty(TIGH, "cylon-damage")

    play = last_jump(scenario)

    assert play.over
    assert play.state.winner == Team.HUMANS


@covers("FTL Control")
def test_humans_win_or_lose_together_and_so_do_cylons_of_all_kinds() -> None:
    """R30.11: Tigh is hidden, Roslin revealed, Starbuck a Sympathizer; Zarek and Helo are human."""
    scenario = Scenario("zarek", "tigh", "roslin", "starbuck", "helo", "adama")
    scenario.loyalty(TIGH, "cylon-damage", "not-a-cylon").cylon(ROSLIN).cylon(3, "sympathizer")
    scenario.loyalty(4, "not-a-cylon", "not-a-cylon")

    play = last_jump(scenario)

    assert play.state.winner == Team.HUMANS
    winners = [seat for seat in range(6) if play.rules.team(seat) == play.state.winner]
    assert winners == [ZAREK, 4, 5]

"""Cards of Exodus at the edges where breaking them went unnoticed."""

import pytest

from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place
from bsg.kernel import text
from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, draw_crisis


@pytest.mark.parametrize(
    ("card", "box", "option"),
    [("Strange Beacon", "fail", None), ("Temple of the Five", "fail", None), ("Labor Dispute", "", 1)],
)
@covers("{card}")
def test_the_jump_track_goes_one_space_back(card: str, box: str, option: int | None) -> None:
    """R15.2"""
    play = draw_crisis(exodus_table().jump(3), card, box, option).finish()

    assert play.state.jump == 2


def test_nobody_resigns_when_there_is_nobody_to_follow() -> None:
    scenario = exodus_table().quorum("Resignation").cylon(ZAREK).cylon(TIGH, "cylon-brig")

    play = scenario.run(lambda rules: rules.take_action(ROSLIN))

    assert "opt:draw-quorum" in play.ask.options
    assert "quorum:resignation#0" not in play.ask.options


def test_the_derelict_is_the_basestar_that_comes_not_the_one_that_is_there() -> None:
    scenario = exodus_table().ships(Place.FRONT, basestars=1)

    play = scenario.resolve(DESTINATIONS["derelict-basestar"].effect).finish()

    assert [len(tokens) for tokens in play.state.areas[Place.FRONT].basestars] == [0, 1]


@covers("final-five-galactica-damaged")
def test_looking_at_that_card_damages_galactica_twice() -> None:
    """R33.13"""
    scenario = exodus_table("final-five").loyalty(TIGH, "final-five-galactica-damaged")
    tokens = len(scenario.state.damage)

    play = scenario.run(lambda rules: rules.look_at_loyalty(ROSLIN, rules.none_but([TIGH]))).finish()

    assert len(play.state.damage) == tokens - 2


def test_anders_can_name_every_face_of_the_die() -> None:
    """R10.3"""
    scenario = Scenario("anders", "tigh", "roslin", set="exodus")

    play = scenario.run(lambda rules: rules.roll_keeping(0, text("a roll")))

    assert play.ask.options == ("opt:no", *(f"opt:{n}" for n in range(1, 9)))


def test_cally_need_not_discard_a_card_of_the_check() -> None:
    """R7.25"""
    scenario = Scenario("cally", "tigh", "roslin", set="exodus").destiny("Repair 1", "Launch Scout 1")

    play = scenario.crisis("Prisoner Revolt").to("ability")

    assert play.ask.sizes == (0, 1)

"""What lies on a real table is in the view: how far each jump led, who would get a title, when the sleepers wake."""

from bsg.engine import BSG
from bsg.engine.scenario import Scenario
from bsg.engine.views import GameView
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import TABLE

ADAMA, ROSLIN, TIGH, BALTAR = range(4)


def fleet() -> Scenario:
    return Scenario("adama", "roslin", "tigh", "baltar").title(Title.ADMIRAL, ADAMA).title(Title.PRESIDENT, ROSLIN)


def seen(scenario: Scenario) -> GameView:
    view: GameView = BSG.view(scenario.start().position, TABLE)["game"]
    return view


def test_whoever_is_next_in_line_is_known_to_all() -> None:
    """R21.3, R21.10: the highest in line besides the holder; nobody in the Brig becomes Admiral, no Cylon anything."""
    assert seen(fleet()).next_in_line == {"president": BALTAR, "admiral": TIGH}
    assert seen(fleet().at(TIGH, Place.BRIG)).next_in_line["admiral"] == BALTAR
    assert seen(fleet().cylon(BALTAR)).next_in_line["president"] == ADAMA


def test_every_jump_says_how_far_it_led() -> None:
    """R16.1, R16.3"""
    game = seen(fleet().travelled("Deep Space", "Icy Moon"))

    assert sum(game.distances) == game.distance == 3
    assert game.distances == [2, 1]
    assert (game.sleeper_at, game.sleeper_done) == (4, False)


def test_before_characters_are_chosen_there_is_no_line() -> None:
    view: GameView = BSG.view(BSG.new({"players": 3}, "00" * 32).position, TABLE)["game"]

    assert view.next_in_line == {}


def test_a_title_that_nobody_holds_has_its_line_all_the_same() -> None:
    """R21.3"""
    play = fleet().start()
    del play.state.titles[Title.PRESIDENT]

    view: GameView = BSG.view(play.position, TABLE)["game"]

    assert view.next_in_line["president"] == ROSLIN

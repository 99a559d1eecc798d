"""Who did what in which check: told to everybody when the game is over, and to nobody before."""

from bsg.engine.scenario import Scenario
from bsg.engine.views import view
from bsg.kernel import MODERATOR, TABLE


def test_contributions_are_told_when_the_game_is_over_and_never_before() -> None:
    """H10, R28.25"""
    scenario = Scenario("adama", "roslin", "boomer").turn_of(0).dials(fuel=0).crises("Prison Labor")
    scenario.hand(1, "Consolidate Power 1").destiny("Repair 1", "Repair 2")
    play = scenario.start().to("contribute").answer("card:consolidate-power-1#0")

    before = [view(play.position, audience)["history"] for audience in (0, 1, 2, TABLE, MODERATOR)]
    play.finish()
    (past,) = view(play.position, TABLE)["history"]

    assert before == [[], [], [], [], []]
    assert play.state.winner is not None
    assert past.source == "crisis:prison-labor"
    assert past.added == {1: ["card:consolidate-power-1"]}
    assert (past.worth, past.destiny_worth) == ({1: 1, 2: 0, 0: 0}, -1)
    assert sorted(past.destiny) == ["card:repair-1", "card:repair-2"]
    assert (past.total, past.difficulty, past.outcome) == (
        0,
        10,
        "fail",
    )  # Adama drew it: ones count for it


def test_how_many_cards_each_added_stays_known_after_the_reveal() -> None:
    """H9"""
    scenario = Scenario("adama", "roslin", "boomer").hand(1, "Consolidate Power 1").hand(2, "Repair 1", "Repair 1")
    play = scenario.crisis("Guilt by Collusion")
    play.to("contribute").answer("card:consolidate-power-1#0").answer("card:repair-1#0", "card:repair-1#1").to(
        "ability"
    )

    check = view(play.position, TABLE)["check"]

    assert check.added == {1: 1, 2: 2, 0: 0}
    assert check.open_cards == {}

"""R33.b: the Personal Goal cards."""

from collections.abc import Callable

import pytest

from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Team, Title
from bsg.kernel import Flow
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, execute, exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.space import FRONT, REAR

HUMAN = "not-a-cylon"
SIX = ("Barren Planet", "Barren Planet", "Deep Space")  # 6 on the way
SEVEN = ("Barren Planet", "Barren Planet", "Asteroid Field")

Position = Callable[[Scenario], object]

NEVER_YET: dict[str, Position] = {
    "goal-acquire-power": lambda table: table.title(Title.ADMIRAL, ZAREK),
    "goal-devastation": lambda table: table.nukes(1),
    "goal-political-intrigue": lambda table: table.at(ROSLIN, Place.SICKBAY).at(TIGH, Place.BRIG),
    "goal-sacrifice": lambda table: table.vipers(damaged=3, destroyed=2),
    "goal-self-destruction": lambda table: table.at(TIGH, Place.BRIG).at(ROSLIN, Place.SICKBAY),
    "goal-selfish": lambda table: table.hand(ZAREK, *strong(19)),
    "goal-stand-and-fight": lambda table: table.ships(FRONT, raiders=9, heavy_raiders=4),
    "goal-use-caution": lambda table: table.travelled("Barren Planet"),
}
REACHED: dict[str, Position] = {
    "goal-acquire-power": lambda table: table.title(Title.ADMIRAL, ZAREK).title(Title.PRESIDENT, ZAREK),
    "goal-devastation": lambda table: table.nukes(0),
    "goal-political-intrigue": lambda table: table.at(ROSLIN, Place.BRIG),
    "goal-sacrifice": lambda table: table.vipers(damaged=3, destroyed=3),
    "goal-self-destruction": lambda table: table.at(ZAREK, Place.SICKBAY),
    "goal-selfish": lambda table: table.hand(ZAREK, *strong(20)),
    "goal-stand-and-fight": lambda table: table.ships(FRONT, raiders=5).ships(REAR, raiders=5),
    "goal-use-caution": lambda table: table.travelled("Icy Moon"),
}
PENALTIES = {
    "goal-acquire-power": "food",
    "goal-devastation": "morale",
    "goal-political-intrigue": "food",
    "goal-sacrifice": "fuel",
    "goal-self-destruction": "morale",
    "goal-selfish": "fuel",
    "goal-stand-and-fight": "population",
    "goal-use-caution": "population",
}


def strong(total: int) -> list[str]:
    """Cards of this strength in all: 19 or 20."""
    cards = ["Strategic Planning 5", "Strategic Planning 4", "Strategic Planning 4", "Strategic Planning 3"]
    return [*cards, "Strategic Planning 3", *["Repair 1"] * (total - 19)]


def with_goal(card: str, position: Position | None = None, seat: int = ZAREK) -> Scenario:
    """This seat holds this goal; nothing but human cards in the Loyalty deck."""
    scenario = exodus_table("personal-goals").loyalty(seat, card).only_loyalties(HUMAN, HUMAN)
    if position is not None:
        position(scenario)
    return scenario


def act(scenario: Scenario, seat: int = ZAREK) -> Play:
    return scenario.run(lambda rules: rules.take_action(seat))


def pays(play: Play) -> Play:
    """Selfish costs cards."""
    return play.answer(*play.ask.options) if not play.over and play.ask.kind == "pay" else play


# ── the condition ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", NEVER_YET)
def test_a_goal_that_is_not_reached_is_not_offered(card: str) -> None:
    """R33.10, R33.11: just short of it"""
    play = act(with_goal(card, NEVER_YET[card]))

    assert not any(option.startswith("loyalty:") for option in play.ask.options)


@pytest.mark.parametrize("card", REACHED)
@covers("{card}")
def test_a_goal_that_is_reached_is_revealed_as_an_action_and_lies_face_up(card: str) -> None:
    """R33.3, R33.6"""
    play = act(with_goal(card, REACHED[card]))
    assert (play.ask.seat, play.ask.shows) == (ZAREK, "seat")

    pays(play.answer(f"loyalty:{card}#0"))

    assert play.over
    assert play.rules.player(ZAREK).revealed == [card]
    assert broken(play.rules) == []


@pytest.mark.parametrize("card", REACHED)
def test_nobody_else_is_offered_or_told_of_it(card: str) -> None:
    """R33.10, H18: Tigh holds it; Zarek, for whom all is prepared, and Roslin do not."""
    scenario = with_goal(card, REACHED[card], seat=TIGH)
    for seat in (ZAREK, ROSLIN):
        play = act(scenario, seat)
        assert not any(option.startswith("loyalty:") for option in play.ask.options)
        assert not any("Personal Goal" in words for words in play.said)


@pytest.mark.parametrize("place", [Place.BRIG, Place.SICKBAY])
@covers("goal-self-destruction")
def test_brig_and_sickbay_are_both_self_destruction(place: Place) -> None:
    play = act(with_goal("goal-self-destruction").at(ZAREK, place)).answer("loyalty:goal-self-destruction#0")

    assert play.rules.player(ZAREK).revealed == ["goal-self-destruction"]


# ── what revealing brings ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("route", "cards", "left"), [((), 1, 2), (SIX, 1, 2), (SEVEN, 0, 2)])
@covers("goal-devastation")
def test_up_to_distance_6_a_new_loyalty_card_is_drawn(route: tuple[str, ...], cards: int, left: int) -> None:
    """R33.4: out of the Loyalty deck, which got a human card first"""
    scenario = with_goal("goal-devastation").nukes(0).travelled(*route)
    humans = len(scenario.state.exodus.humans)

    play = act(scenario).answer("loyalty:goal-devastation#0")

    assert len(play.rules.player(ZAREK).loyalty) == cards
    assert len(play.state.loyalty) == left
    assert len(scenario.state.exodus.humans) == humans - cards
    assert play.state.dials["morale"] == 10


@covers("goal-devastation", "sympathizer")
def test_the_new_card_may_be_the_sympathizer() -> None:
    """R33.5, R19.8"""
    scenario = Scenario("zarek", "tigh", "roslin", "chief", set="exodus", variants=("personal-goals",)).nukes(0)
    scenario.loyalty(ZAREK, "goal-devastation").only_loyalties("sympathizer").loads("shuffle:loyalty", 0)

    play = act(scenario).answer("loyalty:goal-devastation#0").finish()

    assert play.rules.player(ZAREK).revealed == ["goal-devastation", "sympathizer"]
    assert not play.rules.is_human(ZAREK)
    assert play.state.turn_over  # R3.25


@covers("goal-devastation")
def test_a_hidden_cylon_may_reveal_a_goal_and_stays_hidden() -> None:
    """R33.8"""
    scenario = with_goal("goal-devastation").nukes(0)
    scenario.rules.player(ZAREK).loyalty = ["cylon-brig", "goal-devastation"]
    scenario.state.loyalty_box.remove("cylon-brig")

    play = act(scenario)
    assert {o for o in play.ask.options if o.startswith("loyalty:")} == {
        "loyalty:cylon-brig#0",
        "loyalty:goal-devastation#1",
    }
    play.answer("loyalty:goal-devastation#1")

    assert play.rules.is_human(ZAREK)
    assert play.rules.team(ZAREK) == Team.CYLONS


def test_a_cylon_player_reveals_no_goal() -> None:
    """R33.8, R18.14"""
    scenario = exodus_table("personal-goals").cylon(ZAREK).nukes(0).holds(ZAREK, "goal-devastation")

    assert not any(option.startswith("loyalty:goal") for option in act(scenario).ask.options)


@covers("goal-devastation")
def test_a_revealed_goal_cannot_be_looked_at() -> None:
    """R33.6"""
    scenario = with_goal("goal-devastation").nukes(0).travelled(*SEVEN)
    act(scenario).answer("loyalty:goal-devastation#0")

    assert scenario.rules.may_be_looked_at(ROSLIN) == [TIGH]


def test_whose_cards_all_lie_face_up_still_sees_which_side_they_are_on() -> None:
    """H49"""
    play = act(with_goal("goal-devastation").nukes(0).travelled(*SEVEN)).answer("loyalty:goal-devastation#0")
    (mine,) = view(play.position, ZAREK)["private"]

    assert mine.loyalty == []
    assert mine.team == Team.HUMANS


# ── the price of Selfish ────────────────────────────────────────────────────────────────────────────────────────────


@covers("goal-selfish")
def test_selfish_costs_cards_of_strength_20_or_more_and_not_less() -> None:
    """R33.3: too few are asked for again."""
    scenario = with_goal("goal-selfish").hand(ZAREK, *strong(20), "Repair 2", "Build Nuke 6")
    play = act(scenario).answer("loyalty:goal-selfish#0")
    assert (play.ask.kind, play.ask.shows, min(play.ask.sizes)) == ("pay", "seat", 5)

    play.answer(*play.ask.options[1:7])  # 19 without the Build Nuke, and without one of the others less
    assert play.ask.kind == "pay"
    play.answer(*[option for option in play.ask.options if not option.startswith("card:repair")])

    assert play.over
    assert sorted(play.rules.player(ZAREK).hand) == ["repair-1", "repair-2"]


@pytest.mark.parametrize("card", REACHED)
def test_nobody_shows_a_goal_and_takes_it_back(card: str) -> None:
    """R28.24: that Zarek holds it is known to all by then, even while he chooses the cards that it costs."""
    scenario = with_goal(card, REACHED[card]).travelled(*SEVEN)
    play = scenario.run(two_actions)

    play.answer(f"loyalty:{card}#0")

    assert play.running.open
    assert play.rules.player(ZAREK).revealed == [card]
    assert not play.running.may_take_back(ZAREK)


def two_actions(rules: Base) -> Flow[None]:
    for _ in range(2):
        yield from rules.take_action(ZAREK)


# ── the end of the game ─────────────────────────────────────────────────────────────────────────────────────────────


def last_jump(scenario: Scenario) -> Scenario:
    assert scenario.travelled(*SEVEN, "Icy Moon").run(lambda rules: rules.jump_fleet()).over
    assert scenario.state.winner is not None
    return scenario


@pytest.mark.parametrize("card", PENALTIES)
def test_an_unrevealed_goal_costs_its_resource_at_the_end(card: str) -> None:
    """R30.9, R33.7"""
    start = {"fuel": 8, "food": 8, "morale": 10, "population": 12}

    state = last_jump(with_goal(card)).state

    assert {str(r): n for r, n in state.dials.items()} == start | {PENALTIES[card]: start[PENALTIES[card]] - 1}
    assert state.winner == Team.HUMANS


def test_the_penalty_can_cost_the_humans_the_game() -> None:
    """R30.9"""
    assert last_jump(with_goal("goal-selfish").dials(fuel=1)).state.winner == Team.CYLONS


def test_the_goal_of_a_hidden_cylon_costs_too_that_of_a_cylon_player_does_not() -> None:
    """R30.9, R30.10"""
    hidden, revealed = with_goal("goal-selfish"), with_goal("goal-selfish")
    hidden.holds(ZAREK, "cylon-brig")
    revealed.cylon(ZAREK).holds(ZAREK, "goal-selfish")

    assert last_jump(hidden).state.dials["fuel"] == 7
    assert last_jump(revealed).state.dials["fuel"] == 8


@covers("goal-devastation")
def test_a_revealed_goal_costs_nothing_at_the_end() -> None:
    """R33.6"""
    scenario = with_goal("goal-devastation").nukes(0)
    act(scenario).answer("loyalty:goal-devastation#0")

    assert last_jump(scenario).state.dials["morale"] == 10


def test_a_goal_costs_nothing_before_the_end_and_nothing_when_the_humans_lose() -> None:
    """R30.9: only after the last jump"""
    play = with_goal("goal-selfish").dials(food=0).start()
    while not play.over:
        play.answer(*play.ask.fallback)

    assert play.state.dials["fuel"] == 8


def test_an_executed_owner_discards_his_goal_without_penalty_and_without_a_card_for_it() -> None:
    """R33.9"""
    scenario = with_goal("goal-devastation", seat=TIGH).nukes(0)

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert any("was human: Personal Goal: Devastation." in words for words in play.said)
    assert play.state.dials["morale"] == 9  # for the execution
    assert play.rules.player(TIGH).loyalty == [HUMAN]
    assert play.state.exodus.discarded == ["goal-devastation"]

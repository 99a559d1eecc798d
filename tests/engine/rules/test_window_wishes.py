"""R28.16, R29, H46: windows only where a card could matter, and for those who want to be asked in them."""

import pytest

from bsg.engine.cards.windows import PRESETS
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Activation
from bsg.kernel import TABLE, Beat, Illegal, Order
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, ROSLIN, TIGH, act, activate, battle, hangar, raiders, sky

EVASIVE, PLANNING, FIREPOWER, BEST = (
    "Evasive Maneuvers",
    "Strategic Planning",
    "Maximum Firepower",
    "Best of the Best",
)
PLANS, PASS_ALL = "card:strategic-planning-3#0", "opt:pass-activation"
STARBUCK = 2


def dogfight(windows: str = "all") -> Scenario:
    """A raider against a viper; Tigh could plan, Roslin could evade."""
    scenario = battle(windows=windows).ships(FRONT, raiders=1, vipers=1)
    return scenario.hand(TIGH, f"{PLANNING} 3").hand(ROSLIN, f"{EVASIVE} 1")


def gives(play: Play, seat: int, order: str, on: bool = True) -> Play:
    play.running.take(Order(seat, order, on))
    return play


# ── what cannot matter ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("around", "asked"), [({"raiders": 1}, True), ({}, False)])
def test_a_nuke_that_cannot_fail_is_planned_only_for_the_raiders_around(around: dict[str, int], asked: bool) -> None:
    """R24.1, R24.10: with 2 added it destroys the basestar whatever is rolled, and raiders from 7 on"""
    scenario = battle().ships(FRONT, basestars=1, **around).hand(ROSLIN, f"{PLANNING} 3").rolls(1)
    scenario.state.areas[FRONT].basestars[0].append("structural-damage")
    scenario.state.basestar_tokens.remove("structural-damage")

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert play.asked == ([(ROSLIN, "before_roll")] if asked else [])


@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, True)])
def test_nobody_plans_to_destroy_more_raiders_than_there_are(number: int, asked: bool) -> None:
    """R27.15"""
    scenario = pilot().ships(FRONT, raiders=number).hand(TIGH, f"{PLANNING} 3").rolls(1)

    play = act(scenario).answer("card:best-of-the-best-6#0")

    assert play.asked == ([(TIGH, "before_roll")] if asked else [])


def test_helo_is_not_asked_about_a_die_that_would_lead_to_the_same() -> None:
    """R26.11"""
    scenario = pilot("helo").ships(FRONT, raiders=1).rolls(3)

    play = act(scenario).answer("card:best-of-the-best-6#0")

    assert play.over


# ── who wants to be asked ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("preset", "asked"), [("all", ["before_roll", "viper_attacked"]), ("usual", ["viper_attacked"]), ("few", [])]
)
def test_the_table_says_in_which_windows_people_are_asked_who_have_said_nothing(preset: str, asked: list[str]) -> None:
    play = raiders(dogfight(windows=preset).rolls(5))

    kinds = []
    while not play.over:
        kinds.append(play.ask.kind)
        play.answer()

    assert kinds == asked


@pytest.mark.parametrize("preset", PRESETS)
def test_whoever_says_something_is_asked_as_they_said(preset: str) -> None:
    scenario = dogfight(windows=preset).rolls(5)
    scenario.rules.order(TIGH, "ask:cylon-roll", on=True)
    scenario.rules.order(ROSLIN, "ask:viper-hit", on=False)

    play = raiders(scenario)
    assert play.asked == [(TIGH, "before_roll")]
    play.answer()

    assert play.over


def test_a_preset_replaces_what_was_said_before() -> None:
    scenario = dogfight().rolls(5)
    scenario.rules.order(TIGH, "preset:few", on=True)
    scenario.rules.order(TIGH, "preset:all", on=True)
    scenario.rules.order(ROSLIN, "preset:few", on=True)

    assert raiders(scenario).asked == [(TIGH, "before_roll")]


def test_before_a_roll_of_ours_is_another_kind_than_before_one_of_theirs() -> None:
    scenario = battle().ships(FRONT, basestars=1).hand(ROSLIN, f"{PLANNING} 3").rolls(4, 4)
    scenario.rules.order(ROSLIN, "ask:cylon-roll", on=False)

    assert activate(scenario, Activation.BASESTARS).over
    assert act(scenario, "opt:nuke", seat=TIGH).asked == [(ROSLIN, "before_roll")]


@pytest.mark.parametrize("order", ["ask:new-crisis", "ask:nonsense", "preset:nonsense", "nonsense", "ask:"])
def test_an_order_that_is_none_is_refused_and_changes_nothing(order: str) -> None:
    scenario = dogfight()  # nobody here has a sheet that speaks when a crisis is drawn

    with pytest.raises(Illegal, match=r"You can give: pass, evade, empty, wait, preset:usual, .*ask:viper-hit"):
        scenario.rules.order(TIGH, order, on=True)

    assert scenario.state.players[TIGH].orders == []
    assert scenario.state.players[TIGH].declined is None


# ── while a window is open ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("order", ["pass", "ask:cylon-roll", "preset:few"])
def test_an_order_not_to_be_asked_answers_the_open_window(order: str) -> None:
    play = raiders(dogfight().rolls(1))
    assert play.asked == [(TIGH, "before_roll")]

    gives(play, TIGH, order, not order.startswith("ask:"))

    assert play.over


@pytest.mark.parametrize(("order", "on"), [("evade", True), ("ask:viper-hit", False), ("ask:cylon-roll", True)])
def test_an_order_about_something_else_leaves_the_window_open(order: str, on: bool) -> None:
    play = gives(raiders(dogfight().rolls(1)), TIGH, order, on)

    assert play.asked == [(TIGH, "before_roll")]


def test_an_order_of_somebody_else_does_not_answer() -> None:
    play = gives(raiders(dogfight().rolls(1)), ROSLIN, "pass")

    assert play.asked == [(TIGH, "before_roll")]


def test_an_answer_that_was_given_outlives_an_order() -> None:
    scenario = dogfight().hand(ROSLIN, f"{PLANNING} 4").rolls(1)
    play = raiders(scenario).answer("card:strategic-planning-4#0", seat=ROSLIN)

    gives(play, ROSLIN, "pass").answer(seat=TIGH)

    assert play.state.players[ROSLIN].hand == []


def test_whoever_says_wait_comes_into_the_open_window() -> None:
    """*Wait!*, and plays there as if asked from the start"""
    scenario = dogfight().hand(ROSLIN, f"{PLANNING} 4").rolls(3)
    scenario.rules.order(ROSLIN, "ask:cylon-roll", on=False)
    play = raiders(scenario)
    assert play.asked == [(TIGH, "before_roll")]

    gives(play, ROSLIN, "wait")
    assert play.asked == [(TIGH, "before_roll"), (ROSLIN, "before_roll")]
    play.answer(seat=TIGH).answer("card:strategic-planning-4#0", seat=ROSLIN)

    assert hangar(play.state) == (7, 1, 0)
    assert play.state.players[ROSLIN].orders == []


def test_wait_opens_the_next_window_of_a_kind_that_was_declined_and_no_other() -> None:
    scenario = dogfight(windows="few").ships(FRONT, raiders=2, vipers=1).rolls(1, 1)
    scenario.rules.order(TIGH, "wait", on=True)

    play = raiders(scenario)
    assert play.asked == [(TIGH, "before_roll")]

    assert play.answer().over


def test_who_could_not_respond_by_what_everybody_knows_is_not_let_in_by_waiting() -> None:
    """R28.16"""
    play = gives(raiders(dogfight().rolls(1)), ROSLIN, "wait")

    assert play.asked == [(TIGH, "before_roll")]
    assert play.state.players[ROSLIN].orders == ["wait"]


def test_nobody_else_sees_who_came_in_or_left() -> None:
    """H46, H47"""
    worlds = []
    for order in ("wait", "evade"):
        scenario = dogfight().hand(ROSLIN, f"{PLANNING} 4").rolls(3)
        scenario.rules.order(ROSLIN, "ask:cylon-roll", on=False)
        worlds.append(gives(raiders(scenario), ROSLIN, order))

    for audience in (BOOMER, TIGH, TABLE):
        assert view(worlds[0].position, audience) == view(worlds[1].position, audience)


# ── attacks in a row ────────────────────────────────────────────────────────────────────────────────────────────────


def pilot(character: str = "boomer") -> Scenario:
    scenario = Scenario(character, "tigh", "roslin", set="exodus").piloting(0, FRONT)
    return scenario.hand(0, f"{BEST} 6", f"{FIREPOWER} 3")


@covers("Maximum Firepower")
def test_somebody_may_pass_for_all_attacks_of_maximum_firepower() -> None:
    """R13.22"""
    scenario = pilot().ships(FRONT, raiders=4).hand(TIGH, f"{PLANNING} 3").rolls(1, 1, 1, 1)
    play = act(scenario).answer("card:maximum-firepower-3#0").answer("ship:raider@front")
    assert play.asked == [(TIGH, "before_roll")]
    assert PASS_ALL in play.ask.options

    play.answer(PASS_ALL).answer("ship:raider@front")

    assert play.asked == [(BOOMER, "firepower")]
    assert play.answer("opt:done").state.players[TIGH].orders == []


@covers("Best of the Best")
def test_the_best_is_the_pilots_own_option_beside_the_attack() -> None:
    """R27.15: and so he is not asked again before each attack"""
    play = act(pilot().ships(FRONT, raiders=4).rolls(3))
    assert "card:best-of-the-best-6#0" in play.ask.options

    play.answer("card:best-of-the-best-6#0")

    assert sky(play.state)[FRONT]["raiders"] == 1
    assert act(pilot().ships(FRONT, raiders=4).rolls(3)).answer("ship:raider@front").over


@covers("Best of the Best", "Maximum Firepower")
def test_it_may_replace_an_attack_of_maximum_firepower() -> None:
    """R13.22, R27.15; that he has the card is his own business"""
    play = act(pilot().ships(FRONT, raiders=6).rolls(4)).answer("card:maximum-firepower-3#0")
    (waiting,) = view(play.position, TABLE)["questions"].waiting
    assert waiting.options == ()

    play.answer("card:best-of-the-best-6#0")

    assert play.asked == [(BOOMER, "firepower")]  # three attacks are left
    assert sky(play.state)[FRONT]["raiders"] == 2


def test_without_a_raider_the_best_is_no_option() -> None:
    play = act(pilot().ships(FRONT, basestars=1))

    assert "card:best-of-the-best-6#0" in play.ask.dimmed


# ── Secret Destiny ──────────────────────────────────────────────────────────────────────────────────────────────────


def crisis() -> Scenario:
    return Scenario("zarek", "tigh", "starbuck").crises("Riots", "Colonial Day")


def drawn(scenario: Scenario) -> Play:
    return scenario.run(lambda rules: rules.draw_crisis(0))


def test_the_table_waits_for_secret_destiny_no_longer_than_a_beat() -> None:
    """R8.3, D23"""
    play = drawn(crisis())
    assert play.asked == [(STARBUCK, "new_crisis")]

    play.running.take(Beat())

    assert play.ask.kind == "crisis_choice"
    assert not play.state.players[STARBUCK].once_used


def test_starbuck_may_say_that_she_is_not_to_be_asked() -> None:
    scenario = crisis()
    scenario.rules.order(STARBUCK, "ask:new-crisis", on=False)

    assert drawn(scenario).ask.kind == "crisis_choice"


def test_an_order_in_the_window_of_secret_destiny_keeps_the_crisis() -> None:
    play = gives(drawn(crisis()), STARBUCK, "pass")

    assert play.ask.kind == "crisis_choice"
    assert not play.state.players[STARBUCK].once_used


def test_a_result_above_the_die_says_that_it_is_the_most_there_is() -> None:
    """R10.6"""
    play = raiders(dogfight().rolls(7)).answer(PLANS)

    assert sum("rolls 7; with 2 added it would be more, but it is at most" in line for line in play.said) == 1

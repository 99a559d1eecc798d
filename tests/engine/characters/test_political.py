"""The political leaders: Laura Roslin, Gaius Baltar, Tom Zarek."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.helpers import adds, holds_total, table

ME, OTHER, THIRD = 0, 1, 2


def roslin() -> Scenario:
    return Scenario("roslin", "tigh", "starbuck")


def baltar() -> Scenario:
    return Scenario("baltar", "tigh", "roslin")


def zarek() -> Scenario:
    return Scenario("zarek", "tigh", "roslin")


def act(scenario: Scenario, option: str, seat: int = ME) -> Play:
    return scenario.run(lambda rules: rules.take_action(seat)).to("action").answer(option)


def offered(scenario: Scenario, seat: int = ME) -> tuple[str, ...]:
    return scenario.run(lambda rules: rules.take_action(seat)).to("action").ask.options


# ── Laura Roslin ────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Religious Visions", "Riots")
def test_roslin_chooses_one_of_two_crises_and_the_other_goes_to_the_bottom() -> None:
    """R8.1, R26.4, H28"""
    scenario = roslin().crises("Water Sabotaged", "Riots")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("crisis_card")
    assert (play.ask.seat, play.ask.shows) == (ME, "seat")
    play.answer("crisis:riots#1").finish()

    assert play.state.crisis.draw[0] == "water-sabotaged"
    assert play.state.crisis.discard == ["riots"]
    assert not any("Water Sabotaged" in line for line in play.said)


@covers("Religious Visions", "Secret Destiny")
def test_a_crisis_discarded_by_secret_destiny_lets_roslin_choose_again() -> None:
    """R8.3, R8.9"""
    scenario = roslin().crises("Riots", "Water Sabotaged", "Colonial Day", "Prison Labor")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).answer("crisis:riots#0").to("new_crisis").answer("opt:yes")
    assert play.ask.options == ("crisis:colonial-day#0", "crisis:prison-labor#1")
    play.answer("crisis:colonial-day#0").finish()

    assert play.state.crisis.discard == ["riots", "colonial-day"]


@covers("Terminal Illness", "Press Room")
def test_roslin_discards_two_cards_of_her_choice_to_activate_a_location() -> None:
    """R5.9, R4.3: before the effect."""
    scenario = roslin().at(ME, Place.PRESS_ROOM).hand(ME, "Repair 1", "Repair 2", "Launch Scout 1")

    play = act(scenario, "loc:press-room")
    assert (play.ask.kind, play.ask.sizes) == ("pay", (2,))
    play.answer("card:repair-1#0", "card:repair-2#0")

    assert len(play.rules.player(ME).hand) == 3
    assert play.state.skills["engineering"].discard == ["repair-1", "repair-2"]


def test_with_one_card_roslin_activates_nothing() -> None:
    """R26.5"""
    assert "loc:press-room" not in offered(roslin().at(ME, Place.PRESS_ROOM).hand(ME, "Repair 1"))


# ── Gaius Baltar ────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Delusional Intuition", "Riots")
def test_baltar_draws_a_card_of_any_type_after_he_drew_a_crisis() -> None:
    """R8.4, R26.6"""
    scenario = baltar().skill_deck("Maximum Firepower 5").crises("Riots")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("draw")
    assert play.state.dials["food"] == 8  # before the card is resolved
    play.answer("skill:piloting#0").finish()

    assert play.rules.player(ME).hand == ["maximum-firepower-5"]


def test_baltar_draws_nothing_for_other_peoples_crises() -> None:
    """R26.6"""
    scenario = baltar().turn_of(OTHER).crises("Riots")

    play = scenario.run(lambda rules: rules.draw_crisis(OTHER)).finish()

    assert play.rules.player(ME).hand == []


@covers("Secret Destiny", "Delusional Intuition")
def test_secret_destiny_comes_before_delusional_intuition() -> None:
    """R8.3: Baltar draws one card, for the crisis that counts."""
    scenario = Scenario("baltar", "tigh", "starbuck").crises("Riots", "Colonial Day")

    play = scenario.run(lambda rules: rules.draw_crisis(ME)).to("new_crisis", "draw")
    assert (play.ask.kind, play.ask.seat) == ("new_crisis", THIRD)
    play.answer("opt:yes").finish()

    assert len(play.rules.player(ME).hand) == 1


@covers("Cylon Detector")
def test_the_cylon_detector_shows_all_loyalty_cards_of_another_player() -> None:
    """R26.7"""
    scenario = baltar().loyalty(OTHER, "cylon-brig", "not-a-cylon")

    play = act(scenario, "opt:cylon-detector").to("look")
    assert play.ask.options == ("seat:1", "seat:2")
    play.answer("seat:1")

    (memo,) = play.rules.player(ME).memos
    assert memo.text.args["cards"] == ["loyalty:cylon-brig", "loyalty:not-a-cylon"]
    assert play.rules.player(ME).once_used


def test_the_cylon_detector_works_once_and_not_after_sabotage() -> None:
    """R26.2, R17.7"""
    scenario = baltar()
    scenario.rules.player(ME).once_used = True

    assert "opt:cylon-detector" not in offered(scenario)
    assert "opt:cylon-detector" not in offered(baltar().kept("Detector Sabotage"))


@covers("Coward")
def test_baltar_starts_with_two_loyalty_cards_and_the_deck_has_one_more() -> None:
    """R2.21, R2.22"""
    scenario = baltar()

    assert [len(player.loyalty) for player in scenario.state.players] == [2, 1, 1]
    assert len(scenario.state.loyalty) == 3


# ── Tom Zarek ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("change", "needed"), [("opt:-2", 3), ("opt:2", 7), ("opt:no", 5)])
@covers("Administration")
def test_zarek_may_change_the_difficulty_of_administration_by_two(change: str, needed: int) -> None:
    """R26.8: whoever activates it."""
    for total, president in ((needed, OTHER), (needed - 1, THIRD)):
        scenario = zarek().at(OTHER, Place.ADMINISTRATION).at(ME, Place.COMMAND)
        cards = holds_total(scenario, THIRD, total, ["politics", "leadership"])

        play = act(scenario, "loc:administration", OTHER).to("character").answer("seat:1").to("ability")
        assert play.ask.seat == ME
        adds(play.answer(change), THIRD, cards).finish()

        assert play.state.titles[Title.PRESIDENT] == president


@covers("Friends in Low Places", "Brig")
def test_zarek_may_help_himself_out_of_the_brig() -> None:
    """R26.8: 5 are enough instead of 7."""
    scenario = zarek().at(ME, Place.BRIG)
    cards = holds_total(scenario, THIRD, 5, ["politics", "tactics"])

    play = act(scenario, "loc:brig").to("ability").answer("opt:-2")
    adds(play, THIRD, cards).to("leave_brig").answer("loc:armory")

    assert play.rules.player(ME).place == Place.ARMORY


def test_zarek_has_no_say_in_the_admirals_quarters() -> None:
    scenario = zarek().at(OTHER, Place.RESEARCH_LAB).at(THIRD, Place.ADMIRALS_QUARTERS)
    scenario.hand(THIRD, "Repair 1", "Repair 2", "Repair 1")

    play = act(scenario, "loc:admirals-quarters", THIRD).to("character").answer("seat:1").to("ability", "contribute")

    assert play.ask.seat != ME


@pytest.mark.parametrize("resource", ["fuel", "food", "morale"])
@covers("Unconventional Tactics")
def test_zarek_trades_people_for_another_resource(resource: str) -> None:
    before = dict(zarek().state.dials)

    play = act(zarek(), "opt:unconventional-tactics").to("resource").answer(f"res:{resource}")

    assert play.state.dials == before | {"population": 11, resource: before[resource] + 1}  # type: ignore[index]
    assert play.rules.player(ME).once_used


def test_without_people_there_is_nothing_to_trade() -> None:
    """R26.9, R20.3"""
    assert "opt:unconventional-tactics" not in offered(zarek().dials(population=0))


@covers("Convicted Criminal")
def test_zarek_activates_no_location_with_somebody_else_in_it() -> None:
    """R5.9"""
    assert "loc:research-lab" in offered(zarek().at(ME, Place.RESEARCH_LAB))
    assert "loc:research-lab" not in offered(zarek().at(ME, Place.RESEARCH_LAB).at(OTHER, Place.RESEARCH_LAB))


def test_zarek_may_use_the_brig_whoever_else_is_in_it() -> None:
    """R5.9"""
    assert "loc:brig" in offered(zarek().at(ME, Place.BRIG).at(OTHER, Place.BRIG))


def test_zarek_can_trade_the_last_of_the_people() -> None:
    """R26.9: and the Cylons win by it"""
    scenario = table().dials(population=1)

    play = scenario.run(lambda rules: rules.take_action(0))

    assert "opt:unconventional-tactics" in play.ask.options

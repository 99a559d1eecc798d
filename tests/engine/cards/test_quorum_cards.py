"""The quorum cards, one by one (R25)."""

import pytest

from bsg.engine.cards.quorum import QUORUM
from bsg.engine.names import name_of
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Ship, Title, slug
from bsg.kernel import render
from tests.engine.covering import covers
from tests.engine.helpers import adds, holds_total
from tests.engine.space import BOOMER, FRONT, PORT_AFT, REAR, ROSLIN, TIGH, act, battle, sky


def plays(scenario: Scenario, card: str) -> Play:
    """Roslin, the President, plays this card, the only one in her hand."""
    return act(scenario.quorum(card), f"quorum:{slug(card)}#0", seat=ROSLIN)


def check_at(scenario: Scenario, place: Place, target: int, total: int) -> Play:
    """Boomer activates a location with a check against somebody, and the cards come to this total."""
    skills = ["leadership", "tactics"] if place == Place.ADMIRALS_QUARTERS else ["politics", "leadership"]
    cards = holds_total(scenario, ROSLIN, total, skills)
    play = act(scenario.at(BOOMER, place), f"loc:{place}")
    if play.ask.kind == "character":
        play.answer(f"seat:{target}")
    return adds(play, ROSLIN, cards).finish()


# ── Accept Prophecy ─────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Accept Prophecy")
def test_who_accepts_the_prophecy_draws_a_card_of_any_type_and_the_prophecy_stays() -> None:
    """R25.4"""
    play = plays(battle().skill_deck("Repair 2"), "Accept Prophecy").answer("skill:engineering#0")

    assert play.state.players[ROSLIN].hand == ["repair-2"]
    assert play.state.kept == ["quorum:accept-prophecy"]
    assert play.said[-1] == "Accept Prophecy stays in play."
    assert play.state.quorum.discard == []


@pytest.mark.parametrize(("total", "president"), [(6, ROSLIN), (7, TIGH)])
@covers("Accept Prophecy", "Administration")
def test_a_prophecy_protects_the_president_from_administration_once(total: int, president: int) -> None:
    """R7.11"""
    scenario = battle()
    plays(scenario, "Accept Prophecy").answer("skill:politics#0")

    play = check_at(scenario, Place.ADMINISTRATION, TIGH, total)

    assert play.state.titles[Title.PRESIDENT] == president
    assert (play.state.kept, play.state.quorum.discard) == ([], ["accept-prophecy"])


@pytest.mark.parametrize(("total", "place"), [(8, Place.PRESIDENTS_OFFICE), (9, Place.BRIG)])
@covers("Accept Prophecy", "Admiral's Quarters")
def test_a_prophecy_protects_the_president_from_the_admirals_quarters(total: int, place: Place) -> None:
    """R7.11"""
    scenario = battle()
    plays(scenario, "Accept Prophecy").answer("skill:politics#0")

    play = check_at(scenario, Place.ADMIRALS_QUARTERS, ROSLIN, total)

    assert play.state.players[ROSLIN].place == place
    assert play.state.kept == []


@covers("Accept Prophecy", "Admiral's Quarters")
def test_a_prophecy_does_not_care_for_others_in_the_admirals_quarters() -> None:
    """R7.11"""
    scenario = battle()
    plays(scenario, "Accept Prophecy").answer("skill:politics#0")

    play = check_at(scenario, Place.ADMIRALS_QUARTERS, TIGH, 7)

    assert play.state.players[TIGH].place == Place.BRIG
    assert play.state.kept == ["quorum:accept-prophecy"]


# ── Arrest Order ────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Arrest Order")
def test_an_arrest_order_sends_anybody_to_the_brig() -> None:
    """R22.13, R21.7"""
    play = plays(battle().piloting(BOOMER, FRONT).at(TIGH, Place.BRIG), "Arrest Order")
    assert set(play.ask.options) == {"seat:0", "seat:2"}  # R22.17: herself, too
    play.answer("seat:0")

    assert play.state.players[BOOMER].place == Place.BRIG
    assert play.state.reserves == {Ship.VIPER: 8}
    assert play.state.quorum.discard == ["arrest-order"]


# ── assignments ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["Assign Arbitrator", "Assign Mission Specialist", "Assign Vice President"])
@covers("{card}")
def test_an_assignment_brings_two_politics_cards_and_goes_to_another_player(card: str) -> None:
    """R25.4"""
    scenario = battle().skill_deck("Consolidate Power 1", "Consolidate Power 2")

    play = plays(scenario, card)
    assert set(play.ask.options) == {"seat:0", "seat:1"}
    play.answer("seat:1")

    assert play.state.players[ROSLIN].hand == ["consolidate-power-1", "consolidate-power-2"]
    assert [player.quorum for player in play.state.players] == [[], [slug(card)], []]
    assert play.state.quorum.discard == []


@pytest.mark.parametrize(("change", "total", "place"), [("opt:-3", 4, Place.BRIG), ("opt:3", 9, Place.COMMAND)])
@covers("Assign Arbitrator", "Admiral's Quarters")
def test_the_arbitrator_makes_an_accusation_easier_or_harder(change: str, total: int, place: Place) -> None:
    """R7.11"""
    scenario = battle()
    plays(scenario, "Assign Arbitrator").answer("seat:0")
    cards = holds_total(scenario, ROSLIN, total, ["leadership", "tactics"])

    play = act(scenario.at(BOOMER, Place.ADMIRALS_QUARTERS), "loc:admirals-quarters").answer("seat:1")
    play.to("ability")
    while play.ask.seat != BOOMER:  # Tigh's hatred is asked first
        play.answer("opt:no")
    adds(play.answer(change), ROSLIN, cards).finish()

    assert play.state.players[TIGH].place == place
    assert play.state.players[BOOMER].quorum == []
    assert play.state.quorum.discard == ["assign-arbitrator"]


@covers("Admiral's Quarters")
def test_an_arbitrator_who_keeps_quiet_keeps_the_card() -> None:
    """R7.11: may"""
    scenario = battle().assigned(BOOMER, "Assign Arbitrator")

    play = check_at(scenario, Place.ADMIRALS_QUARTERS, TIGH, 7)

    assert play.state.players[TIGH].place == Place.BRIG
    assert play.state.players[BOOMER].quorum == ["assign-arbitrator"]


@covers("Administration")
def test_the_arbitrator_has_no_say_in_administration() -> None:
    """R7.11"""
    play = act(battle().assigned(TIGH, "Assign Arbitrator").at(BOOMER, Place.ADMINISTRATION), "loc:administration")

    assert play.answer("seat:0").over  # nobody was asked anything


@covers("Assign Vice President", "Administration")
def test_nobody_but_the_vice_president_can_follow_the_president() -> None:
    """R5.5"""
    scenario = battle()
    plays(scenario, "Assign Vice President").answer("seat:1")

    play = check_at(scenario, Place.ADMINISTRATION, TIGH, 5)

    assert play.state.titles[Title.PRESIDENT] == TIGH


@covers("Administration")
def test_a_vice_president_who_is_president_bars_nobody() -> None:
    """R5.5"""
    scenario = battle().assigned(TIGH, "Assign Vice President").title(Title.PRESIDENT, TIGH)

    play = act(scenario.at(BOOMER, Place.ADMINISTRATION), "loc:administration")

    assert set(play.ask.options) == {"seat:0", "seat:1", "seat:2"}


@covers("Assign Vice President", "Administration")
def test_while_there_is_a_vice_president_nobody_else_is_proposed() -> None:
    """R5.5: Tigh is the only one, so that nobody is asked to choose"""
    scenario = battle().assigned(TIGH, "Assign Vice President")

    play = act(scenario.at(BOOMER, Place.ADMINISTRATION), "loc:administration")

    assert play.over, "nobody holds a card, so nothing is asked from here to the end of the check"


# ── Authorization of Brutal Force ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "population"), [(2, 11), (3, 12)])
@covers("Authorization of Brutal Force")
def test_brutal_force_destroys_three_raiders_wherever_they_are(roll: int, population: int) -> None:
    scenario = battle().ships(FRONT, raiders=2).ships(REAR, raiders=2).rolls(roll)

    play = plays(scenario, "Authorization of Brutal Force")
    play.answer("ship:raider@front").answer("ship:raider@rear").answer("ship:raider@front")

    assert sky(play.state) == {REAR: {"raiders": 1}}
    assert play.state.dials["population"] == population
    assert play.state.quorum.discard == ["authorization-of-brutal-force"]


@covers("Authorization of Brutal Force")
def test_brutal_force_destroys_fewer_raiders_if_there_are_fewer() -> None:
    play = plays(battle().ships(FRONT, raiders=2).rolls(8), "Authorization of Brutal Force").finish()

    assert sky(play.state) == {}


@covers("Authorization of Brutal Force")
def test_brutal_force_destroys_one_heavy_raider() -> None:
    scenario = battle().ships(FRONT, raiders=3, heavy_raiders=2, basestars=1).rolls(8)

    play = plays(scenario, "Authorization of Brutal Force")
    assert "ship:basestar@front#0" not in play.ask.options
    play.answer("ship:heavy-raider@front")

    assert sky(play.state) == {FRONT: {"raiders": 3, "heavy_raiders": 1, "basestars": 1}}


@covers("Authorization of Brutal Force")
def test_brutal_force_destroys_one_centurion() -> None:
    """R14.4"""
    scenario = battle().boarding(1, 3).ships(PORT_AFT, raiders=1).rolls(1)

    play = plays(scenario, "Authorization of Brutal Force").answer("ship:centurion@2")

    assert play.state.boarding == [1, 0, 0, 0]
    assert play.state.dials["population"] == 11
    assert sky(play.state) == {PORT_AFT: {"raiders": 1}}


# ── Encourage Mutiny ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "admiral", "morale"), [(2, TIGH, 9), (3, BOOMER, 10)])
@covers("Encourage Mutiny")
def test_a_mutiny_makes_an_admiral_or_costs_morale(roll: int, admiral: int, morale: int) -> None:
    play = plays(battle().rolls(roll), "Encourage Mutiny").finish()

    assert play.state.titles[Title.ADMIRAL] == admiral
    assert play.state.dials["morale"] == morale
    assert any(words.startswith(f"seat:0 rolls {roll}:") for words in play.said)
    assert play.state.quorum.discard == ["encourage-mutiny"]


def test_the_words_of_a_mutiny_say_who_rolls() -> None:
    words = render(QUORUM["encourage-mutiny"].effect.words(), lambda name: name_of(name) or name)

    assert "that character rolls a die; on 3 or more, that character becomes Admiral; otherwise, lose 1 morale" in words


def test_neither_the_admiral_nor_the_president_herself_nor_a_prisoner_mutinies() -> None:
    """R21.11"""
    play = act(battle().at(BOOMER, Place.BRIG).quorum("Encourage Mutiny"), seat=ROSLIN)

    assert "quorum:encourage-mutiny#0" not in play.ask.options


# ── speeches and rations ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "won"), [(5, 0), (6, 1), (8, 1)])
@pytest.mark.parametrize(("card", "resource"), [("Food Rationing", "food"), ("Inspirational Speech", "morale")])
@covers("{card}")
def test_a_success_wins_a_resource_and_uses_the_card_up(card: str, resource: str, roll: int, won: int) -> None:
    """R25.6"""
    scenario = battle().rolls(roll)
    before = scenario.state.dials[resource]

    play = plays(scenario, card)

    assert play.state.dials[resource] == before + won
    assert play.state.quorum_removed == [slug(card)] * won
    assert play.state.quorum.discard == [slug(card)] * (1 - won)
    assert (f"{card} is removed from the game." in play.said) == won
    assert any(words.startswith(f"seat:2 rolls {roll}:") for words in play.said)


# ── Presidential Pardon ─────────────────────────────────────────────────────────────────────────────────────────────


@covers("Presidential Pardon")
def test_a_pardoned_character_leaves_the_brig_for_any_safe_place_on_galactica() -> None:
    """R22.3"""
    play = plays(battle().at(TIGH, Place.BRIG), "Presidential Pardon")
    assert play.ask.kind == "pardon"
    assert not {"loc:brig", "loc:sickbay", "loc:press-room"} & set(play.ask.options)
    play.answer("loc:command")

    assert play.state.players[TIGH].place == Place.COMMAND
    assert play.state.quorum.discard == ["presidential-pardon"]


def test_the_president_does_not_pardon_herself() -> None:
    play = act(battle().at(ROSLIN, Place.BRIG).quorum("Presidential Pardon"), seat=ROSLIN)

    assert "quorum:presidential-pardon#0" not in play.ask.options


# ── Release Cylon Mugshots ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "morale"), [(3, 9), (4, 10)])
@covers("Release Cylon Mugshots")
def test_mugshots_show_the_president_a_loyalty_card(roll: int, morale: int) -> None:
    """R17.4, H15, H16"""
    scenario = battle().loyalty(BOOMER, "cylon-brig").rolls(roll)

    play = plays(scenario, "Release Cylon Mugshots")
    assert set(play.ask.options) == {"seat:0", "seat:1"}
    play.answer("seat:0")

    assert play.state.dials["morale"] == morale
    assert "loyalty:cylon-brig" in str(play.state.players[ROSLIN].memos)
    assert [player.memos for player in play.state.players[:2]] == [[], []]
    assert play.state.quorum.discard == ["release-cylon-mugshots"]


@covers("Release Cylon Mugshots")
def test_mugshots_show_nothing_of_a_cylon_player() -> None:
    """R25.9, R18.10: though he has another card, face down."""
    scenario = battle().rolls(8).cylon(BOOMER)
    scenario.rules.player(BOOMER).loyalty = [scenario.state.loyalty.pop()]

    play = plays(scenario, "Release Cylon Mugshots")

    assert play.over  # there is nobody but Tigh
    assert "seat:1" in str(play.state.players[ROSLIN].memos)


def test_no_mugshots_are_released_after_the_sabotage_of_the_detector() -> None:
    """R17.7"""
    play = act(battle().kept("Detector Sabotage").quorum("Release Cylon Mugshots"), seat=ROSLIN)

    assert "quorum:release-cylon-mugshots#0" not in play.ask.options

"""Cards and locations at the edges where breaking them went unnoticed."""

import pytest

from bsg.engine.rules import Base
from bsg.engine.rules.combat import ATTACKS, words_of
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Ship
from bsg.kernel import Flow, Illegal
from tests.engine.covering import covers
from tests.engine.helpers import adds, draw_crisis, holds_total, table
from tests.engine.reference import check_of
from tests.engine.space import BOOMER, FRONT, PORT_BOW, REAR, ROSLIN, TIGH, act, battle, hangar, sky

# ── the last one can still be spent ─────────────────────────────────────────────────────────────────────────────────


@covers("Crash Landing")
def test_the_last_fuel_can_be_paid_after_a_crash_landing() -> None:
    """R20.3"""
    play = draw_crisis(table().dials(fuel=1), "Crash Landing", "fail").to("choose")

    assert play.ask.options == ("opt:first", "opt:second")


@covers("Build Cylon Detector")
def test_the_last_nuke_can_be_spent_on_a_cylon_detector() -> None:
    """R8.18"""
    play = table().nukes(1).crisis("Build Cylon Detector").to("crisis_choice")
    assert play.ask.options == ("opt:0", "opt:1")
    play.answer("opt:0").finish()

    assert play.state.nukes == 0


@pytest.mark.parametrize("card", ["Icy Moon", "Tylium Planet"])
def test_the_last_raptor_can_be_risked(card: str) -> None:
    """R13.11"""
    scenario = battle().raptors(1).destinations(card, "Deep Space").rolls(8)
    play = scenario.run(lambda rules: rules.jump_fleet()).to("destination")
    play.answer(next(option for option in play.ask.options if card.split()[0].lower() in option)).to("choose")

    assert play.ask.options == ("opt:first", "opt:second")


@covers("Launch Scout")
def test_the_last_raptor_can_be_sent_out_to_scout() -> None:
    """R4.12"""
    scenario = battle().raptors(1).hand(BOOMER, "Launch Scout 1").rolls(1)

    play = act(scenario, "card:launch-scout-1#0").finish()

    assert play.state.raptors == 0


def test_zarek_can_trade_the_last_of_the_people() -> None:
    """R26.9: and the Cylons win by it"""
    scenario = table().dials(population=1)

    play = scenario.run(lambda rules: rules.take_action(0))

    assert "opt:unconventional-tactics" in play.ask.options


# ── exactly so many ─────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Jump Computer Failure")
def test_a_failed_jump_computer_takes_one_space() -> None:
    """R15.2"""
    play = draw_crisis(table().jump(3), "Jump Computer Failure", "fail").finish()

    assert play.state.jump == 2


@covers("Cylon Intruders")
def test_intruders_damage_galactica_once() -> None:
    scenario = battle().cylon(BOOMER).super_crisis(BOOMER, "Cylon Intruders")
    check = check_of("Cylon Intruders")
    cards = holds_total(scenario, ROSLIN, check["partial"] - 1, check["skills"])

    play = act(scenario.at(BOOMER, Place.CAPRICA), "loc:caprica").answer("super:cylon-intruders")
    adds(play, ROSLIN, cards).finish()

    assert len(play.state.damage) == 7
    assert play.state.boarding == [2, 0, 0, 0]


@covers("Human Fleet")
def test_the_human_fleet_damages_galactica_once() -> None:
    """R18.28"""
    scenario = battle().cylon(BOOMER).rolls(8)

    play = act(scenario.at(BOOMER, Place.HUMAN_FLEET), "loc:human-fleet").finish()

    assert len(play.state.damage) == 7


@covers("Ragnar Anchorage")
def test_at_ragnar_nobody_brings_back_four_vipers() -> None:
    """R16.9"""
    scenario = battle().vipers(damaged=4, destroyed=4).destinations("Ragnar Anchorage", "Deep Space")
    play = scenario.run(lambda rules: rules.jump_fleet()).to("destination")
    play.answer(next(option for option in play.ask.options if "ragnar" in option)).to("rearm")

    assert max(play.ask.sizes) == 3
    with pytest.raises(Illegal):
        play.answer(*play.ask.options[:4])


@covers("Declare Emergency")
def test_an_emergency_is_worth_two() -> None:
    """R7.39"""
    scenario = table(quick=True)
    cards = holds_total(
        scenario, ROSLIN, check_of("Prisoner Revolt")["value"] - 1, check_of("Prisoner Revolt")["skills"]
    )
    scenario.hand(TIGH, "Declare Emergency 3")

    play = adds(scenario.crisis("Prisoner Revolt"), ROSLIN, cards).to("after_total")
    play.answer("card:declare-emergency-3#0")

    assert any(f"the difficulty is now {check_of('Prisoner Revolt')['value'] - 2}" in line for line in play.said)


# ── who may, and who may not ────────────────────────────────────────────────────────────────────────────────────────


@covers("Assign Vice President", "Administration")
def test_while_there_is_a_vice_president_nobody_else_is_proposed() -> None:
    """R5.5: Tigh is the only one, so that nobody is asked to choose"""
    scenario = battle().assigned(TIGH, "Assign Vice President")

    play = act(scenario.at(BOOMER, Place.ADMINISTRATION), "loc:administration")

    assert play.over, "nobody holds a card, so nothing is asked from here to the end of the check"


@covers("Resurrection Ship")
def test_nobody_has_to_exchange_a_super_crisis() -> None:
    """R18.29"""
    scenario = battle().cylon(BOOMER).super_crisis(BOOMER, "Inbound Nukes")
    scenario.rules.player(BOOMER).loyalty = []

    play = act(scenario.at(BOOMER, Place.RESURRECTION_SHIP), "loc:resurrection-ship").answer().finish()

    assert play.state.players[BOOMER].super_crises == ["inbound-nukes"]


def test_without_a_damaged_viper_there_is_nothing_to_repair_on_the_hangar_deck() -> None:
    """R27.9"""
    scenario = battle().hand(BOOMER, "Repair 1").at(BOOMER, Place.HANGAR_DECK)

    play = scenario.run(lambda rules: rules.take_action(BOOMER))

    assert "card:repair-1#0" not in play.ask.options


@pytest.mark.parametrize(("players", "asked"), [(4, True), (5, False), (6, True)])
def test_a_cylon_player_is_asked_about_the_sympathizer_where_there_is_one(players: int, asked: bool) -> None:
    """R19.12"""
    names = ("zarek", "tigh", "roslin", "apollo", "chief", "helo")
    scenario = Scenario(*names[:players]).cylon(0)

    def received(rules: Base) -> Flow[None]:
        yield from rules.sympathizer_among({0: ["not-a-cylon"]})

    play = scenario.run(received)

    assert (not play.over and play.ask.kind == "sympathizer") == asked


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Heavy Assault")
def test_a_heavy_assault_begins_with_the_raiders_that_are_there() -> None:
    """R8.12 (1): they attack the viper beside them, before any basestar comes"""
    scenario = battle().ships(REAR, raiders=1, vipers=1).rolls(5, *[1] * 20)

    play = scenario.crisis("Heavy Assault").finish()

    assert hangar(play.state)[1] == 1
    assert sky(play.state)[FRONT]["basestars"] == 1


@covers("Besieged")
def test_raiders_that_besieged_could_not_place_do_not_act() -> None:
    """R8.12 (3), R8.16: all sixteen are on the board already, and have acted once"""
    scenario = battle().ships(PORT_BOW, raiders=16).rolls(*[1] * 40)

    play = scenario.crisis("Besieged").finish()

    assert sum("attacks" in line or "rolls" in line for line in play.said) == 16


@pytest.mark.parametrize(
    ("attacker", "ship", "words"),
    [
        ("viper", "raider", "3 or more destroys it"),
        ("viper", "heavy-raider", "7 or more destroys it"),
        ("viper", "basestar", "8 damages it"),
        ("galactica", "raider", "3 or more destroys it"),
        ("galactica", "heavy-raider", "7 or more destroys it"),
        ("galactica", "basestar", "5 or more damages it"),
    ],
)
def test_before_an_attack_everybody_is_told_the_odds(attacker: str, ship: str, words: str) -> None:
    """R12.a"""
    assert str(words_of(ATTACKS[attacker, Ship(ship)])) == words

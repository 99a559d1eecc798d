"""R12: the attack table, damage to basestars, damage to Galactica in battle."""

import pytest

from bsg.engine import BSG
from bsg.engine.names import name_of
from bsg.engine.rules.combat import ATTACKS, BASESTAR_TOKENS, words_of
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Activation, Place, Ship, Title
from bsg.kernel import TABLE, Text, render, text
from tests.engine.covering import covers
from tests.engine.reference import reference
from tests.engine.space import (
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    TIGH,
    act,
    activate,
    battle,
    hangar,
    jump,
    raiders,
    sky,
)

CRITICAL, HANGAR, WEAPONS, STRUCTURAL = BASESTAR_TOKENS
SPACE_TARGETS = ("raider", "heavy_raider", "basestar")


def printed(attacker: str, target: str) -> dict[str, range]:
    """What the attack table of the catalogue says: on which results a target is damaged or destroyed."""
    (row,) = (
        row
        for row in reference("combat")["attack_table"]
        if (row["attacker"], row["target"]) == (attacker, target) and "variant" not in row
    )
    results = {}
    for result in ("damaged", "destroyed"):
        low, _, high = str(row.get(result, "9")).partition("-")
        results[result] = range(int(low), int(high or low) + 1)
    return results


def draws_basestar_tokens(scenario: Scenario, *tokens: str) -> Scenario:
    """These tokens are drawn next for basestars."""
    pool = list(scenario.state.basestar_tokens)
    for token in tokens:
        scenario.loads("basestar", pool.index(token))
        pool.remove(token)
    return scenario


# ── the attack table ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("roll", range(1, 9))
@pytest.mark.parametrize("target", SPACE_TARGETS)
def test_a_viper_hits_as_the_attack_table_says(target: str, roll: int) -> None:
    """R12.a"""
    scenario = battle().ships(FRONT, raiders=1, heavy_raiders=1, basestars=1).piloting(BOOMER, FRONT).rolls(roll)
    before = sky(scenario.state)[FRONT]

    play = act(scenario, f"ship:{target.replace('_', '-')}@front" + "#0" * (target == "basestar"))

    lost = {f"{target}s": 0} if roll in printed("viper", target)["destroyed"] else {}
    assert sky(play.state)[FRONT] == {kind: n for kind, n in (before | lost).items() if n}
    assert bool(play.state.areas[FRONT].basestars[0]) == (roll in printed("viper", target)["damaged"])


@pytest.mark.parametrize("roll", range(1, 9))
@pytest.mark.parametrize("target", SPACE_TARGETS)
@covers("Weapons Control")
def test_galacticas_guns_hit_as_the_attack_table_says(target: str, roll: int) -> None:
    """R12.a, R12.5"""
    scenario = battle().at(BOOMER, Place.WEAPONS_CONTROL).rolls(roll)
    scenario.ships(STARBOARD_AFT, raiders=1, heavy_raiders=1, basestars=1)
    before = sky(scenario.state)[STARBOARD_AFT]

    play = act(scenario, "loc:weapons-control")
    play.answer(f"ship:{target.replace('_', '-')}@starboard-aft" + "#0" * (target == "basestar"))

    lost = {f"{target}s": 0} if roll in printed("galactica", target)["destroyed"] else {}
    assert sky(play.state)[STARBOARD_AFT] == {kind: n for kind, n in (before | lost).items() if n}
    assert bool(play.state.areas[STARBOARD_AFT].basestars[0]) == (roll in printed("galactica", target)["damaged"])


@pytest.mark.parametrize("roll", range(1, 9))
@pytest.mark.parametrize("piloted", [False, True])
def test_a_raider_hits_a_viper_as_the_attack_table_says(piloted: bool, roll: int) -> None:
    """R12.a, R12.3, R13.6"""
    scenario = battle().ships(FRONT, raiders=1, vipers=0 if piloted else 1).rolls(roll)
    if piloted:
        scenario.piloting(BOOMER, FRONT)

    play = raiders(scenario)

    odds = printed("raider", "viper")
    damaged, destroyed = roll in odds["damaged"], roll in odds["destroyed"]
    assert hangar(play.state) == (7, int(damaged), int(destroyed))
    assert (sky(play.state)[FRONT] == {"raiders": 1}) == (damaged or destroyed)
    if piloted:
        assert play.state.players[BOOMER].place == (Place.SICKBAY if damaged or destroyed else FRONT)


@pytest.mark.parametrize("roll", range(1, 9))
@pytest.mark.parametrize("attacker", ["raider", "basestar"])
def test_cylon_ships_hit_galactica_as_the_attack_table_says(attacker: str, roll: int) -> None:
    """R12.a"""
    scenario = battle().ships(FRONT, **{f"{attacker}s": 1}).rolls(roll).damage_tokens("hangar-deck")

    play = activate(scenario, Activation(f"{attacker}s"))

    hit = roll in printed(attacker, "galactica")["damaged"]
    assert play.state.damaged == ([Place.HANGAR_DECK] if hit else [])


def test_the_current_player_rolls_for_cylon_ships() -> None:
    """R10.1"""
    scenario = battle().turn_of(TIGH).ships(FRONT, raiders=1).rolls(1)

    play = raiders(scenario)

    assert "seat:1 rolls 1: a raider attacks Galactica; 8 damages it." in play.said


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


# ── modifiers ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "hit"), [(2, False), (3, True)])
@covers("Weapons Control")
def test_structural_damage_makes_a_basestar_easier_to_hit(roll: int, hit: bool) -> None:
    """R12.2"""
    scenario = battle().at(BOOMER, Place.WEAPONS_CONTROL).ships(REAR, basestars=1).basestar_damage(REAR, STRUCTURAL)
    draws_basestar_tokens(scenario.rolls(roll), HANGAR)

    play = act(scenario, "loc:weapons-control")

    assert play.state.areas[REAR].basestars == [[STRUCTURAL, HANGAR] if hit else [STRUCTURAL]]


@pytest.mark.parametrize(("roll", "left"), [(4, {"raiders": 1, "vipers": 1}), (5, {"vipers": 1})])
def test_in_an_ambush_unmanned_vipers_shoot_worse(roll: int, left: dict[str, int]) -> None:
    """R12.2"""
    scenario = battle().kept("Ambush").at(BOOMER, Place.COMMAND).ships(FRONT, raiders=1, vipers=1).rolls(roll)

    play = act(scenario, "loc:command").answer("ship:viper@front").answer("ship:raider@front")

    assert sky(play.state) == {FRONT: left}


@pytest.mark.parametrize("shooter", ["pilot", "galactica"])
def test_in_an_ambush_pilots_and_galactica_shoot_as_always(shooter: str) -> None:
    """R12.2"""
    scenario = battle().kept("Ambush").ships(FRONT, raiders=1).rolls(3)

    if shooter == "pilot":
        play = act(scenario.piloting(BOOMER, FRONT), "ship:raider@front")
    else:
        play = act(scenario.at(BOOMER, Place.WEAPONS_CONTROL), "loc:weapons-control")

    assert play.state.areas[FRONT].raiders == 0


# ── basestars ───────────────────────────────────────────────────────────────────────────────────────────────────────


def guns(scenario: Scenario) -> Scenario:
    return scenario.at(BOOMER, Place.WEAPONS_CONTROL).rolls(8)


@pytest.mark.parametrize(("tokens", "hits"), [((), 0), ((HANGAR,), 1), ((CRITICAL,), 2), ((HANGAR, WEAPONS), 2)])
def test_everybody_sees_how_much_damage_a_basestar_has(tokens: tuple[str, ...], hits: int) -> None:
    """R12.12: a critical hit counts as 2"""
    play = battle().ships(FRONT, basestars=1).basestar_damage(FRONT, *tokens).start()

    (front,) = (area for area in BSG.view(play.position, TABLE)["areas"] if area.area == FRONT)

    assert [basestar.hits for basestar in front.basestars] == [hits]


@pytest.mark.parametrize("token", BASESTAR_TOKENS)
def test_a_damaged_basestar_gets_a_token_from_the_pool(token: str) -> None:
    """R12.12"""
    scenario = draws_basestar_tokens(guns(battle().ships(REAR, basestars=1)), token)

    play = act(scenario, "loc:weapons-control")

    assert play.state.areas[REAR].basestars == [[token]]
    assert token not in play.state.basestar_tokens
    assert len(play.state.basestar_tokens) == 3


def test_a_critical_hit_counts_as_two() -> None:
    """R12.12"""
    scenario = guns(battle().ships(REAR, basestars=1).basestar_damage(REAR, WEAPONS))

    play = act(draws_basestar_tokens(scenario, CRITICAL), "loc:weapons-control")

    assert sky(play.state) == {}
    assert play.state.basestar_tokens == sorted(BASESTAR_TOKENS)


@pytest.mark.parametrize("tokens", [(CRITICAL,), (WEAPONS, STRUCTURAL)])
def test_the_third_damage_destroys_a_basestar_without_drawing_a_token(tokens: tuple[str, ...]) -> None:
    """R12.13, R12.16"""
    scenario = guns(battle().ships(REAR, basestars=1).basestar_damage(REAR, *tokens))

    play = act(scenario, "loc:weapons-control")

    assert sky(play.state) == {}
    assert play.state.basestar_tokens == sorted(BASESTAR_TOKENS)
    assert "basestar" not in play.state.dice.drawn


def test_a_second_damage_that_is_no_critical_hit_leaves_the_basestar_flying() -> None:
    """R12.12"""
    scenario = guns(battle().ships(REAR, basestars=1).basestar_damage(REAR, WEAPONS))

    play = act(draws_basestar_tokens(scenario, HANGAR), "loc:weapons-control")

    assert play.state.areas[REAR].basestars == [[WEAPONS, HANGAR]]
    assert play.state.basestar_tokens == sorted([CRITICAL, STRUCTURAL])


def test_of_two_basestars_in_one_area_the_attacker_chooses() -> None:
    """R12.19"""
    scenario = guns(battle().ships(REAR, basestars=2).basestar_damage(REAR, CRITICAL))

    play = act(draws_basestar_tokens(scenario, HANGAR), "loc:weapons-control")
    assert (play.ask.seat, play.ask.options) == (BOOMER, ("ship:basestar@rear#0", "ship:basestar@rear#1"))
    play.answer("ship:basestar@rear#1")

    assert play.state.areas[REAR].basestars == [[CRITICAL], [HANGAR]]


TOLD_APART = {
    "loc:weapons-control": "{}",  # Galactica's guns
    "opt:nuke": "{}",
    "card:maximum-firepower-3#0": "{}",
    "": "Attack: {}",  # the pilot's own viper
}


@pytest.mark.parametrize("action", TOLD_APART)
def test_two_basestars_in_one_area_are_told_apart_by_their_damage(action: str) -> None:
    """R12.19: damage tokens lie face up, and one of the two may be a shot away from the end"""
    scenario = battle().title(Title.ADMIRAL, BOOMER).hand(BOOMER, "Maximum Firepower 3")
    scenario.ships(FRONT, basestars=2).basestar_damage(FRONT, WEAPONS, HANGAR)
    scenario = guns(scenario) if action.startswith("loc:") else scenario.piloting(BOOMER, FRONT)

    play = act(scenario, *([action] if action else []))

    words = said(play)
    assert words["ship:basestar@front#0"] == TOLD_APART[action].format(
        "basestar in front of Galactica (Disabled Weapons, Disabled Hangar)"
    )
    assert words["ship:basestar@front#1"] == TOLD_APART[action].format("basestar in front of Galactica")


def test_two_basestars_in_one_area_are_told_apart_by_an_unmanned_viper_too() -> None:
    """R12.19"""
    scenario = battle().ships(FRONT, basestars=2, vipers=1).basestar_damage(FRONT, CRITICAL)

    play = act(scenario.at(BOOMER, Place.COMMAND), "loc:command").answer("ship:viper@front")

    assert said(play)["ship:basestar@front#0"] == "Attack: basestar in front of Galactica (Critical Hit)"
    assert said(play)["ship:basestar@front#1"] == "Attack: basestar in front of Galactica"


def said(play: Play) -> dict[str, str]:
    """The open question's options as people read them."""

    def called(name: str) -> Text | str:
        return name_of(name) or name

    return {option: render(play.ask.labels.get(option, text("{n}", n=option)), called) for option in play.ask.options}


def test_damage_counts_even_when_no_token_is_left() -> None:
    """R12.20"""
    scenario = guns(battle().ships(FRONT, basestars=1).ships(REAR, basestars=1))
    scenario.impossible().state.basestar_tokens = []  # cannot come to pass with four tokens and two basestars

    play = act(scenario, "loc:weapons-control").answer("ship:basestar@rear#0")

    assert play.state.areas[REAR].basestars == [["damage"]]


def test_a_jump_brings_the_tokens_back_but_no_plain_markers() -> None:
    """R12.16, R12.20"""
    scenario = battle().ships(FRONT, basestars=1).basestar_damage(FRONT, WEAPONS)
    scenario.state.areas[FRONT].basestars[0].append("damage")

    play = jump(scenario.destinations("Barren Planet", "Barren Planet")).finish()

    assert play.state.basestar_tokens == sorted(BASESTAR_TOKENS)


# ── Galactica ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_is_in_a_location_that_is_hit_goes_to_sickbay() -> None:
    """R12.8"""
    scenario = battle().at(TIGH, Place.COMMAND).at(ROSLIN, Place.COMMAND).ships(FRONT, basestars=1)

    play = activate(scenario.rolls(8).damage_tokens("command"), Activation.BASESTARS)

    assert [player.place for player in play.state.players] == [Place.ARMORY, Place.SICKBAY, Place.SICKBAY]
    assert play.state.damaged == [Place.COMMAND]


def test_two_hits_in_one_activation_draw_two_tokens() -> None:
    """R12.6, R12.7"""
    scenario = battle().ships(FRONT, basestars=1).ships(REAR, basestars=1).rolls(8, 8).damage_tokens("fuel", "food")

    play = activate(scenario, Activation.BASESTARS)

    assert (play.state.dials["fuel"], play.state.dials["food"]) == (7, 7)
    assert len(play.state.damage) == 6


@covers("Riots 2")
def test_the_sixth_damaged_location_loses_the_game_in_the_middle_of_an_activation() -> None:
    """R12.10, R30.3"""
    five = ("ftl-control", "weapons-control", "command", "admirals-quarters", "hangar-deck")
    scenario = battle().damaged(*map(Place, five)).ships(FRONT, basestars=1).ships(REAR, basestars=1)
    scenario.rolls(4, 4).damage_tokens("armory").crises("Riots 2")

    play = scenario.start().finish()

    assert play.state.winner == "cylons"
    assert play.state.dice.loaded["roll"] == [3]  # the second basestar does not fire any more
    assert play.state.jump == 0


# ── effects that are no attacks ─────────────────────────────────────────────────────────────────────────────────────


def test_damage_without_an_attack_needs_no_roll_and_cannot_be_evaded() -> None:
    """R12.4, R13.7, R13.8"""
    scenario = battle().hand(ROSLIN, "Evasive Maneuvers 1").ships(PORT_AFT, vipers=1).ships(PORT_BOW, vipers=1)

    play = scenario.run(lambda rules: rules.damage_space_vipers(1))
    assert (play.ask.seat, play.ask.options) == (BOOMER, ("ship:viper@port-aft", "ship:viper@port-bow"))
    play.answer("ship:viper@port-bow")

    assert play.over
    assert sky(play.state) == {PORT_AFT: {"vipers": 1}}
    assert hangar(play.state) == (6, 1, 0)

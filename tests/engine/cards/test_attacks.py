"""R8.b: the Cylon attack cards, held against the catalogue by resolving them."""

from typing import Any

import pytest

from bsg.engine.effects import LOSES_CIVILIAN
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Activation, Place, Ship, slug
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
    STARBOARD_BOW,
    TIGH,
    Sky,
    act,
    activate,
    battle,
    hangar,
    jump,
    sky,
)

ATTACKS: dict[str, dict[str, Any]] = {
    card["name"]: card for card in reference("crisis_base") if card["kind"] == "attack"
}
KEPT = ("Ambush", "Cylon Swarm", "Jammed Assault", "Thirty-Three")
PLURAL = {"raider": "raiders", "heavy_raider": "heavy_raiders", "basestar": "basestars", "viper": "vipers"}
PLURAL["civilian"] = "civilians"


def printed(card: str) -> Sky:
    """The set-up as the catalogue has it."""
    setup = ATTACKS[card]["attack"]["setup"]
    return {
        Place(area.replace("_", "-")): {PLURAL[ship]: count for ship, count in ships.items()}
        for area, ships in setup.items()
    }


def with_more(there: Sky, area: Place, **ships: int) -> Sky:
    """The same sky, with ships that were there before."""
    here = dict(there.get(area, {}))
    return there | {area: here | {kind: here.get(kind, 0) + count for kind, count in ships.items()}}


def harmless(scenario: Scenario) -> Scenario:
    """All further rolls miss."""
    return scenario.rolls(*[1] * 10)


# ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_base_game_has_ten_attacks() -> None:
    assert len(ATTACKS) == 10


@pytest.mark.parametrize("card", ATTACKS)
@covers("{card}")
def test_an_attack_places_the_printed_ships_and_no_others(card: str) -> None:
    """R8.12 (2), R8.14"""
    play = harmless(battle()).crisis(card).finish()

    assert sky(play.state) == printed(card)
    vipers = sum(here.get("vipers", 0) for here in printed(card).values())
    damaged = 2 if card == "Tactical Strike" else 0
    assert hangar(play.state) == (8 - vipers - damaged, damaged, 0)
    assert (play.state.damaged, play.state.boarding) == ([], [0, 0, 0, 0])


@pytest.mark.parametrize("card", [name for name, c in ATTACKS.items() if c["attack"]["activate"] == "raiders"])
@covers("{card}")
def test_raiders_already_there_act_before_the_others_come(card: str) -> None:
    """R8.12 (1)"""
    scenario = battle().ships(STARBOARD_BOW, raiders=1).rolls(8).damage_tokens("command")

    play = harmless(scenario).crisis(card).finish()

    assert play.state.damaged == [Place.COMMAND]  # it saw no civilian ship, and acted once
    assert sky(play.state) == with_more(printed(card), STARBOARD_BOW, raiders=1)


@pytest.mark.parametrize("card", [name for name, c in ATTACKS.items() if c["attack"]["activate"] == "basestars"])
@covers("{card}")
def test_a_basestar_already_there_attacks_before_the_others_come(card: str) -> None:
    """R8.12 (1)"""
    scenario = battle().ships(PORT_BOW, basestars=1).rolls(8, 8).damage_tokens("command")

    play = scenario.crisis(card).finish()

    assert play.state.damaged == [Place.COMMAND]
    assert play.state.dice.loaded["roll"] == [7]
    assert sky(play.state) == with_more(printed(card), PORT_BOW, basestars=1)


@covers("Boarding Parties")
def test_heavy_raiders_already_there_board_before_the_others_come() -> None:
    """R8.12 (1)"""
    scenario = battle().ships(PORT_BOW, heavy_raiders=1).boarding(1)

    play = scenario.crisis("Boarding Parties").finish()

    assert play.state.boarding == [1, 1, 0, 0]
    assert sky(play.state) == printed("Boarding Parties")


@pytest.mark.parametrize("card", ATTACKS)
@covers("{card}")
def test_an_attack_has_no_jump_icon_and_no_icon_of_its_own(card: str) -> None:
    """R8.13"""
    play = harmless(battle().jump(2)).crisis(card).finish()

    assert play.state.jump == (1 if card == "Raiding Party" else 2)
    assert (f"crisis:{slug(card)}" in play.state.kept) == (card in KEPT)
    assert (play.state.crisis.discard == [slug(card)]) == (card not in KEPT)


@covers("Surrounded", "Caprica")
def test_an_attack_through_caprica_activates_too() -> None:
    """R8.13"""
    scenario = battle().cylon(BOOMER).at(BOOMER, Place.CAPRICA).ships(PORT_BOW, basestars=1)
    scenario.crises("Surrounded", "Riots").rolls(8).damage_tokens("command")

    play = act(scenario, "loc:caprica").answer("crisis:surrounded#0").finish()

    assert play.state.damaged == [Place.COMMAND]
    assert sky(play.state) == with_more(printed("Surrounded"), PORT_BOW, basestars=1)


# ── special rules ───────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Ambush", "Command")
def test_after_an_ambush_unmanned_vipers_shoot_worse_until_the_fleet_jumps() -> None:
    """R8.15"""
    scenario = battle().at(BOOMER, Place.COMMAND).destinations("Barren Planet")
    scenario.crisis("Ambush").finish()
    scenario.ships(PORT_AFT, raiders=1, vipers=2).rolls(4)

    play = act(scenario, "loc:command").answer("ship:viper@port-aft").answer("ship:raider@port-aft").finish()
    assert play.state.areas[PORT_AFT].raiders == 1

    jump(scenario).finish()
    assert scenario.state.kept == []
    assert scenario.state.crisis.discard == ["ambush"]


@covers("Besieged")
def test_a_raider_that_was_there_before_does_not_act_among_those_that_besiege() -> None:
    """Four attacks miss; a fifth would destroy a viper."""
    scenario = Scenario("adama", "roslin", "starbuck").ships(PORT_BOW, raiders=1, civilians=("empty",))

    play = scenario.rolls(1, 1, 1, 1, 8).crisis("Besieged").finish()

    assert play.state.destroyed_vipers == {}
    assert play.state.areas[PORT_BOW].raiders == 5


@covers("Besieged")
def test_besieging_raiders_act_at_once_and_only_those() -> None:
    """R8.12 (3)"""
    scenario = battle().ships(REAR, raiders=2).rolls(1, 1)  # those behind Galactica: at first, and at Galactica

    play = scenario.rolls(8, 5, 1, 1).crisis("Besieged").finish()

    there = printed("Besieged") | {PORT_BOW: {"raiders": 3}, FRONT: {"civilians": 1, "raiders": 1}}
    assert sky(play.state) == with_more(there, REAR, raiders=2)
    assert hangar(play.state) == (6, 1, 1)
    assert len(play.state.civilians_lost) == 1
    assert play.state.dice.loaded["roll"] == [0, 0]  # two shoot, one destroys the civilian ship, one flies on


@covers("Cylon Swarm")
def test_in_a_swarm_basestars_launch_more_until_the_fleet_jumps() -> None:
    """R8.15, R11.20"""
    scenario = battle().destinations("Barren Planet")
    scenario.crisis("Cylon Swarm").finish()

    play = activate(scenario, Activation.LAUNCH_RAIDERS)
    assert sky(play.state) == with_more(printed("Cylon Swarm"), FRONT, raiders=4)

    jump(scenario).finish()
    assert (scenario.state.kept, scenario.state.crisis.discard) == ([], ["cylon-swarm"])
    activate(scenario.ships(FRONT, basestars=1), Activation.LAUNCH_RAIDERS)
    assert sky(scenario.state) == {FRONT: {"basestars": 1, "raiders": 3}}


@covers("Heavy Assault")
def test_in_a_heavy_assault_every_basestar_fires_also_the_one_that_was_there() -> None:
    """R8.12 (3)"""
    scenario = battle().ships(REAR, basestars=1).rolls(8, 8).damage_tokens("command", "armory")

    play = scenario.crisis("Heavy Assault").to("shortage").answer("area:front").finish()

    assert play.state.damaged == [Place.COMMAND, Place.ARMORY]
    assert [place for place, area in play.state.areas.items() if area.basestars] == [FRONT, REAR]


@covers("Jammed Assault")
def test_jammed_communications_cannot_be_used_until_the_fleet_jumps() -> None:
    """R8.15"""
    scenario = harmless(battle()).at(BOOMER, Place.COMMUNICATIONS).destinations("Barren Planet")
    scenario.crisis("Jammed Assault").finish()
    assert "loc:communications" not in scenario.rules.action_options(BOOMER)

    jump(scenario).finish()

    assert (scenario.state.kept, scenario.state.crisis.discard) == ([], ["jammed-assault"])
    assert "loc:communications" in scenario.ships(REAR, civilians=("empty",)).rules.action_options(BOOMER)


@pytest.mark.parametrize(("start", "end"), [(4, 3), (0, 0)])
@covers("Raiding Party")
def test_a_raiding_party_delays_the_jump(start: int, end: int) -> None:
    """R8.12 (3), R15.1"""
    play = battle().jump(start).crisis("Raiding Party").finish()

    assert play.state.jump == end


@covers("Surrounded")
def test_the_current_player_panics_when_surrounded() -> None:
    """R8.12 (3)"""
    scenario = battle().hand(BOOMER, *["Repair 1"] * 4).hand(TIGH, "Repair 2")

    play = scenario.crisis("Surrounded").finish()

    assert [len(player.hand) for player in play.state.players] == [1, 1, 0]


@pytest.mark.parametrize(("destroyed", "left"), [(0, (4, 2, 0)), (5, (0, 1, 5)), (6, (0, 0, 6))])
@covers("Tactical Strike")
def test_a_tactical_strike_hits_the_vipers_left_in_the_reserves(destroyed: int, left: tuple[int, int, int]) -> None:
    """R8.12 (3): counted after the set-up"""
    play = battle().vipers(destroyed=destroyed).crisis("Tactical Strike").finish()

    assert hangar(play.state) == left
    assert play.state.areas[PORT_AFT].vipers == {Ship.VIPER: 2}


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


# ── Thirty-Three ────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Thirty-Three")
def test_the_pursuit_ends_when_raiders_destroy_a_civilian_ship() -> None:
    """R8.15"""
    scenario = battle()
    play = scenario.crisis("Thirty-Three").finish()
    assert scenario.state.kept == ["crisis:thirty-three"]
    assert play.said[-1] == "Thirty-Three stays in play."

    play = activate(scenario.ships(STARBOARD_AFT, raiders=1, civilians=("empty",)), Activation.RAIDERS)

    assert scenario.state.kept == []
    assert scenario.state.crisis.discard == ["thirty-three"]
    assert play.said[-1] == "Thirty-Three leaves play."


def test_the_pursuit_ends_when_a_civilian_ship_of_the_pile_is_destroyed() -> None:
    """R8.15"""
    scenario = battle().kept("Thirty-Three")

    scenario.resolve(LOSES_CIVILIAN)

    assert scenario.state.kept == []
    assert scenario.state.crisis.discard == ["thirty-three"]


@covers("title:admiral")
def test_the_pursuit_ends_when_a_basestar_is_destroyed() -> None:
    """R8.15"""
    scenario = battle().kept("Thirty-Three").ships(FRONT, basestars=1).rolls(3)

    act(scenario, "opt:nuke", seat=TIGH)

    assert scenario.state.kept == []
    assert scenario.state.crisis.discard == ["thirty-three"]


def test_the_pursuit_goes_on_when_other_ships_are_destroyed() -> None:
    """R8.15"""
    scenario = battle().kept("Thirty-Three").ships(FRONT, raiders=1).piloting(BOOMER, FRONT).rolls(3)

    act(scenario, "ship:raider@front")

    assert scenario.state.kept == ["crisis:thirty-three"]


@covers("Barren Planet")
def test_if_the_fleet_jumps_first_the_pursuit_is_shuffled_into_the_crisis_deck() -> None:
    """R8.15, J1"""
    scenario = battle().kept("Thirty-Three").kept("Ambush").destinations("Barren Planet")
    size, drawn = len(scenario.state.crisis.draw), scenario.state.dice.drawn["shuffle:crisis"]

    play = jump(scenario).finish()

    assert play.said[:3] == [
        "The fleet jumps.",
        "Thirty-Three is shuffled into the crisis deck.",
        "Ambush leaves play.",
    ]
    assert scenario.state.kept == []
    assert scenario.state.crisis.discard == ["ambush"]
    assert len(scenario.state.crisis.draw) == size + 1
    assert "thirty-three" in scenario.state.crisis.draw
    assert scenario.state.dice.drawn["shuffle:crisis"] == drawn + size


@covers("Asteroid Field")
def test_a_ship_lost_at_the_destination_comes_too_late_to_end_the_pursuit() -> None:
    """R8.15: J1 before J4"""
    scenario = battle().kept("Thirty-Three").destinations("Asteroid Field", "Asteroid Field")

    jump(scenario).finish()

    assert scenario.state.crisis.discard == []
    assert "thirty-three" in scenario.state.crisis.draw
    assert len(scenario.state.civilians_lost) == 1


def test_cards_that_stay_for_good_stay_when_the_fleet_jumps() -> None:
    """J1"""
    scenario = battle().kept("Detector Sabotage").destinations("Barren Planet")

    jump(scenario).finish()

    assert scenario.state.kept == ["crisis:detector-sabotage"]
    assert scenario.rules.may_be_looked_at(ROSLIN) == []

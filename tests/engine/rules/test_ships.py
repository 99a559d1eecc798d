"""R13: vipers, pilots, raptors, civilian ships; R4.20–R4.23: a pilot's moves; R15.8–R15.10: ships at a jump."""

import msgspec
import pytest

from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.effects import LOSES_CIVILIAN, LOSES_RAPTOR, places
from bsg.engine.invariants import broken
from bsg.engine.numbers import CIVILIAN_SHIPS
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Activation, Place, Resource, Ship
from bsg.kernel import MODERATOR, TABLE, Audience
from tests.engine.covering import covers
from tests.engine.space import (
    AREAS,
    BOOMER,
    FRONT,
    PORT_AFT,
    PORT_BOW,
    REAR,
    ROSLIN,
    STARBOARD_AFT,
    STARBOARD_BOW,
    TIGH,
    act,
    activate,
    battle,
    hangar,
    jump,
    sky,
)


def move(scenario: Scenario, *option: str) -> Play:
    """Boomer's movement."""
    play = scenario.run(lambda rules: rules.move(BOOMER))
    return play.answer(*option) if option else play


def seen_by(play: Play, audience: Audience) -> str:
    return msgspec.json.encode(view(play.position, audience)).decode()


# ── a pilot's moves ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("start", "ways"),
    [(FRONT, {PORT_BOW, STARBOARD_BOW}), (REAR, {STARBOARD_AFT, PORT_AFT}), (PORT_AFT, {REAR, PORT_BOW})],
)
def test_a_pilot_without_cards_flies_to_an_adjacent_area_and_nowhere_else(start: Place, ways: set[Place]) -> None:
    """R4.20, R0.9"""
    scenario = battle().piloting(BOOMER, start)
    end = min(ways)

    play = move(scenario)
    assert set(play.ask.options) == {"opt:stay", *(f"area:{area}" for area in ways)}
    play.answer(f"area:{end}")

    assert play.over
    assert sky(play.state) == {end: {"pilots": [BOOMER]}}
    assert hangar(play.state) == (7, 0, 0)


@pytest.mark.parametrize("place", [Place.COMMAND, Place.PRESS_ROOM])
def test_a_pilot_lands_on_either_ship_for_a_card_and_the_viper_returns_to_the_reserves(place: Place) -> None:
    """R4.20, R4.23"""
    scenario = battle().piloting(BOOMER, REAR).hand(BOOMER, "Repair 1", "Repair 2")

    play = move(scenario, f"loc:{place}").answer("card:repair-2#0")

    assert play.state.players[BOOMER].place == place
    assert play.state.players[BOOMER].hand == ["repair-1"]
    assert hangar(play.state) == (8, 0, 0)
    assert sky(play.state) == {}


def test_nobody_lands_in_a_hazardous_location() -> None:
    """R4.16, R4.20"""
    play = move(battle().piloting(BOOMER, REAR).hand(BOOMER, "Repair 1"))

    assert not {"loc:sickbay", "loc:brig"} & set(play.ask.options)


def test_a_pilot_does_not_land_as_an_action() -> None:
    """R4.21"""
    play = act(battle().piloting(BOOMER, REAR).hand(BOOMER, "Repair 1"))

    assert set(play.ask.options) == {"opt:nothing", "area:port-aft", "area:starboard-aft"}


@pytest.mark.parametrize("place", [Place.SICKBAY, Place.BRIG])
def test_a_pilot_who_is_sent_away_leaves_the_viper_in_the_reserves(place: Place) -> None:
    """R4.23, R22.8"""
    scenario = battle().piloting(BOOMER, REAR)

    scenario.rules.send(BOOMER, place)

    assert scenario.state.players[BOOMER].place == place
    assert hangar(scenario.state) == (8, 0, 0)


@covers("cylon-morale")
def test_a_pilot_who_is_revealed_as_a_cylon_leaves_the_viper_in_the_reserves() -> None:
    """R13.23, R18.2 (6)"""
    scenario = battle().piloting(BOOMER, REAR).loyalty(BOOMER, "cylon-morale")

    play = act(scenario, "loyalty:cylon-morale#0").answer("opt:yes").finish()

    assert play.state.players[BOOMER].place == Place.RESURRECTION_SHIP
    assert hangar(play.state) == (8, 0, 0)
    assert sky(play.state) == {}


# ── piloting ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pilots_action_moves_the_viper_or_attacks_with_it() -> None:
    """R13.2, R13.4"""
    scenario = battle().piloting(BOOMER, FRONT).ships(FRONT, raiders=2, basestars=1)

    play = act(scenario)
    options = {"area:port-bow", "area:starboard-bow", "ship:raider@front", "ship:basestar@front#0", "opt:nothing"}
    assert set(play.ask.options) == options
    play.answer("area:port-bow")

    assert sky(play.state) == {FRONT: {"raiders": 2, "basestars": 1}, PORT_BOW: {"pilots": [BOOMER]}}


def test_nobody_else_activates_the_viper_of_a_pilot() -> None:
    """R13.4"""
    scenario = battle().piloting(BOOMER, FRONT).at(TIGH, Place.COMMAND).vipers(destroyed=7)

    play = act(scenario, "loc:command", seat=TIGH)

    assert play.over
    assert sky(play.state) == {FRONT: {"pilots": [BOOMER]}}


def test_a_pilot_is_in_no_location() -> None:
    """R13.20: neither uses one nor is hurt in one"""
    scenario = battle().at(BOOMER, Place.ARMORY).boarding(1).piloting(BOOMER, FRONT).ships(REAR, basestars=1)
    assert "loc:armory" not in scenario.rules.action_options(BOOMER)

    play = activate(scenario.rolls(8).damage_tokens("armory"), Activation.BASESTARS)

    assert play.state.players[BOOMER].place == FRONT


def test_every_viper_is_in_exactly_one_place() -> None:
    """R13.1, T4.2"""
    scenario = battle().piloting(BOOMER, PORT_BOW).ships(PORT_BOW, raiders=4, vipers=2).vipers(damaged=1, destroyed=1)

    play = activate(scenario.rolls(5, 8, 4, 4), Activation.RAIDERS)

    assert hangar(play.state) == (3, 2, 2)
    assert sky(play.state) == {PORT_BOW: {"raiders": 4, "pilots": [BOOMER]}}
    assert broken(play.rules) == []


def test_a_pilot_does_not_launch_in_a_second_viper() -> None:
    """R13.10"""
    play = act(battle().at(BOOMER, Place.HANGAR_DECK).piloting(BOOMER, PORT_BOW))

    assert "loc:hangar-deck" not in play.ask.options


@covers("Riots 2")
def test_a_pilot_keeps_flying_from_turn_to_turn() -> None:
    """R13.21"""
    play = battle().piloting(BOOMER, REAR).crises("Riots 2").start()
    while play.state.turn == 1:
        play.answer(*play.ask.fallback)

    assert sky(play.state) == {REAR: {"pilots": [BOOMER]}}


def test_repaired_vipers_go_to_the_reserves() -> None:
    """R13.5"""
    scenario = battle().vipers(damaged=3)

    play = scenario.run(lambda rules: rules.repair_vipers(BOOMER, 2))

    assert hangar(play.state) == (7, 1, 0)


# ── raptors ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("raptors", "left"), [(4, 3), (1, 0), (0, 0)])
def test_a_raptor_is_destroyed_if_there_is_one(raptors: int, left: int) -> None:
    """R13.11"""
    play = battle().raptors(raptors).resolve(LOSES_RAPTOR)

    assert play.state.raptors == left


# ── civilian ships ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("face", CIVILIANS)
def test_a_destroyed_civilian_ship_is_turned_over_and_costs_what_it_shows(face: str) -> None:
    """R13.15, R1.4"""
    scenario = battle().ships(REAR, civilians=(face,), raiders=1)

    play = activate(scenario, Activation.RAIDERS)

    losses = {resource: before - play.state.dials[resource] for resource, before in battle().state.dials.items()}
    assert {resource: lost for resource, lost in losses.items() if lost} == CIVILIANS[face]
    assert play.state.civilians_lost == [face]
    assert len(play.state.civilian_pile) == 11


def test_a_ship_drawn_and_destroyed_comes_from_the_pile_first() -> None:
    """R13.16"""
    scenario = battle().ships(REAR, civilians=("population-2",))
    scenario.state.civilian_pile.append(scenario.state.civilian_pile.pop(scenario.state.civilian_pile.index("empty")))

    play = scenario.resolve(LOSES_CIVILIAN)

    assert play.state.civilians_lost == ["empty"]
    assert sky(play.state) == {REAR: {"civilians": 1}}
    assert len(play.state.civilian_pile) == 10


def test_when_the_pile_is_empty_the_current_player_chooses_a_ship_in_space() -> None:
    """R13.16, D49"""
    faces = [face for face, copies in CIVILIAN_SHIPS.items() for _ in range(copies)]
    scenario = battle().ships(REAR, civilians=tuple(faces[:6])).ships(FRONT, civilians=tuple(faces[6:])).turn_of(TIGH)

    play = scenario.resolve(LOSES_CIVILIAN)
    assert (play.ask.seat, len(play.ask.options)) == (TIGH, 12)
    play.answer("ship:civilian-G")

    assert play.state.civilians_lost == [faces[6]]
    assert sky(play.state) == {REAR: {"civilians": 6}, FRONT: {"civilians": 5}}


def test_when_no_civilian_ship_is_left_none_is_destroyed() -> None:
    """R13.16"""
    scenario = battle()
    scenario.state.civilians_lost, scenario.state.civilian_pile = scenario.state.civilian_pile, []

    play = scenario.resolve(LOSES_CIVILIAN)

    assert play.over
    assert play.state.dials[Resource.POPULATION] == 12


def test_civilian_ships_are_placed_from_the_shuffled_pile() -> None:
    """R13.13"""
    scenario = battle()
    pile = list(scenario.state.civilian_pile)

    play = scenario.resolve(places({REAR: {Ship.CIVILIAN: 2}, FRONT: {Ship.CIVILIAN: 1}}))

    placed = [civilian.face for area in (REAR, FRONT) for civilian in play.state.areas[area].civilians]
    assert placed == [pile[-1], pile[-2], pile[-3]]
    assert play.state.civilian_pile == pile[:-3]


@pytest.mark.parametrize("audience", [BOOMER, TIGH, ROSLIN, TABLE, MODERATOR])
def test_nobody_sees_the_face_of_a_civilian_ship_in_space_or_in_the_pile(audience: Audience) -> None:
    """R13.12, H32"""
    scenario = battle().ships(REAR, civilians=("population-1-fuel-1",)).at(BOOMER, Place.COMMUNICATIONS)

    seen = seen_by(act(scenario), audience)

    assert '"civilians":["A"]' in seen
    assert '"civilian_pile":11' in seen
    assert not [face for face in CIVILIANS if f"civilian:{face}" in seen or f'"{face}"' in seen]


@covers("Communications")
def test_only_who_looked_at_a_ship_remembers_its_face() -> None:
    """R13.17, H33, R28.23"""
    scenario = battle().ships(REAR, civilians=("population-1-fuel-1",)).at(BOOMER, Place.COMMUNICATIONS)

    play = act(scenario, "loc:communications")

    assert ["civilian:population-1-fuel-1" in seen_by(play, who) for who in (BOOMER, TIGH, ROSLIN, TABLE)] == [
        True,
        False,
        False,
        False,
    ]
    assert not [line for line in play.said if "fuel" in line]


@covers("Communications")
def test_a_civilian_ship_keeps_its_label_when_it_moves() -> None:
    """R13.12"""
    scenario = battle().ships(REAR, civilians=("empty", "population-2")).at(BOOMER, Place.COMMUNICATIONS)

    play = act(scenario, "loc:communications").answer("area:port-aft").answer("opt:stay")

    assert [(c.label, c.face) for c in play.state.areas[PORT_AFT].civilians] == [("A", "empty")]
    assert [(c.label, c.face) for c in play.state.areas[REAR].civilians] == [("B", "population-2")]


# ── the jump ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Barren Planet")
def test_a_jump_leaves_nothing_in_space() -> None:
    """R15.8, R15.9, R15.10"""
    scenario = battle().piloting(BOOMER, FRONT).boarding(2).destinations("Barren Planet", "Barren Planet")
    for area in AREAS:
        scenario.ships(area, raiders=2, vipers=1, civilians=("population-1",))
    scenario.ships(REAR, basestars=1, heavy_raiders=3).basestar_damage(REAR, "critical-hit")

    play = jump(scenario).finish()

    assert sky(play.state) == {}
    assert play.state.players[BOOMER].place == Place.HANGAR_DECK
    assert hangar(play.state) == (8, 0, 0)
    assert play.state.boarding == [0, 1, 0, 0]
    assert (len(play.state.civilian_pile), len(play.state.basestar_tokens)) == (12, 4)


@covers("Barren Planet")
def test_civilian_ships_are_shuffled_when_the_fleet_jumps() -> None:
    """R15.8, R13.12: nobody can follow a ship across a jump"""
    scenario = battle().ships(REAR, civilians=("population-2", "population-2")).destinations("Barren Planet")
    unshuffled = [*scenario.state.civilian_pile, "population-2", "population-2"]

    play = jump(scenario).finish()

    assert sorted(play.state.civilian_pile) == sorted(unshuffled)
    assert play.state.civilian_pile != unshuffled
    assert play.state.dice.drawn["shuffle:civilians"] == 11 + 11


@covers("Riots 2", "Barren Planet")
def test_the_damaged_and_destroyed_stay_so_when_the_fleet_jumps() -> None:
    """R15.8"""
    scenario = battle().jump(4).vipers(damaged=2, destroyed=1).piloting(BOOMER, FRONT)
    scenario.destinations("Barren Planet", "Barren Planet")

    play = scenario.crisis("Riots 2").finish()

    assert hangar(play.state) == (5, 2, 1)
    assert play.state.players[BOOMER].place == Place.HANGAR_DECK


def test_a_label_is_never_given_to_a_second_ship() -> None:
    """R13.12: what somebody has seen of ship A stays true of ship A"""
    scenario = battle().ships(REAR, civilians=("empty",))

    scenario.rules.clear_space()
    for question in scenario.rules.place_ships(Ship.CIVILIAN, {REAR: 2}):
        raise AssertionError(question)

    assert [civilian.label for civilian in scenario.state.areas[REAR].civilians] == ["B", "C"]

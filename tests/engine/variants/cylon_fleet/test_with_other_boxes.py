"""R36: the Cylon Fleet beside the other variants; what is counted, and what nobody may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bsg.bots.simulation import tables
from bsg.engine import BSG
from bsg.engine.facts import facts
from bsg.engine.invariants import broken
from bsg.engine.rules import Base
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE, CAG
from bsg.engine.vocabulary import Place, Ship
from bsg.kernel import MODERATOR, TABLE, Audience, Flow
from tests.engine.audiences import heard, who_can_tell
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, PORT_BOW, REAR, ROSLIN, STARBOARD_BOW, TIGH, act, sky
from tests.engine.variants.cylon_fleet.tables import far_sky, fleet_table, pursuit

WITH_GOALS = ("personal-goals", "cylon-fleet")
WITH_FIVE = ("final-five", "cylon-fleet")


# ── variant 1 ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_combinations_can_be_chosen() -> None:
    """R36.1"""
    for table in tables("exodus", "all-combinations"):
        assert BSG.check_options({**table, "players": 4})["variants"] == tuple(table["variants"])


def goal_offered(scenario: Any, goal: str) -> bool:
    scenario.loyalty(BOOMER, goal)
    return f"loyalty:{goal}#0" in act(scenario).ask.options


@pytest.mark.parametrize(("destroyed", "offered"), [(1, False), (2, True)])
def test_sacrifice_counts_damaged_mark_viis_but_not_the_vipers_in_the_box(destroyed: int, offered: bool) -> None:
    """R33.11, R36.3"""
    scenario = fleet_table(variants=WITH_GOALS).vipers(destroyed=destroyed)

    assert goal_offered(scenario, "goal-sacrifice") == offered


@pytest.mark.parametrize(("near", "offered"), [(9, False), (10, True)])
def test_stand_and_fight_counts_the_raiders_around_galactica_only(near: int, offered: bool) -> None:
    """R33.11, R36.3"""
    scenario = fleet_table(variants=WITH_GOALS).ships(FRONT, raiders=near).gathered(FRONT, raiders=10)

    assert goal_offered(scenario, "goal-stand-and-fight") == offered


def test_acquire_power_counts_the_cag() -> None:
    """R36.3"""
    one = fleet_table(variants=WITH_GOALS)
    two = fleet_table(variants=WITH_GOALS).title("president", BOOMER)

    assert (goal_offered(one, "goal-acquire-power"), goal_offered(two, "goal-acquire-power")) == (False, True)


@covers("Final Five: Ships Activated", "fleet:gathering")
def test_a_look_at_a_final_five_card_may_have_ships_gather() -> None:
    """R36.3, R34.11"""
    scenario = fleet_table(variants=WITH_FIVE).loyalty(TIGH, "final-five-ships-activated").pursuit(1).rolls(8, 7, 6)

    play = scenario.run(lambda rules: rules.look_at_loyalty(BOOMER, rules.none_but([TIGH])))
    play.answer("area:front").answer("area:rear")

    assert play.over
    assert far_sky(play.state) == {}  # the third advance was an Auto Attack
    assert sky(play.state) == {
        FRONT: {"raiders": 1, "basestars": 1, "civilians": 1},
        STARBOARD_BOW: {"heavy_raiders": 1},
        REAR: {"civilians": 1},
    }
    assert pursuit(play.state) == 0


# ── the read model ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_both_boards_are_counted_by_area_and_kind() -> None:
    scenario = fleet_table().ships(FRONT, raiders=2, vipers=1).gathered(REAR, raiders=4, basestars=1).repaired(3)
    scenario.rules.put(MARK_VII, FRONT)
    scenario.rules.launch(BOOMER, PORT_BOW, MARK_VII)

    rows = {(row["board"], row["area"], row["ship"]): row["count"] for row in facts(scenario.rules)["FleetShips"]}

    assert rows == {
        ("main", "front", "raider"): 2,
        ("main", "front", "viper"): 1,
        ("main", "front", MARK_VII): 1,
        ("main", "port-bow", MARK_VII): 1,
        ("main", "reserves", "viper"): 5,
        ("main", "reserves", MARK_VII): 1,
        ("main", "damaged", MARK_VII): 1,
        ("fleet", "fleet-rear", "raider"): 4,
        ("fleet", "fleet-rear", "basestar"): 1,
    }


# ── invariants ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_cannot_be_on_either_board_is_found() -> None:
    """T4.2, T4.3, T4.8, T4.11"""

    def after(change: Any) -> list[str]:
        scenario = fleet_table()
        change(scenario)
        return [wrong.partition(":")[0] for wrong in broken(scenario.rules)]

    def far(scenario: Any) -> Any:
        return scenario.state.cylon_fleet.areas[Place("fleet-front")]

    assert after(lambda s: None) == []
    assert after(lambda s: setattr(s.state.cylon_fleet, "pursuit", 4)) == ["pursuit_marker"]
    assert after(lambda s: setattr(far(s), "raiders", 21)) == ["cylon_ships"]
    assert after(lambda s: far(s).basestars.append(["critical-hit"]))[0] == "basestar_tokens"
    assert "only_cylon_ships_gather" in after(lambda s: far(s).basestars.append(["damage"]))
    assert "only_cylon_ships_gather" in after(lambda s: far(s).vipers.update({Ship.VIPER: 1}))
    assert after(lambda s: s.state.damaged_vipers.update({MARK_VII: 3})) == ["vipers"]
    assert after(lambda s: s.at(BOOMER, Place.BRIG).title(CAG, BOOMER)) == ["titles"]
    assert after(lambda s: s.state.titles.pop(CAG)) == ["titles"]


# ── what everybody sees ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_second_board_and_the_pursuit_are_public() -> None:
    """H52"""
    scenario = fleet_table().gathered(REAR, raiders=4, basestars=1).pursuit(2).flying_mark(BOOMER, FRONT)
    position = scenario.start().position

    seen = [msgspec.to_builtins(BSG.view(position, who)["fleet"]) for who in (TABLE, BOOMER, ROSLIN, MODERATOR)]

    assert all(fleet == seen[0] for fleet in seen)
    (rear,) = (area for area in seen[0]["areas"] if area["area"] == "fleet-rear")
    assert (rear["twin"], rear["die"], rear["raiders"], rear["basestars"]) == ("rear", (1,), 4, 1)
    assert seen[0]["pursuit"] == {"space": 2, "track": (0, 1, 0, 2, 0), "auto_attack": 4}
    assert (seen[0]["mark_vii"]["damaged"], seen[0]["mark_vii"]["pilots"]) == (3, [BOOMER])


def barrage(unseen: str) -> dict[Audience, list[bytes]]:
    """Roslin resolves the first of two tokens."""
    scenario = fleet_table().ships(FRONT, raiders=9).damage_tokens("fuel", unseen)
    scenario.cylon(ROSLIN).at(ROSLIN, BASESTAR_BRIDGE)

    def acts(rules: Base) -> Flow[None]:
        yield from rules.take_action(ROSLIN)

    orders = ("loc:basestar-bridge", "bridge:barrage bridge:chase", "token:fuel")
    return heard(scenario, acts, *orders)


@covers("bridge:barrage")
def test_the_token_not_chosen_on_the_bridge_is_seen_by_the_cylon_alone() -> None:
    """H34, R12.11"""
    assert who_can_tell(barrage("armory"), barrage("command")) == {ROSLIN}


def escorted(face: str) -> dict[Audience, list[bytes]]:
    scenario = fleet_table().ships(FRONT, civilians=(face,), vipers=1)

    def acts(rules: Base) -> Flow[None]:
        yield from rules.activate_vipers(BOOMER, 1)

    return heard(scenario, acts, "ship:viper@front", "ship:civilian-A")


def test_nobody_learns_what_an_escorted_ship_carries() -> None:
    """H32, R34.29"""
    assert who_can_tell(escorted("population-2"), escorted("empty")) == set()


# ── scenarios ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_scenario_refuses_what_cannot_gather() -> None:
    for wrong in (
        lambda s: s.gathered(FRONT, vipers=1),
        lambda s: s.gathered(FRONT, basestars=3),
        lambda s: s.pursuit(4),
        lambda s: s.repaired(5),
    ):
        with pytest.raises(ValueError, match=r"No vipers gather|cannot be|between 0 and 3"):
            wrong(fleet_table())

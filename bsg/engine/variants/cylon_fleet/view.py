"""The Cylon Fleet board as everybody sees it (H52), field by field from nothing."""

from __future__ import annotations

import msgspec

from bsg.engine.places import RING
from bsg.engine.variants.cylon_fleet.board import AREAS, AUTO_ATTACK, MARK_VII, PURSUIT
from bsg.engine.variants.cylon_fleet.rules import CylonFleet
from bsg.engine.vocabulary import AREA_NAMES, Place
from bsg.kernel import Audience, Text


class FleetAreaView(msgspec.Struct, frozen=True):
    """What gathers behind an area of the main board, its twin."""

    area: Place
    twin: Place
    name: Text
    die: tuple[int, ...]
    raiders: int
    heavy_raiders: int
    basestars: int


class PursuitView(msgspec.Struct, frozen=True):
    space: int
    track: tuple[int, ...]  # by space: how many civilian ships the CAG places there
    auto_attack: int


class MarkView(msgspec.Struct, frozen=True):
    """The Mark VIIs among the vipers that are counted elsewhere."""

    reserves: int
    damaged: int
    destroyed: int
    areas: dict[Place, int]  # unmanned
    pilots: list[int]  # who flies one


class FleetView(msgspec.Struct, frozen=True):
    areas: list[FleetAreaView]
    pursuit: PursuitView
    mark_vii: MarkView


class FleetSections(msgspec.Struct, frozen=True):
    fleet: FleetView


def fleet_view(rules: CylonFleet, audience: Audience) -> FleetSections:
    state, board = rules.state, rules.fleet.areas
    areas = [
        FleetAreaView(
            area=area.place,
            twin=area.twin,
            name=AREA_NAMES[area.place],
            die=area.die,
            raiders=board[area.place].raiders,
            heavy_raiders=board[area.place].heavy_raiders,
            basestars=len(board[area.place].basestars),
        )
        for area in AREAS
    ]
    marks = MarkView(
        reserves=state.reserves.get(MARK_VII, 0),
        damaged=state.damaged_vipers.get(MARK_VII, 0),
        destroyed=state.destroyed_vipers.get(MARK_VII, 0),
        areas={place: state.areas[place].vipers.get(MARK_VII, 0) for place in RING if place in state.areas},
        pilots=[seat for seat, player in enumerate(state.players) if player.viper == MARK_VII],
    )
    return FleetSections(FleetView(areas, PursuitView(rules.fleet.pursuit, PURSUIT, AUTO_ATTACK), marks))
